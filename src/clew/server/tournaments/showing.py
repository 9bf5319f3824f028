"""Showing: a tournament as somebody sees it. No player's id leaves the server."""

from __future__ import annotations

from fractions import Fraction

from clew.bots.cast import face
from clew.play.texts import harmless
from clew.server.storage.tournaments import BoutRow, EntrantRow, TournamentRow
from clew.server.tournaments.messages import BoutInfo, EntrantInfo, TournamentInfo
from clew.table.avatars import avatar_of, handle_of
from clew.tournaments.course import rounds_of
from clew.tournaments.results import WIN
from clew.tournaments.standings import Standing, standings

__all__ = ["shown"]


def shown(row: TournamentRow, player: str | None, programs: frozenset[str]) -> TournamentInfo:
    """`programs`: the player's own programs, by their ids."""
    numbers = [one.number for one in row.entrants]
    is_arena = row.plan.format == "arena"
    ranked = standings(numbers, [one.bout for one in row.bouts], many_games=is_arena)
    known = {one.number: one for one in row.entrants}
    me = row.of(player)
    at = _waits_at(row, me)
    mine = programs | {player} if player else programs
    played = {number for one in row.bouts for number in one.bout.entrants}
    # Whom the host has sent away before they played, the host alone sees.
    seen = {one.number for one in row.welcome} | (set(numbers) if row.host == player else played)
    counted = row.status != "open" or row.plan.rounds
    return TournamentInfo(
        key=row.key,
        name=harmless(row.name),
        game=row.game,
        format=row.plan.format,
        seats=row.plan.seats,
        rounds=0 if is_arena or not counted else rounds_of(row.plan, len(numbers)),
        minutes=row.minutes,
        options=row.options,
        settings=row.settings,
        programs=row.programs,
        status=row.status,  # type: ignore[arg-type]
        host_name=harmless(row.host_name),
        host=row.host == player,
        created=row.created,
        ends=row.plan.ends,
        round=max((one.bout.round for one in row.bouts), default=0),
        entrants=[_entrant(known[one.number], one, mine) for one in ranked if one.number in seen],
        bouts=[_bout(one) for one in row.bouts],
        you=me.number if me else 0,
        table=at.key if at else "",
        come_by=at.come_by if at and at.status == "open" else 0.0,
        version=row.version,
    )


def _waits_at(row: TournamentRow, me: EntrantRow | None) -> BoutRow | None:
    if me is None or row.status != "running":
        return None
    for one in row.bouts:
        if not one.bout.is_over and me.number in one.bout.entrants:
            return one if me.number not in one.bout.absent else None
    return None


def _entrant(one: EntrantRow, standing: Standing, mine: frozenset[str | None]) -> EntrantInfo:
    return EntrantInfo(
        number=one.number,
        rank=standing.rank,
        name=harmless(one.name),
        kind=one.kind,
        face=face(one.kind, one.name),
        handle=handle_of(one.player) if one.player else "",
        avatar=avatar_of(one.player, one.avatar) if one.player else None,
        status=one.status,  # type: ignore[arg-type]
        points=_rounded(Fraction(standing.points, WIN)),
        buchholz=_rounded(standing.buchholz),
        sonneborn=_rounded(standing.sonneborn),
        wins=standing.wins,
        played=standing.played,
        yours=one.player is not None and one.player in mine,
    )


def _bout(one: BoutRow) -> BoutInfo:
    return BoutInfo(
        round=one.bout.round,
        table=one.key,
        status=one.status,
        entrants=list(one.bout.entrants),
        points=[_rounded(Fraction(points, WIN)) for points in one.bout.points],
        absent=list(one.bout.absent),
    )


def _rounded(number: Fraction) -> float:
    return round(float(number), 2)
