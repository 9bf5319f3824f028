"""Standing orders: what a seat has answered in advance. Nobody else is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from clew.core.errors import ClewError
from clew.core.game import Aside, Game

__all__ = ["ORDERS", "Kind", "Order", "Orders"]

Kind: TypeAlias = Literal["turn", "attacked", "none"]
ORDERS: tuple[Kind, ...] = ("turn", "attacked", "none")
"""turn: decline everything until this turn ends. attacked: decline everything except when I am
attacked, until I say otherwise. none: ask me."""


class Asking(Protocol):
    """What an order is given for: a table."""

    @property
    def turn(self) -> int: ...

    def aside(self, seat: int, /) -> Aside | None: ...


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order, and the turn in which it was given."""

    kind: Kind
    turn: int


class Orders:
    """The standing orders of the seats, in a game that asks questions outside the turn
    (`Game.asides`)."""

    def __init__(self, game: Game[Any], given: Mapping[int, Order] | None = None) -> None:
        self._game = game
        self.given: dict[int, Order] = dict(given or {})

    def give(self, table: Asking, seat: int, kind: Kind) -> None:
        """Sets how the seat answers from now on; `none` takes the order back."""
        if not self._game.asides:
            raise ClewError(
                f"{self._game.id} asks nobody outside their turn: there is nothing to order",
                why="nothing-to-order",
            )
        if kind == "none":
            self.given.pop(seat, None)
        else:
            self.given[seat] = Order(kind=kind, turn=table.turn)

    def of(self, table: Asking, seat: int) -> Kind:
        """The order that holds for a seat now."""
        order = self.given.get(seat)
        if order is None or (order.kind == "turn" and order.turn != table.turn):
            return "none"
        return order.kind

    def answer(self, table: Asking, seat: int) -> int | None:
        """The seat's advance answer to its current question; None means that the seat must be
        asked.

        The answer depends only on the question and the order, never on the cards that the seat
        holds.
        """
        kind = self.of(table, seat)
        if kind == "none":
            return None
        aside = table.aside(seat)
        if aside is None or (kind == "attacked" and aside.attacked):
            return None
        return aside.decline
