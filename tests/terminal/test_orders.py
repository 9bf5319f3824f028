"""Standing orders at one screen and line by line (LO-50)."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from clew.core.errors import ClewError
from clew.games import find
from clew.games.labyrinthos.rules import Labyrinthos
from clew.table.eyes import Eyes
from clew.terminal.plain import Plain
from clew.terminal.session import Session
from clew.words import words
from tests.games.labyrinthos.boards import OPEN, scene

Begin = Callable[..., Session]
GAME = find("labyrinthos")
HANDS = [["second-wind", "ambrosia"], ["hermes-mischief"], ["disarm"]]


def together(begin: Begin, *seats: str, lang: str = "en") -> Session:
    """Ada to act, with cards; Ben could cancel them, Chloé could not."""
    session = begin(*seats, game=GAME, names=["Ada", "Ben", "Chloé"][: len(seats)], lang=lang)
    session.table.state = scene(OPEN, "a1", "g7", "g1", hands=HANDS, wounds=[["heal"], [], []])
    session.look_away()
    return session


def acted(session: Session) -> list[str]:
    return [f"{entry.seat} {entry.action}" for entry in session.table.entries]


def typed_at(session: Session, *lines: str, lang: str = "en") -> str:
    out = io.StringIO()
    Plain(session, words(lang, GAME), io.StringIO("\n".join([*lines, ""])), out).run()
    return out.getvalue()


@pytest.mark.rule("LO-50")
def test_who_has_ordered_is_not_handed_the_screen(begin: Begin) -> None:
    """Ben declines all turn: of the next window only Chloé hears."""
    session = together(begin, "human", "human", "human")
    session.hand_over()
    session.act("play second-wind")
    session.hand_over()
    assert session.watcher == 2
    session.order("turn")
    assert session.acting == 3
    assert session.seat == 0
    session.hand_over()
    session.act("decline")
    session.hand_over()
    session.act("feet 3")
    session.act("play ambrosia")
    assert session.acting == 3
    session.hand_over()
    session.act("decline")
    assert acted(session)[-3:] == ["1 play ambrosia", "2 decline", "3 decline"]


@pytest.mark.rule("LO-50")
def test_an_order_ends_with_the_turn(begin: Begin) -> None:
    """When Ada's turn is over Ben is asked again."""
    session = together(begin, "human", "human", "random")
    session.hand_over()
    session.act("play second-wind")
    session.act_bot(session.choose())
    session.hand_over()
    session.order("turn")
    assert session.own.orders.of(session.table, 2) == "turn"
    state = session.table.state
    assert isinstance(state, Labyrinthos)
    while state.seat == 1:
        if session.bot:
            session.act_bot(session.choose())
            continue
        if session.must_hand_over():
            session.hand_over()
        texts = [GAME.format(action) for action in Eyes(session.table, session.acting).legal()]
        session.act(next((text for text in texts if text in ("pass", "done")), texts[0]))
    assert session.own.orders.of(session.table, 2) == "none"


def test_nobody_orders_for_another(begin: Begin) -> None:
    """While nobody looks at the screen there is nobody to give an order."""
    session = together(begin, "human", "human", "human")
    with pytest.raises(ClewError):
        session.order("turn")
    assert session.ordered == "none"


@pytest.mark.rule("LO-50")
def test_orders_are_typed_line_by_line(begin: Begin) -> None:
    """`quiet` declines at once and for the rest of the turn; `ask` takes it back."""
    session = together(begin, "human", "human", "random")
    told = typed_at(session, "", "play second-wind", "", "quiet", "", "feet 3", "quit")
    assert "You decline everything until this turn ends." in told
    assert acted(session)[:2] == ["1 play second-wind", "2 decline"]
    session = together(begin, "human", "random", "random")
    told = typed_at(session, "attacks", "ask", "help", "quit")
    assert "You will be asked only when you are attacked." in told
    assert "quiet: decline everything until this turn ends" in told
    assert session.ordered == "none"


def test_french_orders(begin: Begin) -> None:
    session = together(begin, "human", "random", "random", lang="fr")
    told = typed_at(session, "silence", "quit", lang="fr")
    assert "Vous refusez tout jusqu’à la fin de ce tour." in told


def test_other_games_have_no_such_commands(begin: Begin) -> None:
    """There `quiet` is not understood, and help does not name it."""
    session = begin("human", "random")
    out = io.StringIO()
    said = words("en", session.game)
    Plain(session, said, io.StringIO("quiet\nhelp\nquit\n"), out).run()
    assert "I do not understand “quiet”" in out.getvalue()
    assert "decline everything" not in out.getvalue()
