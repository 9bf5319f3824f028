"""`make lock`, for container images: writes the digests that their tags stand for today.

Every image in `deploy/` is named as `NAME:TAG@sha256:…`. The tag is what people read, the digest is
what is fetched. Docker asks the registry; where it cannot, nothing is changed and that is said.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

__all__ = ["FILES", "IMAGE", "main", "renewed"]

FILES = ("Containerfile", "compose.yaml")
IMAGE = re.compile(r"(?P<tag>\b[a-z0-9./-]+:[a-z0-9._-]+)@(?P<digest>sha256:[0-9a-f]{64})\b")
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def renewed(text: str, digest_of: Callable[[str], str]) -> str:
    """A file of `deploy/` with every image at its newest digest."""
    return IMAGE.sub(lambda found: f"{found['tag']}@{digest_of(found['tag'])}", text)


def _ask_registry(tag: str) -> str:
    """The digest of a tag: that of the index, so it holds for every kind of processor."""
    inspect = ["docker", "buildx", "imagetools", "inspect", tag]
    command = [*inspect, "--format", "{{.Manifest.Digest}}"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        raise SystemExit(_unreached(tag, "docker is not installed here")) from None
    digest = done.stdout.strip()
    if not _DIGEST.fullmatch(digest):
        raise SystemExit(_unreached(tag, (done.stderr.strip() or digest).partition("\n")[0]))
    return digest


def _unreached(tag: str, why: str) -> str:
    return f"The digests of images stay as they are: {tag} could not be looked up ({why})."


def main() -> int:
    folder = Path(__file__).parents[1] / "deploy"
    texts = {name: renewed((folder / name).read_text(), _ask_registry) for name in FILES}
    for name, text in texts.items():
        (folder / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
