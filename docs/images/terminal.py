"""Makes terminal-<game>.svg: the middle of each game, as `clew play` shows it at 80×24.

python docs/images/terminal.py [GAME …]
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from clew import bots
from clew.bots import Perspective
from clew.games import find
from clew.terminal.app import ClewApp
from clew.terminal.session import Session
from clew.words import words


class Moment(NamedTuple):
    """When a picture is taken."""

    players: list[str]
    """The first is the human, Ada."""
    wanted: Callable[[Any], bool]
    """Whether this view is it."""
    keys: tuple[str, ...]
    """What Ada has pressed then."""


MOMENTS = {
    "labyrinth": Moment(
        ["greedy", "greedy", "random"],
        lambda view: view.turn >= 24 and view.asked == "move",
        ("tab",),
    ),
    "labyrinth-cards": Moment(
        ["greedy", "greedy"],
        lambda view: view.asked == "take" and len(view.connections) > 1 and len(view.table) > 7,
        ("tab",),
    ),
    "labyrinthos": Moment(
        ["greedy", "greedy", "greedy"],
        lambda view: (
            view.round > 3
            and view.asked == "turn"
            and min(len(view.players[0].keys), len(view.walls) - 2) > 1
            and view.players[0].hands > 0
            and len(view.players[0].wounds) > 0
            and "rotate-tile" not in view.players[0].wounds
        ),
        ("f", "tab", "tab"),
    ),
    "tiger-labyrinth": Moment(
        ["greedy"],
        lambda view: view.turn > 14 and view.asked == "swap",
        ("enter", "tab"),
    ),
    "tiger-traps": Moment(
        ["greedy", "random", "greedy"],
        lambda view: view.season > 2 and view.asked == "reveal" and view.matched > 1,
        ("right",),
    ),
}
NAMES = ["Ada", "Ben", "Chloé", "Dora"]


def middle_of_a_game(name: str, folder: Path) -> Session:
    """The first game in which the moment comes, Ada playing like the greedy bot."""
    game, moment = find(name), MOMENTS[name]
    players = ["human", *moment.players]
    greedy = bots.find(game.id, "greedy")
    for seed in count(1):
        session = Session.begun(
            game,
            words("en", game),
            seats=players,
            names=NAMES[: len(players)],
            seed=str(seed),
            save=folder / f"{seed}.json",
        )
        while not session.outcome:
            if session.bot:
                session.act_bot(session.choose())
            elif moment.wanted(session.view()):
                return session
            else:
                session.act(
                    game.format(greedy(Perspective(game, session.table.state, session.acting, 1)))
                )
    raise AssertionError


async def picture(name: str, session: Session) -> str:
    app = ClewApp(session, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*MOMENTS[name].keys)
        await pilot.pause()
        return app.export_screenshot(title=f"clew play {name}")


def main() -> None:
    for name in sys.argv[1:] or MOMENTS:
        with tempfile.TemporaryDirectory() as folder:
            session = middle_of_a_game(name, Path(folder))
            svg = asyncio.run(picture(name, session))
        # The picture stands alone: no font is fetched from elsewhere.
        svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
        svg = svg.replace("Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, monospace")
        Path(__file__).with_name(f"terminal-{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
