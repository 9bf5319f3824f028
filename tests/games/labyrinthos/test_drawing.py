"""The drawing, the notes beside it, and the bot."""

from __future__ import annotations

from clew.arena.simulate import Job, simulate
from clew.core.chance import Fast
from clew.games.labyrinthos.components import CARDS, KEYS
from clew.notes import describe, notes
from clew.words import LANGUAGES, words
from tests.games.labyrinthos.boards import OPEN, do, game, scene

SAY = words("en", game).say
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def test_maze_walls_heroes_and_monster_are_drawn() -> None:
    maze = OPEN.replace("┼ ┼ ┼", "├ ┼t ░", 1)
    state = scene(maze, "a1", "b1", monster="b1", walls=["a1 east", "b1 south"])
    lines = game.draw(game.view(state, 1), SAY).split("\n")
    assert lines[1].startswith(" 1  ├ 1   ┃ ┼t2M    ░░")
    assert lines[2].rstrip() == "           ━━━━━━"


def test_boards_hands_and_what_is_waited_for_are_drawn() -> None:
    state = scene(
        OPEN,
        "a1",
        "g7",
        monster="d4",
        hands=[["disarm"]],
        keys=[{"move": "run"}],
        wounds=[["heal"]],
    )
    drawing = game.draw(game.view(state, 1), SAY)
    for part in ("move=run(f)", "heal!(h)", "Disarm: a tile", "1: Act, or end your turn"):
        assert part in drawing


def test_no_line_is_longer_than_80_columns_in_a_random_game() -> None:
    for monster in ("minotaur", "medusa", "cerberus"):
        chance = Fast(8)
        state = game.new(4, game.read_options({"monster": monster}), chance)
        for number in range(800):
            seat = state.acting()
            if number % 10 == 0:
                for language in LANGUAGES:
                    view, said = game.view(state, seat), words(language, game)
                    for drawn in (view, game.view(state, 0)):
                        drawing = game.draw(drawn, said.say)
                        assert max(len(line) for line in drawing.split("\n")) <= 80, drawing
                    assert notes(game, view, said, NAMES)
                    assert describe(game, view, said, NAMES)
            state.apply(seat, state.pick(seat, chance), chance, None)


def test_notes_say_what_cards_do_and_what_comes_after() -> None:
    state = scene(OPEN, "a1", "g7", "g1", hands=[["poisoned-spring"], ["disarm"]])
    do(state, "play poisoned-spring", "player 3")
    told = notes(game, game.view(state, 2), words("en", game), NAMES)
    assert "Waiting for: Bob." in told
    assert "After that: Poisoned Spring of Ann and the turn of Ann." in told
    assert "Disarm: a tile’s symbol does not count until your next turn." in told


def test_every_card_and_key_has_its_text_in_every_language() -> None:
    for language in LANGUAGES:
        said = words(language, game)
        for name in (*(card.name for card in CARDS), *(key.name for key in KEYS)):
            assert said.say(f"labyrinthos-deed-{name}")
            assert said.thing(name) != name


def test_greedy_beats_random() -> None:
    job = Job(game="labyrinthos", bots=["greedy", "random"], options={}, seed="1")
    assert simulate(job, 6, jobs=1).wins[0] == 6


def test_greedy_escapes_well_inside_the_round_limit() -> None:
    job = Job(game="labyrinthos", bots=["greedy"] * 4, options={}, seed="2")
    assert simulate(job, 4, jobs=1).terminations == {"escaped": 4}
