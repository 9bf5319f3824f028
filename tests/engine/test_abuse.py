"""Programs that crash, stall, answer nonsense or flood lose a move or the game, never ours."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from clew.arena.match import Match, play, standing
from clew.arena.simulate import Job, play_game
from clew.bots.perspective import Perspective
from clew.cli.matches import run_match
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.engine import is_program
from clew.engine.pool import shared
from clew.engine.program import Fault, Program
from clew.engine.seats import check, parse, question, title
from clew.games import find
from clew.table.table import Table

SCRIPT = Path(__file__).parent / "misbehaving.py"
OPTIONS = {"goals": 3}


class Abuser:
    """A misbehaving program, and what is left of it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "pids"
        self.file.touch()

    def command(self, how: str) -> str:
        return shlex.join([sys.executable, "-S", str(SCRIPT), how, str(self.file)])

    def bot(self, how: str, seconds: float = 30) -> str:
        return f"cmd@{seconds}s:{self.command(how)}"

    def started(self) -> list[int]:
        return [int(line) for line in self.file.read_text().split()]

    def left(self) -> list[int]:
        """Those that are still there, zombies too, after what was killed has had time to die."""
        for _ in range(3000):
            if not any(is_running(pid) for pid in self.started()):
                break
            time.sleep(0.01)
        return [pid for pid in self.started() if is_running(pid)]


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    state, parent = status.rpartition(")")[2].split()[:2]
    # A child of a child is reaped by whoever adopts it: dead is enough.
    return state != "Z" or int(parent) == os.getpid()


@pytest.fixture
def abuser(tmp_path: Path) -> Abuser:
    return Abuser(tmp_path)


def played(abuser: Abuser, how: str, seconds: float = 30) -> Table:
    job = Job(
        game="labyrinth", bots=[abuser.bot(how, seconds), "greedy"], options=OPTIONS, seed="1"
    )
    table = play_game(job, 0)
    shared().close()
    return table


@pytest.mark.parametrize(
    "how", ["crash", "kill", "close", "long", "lines", "resign", "foreign", "greedy", "dead"]
)
def test_the_game_is_lost(abuser: Abuser, how: str) -> None:
    """Whoever ends, floods or does not greet as agreed forfeits; nothing of it stays."""
    table = played(abuser, how)
    assert table.left == [1]
    assert table.outcome
    assert (table.outcome.termination, table.outcome.winners) == ("forfeit", [2])
    assert abuser.started()
    assert abuser.left() == []


@pytest.mark.parametrize("how", ["stall", "deaf", "stubborn", "children"])
def test_who_does_not_answer_in_time_loses(abuser: Abuser, how: str) -> None:
    """However it clings to life, and whatever it has started."""
    table = played(abuser, how, 0.3)
    assert table.outcome
    assert (table.outcome.termination, table.outcome.winners) == ("forfeit", [2])
    assert abuser.left() == []


def test_who_does_not_greet_is_not_waited_for(abuser: Abuser) -> None:
    with pytest.raises(Fault, match="does not answer in time") as caught:
        Program(abuser.command("mute"), {"labyrinth": 1}, seconds=0.3)
    assert caught.value.kind == "stalled"
    assert abuser.left() == []


@pytest.mark.parametrize("how", ["nonsense", "deep", "bytes", "unreadable", "illegal"])
def test_two_wrong_answers_lose_their_moves_the_third_the_game(abuser: Abuser, how: str) -> None:
    table = played(abuser, how)
    assert [entry.action != "" for entry in table.entries if entry.seat == 1] == [True, True, False]
    assert table.outcome
    assert table.outcome.winners == [2]
    assert abuser.left() == []


@pytest.mark.parametrize("how", ["chatty", "early"])
def test_what_does_no_harm_is_borne(abuser: Abuser, how: str) -> None:
    """Much talk on standard error, answers to what nobody asked: the game goes on."""
    table = played(abuser, how)
    assert table.left == []
    assert abuser.left() == []


