"""Makes terminal-labyrinth.svg: the middle of a game, as `clew play` shows it at 80×24.

python docs/images/terminal.py
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from clew import bots
from clew.bots import Perspective
from clew.games import find
from clew.terminal.app import ClewApp
from clew.terminal.session import Session
from clew.words import words

TURNS = 24


def middle_of_a_game(place: Path) -> Session:
    """Four play for a while; then the human has pushed and may move."""
    game = find("labyrinth")
    session = Session.begun(
        game,
        words("en", game),
        seats=["human", "greedy", "greedy", "random"],
        names=["Ada", "Ben", "Chloé", "Dora"],
        seed="clew",
        save=place,
    )
    greedy = bots.find(game.id, "greedy")
    while session.bot or session.view().turn < TURNS or session.view().asked != "move":
        if session.bot:
            session.act_bot()
        else:
            seat = session.acting
            session.act(game.format(greedy(Perspective(game, session.table.state, seat, 1))))
    return session


async def picture(session: Session) -> str:
    app = ClewApp(session, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("tab")
        await pilot.pause()
        return app.export_screenshot(title="clew play labyrinth")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(picture(middle_of_a_game(Path(folder) / "game.json")))
    # The picture stands alone: no font is fetched from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, monospace")
    Path(__file__).with_name("terminal-labyrinth.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
