"""Books of solved seasons of Traps: how they are kept, looked up and made."""

from __future__ import annotations

import os
import zlib
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games.tiger_traps.rules import (
    BID,
    CHOOSING,
    GIVE,
    PASS,
    REVEAL,
    REVEALING,
    TigerTraps,
)
from clew.games.tiger_traps.seasons.book import ACTIONS, Book
from clew.games.tiger_traps.seasons.hands import (
    HANDS,
    TALLEST,
    hand_of,
)
from clew.games.tiger_traps.seasons.pages import Page, pack
from clew.games.tiger_traps.seasons.plan import (
    PLAYS,
    Plan,
)
from clew.games.tiger_traps.seasons.situation import Situation
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.stored import (
    Season,
    Solved,
    Stored,
    book_of,
    empty,
    read,
    write,
)
from clew.games.tiger_traps.seasons.worths import Worths, first_guess
from clew.games.tiger_traps.training import season_of
from clew.games.tiger_traps.training.making import Depth, Progress, make
from tests.bots.solved import NEARLY, SEASONS, known, solver
from tests.games.tiger_traps.tables import GAME, new, table, tell

pytestmark = pytest.mark.both_builds


def season(state: int, notes: list[int], iterations: int) -> Solved:
    """A solved season of one card a stack."""
    rows = solver(state, notes, iterations).rows
    a, b, c, d, e, f = notes
    page = zlib.compress(pack(rows, 0.0))
    return Solved(season=(state, (a, b, c, d, e, f)), iterations=iterations, page=page)


@pytest.fixture(scope="module")
def stored() -> Stored:
    """Seasons with one gem each, with and without notes."""
    notes = [[0] * 6, NEARLY, [1, 3, 0, 1, 3, 0], [0, 3, 0, 1, 3, 0]]
    solved = [season(6, one, 2) for one in notes]
    return msgspec.structs.replace(empty(1, 2), iterations=2, solved=solved)


@pytest.fixture(scope="module")
def tallest() -> Plan:
    """The largest plan there is."""
    return Plan(TALLEST)


@pytest.fixture(scope="module")
def book(stored: Stored) -> Book:
    return book_of(stored)


def written(plan: Plan, rows: dict[tuple[int, int], list[int]]) -> bytes:
    """A page with just these rows, by node and the row among those of the node."""
    found = sorted((int(plan.row[node]) + row, choices) for (node, row), choices in rows.items())
    data = [len(found)]
    last = -1
    for row, _ in found:
        step, last = row - last, row
        while step > 127:
            data.append(step & 127 | 128)
            step >>= 7
        data.append(step)
    return zlib.compress(bytes(data) + b"".join(bytes(choices) for _, choices in found))


def sure(choice: int, width: int) -> list[int]:
    """One choice out of so many, and no other."""
    return [255 if one == choice else 0 for one in range(width)]


def odds(book: Book, state: TigerTraps, noted: int | None = None) -> dict[int, float] | None:
    """What a book says of a position; `noted`: what was known when the season began."""
    seat = state.acting()
    words, mask, out = buffer(TigerTraps.WORDS), buffer(1), vec[float]([0.0] * ACTIONS)
    state.observe(seat, words, 0)
    state.allow(seat, mask, 0)
    if not book.odds(words, 0, mask[0], state.notes if noted is None else noted, out, 0):
        return None
    return {action: likely for action, likely in enumerate(out) if likely > 0}


# Pages


def test_a_page_keeps_averages_to_a_byte() -> None:
    found = solver(6, NEARLY, 3)
    rows, plan = found.rows, found.plan
    page = Page(plan, pack(rows, 0.0))
    node = plan.choosing(0)
    for hand in range(HANDS):
        row, place = plan.row[node] + hand, rows.place(node, hand)
        weight = rows.weigh(place, 3)
        first = page.place(row)
        assert (first >= 0) == rows.is_known(row)
        for choice in range(3 if weight else 0):
            average = rows.data[place + 6 + choice] / weight
            assert page.odds[first + choice] / 255 == pytest.approx(average, abs=0.002)


def test_a_page_leaves_out_what_hardly_happens() -> None:
    found = solver(6, NEARLY, 3)
    pages = [pack(found.rows, least) for least in (0.0, 0.01, 1e9)]
    assert len(pages[0]) > len(pages[1]) > len(pages[2]) == 1


