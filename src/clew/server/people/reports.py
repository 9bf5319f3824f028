"""Reports, as a moderator reads them, and what follows from a verdict."""

from __future__ import annotations

import time
from typing import Annotated, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Select, delete, func, select, update

from clew.server.storage.schema import accounts, messages, players, reports, tables
from clew.server.storage.writer import notify
from clew.table.refusal import Refusal

__all__ = ["Judgement", "ReportedMessage", "ReportedPlayer", "ban", "judge", "read_reports"]

Verdict: TypeAlias = Literal["dismissed", "removed", "banned", "unbanned"]
_MOST = 100
_MOST_MESSAGES = 50


class ReportedMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the reported player said at the table."""

    number: int
    text: str
    time: float


class ReportedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A report. `others`: how many more there are about the same player."""

    id: int
    table: str
    game: str
    by: str
    about: str
    text: str
    time: float
    banned: bool
    others: int
    messages: list[ReportedMessage]
    verdict: Literal["", "dismissed", "removed", "banned", "unbanned"]
    judge: str
    judged: float | None


class Judgement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a moderator decides; `messages` are removed from the table's talk."""

    verdict: Verdict
    messages: Annotated[list[int], msgspec.Meta(max_length=_MOST_MESSAGES)] = []


def read_reports(connection: Connection, moderator: str, *, judged: bool) -> list[ReportedPlayer]:
    """The reports that wait, the oldest first; or those that were judged, the newest first. Nobody
    reads what is reported about themselves."""
    about, by, judge = players.alias(), players.alias(), players.alias()
    more = reports.alias()
    others = select(func.count()).where(more.c.about == reports.c.about, more.c.id != reports.c.id)
    found = connection.execute(
        select(
            reports,
            tables.c.key,
            tables.c.game,
            about.c.name.label("about_name"),
            about.c.banned,
            by.c.name.label("by_name"),
            func.coalesce(judge.c.name, "").label("judge_name"),
            others.scalar_subquery().label("others"),
        )
        .join(tables, tables.c.id == reports.c.table_id)
        .join(about, about.c.id == reports.c.about)
        .join(by, by.c.id == reports.c.player)
        .outerjoin(judge, judge.c.id == reports.c.judge)
        .where(
            reports.c.about != moderator,
            reports.c.judged.is_not(None) if judged else reports.c.judged.is_(None),
        )
        .order_by(reports.c.judged.desc() if judged else reports.c.id)
        .limit(_MOST)
    ).all()
    return [
        ReportedPlayer(
            id=one.id,
            table=one.key,
            game=one.game,
            by=one.by_name,
            about=one.about_name,
            text=one.text,
            time=one.time,
            banned=bool(one.banned),
            others=one.others,
            messages=[
                ReportedMessage(number=said.id, text=said.text, time=said.time)
                for said in connection.execute(_said(one.table_id, one.about)).all()
            ],
            verdict=one.verdict,
            judge=one.judge_name,
            judged=one.judged,
        )
        for one in found
    ]


def _said(table: int, player: str) -> Select[tuple[int, str, float]]:
    """The last that a player said at a table."""
    return (
        select(messages.c.id, messages.c.text, messages.c.time)
        .where(messages.c.table_id == table, messages.c.player == player)
        .order_by(messages.c.id.desc())
        .limit(_MOST_MESSAGES)
    )


def judge(
    connection: Connection, number: int, moderator: str, moderators: list[str], decided: Judgement
) -> str:
    """Does what a moderator decides, and keeps it. Returns the player whom it is about."""
    one = connection.execute(select(reports).where(reports.c.id == number)).one_or_none()
    if one is None:
        raise Refusal(404, "nothing", "there is no such report")
    if one.about == moderator:
        raise Refusal(403, "not-yours", "somebody else judges what is reported about you")
    theirs = connection.execute(select(accounts.c.login).where(accounts.c.player == one.about))
    if decided.verdict == "banned" and theirs.scalar() in moderators:
        raise Refusal(403, "not-yours", "only the operator of the server can ban a moderator")
    said = set(connection.execute(_said(one.table_id, one.about)).scalars())
    if not said.issuperset(decided.messages):
        raise Refusal(409, "not-now", "a message is gone, or is somebody else's")
    if decided.verdict == "removed" and not decided.messages:
        raise Refusal(
            400, "wrong", "choose the messages that are to be removed", why="choose-messages"
        )
    if decided.messages:
        connection.execute(delete(messages).where(messages.c.id.in_(decided.messages)))
        notify(connection, [one.table_id])
    if decided.verdict in ("banned", "unbanned"):
        ban(connection, one.about, banned=decided.verdict == "banned")
    connection.execute(
        update(reports)
        .where(reports.c.id == number)
        .values(verdict=decided.verdict, judge=moderator, judged=time.time())
    )
    return str(one.about)


def ban(connection: Connection, player: str, *, banned: bool) -> bool:
    """Bans a player, or lifts the ban; all processes are told. False if there is no such player."""
    done = connection.execute(update(players).where(players.c.id == player).values(banned=banned))
    notify(connection, [], players=[player])
    return bool(done.rowcount)
