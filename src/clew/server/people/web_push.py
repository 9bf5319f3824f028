"""Web push as the standards have it: a message is encrypted for one browser (RFC 8291), and the
server shows by its own key who it is (VAPID, RFC 8292). No service on the way can read anything."""

from __future__ import annotations

import base64
import os
import time
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from clew.core.errors import ClewError

__all__ = ["Browser", "PushKey", "encrypted", "from_base64", "to_base64"]

_CURVE = ec.SECP256R1()
_RECORD = 4096
_MAX_PLAIN = 3000
_TOKEN_SECONDS = 12 * 3600


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Raises ValueError if the text is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Browser(NamedTuple):
    """The keys that a browser has made for this server: its public key, and a secret of both."""

    public: bytes
    secret: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Browser:
        """Raises ValueError if these are no such keys."""
        public, secret = from_base64(p256dh), from_base64(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)
        if len(secret) != 16:
            raise ValueError("the secret of a browser has 16 bytes")
        return cls(public, secret)


class PushKey:
    """The key by which push services know this server."""

    def __init__(self, seed: str) -> None:
        try:
            self._key = ec.derive_private_key(int(seed, 16), _CURVE)
        except ValueError:
            raise ClewError("the key for web push must be 64 hexadecimal digits") from None
        self.public = to_base64(_point(self._key.public_key()))

    def shown_to(self, origin: str, contact: str) -> str:
        """The `Authorization` of a message to the service at this origin."""
        claims = {"aud": origin, "exp": int(time.time()) + _TOKEN_SECONDS, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_base64(msgspec.json.encode(one)) for one in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypted(plain: bytes, browser: Browser) -> bytes:
    """A message that only this browser can read, in one record (aes128gcm, RFC 8188)."""
    if len(plain) > _MAX_PLAIN:
        raise ClewError(f"a push message has {_MAX_PLAIN} bytes at most")
    ours = ec.generate_private_key(_CURVE)
    point = _point(ours.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser.public)
    shared = ours.exchange(ec.ECDH(), theirs)
    both = b"WebPush: info\0" + browser.public + point
    material = _derived(shared, browser.secret, both, 32)
    salt = os.urandom(16)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\2", None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