def test_a_page_that_is_cut_anywhere_is_refused() -> None:
    found = solver(6, NEARLY, 2)
    data = pack(found.rows, 0.05)
    for length in range(len(data)):
        with pytest.raises(ValueError, match="page"):
            Page(found.plan, data[:length])


# The file


def test_a_book_is_read_as_it_was_written(stored: Stored, tmp_path: Path) -> None:
    write(tmp_path / "new" / "book", stored)
    assert read(tmp_path / "new" / "book") == stored
    assert [one.name for one in (tmp_path / "new").iterdir()] == ["book"]


def test_a_book_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match="none: No such file"):
        read(tmp_path / "none")


@pytest.mark.parametrize("data", [b"", b"not a book", b"\xc1", msgspec.msgpack.encode({"a": 1})])
def test_what_is_no_book_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "book").write_bytes(data)
    with pytest.raises(ClewError, match="not a book of seasons"):
        read(tmp_path / "book")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "labyrinth", "for labyrinth"),
        ("version", 1, "other rules"),
        ("deepest", 9, "not a book"),
        ("rows", 9, "another version of Clew"),
        ("deeper_rows", 9, "another version of Clew"),
        ("format", 1, "another version of Clew"),
    ],
)
def test_a_book_of_something_else_is_refused(
    field: str, value: object, said: str, stored: Stored, tmp_path: Path
) -> None:
    write(tmp_path / "book", msgspec.structs.replace(stored, **{field: value}))
    with pytest.raises(ClewError, match=said):
        read(tmp_path / "book")


def test_a_damaged_season_is_refused_when_it_is_looked_up(stored: Stored) -> None:
    solved = [msgspec.structs.replace(one, page=one.page[:-9]) for one in stored.solved]
    damaged = book_of(msgspec.structs.replace(stored, solved=solved))
    with pytest.raises(ClewError, match="damaged"):
        odds(damaged, table(SEASONS["even"], phase="choose"))


# Looking up


def test_the_nearest_season_knows_no_more(book: Book) -> None:
    """In the order of the book: without notes; with two, one and no card that match both."""
    assert book.nearest(6, known(*NEARLY)) == 1
    assert book.nearest(6, known(1, 3, 0, 1, 3, 1)) == 2
    assert book.nearest(6, known(0, 4, 1, 1, 3, 1)) == 3
    assert book.nearest(6, known(0, 2, 1, 1, 3, 1)) == 0
    assert book.nearest(7, known(*NEARLY)) == -1


def test_only_legal_choices_are_likely(book: Book) -> None:
    """In seasons from their first card on, whatever both do: all likelihoods together are one."""
    found = 0
    for number in range(60):
        state, chance = new(seed=number), Fast(number)
        notes = 0
        while not state.ended and state.season < 3:
            if state.phase < REVEALING:
                notes = int(state.notes)
            said = odds(book, state, notes)
            if said is not None:
                found += 1
                assert set(said) <= set(state.legal(state.acting()))
                assert sum(said.values()) == pytest.approx(1)
            state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    assert found > 100


def test_the_first_card_is_what_was_learned(stored: Stored, book: Book) -> None:
    state = table(SEASONS["even"], phase="choose")
    page = Page(book.plan, zlib.decompress(stored.solved[0].page))
    first = page.place(book.plan.row[book.plan.choosing(0)] + hand_of(2, 1))
    said = odds(book, state)
    assert said
    total = sum(page.odds[first : first + 3])
    for worth in range(3):
        likely = sum(part for kind, part in said.items() if state.traits(kind) == worth)
        assert likely == pytest.approx(page.odds[first + worth] / total)


def test_of_equal_cards_those_are_laid_that_everybody_knows(book: Book) -> None:
    """Two red tigers and two blue-red match one trait; the red tigers are known."""
    state = table(
        "1 ◆ hand RL RT RT BL BT BT noted RT RT \n 2 ◆ hand RL RL BL BL BT RT",
        phase="choose", season=2,
    )  # fmt: skip
    said = odds(book, state)
    assert said
    ones = {GAME.format(kind): part for kind, part in said.items() if state.traits(kind) == 1}
    assert len(ones) == 1
    assert "red-tiger" in next(iter(ones))


