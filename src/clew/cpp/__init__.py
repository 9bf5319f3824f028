"""The rules as C++. They are translated from the one Python source, for machines without Python."""

from __future__ import annotations

from clew.cpp.errors import Place, Untranslatable
from clew.cpp.writing import Text, translate

__all__ = ["Place", "Text", "Untranslatable", "translate"]
