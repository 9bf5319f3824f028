"""Commitment, seed and draws against an independent computation and known values."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from clew.core.chance import Stream
from clew.table.fairness import Fairness
from tests.table.games import sit

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("CO-04")]

SECRET = bytes(range(32))
NONCES = [bytes([seat] * 16) for seat in (1, 2)]
FAIRNESS = Fairness("0123456789abcdef", SECRET, NONCES)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert FAIRNESS.commitment == hashlib.sha256(SECRET).hexdigest() == known


def test_the_seed_is_the_hash_of_tag_secret_nonces_and_id() -> None:
    parts = b"clew-seed/1" + SECRET + NONCES[0] + NONCES[1] + b"0123456789abcdef"
    assert FAIRNESS.seed == hashlib.sha256(parts).digest()
    assert FAIRNESS.seed.hex() == SEED


SEED = "f30445c03e42cc9ab630c1cd020aa046dae2d090ac16e7d407fbb8e0de579741"
DRAWS = "0 1 0 0 0 1 2 2 6 6 3 12 11 4 1 15"


def test_draws_follow_from_the_seed_as_documented() -> None:
    """Entry 7's key, its first two blocks, and Lemire's bounded numbers, written out here."""
    key = hmac.new(FAIRNESS.seed, (7).to_bytes(8, "big"), hashlib.sha256).digest()
    blocks = b"".join(
        hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(2)
    )
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 64, 4)]
    stream = Stream(FAIRNESS.seed, 7)
    drawn = [stream.below(n) for n in range(2, 18)]
    assert drawn == [word * n >> 32 for word, n in zip(words, range(2, 18), strict=True)]
    assert " ".join(str(value) for value in drawn) == DRAWS
    assert stream.drawn == list(zip(range(2, 18), drawn, strict=True))


def test_any_part_of_the_seed_changes_it() -> None:
    others = [
        Fairness("0123456789abcdee", SECRET, NONCES),
        Fairness("0123456789abcdef", bytes(32), NONCES),
        Fairness("0123456789abcdef", SECRET, NONCES[::-1]),
        Fairness("0123456789abcdef", SECRET, NONCES[:1]),
    ]
    assert len({fairness.seed for fairness in (FAIRNESS, *others)}) == 5


def test_a_secret_has_32_bytes_and_a_nonce_16() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Fairness("x", bytes(31), NONCES)
    with pytest.raises(ValueError, match="16 bytes"):
        Fairness("x", SECRET, [bytes(15)])


def test_a_fresh_game_has_new_parts_each_time() -> None:
    one, two = Fairness.fresh(3), Fairness.fresh(3)
    assert len({*one.nonces, *two.nonces}) == 6
    assert one.secret != two.secret
    assert one.id != two.id


def test_a_seed_text_gives_the_same_parts_again() -> None:
    assert Fairness.from_seed("thread", 4) == Fairness.from_seed("thread", 4)
    assert Fairness.from_seed("thread", 4) != Fairness.from_seed("threads", 4)


def test_every_entry_draws_from_a_stream_of_its_own() -> None:
    firsts = {Stream(FAIRNESS.seed, entry).word() for entry in range(200)}
    assert len(firsts) == 200


def test_the_setup_draws_from_stream_0() -> None:
    table = sit()
    stream = Stream(table.fairness.seed, 0)
    table.game.new(2, table.options, stream)
    text = " ".join(f"{bound}:{value}" for bound, value in stream.drawn)
    assert table.record().draws == text
