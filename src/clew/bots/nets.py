"""Nets that learned to play, as data in a game's folder, and what they say about a position.

`clew train` makes them; they are read and run without any library. A net sees the observation of
its seat and nothing else.
"""

from __future__ import annotations

from array import array
from functools import cache
from math import exp
from sys import byteorder
from zlib import Z_DEFAULT_STRATEGY, Z_RLE, compressobj, decompressobj
from zlib import error as zlib_error

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.glasses import Glasses
from clew.bots.perspective import Perspective
from clew.bots.search.net import Net
from clew.core.chance import Chance
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games import find

__all__ = [
    "About",
    "Learned",
    "Stored",
    "Viewer",
    "drawn",
    "layers",
    "learned",
    "name_of",
    "net_of",
    "read",
    "write",
]

_SELDOM = 0.02
"""What a net does less often than this its player never does."""
_LARGEST = 1 << 24
"""A layer has so many bytes at most: whoever sends a net should not fill anybody's memory."""
_STEEPEST = 1e6
"""No output is worth more than this: what it says would no longer be a number."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a net was made of: enough to make it again."""

    game: str
    players: int
    version: int
    """Of the game's rules."""
    command: str
    seed: int
    decisions: int
    """So many decisions it has learned from."""
    strength: str = ""
    """What was measured of it, with the command."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A net's file."""

    about: About
    sizes: tuple[int, int, int, int]
    """Rows, first layer, second layer, outputs: a score for each choice, then the seats' chances,
    the own one first."""
    scales: list[float]
    """What one is worth, of each output."""
    rows: bytes
    middle: bytes
    last: bytes
    """The weights of the layers, packed: whole numbers. The numbers that are added in any case come
    first, eight bytes each."""
    kinds: str = "bhh"
    """Of each layer whether its weights have one byte (b) or two (h)."""
    facts: bool = False
    """Whether it is shown the facts that the game works out (`clew.bots.glasses`)."""


def name_of(level: str, players: int) -> str:
    """The file of a level's net for so many players, in the game's folder."""
    return f"net-{level}-{players}.msgpack"


def write(stored: Stored) -> bytes:
    return msgspec.msgpack.encode(stored)


def read(data: bytes) -> Stored:
    try:
        return msgspec.msgpack.decode(data, type=Stored)
    except msgspec.MsgspecError as error:
        raise ClewError(f"this is not a net: {error}") from None


def pack(always: list[int], weights: list[int], kind: str) -> bytes:
    """A layer's numbers as bytes, low byte first; `kind` is that of array."""
    found = b""
    for code, numbers in (("q", always), (kind, weights)):
        here = array(code, numbers)
        if byteorder == "big":
            here.byteswap()
        found += here.tobytes()
    return min((_compressed(found, how) for how in (Z_DEFAULT_STRATEGY, Z_RLE)), key=len)


def _compressed(data: bytes, how: int) -> bytes:
    """Among weights of few values hardly anything but nothing comes twice: looking for more than
    that makes them larger."""
    maker = compressobj(9, strategy=how)
    return maker.compress(data) + maker.flush()


def unpack(data: bytes, always: int, kind: str) -> tuple[list[int], list[int]]:
    """The numbers that were packed. Raises ClewError if these are none."""
    first, rest = array("q"), array(kind)
    maker = decompressobj()
    try:
        whole = maker.decompress(data, _LARGEST)
        first.frombytes(whole[: 8 * always])
        rest.frombytes(whole[8 * always :])
    except (zlib_error, ValueError) as error:
        raise ClewError(f"a net's file is damaged: {error}") from None
    if not maker.eof:
        raise ClewError("a net's file is damaged: a layer is cut off, or too large")
    if byteorder == "big":
        first.byteswap()
        rest.byteswap()
    return first.tolist(), rest.tolist()


@cache
def learned(game: str, level: str, players: int) -> Learned | None:
    """The net that a game brings for a level and so many players; None if it brings none, or one
    that learned by other rules."""
    data = find(game).data(name_of(level, players))
    if data is None:
        return None
    stored = read(data)
    return Learned(stored) if stored.about.version == find(game).version else None


def drawn(odds: dict[int, float], chance: Chance) -> int:
    """One of the actions, as likely as they say."""
    place = chance.below(1 << 30) / (1 << 30)
    for action, likely in odds.items():
        place -= likely
        if place < 0:
            break
    return action


