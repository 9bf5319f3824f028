"""Seating: making a table, sitting down, closing. Each gives the table's new row."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from clew import bots
from clew.bots.cast import face, who
from clew.core.chance import Fast
from clew.core.errors import ClewError, OptionsError
from clew.games import find
from clew.play.beginning import begun, seat_choices
from clew.play.texts import clean_name, unguessable
from clew.table.chain import is_outside
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal
from clew.table.rows import SeatRow, TableRow

__all__ = [
    "CheckKind",
    "check_bot",
    "check_options",
    "closed",
    "filled",
    "kept_table",
    "met",
    "new_table",
    "played_again",
    "put",
    "sat",
    "sits",
    "talking",
    "wished",
    "without_absent",
]

CheckKind: TypeAlias = Callable[[str, str], None]
"""Raises ClewError unless the kind of a seat (the second) is a bot of the game (the first)."""


def check_bot(game: str, kind: str) -> None:
    if kind not in bots.names(game):
        levels = ", ".join(bots.names(game))
        raise ClewError(
            f"{game} has no bot {kind!r}; it has: {levels} (how much each may think is up "
            "to whoever runs the server)",
            why="no-bot",
            game=game,
            bot=kind,
            there=levels,
        )


def new_table(
    host: str,
    game_id: str,
    options: dict[str, Any],
    kinds: Sequence[str],
    settings: TableSettings,
    *,
    now: float,
    public: bool,
    name: str,
    names: Sequence[str] = (),
    me: str = "human",
    check: CheckKind = check_bot,
) -> TableRow:
    """A table that waits for players. Each seat is `me`, `open` or a bot's name; `me` is what the
    host is, and `name` what the host is called. Those who share the host's screen may have `names`
    of their own, by seat; bots have theirs, and an empty name is the host's."""
    game = find(game_id)
    game.check_players(len(kinds))
    for kind in kinds:
        if kind not in ("me", "open"):
            check(game_id, kind)
    check_options(game_id, options, len(kinds), settings)
    taken: list[SeatRow] = []
    called = [clean_name(one) if one.strip() else name for one in names]
    for seat, kind in enumerate(kinds, 1):
        mine = SeatRow(seat, me, host, called[seat - 1] if seat <= len(called) else name, "")
        taken.append(mine if kind == "me" else _seat_of(game_id, taken, seat, kind))
    chosen = msgspec.to_builtins(game.read_options(options))
    return _open_row(host, game_id, chosen, settings, taken, public=public, now=now)


def met(
    key: str,
    secret: str,
    game_id: str,
    settings: TableSettings,
    people: Sequence[tuple[str, str, str]],
    now: float,
) -> TableRow:
    """The game of people who have met by chance (their ids, names and nonces), in the order in
    which they sit. The key and the secret were promised before anybody gave a nonce."""
    options = msgspec.to_builtins(find(game_id).read_options({}))
    seats = [
        SeatRow(seat, "human", player, name, nonce, ready=True)
        for seat, (player, name, nonce) in enumerate(people, 1)
    ]
    host = people[0][0]
    waiting = _open_row(host, game_id, options, settings, seats, public=False, now=now)
    return begun(waiting._replace(key=key, secret=secret), now)


def _open_row(
    host: str,
    game: str,
    options: dict[str, Any],
    settings: TableSettings,
    seats: list[SeatRow],
    *,
    public: bool,
    now: float,
) -> TableRow:
    return TableRow(
        id=0,
        key=unguessable(),
        game=game,
        rules=find(game).version,
        options=options,
        settings=settings,
        public=public,
        status="open",
        host=host,
        secret=secrets.token_hex(32),
        created=now,
        started="",
        result=None,
        clock=None,
        proposal=None,
        rematch="",
        draws="",
        seats=seats,
    )


def kept_table(
    host: str,
    game_id: str,
    options: dict[str, Any],
    settings: TableSettings,
    entrants: Sequence[tuple[str, str | None, str]],
    *,
    tournament: str,
    now: float,
) -> TableRow:
    """A table of a tournament, for entrants by seat: each a kind, a player (None: a bot) and a
    name. Seats are kept for their players, who hand in their nonces when they come."""
    seats = [
        SeatRow(seat, "open" if player else kind, player, name, "")
        for seat, (kind, player, name) in enumerate(entrants, 1)
    ]
    row = _open_row(host, game_id, options, settings, seats, public=False, now=now)
    return row._replace(tournament=tournament)


