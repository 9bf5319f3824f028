"""Requests: what a page asks for, each answered as a server would."""

from __future__ import annotations

import datetime as dt
import inspect
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec

from clew.alone import files
from clew.alone.own_table import OwnTable
from clew.alone.tables import MAX_SECONDS, Tables
from clew.alone.thinking import Attempt
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find, names
from clew.play import analysis, hints, looking, plans, seating
from clew.play.analysis import Judged, KeptVariation, Tried
from clew.play.beginning import begun
from clew.play.boards import Drawn, board_of
from clew.play.games import GameInfo, game_info, lesson_catalogue, word_catalogue
from clew.play.lessons import LessonInfo, Stands, lesson_infos, stands, tutorial_of
from clew.play.mine import Me, MyTable
from clew.play.profiles import Profile, with_figures
from clew.play.puzzles import (
    Answer,
    PuzzleInfo,
    find_puzzle,
    puzzle_info,
    puzzle_of,
    puzzles_of,
)
from clew.play.requests import (
    Analyse,
    AskHint,
    Doing,
    Join,
    Judge,
    Kept,
    NewName,
    NewTable,
    Nothing,
    PutSeat,
    Seen,
    Start,
    Try,
    Trying,
)
from clew.play.sitting import table_info
from clew.play.solved import Solved, brought
from clew.play.texts import clean_name
from clew.play.tries import with_noted
from clew.puzzles import games as puzzle_games
from clew.puzzles.playing import Now, Solution
from clew.study.curve import Curve
from clew.study.working import WorkingOut
from clew.table.avatars import Avatar, avatar_of, handle_of
from clew.table.eyes import SPECTATOR, Viewer, told_to
from clew.table.hindsight import Hindsight
from clew.table.messages import Hint, Moment, Planned, Said, TableInfo
from clew.table.messages import Told as Heard
from clew.table.reasons import Problem
from clew.table.record import Entry, Record
from clew.table.refusal import Refusal
from clew.table.table import Table
from clew.table.variations import Variation
from clew.table.whose_eyes import whose_eyes
from clew.tutorial import after as lesson_after
from clew.tutorial import tutorial
from clew.words import LANGUAGES, Language
from clew.words.rulebook import Rulebook, read_rules

__all__ = ["ANSWERS", "BRING", "Later", "Told", "always_the_same", "answer"]

BRING = "POST /api/records"
"""The one request that no server answers: a game from a file, whose text this is."""
_MAX_LISTED = 100
F = TypeVar("F", bound=Callable[..., Any])


class Later(NamedTuple):
    """An answer that takes thought: what is asked, and what becomes of what was thought."""

    work: str
    question: Any
    then: Callable[[bytes], Any]


