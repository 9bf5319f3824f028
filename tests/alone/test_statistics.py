"""Statistics of one's own: what a browser counts is what a server would."""

from __future__ import annotations

import random

from sqlalchemy import create_engine

from clew.core.trophies import Feats
from clew.play.profiles import Figures, added
from clew.server.storage.schema import tallies
from clew.server.storage.tallies import count, figures_of_player
from tests.alone.browser import Browser
from tests.alone.test_house import play_on


def test_a_game_that_ends_here_counts_once_and_stays() -> None:
    browser = Browser()
    key = browser.begin("tiger-labyrinth", "me", "greedy")
    wire = browser.open(key)
    handle = browser.ask("GET /api/me")["handle"]
    assert browser.ask("GET /api/players/{handle}", handle=handle)["games"] == 0
    play_on(wire)
    won = int(1 in wire.update["over"]["winners"])
    browser.start()
    told = browser.ask("GET /api/players/{handle}", handle=handle)
    assert (told["games"], told["wins"], told["favourite"]) == (1, won, "tiger-labyrinth")
    assert told["played"]["tiger-labyrinth"]["figures"]["games-2"] == 1


def test_nobody_counts_what_several_play_at_one_screen() -> None:
    browser = Browser()
    key = browser.begin("tiger-labyrinth", "me", "me")
    wire = browser.open(key, 1)
    wire.send(type="resign", id="enough")
    assert wire.update["over"]
    handle = browser.ask("GET /api/me")["handle"]
    assert browser.ask("GET /api/players/{handle}", handle=handle)["games"] == 0


def test_a_chosen_avatar_is_kept_and_sits_at_the_table() -> None:
    browser = Browser()
    owl = {"treasure": "owl", "coin": "blue"}
    assert browser.ask("PUT /api/me/avatar", body=owl)["avatar"] == owl
    browser.begin("tiger-labyrinth", "me", "greedy")
    browser.start()
    (table,) = browser.ask("GET /api/me/tables")
    assert table["seats"][0]["avatar"] == owl


def test_figures_are_added_as_a_server_adds_them() -> None:
    engine, chance = create_engine("sqlite://"), random.Random(3)
    tallies.create(engine)
    figures: Figures = {}
    with engine.connect() as connection:
        for _ in range(40):
            game, won = chance.choice(["labyrinth", "tiger-traps"]), chance.random() < 0.6
            feats = Feats(
                sums={"games": 1, "found": chance.randrange(3)} | ({"wins": 1} if won else {}),
                most={"longest": chance.randrange(9)},
                least={"fastest": chance.randrange(9)} if won else {},
            )
            count(connection, game, {"ariadne": feats})
            figures = added(figures, game, feats)
        assert figures_of_player(connection, "ariadne") == figures
