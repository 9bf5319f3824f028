"""The translator: what it knows, and what it refuses by file, line and construct."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.cpp import Untranslatable, building, translate
from clew.cpp.program import Program
from clew.cpp.twin import Rules
from clew.cpp.writing import Text
from clew.games import GAMES, find
from clew.testing import Variant, variants
from clew.testing.twins import same_rules

sys.path.insert(0, str(Path(__file__).parent.parent / "sixth"))

from nim import game as nim  # type: ignore[import-not-found]


@pytest.mark.parametrize("variant", variants(nim), ids=str)
def test_a_third_partys_game_in_the_compiled_style_translates(variant: Variant) -> None:
    """It plays the same by the translated rules."""
    same_rules(nim, variant)


def test_the_text_is_the_same_every_time() -> None:
    """So that what was compiled is found again."""
    assert Text(Program(nim)).text == translate(nim).text


MUTANTS = {
    "tiger-labyrinth": ("self.gems = self.gems ^ which", "self.gems = self.gems | which"),
    "tiger-traps": ("made.gems = made.gems | ", "made.gems = 1 | "),
    "labyrinth": ("mul(arrows, most_)", "mul(12LL, most_)"),
    "labyrinth-cards": ("self.points = self.points + ", "self.points = 0 + "),
    "labyrinthos": ("board.trapped = 0", "board.trapped = 1"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_translation_is_noticed(game: str) -> None:
    """One changed line of the text, and the games differ."""
    right, wrong = MUTANTS[game]
    text = translate(find(game)).text
    assert right in text
    mutant = Rules(find(game), text.replace(right, wrong, 1))

    def play_all() -> None:
        for variant in variants(find(game)):
            same_rules(find(game), variant, mutant)

    with pytest.raises(AssertionError, match=r"differ|another|raises"):
        play_all()


def test_without_a_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else is said."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    with pytest.raises(ClewError, match=r"there is no C\+\+ compiler: install g\+\+"):
        building.compiler()


HEAD = """
from typing import ClassVar
from librt.vecs import vec
from mypy_extensions import i64
from clew.core.chance import Chance
from clew.core.state import Log, State, buffer
from clew.core.game import Game, Options

WORDS = ("one", "two")
TABLE = (1, 2, 3)

class Toy(State):
    WIDTH: ClassVar[int] = 2
    ACTIONS: ClassVar[int] = 2
    def __init__(self) -> None:
        self.seat: i64 = 1
        self.cards: vec[i64] = buffer(3)
        FIELD
    def pending(self) -> i64:
        return self.seat
    def fill(self, seat: i64, out: vec[i64]) -> i64:
        out[0] = 1
        return 1
    def refusal(self, seat: i64, action: i64) -> i64:
        return 0
    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        BODY
    def clone(self) -> "Toy":
        other = Toy()
        other.seat = self.seat
        return other
    def result(self) -> list[float] | None:
        return [1.0, 0.0] if self.seat else None
    def sample(self, seat: i64, chance: Chance) -> "Toy":
        return self.clone()
    def draw(self, chance: Chance) -> i64:
        self.seat = chance.below(3)
        return self.seat
    def loose(self, many):
        return many

def setup(players: i64, chance: Chance) -> Toy:
    state = Toy()
    return state

class ToyGame(Game[Toy]):
    id = "toy"
    players = range(2, 3)
    options = Options
    state = Toy
    setup = staticmethod(setup)

