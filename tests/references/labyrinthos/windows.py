"""Playing cards and answering them (LO-26, LO-50 to LO-52)."""

from __future__ import annotations

from collections.abc import Callable

from tests.references.labyrinthos.table import Asking, Table, ask


def can_answer(t: Table, seat: int) -> bool:
    """LO-50: what everybody can see of it."""
    hero = t.heroes[seat]
    return bool(t.cards[seat]) and t.usable(seat, "desperate") and hero.hands >= 1


def window(
    t: Table,
    condition: Callable[[], dict[int, set[str]]],
    effect: Callable[[int, str], Asking[None]],
) -> Asking[None]:
    """LO-50: all to whom the condition applies are asked, until all decline.

    `condition` gives the cards that it lets each seat play.
    """
    while True:
        fitting = {seat: cards for seat, cards in condition().items() if cards}
        answers: dict[int, str] = {}
        asked = {
            seat: {"decline"} | {f"play {card}" for card in cards if card in t.cards[seat]}
            for seat, cards in fitting.items()
            if can_answer(t, seat)
        }
        while asked:
            seat, text = yield dict(asked)
            answers[seat] = text
            del asked[seat]
        played = [s for s in t.order(t.seat) if answers.get(s, "decline") != "decline"]
        if not played:
            return
        yield from effect(played[0], answers[played[0]].split()[1])


def play_card(t: Table, seat: int, card: str, targets: list[int] | None = None) -> Asking[int]:
    """LO-52: pays, shows, names the target; gives it (or the own seat), or 0 if cancelled."""
    t.heroes[seat].hands -= 1
    t.discard(seat, card)
    target = seat
    if targets is not None:
        text = yield from ask(seat, {f"player {other}" for other in targets})
        target = int(text.split()[1])
    cancelled = False

    def condition() -> dict[int, set[str]]:
        """LO-47, Hermes' Mischief: another player plays a card."""
        return {} if cancelled else {other: {"hermes-mischief"} for other in t.others(seat)}

    def effect(other: int, hermes: str) -> Asking[None]:
        nonlocal cancelled
        cancelled = bool((yield from play_card(t, other, hermes)))

    yield from window(t, condition, effect)
    return 0 if cancelled else target
