"""Whoever leaves strangers alone at a table waits before the next ones."""

from __future__ import annotations

import pytest

from clew.server.tables.leavers import _left
from clew.table.record import Deed, Entry
from tests.server.harness import Server, leave
from tests.server.test_quick_match import meet, strangers


@pytest.mark.parametrize(
    ("n", "deed", "counts"),
    [
        (8, "resign", True),  # of two, four entries each
        (9, "resign", False),
        (90, "takeover", True),
        (90, "forfeit", True),
        (90, "desert", True),
        (1, "return", False),
        (1, "undo", False),
        (1, "timeout", False),
        (1, "", False),
    ],
)
def test_what_counts_as_leaving(n: int, deed: Deed, counts: bool) -> None:
    assert _left(Entry(n=n, seat=1, table=deed), 2) is counts


async def test_who_gives_up_early_again_and_again_has_to_wait(server: Server) -> None:
    """Each time counts once, and the other one may go on at once."""
    people = await strangers(server)
    for _ in range(3):
        _, lines = await meet(people, "tiger-labyrinth")
        await lines[0].next("update")
        await lines[0].say(type="resign")
        while not (await lines[1].next("update"))["over"]:
            pass
        await leave([], lines)
    refused, other = [await person.wait("tiger-labyrinth") for person in people]
    problem = (await refused.next("parted"))["problem"]
    assert (problem["reason"], problem["text"]) == (
        "left-often",
        "you left others alone; wait 2 minutes",
    )
    await other.next("waiting")
    await leave(people, [refused, other])
