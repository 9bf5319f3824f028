# Compiled by mypyc.
"""The course of a game: turns and rounds (LO-10, LO-13)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.chance import Chance
from clew.core.seats import only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.agenda import owner_of, task
from clew.games.labyrinthos.attacks import put_monster
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import TOKENS as NEW_TOKENS
from clew.games.labyrinthos.dealing import deal
from clew.games.labyrinthos.ending import finish
from clew.games.labyrinthos.events import Passed, Round, Turn
from clew.games.labyrinthos.heroes import place_hero
from clew.games.labyrinthos.maze import DOOR
from clew.games.labyrinthos.refusals import ROUND_LIMIT_REACHED
from clew.games.labyrinthos.tasks import (
    CHOOSE_HERO,
    DIE,
    DRAW,
    END_TURN,
    REFRESH,
    SETTLE,
    TOKENS,
    TURN,
)
from clew.games.labyrinthos.tiles import rearm

__all__ = ["begin_turn", "choose_hero", "end_actions", "end_turn"]


def choose_hero(board: Board, entry: i64, hero: i64, chance: Chance, log: Log | None) -> None:
    """Heroes are chosen in turn; then cards are dealt and the first turn begins (LO-08)."""
    board.pop()
    seat: i64 = owner_of(entry)
    place_hero(board, seat, hero, log)
    if board.after(seat) != board.start:
        board.push(task(CHOOSE_HERO, board.after(seat)))
    else:
        deal(board, chance, log)
        begin_turn(board, board.start, log)


def begin_turn(board: Board, seat: i64, log: Log | None) -> None:
    """The turn of a seat; that the monster stands on its tile is no attack (LO-39)."""
    board.seat = seat
    board.trapped = 0
    board.schemed = 0
    board.gained = 0
    board.smoked &= ~only(seat)
    rearm(board, seat, log)
    board.push(task(TURN, seat))
    if log is not None:
        log.add(ALL, Turn(seat=seat))


def end_actions(board: Board, seat: i64, log: Log | None) -> None:
    """After passing: tokens, cards, the die; only tokens in the first round (LO-13, LO-10)."""
    board.pop()
    if log is not None:
        log.add(ALL, Passed(seat=seat))
    board.push(task(END_TURN, seat))
    if board.round > 1:
        board.push(task(SETTLE, seat))
        board.push(task(DIE, seat))
        board.push(task(DRAW, seat))
        board.push(task(REFRESH, seat))
    board.push(task(TOKENS, seat, count=NEW_TOKENS))


def end_turn(board: Board, seat: i64, log: Log | None) -> None:
    """The next seat's turn. The monster comes after the first round (LO-10), and the last
    round ends the game (LO-46)."""
    board.gazed &= ~only(seat)
    board.python = 0
    following: i64 = board.after(seat)
    if following == board.start:
        if board.round == 1:
            put_monster(board, DOOR, log)
        if board.round >= board.last_round:
            finish(board, ROUND_LIMIT_REACHED, log)
            return
        board.round += 1
        if log is not None:
            log.add(ALL, Round(round=board.round))
    begin_turn(board, following, log)