def without_absent(row: TableRow) -> TableRow:
    """A table whose game begins although some have not come: the simplest bot plays for them."""
    for one in row.seats:
        if one.kind == "open":
            bot = bots.simple(row.game)
            row = _with_seat(row, _seat_of(row.game, row.seats, one.seat, bot))
    return row


def check_options(
    game_id: str, options: dict[str, Any], players: int, settings: TableSettings
) -> None:
    """Raises unless so many can play the game with these options and settings."""
    game = find(game_id)
    chosen = game.read_options(options)
    game.new(players, chosen, Fast(1))
    usual = game.read_options({})
    for name in chosen.friendly if settings.rated else ():
        if getattr(chosen, name) != getattr(usual, name):
            raise OptionsError(
                f"{name} is for friendly games: it cannot be changed in a rated one",
                why="friendly-option",
                option=name,
            )
    if settings.rated and settings.hints:
        raise OptionsError(
            "hints are for friendly games: a rated one has none", why="friendly-hints"
        )
    if settings.strangers:
        raise OptionsError("only a quick match brings strangers together", why="only-quick-match")


def sits(row: TableRow, player: str, seat: int | None) -> bool:
    """Whether who wants to sit there (None: anywhere) sits there already."""
    own = row.own_seats(player)
    return bool(own) and seat in (None, own[0])


def sat(
    row: TableRow, player: str, name: str, seat: int | None, nonce: str, *, kind: str = "human"
) -> tuple[TableRow, int]:
    """The table after somebody has taken an open seat (None: any) with a nonce, and which it is.
    Who sits there already only hands in the nonce."""
    if sits(row, player, seat):
        taken = row.own_seats(player)
        for one in taken:
            row = _with_seat(row, row.seats[one - 1]._replace(nonce=nonce, ready=True))
    else:
        taken = _seats_for(row, player, seat)
        for one in taken:
            free = row.seats[one - 1]
            mine = SeatRow(one, kind, player, free.name or name, nonce, ready=True)
            row = _with_seat(row, mine._replace(talks=free.talks))
    return row, taken[0]


def _seats_for(row: TableRow, player: str, wanted: int | None) -> list[int]:
    """The seats that a newcomer may take: those kept for this player, or else the free ones."""
    free = [one for one in row.seats if one.kind == "open"]
    kept = [one.seat for one in free if one.player == player]
    if kept and (wanted is None or wanted in kept):
        return kept
    found = [one for one in free if wanted in (None, one.seat)]
    for one in found:
        if one.player is None:
            return [one.seat]
    if found:
        raise Refusal(409, "taken", "that seat is kept for somebody who has played before")
    raise Refusal(409, "taken", "that seat is taken" if wanted else "the table is full")


def put(row: TableRow, player: str, seat: int, kind: str, check: CheckKind = check_bot) -> TableRow:
    """The host opens a seat or gives it to a bot; a player gives up the own seat."""
    if not 1 <= seat <= len(row.seats):
        raise Refusal(404, "no-seat", f"there is no seat {seat}")
    mine = row.seats[seat - 1].player == player and kind == "open"
    if not mine or row.tournament:
        _check_host(row, player)
    if kind != "open":
        check(row.game, kind)
    return _with_seat(row, _seat_of(row.game, row.seats, seat, kind))


def wished(row: TableRow, player: str, ready: bool | None, choice: str | None) -> TableRow:
    """A player's seats, ready or not, and with what the player has chosen for the first of them."""
    own = row.own_seats(player)
    if not own:
        raise Refusal(403, "not-yours", "only those who sit here can do that")
    if ready is not None:
        for one in own:
            row = _with_seat(row, row.seats[one - 1]._replace(ready=ready))
    if choice is not None:
        _check_choice(row, own[0], choice)
        row = _with_seat(row, row.seats[own[0] - 1]._replace(choice=choice))
    return row


def talking(row: TableRow, player: str) -> TableRow:
    """A player agrees to talk to the strangers at the table."""
    own = row.own_seats(player)
    if not own:
        raise Refusal(403, "not-yours", "only those who sit here can do that")
    for one in own:
        row = _with_seat(row, row.seats[one - 1]._replace(talks=True))
    return row


