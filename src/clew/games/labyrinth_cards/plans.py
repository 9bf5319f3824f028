"""Plans: where each card of the hand would score, on anybody's turn."""

from __future__ import annotations

import msgspec

from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games.labyrinth_cards.cards import LIKES
from clew.games.labyrinth_cards.components import cell_name
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.notation import format_action
from clew.games.labyrinth_cards.rules import PLACE, PLACING, TAKE, LabyrinthCards
from clew.games.labyrinth_cards.sight import view
from clew.games.labyrinth_cards.view import Connection

__all__ = ["Plan", "Score", "plan"]


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A placement that scores, and the most that it lets one take (LC-08, LC-09)."""

    card: int
    cell: str
    action: str
    takes: list[int]
    """The cards, by their numbers."""
    connections: list[Connection]
    """All that it would be connected to, and by which cells (LC-07)."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the hand would score on the table as it lies now."""

    hand: list[int]
    scores: list[Score]
    """Most cards first; for each card and cell the rotation that takes most."""


def plan(state: LabyrinthCards, seat: int, asked: str) -> Plan:
    """All of it at once: there is nothing to ask for."""
    if asked:
        raise Unreadable(f"{asked!r} cannot be planned: the whole hand is, without a question")
    gains = Gains(takes=True)
    hand = [card + 1 for card in state.hand(seat)]
    if hand:
        gains.find(state, seat)
    best: dict[tuple[int, str], Score] = {}
    for i in range(gains.n):
        if gains.gains[i]:
            score = _score(state, seat, gains.actions[i])
            before = best.get((score.card, score.cell))
            if before is None or len(before.takes) < len(score.takes):
                best[score.card, score.cell] = score
    scores = sorted(best.values(), key=lambda one: (-len(one.takes), one.card, one.cell))
    return Plan(hand=hand, scores=scores)


def _score(state: LabyrinthCards, seat: int, action: int) -> Score:
    world = state.clone()
    world.seat, world.phase = seat, PLACING
    world.apply(seat, action, Fast(0), None)
    card, rest = divmod(action, PLACE)
    takes = max(map(_taken, world.legal(seat)), key=len)
    return Score(
        card=card + 1,
        cell=cell_name(rest >> 2),
        action=format_action(action),
        takes=takes,
        connections=view(world, seat, None).connections,
    )


def _taken(action: int) -> list[int]:
    """The numbers of the cards that an action takes."""
    if action <= TAKE:
        return []
    card, which = divmod(action - TAKE - 1, 63)
    return sorted(LIKES[6 * card + i] + 1 for i in range(6) if which + 1 >> i & 1)
