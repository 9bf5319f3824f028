"""Merits: what a finished game adds to the statistics of those who played it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Union

import msgspec

from clew import bots
from clew.core.event import Event
from clew.core.game import Game, Outcome
from clew.core.trophies import BEAT, MET, Feats, Trophy
from clew.games import find
from clew.table.happened import Happened
from clew.table.leaving import Absence

__all__ = [
    "Finished",
    "earned",
    "events_of",
    "feats_of",
    "figures_of",
    "read_told",
    "trophies_of",
]

_GOES_BACK = ("undo", "takeback")
PEOPLE = "people"
"""Stands for a person where else a bot's level stands."""


class Finished(NamedTuple):
    """A game that is over."""

    game: str
    kinds: Sequence[str]
    """What plays each seat: human, a program, or a bot's level."""
    outcome: Outcome
    started: str
    ended: str
    """Times, as the record has them."""
    done: Sequence[Happened]
    """All entries, with what was told to anybody."""


def feats_of(finished: Finished) -> dict[int, Feats]:
    """What each seat that people or their programs play did. Who gave the game up, or was away when
    it ended, has not won it, whoever played on in their place (CO-07)."""
    game, outcome = find(finished.game), finished.outcome
    gone = _gone(finished.done)
    part = game.part("trophies")
    events = events_of(game, finished.done) if part else []
    feats = {}
    for seat, kind in enumerate(finished.kinds, 1):
        if not _is_somebody(kind):
            continue
        won = seat in outcome.winners and seat not in gone
        feats[seat] = _common(finished, seat, won=won, to_the_end=not gone)
        if part and seat not in gone:
            feats[seat] |= part.feats(events, seat)
    return feats


def _is_somebody(kind: str) -> bool:
    return kind in ("human", "program")


def _common(finished: Finished, seat: int, *, won: bool, to_the_end: bool) -> Feats:
    """What counts in every game: games and wins, by the number of seats and by opponents; and the
    seconds that a win took, if all played to the end."""
    kinds = finished.kinds
    levels = bots.names(finished.game)
    others = {
        PEOPLE if _is_somebody(kind) else kind
        for other, kind in enumerate(kinds, 1)
        if other != seat and (_is_somebody(kind) or kind in levels)
    }
    seats = len(kinds)
    sums = {"games": 1, f"games-{seats}": 1}
    sums |= {f"{MET}{other}": 1 for other in others}
    if won:
        sums |= {"wins": 1, f"wins-{seats}": 1}
        sums |= {f"{BEAT}{other}": 1 for other in others}
    seconds = _seconds(finished.started, finished.ended)
    fastest = {"fastest": seconds} if won and to_the_end and seconds is not None else {}
    return Feats(sums=sums, least=fastest)


def _seconds(started: str, ended: str) -> int | None:
    try:
        took = dt.datetime.fromisoformat(ended) - dt.datetime.fromisoformat(started)
    except (ValueError, TypeError):
        return None
    return max(0, round(took.total_seconds()))


def _gone(done: Iterable[Happened]) -> set[int]:
    """The seats whose players were not there at the end."""
    absence = Absence()
    for one in done:
        if one.table:
            absence.note(one.table, one.seat)
    return set(absence.gone())


def events_of(game: Game[Any], done: Iterable[Happened]) -> list[Event]:
    """All that happened and was not taken back, whoever was told."""
    kept: list[Happened] = []
    for one in done:
        if one.table in _GOES_BACK:
            while kept and kept[-1].n > one.to:
                kept.pop()
        else:
            kept.append(one)
    read = _decoder(game)
    return [
        event if isinstance(event, Event) else read.decode(event)
        for one in kept
        for _, event in one.told
    ]


def read_told(game: Game[Any], texts: Iterable[str]) -> list[list[tuple[int, Event]]]:
    """What entries told, of the texts in which it is stored. Reading all of a game at once takes a
    fraction of the time that reading entry by entry takes."""
    told: list[list[tuple[int, Event]]] = _told_decoder(game).decode(f"[{','.join(texts)}]")
    return told


@cache
def _decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[game.events])


@cache
def _told_decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[list[tuple[int, Union[game.events]]]])  # type: ignore[name-defined]


def trophies_of(game: str) -> tuple[Trophy, ...]:
    """What can be achieved in a game."""
    part = find(game).part("trophies")
    return tuple(part.TROPHIES) if part else ()


def figures_of(game: str) -> tuple[str, ...]:
    """The figures of a game's own that are shown."""
    part = find(game).part("trophies")
    return tuple(part.FIGURES) if part else ()


def earned(game: str, figures: dict[str, int]) -> list[str]:
    """The trophies of somebody with these figures."""
    return [trophy.name for trophy in trophies_of(game) if trophy.is_earned(figures)]
