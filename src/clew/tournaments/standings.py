"""Standings: points, and what decides between equal points.

Buchholz: the points of those one has met. Sonneborn-Berger: the points of those one was ahead of,
and half the points of those with whom one shared a rank. At tables of three and four, the others at
a table count together as much as one opponent. For a round that somebody did not play, an opponent
is imagined who has as many points as that somebody, as FIDE does it (C.07, 16.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from clew.tournaments.results import WIN, Bout, scores

__all__ = ["Standing", "standings"]


class Standing(NamedTuple):
    """How an entrant stands. Equal entrants share a rank."""

    rank: int
    number: int
    points: int
    buchholz: Fraction
    sonneborn: Fraction
    wins: int
    played: int


def standings(
    numbers: Sequence[int], bouts: Iterable[Bout], *, many_games: bool = False
) -> list[Standing]:
    """The standings, the best first. `many_games`: where everybody plays as often as they like (in
    an arena), wins decide between equal points, and then who needed fewer games."""
    over = [bout for bout in bouts if bout.is_over]
    score = scores(numbers, over)
    found = [_standing(number, over, score) for number in numbers]

    def key(one: Standing) -> tuple[Fraction | int, ...]:
        if many_games:
            return -one.points, -one.wins, one.played
        return -one.points, -one.buchholz, -one.sonneborn, -one.wins

    found.sort(key=lambda one: (*key(one), one.number))
    ranked: list[Standing] = []
    for place, one in enumerate(found, 1):
        shares = bool(ranked) and key(ranked[-1]) == key(one)
        ranked.append(one._replace(rank=ranked[-1].rank if shares else place))
    return ranked


def _standing(number: int, over: Sequence[Bout], score: dict[int, int]) -> Standing:
    buchholz = sonneborn = Fraction(0)
    wins = played = 0
    for bout in over:
        if number not in bout.entrants:
            continue
        mine = bout.result_of(number)
        wins += mine == WIN and number in bout.players
        if number not in bout.players:
            buchholz += score[number]
            sonneborn += Fraction(score[number] * mine, WIN)
            continue
        played += 1
        others = [one for one in bout.players if one != number]
        for other in others:
            theirs = bout.result_of(other)
            won = Fraction(1 if mine > theirs else 0 if mine < theirs else Fraction(1, 2))
            buchholz += Fraction(score[other], len(others))
            sonneborn += won * score[other] / len(others)
    return Standing(0, number, score[number], buchholz / WIN, sonneborn / WIN, wins, played)
