"""Standing orders, and what is answered for those who are late (LO-50, LO-54)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.game import Aside
from clew.games import find
from clew.games.labyrinthos.rules import Labyrinthos
from clew.table.eyes import Eyes
from clew.table.fairness import Fairness
from clew.table.orders import ORDERS, Orders
from clew.table.past import Played, rebuilt
from clew.table.record import Seat, read, write
from clew.table.table import Table
from clew.table.verify import open_table, verify_file
from tests.games.labyrinthos.boards import OPEN, do, scene

GAME = find("labyrinthos")


def at_table(seed: str, wanted: Callable[[Table, int, Aside], bool]) -> tuple[Table, int]:
    """A table where a seat is asked beside the turn what is wanted, and that seat."""
    seats = [Seat(name=name, player="human") for name in ("Ada", "Ben", "Chloé")]
    options = GAME.read_options({"monster": "cerberus"})
    table = Table(GAME, options, seats, Fairness.from_seed(seed, 3))
    chance = Fast(5)
    for _ in range(4000):
        seat = table.pending()[0]
        aside = GAME.aside(table.state, seat)
        if aside and wanted(table, seat, aside):
            return table, seat
        texts = [GAME.format(action) for action in Eyes(table, seat).legal()]
        plays = [text for text in texts if text.startswith("play")]
        table.act(seat, plays[0] if plays else texts[chance.below(len(texts))])
    raise AssertionError("it never came to that")


def several(table: Table, _: int, aside: Aside) -> bool:
    return aside.decline is not None and len(table.pending()) > 1


def alone(table: Table, _: int, aside: Aside) -> bool:
    return aside.decline is not None and len(table.pending()) == 1


def must_choose(table: Table, seat: int, aside: Aside) -> bool:
    return aside.decline is None and len(Eyes(table, seat).legal()) > 1


class At(NamedTuple):
    """A position in the place of a table."""

    state: Labyrinthos

    @property
    def turn(self) -> int:
        return GAME.turn(self.state)

    def aside(self, seat: int) -> Aside | None:
        return GAME.aside(self.state, seat)


@pytest.mark.rule("LO-50")
def test_an_order_declines_for_the_rest_of_the_turn() -> None:
    """Whatever is asked until another's turn begins; then the seat is asked again."""
    state = scene(OPEN, "a1", "g7", "g1", hands=[["second-wind", "ambrosia"], ["disarm"], []])
    orders = Orders(GAME)
    orders.give(At(state), 2, "turn")
    assert orders.answer(At(state), 2) is None, "nothing is asked yet"
    do(state, "play second-wind")
    assert orders.answer(At(state), 2) == GAME.parse("decline")
    assert orders.of(At(state), 2) == "turn"
    state.seat = 2
    assert orders.of(At(state), 2) == "none"
    assert orders.answer(At(state), 2) is None


@pytest.mark.rule("LO-50")
def test_an_order_asks_only_when_attacked() -> None:
    """A card is declined, an attack is not; it holds from turn to turn."""
    state = scene(OPEN, "a1", "g7", "g1", hands=[["second-wind"], ["disarm"], []])
    orders = Orders(GAME)
    orders.give(At(state), 2, "attacked")
    do(state, "play second-wind")
    assert orders.answer(At(state), 2) == GAME.parse("decline")
    state.attacked = 2
    assert orders.answer(At(state), 2) is None
    state.attacked, state.round = 0, 7
    assert orders.answer(At(state), 2) == GAME.parse("decline")
    orders.give(At(state), 2, "none")
    assert orders.answer(At(state), 2) is None


@pytest.mark.rule("LO-50", "CO-05")
def test_an_order_does_not_look_at_the_hand() -> None:
    """With the card that would cancel in hand, and with any other."""
    answers = set()
    for card in ("hermes-mischief", "disarm"):
        state = scene(OPEN, "a1", "g7", "g1", hands=[["second-wind"], [card], []])
        orders = Orders(GAME)
        orders.give(At(state), 2, "turn")
        do(state, "play second-wind")
        answers.add(orders.answer(At(state), 2))
    assert answers == {GAME.parse("decline")}


