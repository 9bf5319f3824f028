"""Traps through the conformance kit."""

from pathlib import Path

import pytest

from clew.testing import Check, Variant, conformance

ALSO = [Variant(3, {"start": 2}), Variant(6, {"start": 6, "open_stacks": True})]
PERFT = Path(__file__).with_name("perft") / "tiger-traps.json"


@pytest.mark.parametrize("check", conformance("tiger-traps", also=ALSO, perft=PERFT), ids=str)
def test_tiger_traps(check: Check) -> None:
    """Traps keeps the contract."""
    check()
