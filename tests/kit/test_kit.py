"""The conformance kit itself: a sound game passes, and each kind of fault is found."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.chance import Chance, Fast
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.page_board import Area, Space
from clew.core.state import Log
from clew.testing import Check, conformance
from clew.words import words
from clew.words.rulebook import read_rules

SIXTH = Path(__file__).parent.parent / "sixth"
sys.path.insert(0, str(SIXTH))

from duel import Duel, DuelGame, View, game  # type: ignore[import-not-found]  # noqa: E402


@pytest.mark.parametrize("check", conformance(game), ids=str)
def test_a_game_in_plain_python_conforms(check: Check) -> None:
    """A third party's game, unknown to Clew, passes every check."""
    check()


class Swaps:
    """Replaces methods of the game and its state while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.put = monkeypatch.setattr

    def failing(self) -> set[str]:
        """The names of the checks that find something."""
        found = set()
        for check in conformance(game):
            name = str(check).partition(" [")[0]
            if name in found or name.startswith("compiled and"):
                continue
            try:
                check()
            except Exception:  # noqa: BLE001 -- a crash is found as well as a failed assertion
                found.add(name)
        return found


@pytest.fixture
def swaps(monkeypatch: pytest.MonkeyPatch) -> Swaps:
    return Swaps(monkeypatch)


def test_finds_a_view_that_shows_others_hands(swaps: Swaps) -> None:
    """A view with somebody else's card in it is a leak."""
    honest = DuelGame.view

    def view(self: Any, state: Any, seat: int) -> Any:
        return msgspec.structs.replace(honest(self, state, seat), hand=state.hands[0])

    swaps.put(DuelGame, "view", view)
    assert "views hide what is hidden" in swaps.failing()


def test_finds_a_view_that_shows_who_has_answered(swaps: Swaps) -> None:
    """While several choose, nobody may see who has chosen."""
    honest = DuelGame.view

    def view(self: Any, state: Any, seat: int) -> Any:
        held = [len(hand) for hand in state.hands]
        return msgspec.structs.replace(honest(self, state, seat), held=held)

    swaps.put(DuelGame, "view", view)
    assert "an answer among several tells nobody" in swaps.failing()


def test_finds_a_sample_that_forgets_what_moved(swaps: Swaps) -> None:
    """A card that a seat has seen go somewhere is there in every sample."""
    honest, hides = Duel.sample, DuelGame.hidden

    def sample(self: Any, seat: int, chance: Chance) -> Any:
        other = honest(self, seat, chance)
        if seat and other.chosen[seat - 1] and other.aside:
            other.chosen[seat - 1], other.aside[0] = other.aside[0], other.chosen[seat - 1]
        return other

    def hidden(self: Any, state: Any, seat: int) -> Any:
        groups = hides(self, state, seat)
        return [
            [*group, ("chosen", seat - 1)] if seat and state.chosen[seat - 1] else group
            for group in groups
        ]

    swaps.put(Duel, "sample", sample)
    swaps.put(DuelGame, "hidden", hidden)
    assert "knowledge follows what moves" in swaps.failing()


def test_finds_an_event_that_tells_a_secret(swaps: Swaps) -> None:
    """What is told to all must not depend on what is hidden."""
    honest = Duel.apply

    class Rest(Event, frozen=True, kw_only=True, tag="rest"):
        cards: list[int]

    def apply(self: Any, seat: int, action: int, chance: Chance, log: Log | None) -> None:
        honest(self, seat, action, chance, log)
        if log:
            log.add(-1, Rest(cards=list(self.aside)))

    swaps.put(Duel, "apply", apply)
    assert "views hide what is hidden" in swaps.failing()


def test_finds_a_sample_that_only_clones(swaps: Swaps) -> None:
    """A sample that is the truth tells it."""
    swaps.put(Duel, "sample", lambda self, _seat, _chance: self.clone())
    assert "samples are possible and vary" in swaps.failing()


def test_finds_an_impossible_sample(swaps: Swaps) -> None:
    """A sample must be a position that can be."""
    honest = Duel.sample

    def sample(self: Any, seat: int, chance: Chance) -> Any:
        other = honest(self, seat, chance)
        other.aside = other.aside[:-1]
        return other

    swaps.put(Duel, "sample", sample)
    assert "samples are possible and vary" in swaps.failing()


def test_finds_a_clone_that_shares(swaps: Swaps) -> None:
    """A clone must not see what happens to the original."""
    honest = Duel.clone

    def clone(self: Any) -> Any:
        other = honest(self)
        other.tricks = self.tricks
        return other

    swaps.put(Duel, "clone", clone)
    assert "clones are independent" in swaps.failing()


def test_finds_an_unlisted_action_that_is_accepted(swaps: Swaps) -> None:
    """What is not listed must be refused."""
    honest = Duel.refusal

    def refusal(self: Any, seat: int, action: int) -> int:
        return 0 if action == 5 else int(honest(self, seat, action))

    swaps.put(Duel, "refusal", refusal)
    assert "listed actions apply, others are refused" in swaps.failing()


def test_finds_a_hidden_generator(swaps: Swaps) -> None:
    """The same seed and actions must give the same game."""
    honest, own = Duel.apply, Fast(3)

    def apply(self: Any, seat: int, action: int, chance: Chance, log: Log | None) -> None:
        honest(self, seat, action, chance, log)
        self.tricks[0] += own.below(2)

    swaps.put(Duel, "apply", apply)
    assert "same seed and actions, same game" in swaps.failing()