def _check_choice(row: TableRow, seat: int, choice: str) -> None:
    values = seat_choices(row.game)
    if choice and choice not in values:
        listed = ", ".join(values) or "nothing"
        raise Refusal(
            400,
            "wrong",
            f"{choice!r} cannot be chosen for a seat: {listed}",
            why="no-choice",
            choice=choice,
            there=listed,
        )
    if choice and any(one.choice == choice for one in row.seats if one.seat != seat):
        raise Refusal(409, "taken", f"somebody else has chosen {choice}")


def filled(row: TableRow, player: str, fill: str, check: CheckKind = check_bot) -> TableRow:
    """The host wants to begin: open seats go to the bot `fill`, if one is named."""
    _check_host(row, player)
    for one in row.seats:
        if one.kind == "open":
            if not fill:
                raise Refusal(409, "not-full", f"seat {one.seat} is still open")
            check(row.game, fill)
            row = _with_seat(row, _seat_of(row.game, row.seats, one.seat, fill))
    for one in row.seats:
        if is_outside(one.kind) and not one.ready and one.player != player:
            raise Refusal(409, "not-ready", f"seat {one.seat} is not ready yet")
    return row


def played_again(
    row: TableRow,
    player: str,
    now: float,
    *,
    may_sit: Callable[[str], bool] = lambda _player: True,
    check: CheckKind = check_bot,
) -> TableRow:
    """The same game, at a new table. Bots have their seats again. The others' seats are kept for
    them, if they may sit, and they sit down by themselves: nobody plays, or loses a rated game, who
    did not ask for it."""
    if not row.own_seats(player):
        raise Refusal(403, "not-yours", "only those who have played can do that")
    if row.status not in ("over", "closed"):
        raise Refusal(409, "not-now", f"the table is {row.status}, not over")
    _check_tournament(row)
    taken: list[SeatRow] = []
    for seat in row.seats:
        if seat.player is None:
            check(row.game, seat.kind)
            again = _seat_of(row.game, taken, seat.seat, seat.kind)
            same = face(seat.kind, seat.name)
            taken.append(again._replace(name=seat.name) if same else again)
        else:
            kept = seat.player if may_sit(seat.player) else None
            shares = kept is not None and len(row.own_seats(kept)) > 1
            name = seat.name if shares else ""  # several at one screen keep their names
            talks = seat.talks and kept is not None
            taken.append(_open_seat(seat.seat)._replace(player=kept, name=name, talks=talks))
    return _open_row(
        row.host, row.game, row.options, row.settings, taken, public=row.public, now=now
    )


def closed(row: TableRow, player: str | None) -> TableRow:
    """The host closes the table. `None` means that the keeper of the tables closes it."""
    if player is not None:
        _check_host(row, player)
    if row.status not in ("open", "playing"):
        raise Refusal(409, "not-now", f"the table is {row.status}")
    to_its_end = row.settings.rated or row.settings.strangers
    if player is not None and row.status == "playing" and to_its_end:
        raise Refusal(409, "not-now", "this game is played to its end; you may resign")
    return row._replace(status="closed", code="")


def _check_tournament(row: TableRow) -> None:
    """Raises at a table of a tournament, which alone says who plays there, and when it begins."""
    if row.tournament:
        raise Refusal(409, "not-now", "the tournament says who plays here", why="cup-table")


def _check_host(row: TableRow, player: str) -> None:
    _check_tournament(row)
    if row.host != player:
        raise Refusal(403, "not-yours", "only the host can do that")


def _with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    return row._replace(seats=[seat if one.seat == seat.seat else one for one in row.seats])


def _open_seat(seat: int) -> SeatRow:
    return SeatRow(seat, "open", None, "", "")


def _seat_of(game: str, others: Sequence[SeatRow], seat: int, kind: str) -> SeatRow:
    """An open seat, or a bot's: one of the cast who does not sit at the table yet, where there is
    one. A person's nonce comes later, when the commitment is known, a bot's from the secret."""
    if kind == "open":
        return _open_seat(seat)
    taken = [one.name for one in others if one.seat != seat]
    name = who(game, kind, taken) or kind.removeprefix("program:").capitalize()
    return SeatRow(seat, kind, None, name, "")
