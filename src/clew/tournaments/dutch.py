"""FIDE's Dutch system (C.04.3), for tables of two: white is who begins.

The pairing itself is done by py4swiss, whose matching is that of bbpPairings, a program that FIDE
has endorsed; it follows the handbook's edition that held until January 2026. It is not available
for every processor: where it is missing, and where the rules allow no pairing any more (more rounds
than opponents), `swiss.py` pairs by the method of `tables.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from clew.tournaments.results import WIN, Bout

__all__ = ["Unpairable", "is_here", "paired"]


class Unpairable(Exception):
    """No pairing keeps the absolute rules."""


def is_here() -> bool:
    """Whether the library is installed."""
    return find_spec("py4swiss") is not None


def paired(
    numbers: Sequence[int], playing: Sequence[int], bouts: Sequence[Bout], done: int, rounds: int
) -> list[tuple[int, ...]]:
    """The next round for those of all entrants who are `playing`, after `done` of so many
    `rounds`: who begins stands first, and a bye alone."""
    from py4swiss.engines.common import PairingError
    from py4swiss.engines.dutch.engine import Engine
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.sections import XSection

    known = {(bout.round, one): bout for bout in bouts for one in bout.entrants}
    report = ParsedTrf(
        player_sections=[_player(one, known, done) for one in numbers],
        x_section=XSection(
            number_of_rounds=max(rounds, done + 1), zeroed_ids=set(numbers) - set(playing)
        ),
    )
    try:
        found = Engine.generate_pairings(report)
    except PairingError as error:
        raise Unpairable from error
    return [(one.white, one.black) if one.black else (one.white,) for one in found]


def _player(number: int, known: dict[tuple[int, int], Bout], done: int) -> Any:
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.sections import PlayerSection

    results = [_result(number, known.get((at, number))) for at in range(1, done + 1)]
    points = sum(
        bout.result_of(number)
        for at in range(1, done + 1)
        if (bout := known.get((at, number))) and bout.is_over
    )
    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=number,
        points_times_ten=points * 10 // WIN,
        rank=number,
        results=results,
    )


def _result(number: int, bout: Bout | None) -> Any:
    """What a round was for somebody: a game, a game that did not take place, a bye, or nothing."""
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult

    if bout is None or bout.is_bye:
        result = ResultToken.PAIRING_ALLOCATED_BYE if bout else ResultToken.ZERO_POINT_BYE
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=result)
    mine = bout.result_of(number)
    first = bout.entrants[0] == number
    if number in bout.players:
        result = {0: ResultToken.LOSS, WIN: ResultToken.WIN}.get(mine, ResultToken.DRAW)
    else:
        result = ResultToken.FORFEIT_WIN if mine else ResultToken.FORFEIT_LOSS
    return RoundResult(
        id=bout.entrants[1 if first else 0],
        color=ColorToken.WHITE if first else ColorToken.BLACK,
        result=result,
    )
