"""Signatures against the vectors of RFC 8032, section 7.1, and against another implementation."""

from __future__ import annotations

import secrets

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from clew.table.ed25519 import is_signed

VECTORS = {
    "TEST 1": (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    "TEST 2": (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    "TEST 3": (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
            "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
    "TEST SHA(abc)": (
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        (
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
            "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
        (
            "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589"
            "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704"
        ),
    ),
}
"""Public key, message, signature."""
ORDER = 2**252 + 27742317777372353535851937790883648493


def parts(name: str) -> tuple[bytes, bytes, bytes]:
    key, message, signature = map(bytes.fromhex, VECTORS[name])
    return key, message, signature


@pytest.mark.parametrize("name", VECTORS)
def test_the_vectors_of_the_rfc_are_signed(name: str) -> None:
    assert is_signed(*parts(name))


@pytest.mark.parametrize("name", VECTORS)
def test_another_message_key_or_signature_is_not(name: str) -> None:
    key, message, signature = parts(name)
    assert not is_signed(key, message + b"!", signature)
    for bit in (0, 100, 300, 511):
        changed = int.from_bytes(signature, "little") ^ 1 << bit
        assert not is_signed(key, message, changed.to_bytes(64, "little"))
    assert not is_signed(parts("TEST 2" if name != "TEST 2" else "TEST 3")[0], message, signature)


def test_a_signature_is_not_valid_a_second_way() -> None:
    """S + L would fit the equation; the RFC wants S below L, so that nobody makes another one."""
    key, message, signature = parts("TEST 3")
    s = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(key, message, signature[:32] + s.to_bytes(32, "little"))


@pytest.mark.parametrize(
    ("key", "signature"),
    [
        (b"", bytes(64)),
        (bytes(32), b""),
        (bytes(31), bytes(64)),
        (b"\xff" * 32, bytes(64)),
        ((2).to_bytes(32, "little"), bytes(64)),
    ],
)
def test_what_is_no_key_or_no_signature_signs_nothing(key: bytes, signature: bytes) -> None:
    assert not is_signed(key, b"a message", signature)


def test_it_agrees_with_the_library_that_signs() -> None:
    for length in (0, 1, 32, 200):
        private = Ed25519PrivateKey.generate()
        message = secrets.token_bytes(length)
        public = private.public_key().public_bytes_raw()
        assert is_signed(public, message, private.sign(message))
        assert not is_signed(public, message + b"\0", private.sign(message))
