"""Errors for requests that cannot be fulfilled. Each says what is wrong, and by which rule."""

from __future__ import annotations

__all__ = [
    "ClewError",
    "Illegal",
    "OptionsError",
    "PositionError",
    "Unreadable",
    "need",
    "refusal_sentence",
]


class ClewError(ValueError):
    """Something a person or program asked for cannot be done.

    The text is one sentence in English, for programs and logs. People read the sentence
    `error-<why>` of the catalogue instead, in their language, with the `values` that it names.
    """

    def __init__(self, text: str, why: str = "", **values: str | int) -> None:
        super().__init__(text)
        self.why = why
        self.values = values


class Illegal(ClewError):
    """An action that the rules forbid here. `rule`: n for the game's rule n, -n for CO-n."""

    def __init__(self, seat: int, action: int, rule: int) -> None:
        where = f"the game's rule {rule}" if rule > 0 else f"rule CO-{-rule:02}"
        super().__init__(f"seat {seat} may not play action {action} here ({where})")
        self.seat = seat
        self.action = action
        self.rule = rule


def refusal_sentence(game: str, rule: int) -> str:
    """The name of the sentence that says why a rule forbids an action: n for the game's rule n, -n
    for CO-n."""
    return f"refusal-co-{-rule:02}" if rule < 0 else f"{game}-refusal-{rule:02}"


class Unreadable(ClewError):
    """Text that is not an action, whatever the position."""


class PositionError(ClewError):
    """A position that is impossible by the rules."""


class OptionsError(ClewError):
    """Options or a number of players that the game does not have."""


def need(condition: object, reason: str) -> None:
    """Raises PositionError with the reason unless the condition holds."""
    if not condition:
        raise PositionError(reason)
