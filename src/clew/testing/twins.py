"""Two machines, one game: the translated rules against the Python ones, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from clew.core.chance import Fast
from clew.core.game import Game
from clew.core.state import State, buffer
from clew.cpp.states import chance_words, rooms_of, words_of
from clew.cpp.twin import Rules, Twin
from clew.testing.walks import Variant, effort, seed_of

__all__ = ["same_rules"]

_MOST = 400
"""How many decisions of a game are compared; a long test plays ten times as many."""


def same_rules(game: Game[Any], variant: Variant, rules: Rules | None = None) -> None:
    """The translated rules play the same games, in every word of the position, chance included;
    they list, allow, refuse, show, sample and reward the same."""
    ours = rules or _rules(game)
    before = ours.faults()
    for number in range(2 * effort()):
        _Pair(game, variant, ours, number).play(_MOST * (10 if effort() > 1 else 1))
    assert ours.faults() == before, "the translated rules ran into what Python raises errors for"


@cache
def _rules(game: Game[Any]) -> Rules:
    return Rules(game)


class _Pair:
    """The same game on both sides."""

    def __init__(self, game: Game[Any], variant: Variant, rules: Rules, number: int) -> None:
        self.players = variant.players
        self.rules = rules
        kind = game.state
        self.observed = kind.WORDS
        self.actions = kind.ACTIONS
        self.choices = kind.CHOICES or kind.ACTIONS
        seed = int.from_bytes(seed_of(game.id, variant, "twins", number)[:12], "big")
        terms = game.terms(variant.players, game.read_options(variant.options))
        self.dice = Fast(seed + 1)
        self.by_pick = number % 2 == 1
        self.chance = Fast(seed)
        assert type(game).setup is not None
        self.state: State = type(game).setup(*terms, self.chance)  # type: ignore[misc]
        self.rooms = rooms_of(rules.made, [self.state])
        self.twin, self.other = Twin(rules, self.rooms), Twin(rules, self.rooms)
        self.twin.sow(seed)
        self.twin.deal(terms)

    def play(self, most: int) -> None:
        self._same("the deal", self.state, self.chance, self.twin)
        for number in range(most):
            seat = self.state.acting()
            assert (self.twin.pending(), self.twin.acting()) == (self.state.pending(), seat)
            situation = self.state.situation()
            assert 0 <= situation < self.state.SITUATIONS, f"situation {situation} is too high"
            assert self.twin.situation() == situation, "another situation"
            if number % 5 == 0:
                self._look(number)
            if seat == 0:
                break
            action = self._action(seat)
            self.state.apply(seat, action, self.chance, None)
            self.twin.apply(seat, action)
            self._same(f"move {number}, action {action}", self.state, self.chance, self.twin)
        assert self.twin.result(self.players) == self.state.result(), "another result"

    def _action(self, seat: int) -> int:
        """Draws an action on both sides and checks that they are the same."""
        if self.by_pick:
            action = self.state.pick(seat, self.chance)
            assert self.twin.pick(seat) == action, "pick gives another action"
            return int(action)
        legal = self.state.legal(seat)
        assert self.twin.legal(seat) == legal, "other legal actions"
        action = legal[self.chance.below(len(legal))]
        assert legal[self.twin.below(len(legal))] == action, "chance gives another number"
        return action

    def _look(self, number: int) -> None:
        for seat in range(self.players + 1):
            if self.observed:
                seen = buffer(self.observed)
                self.state.observe(seat, seen, 0)
                assert self.twin.observe(seat) == list(seen), f"seat {seat} sees something else"
            mask = buffer((self.choices + 63) // 64)
            self.state.allow(seat, mask, 0)
            assert self.twin.allow(seat) == list(mask), f"seat {seat} may do something else"
            for _ in range(4):
                action = self.dice.below(self.actions + 2) - 1
                refused = self.state.refusal(seat, action)
                assert self.twin.refusal(seat, action) == refused, f"{action} of seat {seat}"
        seat = self.state.acting()
        if seat:
            action = self.state.pick(seat, self.dice)
            choice = self.state.choice_of(seat, action)
            assert self.twin.choice_of(seat, action) == choice, "another choice"
            for tried in (choice, self.dice.below(self.choices)):
                meant = self.state.action_of(seat, tried)
                assert self.twin.action_of(seat, tried) == meant, "another action"
        if number % 10 == 0:
            self._sample(self.dice.below(self.players + 1))

    def _sample(self, seat: int) -> None:
        chance = Fast(self.dice.word())
        self.twin.clone_to(self.other)
        self._same("a clone", self.state.clone(), None, self.other)
        seed = self.dice.word()
        chance = Fast(seed)
        self.other.sow(seed)
        self.twin.sample_to(self.other, seat)
        world = self.state.sample(seat, chance)
        self._same(f"a sample for seat {seat}", world, chance, self.other)

    def _same(self, what: str, state: State, chance: Fast | None, twin: Twin) -> None:
        made = self.rules.made
        ours, theirs = words_of(made, state), twin.words()
        if chance is not None:
            ours += chance_words(chance)
        names = [*made.scalars, *made.lengths, *("chance",) * 4]
        wrong = [n for n, one, two in zip(names, ours, theirs, strict=False) if one != two]
        wrong += self._other_vecs(made.vecs, state, twin)
        assert not wrong, f"{what}: {', '.join(wrong)} differ"

    def _other_vecs(self, names: Sequence[str], state: State, twin: Twin) -> list[str]:
        wrong, first = [], 0
        for name, room in zip(names, self.rooms, strict=True):
            words = list(getattr(state, name))
            if twin.vecs[first : first + len(words)] != words:
                wrong.append(name)
            first += room
        return wrong
