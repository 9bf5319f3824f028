"""A whole position of Traps as JSON, checked on its way in."""

from __future__ import annotations

from collections import Counter

import msgspec

from clew.core.errors import need
from clew.core.game import Place
from clew.games.tiger_traps.board import DECK, many, one
from clew.games.tiger_traps.components import (
    COPIES,
    DEALT,
    DOORS,
    GEMS,
    KINDS,
    MAX_TRAITS,
    POT,
    SEASON_LIMIT,
)
from clew.games.tiger_traps.refusals import SEASON_LIMIT_REACHED
from clew.games.tiger_traps.rules import (
    AWARDING,
    BIDDING,
    BUILDING,
    CHOOSING,
    OVER,
    REVEALING,
    TigerTraps,
    named,
)
from clew.games.tiger_traps.sight import turned_over
from clew.games.tiger_traps.view import PHASES

__all__ = ["Position", "hidden", "position", "restore"]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of a position; lists of lists are by seat.

    `stacks` are the cards face down, bottom first; `beside` those turned over, in the order
    of turning; `notes` what everybody knows a seat to have this year, those beside included;
    `doors` the year's four in order, of which `season` says how many are open; `bids` what each
    bid last this season, or 0: the highest stands. What is neither in `gems` nor in the pot is
    the treasury.
    """

    open_stacks: bool
    early_gift: bool
    cards: int = 0
    """In every hand, or 0 for as many as usual (TT-28)."""
    seasons: int = SEASON_LIMIT
    """How many are played at most (TT-26, TT-28)."""
    highest_bid: int = MAX_TRAITS
    """No bid is higher (TT-10, TT-28)."""
    hands: list[list[str]]
    stacks: list[list[str]]
    beside: list[list[str]]
    notes: list[list[str]]
    aside: list[str]
    doors: list[str]
    gems: list[int]
    pot: int
    season: int
    start: int
    seat: int
    phase: str
    bids: list[int]
    passed: list[int]
    ended: str


def position(state: TigerTraps) -> Position:
    seats = range(1, state.players + 1)
    aside = DECK - sum(state.owned >> 10 * seat - 10 & DECK for seat in seats)
    return Position(
        open_stacks=bool(state.open_stacks),
        early_gift=bool(state.early_gift),
        cards=state.dealt if state.dealt != DEALT[state.players] else 0,
        seasons=state.limit,
        highest_bid=state.highest,
        hands=[named(state.hand(seat)) for seat in seats],
        stacks=[
            [KINDS[state.card(seat, place)] for place in range(state.height(seat))]
            for seat in seats
        ],
        beside=[turned_over(state, seat) for seat in seats],
        notes=[named(state.noted(seat)) for seat in seats],
        aside=named(aside),
        doors=[KINDS[state.door(place)] for place in range(4)],
        gems=[state.purse(seat) for seat in seats],
        pot=state.pot,
        season=state.season,
        start=state.start,
        seat=state.seat,
        phase=PHASES[state.phase],
        bids=[state.last_bid(seat) for seat in seats],
        passed=[seat for seat in seats if state.passed >> seat - 1 & 1],
        ended=f"TT-{state.ended}" if state.ended else "",
    )


def hidden(state: TigerTraps, seat: int) -> list[list[Place]]:
    """The places a seat (0: a spectator) cannot tell apart.

    The own stack is not among them: its owner played it and remembers (TT-13). A card shown
    earlier this year may lie in its owner's hand or stack, but nowhere else (TT-27).
    """
    now = position(state)
    anywhere: list[Place] = [("aside", i) for i in range(len(now.aside))]
    groups: list[list[Place]] = []
    for other in range(state.players):
        if other + 1 == seat:
            continue
        places: list[Place] = [("hands", other, i) for i in range(len(now.hands[other]))]
        places += [("stacks", other, i) for i in range(len(now.stacks[other]))]
        cards = now.hands[other] + now.stacks[other]
        known = Counter(now.notes[other]) - Counter(now.beside[other])
        if known:
            groups.append(places)
        for place, card in zip(places, cards, strict=True):
            if known[card]:
                known[card] -= 1
            else:
                anywhere.append(place)
    to_come: list[Place] = [("doors", i) for i in range((state.season - 1) % 4 + 1, 4)]
    return [group for group in (anywhere, *groups, to_come) if len(group) > 1]


def restore(given: Position) -> TigerTraps:
    """The state of a position. Raises PositionError that says why the position is impossible."""
    state = TigerTraps()
    state.open_stacks = given.open_stacks
    state.early_gift = given.early_gift
    _restore_seats(state, given)
    _restore_doors(state, given)
    _restore_cards(state, given)
    _restore_notes(state, given)
    _restore_turn(state, given)
    _check_phase(state)
    _check_stacks(state)
    _check_gems(state)
    return state


def _restore_seats(state: TigerTraps, given: Position) -> None:
    players = len(given.hands)
    need(players in DEALT, f"tiger-traps is for 2 to 6 players, not {players}")
    lists = (given.stacks, given.beside, given.notes, given.gems, given.bids)
    need(
        all(len(part) == players for part in lists),
        "hands, stacks, beside, notes, gems and bids must have one entry a seat",
    )
    state.players = players
    usual = DEALT[players]
    need(0 <= given.cards <= usual, f"a hand has at most {usual} cards (TT-28)")
    need(
        1 <= given.seasons <= SEASON_LIMIT,
        f"a game has 1 to {SEASON_LIMIT} seasons, not {given.seasons} (TT-26)",
    )
    state.dealt = given.cards or usual
    state.limit = given.seasons
    highest = given.highest_bid
    need(0 < highest <= MAX_TRAITS, f"the highest bid is 1 to {MAX_TRAITS}, not {highest} (TT-10)")
    state.highest = highest
    for seat, gems in enumerate(given.gems, 1):
        need(0 <= gems <= 7, f"seat {seat} cannot have {gems} gems")
        state.gems |= gems << 4 * seat - 4
    need(
        1 <= given.season <= given.seasons,
        f"seasons go from 1 to {given.seasons}, not {given.season} (TT-26)",
    )
    state.season = given.season


def _restore_doors(state: TigerTraps, given: Position) -> None:
    need(sorted(given.doors) == sorted(DOORS), f"doors must be {', '.join(DOORS)} in some order")
    for place, door in enumerate(given.doors):
        state.doors |= KINDS.index(door) << 2 * place


def _counted(cards: list[str]) -> int:
    return sum(int(one(KINDS.index(card))) for card in cards)


def _restore_cards(state: TigerTraps, given: Position) -> None:
    everything = Counter(given.aside)
    for part in (*given.hands, *given.stacks, *given.beside):
        everything.update(part)
    for card in everything:
        need(card in KINDS, f"{card!r} is not a card: one of {', '.join(KINDS)} (TT-01)")
    for card, copies in zip(KINDS, COPIES, strict=True):
        need(
            everything[card] == copies,
            f"there must be {copies} cards {card}, not {everything[card]} (TT-01)",
        )
    for i in range(state.players):
        hand, stack, beside = given.hands[i], given.stacks[i], given.beside[i]
        need(
            len(hand + stack + beside) == state.dealt,
            f"every seat must have {state.dealt} cards in hand and played (TT-02)",
        )
        for place, card in enumerate(stack + beside[::-1]):
            state.lay(i + 1, place, KINDS.index(card))
        state.owned |= _counted(hand + stack + beside) << 10 * i
        state.hands |= _counted(hand) << 10 * i
        state.beside |= _counted(beside) << 10 * i
        state.played |= len(stack + beside) << 4 * i
        state.turned |= len(beside) << 4 * i
        state.matched += sum(state.traits(KINDS.index(card)) for card in beside)


def _restore_notes(state: TigerTraps, given: Position) -> None:
    first = (state.season - 1) % 4 == 0
    for i in range(state.players):
        noted, beside = Counter(given.notes[i]), Counter(given.beside[i])
        owned = Counter(given.hands[i] + given.stacks[i] + given.beside[i])
        need(noted <= owned, f"seat {i + 1} is known to have cards it has not (TT-27)")
        need(noted >= beside, f"cards beside the stack of seat {i + 1} are known (TT-27)")
        need(
            noted == beside or not first,
            f"in a year's first season only the cards beside are known of seat {i + 1} (TT-27)",
        )
        state.notes |= _counted(given.notes[i]) << 10 * i


def _restore_turn(state: TigerTraps, given: Position) -> None:
    phases = {name: phase for phase, name in PHASES.items()}
    need(given.phase in phases, f"the phase must be one of {', '.join(phases)}")
    seats = range(1, state.players + 1)
    for seat in (given.start, given.seat, *given.passed):
        need(seat in seats, f"there is no seat {seat}")
    made = [bid for bid in given.bids if bid]
    for bid in made:
        need(0 < bid <= state.highest, f"bids go from 1 to {state.highest}, not {bid} (TT-10)")
    need(len(set(made)) == len(made), "every bid is higher than the one before (TT-10)")
    need(0 <= given.pot <= POT + 1, f"there cannot be {given.pot} gems in the pot (TT-05)")
    need(given.ended in ("", "TT-25", "TT-26"), f"no game ends by {given.ended!r}")
    state.phase = phases[given.phase]
    need((state.phase == OVER) == bool(given.ended), "a game is over by one rule, or goes on")
    state.start, state.seat, state.pot = given.start, given.seat, given.pot
    state.bid = max(given.bids)
    state.bidder = given.bids.index(state.bid) + 1 if state.bid else 0
    state.bids = sum(bid << 4 * i for i, bid in enumerate(given.bids))
    state.passed = sum(1 << seat - 1 for seat in set(given.passed))
    state.ended = int(given.ended[3:]) if given.ended else 0
    if state.phase == CHOOSING:
        state.waiting = sum(1 << seat - 1 for seat in seats if not state.has_played(seat))
    elif state.phase != OVER:
        state.waiting = 1 << state.seat - 1


def _check_phase(state: TigerTraps) -> None:
    phase = state.phase
    if phase in (CHOOSING, BUILDING):
        need(not state.bid and not state.passed, "before the first bid nobody passes (TT-11)")
    else:
        need(state.bid, "somebody has bid by now (TT-09)")
        need(not state.passed >> state.bidder - 1 & 1, "the highest bidder has not passed (TT-11)")
    if phase == CHOOSING:
        need(state.seat == state.start, "all choose at once; the seat is the starting one (TT-07)")
        need(state.waiting, "when all have chosen they build or bid (TT-08)")
    elif phase == BIDDING:
        need(state.bid < state.highest, f"after a bid of {state.highest} nobody is asked (TT-11)")
        need(state.seat != state.bidder, "nobody bids against oneself (TT-12)")
        need(not state.passed >> state.seat - 1 & 1, "a pass is for the season (TT-11)")
        between = state.bidder % state.players + 1
        while between != state.seat:
            need(
                state.passed >> between - 1 & 1,
                f"after the last bid it was the turn of seat {between} (TT-11)",
            )
            between = between % state.players + 1
    elif phase != BUILDING:
        need(state.seat == state.bidder, "the highest bidder reveals (TT-12)")
        everybody = (1 << state.players) - 1
        need(
            state.passed == everybody & ~(1 << state.bidder - 1),
            "who reveals is the only one left in the bidding (TT-12)",
        )


def _check_stacks(state: TigerTraps) -> None:
    seats = range(1, state.players + 1)
    if state.phase in (CHOOSING, BUILDING, BIDDING):
        need(not state.turned, "nothing is turned over before the bidding is done (TT-12)")
    if state.phase == CHOOSING:
        need(max(state.has_played(seat) for seat in seats) <= 1, "each chooses one card (TT-07)")
        return
    order = [(state.start - 1 + i) % state.players + 1 for i in range(state.players)]
    sizes = [state.has_played(seat) for seat in order]
    need(min(sizes) >= 1, "every stack has a first card (TT-07)")
    need(
        sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1,
        "stacks are built in turn, from the starting player on (TT-08)",
    )
    builders = [seat for seat, size in zip(order, sizes, strict=True) if size > sizes[-1]]
    first = order[len(builders) if sizes[0] > sizes[-1] else 0]
    if state.phase == BUILDING:
        need(state.seat == first, f"it is the turn of seat {first} (TT-08)")
    else:
        need(
            state.bid > 1 or state.bidder == first,
            f"seat {first} made the first bid, and others bid higher (TT-10)",
        )


def _check_gems(state: TigerTraps) -> None:
    seats = range(1, state.players + 1)
    total = state.purses()
    need(total + state.pot <= GEMS, f"there are only {GEMS} gems (TT-01)")
    if state.phase == OVER:
        _check_end(state)
        return
    need(max(state.purse(seat) for seat in seats) <= 4, "who has five gems has won (TT-25)")
    traps = sum(
        many(state.beside >> 10 * seat - 10, kind)
        for seat in seats
        for kind in range(6)
        if not state.traits(kind)
    )
    if state.phase == AWARDING:
        own = turned_over(state, state.seat)
        need(
            own and not state.traits(KINDS.index(own[-1])),
            "a gem is given away after an own trap only (TT-17)",
        )
        need(
            any(state.purse(seat) < 4 for seat in seats if seat != state.seat),
            "nobody can take the gem, so the season is over (TT-18)",
        )
        traps -= 1
    elif state.phase == REVEALING:
        need(state.played != state.turned, "with no card left the season is over (TT-21)")
    if state.phase in (REVEALING, AWARDING):
        need(state.matched < state.bid, "the bid is reached, so the season is over (TT-20)")
    need(state.pot, "with an empty pot the season is over (TT-21)")
    need(
        state.pot + traps == min(POT, GEMS - total + traps),
        f"the pot was {POT} gems or all that was left, and a gem left it for every trap "
        "(TT-05, TT-16)",
    )


def _check_end(state: TigerTraps) -> None:
    most = max(state.purse(seat) for seat in range(1, state.players + 1))
    if state.ended == SEASON_LIMIT_REACHED:
        need(state.season == state.limit, f"the limit is season {state.limit} (TT-26)")
        need(most <= 4, "who has five gems has won (TT-25)")
        return
    winners = [seat for seat in range(1, state.players + 1) if state.purse(seat) >= 5]
    need(len(winners) == 1, "one player has won with five gems or more (TT-25)")
    if winners[0] == state.bidder:
        need(
            state.matched >= state.bid and not state.pot,
            "the revealer wins by reaching the bid and taking the pot (TT-20)",
        )
    else:
        need(
            most == 5 and state.has_turned(winners[0]),
            "another than the revealer wins by the gem for a trap (TT-16)",
        )
