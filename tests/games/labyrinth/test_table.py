"""Labyrinth at a table: leaving it (CO-07), and playing it again from its record (CO-04)."""

from __future__ import annotations

from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal
from clew.games.labyrinth import game
from clew.games.labyrinth.events import Ended
from clew.table.eyes import Eyes
from clew.table.fairness import Fairness
from clew.table.record import Deed, Seat
from clew.table.table import Table
from clew.table.verify import open_table, verify
from tests.games.labyrinth.boards import snapshot

pytestmark = pytest.mark.both_builds


def sit(players: int, seed: str = "a game", **options: Any) -> Table:
    seats = [Seat(name=f"Player {i + 1}", player="human") for i in range(players)]
    return Table(game, game.read_options(options), seats, Fairness.from_seed(seed, players))


def play_on(table: Table, decisions: int = 10_000, seed: int = 3) -> None:
    chance = Fast(seed)
    for _ in range(decisions):
        waiting = table.pending()
        if not waiting:
            return
        table.act(waiting[0], game.format(table.state.pick(waiting[0], chance)))


@pytest.mark.rule("CO-07")
@pytest.mark.parametrize("how", ["resign", "forfeit"])
@pytest.mark.parametrize("leaver", [1, 2])
def test_with_two_players_the_other_wins(how: Deed, leaver: int) -> None:
    table = sit(2)
    play_on(table, 5)
    table.leave(leaver, how)
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.termination, outcome.rule) == (how, "CO-07")
    assert outcome.winners == [3 - leaver]
    assert outcome.ranks == ([2, 1] if leaver == 1 else [1, 2])
    assert table.pending() == []
    with pytest.raises(ClewError, match="over"):
        table.act(1, "push N2 0")


@pytest.mark.rule("CO-07")
def test_leaving_is_no_action_of_the_game_and_stands_in_the_record() -> None:
    table = sit(3)
    play_on(table, 4)
    before = snapshot(table.state)  # type: ignore[arg-type]
    table.leave(2)
    assert snapshot(table.state) == before  # type: ignore[arg-type]
    entry = table.record().entries[-1]
    assert (entry.n, entry.seat, entry.table, entry.action) == (5, 2, "resign", "")


@pytest.mark.rule("CO-07")
def test_with_more_players_the_seat_is_played_on() -> None:
    table = sit(3, goals=1)
    table.leave(2)
    assert table.outcome is None
    play_on(table)
    assert any(entry.seat == 2 and entry.action for entry in table.record().entries)
    assert table.outcome is not None


@pytest.mark.rule("CO-07")
def test_the_leaver_ranks_last_even_if_its_seat_gets_home_first() -> None:
    for seed in range(40):
        table = sit(3, f"game {seed}", goals=1)
        table.leave(2)
        play_on(table)
        over = game.outcome(table.state)  # type: ignore[arg-type]
        outcome = table.outcome
        assert over is not None
        assert outcome is not None
        assert outcome.ranks[1] == 3
        assert 2 not in outcome.winners
        assert outcome.winners
        if over.winners == [2]:
            return
    raise AssertionError("seat 2 never won in 40 games")


@pytest.mark.rule("CO-07")
def test_who_left_is_not_told_to_have_won() -> None:
    """Whatever the bot reached that played on for them."""
    for seed in range(40):
        table = sit(3, seed=f"game {seed}", goals=1)
        table.leave(2)
        play_on(table)
        assert table.outcome is not None
        told = [event for event in table.steps[-1].log.seen_by(2) if isinstance(event, Ended)]
        assert [one.winners for one in told] == [table.outcome.winners]
        over = game.outcome(table.state)  # type: ignore[arg-type]
        if over is not None and over.winners == [2]:
            return
    raise AssertionError("seat 2 never won in 40 games")


@pytest.mark.rule("CO-07")
def test_earlier_leavers_rank_below_later_ones() -> None:
    table = sit(4, goals=1)
    table.leave(3)
    table.leave(1, "forfeit")
    play_on(table)
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.ranks[2], outcome.ranks[0]) == (4, 3)
    assert sorted(outcome.ranks) in ([1, 2, 3, 4], [1, 1, 3, 4])


@pytest.mark.rule("CO-07")
def test_when_all_others_have_left_the_last_one_wins() -> None:
    table = sit(4)
    for seat in (3, 1, 4):
        assert table.outcome is None
        table.leave(seat)
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ([2], [3, 1, 4, 2])


@pytest.mark.rule("CO-07")
def test_nobody_leaves_twice_nor_in_another_way_nor_after_the_end() -> None:
    table = sit(3)
    table.leave(2)
    with pytest.raises(ClewError, match="left already"):
        table.leave(2)
    with pytest.raises(ClewError, match="not a way to leave"):
        table.leave(1, "undo")
    with pytest.raises(ClewError, match="no seat 4"):
        table.leave(4)
    table.leave(1)
    with pytest.raises(ClewError, match="over"):
        table.leave(3)
    assert len(table.record().entries) == 2


@pytest.mark.rule("CO-07", "CO-04")
def test_a_record_with_leavers_verifies() -> None:
    table = sit(3, goals=1, events=True)
    play_on(table, 7)
    table.leave(2)
    play_on(table)
    assert verify(table.record(), whole=True).good


@pytest.mark.rule("CO-04")
@pytest.mark.parametrize(
    "options", [{}, {"events": True}, {"events": True, "short": True}], ids=str
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_its_options_its_seed_and_its_actions(
    players: int, options: dict[str, Any]
) -> None:
    table = sit(players, goals=2, **options)
    play_on(table, 200)
    record = table.record()
    again = open_table(record)
    for entry, step in zip(record.entries, table.steps, strict=True):
        again.replay(entry)
        assert snapshot(again.state) == snapshot(step.state)  # type: ignore[arg-type]
        assert again.steps[-1].log.entries == step.log.entries
    assert verify(record, whole=True).good


@pytest.mark.rule("CO-04")
def test_the_same_seed_deals_the_same_and_another_deals_otherwise() -> None:
    first, same, other = sit(2, "one"), sit(2, "one"), sit(2, "two")
    assert snapshot(first.state) == snapshot(same.state)  # type: ignore[arg-type]
    assert snapshot(first.state) != snapshot(other.state)  # type: ignore[arg-type]


@pytest.mark.rule("CO-04", "LB-24")
def test_only_setup_and_an_exchange_draw_from_chance() -> None:
    """Pushes, moves and everything else follow from the position alone."""
    drew = set()
    for seed in range(30):
        table = sit(2, f"draws {seed}", events=True)
        chance = Fast(seed)
        for _ in range(150):
            seat = table.pending()[0]
            legal = Eyes(table, seat).legal()
            table.act(seat, legal[-1] if legal[-1] > 96 else legal[chance.below(len(legal))])
            if table.entries[-1].draws:
                drew.add(table.entries[-1].action.split()[0])
    assert drew == {"take"}


@pytest.mark.rule("CO-06")
def test_what_is_refused_leaves_no_trace_in_the_record() -> None:
    table = sit(2, start=1)
    with pytest.raises(Illegal):
        table.act(1, "move a1")
    with pytest.raises(Illegal):
        table.act(2, "push N2 0")
    with pytest.raises(ClewError, match="not an action"):
        table.act(1, "fly")
    assert table.record().entries == []
