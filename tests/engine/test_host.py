"""`clew engine`: Clew keeps games for a program, and refuses in words what cannot be."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from typing import Any

import pytest

from clew.core.errors import ClewError
from clew.engine.host import Host
from clew.engine.messages import Play
from clew.engine.program import split_command
from clew.games import find


def as_text(lines: list[object]) -> str:
    return "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in lines)


def engine(lines: list[object], games: int = 0, standing: Play | None = None) -> list[Any]:
    """What the host says to these lines."""
    out = BytesIO()
    Host(find("labyrinth"), BytesIO(as_text(lines).encode()), out).run(games, standing or Play())
    return [json.loads(line) for line in out.getvalue().splitlines()]


HELLO = {"type": "hello", "protocol": "clew-engine/1", "name": "test", "worlds": 2}


def test_windows_is_told_that_programs_cannot_play_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(ClewError, match="Linux and macOS only"):
        split_command("python3 bot.py")


def test_clew_keeps_a_game_for_a_program() -> None:
    """hello, new, ask; the answer is played, told, and the next question comes."""
    standing = Play(seats=["you", "you"], seed="1")
    heard = engine([HELLO], 1, standing)
    assert [one["type"] for one in heard] == ["hello", "new", "new", "ask"]
    ask = heard[-1]
    assert len(ask["worlds"]) == 2
    answer = {"type": "answer", "table": ask["table"], "n": 0, "action": ask["legal"][3]}
    heard = engine([HELLO, answer], 1, standing)
    assert [one["type"] for one in heard[4:]] == ["events", "ask"]
    assert heard[4]["events"][0]["event"]["event"] == "pushed"
    assert (heard[5]["seat"], heard[5]["n"]) == (ask["seat"], 1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("theseus", "unreadable"),
        ("x" * 20_000, "unreadable"),
        ({"type": "answer", "table": "t", "n": 5, "action": "push N2 0"}, "stale"),
        ({"type": "answer", "table": "", "n": 0, "action": "fly"}, "stale"),
        ({"type": "accept", "table": "t"}, "stale"),
    ],
)
def test_what_the_host_does_not_take_it_refuses(line: object, reason: str) -> None:
    """And waits on for the answer; the end of the input is the end of the game."""
    play = {"type": "play", "seats": ["you", "random"], "seed": "2", "options": {"goals": 1}}
    heard = engine([HELLO, play, line])
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["reason"] == reason


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ({"game": "chess"}, "there is no 'chess' here"),
        ({"seats": ["random", "random"]}, "one of the seats must be 'you'"),
        ({"seats": ["you", "cmd:sh"]}, "has no bot 'cmd'"),
        ({"seats": ["you", "net:net.msgpack"]}, "has no bot 'net'"),
        ({"options": {"goals": 99}}, "goals"),
    ],
)
def test_games_that_cannot_be(play: dict[str, object], sentence: str) -> None:
    heard = engine([HELLO, {"type": "play", **play}])
    assert (heard[-1]["type"], heard[-1]["reason"]) == ("refused", "wrong")
    assert sentence in str(heard[-1]["text"])


def test_another_protocol_is_told_so() -> None:
    heard = engine([{"type": "hello", "protocol": "uci"}])
    assert heard[-1] == {"type": "bye", "reason": "the program speaks 'uci'; this is clew-engine/1"}


def test_a_program_resigns() -> None:
    play = {"type": "play", "seats": ["you", "random"], "seed": "2"}
    first = engine([HELLO, play])[-1]
    heard = engine([HELLO, play, {"type": "resign", "table": first["table"]}])
    assert heard[-1]["type"] == "over"
    assert heard[-1]["outcome"]["winners"] == [2]


def test_the_command_speaks_on_standard_input_and_output() -> None:
    """The seats and options of the command line; the end of the input ends it."""
    command = [sys.executable, "-m", "clew.cli", "engine", "labyrinth", "--games", "1"]
    command += ["--seats", "you,random,random", "-o", "goals=2", "--seed", "1"]
    done = subprocess.run(
        command, input=as_text([HELLO]), capture_output=True, text=True, timeout=120, check=True
    )
    heard = [json.loads(line) for line in done.stdout.splitlines()]
    new = next(one for one in heard if one["type"] == "new")
    assert new["names"] == ["you 1", "random 2", "random 3"]
    assert new["options"]["goals"] == 2
    assert heard[-1]["type"] == "ask"
