"""What a forger changes, who knows the secret and computes every hash again (CO-04).

Each forgery is found by the receipt of a player and by the server's signature. Without both it is
said that nothing proves what was changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from clew.records import anonymous
from clew.table.chain import hashes, name_commitment, seal
from clew.table.eyes import Eyes
from clew.table.receipt import Receipt, compare
from clew.table.record import FORMAT, Record, Seat
from clew.table.verify import Verdict, open_table, verify
from tests.table.games import at_a_server, edit, play_on, receipt_of, rehashed, sealed

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("CO-04")]

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32))


def signed(record: Record, key: Ed25519PrivateKey = KEY) -> Record:
    public = key.public_key().public_bytes_raw().hex()
    signature = key.sign(seal(record.hash, record.result)).hex()
    return sealed(edit(record, key=public, signature=signature))


@cache
def labyrinth() -> Record:
    """A whole game of two people and a bot, with a take-back that everybody agreed to."""
    table = at_a_server("labyrinth", ("human", "human", "greedy"), goals=1, short=True)
    play_on(table, 9)
    table.take_back(2, 5)
    return signed(play_on(table).record())


@cache
def traps() -> Record:
    """A whole game in which two choose at the same time."""
    return signed(play_on(at_a_server("tiger-traps", ("human", "human"))).record())


def with_seat(record: Record, seat: int, **changes: Any) -> Record:
    seats = list(record.seats)
    seats[seat - 1] = msgspec.structs.replace(seats[seat - 1], **changes)
    return edit(record, seats=seats)


def with_entry(record: Record, n: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[n - 1] = msgspec.structs.replace(entries[n - 1], **changes)
    return edit(record, entries=entries)


def replayed(record: Record, entries: int, then: Callable[[Any], None]) -> Record:
    """The first entries, and then something that never happened, by the rules."""
    table = open_table(record)
    for entry in record.entries[:entries]:
        table.replay(entry)
    then(table)
    return edit(record, entries=list(table.entries), result=table.outcome)


def another_name() -> Record:
    return with_seat(labyrinth(), 2, name="Somebody else")


def another_time() -> Record:
    return with_entry(labyrinth(), 7, time="2026-01-02T09:00:00.000Z")


def another_start() -> Record:
    return edit(labyrinth(), started="2026-01-01T00:00:00.000Z")


def a_person_turned_into_a_master() -> Record:
    return with_seat(labyrinth(), 2, player="master")


def a_bot_turned_into_a_person() -> Record:
    return with_seat(labyrinth(), 3, player="human")


def a_resignation() -> Record:
    def resign(table: Any) -> None:
        table.leave(2)
        table.leave(3, "forfeit")

    return replayed(labyrinth(), 20, resign)


def another_game() -> Record:
    """By the rules, with the same secret: other actions from some entry on."""
    true = labyrinth()

    def go_on(table: Any) -> None:
        seat = table.pending()[0]
        other = [one for one in Eyes(table, seat).legal() if table.game.format(one) != played]
        table.act(seat, other[0])
        play_on(table)

    played = true.entries[12].action
    return replayed(true, 12, go_on)


def a_take_back() -> Record:
    return replayed(labyrinth(), 20, lambda table: table.take_back(1, 18))


def no_take_back() -> Record:
    """It is said that the game was broken off before somebody went back."""
    return replayed(labyrinth(), 9, lambda _: None)


def no_end() -> Record:
    return replayed(labyrinth(), len(labyrinth().entries) - 1, lambda _: None)


def answers_in_another_order() -> Record:
    """Two who chose at the same time: the second one's answer stands before the first one's."""
    record = traps()
    table = open_table(record)
    for entry in record.entries:
        if len(table.waiting()) > 1:
            break
        table.replay(entry)
    n = table.n
    first, second = record.entries[n : n + 2]
    assert (first.seat, second.seat) == (1, 2)
    entries = list(record.entries)
    entries[n] = msgspec.structs.replace(second, n=first.n)
    entries[n + 1] = msgspec.structs.replace(first, n=second.n)
    return edit(record, entries=entries)


FORGERIES: dict[Callable[[], Record], str] = {
    another_name: "opening",
    another_time: "entry",
    another_start: "opening",
    a_person_turned_into_a_master: "opening",
    a_bot_turned_into_a_person: "opening",
    a_resignation: "entry",
    another_game: "entry",
    a_take_back: "entry",
    no_take_back: "short",
    no_end: "short",
    answers_in_another_order: "entry",
}
"""With the place in which the receipt sees it."""
each = pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)


def true_record(forge: Callable[[], Record]) -> Record:
    return traps() if forge is answers_in_another_order else labyrinth()


def bad(verdict: Verdict) -> list[str]:
    return [check.what for check in verdict.checks if not check.good]


@pytest.mark.parametrize("record", [labyrinth, traps], ids=["labyrinth", "traps"])
def test_the_true_record_is_proved_by_its_receipt(record: Callable[[], Record]) -> None:
    true = record()
    verdict = verify(true, whole=True, receipt=receipt_of(true), key=true.key)
    assert (verdict.good, verdict.proof, bad(verdict)) == (True, "receipt", [])
    assert (verdict.seen, verdict.entries) == (len(true.entries), len(true.entries))


@each
def test_a_receipt_finds_it_and_says_where(forge: Callable[[], Record]) -> None:
    """Though the forger has computed running hash and digest again, and signed anew."""
    receipt = receipt_of(true_record(forge))
    forged = signed(rehashed(forge()), OTHER)
    verdict = verify(forged, whole=True, receipt=receipt)
    assert not verdict.good
    assert "receipt" in bad(verdict)
    assert verdict.difference is not None
    assert verdict.difference.what == FORGERIES[forge]


@each
def test_a_signature_finds_it(forge: Callable[[], Record]) -> None:
    """As it stood, or with everything computed again that does not need the key."""
    assert "signature" in bad(verify(sealed(forge()), whole=True))
    assert "signature" in bad(verify(rehashed(forge()), whole=True))


@each
def test_signed_by_another_it_names_that_key(forge: Callable[[], Record]) -> None:
    forged = signed(rehashed(forge()), OTHER)
    verdict = verify(forged, whole=True, key=labyrinth().key)
    assert "key" in bad(verdict)
    assert verdict.key == OTHER.public_key().public_bytes_raw().hex() != labyrinth().key


@each
def test_by_neither_it_is_said_that_nothing_proves_it(forge: Callable[[], Record]) -> None:
    bare = edit(forge(), format=FORMAT, hash="", key="", signature="")
    verdict = verify(sealed(bare), whole=True)
    assert verdict.proof == "neither"
    assert verdict.unfinished == (forge in (no_end, no_take_back, a_take_back))
    if forge is answers_in_another_order:
        assert bad(verdict) == ["entry"]


@each
def test_an_older_format_does_not_get_it_past_the_signature(forge: Callable[[], Record]) -> None:
    """The signature fits the hash it stands with; the hash must fit the rest in any format."""
    verdict = verify(sealed(edit(forge(), format=FORMAT)), whole=True)
    assert {"hash", "signature"} <= set(bad(verdict))


@each
def test_a_receipt_is_not_content_with_a_record_without_hash(forge: Callable[[], Record]) -> None:
    bare = edit(forge(), format=FORMAT, hash="", key="", signature="")
    found = compare(bare, receipt_of(true_record(forge)))
    assert found is not None
    assert found.what == "unhashed"


def test_a_table_that_says_it_never_began_is_not_signed() -> None:
    verdict = verify(sealed(edit(labyrinth(), started="")), whole=True)
    assert {"hash", "signature"} <= set(bad(verdict))


def test_another_secret_or_nonce_is_not_the_game_of_the_receipt() -> None:
    true, receipt = labyrinth(), receipt_of(labyrinth(), seat=2)
    others: dict[str, Any] = {"id": "another", "commitment": "ab" * 32, "nonce": "cd" * 16}
    for what, value in others.items():
        found = compare(true, msgspec.structs.replace(receipt, **{what: value}))
        assert found is not None
        assert found.what == what
    swapped = edit(true, nonces=[true.nonces[1], true.nonces[0], true.nonces[2]])
    found = compare(swapped, receipt)
    assert found is not None
    assert found.what == "nonce"


def test_a_bots_nonce_that_does_not_follow_from_the_secret_is_found() -> None:
    """The server could have chosen it after it knew the others'."""
    table = at_a_server("labyrinth", ("human", "greedy"))
    record = table.record()
    chosen = edit(record, nonces=[record.nonces[0], "ef" * 16])
    assert "nonces" in bad(verify(rehashed(chosen), whole=True))
    assert bad(verify(record, whole=True)) == []


