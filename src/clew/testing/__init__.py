"""The conformance kit: puts any game, ours or a third party's, through the contract by name.

import pytest
from clew.testing import conformance

@pytest.mark.parametrize("check", conformance("my-game"), ids=str)
def test_conformance(check):
    check()
"""

from __future__ import annotations

from clew.testing.kit import Check, conformance
from clew.testing.walks import Variant, variants

__all__ = ["Check", "Variant", "conformance", "variants"]
