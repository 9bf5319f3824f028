# Compiled by mypyc.
"""Loops over any game, compiled: random play, and what the benchmarks time."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.chance import Chance
from clew.core.state import State, buffer

__all__ = ["clone_often", "perft", "pick_on", "play_on", "playout"]


def play_on(start: State, decisions: i64, chance: Chance) -> i64:
    """Random legal play through the contract. When a game ends, play begins again from `start`.

    Returns the number of games that ended.
    """
    out = buffer(start.WIDTH)
    state = start.clone()
    ended: i64 = 0
    done: i64 = 0
    while done < decisions:
        seat: i64 = state.acting()
        if seat == 0:
            state = start.clone()
            ended += 1
        else:
            action: i64 = out[chance.below(state.fill(seat, out))]
            state.apply(seat, action, chance, None)
            done += 1
    return ended


def pick_on(start: State, decisions: i64, chance: Chance) -> i64:
    """Like `play_on`, but the game's own `pick` draws each action."""
    state = start.clone()
    ended: i64 = 0
    done: i64 = 0
    while done < decisions:
        seat: i64 = state.acting()
        if seat == 0:
            state = start.clone()
            ended += 1
        else:
            state.apply(seat, state.pick(seat, chance), chance, None)
            done += 1
    return ended


def playout(state: State, chance: Chance) -> i64:
    """Plays a game to its end at random and returns the number of decisions."""
    done: i64 = 0
    seat: i64 = state.acting()
    while seat:
        state.apply(seat, state.pick(seat, chance), chance, None)
        done += 1
        seat = state.acting()
    return done


def clone_often(state: State, times: i64) -> None:
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1


def perft(state: State, depth: i64, chance: Chance) -> i64:
    """How many sequences of `depth` decisions there are (games that end earlier count once).

    Where several seats must act, the first seat acts first. Chance is drawn anew in every branch.
    """
    seat: i64 = state.acting()
    if depth == 0 or seat == 0:
        return 1
    out = buffer(state.WIDTH)
    actions: i64 = state.fill(seat, out)
    if depth == 1:
        return actions
    total: i64 = 0
    i: i64 = 0
    while i < actions:
        after = state.clone()
        after.apply(seat, out[i], chance, None)
        total += perft(after, depth - 1, chance)
        i += 1
    return total
