"""`clew verify` says in words what is proved by a receipt, by a signature, and by neither."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clew.cli import main
from clew.records import anonymous
from clew.table.receipt import Receipt
from clew.table.record import FORMAT, Record, write
from clew.words import LANGUAGES, words
from tests.table.games import edit, receipt_of, sealed
from tests.table.test_forgeries import FORGERIES, another_time, labyrinth, signed

pytestmark = pytest.mark.rule("CO-04")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a folder of its own."""
    monkeypatch.chdir(tmp_path)


def bare(record: Record) -> Record:
    return sealed(edit(record, format=FORMAT, hash="", key="", signature=""))


def verified(
    capsys: pytest.CaptureFixture[str],
    record: Record,
    language: str,
    receipt: Receipt | None = None,
    *options: str,
) -> tuple[int, str]:
    """The exit code, and what was printed."""
    write(record, Path("game.json"))
    if receipt:
        Path("mine.json").write_bytes(msgspec.json.encode(receipt))
        options = (*options, "--receipt", "mine.json")
    try:
        main(["verify", "game.json", "--lang", language, *options])
    except SystemExit as end:
        return int(end.code or 0), capsys.readouterr().out
    return 0, capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proved_is_said_by_what(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say, true = words(language).say, labyrinth()
    code, said = verified(capsys, true, language, receipt_of(true))
    assert code == 0
    assert say("verify-proof-receipt", seen=len(true.entries)) in said
    assert said.strip().endswith(say("verify-good-receipt", file="game.json"))
    code, said = verified(capsys, true, language)
    assert code == 0
    assert say("verify-signature", key=true.key) in said
    assert say("verify-proof-signature") in said
    assert said.strip().endswith(say("verify-good-signature", file="game.json"))
    code, said = verified(capsys, bare(true), language)
    assert code == 0
    assert say("verify-proof-neither") in said
    assert said.strip().endswith(say("verify-good-neither", file="game.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forgery_is_said_to_be_one_and_where(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    say, true = words(language).say, labyrinth()
    code, said = verified(capsys, sealed(another_time()), language, receipt_of(true))
    assert code == 1
    assert say("verify-differs-entry", after=6, entry=9) in said
    assert say("verify-signature.bad", key=true.key) in said
    assert say("verify-proof-receipt", seen=len(true.entries)) not in said
    assert said.strip().endswith(say("verify-bad", file="game.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_has_a_sentence(language: str) -> None:
    say = words(language).say
    kinds = {"id", "commitment", "nonce", "unhashed", *FORGERIES.values()}
    said = {say(f"verify-differs-{kind}", after=3, entry=7) for kind in kinds}
    assert len(said) == len(kinds) == 7
    assert say("verify-differs-entry", after=-1, entry=7) not in said


def test_the_key_that_must_have_signed(capsys: pytest.CaptureFixture[str]) -> None:
    true = labyrinth()
    assert verified(capsys, true, "en", None, "--key", true.key.upper())[0] == 0
    code, said = verified(capsys, true, "en", None, "--key", "00" * 32)
    assert (code, "not signed with the key you named" in said) == (1, True)


def test_what_came_after_the_receipt_is_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    true = labyrinth()
    part = receipt_of(edit(true, entries=true.entries[:10], result=None))
    code, said = verified(capsys, true, "en", part)
    assert (code, "Entries after 10 you have not seen" in said) == (0, True)
    assert "the word of the server that signed" in said


def test_a_broken_off_game_and_withheld_names_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    true = labyrinth()
    part = edit(true, entries=true.entries[:10], result=None)
    assert (
        "it was broken off, or the rest of it is missing" in verified(capsys, bare(part), "en")[1]
    )
    said = verified(capsys, anonymous(signed(true)), "en")[1]
    assert "The names of seats 1, 2 are withheld" in said


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format":"clew-receipt/9"}'])
def test_what_is_no_receipt_is_said_to_be_none(
    capsys: pytest.CaptureFixture[str], text: str
) -> None:
    write(labyrinth(), Path("game.json"))
    Path("mine.json").write_text(text)
    with pytest.raises(SystemExit) as end:
        main(["verify", "game.json", "--receipt", "mine.json"])
    assert end.value.code == 2
    assert "mine.json" in capsys.readouterr().err


def test_a_key_that_is_none_is_refused_before_anything_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(labyrinth(), Path("game.json"))
    with pytest.raises(SystemExit) as end:
        main(["verify", "game.json", "--key", "nothex"])
    assert end.value.code == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert "“nothex” is not a key: a key has 64 hexadecimal digits" in heard.err
