# Compiled by mypyc.
"""A book of solved seasons: what to play in a position, if it is in there. Compiled.

Seasons without notes may have been solved twice: with stacks as high as those of seasons with notes
have them, and with higher ones. The latter are *deep*. Where somebody has built higher than seasons
with notes go, or may do so next, the deep season of these gems is asked, whatever is known.
"""

from __future__ import annotations

import zlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import has
from clew.core.errors import ClewError
from clew.games.tiger_traps.rules import (
    BID,
    BIDDING,
    BUILDING,
    CHOOSING,
    GIVE,
    PASS,
    REVEAL,
    REVEALING,
)
from clew.games.tiger_traps.seasons.hands import CODES, PREFIXES, Cells, in_stack
from clew.games.tiger_traps.seasons.moments import Moments
from clew.games.tiger_traps.seasons.pages import Page
from clew.games.tiger_traps.seasons.plan import PLAYS, Plan, steps_up
from clew.games.tiger_traps.seasons.situation import Situation
from clew.games.tiger_traps.seasons.worths import STATES

__all__ = ["ACTIONS", "Book"]

ACTIONS: Final = 32
_WORDS: Final = 6
_LAST_BID: Final = 13
_TWOS: Final = 2
_OTHERS: Final = 3
"""How far seasons are apart for each card that only one of them knows of. There are few cards that
match both traits, so that knowing of one says less that could not be guessed."""