def test_the_difference_is_placed_between_two_marks() -> None:
    forged = rehashed(another_time())
    found = compare(forged, receipt_of(labyrinth(), every=3))
    assert found is not None
    assert (found.after, found.entry) == (6, 9)


def test_what_came_after_the_receipt_is_not_proved_by_it() -> None:
    true = labyrinth()
    begun = edit(true, entries=true.entries[:10], result=None)
    verdict = verify(true, whole=True, receipt=receipt_of(begun))
    assert (verdict.good, verdict.seen) == (True, 10)
    assert verdict.entries > 10


def test_a_withheld_name_still_verifies_and_is_named() -> None:
    """Receipt, running hash and signature hold; another name cannot be put there."""
    bare = anonymous(labyrinth())
    assert [seat.name for seat in bare.seats] == ["", "", "Player 3"]
    verdict = verify(bare, whole=True, receipt=receipt_of(labyrinth()), key=bare.key)
    assert (verdict.good, verdict.withheld, verdict.proof) == (True, [1, 2], "receipt")
    named = with_seat(bare, 1, name="Somebody else", sealed="", salt="0" * 32)
    assert "hash" in bad(verify(sealed(named), whole=True))


def test_a_withheld_name_cannot_be_found_by_trying_names() -> None:
    """The salt went with it, and does not follow from the secret that is known now."""
    (first, *_) = anonymous(labyrinth()).seats
    true = labyrinth().seats[0]
    assert first == Seat(name="", player="human", sealed=first.sealed)
    assert true.salt not in msgspec.json.encode(anonymous(labyrinth())).decode()
    secret = labyrinth().secret
    guesses = [secret[:32], secret[32:], "0" * 32, "", *labyrinth().nonces]
    tried = {name_commitment(true.name, bytes.fromhex(salt)) for salt in guesses}
    assert first.sealed not in tried
    assert first.sealed == name_commitment(true.name, bytes.fromhex(true.salt))


def test_the_pages_tests_have_a_record_that_verifies() -> None:
    """web/src/lib/receipt.fixture.json: what the browser must find is what is found here."""
    path = Path(__file__).parents[2] / "web" / "src" / "lib" / "receipt.fixture.json"
    found = msgspec.json.decode(path.read_bytes())
    record = msgspec.convert(found["record"], Record)
    receipt = msgspec.convert(found["receipt"], Receipt)
    assert list(hashes(record)) == found["hashes"]
    verdict = verify(record, whole=True, receipt=receipt, key=record.key)
    assert (verdict.good, verdict.proof) == (True, "receipt")
