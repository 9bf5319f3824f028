# Compiled by mypyc.
"""Company: a table with those who listen to it, each through somebody's eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from clew.play.sitting import Sitting
from clew.table.eyes import SPECTATOR, Viewer
from clew.table.happened import Happened
from clew.table.messages import Here, TableInfo, TableNews, encode
from clew.table.rows import TableRow

__all__ = ["Company", "Hears"]


class Hears(Protocol):
    """The interface of everything that is told what happens at a table."""

    @property
    def player(self) -> str | None: ...

    def say(self, message: str) -> None:
        """A message that must arrive as it is."""

    def update(self, n: int, message: str) -> None:
        """The position after entry n."""


H = TypeVar("H", bound=Hears)


@mypyc_attr(allow_interpreted_subclasses=True)
class Company(Sitting, Generic[H]):
    """A sitting, with its listeners by whose eyes they have."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.listeners: dict[Viewer, list[H]] = {}

    def here(self) -> list[int]:
        """The seats whose players have the table open."""
        return sorted(
            viewer
            for viewer, present in self.listeners.items()
            if viewer is not SPECTATOR and present
        )

    def info(self, player: str | None, here: Sequence[int] = ()) -> TableInfo:
        return super().info(player, here or self.here())

    def all(self) -> list[H]:
        return [one for present in self.listeners.values() for one in present]

    def enter(self, listener: H, viewer: Viewer) -> None:
        """Adds a listener. First it is told how the table stands."""
        self.listeners.setdefault(viewer, []).append(listener)
        listener.say(encode(TableNews(table=self.info(listener.player))))

    def leave(self, listener: H, viewer: Viewer) -> bool:
        """Takes a listener out; says whether it was there."""
        present = self.listeners.get(viewer, [])
        if listener not in present:
            return False
        present.remove(listener)
        self.tell_presence(listener, viewer)
        return True

    def tell_presence(self, listener: H, viewer: Viewer) -> None:
        """Tells who is at the table now, unless only another window of the same player opened or
        closed."""
        if viewer is not SPECTATOR and len(self.listeners[viewer]) <= 1:
            message = encode(Here(seats=self.here()))
            for other in self.all():
                if other is not listener:
                    other.say(message)

    def tell(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        """Tells every listener what happened, and which actions (by the clients' ids) caused it. It
        must be durable already."""
        asked, n = self.asked(), happened[-1].n
        for viewer, present in self.listeners.items():
            if not present:
                continue
            name = "" if viewer is SPECTATOR else ids.get(viewer, "")
            message = encode(self.update_for(viewer, happened, [name] if name else [], asked))
            for listener in present:
                listener.update(n, message)

    def tell_all(self) -> None:
        """Tells everybody about the table itself: its seats, settings and status."""
        for listener in self.all():
            listener.say(encode(TableNews(table=self.info(listener.player))))

    def catch_up(self, viewer: Viewer, since: int) -> str:
        """One update with all that somebody missed, as far as it is known here."""
        happened = self.missing(since) if since >= 0 else []
        return encode(self.update(viewer, happened or [], [], gap=happened is None))