def test_a_bid_out_of_reach_is_passed(book: Book) -> None:
    """Two cards match four traits at most."""
    state = table(
        "1 ◆ hand RT RT BL BT BT stack RL \n 2 ◆ stack RT",
        phase="bid", seat=2, bid=7, bidder=1,
    )  # fmt: skip
    assert odds(book, state) == {PASS: 1}


def test_an_own_good_card_is_turned_first(book: Book) -> None:
    state = table("1 ◆ hand RT RT BL BT BT stack RL \n 2 ◆ stack RT", phase="reveal", seat=1, bid=4)
    assert odds(book, state) == {REVEAL + 1: 1}


def test_with_a_gift_possible_all_three_choices_are_there() -> None:
    """After an own good card a trap lies on top: to stop, to turn it, or the other's card."""
    plan = Plan(2)
    two = Book(2, 2)
    found = Solver(plan)
    found.begin(1, 1, known(2, 3, 1, 1, 4, 1), Worths(first_guess()))
    found.iterate(False)
    two.add(6, [0] * 6, zlib.compress(pack(found.rows, 0.0)))
    state = table(
        "1 ◆ hand RL RT RT BT stack BT beside BL \n 2 ◆ hand RL BL BL BR stack RT BT",
        phase="reveal", seat=1, bid=3,
    )  # fmt: skip
    said = odds(two, state, 0)
    assert said is not None
    assert set(said) <= {REVEAL + 1, REVEAL + 2, GIVE + 2}


def test_a_single_choice_needs_no_book() -> None:
    state = table("1 ◆ stack RL beside BT \n 2 ◆ stack RT", phase="award", seat=1, bid=3)
    assert state.legal(1) == [GIVE + 2]
    assert odds(Book(1, 1), state) == {GIVE + 2: 1}


def test_what_is_not_solved_is_unknown(book: Book) -> None:
    """Other gems; a stack that is too high."""
    assert odds(book, table("1 ◆◆ \n 2 ◆", phase="choose")) is None
    high = table("1 ◆ stack RT RT \n 2 ◆ stack RT BT", phase="build", seat=1)
    assert odds(book, high) is None


# Deep seasons


def test_a_fourth_card_is_laid_and_answered(tallest: Plan) -> None:
    """The starter lays it on a trap; the other bids, is overbid and passes, and its top card is
    turned over before that trap."""
    cells = tallest.cells
    starter, other = hand_of(1, 2), hand_of(3, 0)
    three, four = 1 + 3 * 1 + 9 * 0, 1 + 3 * 1 + 9 * 0 + 27 * 1
    theirs = 1 + 3 * 1 + 9 * 0
    stage = tallest.stage(4, 3)
    first = tallest.moments(stage, 0, 5).number(cells(4).number(starter, four), four, 1, 0)
    rows = {
        (tallest.building(stage - 1), cells(3).number(starter, three)): sure(1, PLAYS + 9 + 1),
        (tallest.building(stage), cells(3).number(other, theirs)): sure(PLAYS + 3, PLAYS + 10 + 1),
        (tallest.bidding(stage, 0, 4, 0), cells(4).number(starter, four)): sure(1, 4),
        (tallest.bidding(stage, 1, 5, 4), cells(3).number(other, theirs)): sure(0, 4),
        (tallest.turning(stage, 0, 5, 4), first): sure(1, 3),
    }
    book = Book(3, 4)
    book.add_deep(6, written(tallest, rows))
    state = table(
        "1 ◆ hand BR RL RL stack RT BL BT \n 2 ◆ hand BL BT LT stack RT RT BT",
        phase="build", seat=1,
    )  # fmt: skip
    for line in ("1 play blue-red", "2 bid 4", "1 bid 5", "2 pass", "1 reveal 1", "1 reveal 2"):
        assert odds(book, state, 0) == {GAME.parse(line[2:]): 1}
        tell(state, line)


NOTED: list[int] = [0, 1, 0, 0, 0, 0]
ONE_EACH = "1 ◆ hand BR BL BL BT RL stack RT {} \n 2 ◆ hand RT BL BT BT LT stack RT"
TWO_EACH = "1 ◆ hand BR BL BL BT stack RT RL {} \n 2 ◆ hand RT BL BT LT stack RT BT"


