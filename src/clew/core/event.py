"""Event: something that happened, as it is told to the seats that may know it."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec

__all__ = ["Event", "EventData"]


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """The base of every game's events, each with its own `tag`.

    Its sentence is the message `<game>-<tag>` of the game's words. Fields named `seat` or
    ending in `_seat` hold seats, and stand in the sentence as the player's name.
    """

    reveals: ClassVar[bool] = False
    """Whether the event reveals something hidden. An action that did so cannot be taken back
    freely."""


EventData: TypeAlias = Annotated[Any, msgspec.Meta(title="GameEvent")]
"""An event that is encoded already, or that was decoded without knowing its game."""
