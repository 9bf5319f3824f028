"""What pip calls to build Clew: hatchling, which here answers questions about metadata as well.

Hatchling keeps that from pip, because build hooks may add dependencies. Ours adds none, and
without an answer pip would build the whole wheel, compiler and all, to read its metadata.
"""

from __future__ import annotations

import os

os.environ.pop("PIP_BUILD_TRACKER", None)  # by this hatchling knows that pip is asking

from hatchling.build import *  # noqa: F403