@final
class Book:
    """Solved seasons, found by gems and by what everybody knows."""

    def __init__(self, deepest: i64, deeper: i64) -> None:
        self.plan = Plan(deepest)
        self._deeper: i64 = deeper
        self._deeper_plan: Plan | None = None
        self._packed: list[bytes] = []
        self._plans: list[Plan] = []
        self._pages: list[Page | None] = []
        self._known: list[vec[i64]] = []
        self._base: list[int] = [-1] * STATES
        self._deep: list[int] = [-1] * STATES
        self._others: list[list[int]] = [[] for state in range(STATES)]
        self._nearest: dict[int, int] = {}
        self._situation = Situation()
        self._season: i64 = -1
        """The season that is asked."""
        self._spare: i64 = -1
        """The one that is asked for what is not in there; -1: none."""

    def add(self, state: int, known: list[int], packed: bytes) -> None:
        """Adds a solved season, packed. Gems are those of the starter times five and of the other;
        `known` counts cards by worth, of the starter and then of the other."""
        if not any(known):
            self._base[state] = len(self._packed)
        else:
            self._others[state].append(len(self._packed))
        self._keep(self.plan, known, packed)

    def add_deep(self, state: int, packed: bytes) -> None:
        """Adds a deep season, packed."""
        plan = self._deeper_plan
        if plan is None:
            plan = Plan(self._deeper)
            self._deeper_plan = plan
        self._deep[state] = len(self._packed)
        self._keep(plan, [0] * 6, packed)

    def _keep(self, plan: Plan, known: list[int], packed: bytes) -> None:
        self._packed.append(packed)
        self._plans.append(plan)
        self._pages.append(None)
        self._known.append(vec[i64](known))
        self._nearest = {}

    def _page(self, number: i64) -> Page:
        page = self._pages[number]
        if page is None:
            try:
                page = Page(self._plans[number], zlib.decompress(self._packed[number]))
            except (ValueError, zlib.error) as error:
                raise ClewError(f"this book of seasons is damaged: {error}") from None
            self._pages[number] = page
            self._packed[number] = b""
        return page

    def nearest(self, state: i64, known: vec[i64]) -> i64:
        """The number of the season that is most like one, and in which nobody knows more; -1 if
        nothing is solved for these gems."""
        key: i64 = state
        far: i64 = 0
        i: i64 = 0
        while i < 6:
            key = 8 * key + known[i]
            far += known[i] * (_TWOS if i % 3 == 2 else _OTHERS)
            i += 1
        found = self._nearest.get(key)
        if found is not None:
            return found
        best: i64 = self._base[state]
        for number in self._others[state]:
            apart: i64 = _apart(self._known[number], known)
            if apart >= 0 and apart < far:
                far = apart
                best = number
        self._nearest[key] = best
        return best

    def odds(
        self, words: vec[i64], first: i64, mask: i64, noted: i64, out: vec[float], place: i64
    ) -> bool:
        """Writes how likely each of the 32 choices is for the seat that must choose, given its
        observation and the set of legal choices. `noted`: the cards that everybody knew of when
        the season began, ten bits a seat. False if nothing is known of such a position."""
        i: i64 = 0
        while i < ACTIONS:
            out[place + i] = 0.0
            i += 1
        if mask & (mask - 1) == 0:
            i = 0
            while i < ACTIONS:
                out[place + i] = 1.0 if has(mask, i) else 0.0
                i += 1
            return mask != 0
        now = self._situation
        if not now.read(words, first, noted):
            return False
        if not self._open(now):
            return False
        stack: i64 = words[first] >> 10 & 0x3FFFF
        if not self._ask(now, stack, out, place):
            return False
        return _scale(mask, out, place)

    def _open(self, now: Situation) -> bool:
        """Finds out which seasons are asked; False if there is none."""
        base: i64 = self._base[now.state]
        deep: i64 = self._deep[now.state]
        self._season = self.nearest(now.state, now.known)
        self._spare = base if deep < 0 else deep
        if deep >= 0 and (self._season == base or self._is_late(now)):
            self._season = deep
        if self._spare == self._season:
            self._spare = -1
        return self._season >= 0

    def _is_late(self, now: Situation) -> bool:
        """Whether a stack is higher than seasons with notes have them, or may become so now."""
        highest: i64 = max(now.heights[0], now.heights[1])
        lowest: i64 = min(now.heights[0], now.heights[1])
        deepest: i64 = self.plan.deepest
        return highest > deepest or (now.phase == BUILDING and lowest >= deepest)

    def odds_of_many(
        self,
        words: vec[i64],
        masks: vec[i64],
        noted: vec[i64],
        out: vec[float],
        known: vec[i64],
    ) -> None:
        """The same for as many games as there are masks; `known` says for which it is known."""
        game: i64 = 0
        games: i64 = len(masks)
        while game < games:
            found = self.odds(words, _WORDS * game, masks[game], noted[game], out, ACTIONS * game)
            known[game] = 1 if found else 0
            game += 1

    def _ask(self, now: Situation, stack: i64, out: vec[float], place: i64) -> bool:
        """Writes likelihoods that do not add up to one yet."""
        plan = self._plans[self._season]
        if now.phase == CHOOSING:
            node: i64 = plan.choosing(now.player)
            return self._write_cards(now, node, now.hand, stack, out, place, 0)
        own: i64 = now.heights[0]
        other: i64 = now.heights[1]
        stage: i64 = plan.stage(own, other) if now.player == 0 else plan.stage(other, own)
        if stage < 0:
            return False
        top: i64 = plan.top(stage)
        if now.phase == BUILDING:
            cell: i64 = plan.cells(own).number(now.hand, now.code)
            if now.player != plan.builder(stage):
                return False
            return self._write_cards(now, plan.building(stage), cell, stack, out, place, top)
        if now.phase == BIDDING:
            return self._write_bids(now, plan, stage, out, place)
        if now.phase == REVEALING:
            return self._write_turning(now, plan, stage, out, place)
        return False

    def _find(self, node: i64, row: i64) -> Page | None:
        """The season in which a row of a node was kept, that which is asked or the spare one."""
        found = self._page(self._season)
        if found.at(node, row) >= 0:
            return found
        if self._spare >= 0:
            found = self._page(self._spare)
            if found.at(node, row) >= 0:
                return found
        return None

    def _write_cards(
        self,
        now: Situation,
        node: i64,
        row: i64,
        stack: i64,
        out: vec[float],
        place: i64,
        top: i64,
    ) -> bool:
        """A card to lay; with a `top`, or a bid: the last stands for all that are out of reach."""
        page = self._find(node, row)
        if page is None:
            return False
        first: i64 = page.at(node, row)
        worth: i64 = 0
        while worth < PLAYS:
            likely: i64 = page.odds[first + worth]
            if likely > 0:
                now.spread(worth, float(likely), stack, out, place)
            worth += 1
        if top > 0:
            bid: i64 = 1
            while bid <= top + 1:
                likely = page.odds[first + PLAYS + bid - 1]
                out[place + BID + (bid if bid <= top else _LAST_BID)] = float(likely)
                bid += 1
        return True

    def _write_bids(
        self, now: Situation, plan: Plan, stage: i64, out: vec[float], place: i64
    ) -> bool:
        top: i64 = plan.top(stage)
        bid: i64 = now.bids[1]
        if bid > top:
            out[place + PASS] = 1.0
            return True
        own: i64 = _near(bid, now.bids[0], steps_up(top))
        node: i64 = plan.bidding(stage, now.player, bid, own)
        cell: i64 = plan.cells(now.heights[0]).number(now.hand, now.code)
        page = self._find(node, cell)
        if page is None:
            return False
        first: i64 = page.at(node, cell)
        last: i64 = plan.width[node] - 1
        out[place + PASS] = float(i64(page.odds[first]))
        step: i64 = 1
        while step < last:
            out[place + BID + bid + step] = float(i64(page.odds[first + step]))
            step += 1
        out[place + BID + _LAST_BID] = float(i64(page.odds[first + last]))
        return True

    def _write_turning(
        self, now: Situation, plan: Plan, stage: i64, out: vec[float], place: i64
    ) -> bool:
        if now.top > 0:
            out[place + REVEAL + now.seat] = 1.0
            return True
        top: i64 = plan.top(stage)
        bid: i64 = min(now.bids[0], top + 1)
        last: i64 = now.bids[1]
        if bid <= top:
            last = _near(bid, last, steps_up(top))
        node: i64 = plan.turning(stage, now.player, bid, min(last, top))
        if plan.row[node] < 0 or plan.width[node] == 0:
            return False
        moments = plan.moments(stage, now.player, bid)
        return self._add_orders(now, plan.cells(now.heights[0]), moments, node, out, place)

    def _add_orders(
        self,
        now: Situation,
        cells: Cells,
        moments: Moments,
        node: i64,
        out: vec[float],
        place: i64,
    ) -> bool:
        """In which order cards were turned over is not seen any more: all that are possible count
        alike."""
        other: i64 = 3 - now.seat
        known: bool = False
        own: i64 = 0
        while own < CODES[now.turned[0]]:
            code: i64 = now.code + own * CODES[now.heights[0] - now.turned[0]]
            cell: i64 = -1
            if _same(own, now.turned[0], now.beside, 0):
                cell = cells.number(now.hand, code)
            tops: i64 = PREFIXES[now.turned[1]]
            while cell >= 0 and tops < PREFIXES[now.turned[1] + 1]:
                if _same(tops - PREFIXES[now.turned[1]], now.turned[1], now.beside, 3):
                    number: i64 = moments.number(cell, code, now.turned[0], tops)
                    page = self._find(node, number)
                    if page is not None:
                        known = True
                        first: i64 = page.at(node, number)
                        out[place + REVEAL + now.seat] += float(i64(page.odds[first]))
                        out[place + REVEAL + other] += float(i64(page.odds[first + 1]))
                        out[place + GIVE + other] += float(i64(page.odds[first + 2]))
                tops += 1
            own += 1
        return known


