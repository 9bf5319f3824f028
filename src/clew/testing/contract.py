"""Checks of the State contract."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clew.core.chance import Fast, Stream
from clew.core.errors import Illegal
from clew.core.game import Game
from clew.core.loops import perft
from clew.core.state import Log, State
from clew.testing.walks import MAX_DECISIONS, Variant, effort, seed_of, start, walk

__all__ = [
    "clones",
    "games_end",
    "legality",
    "perft_counts",
    "perft_matches",
    "repeatable",
    "simultaneous",
]

_ACTIONS_TRIED = 400
_NONSENSE = (-1, -(2**40), 2**40)


def games_end(game: Game[Any], variant: Variant) -> None:
    """Random games end (CO-03), with win shares that sum to 1 and an outcome that agrees."""
    for number in range(3 * effort()):
        decisions = -1
        for state, _ in walk(game, variant, "end", number):
            decisions += 1
            over = state.pending() == 0
            assert over == (state.result() is not None), (
                "a result when the game is over, not before"
            )
            if not over:
                assert game.outcome(state) is None, "an outcome before the game is over"
        assert decisions < MAX_DECISIONS, f"no end after {decisions} decisions"
        result, outcome = state.result(), game.outcome(state)
        assert result is not None
        assert outcome is not None
        assert len(result) == len(outcome.ranks) == variant.players
        assert abs(sum(result) - 1) < 1e-9, f"win shares {result} do not sum to 1"
        for seat in range(1, variant.players + 1):
            best = max(result) == result[seat - 1]
            drawn = len(set(result)) == 1 and not outcome.winners
            assert drawn or best == (seat in outcome.winners), f"{outcome} does not fit {result}"
            assert state.legal(seat) == [], "legal actions after the end"
            assert state.refusal(seat, 0) != 0, "an action accepted after the end"


def _seats(variant: Variant) -> range:
    return range(1, variant.players + 1)


def legality(game: Game[Any], variant: Variant) -> None:
    """Every listed action applies; every other one is refused without a change (CO-06)."""
    positions = 0
    for state, chance in walk(game, variant, "legality"):
        if chance.below(8) and positions:
            continue
        positions += 1
        _check_legality(game, state, variant, chance)
        if positions >= 25 * effort():
            break


def _check_legality(game: Game[Any], state: State, variant: Variant, chance: Any) -> None:
    before = game.position(state)
    actions = state.ACTIONS
    tried = (
        range(actions)
        if actions <= _ACTIONS_TRIED
        else [chance.below(actions) for _ in range(_ACTIONS_TRIED)]
    )
    for seat in _seats(variant):
        legal = state.legal(seat)
        waiting = state.pending() >> seat - 1 & 1
        assert bool(legal) == bool(waiting), f"seat {seat}: pending and {len(legal)} legal actions"
        assert legal == sorted(set(legal)), "legal actions must be different and rising"
        assert len(legal) <= state.WIDTH, f"{len(legal)} legal actions, WIDTH {state.WIDTH}"
        if legal:
            assert state.pick(seat, chance) in legal, "pick gave an illegal action"
        for action in legal:
            assert state.refusal(seat, action) == 0, f"{action} is listed and refused"
            after = state.clone()
            after.apply(seat, action, chance, None)
        listed = set(legal)
        for action in (*tried, *_NONSENSE):
            if action not in listed:
                _check_refused(state, seat, action)
    assert game.position(state) == before, "looking or being refused changed the position"


def _check_refused(state: State, seat: int, action: int) -> None:
    assert state.refusal(seat, action) != 0, f"{action} is not listed and not refused"
    try:
        state.apply(seat, action, Fast(0), None)
    except Illegal:
        return
    raise AssertionError(f"{action} is refused and was applied all the same")


def clones(game: Game[Any], variant: Variant) -> None:
    """A clone is equal, and neither notices what happens to the other."""
    for number, (state, chance) in enumerate(walk(game, variant, "clones")):
        if number % 7:
            continue
        before = game.position(state)
        other = state.clone()
        assert game.position(other) == before, "a clone differs"
        for _ in range(10):
            seat = other.acting()
            if seat == 0:
                break
            other.apply(seat, other.pick(seat, chance), chance, None)
        assert game.position(state) == before, "what a clone did changed the original"
        if number > 200 * effort():
            break


def repeatable(game: Game[Any], variant: Variant) -> None:
    """Chance and actions decide everything (CO-04): with and without a log, the game is the same
    twice."""
    seed = seed_of(game.id, variant, "repeatable")
    states = [start(game, variant, "repeatable") for _ in range(3)]
    chooser = Fast(5)
    for number in range(1, 400 * effort()):
        seat = states[0].acting()
        if seat == 0:
            break
        action = states[0].pick(seat, chooser)
        logs = [Log(), Log(), None]
        for state, log in zip(states, logs, strict=True):
            state.apply(seat, action, Stream(seed, number), log)
        first, second, _ = logs
        assert first is not None
        assert second is not None
        assert first.entries == second.entries, "the same action told differently"
        positions = [game.position(state) for state in states]
        assert positions[0] == positions[1], "the same seed and actions, another position"
        assert positions[0] == positions[2], "being told of it changed the position"


def simultaneous(game: Game[Any], variant: Variant) -> None:
    """While several seats must act, one's answer changes nothing for the others (CO-05)."""
    looked = 0
    for state, chance in walk(game, variant, "simultaneous"):
        waiting = [seat for seat in _seats(variant) if state.pending() >> seat - 1 & 1]
        if len(waiting) < 2:
            continue
        looked += 1
        seat = waiting[chance.below(len(waiting))]
        after, log = state.clone(), Log()
        after.apply(seat, state.pick(seat, chance), chance, log)
        for other in (0, *_seats(variant)):
            if other == seat:
                continue
            assert log.seen_by(other) == [], "others are told of one answer among several"
            assert game.view(after, other) == game.view(state, other), "others see one answer"
            if other in waiting:
                assert after.legal(other) == state.legal(other), "an answer changed others' choice"
        if looked > 50 * effort():
            break


def perft_counts(game: Game[Any], variants: Sequence[Variant]) -> dict[str, list[int]]:
    """Sequences of 1, 2, 3 … decisions from a fixed deal of each variant."""
    counts: dict[str, list[int]] = {}
    for variant in variants:
        state = start(game, variant, "perft")
        row: list[int] = []
        while len(row) < 6 and (not row or row[-1] < 20_000):
            row.append(perft(state, len(row) + 1, Fast(1)))
        counts[str(variant)] = row
    return counts


def perft_matches(game: Game[Any], variants: Sequence[Variant], table: Path) -> None:
    """The counts equal the stored table, so the rules have not changed unnoticed."""
    stored = json.loads(table.read_text()) if table.exists() else None
    counts = perft_counts(game, variants)
    assert stored == counts, (
        f"perft counts of {game.id} differ from {table.name}; if the rules were meant to "
        f"change, store these: {json.dumps(counts)}"
    )