def layers(*, known: bool = True, deep: bool = True) -> Book:
    """Stacks of two, and of three in the deep season. Without notes the starter bids one, with
    notes two (if that is `known`), and in the deep season three."""
    book = Book(2, 3)
    low, high = book.plan, Plan(3)
    hand = hand_of(1, 1)
    places = [(low.building(0), low.cells(1).number(hand, 1), 4)]
    places.append((low.building(2), low.cells(2).number(hand, 1 + 3 * 2), 7))

    def bids(bid: int) -> dict[tuple[int, int], list[int]]:
        return {
            (int(node), int(cell)): sure(PLAYS + bid - 1, int(PLAYS) + top + 1)
            for node, cell, top in places
        }

    book.add(6, [0] * 6, written(low, bids(1)))
    book.add(6, NOTED, written(low, bids(2) if known else {}))
    if deep:
        book.add_deep(6, written(high, bids(3)))
    return book


@pytest.mark.parametrize(
    ("hands", "noted", "bid"),
    [(ONE_EACH, "", 3), (TWO_EACH, "", 3), (ONE_EACH, "noted RT", 2), (TWO_EACH, "noted RT", 3)],
)
def test_the_deep_season_is_asked_without_notes_and_late(hands: str, noted: str, bid: int) -> None:
    state = table(hands.format(noted), phase="build", seat=1, season=2)
    assert odds(layers(), state) == {BID + bid: 1}


def test_the_deep_season_knows_what_that_with_notes_does_not() -> None:
    state = table(ONE_EACH.format("noted RT"), phase="build", seat=1, season=2)
    assert odds(layers(known=False), state) == {BID + 3: 1}


@pytest.mark.parametrize(("noted", "bid"), [("", 3), ("noted RT", 2)])
def test_notes_count_in_an_auction_over_stacks_that_cannot_grow_any_more(
    noted: str, bid: int
) -> None:
    """Nobody lays a card after the first bid: so it is about what the season with notes knows."""
    low, high = Plan(2), Plan(3)
    cell = low.cells(2).number(hand_of(3, 0), 1)
    book = Book(2, 3)
    for plan, notes, raised in ((low, NOTED, 1), (high, [0] * 6, 2)):
        node = plan.bidding(2, 1, 1, 0)
        page = written(plan, {(node, cell): sure(raised, int(plan.width[node]))})
        if plan is low:
            book.add(6, [0] * 6, page)
            book.add(6, notes, page)
        else:
            book.add_deep(6, page)
    state = table(TWO_EACH.format(noted), phase="bid", seat=2, season=2, bid=1, bidder=1)
    assert odds(book, state) == {BID + bid: 1}


def test_without_deep_seasons_notes_count_to_the_end() -> None:
    late = table(TWO_EACH.format("noted RT"), phase="build", seat=1, season=2)
    assert odds(layers(deep=False), late) == {BID + 2: 1}
    assert odds(layers(known=False, deep=False), late) == {BID + 1: 1}


def test_the_nearest_season_may_be_the_deep_one() -> None:
    """Something is known, but nothing was solved that knows only part of it."""
    other = table(ONE_EACH.format("noted BT"), phase="build", seat=1, season=2)
    assert odds(layers(), other) == {BID + 3: 1}


def test_a_season_is_the_same_from_the_state_and_from_what_a_seat_sees() -> None:
    """Gems and notes, starter first, by what they match."""
    words = buffer(TigerTraps.WORDS)
    now = Situation()
    seen: set[Season] = set()
    for number in range(40):
        state, chance = new(seed=number, start=number % 3), Fast(number)
        while not state.ended and state.season < 5:
            if state.phase == CHOOSING:
                seat = state.acting()
                state.observe(seat, words, 0)
                if now.read(words, 0, state.notes):
                    assert season_of(state) == (now.state, tuple(now.known))
                    seen.add(season_of(state))
            state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    assert len(seen) > 20


def test_gems_of_the_seasons_beginning_count_while_cards_are_turned_over() -> None:
    """A trap of the other has brought it a gem."""
    state = table(
        "1 ◆ hand RL RT RT BT stack BT RT \n 2 ◆◆ hand RL BL BL BR stack BL BT",
        phase="reveal", seat=1, bid=6,
    )  # fmt: skip
    before = buffer(TigerTraps.WORDS)
    state.observe(1, before, 0)
    tell(state, "1 reveal 2")
    after = buffer(TigerTraps.WORDS)
    state.observe(1, after, 0)
    now = Situation()
    assert now.read(before, 0, 0)
    assert now.state == 5 + 2
    assert now.read(after, 0, 0)
    assert now.state == 5 + 2
    assert state.purse(2) == 3


