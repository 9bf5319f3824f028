"""A check that leads from every rule to the code that carries it, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clew.core.game import Game
from clew.testing.walks import Variant
from clew.words.rule_lines import problems

__all__ = ["rules_have_lines"]


def rules_have_lines(game: Game[Any], variants: Sequence[Variant]) -> None:  # noqa: ARG001
    """Every number of `rules.en.md` stands beside the code that does what the rule says, or is
    listed in `Game.carried_by_data`; and every number in the code is a rule."""
    wrong = problems(game)
    assert not wrong, "\n".join(wrong)