class Learned:
    """A net, ready to look at positions."""

    def __init__(self, stored: Stored) -> None:
        self.about = stored.about
        self._game = find(stored.about.game)
        self._players = stored.about.players
        self.glasses = Glasses(self._game, self._players, stored.facts)
        rows, _, _, outputs = stored.sizes
        if rows != self.glasses.rows or outputs != self.glasses.choices + self._players:
            raise ClewError(f"this net was made for other observations of {self._game.id}")
        self._scales = stored.scales
        self._net = net_of(stored)
        self._viewer = Viewer(self.glasses)
        self._seen = buffer(self.glasses.seen)

    def odds(self, perspective: Perspective) -> dict[int, float]:
        """How likely the net plays each legal action."""
        outputs = self._look(perspective)
        state, seat = perspective.world, perspective.seat
        scores = {}
        for action in perspective.legal():
            output = outputs[state.choice_of(seat, action)]
            scores[action] = int(self._net.out[output]) * self._scales[output]
        best = max(scores.values())
        parts = {action: exp(score - best) for action, score in scores.items()}
        total = sum(parts.values())
        return {action: part / total for action, part in parts.items()}

    def usual(self, perspective: Perspective) -> dict[int, float]:
        """The same without what it plays seldom, unless all of it is seldom."""
        found = self.odds(perspective)
        least = min(_SELDOM, max(found.values()))
        likely = {action: part for action, part in found.items() if part >= least}
        total = sum(likely.values())
        return {action: part / total for action, part in likely.items()}

    def chances(self, perspective: Perspective) -> list[float]:
        """What the net thinks each seat's share of the win is, by seat: they add up to one."""
        self._look(perspective)
        players, first = self._players, self.glasses.choices
        rewards = [int(self._net.out[first + i]) * self._scales[first + i] for i in range(players)]
        # A reward is 1 for a win, and what the others lose then adds up to it.
        shares = [min(1.0, max(0.0, (one * (players - 1) + 1) / players)) for one in rewards]
        total = sum(shares) or 1.0
        own = perspective.seat - 1
        return [shares[(seat - own) % players] / total for seat in range(players)]

    def _look(self, perspective: Perspective) -> dict[int, int]:
        """Lets the net look; which output stands for each choice."""
        rows, outputs = self._viewer.look(perspective)
        for slot, row in enumerate(rows):
            self._seen[slot] = row
        self._net.look(self._seen, len(rows))
        return outputs


class Viewer:
    """Looks at perspectives through a game's glasses."""

    def __init__(self, glasses: Glasses) -> None:
        self._glasses = glasses
        self._words = buffer(glasses.game.state.WORDS)
        self._views: dict[int, _View] = {}

    def look(self, perspective: Perspective) -> tuple[list[int], dict[int, int]]:
        """The rows that are seen, and which output stands for each choice."""
        perspective.world.observe(perspective.seat, self._words, 0)
        words = [int(word) for word in self._words]
        number = int(self._glasses.look(words))
        view = self._views.get(number)
        if view is None:
            view = self._views[number] = _View(self._glasses, number)
        seen = []
        for parts, rows in view.slots:
            value = shift = 0
            for word, first, bits in parts:
                value |= (words[word] >> first & (1 << bits) - 1) << shift
                shift += bits
            seen.append(rows[min(value, len(rows) - 1)])
        seen += map(int, self._glasses.facts(words))
        return seen, view.outputs


class _View:
    """A view, worked out once."""

    def __init__(self, glasses: Glasses, number: int) -> None:
        self.slots = [
            (parts, [glasses.row(number, slot, one) for one in range(_values(glasses, parts))])
            for slot, parts in enumerate(glasses.read(number))
        ]
        self.outputs = {choice: output for output, choice in enumerate(glasses.meant(number))}


def _values(glasses: Glasses, parts: list[tuple[int, int, int]]) -> int:
    return min(glasses.width, 1 << sum(bits for _, _, bits in parts))


def layers(stored: Stored) -> list[tuple[list[int], list[int]]]:
    """What each layer always adds, and its weights. Raises ClewError if the file is damaged: it may
    come from anybody."""
    rows, first, second, outputs = stored.sizes
    sizes = ((first, rows), (second, first), (outputs, second))
    if len(stored.kinds) != len(sizes) or set(stored.kinds) - {"b", "h"}:
        raise ClewError(f"a net's file is damaged: weights of the kinds {stored.kinds!r}")
    found = []
    packed = zip((stored.rows, stored.middle, stored.last), sizes, stored.kinds, strict=True)
    for data, (sums, seen), kind in packed:
        always, weights = unpack(data, sums, kind)
        if (len(always), len(weights)) != (sums, sums * seen):
            raise ClewError("a net's file is damaged: a layer has another size than it says")
        found.append((always, weights))
    # What is not a number is not in this range either.
    worth = [one for one in stored.scales if 0 <= one <= _STEEPEST]
    if not len(worth) == len(stored.scales) == outputs:
        raise ClewError("a net's file is damaged: nobody knows what its outputs are worth")
    return found


def net_of(stored: Stored) -> Net:
    """The net of a file, ready to add up."""
    _, first, second, outputs = stored.sizes
    (always, weights), *others = layers(stored)
    middle, last = (_rows(*one, width) for one, width in zip(others, (first, second), strict=True))
    return Net(first, second, outputs, vec[i64](always + weights), vec[i64](middle), vec[i64](last))


def _rows(always: list[int], weights: list[int], width: int) -> list[int]:
    """What is always added, before the weights of each sum."""
    found: list[int] = []
    for place, number in enumerate(always):
        found.append(number)
        found += weights[place * width : (place + 1) * width]
    return found
