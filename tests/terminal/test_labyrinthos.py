"""Labyrinthos on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from clew.core.cells import cell_number
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinthos.components import COLOURS, MONSTERS, SYMBOLS
from clew.games.labyrinthos.offers import WHYS
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.terminal.actions import cells, menu, saying
from clew.games.labyrinthos.terminal.art import LEFT, TOP, WIDTH, cell_at
from clew.games.labyrinthos.terminal.board import LabyrinthosBoard
from clew.games.labyrinthos.view import View
from clew.terminal.boards.board import LETTERS
from clew.terminal.screens import HandOver
from clew.terminal.session import Session
from clew.words import LANGUAGES, Words, words
from tests.games.labyrinthos.boards import OPEN, scene
from tests.terminal.screen import acted, board_part, lines, playing, press, text, type_line

Begin = Callable[..., Session]
GAME = find("labyrinthos")
NAMES = ["Ada", "Ben", "Chloé", "Dora"]
DARK = """
░ ░ ░ ░ ░ ░ ░
░ ░ ░ ░ ░ ░ ░
░ ░ ┼w ┼ ┼ ░ ░
░ ░ ┼ ┼D ┼h ░ ░
░ ░ ┼B ┼ ├t ░ ░
░ ░ ░ ░ ░ ░ ░
░ ░ ░ ░ ░ ░ ░
"""


def board(pilot: Pilot[None]) -> LabyrinthosBoard:
    return pilot.app.query_one(LabyrinthosBoard)


def side(pilot: Pilot[None]) -> str:
    """What stands beside the maze, with single spaces."""
    return " ".join(" ".join(line[WIDTH:] for line in lines(pilot)).split())


def at(begin: Begin, state: Labyrinthos, *seats: str, lang: str = "en") -> Session:
    """A game that stands so, Ada to act; the others are bots unless named."""
    who = seats or ("human", *["random"] * (state.players - 1))
    session = begin(*who, game=GAME, names=NAMES[: len(who)], lang=lang)
    session.table.state = state
    if session.shared:
        session.look_away()
    return session


def spot(cell: str) -> tuple[int, int]:
    row, column = divmod(cell_number(cell), 7)
    return LEFT + 6 * column + 2, TOP + 3 * row + 1


async def test_everything_fits(begin: Begin) -> None:
    """Maze, four players, the hero board with costs and reasons, and the keys at 80×24."""
    hands = [["disarm", "ambrosia"], ["close-call"], [], []]
    keys = [{"desperate": "hex", "empty": "run"}, {"special": "lure"}]
    wounds: list[list[str]] = [["heal"], ["move", "heal"]]
    state = scene(DARK, "c3", "c5", "d3", "e5", monster="d4", hands=hands, keys=keys, wounds=wounds)
    async with playing(at(begin, state)) as pilot:
        shown = board_part(pilot, 46)
        for mark in ("wa", "hi", "tr", "Br", "MI", "Do"):
            assert mark in shown, mark
        assert shown.count("│░░░░│") == 49 - 9
        assert "Round 2 walls left 30" in " ".join(shown.split())
        beside = side(pilot)
        assert "◆2 ✗1 ▯2 7f7h" in beside
        assert "a Move 1f" in beside
        assert "b Heal 1h ✗ wounded" in beside
        assert "c ◆ Hex 1h d Rotate tile 1h e Rotate wall 1h no wall" in beside
        assert "f Discover key 1h no key here" in beside
        assert "g Explore 1f" in beside
        assert "h Shield Maiden by itself" in beside
        assert "i Recover 5*" in beside
        assert "k ◆ Run 1f" in beside
        assert "Act, or end your turn." in beside
        assert "Type an action" in lines(pilot)[22]
        assert "x pass" in lines(pilot)[23]
        assert "q leave" in lines(pilot)[23]


@pytest.mark.rule("LO-08")
async def test_a_hero_is_chosen_by_its_letter(begin: Begin) -> None:
    """With its special action; once more the letter chooses it."""
    session = begin("human", "random", game=GAME, names=["Ada"], options={"start": "1"})
    async with playing(session) as pilot:
        assert "b) Diodotus, Veteran Warrior: The first trap of your turn" in side(pilot)
        await press(pilot, "b")
        assert "Enter: Diodotus, Veteran Warrior" in side(pilot)
        assert not acted(pilot)
        await press(pilot, "b")
        assert acted(pilot)[0] == "hero diodotus"


async def test_the_options_are_told_once(begin: Begin) -> None:
    """However often the screen is drawn before the first action."""
    session = begin("random", "human", game=GAME, names=["Ada"], options={"start": "1"})
    async with playing(session) as pilot:
        assert side(pilot).count("Monster: Minotaur.") == 1


@pytest.mark.rule("LO-17", "LO-18")
async def test_walking_and_exploring_with_the_cursor(begin: Begin) -> None:
    """The cursor begins at the own hero; Enter goes there; a new tile is turned by r."""
    async with playing(at(begin, scene(DARK, "c4", "d3"))) as pilot:
        assert board(pilot).cursor == "c4"
        assert "Nothing to do on c4." in side(pilot)
        await press(pilot, "up")
        assert "Enter: Go to c3" in side(pilot)
        await press(pilot, "down", "left")
        assert "Enter: Explore b4" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot) == ["explore b4"]
        assert "Choose how the new tile lies" in side(pilot)
        await press(pilot, "r")
        assert "Enter: Turned by 90°: open east, south and west" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot) == ["explore b4", "turn 90"]
        assert "a Move 1f" in side(pilot)


@pytest.mark.rule("LO-20")
async def test_a_tile_is_rotated_with_a_preview(begin: Begin) -> None:
    """A letter, a tile, a direction; the maze shows how it would lie."""
    async with playing(at(begin, scene(DARK, "e5", "d3"))) as pilot:
        before = board_part(pilot)
        await press(pilot, "d")
        assert board(pilot).cursor == "e5"
        assert "Enter: Turn e5 right" in side(pilot)
        assert "r: another of 2 ways" in side(pilot)
        right = board_part(pilot)
        await press(pilot, "r")
        assert "Enter: Turn e5 left" in side(pilot)
        assert len({before, right, board_part(pilot)}) == 3
        await press(pilot, "escape")
        assert board(pilot).group is None
        await press(pilot, "d", "space", "enter")
        assert acted(pilot) == ["rotate e5 left"]


async def test_why_an_action_cannot_be_used_now(begin: Begin) -> None:
    """Its letter tells it in a sentence, and nothing is done."""
    state = scene(OPEN, "a1", "g7", wounds=[["move"], []], tokens=(0, 0))
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "a")
        assert "Wounded: heal it first." in side(pilot)
        await press(pilot, "f")
        assert "You cannot pay for it." in side(pilot)
        await press(pilot, "c", "enter")
        assert "You cannot pay for it." in side(pilot)
        assert not acted(pilot)


@pytest.mark.rule("LO-22", "LO-06")
async def test_what_is_paid_and_healed_is_chosen_from_a_list(begin: Begin) -> None:
    """Letters or arrows; the hero board makes room for the list."""
    state = scene(OPEN, "a1", "g7", wounds=[["move", "special"], []], tokens=(2, 5))
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "b")
        assert "a) Heal: Move b) Heal: the special" in side(pilot)
        assert "a Move" not in side(pilot)
        await press(pilot, "escape", "i")
        assert "c) Pay 2 feet, 3 hands" in side(pilot)
        await press(pilot, "down", "down", "enter")
        assert acted(pilot) == ["recover 1"]


@pytest.mark.rule("LO-26", "LO-47")
async def test_cards_are_played_with_their_texts(begin: Begin) -> None:
    """Only those that can be played; at whom is chosen by name."""
    hands = [["poisoned-spring", "close-call", "disarm"], [], []]
    state = scene(OPEN, "a1", "g7", "g1", hands=hands)
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "c")
        assert "Play Poisoned Spring: another player takes a wound." in side(pilot)
        assert "Close Call" not in side(pilot)
        at_letter = "ab"[board(pilot).listed.index("play poisoned-spring")]
        await press(pilot, at_letter, "enter")
        assert "Choose the player this is aimed at." in side(pilot)
        assert "b) Chloé (Akikios)" in side(pilot)
        await press(pilot, "b", "enter")
        assert acted(pilot)[:2] == ["play poisoned-spring", "player 3"]
        assert session_events(pilot, "Chloé is wounded")


def session_events(pilot: Pilot[None], part: str) -> bool:
    session = pilot.app.session  # type: ignore[attr-defined]
    return any(part in told.text for told in session.story(words("en", GAME)))


@pytest.mark.rule("LO-27")
async def test_a_wall_is_placed_at_a_side_of_a_tile(begin: Begin) -> None:
    """From either tile; r goes round its sides, and the wall is seen before it stands."""
    state = scene(DARK, "c4", "d3")
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "up", "enter")
        assert acted(pilot) == ["move c3"]
        assert "Place a wall between two tiles." in side(pilot)
        board(pilot).cursor = "d4"
        await press(pilot, "right", "left")
        assert "r: another of 4 ways" in side(pilot)
        seen = set()
        for _ in range(4):
            assert board_part(pilot).count("█") > 1 or "▄▄" in board_part(pilot)
            seen.add(board(pilot).action)
            await press(pilot, "r")
        assert seen == {"wall d4 east", "wall d4 south", "wall c4 east", "wall d3 south"}
        wall = board(pilot).action
        await press(pilot, "enter")
        assert acted(pilot)[-1] == wall


@pytest.mark.rule("LO-25")
async def test_a_key_is_moved_in_two_steps(begin: Begin) -> None:
    """First which key, then where to: together they would be too many for letters."""
    state = scene(OPEN, "a1", "g7", keys=[{"empty": "run", "special": "hex", "heal": "build"}, {}])
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "j", "a", "enter")
        assert acted(pilot) == ["rearrange 0"]
        assert "a) Build b) Run c) Hex" in side(pilot)
        await press(pilot, "c")
        assert "a) Hex to Move" in side(pilot)
        await press(pilot, "b", "enter")
        assert acted(pilot)[-1] == "key iron desperate"


@pytest.mark.rule("LO-32", "LO-34")
@pytest.mark.parametrize(
    ("beast", "mark"), [("minotaur", "MI"), ("medusa", "ME"), ("cerberus", "CE")]
)
async def test_the_monster_is_steered_on_the_maze(begin: Begin, beast: str, mark: str) -> None:
    """All that a point can do is offered on the tiles; a charge on the tile it leaves to."""
    hands = [["echoing-roar", "red-cloth"], []]
    state = scene(OPEN, "a1", "g6", monster="d4", beast=beast, hands=hands)
    async with playing(at(begin, state)) as pilot:
        assert mark in board_part(pilot)
        await type_line(pilot, "play echoing-roar")
        assert "3 points are left." in side(pilot)
        board(pilot).cursor = "d4"
        await press(pilot, "left")
        assert "Enter: Monster to c4" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[-1] == "monster c4"
        while board(pilot).view.asked != "turn":
            await press(pilot, "enter")
        await type_line(pilot, "play red-cloth")
        assert "Choose where the monster charges." in side(pilot)
        assert "Enter: Charge" in side(pilot)


async def test_pages_and_scrolling(begin: Begin) -> None:
    """Cards with texts, all hero boards, the agenda; a long page scrolls and the rest stays."""
    hands = [["disarm", "second-wind", "torchlight", "whisper-of-the-oracle"], [], [], []]
    keys = [{"empty": "run"}, {"special": "lure", "empty": "run", "heal": "bandages"}]
    keys += [{"special": "hex", "heal": "scout"}, {"empty": "smoke"}]
    wounds = [["move", "explore"], ["move", "explore"], ["desperate", "heal"], ["move"]]
    state = scene(OPEN, "a1", "g6", "a3", "a4", hands=hands, keys=keys, wounds=wounds)
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "v")
        assert "Your cards:" in side(pilot)
        assert "Second Wind: gain three tokens." in side(pilot)
        await press(pilot, "v")
        assert "1 Ada Sostrate a1" in side(pilot)
        assert "◆ Run on the empty slot" in side(pilot)
        assert "more lines" in side(pilot)
        assert "4 Dora Leona a4" not in side(pilot)
        await press(pilot, "pagedown", "pagedown")
        assert "4 Dora Leona a4" in side(pilot)
        assert "Type an action" in lines(pilot)[22]
        await press(pilot, "v")
        assert "What the game waits for ▶ Waiting for: Ada." in side(pilot)
        await press(pilot, "v")
        assert "a Move" in side(pilot)


async def test_the_mouse(begin: Begin) -> None:
    """A click on a tile chooses, a second one does it; lines beside the board are clicked too."""
    async with playing(at(begin, scene(DARK, "c4", "d3"))) as pilot:
        for _ in range(2):
            await pilot.click(LabyrinthosBoard, offset=spot("c5"))
        assert acted(pilot) == ["move c5"]
        row = next(y for y, line in enumerate(lines(pilot)) if "d Rotate tile" in line)
        await pilot.click(offset=(50, row))
        assert board(pilot).group is not None
        assert "Enter: Turn" in side(pilot)
        await pilot.click(LabyrinthosBoard, offset=spot("e5"))
        await pilot.click(LabyrinthosBoard, offset=spot("e5"))
        assert acted(pilot)[-1] == "rotate e5 right"


async def test_the_mouse_takes_what_is_listed(begin: Begin) -> None:
    state = scene(OPEN, "a1", "g7", wounds=[["move", "special"], []])
    async with playing(at(begin, state)) as pilot:
        await press(pilot, "b")
        row = next(y for y, line in enumerate(lines(pilot)) if "b) Heal" in line)
        for _ in range(2):
            await pilot.click(offset=(52, row))
        assert acted(pilot) == ["heal special"]


@pytest.mark.rule("LO-50", "CO-05")
async def test_a_window_goes_round_at_one_screen(begin: Begin) -> None:
    """Everybody who could answer is handed the screen, whatever they hold; nothing leaks."""
    hands = [["second-wind"], ["hermes-mischief"], ["disarm"]]
    state = scene(OPEN, "a1", "g7", "g1", hands=hands)
    async with playing(at(begin, state, "human", "human", "human")) as pilot:
        await press(pilot, "enter", "c")
        await press(pilot, "enter")
        for name, card in (("Ben", "Hermes’ Mischief"), ("Chloé", "Disarm")):
            assert isinstance(pilot.app.screen, HandOver)
            assert f"Hand the screen to {name}." in text(pilot)
            assert card not in text(pilot)
            await press(pilot, "enter")
            assert "Why: Ada plays Second Wind." in side(pilot)
            assert f"{card}:" in side(pilot)
            assert "x decline" in lines(pilot)[23]
            await press(pilot, "x", "enter")
        assert acted(pilot) == ["play second-wind", "decline", "decline"]


@pytest.mark.rule("LO-50")
async def test_a_standing_order_declines_until_the_turn_ends(begin: Begin) -> None:
    """Ben presses z: he is not handed the screen again in this turn."""
    hands = [["second-wind", "ambrosia"], ["hermes-mischief"], []]
    state = scene(OPEN, "a1", "g7", "g1", hands=hands, wounds=[["heal"], [], []])
    async with playing(at(begin, state, "human", "human", "random")) as pilot:
        await press(pilot, "enter")
        await type_line(pilot, "play second-wind")
        await press(pilot, "enter", "z")
        assert acted(pilot) == ["play second-wind", "decline"]
        assert "Hand the screen to Ada." in text(pilot)
        await press(pilot, "enter")
        await type_line(pilot, "feet 1")
        await type_line(pilot, "play ambrosia")
        assert not isinstance(pilot.app.screen, HandOver)
        assert acted(pilot)[-2:] == ["play ambrosia", "decline"]
        assert board(pilot).view.seat == 1


@pytest.mark.rule("LO-50")
async def test_an_order_is_seen_by_its_own_player_and_taken_back(begin: Begin) -> None:
    """z, Z, and the commands."""
    async with playing(at(begin, scene(OPEN, "a1", "g7"))) as pilot:
        await press(pilot, "z")
        assert "You decline everything until this turn ends." in side(pilot)
        await press(pilot, "Z")
        assert "You will be asked only when you are attacked." in side(pilot)
        await press(pilot, "Z")
        assert "You will be asked only" not in side(pilot)
        await type_line(pilot, "quiet")
        assert "You decline everything" in side(pilot)
        await type_line(pilot, "ask")
        assert "You decline everything" not in side(pilot)
        assert not acted(pilot)


async def test_typed_actions_and_refusals(begin: Begin) -> None:
    """The notation of the records is understood, and a refusal names its rule."""
    async with playing(at(begin, scene(OPEN, "a1", "g7"))) as pilot:
        await type_line(pilot, "move d4")
        assert "(LO-17)" in side(pilot)
        await type_line(pilot, "move a2")
        assert acted(pilot) == ["move a2"]


async def test_french(begin: Begin) -> None:
    """Marks, costs, reasons and sentences."""
    state = scene(DARK, "c4", "d3", hands=[["disarm"], []])
    async with playing(at(begin, state, lang="fr"), lang="fr") as pilot:
        shown = board_part(pilot)
        assert "mu" in shown
        assert "Po" in shown
        assert "a Déplacement 1p" in side(pilot)
        assert "e Rotation de mur 1m sans mur" in side(pilot)
        await press(pilot, "e")
        assert "Aucun mur de votre plaque ne peut bouger." in side(pilot)
        await press(pilot, "c")
        assert "le symbole d’une plaque ne compte" in side(pilot)


async def test_on_a_large_screen_all_is_seen_at_once(begin: Begin) -> None:
    """Hero boards, cards and agenda stand beside the maze, and nothing has to be paged."""
    state = scene(OPEN, "a1", "g7", hands=[["second-wind"], []], keys=[{"empty": "run"}, {}])
    async with playing(at(begin, state), size=(130, 40)) as pilot:
        shown = text(pilot)
        for part in ("Heroes", "Your cards:", "What the game waits for", "a Move", "Run on"):
            assert part in shown, part
        assert "v pages" not in shown
        await press(pilot, "down", "enter")
        assert acted(pilot) == ["move a2"]


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_action_can_be_chosen_and_is_said(monster: str) -> None:
    """Whatever is asked: on a tile, from the hero board or from a list, in every language."""
    chance = Fast(MONSTERS.index(monster))
    state = GAME.new(3, GAME.read_options({"monster": monster}), chance)
    said = {lang: words(lang, GAME) for lang in LANGUAGES}
    asked = set()
    for number in range(6000):
        if not state.pending():
            state = GAME.new(3, GAME.read_options({"monster": monster}), chance)
        seat = state.acting()
        if number % 12 == 0:
            asked.add(check_choices(state, seat, said))
        state.apply(seat, state.pick(seat, chance), chance, None)
    assert len(asked) > 20


def check_choices(state: Labyrinthos, seat: int, said: dict[str, Words]) -> str:
    """Looks at everything that is offered; gives what was asked."""
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    texts = [GAME.format(action) for action in state.legal(seat)]
    items = menu(view, texts)
    offered = {text for item in items for text in item.actions} if items else set(texts)
    assert offered | {"pass"} >= set(texts)
    assert len(items) <= len(LETTERS)
    for item in items:
        assert bool(item.actions) != bool(item.offer.why), item
    for group in [item.actions for item in items] or [texts]:
        listed = [text for text in group if not cells(text, view)]
        keys = {text.split()[1] for text in listed if text.startswith("key ")}
        assert len(listed) <= len(LETTERS) or len(keys) > 1
    for one in texts[:12]:
        for spoken in said.values():
            assert saying(one, view, spoken, NAMES, texts)
    return view.asked


def test_the_cell_under_the_mouse() -> None:
    assert cell_at(*spot("a1")) == "a1"
    assert cell_at(*spot("g7")) == "g7"
    assert cell_at(0, 5) == cell_at(5, 0) == cell_at(5, 23) == cell_at(60, 5) == ""


def test_marks_differ_and_reasons_are_short() -> None:
    """In every language."""
    for lang in LANGUAGES:
        say = words(lang, GAME).say
        things = (*SYMBOLS, *COLOURS, "door")
        marks = [say(f"labyrinthos-mark-{thing}") for thing in things]
        assert len(set(marks)) == len(marks)
        assert all(len(mark) == 2 for mark in marks)
        assert len({say(f"labyrinthos-mark-{monster}") for monster in MONSTERS}) == 3
        for why in set(WHYS) - {"empty"}:
            assert len(say(f"labyrinthos-short-{why}")) <= 11, why
