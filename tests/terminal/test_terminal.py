"""A real terminal: what Ctrl-C leaves behind."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from clew.table.record import read
from clew.table.verify import verify_file
from clew.terminal import play

ENTERS, LEAVES = "\x1b[?1049h", "\x1b[?1049l"
HIDES, SHOWS = "\x1b[?25l", "\x1b[?25h"


def start(place: Path, *more: str, then: str = "") -> pexpect.spawn:
    """Plays in a terminal of its own; `then` is run there by the shell that started it.

    Ctrl+C works there also if the tests themselves were started to ignore it, in the background.
    """
    arguments = ["-m", "clew.cli", "play", "--seed", "7", "--option", "start=1"]
    command = [sys.executable, *arguments, "--save", str(place), *more]
    if then:
        command = ["/bin/sh", "-c", f"{shlex.join(command)}; echo code $?; {then}"]
    return pexpect.spawn(
        command[0],
        command[1:],
        env={**os.environ, "TERM": "xterm-256color", "CLEW_LANG": "en"},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=30,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_ctrl_c_leaves_the_terminal_clean(tmp_path: Path) -> None:
    """The screen, the cursor and the echo are back, the game is saved, the code is 130."""
    place = tmp_path / "game.json"
    clew = start(place, then="stty -a")
    clew.expect("Push the spare")
    clew.send("\x1b[A")
    clew.expect("push N4")
    clew.send("\r")
    clew.expect("You push at")
    shown = clew.before
    clew.send("\x03")
    clew.expect(pexpect.EOF)
    told = shown + clew.before
    clew.close()
    after = told[told.rindex(LEAVES) :]
    assert "code 130" in after
    assert {"echo", "icanon", "isig", "icrnl"} <= set(after.replace(";", " ").split())
    assert told.rindex(LEAVES) > told.find(ENTERS)
    assert told.rindex(SHOWS) > told.find(HIDES)
    assert "--resume" in after
    assert "Traceback" not in told
    assert [entry.action for entry in read(place).entries] == ["push N4 0"]


def test_being_ended_by_the_system_saves_too(tmp_path: Path) -> None:
    """A signal is as good as Ctrl-C."""
    place = tmp_path / "game.json"
    clew = start(place)
    clew.expect("Push the spare")
    clew.kill(15)
    clew.expect(pexpect.EOF)
    assert LEAVES in clew.before
    clew.close()
    assert clew.exitstatus == 130
    assert read(place).entries == []


def test_ctrl_c_in_line_mode_saves(tmp_path: Path) -> None:
    """Without a traceback."""
    place = tmp_path / "game.json"
    clew = start(place, "--plain")
    clew.expect("Player 1>")
    clew.sendline("push N2 0")
    clew.expect("Walk as far")
    clew.expect("Player 1>")
    clew.sendintr()
    clew.expect(pexpect.EOF)
    clew.close()
    assert clew.exitstatus == 130
    assert "Traceback" not in clew.before
    assert "The game is saved" in clew.before
    assert len(read(place).entries) == 1


def test_the_default_place_is_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --save the record goes to the data folder of the user."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    options = {"goals": "1", "short": "yes"}
    play(
        "labyrinth", seats=["greedy", "random"], names=None, options=options, seed="1",
        plain=True, resume=None, save=None, lang="fr",
    )  # fmt: skip
    (place,) = tmp_path.rglob("labyrinth-*.json")
    assert place.parent.name == "games"
    assert verify_file(place).good
    assert "La partie est enregistrée" in capsys.readouterr().out
