"""What a hand of the card game promises, and which card a player keeps: measured in games.

    python bench/cards_hands.py --games 1000

First, how often a card that nobody has seen is the one that was kept, against any other such
card: by how many cards were taken, and how many more it would have taken. Then the lead at the
end less the lead now, fitted to the cards in hand, for whose turn it is and for the one who
waits. `clew.games.labyrinth_cards.bots` has these figures, rounded, in `hands` and `thinking`.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np

from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.board import NOBODY
from clew.games.labyrinth_cards.bots import weigh
from clew.games.labyrinth_cards.cards import LIKES
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.rules import PLACING, LabyrinthCards

FEATURES = ["takes", "other takes", "likes lie", "other's lie", "to come", "other's to come"]
LAST = 40
"""Positions later than this are left out of the fit: there is not much to come."""

Key = tuple[int, int]


def decide(seen: Perspective, *, strays: bool) -> int:
    """What takes most and leaves least, or something nearly as good."""
    worth = weigh(seen, seen.legal(), own=0.1, others=0.6, takes=True)
    best = sorted(worth, key=lambda action: -worth[action])[:6]
    return best[seen.chance.below(len(best)) if strays else 0]


def hand(state: LabyrinthCards, gains: Gains, seat: int) -> list[int]:
    """What the cards of a hand take, and where their likes are; the better card first."""
    cards = []
    for card in state.hand(seat):
        lies = [state.lies[LIKES[6 * card + i]] for i in range(6)]
        cards.append((gains.most_of(state, card), sum(at >= 0 for at in lies), lies.count(NOBODY)))
    cards = [*sorted(cards, reverse=True), (0, 0, 0), (0, 0, 0)][:2]
    return [number for pair in zip(*cards, strict=True) for number in pair]


def unseen(state: LabyrinthCards, seat: int) -> list[int]:
    return [c for c in range(50) if state.lies[c] == NOBODY and not state.holds(seat, c)]


def note_kept(
    before: LabyrinthCards, kept: int, taken: int, seen: Counter[Key], was: Counter[Key]
) -> None:
    """Counts which cards the other could think to have been kept, and the one that was."""
    gains = Gains(takes=True)
    gains.join(before)
    cards = [card for card in unseen(before, 3 - before.seat) if card != before.placed]
    for card in cards:
        key = (taken, int(gains.most_of(before, card)) - taken)
        seen[key] += 1
        was[key] += card == kept


def play(number: int, rows: list[list[float]], seen: Counter[Key], was: Counter[Key]) -> None:
    """One game of two; adds a row for every turn."""
    chance = Fast(number)
    state = game.new(2, game.read_options({}), chance)
    gains = Gains(takes=True)
    turns: list[tuple[int, int, list[int]]] = []
    while seat := state.acting():
        before, score = state.clone(), state.score(seat)
        gains.join(state)
        turns.append(
            (
                seat,
                state.score(1) - state.score(2),
                [*hand(state, gains, seat), *hand(state, gains, 3 - seat)],
            )
        )
        strays = chance.below(6) == 0
        while state.acting() == seat and (state.phase != PLACING or state.laid == before.laid):
            seen_now = Perspective(game, state, seat, chance.word())
            state.apply(seat, decide(seen_now, strays=strays), chance, None)
        kept = [card for card in before.hand(seat) if card != state.placed]
        if kept and not strays:
            before.placed = state.placed
            note_kept(before, kept[0], state.score(seat) - score, seen, was)
    end = state.score(1) - state.score(2)
    for seat, lead, features in turns[:LAST]:
        rows.append([1.0 if seat == 1 else -1.0, float(end - lead), *features])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rows: list[list[float]] = []
    seen: Counter[Key] = Counter()
    was: Counter[Key] = Counter()
    for number in range(given.games):
        play(given.seed + number, rows, seen, was)
    mean = was.total() / seen.total()
    for key in sorted(seen):
        print(
            f"took {key[0]}, would have taken {key[1]:+d}: kept {was[key] / seen[key] / mean:.2f}"
        )
    table = np.array(rows)
    ahead, features = table[:, 0] * table[:, 1], table[:, 2:]
    ones = np.ones((len(table), 1))
    fitted, *_ = np.linalg.lstsq(np.hstack([features, ones]), ahead, rcond=None)
    for i, name in enumerate(FEATURES):
        print(f"{name:16} {fitted[i]:+.2f} if it is one's turn, {-fitted[6 + i]:+.2f} if one waits")


if __name__ == "__main__":
    main()