game = ToyGame()
"""
OUTSIDE = {
    "x = [1, 2]": "the expression List",
    "x = {1: 2}": "the expression Dict",
    "x = 'word'": "a constant of type str",
    "x = f'{seat}'": "the expression JoinedStr",
    "x = (lambda: 1)()": "a call of lambda",
    "x = seat ** 2": "the operator Pow",
    "x = 1 << 70": "a shift by 70",
    "x = self.cards[-1]": "an index from the end",
    "x = self.cards[0:2]": "a slice that is not assigned to a field",
    "x, y = seat, action": "an assignment to several",
    "x = y = seat": "an assignment to several",
    "x = WORDS[seat]": "a constant with something else than whole numbers in it",
    "x = TABLE": "the constant TABLE under another name",
    "TABLE[0] = seat": "an assignment to a constant",
    "x = self.unknown": "the attribute unknown, which is no field of the state",
    "x = unknown": "the name unknown",
    "x = sorted(self.cards)": "a call of sorted",
    "x = chance.gauss()": "the method gauss of a chance",
    "x = self.missing()": "no method missing",
    "x = self.loose(1)": "a parameter or result without a type",
    "x = len(chance)": "the length of a vec",
    "x = seat in self.cards": "`in`, but for a name in a tuple",
    "x = seat is None": "the comparison Is",
    "x = 0 < self.draw(chance) < 3 == self.draw(chance) < 4": "a chain of comparisons",
    "x = self.seat + self.draw(chance)": "one part changes what another needs",
    "x = chance.below(2) + chance.below(3)": "one part changes what another needs",
    "self.seat += self.draw(chance)": "one part changes what another needs",
    "x = self.draw(chance) or self.draw(chance)": "`or` of two numbers",
    "x = buffer(seat)": "a buffer whose size is not a constant",
    "x = Toy()": "a state that is made beside the one returned",
    "x: str = 'a'": "the type str",
    "x = 1\n        x = 1.5": "float where a whole number",
    "x: i64 = seat\n        x = chance": "chance where a whole number",
    "import os": "the statement Import",
    "try:\n            pass\n        finally:\n            pass": "the statement Try",
    "with chance:\n            pass": "the statement With",
    "while seat:\n            pass\n        else:\n            pass": "`else` after a loop",
    "for x in self.cards:\n            pass": "a loop over self.cards",
    "for x, y in TABLE:\n            pass": "a loop over several names",
    "del seat": "the statement Delete",
    "seat": "an expression that nobody uses",
    "[n for n in TABLE]": "an expression that nobody uses",
    "x = max(1, 2, seat)": "max of 3 numbers",
    "x = self.fill(*self.cards)": "arguments that are not listed one by one",
}


def toy(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str, field: str = "pass") -> Game[Any]:
    """A game with this as the body of apply."""
    name = f"toy_{abs(hash((body, field)))}"
    (folder / f"{name}.py").write_text(HEAD.replace("BODY", body).replace("FIELD", field))
    monkeypatch.syspath_prepend(str(folder))
    found: Game[Any] = importlib.import_module(name).game
    return found


def test_the_toy_itself_translates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So what is refused below is refused for its own sake."""
    assert "Toy_apply" in translate(toy(tmp_path, monkeypatch, "self.seat = 0")).text


@pytest.mark.parametrize("body", OUTSIDE)
def test_what_is_outside_is_refused_by_its_place(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the file, the line and the construct."""
    game = toy(tmp_path, monkeypatch, body)
    with pytest.raises(Untranslatable, match=OUTSIDE[body]) as refused:
        translate(game)
    place = refused.value.places[0]
    assert place.file.startswith(str(tmp_path))
    line = Path(place.file).read_text().splitlines()[place.line - 1].strip()
    assert line in [part.strip() for part in body.splitlines()]
    assert str(refused.value).startswith("the rules of toy cannot be translated: ")


@pytest.mark.parametrize(
    ("field", "construct"),
    [
        ("self.hand: list[int] = []", "the field hand: the type list"),
        ("self.name: str = ''", "the field name: the type str"),
        ("self.part: float = 0.0", "the field part: the type float"),
    ],
)
def test_fields_are_words_and_vecs(
    field: str, construct: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anything else is refused."""
    with pytest.raises(Untranslatable, match=construct):
        translate(toy(tmp_path, monkeypatch, "pass", field))


def test_a_game_in_plain_python_says_no_setup() -> None:
    """It is refused by that, and the kit does not try."""
    from duel import game as duel  # type: ignore[import-not-found]

    with pytest.raises(Untranslatable) as refused:
        translate(duel)
    assert any("no setup" in place.construct for place in refused.value.places)
