"""A sixth game, as a third party would write it: in plain Python, in a folder of its own.

Each holds three cards out of twelve. Three times all choose one at once; the highest card
takes the trick. Most tricks win.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Chance, shuffle
from clew.core.errors import PositionError, Unreadable
from clew.core.event import Event
from clew.core.game import About, Game, Options, Outcome, Parts, Place, Say, ranked
from clew.core.layout import Field, Layout, number, one_of, plane
from clew.core.state import ALL, NO_SUCH_ACTION, NOT_YOUR_TURN, Log, State, buffer

CARDS = 12
HAND = 3
NOT_HELD = 1  # DU-01


class DuelOptions(Options, frozen=True, kw_only=True):
    lowest: bool = False
    """The lowest card takes the trick (DU-02)."""


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    seat: int
    card: int


class Trick(Event, frozen=True, kw_only=True, tag="trick"):
    seat: int
    card: int


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hands: list[list[int]]
    chosen: list[int]
    tricks: list[int]
    played: list[list[int]]
    aside: list[int]
    lowest: bool = False


class View(msgspec.Struct, frozen=True, kw_only=True, tag="duel", tag_field="game"):
    seat: int
    hand: list[int]
    chosen: int
    held: list[int]
    tricks: list[int]
    played: list[list[int]]
    lowest: bool
    acting: int
    asked: str
    outcome: Outcome | None


class Duel(State):
    WIDTH = HAND
    ACTIONS = CARDS
    WORDS = 1

    def __init__(self, players: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [0] * players
        self.tricks = [0] * players
        self.played: list[list[int]] = []
        self.aside: list[int] = []
        self.lowest = False

    def pending(self) -> int:
        if len(self.played) == HAND:
            return 0
        return sum(1 << i for i, card in enumerate(self.chosen) if card == 0)

    def fill(self, seat: int, out: vec[i64]) -> int:
        if not self.pending() >> seat - 1 & 1:
            return 0
        for i, card in enumerate(self.hands[seat - 1]):
            out[i] = card - 1
        return len(self.hands[seat - 1])

    def refusal(self, seat: int, action: int) -> int:
        if not 0 <= action < CARDS or not 1 <= seat <= len(self.hands):
            return NO_SUCH_ACTION
        if not self.pending() >> seat - 1 & 1:
            return NOT_YOUR_TURN
        return 0 if action + 1 in self.hands[seat - 1] else NOT_HELD

    def apply(self, seat: int, action: int, chance: Chance, log: Log | None) -> None:  # noqa: ARG002
        self.check(seat, action)
        card = action + 1
        self.hands[seat - 1].remove(card)
        self.chosen[seat - 1] = card
        if log:
            log.tell(seat, Chosen(seat=seat, card=card))
        if 0 not in self.chosen:
            best = min(self.chosen) if self.lowest else max(self.chosen)  # DU-02
            winner = self.chosen.index(best) + 1
            self.tricks[winner - 1] += 1
            self.played.append(self.chosen)
            self.chosen = [0] * len(self.chosen)
            if log:
                log.add(ALL, Trick(seat=winner, card=best))

    def clone(self) -> Duel:
        other = Duel(len(self.hands))
        other.hands = [list(hand) for hand in self.hands]
        other.chosen = list(self.chosen)
        other.tricks = list(self.tricks)
        other.played = list(self.played)
        other.aside = list(self.aside)
        other.lowest = self.lowest
        return other

    def result(self) -> list[float] | None:
        if self.pending():
            return None
        best = max(self.tricks)
        return [(t == best) / self.tricks.count(best) for t in self.tricks]

    def sample(self, seat: int, chance: Chance) -> Duel:
        other = self.clone()
        others = [i for i in range(len(self.hands)) if i != seat - 1]
        unknown = sorted(
            [card for i in others for card in (*self.hands[i], self.chosen[i]) if card] + self.aside
        )
        cards = vec[i64](unknown)
        shuffle(cards, len(cards), chance)
        drawn = list(cards)
        for i in others:
            other.hands[i] = sorted(drawn.pop() for _ in self.hands[i])
            other.chosen[i] = drawn.pop() if self.chosen[i] else 0
        other.aside = sorted(drawn)
        return other

    def observe(self, seat: int, out: vec[i64], first: int) -> None:
        players, own = len(self.hands), max(seat - 1, 0)
        word = seat << 36 | players << 39 | self.lowest << 42
        for trick in self.played:
            for card in trick:
                word |= 1 << 12 + card - 1
        for i in range(players):
            word |= self.tricks[(own + i) % players] << 28 + 2 * i
        if seat:
            word |= self.chosen[own] << 24
            for card in self.hands[own]:
                word |= 1 << card - 1
        out[first] = word


LAYOUT = Layout(
    grid=(CARDS,),
    fields=(
        plane("own", 0, "the cards you hold"),
        plane("played", 0, "the cards of all tricks so far", 12),
        Field(name="chosen", about="by you, for this trick", parts=((0, 24, 4),), most=CARDS),
        *(
            number(f"{who} tricks", 0, 28 + 2 * i, 2, HAND, "taken")
            for i, who in enumerate(("own", "next", "third", "fourth"))
        ),
        one_of("seat", 0, 36, 3, ("none", "1", "2", "3", "4"), "yours"),
        number("players", 0, 39, 3, 4, ""),
        one_of("lowest", 0, 42, 1, ("no", "yes"), "the lowest card takes the trick"),
    ),
)


class DuelGame(Game[Duel]):
    id = "duel"
    prefix = "DU"
    version = 1
    players = range(2, 5)
    options = DuelOptions
    about = About(minutes=(1, 2), level=1, players=2)
    state = Duel
    position_type = Position
    view_type = View
    events = (Chosen, Trick)
    layout = LAYOUT
    longest = HAND * 4
    parts = Parts(bots=".bots", puzzles=".puzzles", terminal=".board", page=".page")

    def new(self, players: int, options: Options, chance: Chance) -> Duel:
        self.check_players(players)
        assert isinstance(options, DuelOptions)
        state = Duel(players)
        state.lowest = options.lowest
        cards = buffer(CARDS)
        for i in range(CARDS):
            cards[i] = i + 1
        shuffle(cards, CARDS, chance)
        dealt = list(cards)
        state.hands = [sorted(dealt[HAND * i : HAND * (i + 1)]) for i in range(players)]
        state.aside = sorted(dealt[HAND * players :])
        return state

    def view(self, state: Duel, seat: int) -> View:
        return View(
            seat=seat,
            hand=state.hands[seat - 1] if seat else [],
            chosen=state.chosen[seat - 1] if seat else 0,
            held=[HAND - len(state.played)] * len(state.hands),
            tricks=state.tricks,
            played=state.played,
            lowest=state.lowest,
            acting=0,
            asked="choose" if state.pending() else "over",
            outcome=self.outcome(state),
        )

    def draw(self, view: View, say: Say) -> str:
        return say("duel-drawing", hand=str(view.hand), tricks=str(view.tricks))

    def position(self, state: Duel) -> Position:
        return Position(
            hands=[list(hand) for hand in state.hands],
            chosen=list(state.chosen),
            tricks=list(state.tricks),
            played=[list(trick) for trick in state.played],
            aside=list(state.aside),
            lowest=state.lowest,
        )

    def restore(self, position: Position) -> Duel:
        cards = [c for part in (*position.hands, *position.played, position.aside) for c in part]
        cards += [card for card in position.chosen if card]
        if sorted(cards) != list(range(1, CARDS + 1)):
            raise PositionError("there must be the cards 1 to 12, each once (DU-01)")
        state = Duel(len(position.hands))
        state.hands = [sorted(hand) for hand in position.hands]
        state.chosen = list(position.chosen)
        state.tricks = list(position.tricks)
        state.played = [list(trick) for trick in position.played]
        state.aside = sorted(position.aside)
        state.lowest = position.lowest
        return state

    def hidden(self, state: Duel, seat: int) -> list[list[Place]]:
        places: list[Place] = [("aside", i) for i in range(len(state.aside))]
        for other, hand in enumerate(state.hands):
            if other != seat - 1:
                places += [("hands", other, i) for i in range(len(hand))]
                if state.chosen[other]:
                    places.append(("chosen", other))
        return [places]

    def outcome(self, state: Duel) -> Outcome | None:
        result = state.result()
        if result is None:
            return None
        return Outcome(
            termination="cards",
            rule="DU-01",
            winners=[i + 1 for i, share in enumerate(result) if share],
            ranks=ranked(state.tricks),
            scores=list(state.tricks),
        )

    def format(self, action: int) -> str:
        return f"choose {action + 1}"

    def parse(self, text: str) -> int:
        match text.lower().split():
            case ["choose", card] if card.isascii() and card.isdigit() and 1 <= int(card) <= CARDS:
                return int(card) - 1
        raise Unreadable(f"{text!r} is not an action: say choose CARD")


game = DuelGame()
