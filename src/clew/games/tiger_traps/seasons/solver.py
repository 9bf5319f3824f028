# Compiled by mypyc.
"""A season for two solved by counterfactual regret minimisation. Compiled.

Every pass plays the whole season for one of the two who learns: for each of its cells, and with how
likely the other plays so and has such cards, what every choice is worth. Vectors with a number for
each possible cell stand in one room, from `top` on: functions are handed where their own begin.

Three vectors go through the season: how likely the one that learns comes here by its own choices,
the same of the other, and back what it is worth to the one that learns, UNKNOWN where that was not
computed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.state import buffer
from clew.games.tiger_traps.seasons.hands import HANDS, TALLEST, chances, has
from clew.games.tiger_traps.seasons.plan import PLAYS, Plan, steps_up
from clew.games.tiger_traps.seasons.possible import Possible, possible_hands
from clew.games.tiger_traps.seasons.rows import UNKNOWN, Rows
from clew.games.tiger_traps.seasons.showing import Showing
from clew.games.tiger_traps.seasons.turning import Turning
from clew.games.tiger_traps.seasons.worths import Worths

__all__ = ["Solver", "room_for"]

_UNLIKELY: Final = 1e-6
"""What the other hardly ever does is taken to be worth nothing to anybody."""
_EVERY: Final = 3
"""After so many iterations everything is looked at, also what is never played."""


@final
class Solver:
    """One season after the other, in the same memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rows = Rows(plan)
        self._turning = Turning(plan, self.rows)
        self._worths = Worths([0.5] * 25)
        self._gems: vec[i64] = buffer(2)
        self._deals: vec[float] = vec[float]([0.0] * (2 * HANDS * HANDS))
        """How likely hands are: by the starter's and the other's, then the other way round."""
        self._possible: list[Possible] = [
            Possible(plan.cells(height)) for player in range(2) for height in range(1, TALLEST + 1)
        ]
        self._room: vec[float] = vec[float]([0.0] * room_for(plan))
        self._top: i64 = 0
        self._showing = Showing(self._turning, self._room, self._deals)
        self._learner: i64 = 0
        self._all: bool = True
        self.iterations: i64 = 0
        self.weight: float = 0.0
        """How much counted for the averages so far."""

    def begin(
        self,
        own: i64,
        other: i64,
        known: vec[i64],
        worths: Worths,
        base: Rows | None = None,
        part: float = 0.0,
    ) -> bool:
        """Begins a season with gems of the starter and of the other, and what is known of the
        cards of both, by worths. False if there is no such deal."""
        self._gems[0] = own
        self._gems[1] = other
        self._worths = worths
        self.iterations = 0
        self.weight = 0.0
        self.rows.begin(base, part)
        deal = chances(known)
        i: i64 = 0
        while i < HANDS * HANDS:
            self._deals[i] = deal[i]
            self._deals[HANDS * HANDS + i % HANDS * HANDS + i // HANDS] = deal[i]
            i += 1
        player: i64 = 0
        while player < 2:
            hands = possible_hands(deal, player)
            height: i64 = TALLEST
            higher: Possible | None = None
            while height > 0:
                cells = self._cells(player, height)
                cells.begin(hands, height >= self.plan.deepest, higher)
                higher = cells
                height -= 1
            player += 1
        return self._cells(0, 1).count > 0

    def _cells(self, player: i64, height: i64) -> Possible:
        return self._possible[TALLEST * player + height - 1]

    def iterate(self, quadratic: bool) -> float:
        """Both learn once. How likely the starter wins, as it seems now."""
        self.iterations += 1
        n: float = float(self.iterations)
        weight: float = n * n if quadratic else n
        self.weight += weight
        self._turning.weight = weight
        self._all = self.iterations <= 3 or self.iterations % _EVERY == 0
        self.rows.next()
        starter: float = self._choose(0)
        self.rows.next()
        other: float = self._choose(1)
        return (starter + 1.0 - other) / 2.0

    def best_answer(self, player: i64) -> float:
        """How likely a player wins who knows how the other plays on average, and gives the best
        answers."""
        self.rows.average = True
        self._all = True
        value: float = self._choose(player)
        self.rows.average = False
        return value

    def gap(self) -> float:
        """What best answers win against both averages, over what there is to win."""
        return self.best_answer(0) + self.best_answer(1) - 1.0

    # Vectors

    def _take(self, size: i64) -> i64:
        """Room for a vector."""
        first: i64 = self._top
        self._top += size
        assert self._top <= len(self._room)
        return first

    def _set(self, first: i64, size: i64, value: float) -> None:
        room = self._room
        i: i64 = first
        while i < first + size:
            room[i] = value
            i += 1

    def _sum(self, first: i64, size: i64) -> float:
        room = self._room
        total: float = 0.0
        i: i64 = first
        while i < first + size:
            total += room[i]
            i += 1
        return total

    def _is_tried(self, player: i64, reach: float) -> bool:
        """Whether a choice is played through that its player makes so likely in all."""
        if self.rows.average or (self._all and player == self._learner):
            return True
        return reach > 0.0 if player == self._learner else reach >= _UNLIKELY

    # First cards

    def _choose(self, learner: i64) -> float:
        """Both lay a first card; how likely the one that learns wins."""
        self._learner = learner
        self._turning.all = self._all
        self._showing.learner = learner
        self._top = 0
        own: i64 = self._first_cards(learner)
        other: i64 = self._first_cards(1 - learner)
        value: i64 = self._take(self._cells(learner, 1).count)
        self._build(0, own, other, value)
        return self._learn_to_choose(learner, value)

    def _first_cards(self, player: i64) -> i64:
        """How likely a player lays which first card."""
        cells = self._cells(player, 1)
        rows = self.rows
        node: i64 = self.plan.choosing(player)
        reach: i64 = self._take(cells.count)
        i: i64 = 0
        while i < cells.count:
            likely: float = 1.0
            if not (rows.average and player == self._learner):
                hand: i64 = cells.hand[i]
                place: i64 = rows.place(node, hand)
                row: i64 = self.plan.row[node] + hand
                likely = rows.data[rows.play(place, row, PLAYS, _in_hand(hand)) + cells.code[i]]
            self._room[reach + i] = likely
            i += 1
        return reach

    def _learn_to_choose(self, player: i64, value: i64) -> float:
        cells = self._cells(player, 1)
        rows = self.rows
        node: i64 = self.plan.choosing(player)
        worths: i64 = self._take(PLAYS)
        total: float = 0.0
        i: i64 = 0
        while i < cells.count:
            hand: i64 = cells.hand[i]
            self._set(worths, PLAYS, UNKNOWN)
            while i < cells.count and cells.hand[i] == hand:
                self._room[worths + cells.code[i]] = self._room[value + i]
                i += 1
            place: i64 = rows.place(node, hand)
            row: i64 = self.plan.row[node] + hand
            total += rows.learn(
                place, row, PLAYS, _in_hand(hand), self._room, worths, 1, self._turning.weight
            )
        return total

    # Building

    def _build(self, stage: i64, own: i64, other: i64, value: i64) -> None:
        """Somebody builds or makes the first bid."""
        learner: i64 = self._learner
        player: i64 = self.plan.builder(stage)
        mine = self._cells(learner, self.plan.height(stage, learner))
        if self._nobody_comes(stage, other, value):
            return
        top: i64 = self._top
        cells = self._cells(player, self.plan.height(stage, player))
        width: i64 = PLAYS + self.plan.top(stage) + 1
        reach: i64 = own if player == learner else other
        odds: i64 = self._strategies(self.plan.building(stage), player, cells, reach, width, 0)
        worths: i64 = self._take(width * mine.count)
        self._set(worths, width * mine.count, UNKNOWN)
        self._try_to_build(stage, own, other, odds, worths)
        part: i64 = self._take(cells.count)
        choice: i64 = PLAYS
        while choice < width:
            likely: float = self._part_of(cells.count, reach, odds, width, choice, part)
            if self._is_tried(player, likely):
                there: i64 = worths + choice * mine.count
                bid: i64 = choice - PLAYS + 1
                mine_part: i64 = part if player == learner else own
                other_part: i64 = other if player == learner else part
                if choice == width - 1:
                    self._turn(stage, player, bid, 0, mine_part, other_part, there)
                else:
                    self._bid(stage, 1 - player, bid, 0, mine_part, other_part, there)
            choice += 1
        self._finish(self.plan.building(stage), player, mine, width, own, worths, value)
        self._top = top

    def _nobody_comes(self, stage: i64, other: i64, value: i64) -> bool:
        """Whether the other hardly ever comes here; then nothing is worth anything here."""
        if self.rows.average:
            return False
        learner: i64 = self._learner
        theirs = self._cells(1 - learner, self.plan.height(stage, 1 - learner))
        if self._sum(other, theirs.count) >= _UNLIKELY:
            return False
        self._set(value, self._cells(learner, self.plan.height(stage, learner)).count, 0.0)
        return True

    def _strategies(
        self, node: i64, player: i64, cells: Possible, reach: i64, width: i64, legal: i64
    ) -> i64:
        """The strategies of all rows of a node; `legal` 0: those of a builder."""
        rows = self.rows
        room = self._room
        every: bool = self._all and player == self._learner
        odds: i64 = self._take(width * cells.count)
        self._set(odds, width * cells.count, 0.0)
        first: i64 = self.plan.row[node]
        bids: i64 = shl(1, width) - shl(1, PLAYS)
        i: i64 = 0
        while i < cells.count:
            if every or room[reach + i] > 0.0:
                row: i64 = cells.row[i]
                place: i64 = rows.place(node, row)
                may: i64 = legal if legal > 0 else bids | cells.plays[i]
                now: i64 = rows.play(place, first + row, width, may)
                choice: i64 = 0
                while choice < width:
                    room[odds + width * i + choice] = rows.data[now + choice]
                    choice += 1
            i += 1
        return odds

    def _part_of(
        self, count: i64, reach: i64, odds: i64, width: i64, choice: i64, part: i64
    ) -> float:
        """How likely a player comes on by one choice: by cells, and all together."""
        room = self._room
        total: float = 0.0
        i: i64 = 0
        while i < count:
            likely: float = room[reach + i] * room[odds + width * i + choice]
            room[part + i] = likely
            total += likely
            i += 1
        return total

    def _try_to_build(self, stage: i64, own: i64, other: i64, odds: i64, worths: i64) -> None:
        """Another card is laid, whichever: all see the same."""
        player: i64 = self.plan.builder(stage)
        learner: i64 = self._learner
        height: i64 = self.plan.height(stage, player)
        if height >= self.plan.deepest:
            return
        room = self._room
        cells = self._cells(player, height)
        higher = self._cells(player, height + 1)
        top: i64 = self._top
        width: i64 = PLAYS + self.plan.top(stage) + 1
        reach: i64 = own if player == learner else other
        part: i64 = self._take(higher.count)
        total: float = 0.0
        i: i64 = 0
        while i < cells.count:
            worth: i64 = 0
            while worth < PLAYS:
                if (cells.plays[i] >> worth) & 1:
                    likely: float = room[reach + i] * room[odds + width * i + worth]
                    room[part + cells.after[PLAYS * i + worth]] = likely
                    total += likely
                worth += 1
            i += 1
        if self._is_tried(player, total):
            if player != learner:
                self._build(stage + 1, own, part, worths)
            else:
                found: i64 = self._take(higher.count)
                self._build(stage + 1, part, other, found)
                i = 0
                while i < cells.count:
                    worth = 0
                    while worth < PLAYS:
                        if (cells.plays[i] >> worth) & 1:
                            there: i64 = cells.after[PLAYS * i + worth]
                            room[worths + worth * cells.count + i] = room[found + there]
                        worth += 1
                    i += 1
        self._top = top

    def _finish(
        self, node: i64, player: i64, mine: Possible, width: i64, own: i64, worths: i64, value: i64
    ) -> None:
        """What a node is worth to the one that learns, from the worths of its choices."""
        room = self._room
        rows = self.rows
        first: i64 = self.plan.row[node]
        bids: i64 = shl(1, width) - shl(1, PLAYS)
        builds: bool = node < self.plan.bidding(0, 0, 0, 0)
        i: i64 = 0
        while i < mine.count:
            reach: float = room[own + i]
            found: float = UNKNOWN
            if reach > 0.0 or self._all:
                if player == self._learner:
                    legal: i64 = bids | mine.plays[i] if builds else shl(1, width) - 1
                    row: i64 = mine.row[i]
                    found = rows.learn(
                        rows.place(node, row),
                        first + row,
                        width,
                        legal,
                        room,
                        worths + i,
                        mine.count,
                        self._turning.weight * reach,
                    )
                else:
                    found = 0.0
                    choice: i64 = 0
                    while choice < width:
                        part: float = room[worths + choice * mine.count + i]
                        if part > 0.0:
                            found += part
                        choice += 1
            room[value + i] = found
            i += 1

    # Bidding

    def _bid(
        self, stage: i64, player: i64, bid: i64, last: i64, own: i64, other: i64, value: i64
    ) -> None:
        """A player answers a bid, having bid `last` itself before."""
        learner: i64 = self._learner
        mine = self._cells(learner, self.plan.height(stage, learner))
        if self._nobody_comes(stage, other, value):
            return
        top: i64 = self._top
        highest: i64 = self.plan.top(stage)
        node: i64 = self.plan.bidding(stage, player, bid, last)
        cells = self._cells(player, self.plan.height(stage, player))
        width: i64 = 2 + min(highest, bid + steps_up(highest)) - bid
        reach: i64 = own if player == learner else other
        odds: i64 = self._strategies(node, player, cells, reach, width, shl(1, width) - 1)
        worths: i64 = self._take(width * mine.count)
        self._set(worths, width * mine.count, UNKNOWN)
        part: i64 = self._take(cells.count)
        choice: i64 = 0
        while choice < width:
            likely: float = self._part_of(cells.count, reach, odds, width, choice, part)
            if self._is_tried(player, likely):
                there: i64 = worths + choice * mine.count
                mine_part: i64 = part if player == learner else own
                other_part: i64 = other if player == learner else part
                if choice == 0:
                    self._turn(stage, 1 - player, bid, last, mine_part, other_part, there)
                elif choice == width - 1:
                    self._turn(stage, player, highest + 1, bid, mine_part, other_part, there)
                else:
                    self._bid(stage, 1 - player, bid + choice, bid, mine_part, other_part, there)
            choice += 1
        self._finish(node, player, mine, width, own, worths, value)
        self._top = top

    # Turning over

    def _turn(
        self, stage: i64, player: i64, bid: i64, last: i64, own: i64, other: i64, value: i64
    ) -> None:
        """A player turns over for a bid, the other's last one being `last`."""
        if self._nobody_comes(stage, other, value):
            return
        self._turning.begin(stage, player, bid, last, self._gems, self._worths)
        mine = self._cells(self._learner, self.plan.height(stage, self._learner))
        theirs = self._cells(1 - self._learner, self.plan.height(stage, 1 - self._learner))
        if player == self._learner:
            self._showing.learn(mine, theirs, own, other, value)
        else:
            self._showing.follow(mine, theirs, own, other, value)


def _in_hand(hand: i64) -> i64:
    """The cards of a hand that nobody has laid from yet, as a set of worths."""
    found: i64 = 1 if has(hand, 0) > 0 else 0
    if has(hand, 1) > 0:
        found |= 2
    if has(hand, 2) > 0:
        found |= 4
    return found


def room_for(plan: Plan) -> i64:
    """How much room the vectors of a season take at most, if all hands are possible: those of all
    stages that are built through, and of the longest auction."""
    room: i64 = PLAYS * (plan.cells(1).count + 1)
    longest: i64 = 0
    stage: i64 = 0
    while stage < plan.stages:
        most: i64 = max(
            plan.cells(plan.height(stage, 0)).count, plan.cells(plan.height(stage, 1)).count
        )
        top: i64 = plan.top(stage)
        higher: i64 = min(plan.height(stage, plan.builder(stage)) + 1, TALLEST)
        room += 2 * most * (PLAYS + top + 1) + 2 * max(most, plan.cells(higher).count)
        auction: i64 = 0
        bid: i64 = 1
        while bid <= top:
            width: i64 = 2 + min(top, bid + steps_up(top)) - bid
            auction += (2 * width + 1) * most
            bid += 1
        longest = max(longest, auction)
        stage += 1
    return room + longest
