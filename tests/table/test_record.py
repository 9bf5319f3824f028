"""Records as files: there and back, damaged, foreign, changed by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.table.record import RecordError, digest, read, read_anyway, write
from tests.table.games import GAME, played, sit

pytestmark = pytest.mark.both_builds


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write(played(decisions=40).record(), path)
    return path


def rewrite(path: Path, **changes: Any) -> None:
    plain = json.loads(path.read_text())
    path.write_text(json.dumps(plain | changes))


@pytest.mark.rule("CO-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_comes_back_as_it_went(players: int, tmp_path: Path) -> None:
    record = played(players).record()
    write(record, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == record
    assert record.result is not None


def test_a_game_in_progress_comes_back_too(tmp_path: Path) -> None:
    record = played(decisions=3).record()
    write(record, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == record
    assert record.result is None


def test_it_says_what_was_played_and_how() -> None:
    record = played(decisions=2).record()
    assert (record.format, record.game, record.rules) == (
        "clew-record/1",
        "labyrinth",
        GAME.version,
    )
    assert record.options["events"] is True
    assert [seat.name for seat in record.seats] == ["Player 1", "Player 2"]
    assert [entry.n for entry in record.entries] == [1, 2]
    assert record.entries[0].action.startswith("push ")
    assert record.entries[0].time == record.started == "2026-01-02T03:04:05.678Z"


def test_it_is_readable_json_in_lines(file: Path) -> None:
    assert len(file.read_text().splitlines()) > 100
    assert file.read_text().endswith("}\n")


def test_folders_are_made_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game.json"
    write(sit().record(), path)
    write(sit(seed="another").record(), path)
    assert list(path.parent.iterdir()) == [path]


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(OSError, match="directory"):
        write(sit().record(), tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    "changes",
    [
        {"started": "2020-01-01T00:00:00Z"},
        {"seats": [{"name": "Mallory", "player": "human"}, {"name": "Bob", "player": "human"}]},
        {"options": {}},
        {"result": None, "draws": ""},
        {"digest": "0" * 64},
        {"digest": ""},
    ],
    ids=str,
)
def test_a_change_after_writing_is_found(file: Path, changes: dict[str, Any]) -> None:
    rewrite(file, **changes)
    with pytest.raises(RecordError, match="changed after it was written"):
        read(file)
    record, whole = read_anyway(file)
    assert not whole
    assert record.game == "labyrinth"


def test_spacing_and_order_are_no_change(file: Path) -> None:
    plain = json.loads(file.read_text())
    file.write_text(json.dumps(dict(reversed(plain.items())), indent=7))
    assert digest(read(file)) == plain["digest"]


def test_every_single_field_of_an_entry_counts(file: Path) -> None:
    plain = json.loads(file.read_text())
    for number, entry in enumerate(plain["entries"][:8]):
        for field in entry:
            changed = json.loads(file.read_text())
            old = changed["entries"][number][field]
            changed["entries"][number][field] = old + (1 if isinstance(old, int) else "x")
            assert digest(changed) != plain["digest"]


def test_a_file_cut_short_anywhere_is_no_record(file: Path) -> None:
    text = file.read_bytes().rstrip()
    chance = Fast(3)
    for length in {0, 1, len(text) - 1, *(chance.below(len(text)) for _ in range(40))}:
        file.write_bytes(text[:length])
        with pytest.raises(RecordError, match="not a record, or a damaged one"):
            read_anyway(file)


def test_damaged_bytes_are_found_or_refused(file: Path) -> None:
    """Whatever byte is damaged, no other game comes out and nothing but RecordError is raised."""
    text = file.read_bytes()
    whole = read(file)
    chance = Fast(4)
    for _ in range(150):
        place = chance.below(len(text))
        file.write_bytes(text[:place] + bytes([chance.below(256)]) + text[place + 1 :])
        try:
            record = read(file)
        except RecordError:
            continue
        assert record == whole


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "damaged"),
        ("{}", "no format"),
        ("[]", "no format"),
        ("7", "no format"),
        ('{"format": 7}', "no format"),
        ('{"format": "pgn"}', "no format"),
        ('{"format": "clew-record/3"}', "clew-record/3; this version reads clew-record/1"),
        ('{"format": "clew-record/1"}', "damaged record"),
        ("[" * 100_000, "damaged"),
        ("\udcff", "damaged"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(RecordError, match=says):
        read_anyway(path)


@pytest.mark.parametrize(
    "changes",
    [
        {"entries": 7},
        {"entries": [{"n": "one", "seat": 1}]},
        {"entries": [{"seat": 1}]},
        {"seats": ["Ann", "Bob"]},
        {"colour": "red"},
        {"result": "red won"},
    ],
    ids=str,
)
def test_a_field_of_another_kind_is_damage(file: Path, changes: dict[str, Any]) -> None:
    rewrite(file, **changes)
    with pytest.raises(RecordError, match="damaged record"):
        read_anyway(file)


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        read(tmp_path / "nothing.json")


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    with pytest.raises(RecordError, match="too large"):
        read(path)


def test_the_digest_is_over_compact_json_with_sorted_keys() -> None:
    import hashlib

    plain = msgspec.to_builtins(played(decisions=5).record())
    expected = plain.pop("digest")
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == expected
