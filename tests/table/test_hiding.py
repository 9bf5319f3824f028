"""The running hash tells nobody what is hidden while the game goes on (CO-05)."""

from __future__ import annotations

import hashlib
import hmac
from functools import cache

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games import find, names
from clew.table.chain import Blind, advance
from clew.table.eyes import Eyes
from clew.table.record import Entry
from clew.table.table import Table
from tests.table.games import NOW, at_a_server

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("CO-05")]


class Watched:
    """A whole game, all its hashes, and what anybody could have done or drawn at each entry."""

    def __init__(self, game: str) -> None:
        kinds = ("human",) * find(game).players[0]
        self.table = table = at_a_server(game, kinds)
        self.hashes = {0: bytes.fromhex(table.hash)}
        self.could: dict[int, set[str]] = {}
        chance = Fast(2)
        while table.n < 50 and (waiting := table.pending()):
            before, legal = table.n, {seat: Eyes(table, seat).legal() for seat in waiting}
            every = {table.game.format(action) for own in legal.values() for action in own}
            for seat in waiting:
                if table.n == before:
                    own = legal[seat]
                    table.act(seat, own[chance.below(len(own))])
            for entry in table.entries[before:]:
                self.could[entry.n] = every
                self.hashes[entry.n] = b""
            self.hashes[table.n] = bytes.fromhex(table.hash)

    def guesses(self) -> list[Blind]:
        """All that somebody has who may even know every nonce, and guesses that it is the key."""
        table = self.table
        commitment = bytes.fromhex(table.fairness.commitment)
        known = [b"", commitment, table.fairness.id.encode(), *table.fairness.nonces]
        known += [self.hashes[0], hashlib.sha256(commitment).digest(), bytes(32)]
        return [*map(Blind, known), *map(Blind.of, known)]


@cache
def watched(game: str) -> Watched:
    return Watched(game)


def guessed(seen: Watched, key: Blind, hashes: dict[int, bytes]) -> list[int]:
    """The entries whose hidden action somebody finds by trying all, who believes in a key."""
    found = []
    for entry in seen.table.entries:
        before, after = hashes[entry.n - 1], hashes[entry.n]
        if before and after:
            tried = (msgspec.structs.replace(entry, action=one) for one in seen.could[entry.n])
            found += [one.n for one in tried if advance(before, key, [one]) == after]
    return found


@pytest.mark.parametrize("game", names())
def test_no_action_can_be_guessed_from_all_hashes(game: str) -> None:
    """Not even by who knows all times, all draws and all nonces, and tries every legal action."""
    seen = watched(game)
    for key in seen.guesses():
        assert guessed(seen, key, seen.hashes) == []


@pytest.mark.parametrize("game", names())
def test_with_the_secret_every_action_is_found(game: str) -> None:
    """So the trying above would find something if it could."""
    seen = watched(game)
    key = Blind.of(seen.table.fairness.secret)
    single = [n for n, one in seen.hashes.items() if n and one and seen.hashes[n - 1]]
    assert guessed(seen, key, seen.hashes) == single
    assert single


def test_without_blinding_the_same_trying_finds_every_action() -> None:
    seen = watched("tiger-traps")
    bare = {0: seen.hashes[0]}
    for entry in seen.table.entries:
        bare[entry.n] = advance(bare[entry.n - 1], Blind(b""), [entry])
    assert guessed(seen, Blind(b""), bare) == [entry.n for entry in seen.table.entries]


def test_answers_that_are_still_open_change_no_hash() -> None:
    """TT-07: the hash moves once, when the last answer is there."""
    table = at_a_server("tiger-traps", ("human",) * 3)
    chance = Fast(3)
    sets = 0
    while table.n < 200 and (waiting := table.pending()):
        several, hash_, n = len(waiting) > 1, table.hash, table.n
        for seat in waiting:
            assert (table.hash, table.n) == (hash_, n)
            own = Eyes(table, seat).legal()
            table.act(seat, own[chance.below(len(own))])
        assert table.hash != hash_
        sets += several
    assert sets > 5


def test_two_games_that_differ_in_what_is_hidden_have_nothing_in_common() -> None:
    """The same action in two entries, or in two games, leaves no trace that can be compared."""
    table = watched("tiger-traps").table
    key = Blind.of(table.fairness.secret)
    one = Entry(n=1, seat=1, action="same", time="then")
    assert advance(bytes(32), key, [one]) != advance(
        bytes(32), key, [msgspec.structs.replace(one, n=2)]
    )
    assert advance(bytes(32), key, [one]) != advance(bytes(32), Blind.of(bytes(32)), [one])


def test_the_hash_goes_on_from_a_snapshot_and_over_what_was_forgotten() -> None:
    kept, forgetful = at_a_server(), at_a_server()
    chance = Fast(4)
    resumed: Table | None = None
    for _ in range(40):
        (seat,) = kept.pending()
        own = Eyes(kept, seat).legal()
        action = own[chance.below(len(own))]
        for table in (kept, forgetful, *([resumed] if resumed else [])):
            table.act(seat, action)
        forgetful.forget()
        if resumed is None and not forgetful.may_anybody_undo():
            fairness, options = forgetful.fairness, forgetful.options
            resumed = Table(
                forgetful.game,
                options,
                forgetful.seats,
                fairness,
                now=lambda: NOW,
                snapshot=forgetful.snapshot(),
            )
    assert resumed is not None
    assert kept.record().hash == kept.hash == forgetful.hash == resumed.hash


def test_what_hides_is_an_hmac() -> None:
    what = [1, "a", [2]]
    for key in (b"", b"key", bytes(range(64))):
        assert Blind(key).hide(what) == hmac.digest(key, msgspec.json.encode(what), "sha256")
