"""What counts where somebody is absent: nobody gains or loses a rating by not being there."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from clew.core.game import Outcome
from clew.play.counting import Done, counted
from clew.table.rows import SeatRow, TableRow
from clew.table.verify import verify_file
from tests.server.harness import Server, leave, sit_down, whose_turn
from tests.server.test_clocks import QUICK, until_told


def ranks(kinds: str, won: list[int], *done: str) -> list[int] | None:
    """What counts: seats are (h)uman or (b)ot, `done` is like "1 push" or "2 takeover"."""
    seats = [
        SeatRow(n, "human" if kind == "h" else "adept", None, "", "")
        for n, kind in enumerate(kinds, 1)
    ]
    deeds = ("takeover", "return", "resign", "forfeit", "desert")
    entries = [
        Done(int(one[0]), "" if one[2:] in deeds else one[2:], one[2:] if one[2:] in deeds else "")
        for one in done
    ]
    over = Outcome(termination="treasures", rule="LB-17", winners=[1], ranks=won, scores=[])

    class Row:
        pass

    row = Row()
    row.seats = seats  # type: ignore[attr-defined]
    found = counted(cast("TableRow", row), over, entries)
    return found.ranks if found else None


@pytest.mark.rule("CO-07")
@pytest.mark.parametrize(
    ("kinds", "won", "done", "counts"),
    [
        ("hh", [1, 2], ["1 push", "2 push"], [1, 2]),
        # a bot that plays on does not win for the absent one
        ("hh", [1, 2], ["1 push", "2 push", "1 takeover", "1 push"], [2, 1]),
        ("hh", [1, 2], ["1 push", "2 push", "1 takeover", "1 return", "1 push"], [1, 2]),
        ("hhh", [1, 2, 3], ["1 push", "2 push", "3 push", "1 takeover"], [3, 1, 2]),
        # somebody never made a move: a bot's does not count, nor does what was played late
        ("hh", [1, 2], ["1 push", "2 takeover", "2 push"], None),
        ("hh", [1, 2], ["1 push", "2 resign"], None),
        # nobody is left
        ("hh", [1, 2], ["1 push", "2 push", "1 takeover", "2 desert"], None),
        ("hhb", [1, 2, 3], ["1 push", "2 push", "1 resign", "2 desert"], None),
        # against bots alone, going away is losing
        ("hbb", [1, 2, 2], ["1 push", "2 push", "1 desert"], [3, 1, 1]),
    ],
)
def test_what_counts(kinds: str, won: list[int], done: list[str], counts: list[int] | None) -> None:
    assert ranks(kinds, won, *done) == counts


@pytest.mark.rule("CO-07")
async def test_the_game_ends_when_nobody_is_left(server: Server, tmp_path: Path) -> None:
    """Both are late: no bots play on, nobody wins, nobody's rating changes, the record is whole."""
    settings = {"clock": QUICK, "on_timeout": "bot", "rated": True}
    key, people, lines = await sit_down(server, settings=settings)
    _, other = whose_turn(lines)
    await until_told(other, "takeover")
    update = await until_told(other, "desert")
    assert update["over"]["winners"] == []
    assert await people[0].get("/api/me/ratings") == {}
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    await leave(people, lines)
