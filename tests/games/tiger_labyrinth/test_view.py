"""What a seat sees, and the drawing."""

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line
from clew.words import words

pytestmark = pytest.mark.both_builds

LINE = "LTtl/lLLl/TtTl/ttLT 2a1,b2,2d4 3d1,b2,a4 red-lady red swap 9/400"


@pytest.mark.rule("CO-05")
def test_everybody_sees_everything() -> None:
    """Both seats and spectators see the same, but for who they are."""
    state = from_line(LINE)
    views = [msgspec.structs.replace(game.view(state, seat), seat=0) for seat in (0, 1, 2)]
    assert views[0] == views[1] == views[2]


def test_a_view_says_what_is_on_the_table() -> None:
    """Cards, cubs, gems, whose turn it is, what is asked."""
    view = game.view(from_line(LINE), 2)
    assert view.seat == 2
    assert view.cards == "LTtllLLlTtTlttLT"
    assert (view.yellow, view.white) == ("red", "lady")
    assert (view.acting, view.asked, view.turn, view.limit) == (1, "swap", 9, 400)
    assert (view.repetition, view.outcome) == (True, None)
    red, blue = view.players
    assert (red.colour, red.cubs, red.door, red.home) == ("red", "2000010000000002", "d4", 2)
    assert (blue.colour, blue.cubs, blue.door, blue.home) == ("blue", "0003010000001000", "a4", 1)


def test_a_view_says_how_often_the_position_has_stood() -> None:
    """Players may want to avoid a third time (TL-17)."""
    state = game.new(2, game.read_options({}), Fast(1))
    assert game.view(state, 1).times == 1
    assert game.view(from_line(f"{LINE} repetition=off"), 1).times == 0


def test_a_view_is_small() -> None:
    """The past is not in it: at most 1 kB after any number of turns."""
    state = game.new(2, game.read_options({}), Fast(1))
    chance = Fast(2)
    while state.acting():
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    assert len(msgspec.json.encode(game.view(state, 1))) < 1000


@pytest.mark.rule("CO-05")
def test_nothing_is_hidden_and_a_sample_is_the_position_itself() -> None:
    """Whatever the chance, past included."""
    state = from_line(LINE)
    assert game.hidden(state, 1) == []
    assert game.position(state.sample(1, Fast(1))) == game.position(state)


def test_the_drawing_shows_doors_cards_cubs_and_gems() -> None:
    """In 80 columns, without any colour."""
    assert game.draw(game.view(from_line(LINE), 1), words("en", game).say).splitlines() == [
        "         a             b             c             d",
        "   ╔════════════╗┌────────────┐┌────────────┐╔════════════╗",
        " 1 ║  red lady  ║│ red tiger  ││ blue tiger │║ blue lady  ║",
        "   ║     RR     ║│            ││            │║    BBB     ║",
        "   ╚════════════╝└────────────┘└────────────┘╚════════════╝",
        "   ┌────────────┐┌────────────┐┌────────────┐┌────────────┐",
        " 2 │ blue lady  ││  red lady  ││  red lady  ││ blue lady  │",
        "   │            ││    R B     ││            ││            │",
        "   └────────────┘└────────────┘└────────────┘└────────────┘",
        "   ┌────────────┐┌────────────┐┌────────────┐┌────────────┐",
        " 3 │ red tiger  ││ blue tiger ││ red tiger  ││ blue lady  │",
        "   │            ││            ││            ││            │",
        "   └────────────┘└────────────┘└────────────┘└────────────┘",
        "   ╔════════════╗┌────────────┐┌────────────┐╔════════════╗",
        " 4 ║ blue tiger ║│ blue tiger ││  red lady  │║ red tiger  ║",
        "   ║     B      ║│            ││            │║     RR     ║",
        "   ╚════════════╝└────────────┘└────────────┘╚════════════╝",
        "   yellow gem: blue (red)   white gem: (lady) tiger",
        " > 1 red: 2 of 5 on d4",
        "   2 blue: 1 of 5 on a4",
    ]