def test_a_program_ends_with_who_started_it(abuser: Abuser) -> None:
    """Also where that one is killed, and the program clings to life."""
    match = ["match", "labyrinth", "--bot", abuser.bot("stubborn", 600), "--bot", "greedy"]
    clew = subprocess.Popen(
        [sys.executable, "-m", "clew.cli", *match, "--jobs", "1", "-o", "goals=3"],
        stdout=subprocess.DEVNULL,
    )
    while not abuser.started() and clew.poll() is None:
        time.sleep(0.01)
    assert abuser.started()
    clew.kill()
    clew.wait()
    assert abuser.left() == []


def test_last_words_are_kept(abuser: Abuser, caplog: pytest.LogCaptureFixture) -> None:
    played(abuser, "crash")
    assert "ended with code 3; its last words: the thread is torn" in caplog.text


def test_our_settings_are_not_theirs(
    abuser: Abuser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys and passwords stand in CLEW_…: a program does not see them."""
    monkeypatch.setenv("CLEW_SECRET", "the key that signs cookies")
    monkeypatch.setenv("MINE", "1")
    played(abuser, "environment")
    words = caplog.text.split()
    assert "MINE" in words
    assert "CLEW_SECRET" not in words


def test_a_match_in_which_a_program_failed_does_not_end_well(
    abuser: Abuser, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its figures are printed, but a script sees by the exit code that they say nothing."""
    match = Match(game="labyrinth", bots=[abuser.bot("crash"), "random"], options=OPTIONS)
    with pytest.raises(SystemExit) as left:
        run_match(match, 2, jobs=1, as_json=False)
    assert left.value.code == 3
    assert "failed and lost 2 games by it" in capsys.readouterr().out


def test_a_failing_program_loses_every_game_of_a_match(abuser: Abuser) -> None:
    """Each game begins with a new process; the match ends and says so."""
    match = Match(game="labyrinth", bots=[abuser.bot("crash"), "random"], options=OPTIONS)
    scores = {one.bot: one for one in standing(match, list(play(match, range(4), jobs=1))).scores}
    assert scores["random"].wins == 4
    assert scores[match.bots[0]].forfeits == 4
    assert len(set(abuser.started())) == 4
    assert abuser.left() == []


def test_with_more_players_a_bot_plays_on(abuser: Abuser) -> None:
    """The program ranks last; the others' game is not spoilt (CO-07)."""
    bots = [abuser.bot("crash"), "greedy", "greedy"]
    table = play_game(Job(game="labyrinth", bots=bots, options=OPTIONS, seed="1"), 0)
    assert table.outcome
    assert table.outcome.termination != "forfeit"
    assert table.outcome.ranks[0] == 3
    assert 1 not in table.outcome.winners


def test_a_program_is_asked_nothing_but_what_its_seat_sees() -> None:
    """A clone of a world that the seat cannot tell apart gives the same question."""
    game = find("labyrinth")
    state = game.new(2, game.read_options({}), Fast(7))
    seat = state.acting()
    asked = []
    for world in (state, *(state.sample(seat, Fast(seed)) for seed in range(5))):
        perspective = Perspective(game, world, seat, 11)
        asked.append(question(perspective, table="t", n=0, seed=11, worlds=3))
    assert all(one == asked[0] for one in asked)
    assert len(asked[0].worlds) == 3


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "a program is cmd:PROGRAM"),
        ("cmd:no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("cmd:'", "not a command line"),
        ("cmd@soon:sh", "a program is cmd:PROGRAM"),
    ],
)
def test_programs_that_cannot_be(name: str, sentence: str) -> None:
    assert is_program(name)
    with pytest.raises(ClewError, match=sentence):
        check("labyrinth", name, 2)


def test_the_time_stands_in_the_name() -> None:
    assert parse("cmd@50ms:sh a.sh") == ("sh a.sh", 0.05)
    assert parse("cmd:sh a.sh") == ("sh a.sh", 10.0)
    assert title("cmd:sh -e dir/theseus.sh") == "theseus.sh"
    assert title("cmd:sh") == "sh"
