"""Puzzles of the card game: take as many cards as anybody could in so many turns."""

from __future__ import annotations

from collections.abc import Iterator

from clew.core.bits import count
from clew.core.chance import Chance, Fast
from clew.core.state import State
from clew.games import find
from clew.games.labyrinth_cards.rules import TAKE, TAKING, LabyrinthCards
from clew.puzzles.kind import Answer, Kind

__all__ = ["CardsKind", "kind"]

_LEAST = {1: 3, 2: 4}
"""By number of turns, how many cards there must be to take, so that it is worth looking for."""
_MOST_ANSWERS = {1: 2, 2: 4}
_PLACEMENTS = 40
"""With fewer places for a card, one sees the answer at a glance."""
_SKILL = 4
"""One turn of so many is played at random, the others for most cards."""


class CardsKind(Kind):
    """What the others hold and what the deck holds changes nothing: nobody else moves, and in two
    turns nothing is drawn, since the deck is used up. So an answer is right for whatever the solver
    cannot see."""

    game = find("labyrinth-cards")
    symbol = "🃏"
    levels = (1, 2)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:
        """All ways to take the most cards; none if the last turn adds nothing to the ones
        before."""
        assert isinstance(state, LabyrinthCards)
        most, found = self._most(state, seat, turns)
        if turns > 1 and self._most(state, seat, turns - 1)[0] >= most:
            return []
        return found

    def _most(self, state: LabyrinthCards, seat: int, turns: int) -> tuple[int, list[Answer]]:
        """The most cards there are to take, and all ways to take them."""
        most, found = 0, list[Answer]()
        for cards, answer, after in turns_of(state, seat):
            rest: list[Answer] = [[]]
            if turns > 1 and after.pending():
                after.seat = seat  # nobody else moves
                more, rest = self._most(after, seat, turns - 1)
                cards += more
            if cards > most:
                most, found = cards, []
            if cards == most:
                found += [answer + one for one in rest]
        return most, found

    def aim(self, state: State, seat: int, answer: Answer) -> int:  # noqa: ARG002
        return sum(
            count(action - TAKE - 63 * _placed(action)) for action in answer if action > TAKE
        )

    def reached(self, start: State, now: State, seat: int, aim: int) -> bool:
        assert isinstance(start, LabyrinthCards)
        assert isinstance(now, LabyrinthCards)
        return now.score(seat) - start.score(seat) >= aim

    def make(self, chance: Chance, turns: int) -> Iterator[State]:
        """Positions from games of two who mostly take what they can."""
        options = self.game.read_options({})
        while True:
            state = self.game.new(2, options, chance)
            while seat := state.acting():
                if self._is_time(state, turns) and self._good(state, seat, turns):
                    yield state.clone()
                    break
                play_turn(state, seat, chance)

    def _is_time(self, state: LabyrinthCards, turns: int) -> bool:
        """For two turns the deck must be used up, and all must hold two cards or almost."""
        if turns == 1:
            return state.deck_left() > 0 and state.laid >= 8
        return state.deck_left() == 0 and len(state.hand(state.seat)) == turns

    def _good(self, state: LabyrinthCards, seat: int, turns: int) -> bool:
        if len(state.legal(seat)) < _PLACEMENTS:
            return False
        found = self.answers(state, seat, turns)
        if not 0 < len(found) <= _MOST_ANSWERS[turns]:
            return False
        return self.aim(state, seat, found[0]) >= _LEAST[turns]


def _placed(action: int) -> int:
    return (action - TAKE - 1) // 63


def turns_of(state: LabyrinthCards, seat: int) -> Iterator[tuple[int, Answer, LabyrinthCards]]:
    """Every turn that a seat can play: how many cards it takes, its actions, the position then."""
    before = state.score(seat)
    for placing in state.legal(seat):
        after = state.clone()
        after.apply(seat, placing, Fast(1), None)
        if after.phase != TAKING:
            yield 0, [placing], after
            continue
        for taking in after.legal(seat):
            taken = after.clone()
            taken.apply(seat, taking, Fast(1), None)
            yield taken.score(seat) - before, [placing, taking], taken


def play_turn(state: LabyrinthCards, seat: int, chance: Chance) -> None:
    """Plays a turn that takes most, mostly."""
    turns = list(turns_of(state, seat))
    best = max(cards for cards, _, _ in turns)
    if chance.below(_SKILL):
        turns = [turn for turn in turns if turn[0] == best]
    for action in turns[chance.below(len(turns))][1]:
        state.apply(seat, action, chance, None)


kind = CardsKind()