def test_finds_a_game_without_end(swaps: Swaps, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that goes on for ever is found."""
    monkeypatch.setattr("clew.testing.walks.MAX_DECISIONS", 500)
    monkeypatch.setattr("clew.testing.contract.MAX_DECISIONS", 500)
    honest = Duel.apply

    def apply(self: Any, seat: int, action: int, chance: Chance, log: Log | None) -> None:
        honest(self, seat, action, chance, log)
        if self.played:
            self.hands = [[a, *b] for a, b in zip(self.played.pop(), self.hands, strict=True)]

    swaps.put(Duel, "apply", apply)
    assert "games end" in swaps.failing()


def test_finds_notation_that_does_not_come_back(swaps: Swaps) -> None:
    """Format and parse must be inverse."""
    swaps.put(DuelGame, "format", lambda _self, action: f"choose {action + 2}")
    assert "notation round-trips" in swaps.failing()


def test_finds_garbage_that_crashes(swaps: Swaps) -> None:
    """A parser may only say Unreadable."""
    swaps.put(DuelGame, "parse", lambda _self, text: int(text.split()[1]) - 1)
    assert "garbage is never an action" in swaps.failing()


def test_finds_a_position_that_loses_something(swaps: Swaps) -> None:
    """A position must come back whole."""
    honest = DuelGame.restore

    def restore(self: Any, position: Any) -> Any:
        state = honest(self, position)
        state.tricks = [0] * len(state.tricks)
        return state

    swaps.put(DuelGame, "restore", restore)
    assert "positions round-trip" in swaps.failing()


def test_finds_an_event_without_words(swaps: Swaps, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event can be told in every language."""
    monkeypatch.setattr("clew.testing.texts.LANGUAGES", ("en", "tlh"))
    assert "events have words" in swaps.failing()


def test_a_game_without_german_speaks_english() -> None:
    """A game from outside has the languages that it brings."""
    assert not game.folder().joinpath("words.de.ftl").is_file()
    assert words("de", game).say("duel-tagline") == words("en", game).say("duel-tagline")
    assert read_rules(game, "de").text == read_rules(game, "en").text


def test_a_game_without_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DuelGame, "text", lambda _self, _name: None)
    with pytest.raises(ClewError, match=r"duel has no rules\.de\.md"):
        read_rules(game, "de")


def lines_say(folder: Path) -> str:
    """What the check of rules and lines says of the sixth game with a folder of its own."""
    (check,) = (check for check in conformance(game) if str(check) == "every rule has its line")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DuelGame, "folder", lambda _self: folder)
        try:
            check()
        except AssertionError as found:
            return str(found)
    return ""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sixth game's folder, to be changed."""
    return shutil.copytree(SIXTH / "duel", tmp_path / "duel")


def add(file: Path, text: str) -> None:
    file.write_text(file.read_text("utf-8") + text, "utf-8")


def test_a_rule_beside_its_code_is_found(copied: Path) -> None:
    add(copied / "rules.en.md", "- DU-03 [ours] Twelve cards.\n")
    add(copied / "__init__.py", "\n# Twelve cards (DU-03).\n")
    assert lines_say(copied) == ""


def test_finds_a_rule_that_no_code_carries(copied: Path) -> None:
    """A number in what opens a module, in a sentence, or in a bot leads to no rule's code."""
    add(copied / "rules.en.md", "- DU-03 [ours] Twelve cards.\n")
    add(copied / "__init__.py", '\nTEXT = "DU-03"\n')
    add(copied / "bots.py", "\n# DU-03\n")
    assert lines_say(copied).startswith("DU-03 stands beside no code")


def test_finds_a_number_in_the_code_that_is_no_rule(copied: Path) -> None:
    add(copied / "__init__.py", "\n# As DU-99 says.\n")
    assert "names DU-99, which is no rule" in lines_say(copied)


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ({"cards.toml": ("DU-03",)}, ""),
        ({"cards.toml": ("DU-03", "DU-01")}, "DU-01 in cards.toml, which does not name it"),
        ({"cards.toml": ("DU-03", "DU-04")}, "carried_by_data lists DU-04, which is no rule"),
        ({"cards.json": ("DU-03",)}, "lists cards.json, which is not in the game's folder"),
    ],
)
def test_data_carries_what_is_listed_and_named_in_it(
    copied: Path, monkeypatch: pytest.MonkeyPatch, listed: dict[str, tuple[str, ...]], said: str
) -> None:
    add(copied / "rules.en.md", "- DU-03 [data] Twelve cards.\n")
    (copied / "cards.toml").write_text("cards = 12  # DU-03\n")
    monkeypatch.setattr(DuelGame, "carried_by_data", listed)
    if said:
        assert said in lines_say(copied)
    else:
        assert lines_say(copied) == ""


def test_the_view_is_typed() -> None:
    """The sixth game's view has a JSON schema, as the page needs it."""
    assert msgspec.json.schema(View)["$defs"]["View"]["properties"]["hand"]["type"] == "array"


def test_finds_a_board_for_the_page_that_plays_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board names what `format` does not write."""
    page = import_module("duel.page")
    wrong = [Area(spaces=[Space(actions=["take 3"])])]
    monkeypatch.setattr(page, "board", lambda *_: wrong)
    check = next(one for one in conformance(game) if str(one).startswith("the page's board"))
    with pytest.raises(ClewError, match="'take 3' is not an action"):
        check()
