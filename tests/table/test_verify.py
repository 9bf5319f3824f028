"""Verification: what was edited, and the first entry that does not belong (CO-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.table.eyes import Eyes
from clew.table.record import Entry, Record, RecordError, write
from clew.table.verify import Verdict, open_table, verify, verify_file
from clew.words import LANGUAGES, words
from tests.table.games import GAME, edit, played, sealed, sit

pytestmark = [pytest.mark.both_builds, pytest.mark.rule("CO-04")]

RECORD = played().record()
DREW = next(entry.n for entry in RECORD.entries if entry.draws)


def with_entry(n: int, **changes: Any) -> Record:
    """The record with one entry changed and the digest made to fit again."""
    entries = list(RECORD.entries)
    entries[n - 1] = msgspec.structs.replace(entries[n - 1], **changes)
    return sealed(edit(RECORD, entries=entries))


def bad(verdict: Verdict) -> list[str]:
    assert verdict.good == (not any(not check.good for check in verdict.checks))
    return [check.what for check in verdict.checks if not check.good]


def test_a_true_record_is_good() -> None:
    verdict = verify(RECORD, whole=True)
    assert (verdict.good, verdict.entry) == (True, 0)
    assert [check.what for check in verdict.checks] == [
        "digest",
        "commitment",
        "setup",
        "entries",
        "result",
    ]


def test_it_counts_entries_and_draws() -> None:
    (entries,) = (check for check in verify(RECORD, whole=True).checks if check.what == "entries")
    drawn = RECORD.draws.split() + [d for entry in RECORD.entries for d in entry.draws.split()]
    assert entries.detail == f"{len(RECORD.entries)} {len(drawn)}"


def test_a_game_in_progress_verifies_as_far_as_it_got() -> None:
    assert verify(played(decisions=9).record(), whole=True).good


def test_a_file_is_verified_with_its_digest(tmp_path: Path) -> None:
    write(RECORD, tmp_path / "good.json")
    assert verify_file(tmp_path / "good.json").good
    write(edit(RECORD, started="yesterday"), tmp_path / "bad.json")
    assert bad(verify_file(tmp_path / "bad.json")) == ["digest"]


@pytest.mark.parametrize("n", [1, 2, 5])
def test_an_edited_action_is_named(n: int) -> None:
    """Another arrow or cell: the entry itself is refused, or a later one no longer fits."""
    action = RECORD.entries[n - 1].action
    banned = "move g7" if action.startswith("push") else "push N2 0"
    verdict = verify(with_entry(n, action=banned), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], n)


def test_an_action_edited_to_another_legal_one_shows_sooner_or_later() -> None:
    table = open_table(RECORD)
    other = next(
        GAME.format(action)
        for action in Eyes(table, table.pending()[0]).legal()
        if GAME.format(action).split()[1] != RECORD.entries[0].action.split()[1]
    )
    verdict = verify(with_entry(1, action=other), whole=True)
    assert not verdict.good


def test_an_action_that_cannot_be_read_is_named() -> None:
    verdict = verify(with_entry(3, action="fly to the moon"), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 3)


@pytest.mark.parametrize("draws", ["", "2:7", "99:98"])
def test_an_edited_draw_is_named(draws: str) -> None:
    verdict = verify(with_entry(DREW, draws=draws), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], DREW)


def test_a_draw_where_nothing_was_drawn_is_named() -> None:
    verdict = verify(with_entry(1, draws="2:1"), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 1)


def test_an_edited_draw_of_the_setup_is_found() -> None:
    verdict = verify(sealed(edit(RECORD, draws=RECORD.draws[:-1] + "9")), whole=True)
    assert bad(verdict) == ["setup"]


def test_an_edited_secret_is_found() -> None:
    other = "00" * 32
    verdict = verify(sealed(edit(RECORD, secret=other)), whole=True)
    assert bad(verdict)[:2] == ["commitment", "setup"]


def test_a_secret_edited_together_with_its_commitment_still_does_not_give_the_game() -> None:
    import hashlib

    commitment = hashlib.sha256(bytes(32)).hexdigest()
    verdict = verify(sealed(edit(RECORD, secret="00" * 32, commitment=commitment)), whole=True)
    assert bad(verdict)[0] == "setup"


def test_swapped_nonces_are_found() -> None:
    verdict = verify(sealed(edit(RECORD, nonces=RECORD.nonces[::-1])), whole=True)
    assert bad(verdict)[0] == "setup"


def test_another_id_is_found() -> None:
    assert bad(verify(sealed(edit(RECORD, id="f" * 32)), whole=True))[0] == "setup"


@pytest.mark.parametrize("n", [1, 4])
def test_a_missing_entry_is_found_where_the_next_one_stands(n: int) -> None:
    entries = RECORD.entries[: n - 1] + RECORD.entries[n:]
    verdict = verify(sealed(edit(RECORD, entries=entries)), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], n + 1)


def test_a_missing_entry_with_the_others_renumbered_is_found() -> None:
    entries = [msgspec.structs.replace(entry, n=i) for i, entry in enumerate(RECORD.entries[1:], 1)]
    verdict = verify(sealed(edit(RECORD, entries=entries)), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 1)


def test_a_missing_last_entry_does_not_give_the_result() -> None:
    verdict = verify(sealed(edit(RECORD, entries=RECORD.entries[:-1])), whole=True)
    assert bad(verdict) == ["result"]


def test_two_entries_in_the_wrong_order_are_found() -> None:
    first, second, *rest = RECORD.entries
    verdict = verify(sealed(edit(RECORD, entries=[second, first, *rest])), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 2)


def test_an_entry_too_many_is_named() -> None:
    last = RECORD.entries[-1].n + 1
    more = Entry(n=last, seat=1, action="push N2 0")
    verdict = verify(sealed(edit(RECORD, entries=[*RECORD.entries, more])), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], last)


@pytest.mark.parametrize("seat", [0, 3, -1, 10**30])
def test_an_entry_by_a_seat_that_is_not_there_is_named(seat: int) -> None:
    for changes in ({"seat": seat}, {"seat": seat, "action": "", "table": "resign"}):
        verdict = verify(with_entry(2, **changes), whole=True)
        assert (bad(verdict), verdict.entry) == (["entry"], 2)


@pytest.mark.parametrize("table", ["storm off", "undo"])
def test_an_entry_of_the_table_that_cannot_be_is_named(table: str) -> None:
    verdict = verify(with_entry(2, action="", table=table), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 2)


def test_an_edited_result_is_found() -> None:
    assert RECORD.result is not None
    forged = msgspec.structs.replace(RECORD.result, winners=[3 - RECORD.result.winners[0]])
    assert bad(verify(sealed(edit(RECORD, result=forged)), whole=True)) == ["result"]
    assert bad(verify(sealed(edit(RECORD, result=None)), whole=True)) == ["result"]


@pytest.mark.parametrize(("version", "age"), [(GAME.version - 1, "older"), (99, "newer")])
def test_of_other_rules_the_secret_and_every_draw_are_proved(version: int, age: str) -> None:
    """Even if this Clew knows neither the options nor the actions any more."""
    entries = [msgspec.structs.replace(entry, action="jump") for entry in RECORD.entries]
    other = edit(RECORD, rules=version, options={"speed": 7}, entries=entries)
    verdict = verify(sealed(other), whole=True)
    assert (verdict.good, verdict.rules) == (True, age)
    assert [check.what for check in verdict.checks] == ["digest", "commitment", "draws"]
    drawn = RECORD.draws.split() + [d for entry in RECORD.entries for d in entry.draws.split()]
    assert verdict.checks[-1].detail == f"{len(RECORD.entries)} {len(drawn)}"


@pytest.mark.parametrize(("version", "age"), [(GAME.version - 1, "older"), (99, "newer")])
def test_a_game_of_other_rules_cannot_be_played_again(version: int, age: str) -> None:
    with pytest.raises(RecordError, match=f"played under {age} rules of labyrinth"):
        open_table(edit(RECORD, rules=version))


@pytest.mark.parametrize(
    ("changes", "what", "entry"),
    [
        ({"secret": "00" * 32}, ["commitment", "entry"], 0),
        ({"draws": "6:6"}, ["entry"], 0),
        ({"draws": "six:1"}, ["entry"], 0),
        ({"draws": "99999999999:1"}, ["entry"], 0),
        ({"entries": RECORD.entries[1:]}, ["entry"], 1),
    ],
    ids=str,
)
def test_a_wrong_draw_of_older_rules_is_found(
    changes: dict[str, Any], what: list[str], entry: int
) -> None:
    verdict = verify(sealed(edit(RECORD, rules=GAME.version - 1, **changes)), whole=True)
    assert (bad(verdict), verdict.entry) == (what, entry)


def test_an_entry_whose_draws_were_changed_is_named_though_its_rules_are_older() -> None:
    first, *rest = RECORD.entries[DREW - 1].draws.split()
    bound, value = first.split(":")
    draws = " ".join([f"{bound}:{(int(value) + 1) % int(bound)}", *rest])
    verdict = verify(edit(with_entry(DREW, draws=draws), rules=GAME.version - 1), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], DREW)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "snakes"}, "no game 'snakes'"),
        ({"secret": ""}, "no secret yet"),
        ({"secret": "zz"}, "damaged"),
        ({"secret": "00"}, "damaged"),
        ({"nonces": ["00" * 16]}, "one nonce a seat"),
        ({"nonces": ["00", "00"]}, "damaged"),
        ({"options": {"speed": 7}}, "no option 'speed'"),
        ({"options": {"goals": "many"}}, "goals"),
        ({"seats": RECORD.seats[:1], "nonces": RECORD.nonces[:1]}, "2 to 4 players"),
    ],
    ids=str,
)
def test_what_cannot_be_played_again_is_said_in_one_sentence(
    changes: dict[str, Any], says: str
) -> None:
    with pytest.raises(ClewError, match=says):
        verify(sealed(edit(RECORD, **changes)), whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_check_has_a_sentence_when_good_and_when_bad(language: str) -> None:
    say = words(language).say
    for what in ("digest", "commitment", "setup", "result"):
        assert say(f"verify-{what}") != say(f"verify-{what}.bad")
    assert say("verify-entries", entries=1, draws=2) != say("verify-entries", entries=2, draws=2)
    assert "7" in say("verify-entry", entry=7, detail="…")


def test_undo_stands_in_the_record_and_verifies() -> None:
    table = sit(start=1)
    table.act(1, "push N2 0")
    table.undo(1)
    table.act(1, "push N4 0")
    record = table.record()
    assert [(entry.table, entry.to) for entry in record.entries] == [
        ("", -1),
        ("undo", 0),
        ("", -1),
    ]
    assert verify(record, whole=True).good
    entries = list(record.entries)
    entries[1] = msgspec.structs.replace(entries[1], to=1)
    verdict = verify(sealed(edit(record, entries=entries)), whole=True)
    assert (bad(verdict), verdict.entry) == (["entry"], 2)