def _apart(less: vec[i64], more: vec[i64]) -> i64:
    """How far two seasons are apart by what is known; -1 if the first knows something that the
    second does not."""
    apart: i64 = 0
    i: i64 = 0
    while i < 6:
        missing: i64 = more[i] - less[i]
        if missing < 0:
            return -1
        apart += missing * (_TWOS if i % 3 == 2 else _OTHERS)
        i += 1
    return apart


def _near(bid: i64, last: i64, steps: i64) -> i64:
    """A last bid, but not so far below another one that nobody would raise it like that."""
    return bid - steps if last > 0 and bid - last > steps else last


def _same(code: i64, height: i64, cards: vec[i64], first: i64) -> bool:
    """Whether a stack is made of just these cards."""
    worth: i64 = 0
    while worth < 3:
        if in_stack(code, height, worth) != cards[first + worth]:
            return False
        worth += 1
    return True


def _scale(mask: i64, out: vec[float], place: i64) -> bool:
    """Makes the likelihoods of legal choices add up to one, and all others nothing."""
    total: float = 0.0
    i: i64 = 0
    while i < ACTIONS:
        if (mask >> i) & 1 == 0:
            out[place + i] = 0.0
        total += out[place + i]
        i += 1
    if total <= 0.0:
        return False
    i = 0
    while i < ACTIONS:
        out[place + i] /= total
        i += 1
    return True
