"""The sentences of a Fluent catalogue, each parsed when it is first asked for.

A catalogue has hundreds of sentences, and whoever starts Clew reads twenty of them: to parse all
took an eighth of the time until the page could be used.
"""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["Catalogue"]

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
"""Where an entry begins, and its name: everything else of it is indented, or a closing brace."""
_NAME = re.compile(r"-?[A-Za-z][\w-]*")


class Catalogue(FluentBundle):
    """A bundle of one language. Of two sentences with one name, the first counts."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """The text of each entry that nobody has asked for yet."""

    def add(self, text: str) -> None:
        starts = [(found.start(), found[1]) for found in _ENTRY.finditer(text)]
        ends = [start for start, _ in starts[1:]] + [len(text)]
        for (start, name), end in zip(starts, ends, strict=True):
            if not super().has_message(name):
                self.unread.setdefault(name, text[start:end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """Parses an entry, and those it may refer to: all whose names occur in it. They are put in
        before it, and it stays unread until then, since several threads may ask at once."""
        found: dict[str, str] = {}
        ahead = [name]
        while ahead:
            one = ahead.pop()
            text = self.unread.get(one)
            if text is not None and one not in found:
                found[one] = text
                ahead += _NAME.findall(text)
        for text in reversed(found.values()):
            self.add_resource(FluentResource(text))
        for one in found:
            self.unread.pop(one, None)
