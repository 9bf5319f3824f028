"""Checking signatures of Ed25519, as RFC 8032 describes it (section 5.1.7).

Only checking: nothing here is secret, so that it may take its time and needs no library. Whoever
signs (`clew.server.signing`) does that with a library made for it.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

__all__ = ["is_signed"]

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
"""A square root of −1."""


class _Point(NamedTuple):
    """Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z."""

    x: int
    y: int
    z: int
    t: int


_ZERO = _Point(0, 1, 1, 0)


def _add(one: _Point, two: _Point) -> _Point:
    a = (one.y - one.x) * (two.y - two.x) % _P
    b = (one.y + one.x) * (two.y + two.x) % _P
    c = 2 * one.t * two.t * _D % _P
    d = 2 * one.z * two.z % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return _Point(e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _times(number: int, point: _Point) -> _Point:
    found = _ZERO
    while number:
        if number & 1:
            found = _add(found, point)
        point = _add(point, point)
        number >>= 1
    return found


def _same(one: _Point, two: _Point) -> bool:
    in_x = (one.x * two.z - two.x * one.z) % _P == 0
    return in_x and (one.y * two.z - two.y * one.z) % _P == 0


def _x_of(y: int, sign: int) -> int | None:
    """The coordinate x of a point whose y is known; None if there is no such point."""
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    if square == 0:
        return None if sign else 0
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if (x * x - square) % _P:
        return None
    return _P - x if x & 1 != sign else x


def _point(code: bytes) -> _Point | None:
    """The point that 32 bytes stand for; None if they stand for none."""
    number = int.from_bytes(code, "little")
    y, sign = number & (1 << 255) - 1, number >> 255
    x = _x_of(y, sign) if y < _P else None
    return None if x is None else _Point(x, y, 1, x * y % _P)


_BASE_Y = 4 * pow(5, -1, _P) % _P
_BASE_X = _x_of(_BASE_Y, 0)
assert _BASE_X is not None
_BASE = _Point(_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % _P)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of a public key has signed a message."""
    if len(key) != 32 or len(signature) != 64:
        return False
    owner, nonce = _point(key), _point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if owner is None or nonce is None or s >= _ORDER:
        return False
    challenge = hashlib.sha512(signature[:32] + key + message).digest()
    h = int.from_bytes(challenge, "little") % _ORDER
    return _same(_times(s, _BASE), _add(nonce, _times(h, owner)))
