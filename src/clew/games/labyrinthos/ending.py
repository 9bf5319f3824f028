# Compiled by mypyc.
"""How a game ends: by the Door or by the last round (LO-45, LO-46)."""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.seats import among, only
from clew.core.state import ALL, Log
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.events import Ended
from clew.games.labyrinthos.maze import DOOR
from clew.games.labyrinthos.refusals import ESCAPED

__all__ = ["escaped", "finish", "winners"]


def winners(board: Board) -> i64:
    """Who won, as a set of seats; empty while the game goes on."""
    if board.ended == 0:
        return 0
    if board.winner:
        return only(board.winner)
    most: i64 = 0
    seats: i64 = 0
    seat: i64 = 1
    while seat <= board.players:
        keys: i64 = board.keys(seat)
        if keys > most:
            most = keys
            seats = 0
        if keys == most:
            seats |= only(seat)
        seat += 1
    return seats


def finish(board: Board, rule: i64, log: Log | None) -> None:
    """The game is over."""
    board.ended = rule
    board.waiting = 0
    board.answers = 0
    board.queue = 0
    board.forget_used()
    board.fresh = 0
    board.forget_attack()
    while board.depth:
        board.pop()
    if log is not None:
        won: i64 = winners(board)
        seats = [seat for seat in range(1, board.players + 1) if among(won, seat)]
        log.add(ALL, Ended(winners=seats, rule=f"LO-{rule}"))


def escaped(board: Board, seat: i64, log: Log | None) -> bool:
    """Whether a hero on the Door with four keys has won just now (LO-45)."""
    if board.place(seat) != DOOR or board.keys(seat) < 4:
        return False
    board.winner = seat
    finish(board, ESCAPED, log)
    return True
