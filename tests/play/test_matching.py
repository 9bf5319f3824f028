"""Who of those that wait plays together."""

from __future__ import annotations

import pytest

from clew.core.errors import ClewError
from clew.play.matching import Waiter, Wish, check_wish, together


def queue(names: str) -> list[Waiter]:
    return [Waiter(name, "") for name in names]


def apart(*pairs: str) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairs}


@pytest.mark.parametrize(
    ("names", "players", "never", "found"),
    [
        ("ab", 2, (), "ba"),
        ("abc", 2, (), "ca"),  # the one who has waited longest
        ("abc", 2, ("ca",), "cb"),
        ("abc", 2, ("ca", "cb"), ""),
        ("ab", 3, (), ""),
        ("abcd", 3, ("ab",), "dac"),
        ("abcd", 3, ("ab", "bc", "ac"), ""),
        ("abcde", 4, ("ab",), "eacd"),
        ("abcde", 4, ("ab", "cd"), ""),
    ],
)
def test_those_who_have_waited_longest_and_may_meet(
    names: str, players: int, never: tuple[str, ...], found: str
) -> None:
    waiting, never_together = queue(names), apart(*never)

    def may_meet(one: Waiter, two: Waiter) -> bool:
        return frozenset((one.player, two.player)) not in never_together

    group = together(waiting[-1], waiting, players, may_meet)
    assert "".join(one.player for one in group) == found


@pytest.mark.parametrize(
    "wish",
    [Wish("chess", 2, False), Wish("labyrinth", 5, False), Wish("labyrinth", 1, False)],
)
def test_a_wish_that_no_table_fulfils_is_refused(wish: Wish) -> None:
    with pytest.raises(ClewError):
        check_wish(wish)
