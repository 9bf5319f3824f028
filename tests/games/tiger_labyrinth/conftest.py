"""What the tests of The Lady and the Tiger: Labyrinth share."""

from collections.abc import Callable

import pytest

from clew.core.chance import Fast
from clew.core.event import Event
from clew.core.state import Log
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.rules import TigerLabyrinth


@pytest.fixture
def play() -> Callable[..., list[Event]]:
    """Plays actions given as text, each by who is in turn, and says what happened."""

    def run(state: TigerLabyrinth, *texts: str) -> list[Event]:
        log = Log()
        for text in texts:
            state.apply(state.acting(), game.parse(text), Fast(0), log)
        return [event for _, event in log.entries if isinstance(event, Event)]

    return run


@pytest.fixture
def legal() -> Callable[[TigerLabyrinth], set[str]]:
    """What who is in turn may do, as text."""
    return lambda state: {game.format(action) for action in state.legal(state.acting())}


@pytest.fixture
def refused() -> Callable[[TigerLabyrinth, str], str]:
    """The rule that forbids who is in turn an action; CO-00 if none does."""
    return lambda state, text: game.rule(state.refusal(state.acting(), game.parse(text)))
