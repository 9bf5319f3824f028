"""Names of cells (CO-01)."""

from __future__ import annotations

import pytest

from clew.core.cells import cell_name, cell_number
from clew.core.errors import Unreadable

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("CO-01")
def test_columns_are_letters_from_the_left_and_rows_numbers_from_the_top() -> None:
    assert [cell_name(cell) for cell in (0, 1, 6, 7, 42, 48)] == [
        "a1",
        "b1",
        "g1",
        "a2",
        "a7",
        "g7",
    ]
    assert cell_name(5, side=4) == "b2"


@pytest.mark.rule("CO-01")
def test_names_and_numbers_are_inverse() -> None:
    assert [cell_number(cell_name(cell)) for cell in range(49)] == list(range(49))


@pytest.mark.parametrize("name", ["", "a", "a0", "a8", "h1", "A1", "a1 ", "11", "aa", "é1", "a١"])
def test_what_is_no_cell_is_said_so(name: str) -> None:
    with pytest.raises(Unreadable, match="from a1 to g7"):
        cell_number(name)
