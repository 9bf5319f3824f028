"""Tallies: the statistics of players, kept as one row a figure, so that ten thousand games are read
as fast as ten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, case, delete, select

from clew.core.trophies import Feats
from clew.play.profiles import ALL, BEST_RUN, RUN, Figures
from clew.server.storage.dialects import insert_into
from clew.server.storage.schema import tallies

__all__ = ["count", "figures_of_player", "merge_tallies"]

How: TypeAlias = Literal["sum", "most", "least", "run"]


class _Figure(NamedTuple):
    player: str
    game: str
    what: str
    value: int


def count(connection: Connection, game: str, feats: Mapping[str, Feats]) -> None:
    """Adds what players did in one game to their figures."""
    by_how: dict[How, list[_Figure]] = {"sum": [], "most": [], "least": [], "run": []}
    for player, one in feats.items():
        kinds: dict[How, dict[str, int]] = {"sum": one.sums, "most": one.most, "least": one.least}
        for how, figures in kinds.items():
            by_how[how] += [_Figure(player, game, what, figures[what]) for what in figures]
        won = one.sums.get("wins", 0)
        by_how["run"] += [_Figure(player, of, RUN, won) for of in (ALL, game)]
    for how, some in by_how.items():
        _add(connection, how, some)
    _raise_best(connection, feats)


def _raise_best(connection: Connection, players: Iterable[str]) -> None:
    """The run of now may be the best there was."""
    runs = select(tallies.c.player, tallies.c.game, tallies.c.value).where(
        tallies.c.player.in_(list(players)), tallies.c.what == RUN
    )
    best = [_Figure(one.player, one.game, BEST_RUN, one.value) for one in connection.execute(runs)]
    _add(connection, "most", best)


def _add(connection: Connection, how: How, figures: Iterable[_Figure]) -> None:
    """One statement for all figures of a kind. They are sorted, so that two processes never wait
    for each other."""
    rows = [{**one._asdict(), "how": how} for one in sorted(figures)]
    if rows:
        connection.execute(_adding(connection.dialect.name, how), rows)


@cache
def _adding(dialect: str, how: How) -> Any:
    new = insert_into(tallies, dialect)
    old, added = tallies.c.value, new.excluded.value
    together: dict[How, Any] = {
        "sum": old + added,
        "most": case((added > old, added), else_=old),
        "least": case((added < old, added), else_=old),
        "run": case((added == 0, 0), else_=old + added),
    }
    return new.on_conflict_do_update(
        index_elements=["player", "game", "what"], set_={"value": together[how]}
    )


def figures_of_player(connection: Connection, player: str) -> Figures:
    """A player's figures by game; those of all games together have no name."""
    found: Figures = {}
    columns = tallies.c.game, tallies.c.what, tallies.c.value
    for one in connection.execute(select(*columns).where(tallies.c.player == player)):
        found.setdefault(one.game, {})[one.what] = one.value
    return found


def merge_tallies(connection: Connection, guest: str, player: str) -> None:
    """Moves a guest's figures into the account. A run of wins goes on if the guest's has not
    broken."""
    rows = connection.execute(select(tallies).where(tallies.c.player == guest)).all()
    by_how: dict[How, list[_Figure]] = {}
    for one in rows:
        figure = _Figure(player, one.game, one.what, one.value)
        by_how.setdefault(one.how, []).append(figure)
    for how, some in by_how.items():
        _add(connection, how, some)
    _raise_best(connection, [player])
    connection.execute(delete(tallies).where(tallies.c.player == guest))
