"""The Lady and the Tiger: Traps once more, from the rulebook, on a plain dictionary."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

from tests.references.compare import Seen, Table, need

CLUES = Counter(
    {
        **dict.fromkeys(["red-lady", "red-tiger", "blue-lady", "blue-tiger"], 3),
        **dict.fromkeys(["blue-red", "lady-tiger"], 1),
    }
)
"""TT-01."""
DOORS = ["red-lady", "red-tiger", "blue-lady", "blue-tiger"]
HANDS = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2}
GEMS = 25
LAST_SEASON = 200


def in_order(cards: list[str]) -> list[str]:
    """Cards as a position lists them where their order means nothing."""
    return sorted(cards, key=list(CLUES).index)


class TigerTraps:
    """A table that is played on by the rules."""

    def __init__(self, position: Table) -> None:
        self.table = deepcopy(position)
        self.seats = range(1, len(position["hands"]) + 1)

    def of(self, what: str, seat: int) -> list[str]:
        """A seat's hand, stack (bottom first), cards beside it, or notes."""
        cards: list[str] = self.table[what][seat - 1]
        return cards

    def gems(self, seat: int) -> int:
        gems: int = self.table["gems"][seat - 1]
        return gems

    def opponents(self, seat: int, most: int) -> list[int]:
        """Those with no more gems than that."""
        return [other for other in self.seats if other != seat and self.gems(other) <= most]

    def left_of(self, seat: int) -> int:
        return seat % len(self.seats) + 1

    def goal(self) -> str:
        """TT-04, TT-06: one Door a season, four a year."""
        goal: str = self.table["doors"][(self.table["season"] - 1) % 4]
        return goal

    def traits(self, card: str) -> int:
        """TT-15."""
        if card == "blue-red":
            return 1
        if card == "lady-tiger":
            return 0
        return sum(
            mine == wanted
            for mine, wanted in zip(card.split("-"), self.goal().split("-"), strict=True)
        )

    def highest(self) -> int:
        """The bid that stands, or 0."""
        highest: int = max(self.table["bids"])
        return highest

    def bidder(self) -> int:
        return 1 + list(self.table["bids"]).index(self.highest())

    def matched(self) -> int:
        return sum(self.traits(card) for seat in self.seats for card in self.of("beside", seat))

    # What may be done.

    def asked(self) -> dict[int, set[str]]:
        phase, seat = self.table["phase"], self.table["seat"]
        if phase == "choose":
            return {
                seat: {f"play {card}" for card in self.of("hands", seat)}
                for seat in self.seats
                if not self.of("stacks", seat)
            }
        return {} if phase == "over" else {seat: getattr(self, f"may_{phase}")(seat)}

    def may_build(self, seat: int) -> set[str]:
        """TT-08 to TT-10: build or bid; with no card in hand there is only bidding."""
        return {f"play {card}" for card in self.of("hands", seat)} | self.higher_bids()

    def may_bid(self, seat: int) -> set[str]:  # noqa: ARG002
        """TT-11: nobody builds any more."""
        return {"pass"} | self.higher_bids()

    def higher_bids(self) -> set[str]:
        """TT-10: also more than the cards on the table allow."""
        return {f"bid {number}" for number in range(self.highest() + 1, 14)}

    def may_reveal(self, seat: int) -> set[str]:
        """TT-14: the top of any stack. TT-19: or give up, but not before the first card."""
        found = {f"reveal {other}" for other in self.seats if self.of("stacks", other)}
        begun = any(self.of("beside", other) for other in self.seats)
        if (begun or self.table["early_gift"]) and self.gems(seat):
            found |= {f"give {other}" for other in self.opponents(seat, 3)}
        return found

    def may_award(self, seat: int) -> set[str]:
        """TT-17."""
        return {f"give {other}" for other in self.opponents(seat, 3)}

    # What it does.

    def play(self, seat: int, text: str, seen: Seen) -> None:
        word, *rest = text.split()
        if word == "play":
            self.lay(seat, rest[0])
        elif word == "bid":
            self.bid(seat, int(rest[0]))
        elif word == "pass":
            self.table["passed"] = sorted([*self.table["passed"], seat])
            self.next_bidder(seat)
        elif word == "reveal":
            self.reveal(seat, int(rest[0]), seen)
        elif self.table["phase"] == "award":
            self.hand_out(int(rest[0]))
            self.go_on_revealing(seat, seen)
        else:
            self.table["gems"][seat - 1] -= 1
            self.table["gems"][int(rest[0]) - 1] += 1
            self.end_season(seen)

    def lay(self, seat: int, card: str) -> None:
        """TT-07, TT-08."""
        self.of("hands", seat).remove(card)
        self.of("stacks", seat).append(card)
        if self.table["phase"] == "build":
            self.table["seat"] = self.left_of(seat)
        elif all(self.of("stacks", other) for other in self.seats):
            self.table["phase"], self.table["seat"] = "build", self.table["start"]

    def bid(self, seat: int, number: int) -> None:
        """TT-11: after 13 the others could only pass, so nobody is asked."""
        self.table["phase"] = "bid"
        self.table["bids"][seat - 1] = number
        if not self.higher_bids():
            self.table["passed"] = [other for other in self.seats if other != seat]
        self.next_bidder(seat)

    def next_bidder(self, seat: int) -> None:
        """TT-11, TT-12: the next who has not passed; the last one left reveals."""
        following = self.left_of(seat)
        while following in self.table["passed"]:
            following = self.left_of(following)
        self.table["seat"] = following
        if following == self.bidder():
            self.table["phase"] = "reveal"

    def reveal(self, seat: int, owner: int, seen: Seen) -> None:
        """TT-14 to TT-18."""
        card = self.of("stacks", owner).pop()
        self.of("beside", owner).append(card)
        shown, noted = Counter(self.of("beside", owner)), Counter(self.of("notes", owner))
        self.table["notes"][owner - 1] = in_order(list((shown | noted).elements()))
        if self.traits(card):
            self.go_on_revealing(seat, seen)
        elif owner != seat:
            self.hand_out(owner)
            self.go_on_revealing(seat, seen)
        elif self.opponents(seat, 3):
            self.table["phase"] = "award"
        else:
            paid = min(2, self.gems(seat))
            self.table["gems"][seat - 1] -= paid
            self.table["pot"] += paid - 1
            self.end_season(seen)

    def hand_out(self, seat: int) -> None:
        """A gem from the pot."""
        self.table["pot"] -= 1
        self.table["gems"][seat - 1] += 1

    def go_on_revealing(self, seat: int, seen: Seen) -> None:
        """TT-21: a fifth gem, the bid reached, then whether there is anything to go on with."""
        if self.somebody_won():
            return
        self.table["phase"] = "reveal"
        if self.matched() >= self.highest():
            self.table["gems"][seat - 1] += self.table["pot"]
            self.table["pot"] = 0
            if not self.somebody_won():
                self.end_season(seen)
        elif not self.table["pot"] or not any(self.of("stacks", other) for other in self.seats):
            self.end_season(seen)

    def somebody_won(self) -> bool:
        """TT-25."""
        if max(self.table["gems"]) < 5:
            return False
        self.table.update(phase="over", ended="TT-25")
        return True

    def end_season(self, seen: Seen) -> None:
        """TT-22, TT-23, TT-26."""
        if self.table["season"] == LAST_SEASON:
            self.table.update(phase="over", ended="TT-26")
            return
        for seat in self.seats:
            cards = self.of("hands", seat) + self.of("stacks", seat) + self.of("beside", seat)
            self.table["hands"][seat - 1] = in_order(cards)
            self.table["stacks"][seat - 1], self.table["beside"][seat - 1] = [], []
        self.table["start"] = self.left_of(self.bidder())
        self.table["season"] += 1
        if self.table["season"] % 4 == 1:
            self.new_year(seen)
        self.begin_season()

    def begin_season(self) -> None:
        """TT-05, TT-07."""
        self.table["pot"] = min(3, GEMS - sum(self.table["gems"]))
        self.table.update(phase="choose", seat=self.table["start"], passed=[])
        self.table["bids"] = [0 for _ in self.seats]

    def new_year(self, seen: Seen) -> None:
        """TT-24, TT-27: chance deals Doors and cards; nothing is known of them."""
        for what in ("doors", "hands", "aside"):
            self.table[what] = deepcopy(seen.after[what])
        need(sorted(self.table["doors"]) == sorted(DOORS), "the year has four different Doors")
        dealt = HANDS[len(self.seats)]
        need(all(len(hand) == dealt for hand in self.table["hands"]), f"{dealt} cards each (TT-02)")
        cards = [card for hand in self.table["hands"] for card in hand] + self.table["aside"]
        need(Counter(cards) == CLUES, "all Clue cards are shuffled (TT-24)")
        self.table["notes"] = [[] for _ in self.seats]

    def result(self) -> list[float] | None:
        """TT-25, TT-26: most gems win, ties share; only one can have five."""
        if self.table["phase"] != "over":
            return None
        most = max(self.table["gems"])
        winners = [gems == most for gems in self.table["gems"]]
        return [won / sum(winners) for won in winners]