# Making


SMALL = Depth(deepest=1, deeper=1, base=2, start=2, known=2, deep=2, states=3)
ORDER: list[Season] = [(1, (1, 3, 1, 1, 3, 1)), (2, (1, 3, 1, 1, 3, 1)), (1, (2, 3, 0, 1, 3, 1))]


def test_a_book_is_made_and_continued(tmp_path: Path) -> None:
    """What is solved already is not solved again, and nobody asks again which seasons there are."""
    file = tmp_path / "book"
    told: list[Progress] = []
    first = make(file, lambda: ORDER[:2], jobs=1, depth=SMALL, told=told.append)
    assert {one.season for one in first.solved} == {*ORDER[:2], *((i, (0,) * 6) for i in range(3))}
    assert told[:4] == [("base", 2, 2), ("deep", 1, 3), ("deep", 2, 3), ("deep", 3, 3)]
    assert [one.season for one in first.deep] == [(i, (0,) * 6) for i in range(3)]
    assert told[-1] == ("notes", 2, 2)
    assert read(file) == first
    write(file, msgspec.structs.replace(first, order=ORDER))
    told.clear()
    more = make(file, list, jobs=1, depth=SMALL, told=told.append)
    assert told == [("notes", 3, 3)]
    assert more.deep == first.deep
    assert more.solved[:5] == first.solved
    assert more.solved[5].season == ORDER[2]


def test_a_base_that_was_not_finished_is_made_anew(tmp_path: Path) -> None:
    """Time runs out at once: some iterations are kept, and what gems are worth by then."""
    file = tmp_path / "book"
    long = SMALL._replace(base=8, states=2)
    cut = make(file, lambda: ORDER, jobs=1, depth=long, minutes=1e-9)
    assert cut.iterations == 5
    assert not cut.order
    assert not cut.deep
    assert cut.worths != first_guess()
    done = make(file, lambda: ORDER[:1], jobs=1, depth=long)
    assert done.iterations == 8
    assert len(done.solved) == 3
    assert done.worths != cut.worths


class Cut(Exception):
    """Somebody has had enough."""


@pytest.mark.parametrize(
    ("last", "left"), [(("deep", 1, 3), ["deep", "deep", "notes"]), (("deep", 3, 3), ["notes"])]
)
def test_what_was_cut_while_deep_seasons_were_made_goes_on(
    last: tuple[str, int, int], left: list[str], tmp_path: Path
) -> None:
    """What was told is in the file."""
    file = tmp_path / "book"

    def tell(progress: Progress) -> None:
        if progress == last:
            raise Cut

    with pytest.raises(Cut):
        make(file, lambda: ORDER[:1], jobs=1, depth=SMALL, told=tell)
    assert len(read(file).deep) == last[1]
    told: list[Progress] = []
    done = make(file, lambda: ORDER[:1], jobs=1, depth=SMALL, told=told.append)
    assert [one.what for one in told] == left
    whole = make(tmp_path / "whole", lambda: ORDER[:1], jobs=1, depth=SMALL)
    assert done == whole


@pytest.mark.skipif(not os.environ.get("CLEW_SOAK"), reason="processes take seconds: CLEW_SOAK=1")
def test_two_processes_make_the_same_book_as_one(tmp_path: Path) -> None:
    books = [make(tmp_path / str(jobs), lambda: ORDER, jobs=jobs, depth=SMALL) for jobs in (1, 2)]
    for parts in ([book.solved for book in books], [book.deep for book in books]):
        alone, together = (sorted(part, key=lambda one: one.season) for part in parts)
        assert alone == together
    assert books[0].worths == books[1].worths


def test_a_book_that_cannot_be_written_is_named_before_anything_is_solved(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    told: list[Progress] = []
    with pytest.raises(ClewError, match="book"):
        make(tmp_path / "file" / "book", list, jobs=1, depth=SMALL, told=told.append)
    assert not told
