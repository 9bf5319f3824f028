"""The checks of the conformance kit, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from clew.core.game import Game
from clew.games import find
from clew.testing import builds, contract, lines, secrets, texts, twins
from clew.testing.walks import Variant, variants

__all__ = ["Check", "conformance"]


class Check:
    """One check of one variant of a game. Calling it raises AssertionError if it fails."""

    def __init__(self, name: str, run: Callable[[], None]) -> None:
        self.name = name
        self._run = run

    def __str__(self) -> str:
        return self.name

    def __call__(self) -> None:
        self._run()


_EACH: dict[str, Callable[[Game[Any], Variant], None]] = {
    "games end": contract.games_end,
    "listed actions apply, others are refused": contract.legality,
    "clones are independent": contract.clones,
    "same seed and actions, same game": contract.repeatable,
    "an answer among several tells nobody": contract.simultaneous,
    "records round-trip and verify": texts.records,
    "positions round-trip": texts.positions,
    "notation round-trips": texts.notation,
    "events have words": texts.words_of_events,
    "views hide what is hidden": secrets.views_hide,
    "samples are possible and vary": secrets.samples,
    "knowledge follows what moves": secrets.knowledge_follows,
    "bots are fair": secrets.bots_are_fair,
}
_ONCE: dict[str, Callable[[Game[Any], Sequence[Variant]], None]] = {
    "garbage is never an action": texts.garbage,
    "every rule has its line": lines.rules_have_lines,
    "compiled and interpreted write the same trace": builds.same_trace,
}


_TRANSLATED: dict[str, Callable[[Game[Any], Variant], None]] = {
    "translated rules play the same": twins.same_rules,
}
"""Checks for games that have `setup`, so that they can be played without Python."""
_DESCRIBED: dict[str, Callable[[Game[Any], Variant], None]] = {
    "the page's board can be drawn and plays actions": texts.page_boards,
}
"""Checks for games that say themselves what lies where on the page."""


def conformance(
    game: str | Game[Any],
    *,
    also: Sequence[Variant] = (),
    perft: Path | None = None,
) -> list[Check]:
    """All checks of a game: for each number of players and combination of its yes-or-no
    options, and for the variants in `also`. `perft` is the stored table of counts."""
    the_game = find(game) if isinstance(game, str) else game
    all_variants = [*variants(the_game), *also]
    translated = {} if the_game.setup is None else _TRANSLATED
    described = _DESCRIBED if the_game.parts.page else {}
    each = {**_EACH, **translated, **described}
    checks = [
        Check(f"{name} [{variant}]", partial(run, the_game, variant))
        for name, run in each.items()
        for variant in all_variants
    ]
    for name, once in _ONCE.items():
        checks.append(Check(name, partial(once, the_game, all_variants)))
    if perft:
        checks.append(
            Check(
                "perft counts match", partial(contract.perft_matches, the_game, all_variants, perft)
            )
        )
    return checks