class Told(ClewError):
    """A problem that is known in all its parts."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


ANSWERS: dict[str, Callable[..., Any]] = {}
"""What answers each request that needs nobody else, by its name in the contract."""


def _answers(name: str) -> Callable[[F], F]:
    def note(work: F) -> F:
        ANSWERS[name] = work
        return work

    return note


@cache
def _parameters(work: Callable[..., Any]) -> dict[str, Any]:
    hints_ = get_type_hints(work, include_extras=True)
    return {name: hints_[name] for name in list(inspect.signature(work).parameters)[1:]}


def answer(tables: Tables, request: str, given: dict[str, Any], body: Any) -> Any:
    """The answer to a request. Raises ClewError if there is none."""
    work = ANSWERS.get(request)
    if work is None:
        raise Refusal(409, "alone", "that needs a server")
    parameters = _parameters(work)
    if "data" in parameters:
        given = {**given, "data": body}
    try:
        read = {
            # In an address, a number is text, too.
            name: msgspec.convert(value, parameters[name], strict=not isinstance(value, str))
            for name, value in given.items()
            if name in parameters
        }
    except msgspec.ValidationError as error:
        raise Refusal(400, "unreadable", str(error)) from None
    return work(tables, **read)


def always_the_same() -> list[tuple[str, dict[str, str]]]:
    """The requests whose answers never change in a version of Clew, with what they are asked: these
    can be answered before there is any Python."""
    asked: list[tuple[str, dict[str, str]]] = [
        ("GET /api/puzzles", {"game": game}) for game in puzzle_games()
    ]
    asked += [("GET /api/games", {"lang": lang}) for lang in LANGUAGES]
    for game in names():
        texts = ["GET /api/games/{game}/words", "GET /api/games/{game}/rules"]
        if tutorial(find(game)):
            texts.append("GET /api/learn/{game}/words")
            asked.append(("GET /api/learn/{game}", {"game": game}))
        asked += [(text, {"game": game, "lang": lang}) for text in texts for lang in LANGUAGES]
    return asked


# The games


@_answers("GET /api/games")
def games(_: Tables, lang: Language = "en") -> list[GameInfo]:
    return [game_info(name, lang) for name in names()]


@_answers("GET /api/games/{game}/words")
def words(_: Tables, game: str, lang: Language = "en") -> str:
    return word_catalogue(game, lang)


@_answers("GET /api/games/{game}/rules")
def rules(_: Tables, game: str, lang: Language = "en") -> Rulebook:
    return read_rules(find(game), lang)


@_answers("POST /api/games/{game}/board")
def board(_: Tables, game: str, data: Seen, lang: Language = "en") -> Drawn:
    return board_of(find(game), data.view, data.names, lang)


# Lessons


@_answers("GET /api/learn/{game}")
def lessons(_: Tables, game: str) -> list[LessonInfo]:
    return lesson_infos(find(game))


@_answers("GET /api/learn/{game}/words")
def lesson_words(_: Tables, game: str, lang: Language = "en") -> str:
    return lesson_catalogue(game, lang)


@_answers("POST /api/learn/{game}")
def lesson(_: Tables, game: str, data: Doing, lang: Language = "en") -> Stands:
    return stands(find(game), data.lesson, data.done, lang)


@_answers("POST /api/learn/{game}/after")
def lesson_try(_: Tables, game: str, data: Trying) -> Any:
    found = find(game)
    return lesson_after(found, tutorial_of(found).lesson(data.lesson), data.done, data.action)


# Who plays here


@_answers("GET /api/me")
def me(tables: Tables) -> Me:
    handle, avatar = handle_of(tables.player), avatar_of(tables.player, tables.owner.avatar)
    return Me(name=tables.owner.name, handle=handle, avatar=avatar)


@_answers("PATCH /api/me")
def rename(tables: Tables, data: NewName) -> Me:
    tables.owner.name = clean_name(data.name)
    tables.keep_owner()
    return me(tables)


@_answers("DELETE /api/me")
def forget(tables: Tables) -> Me:
    tables.forget_all()
    return me(tables)


@_answers("PUT /api/me/avatar")
def choose_avatar(tables: Tables, data: Avatar) -> Me:
    tables.owner.avatar = data.text()
    tables.keep_owner()
    return me(tables)


@_answers("GET /api/players/{handle}")
def profile(tables: Tables, handle: str) -> Profile:
    if handle != handle_of(tables.player):
        raise Refusal(404, "no-player", "there is no player with this link")
    owner = tables.owner
    known = Profile(
        handle=handle,
        name=owner.name,
        avatar=avatar_of(tables.player, owner.avatar),
        kind="guest",
        you=True,
        open=True,
        since=owner.since,
    )
    return with_figures(known, owner.figures, {}, {}, {}, owner.standings)


@_answers("GET /api/me/tables")
def mine(tables: Tables, limit: int = _MAX_LISTED, before: str = "") -> list[MyTable]:
    """The last changed first. For what comes next, `before` is the key of the last one."""
    newest = sorted(tables.rows.values(), key=lambda one: one.changed, reverse=True)
    if before:
        if before not in tables.rows:
            raise Refusal(404, "no-table", "there is no table with this link")
        newest = newest[newest.index(tables.rows[before]) + 1 :]
    return [
        MyTable(
            **msgspec.structs.asdict(table_info(tables.dressed(one.row()), tables.player)),
            pending=one.pending,
            turn=one.turn,
        )
        for one in newest[: max(0, min(limit, _MAX_LISTED))]
    ]


@_answers("GET /api/me/data")
def data(tables: Tables) -> dict[str, Any]:
    """All that is kept here, but for the entries of the games, which have records."""
    kept = [msgspec.to_builtins(one) for one in tables.rows.values()]
    return {"owner": msgspec.to_builtins(tables.owner), "tables": kept}


@_answers("GET /api/me/puzzles")
def solved(tables: Tables) -> Solved:
    return tables.owner.book()


@_answers("PUT /api/me/puzzles")
def bring_solved(tables: Tables, data: Kept) -> Solved:
    new = brought(data.puzzles)
    if set(new) - set(tables.owner.solved):
        tables.owner.add_solved(new)
        tables.keep_owner()
    return solved(tables)


# Puzzles


@_answers("GET /api/puzzles")
def puzzles(_: Tables, game: str = "") -> list[PuzzleInfo]:
    return [puzzle_info(puzzle) for puzzle in puzzles_of(game)]


@_answers("GET /api/puzzles/next")
def next_one(tables: Tables, game: str) -> PuzzleInfo:
    puzzles_of(game)
    return puzzle_info(tables.owner.next(game))


@_answers("GET /api/puzzles/daily")
def daily(_: Tables, day: str = "") -> PuzzleInfo:
    try:
        date = dt.date.fromisoformat(day) if day else dt.datetime.now(dt.UTC).date()
    except ValueError:
        raise Refusal(400, "wrong", f"{day} is not a day", why="no-day", day=day) from None
    return puzzle_info(puzzle_of(date))


@_answers("GET /api/puzzles/{key}")
def puzzle(_: Tables, key: str) -> PuzzleInfo:
    return puzzle_info(find_puzzle(key))


@_answers("POST /api/puzzles/{key}")
def attempt(tables: Tables, key: str, data: Try) -> Now | Later:
    puzzle = find_puzzle(key)

    def then(text: bytes) -> Any:
        found = msgspec.json.decode(text, type=Answer)
        if not found.good:
            raise Told(msgspec.json.decode(found.text, type=Problem))
        if found.status not in ("solved", "missed"):
            return msgspec.Raw(found.text)
        noted = tables.owner.note(puzzle, found.status, data.day)
        tables.keep_owner()
        return msgspec.Raw(with_noted(found.text, noted))

    return Later("attempt", Attempt(puzzle.id, data.actions), then)


@_answers("POST /api/puzzles/{key}/answer")
def solution(tables: Tables, key: str) -> list[Solution] | Later:
    puzzle = find_puzzle(key)

    def then(text: bytes) -> Any:
        tables.owner.note(puzzle, "shown", "")
        tables.keep_owner()
        return msgspec.Raw(text)

    return Later("solution", puzzle.id, then)


# Tables


@_answers("GET /api/tables")
def lobby(_: Tables) -> list[TableInfo]:
    return []


@_answers("POST /api/tables")
def create(tables: Tables, data: NewTable) -> TableInfo:
    if data.public or data.settings.rated:
        raise Refusal(409, "alone", "public and rated games need a server")
    row = seating.new_table(
        tables.player,
        data.game,
        data.options,
        data.seats,
        data.settings,
        now=tables.clock(),
        public=False,
        name=tables.owner.name,
        names=data.names,
    )
    return tables.add(row).info(tables.player)


@_answers("GET /api/tables/{key}")
def look(tables: Tables, key: str) -> TableInfo:
    return tables.table(key).info(tables.player)


@_answers("POST /api/tables/{key}/join")
def join(tables: Tables, key: str, data: Join) -> TableInfo:
    own = tables.table(key)
    _check_open(own.row.status)
    row, _ = seating.sat(own.row, tables.player, tables.owner.name, data.seat or None, data.nonce)
    tables.put(own, row)
    return own.info(tables.player)


@_answers("POST /api/tables/{key}/seat")
def put_seat(tables: Tables, key: str, data: PutSeat) -> TableInfo:
    own = tables.table(key)
    _check_open(own.row.status)
    tables.put(own, seating.put(own.row, tables.player, data.seat, data.kind))
    return own.info(tables.player)


@_answers("POST /api/tables/{key}/start")
def start(tables: Tables, key: str, data: Start) -> TableInfo:
    own = tables.table(key)
    _check_open(own.row.status)
    row = seating.filled(own.row, tables.player, data.fill)
    tables.put(own, begun(row, tables.clock()))
    return own.info(tables.player)


def _check_open(status: str) -> None:
    if status != "open":
        raise Refusal(409, "not-now", f"the table is {status}, not open")


@_answers("POST /api/tables/{key}/close")
def close(tables: Tables, key: str, data: Nothing) -> TableInfo:  # noqa: ARG001
    own = tables.table(key)
    tables.put(own, seating.closed(own.row, tables.player))
    return own.info(tables.player)


@_answers("POST /api/tables/{key}/rematch")
def rematch(tables: Tables, key: str, data: Nothing) -> TableInfo:  # noqa: ARG001
    own = tables.table(key)
    again = seating.played_again(own.row, tables.player, tables.clock())
    if own.row.rematch:
        return tables.table(own.row.rematch).info(tables.player)
    tables.put(own, own.row._replace(rematch=again.key))
    return tables.add(again).info(tables.player)


@_answers(BRING)
def bring(tables: Tables, data: str) -> TableInfo:
    return files.bring(tables, data).info(tables.player)


# Looking


def _viewer(tables: Tables, key: str, seat: int | None) -> Viewer:
    """The eyes that were asked for, if they may look. Without a seat: those of the first own."""
    wanted = SPECTATOR if seat == 0 else seat
    return whose_eyes(tables.table(key).row, tables.player, wanted).now()


@_answers("GET /api/tables/{key}/log")
def log(
    tables: Tables, key: str, since: int = 0, limit: int = 500, seat: int | None = None
) -> list[Heard]:
    viewer = _viewer(tables, key, seat)
    happened = [one for one in tables.table(key).happened() if one.n > since][:limit]
    return [told for one in happened for told in told_to(viewer, one)]


@_answers("GET /api/tables/{key}/talk")
def talk(tables: Tables, key: str, since: int = 0) -> list[Said]:  # noqa: ARG001
    tables.table(key)
    return []


@_answers("GET /api/tables/{key}/record")
def record(tables: Tables, key: str) -> Record:
    return files.record_of(tables.table(key))


@_answers("GET /api/tables/{key}/drawing")
def drawing(
    tables: Tables, key: str, seat: int | None = None, lang: Language = "en", at: int = -1
) -> str:
    own, viewer = tables.table(key), _viewer(tables, key, seat)
    if at < 0:
        return looking.drawn_now(own, viewer, lang)
    game = looking.begun(own).game
    return looking.drawn(game, looking.the_one(moments(tables, key, at, 1, seat), at).view, lang)


@_answers("GET /api/tables/{key}/description")
def description(
    tables: Tables, key: str, seat: int | None = None, lang: Language = "en"
) -> list[str]:
    return looking.described(tables.table(key), _viewer(tables, key, seat), lang)


@_answers("GET /api/tables/{key}/after")
def after(tables: Tables, key: str, action: str, seat: int | None = None) -> Any:
    return looking.after(tables.table(key), tables.player, action, seat)


@_answers("GET /api/tables/{key}/plan")
def plan(tables: Tables, key: str, asked: str = "", seat: int | None = None) -> Planned:
    own = tables.table(key)
    return plans.plan(own, own.row.own_seat(tables.player, seat), asked)


@_answers("GET /api/tables/{key}/moments")
def moments(
    tables: Tables,
    key: str,
    since: int = 0,
    limit: int = 200,
    seat: int | None = None,
    uncovered: bool = False,
) -> list[Moment]:
    own, viewer = tables.table(key), _viewer(tables, key, seat)
    table = looking.begun(own)
    now = table if own.row.status != "over" else None
    back = Hindsight(own.row.open(), viewer, now, uncovered=uncovered)
    played = list(zip(table.entries, own.happened(), strict=True))
    return back.moments(played[: since + limit], since)


@_answers("POST /api/tables/{key}/hint")
def hint(tables: Tables, key: str, data: AskHint) -> Hint | Later:
    own = tables.table(key)
    seat = own.row.own_seat(tables.player, data.seat)
    asked = hints.question(own, seat, Fast(secrets.randbits(96)), MAX_SECONDS)
    return Later("hint", asked, msgspec.Raw)


@_answers("GET /api/tables/{key}/curve")
def curve(tables: Tables, key: str) -> Curve:
    own = tables.table(key)
    if own.row.status != "over":
        raise Refusal(403, "hidden", "who was ahead is told once the game is over")
    if key not in tables.curves:
        tables.curves[key] = work = WorkingOut(own.row.record(list(looking.begun(own).entries)))
        _work_out(tables, work)
    return tables.curves[key].curve


def _work_out(tables: Tables, work: WorkingOut) -> None:
    """One portion after the other: what else is asked comes between them."""
    portion = work.portion()

    def then(told: Any) -> None:
        if not isinstance(told, ClewError):
            work.take(msgspec.json.decode(told, type=list[float]))
            _work_out(tables, work)

    if portion:
        tables.think("portion", portion, then)


# Analysis


def _before(own: OwnTable) -> tuple[Table, list[Entry]]:
    """The beginning of a game that can be analysed, and its entries."""
    table = analysis.check_open(own)
    return own.row.open(), list(table.entries)


@_answers("POST /api/tables/{key}/analysis")
def analyse(tables: Tables, key: str, data: Analyse) -> Tried:
    return analysis.tried(*_before(tables.table(key)), data, data.seat)


@_answers("POST /api/tables/{key}/judgement")
def judgement(tables: Tables, key: str, data: Judge) -> Judged | Later:
    start, entries = _before(tables.table(key))
    asked = analysis.question(start, entries, data, best=data.best, seconds=MAX_SECONDS)
    return Later("judge", asked, msgspec.Raw)


@_answers("GET /api/tables/{key}/variations")
def variations(tables: Tables, key: str) -> list[KeptVariation]:
    return tables.table(key).variations


@_answers("POST /api/tables/{key}/variations")
def keep_variation(tables: Tables, key: str, data: Variation) -> list[KeptVariation]:
    own = tables.table(key)
    analysis.tried(*_before(own), data, 0)
    tables.keep_variations(own, analysis.added(own.variations, data))
    return own.variations


@_answers("DELETE /api/tables/{key}/variations/{number}")
def forget_variation(tables: Tables, key: str, number: int) -> list[KeptVariation]:
    own = tables.table(key)
    tables.keep_variations(own, analysis.without(own.variations, number))
    return own.variations