@pytest.mark.rule("LO-50")
def test_what_must_be_chosen_is_not_declined() -> None:
    """Placing a wound in another's turn is asked for in spite of all orders."""
    state = scene(OPEN, "a1", "g7", "g1", hands=[["poisoned-spring"], [], []])
    orders = Orders(GAME)
    for kind in ORDERS:
        orders.give(At(state), 2, kind)
        assert orders.answer(At(state), 2) is None
    do(state, "play poisoned-spring", "player 2")
    assert GAME.aside(state, 2) == Aside(None, False)
    assert orders.answer(At(state), 2) is None
    assert GAME.aside(state, 1) is None


def test_other_games_know_no_orders() -> None:
    labyrinth = find("labyrinth")
    state = labyrinth.new(2, labyrinth.read_options({}), Fast(1))
    with pytest.raises(ClewError, match="asks nobody outside their turn"):
        Orders(labyrinth).give(state, 1, "turn")


@pytest.mark.rule("LO-50", "CO-05")
def test_who_is_late_declines_when_the_window_closes() -> None:
    """Until then nothing tells it; the record says that it was late."""
    table, seat = at_table("late", several)
    others = table.pending()[1:]
    views = [Eyes(table, other).view() for other in others]
    n = table.n
    table.time_out(seat)
    assert (table.n, table.is_late(seat)) == (n, True)
    assert [Eyes(table, other).view() for other in others] == views
    with pytest.raises(ClewError):
        table.time_out(seat)
    for other in others:
        table.act(other, "decline")
    told = [(entry.seat, entry.action, entry.table) for entry in table.entries[n:]]
    assert told == [
        (other, "decline", "timeout" if other == seat else "") for other in sorted([seat, *others])
    ]
    assert not table.may_undo(seat)


@pytest.mark.rule("LO-54", "CO-04")
def test_what_must_be_chosen_is_drawn(tmp_path: Path) -> None:
    """From the entry's own stream, before all else; anybody can draw it again."""
    table, seat = at_table("drawn", must_choose)
    legal = [GAME.format(action) for action in Eyes(table, seat).legal()]
    table.time_out(seat)
    entry = table.entries[-1]
    assert (entry.seat, entry.table) == (seat, "timeout")
    bound, _, value = entry.draws.split()[0].partition(":")
    assert (int(bound), legal[int(value)]) == (len(legal), entry.action)
    write(table.record(), tmp_path / "record.json")
    assert verify_file(tmp_path / "record.json").good
    again = open_table(read(tmp_path / "record.json"))
    for one in table.entries:
        again.replay(one)
    assert GAME.position(again.state) == GAME.position(table.state)
    played = [Played(one.n, one.seat, one.action, bool(one.table)) for one in table.entries]
    start = open_table(read(tmp_path / "record.json"))
    assert GAME.position(rebuilt(start, played)) == GAME.position(table.state)


@pytest.mark.rule("LO-54")
def test_a_record_that_says_something_else_was_drawn_does_not_verify(tmp_path: Path) -> None:
    """Nor one in which somebody was late who was not asked beside the turn."""
    import msgspec

    table, seat = at_table("drawn", must_choose)
    legal = [GAME.format(action) for action in Eyes(table, seat).legal()]
    table.time_out(seat)
    entry = table.entries[-1]
    other = next(text for text in legal if text != entry.action)
    table.entries[-1] = msgspec.structs.replace(entry, action=other)
    write(table.record(), tmp_path / "record.json")
    assert verify_file(tmp_path / "record.json").entry == entry.n
    first = msgspec.structs.replace(table.entries[0], table="timeout")
    table.entries[0] = first
    write(table.record(), tmp_path / "other.json")
    assert verify_file(tmp_path / "other.json").entry == 1


@pytest.mark.rule("LO-50")
def test_the_only_one_asked_declines_at_once() -> None:
    table, seat = at_table("alone", alone)
    table.time_out(seat)
    assert (table.entries[-1].action, table.entries[-1].table) == ("decline", "timeout")


def test_nobody_is_late_in_the_course_of_the_turn() -> None:
    table, _ = at_table("late", several)
    for seat in table.pending():
        table.act(seat, "decline")
    turn = table.pending()[0]
    with pytest.raises(ClewError, match="not asked anything outside its turn"):
        table.time_out(turn)
