"""The analysis of a finished game: other moves, what bots think of them, and what is kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clew.cli.replays import show_replay, show_variation
from clew.core.errors import ClewError
from clew.games import names
from clew.play import analysis
from clew.play.analysis import KeptVariation, added, judge, question, tried, without
from clew.table.eyes import Eyes
from clew.table.happened import Happened
from clew.table.hindsight import Hindsight
from clew.table.record import RecordError, read_anyway, write
from clew.table.refusal import Refusal, RuleBroken
from clew.table.table import Table
from clew.table.variations import (
    FORMAT,
    MAX_MOVES,
    Move,
    Variation,
    Variations,
    read_variations,
    variations_beside,
)
from clew.table.verify import open_table, verify
from tests.table.games import at_a_server, play_on

DECISIONS = 40


def given_up(game: str = "labyrinth") -> Table:
    """A game in which seat 1 resigned after a while."""
    table = play_on(at_a_server(game), DECISIONS)
    if not table.outcome:
        table.leave(1)
    return table


def moves_of(table: Table, after: int, count: int) -> list[Move]:
    played = [one for one in table.entries if one.n > after and one.action][:count]
    return [Move(seat=one.seat, action=one.action) for one in played]


@pytest.mark.parametrize("game", names())
def test_the_moves_of_the_game_itself_lead_where_it_went(game: str) -> None:
    """Cards, tiles and dice are those of the game: the world of a variation is the real one."""
    table = given_up(game)
    record = table.record()
    variation = Variation(at=4, moves=moves_of(table, 4, 12))
    found = tried(open_table(record), record.entries, variation, 1)
    back = Hindsight(open_table(record), 1, uncovered=True)
    happened = [Happened.plain(step) for step in table.steps]
    there = back.moments(list(zip(record.entries, happened, strict=True))[:16], 16)[0]
    assert msgspec.to_builtins(found.view) == msgspec.to_builtins(there.view)
    assert msgspec.to_builtins(found.open) == msgspec.to_builtins(there.open)
    assert len(found.told) == 12


@pytest.mark.parametrize("game", names())
def test_bots_judge_a_variation_of_every_game(game: str) -> None:
    """They say each seat's chance, and a move that can be played there."""
    record = given_up(game).record()
    begun = tried(open_table(record), record.entries, Variation(at=30, moves=[]), 0)
    other = Variation(at=30, moves=[Move(seat=begun.seat, action=begun.legal[-1])])
    now = tried(open_table(record), record.entries, other, 0)
    assert now == tried(open_table(record), record.entries, other, 0)
    asked = question(open_table(record), record.entries, other, best=True, seconds=0.05)
    judged = judge(asked._replace(bot="greedy"))
    assert sum(judged.chances) == pytest.approx(1, abs=0.01)
    assert judged.best
    assert judged.best.action in now.legal
    assert judged.best.seat == now.pending[0]


def test_what_cannot_be_tried_is_refused_with_the_reason() -> None:
    record = given_up().record()

    def refused(variation: Variation, seat: int = 0) -> Refusal:
        with pytest.raises(Refusal) as found:
            tried(open_table(record), record.entries, variation, seat)
        return found.value

    seat = tried(open_table(record), record.entries, Variation(at=0, moves=[]), 0).seat
    illegal = refused(Variation(at=0, moves=[Move(seat=seat, action="move a1")]))
    assert isinstance(illegal, RuleBroken)
    assert (illegal.status, illegal.problem.rule) == (409, "LB-09")
    assert illegal.problem.text.startswith("move 1: ")
    assert refused(Variation(at=0, moves=[Move(seat=seat, action="fly")])).reason == "unreadable"
    assert refused(Variation(at=0, moves=[Move(seat=9, action="move a1")])).reason == "illegal"
    assert refused(Variation(at=10_000, moves=[])).reason == "no-entry"
    assert refused(Variation(at=0, moves=[]), 3).reason == "no-seat"


def test_a_game_that_was_given_up_can_be_played_on() -> None:
    record = given_up().record()
    assert record.result
    last = record.entries[-1].n
    found = tried(open_table(record), record.entries, Variation(at=last, moves=[]), 0)
    assert found.over is None
    asked = question(open_table(record), record.entries, Variation(at=last, moves=[]), best=False)
    assert judge(asked).best is None
    assert found.legal


def test_a_longer_variation_takes_the_place_of_its_beginning() -> None:
    move, other = Move(seat=1, action="push N2 0"), Move(seat=1, action="move a1")
    short, long = Variation(at=3, moves=[move]), Variation(at=3, moves=[move, other])
    kept = added([], short)
    assert added(kept, short) == kept
    kept = added(kept, long)
    assert [one.moves for one in kept] == [long.moves]
    assert added(kept, short) == kept
    kept = added(kept, Variation(at=4, moves=[move]))
    assert [one.at for one in kept] == [3, 4]
    assert [one.at for one in without(kept, kept[0].number)] == [4]
    with pytest.raises(Refusal, match="no variation 99"):
        without(kept, 99)
    with pytest.raises(Refusal, match="at least one move"):
        added(kept, Variation(at=3, moves=[]))


def test_sizes_are_limited() -> None:
    full = [
        KeptVariation(number=n, at=n, moves=[Move(seat=1, action="x")])
        for n in range(analysis.MAX_VARIATIONS)
    ]
    with pytest.raises(Refusal, match="more than"):
        added(full, Variation(at=1000, moves=[Move(seat=1, action="x")]))
    long = {"at": 0, "moves": [{"seat": 1, "action": "x"}] * (MAX_MOVES + 1)}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(long, Variation)


def test_variations_lie_beside_a_record_which_stays_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record is read and verified as before; `clew replay` lists them and shows each."""
    table = given_up()
    record, path = table.record(), tmp_path / "game.json"
    write(record, path)
    eyes = Eyes(open_table(record), 1)
    first = table.game.format(eyes.legal()[0]) if eyes.legal() else ""
    moves = [Move(seat=1, action=first)] if first else moves_of(table, 0, 1)
    beside = variations_beside(path)

    def put(**changes: object) -> None:
        one = Variations(
            format=FORMAT,
            id=record.id,
            game=record.game,
            rules=record.rules,
            variations=[Variation(at=0, moves=moves)],
        )
        beside.write_bytes(msgspec.json.encode(msgspec.structs.replace(one, **changes)))

    put()
    again, whole = read_anyway(path)
    assert verify(again, whole=whole).good
    show_replay(path, None, None, "en", whole=True, as_json=False)
    assert f"1. After entry 0: Player {moves[0].seat}: {moves[0].action}" in capsys.readouterr().out
    show_variation(path, 1, None, "de", as_json=False)
    assert "1. Nach Eintrag 0: " in capsys.readouterr().out
    with pytest.raises(ClewError, match="has variations 1 to 1"):
        show_variation(path, 2, None, "en", as_json=False)
    for changes, why in (
        ({"id": "another"}, "another game"),
        ({"format": "clew-variations/9"}, "this version reads"),
    ):
        put(**changes)
        with pytest.raises(RecordError, match=why):
            read_variations(beside, record)
    put(variations=[Variation(at=0, moves=[Move(seat=1, action="fly")])])
    with pytest.raises(ClewError, match="variation 1, move 1"):
        show_replay(path, None, None, "en", whole=True, as_json=False)
