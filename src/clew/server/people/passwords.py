"""Passwords that are too easy to guess, and the codes that recover an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from clew.table.refusal import Refusal

__all__ = ["check_password", "find_code", "new_code", "seal_code"]

_CODE_BYTES = 10
_FEWEST_KINDS = 4
"""A password has at least this many different characters."""
_COMMON = frozenset(
    """
    00000000 11111111 11223344 12341234 12344321 123123123 123321123 12345678 123456789 1234567890
    1234567891 12345679 123456a 123qweasd 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 87654321 987654321
    a1234567 aa123456 abc12345 abcd1234 abcdefgh admin123 administrator asdfghjk asdfghjkl azerty123
    azertyui azertyuiop baseball bonjour1 bonjour123 changeme charlie1 computer doudou123 dragon123
    football iloveyou jennifer jetaime1 labyrinth labyrinthe letmein1 liverpool loulou123 marseille
    michelle midnight minotaur minotaure monkey123 motdepasse motdepasse1 nicolas1 p@ssw0rd p@ssword
    passw0rd password password1 password12 password123 princess princesse q1w2e3r4 qazwsxedc
    qwer1234 qwerty12 qwerty123 qwertyui qwertyuiop soleil123 starwars sunshine superman trustno1
    welcome1 whatever zaq12wsx zxcvbnm1
    fussball geheim123 hallo1234 hallo123 ichliebedich minotaurus passwort passwort1 passwort123
    qwertz123 qwertzui qwertzuiop schatz123 sommer123 sonnenschein willkommen
    """.split()  # noqa: SIM905 (a list that can be read)
)
"""Passwords that attackers try first, of eight or more characters, in English and French."""


def check_password(password: str, login: str) -> None:
    """Refuses a password that anybody would try first."""
    plain = password.strip().casefold()
    if len(plain) < 8:
        raise Refusal(
            400,
            "wrong",
            "a password has 8 characters or more, spaces around it aside",
            why="password-length",
        )
    if plain in _COMMON or plain == login or len(set(plain)) < _FEWEST_KINDS:
        raise Refusal(
            400, "wrong", "this password is tried first; choose another one", why="password-common"
        )


def new_code() -> str:
    """A new code: eighty bits, in groups that can be copied by hand."""
    text = base64.b32encode(secrets.token_bytes(_CODE_BYTES)).decode().lower()
    return "-".join(text[i : i + 4] for i in range(0, len(text), 4))


def seal_code(code: str) -> str:
    """The stored form of a code. It has a salt, so that equal codes do not look equal."""
    salt = secrets.token_hex(8)
    return f"{salt}:{_digest(salt, code)}"


def find_code(code: str, stored: list[str]) -> str | None:
    """Finds the stored form of a code. Codes of older versions have no salt."""
    for one in stored:
        salt, _, digest = one.rpartition(":")
        if hmac.compare_digest(_digest(salt, code), digest):
            return one
    return None


def _digest(salt: str, code: str) -> str:
    plain = "".join(code.split()).replace("-", "").lower()
    return hashlib.sha256((salt + plain).encode()).hexdigest()
