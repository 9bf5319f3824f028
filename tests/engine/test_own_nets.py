"""`net:FILE`: whoever has trained a net meets it wherever bots are named by hand."""

from __future__ import annotations

import io
import json
import math
import shlex
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.arena.learners import learn
from clew.arena.match import Match, check, play
from clew.arena.simulate import Job, play_game
from clew.bots.nets import write
from clew.bots.own_nets import from_path
from clew.core.errors import ClewError
from clew.engine.messages import New, Offer, encode
from clew.engine.player import Player
from clew.engine.pool import shared
from clew.engine.seats import title
from clew.games import find
from clew.play.seating import check_bot

GAME = "tiger-traps"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The net of the master for two, as if it had just been trained."""
    data = find(GAME).data("net-master-2.msgpack")
    assert data
    found = tmp_path / "some folder" / "mine.msgpack"
    found.parent.mkdir()
    found.write_bytes(data)
    return found


def test_it_plays_as_the_level_that_the_net_became(file: Path) -> None:
    games = [
        [(one.shares, one.decisions) for one in play(match, range(4), jobs=2)]
        for match in (Match(game=GAME, bots=[bot, "greedy"]) for bot in ("master", f"net:{file}"))
    ]
    assert games[0] == games[1]


def test_learners_look_for_its_weaknesses(file: Path) -> None:
    """As they do for the master's."""
    found = [learn(GAME, bot, 5, 2) for bot in ("master", f"net:{file}")]
    assert found[0].shares == found[1].shares


def test_at_the_table_it_is_called_as_its_file() -> None:
    assert title("net:some/folder/mine.msgpack") == "mine"


@pytest.mark.parametrize(
    ("game", "players", "sentence"),
    [
        ("labyrinth", 2, "this net plays tiger-traps for 2, not labyrinth for 2"),
        ("tiger-traps", 3, "this net plays tiger-traps for 2, not tiger-traps for 3"),
    ],
)
def test_it_plays_what_it_learned(file: Path, game: str, players: int, sentence: str) -> None:
    with pytest.raises(ClewError, match=sentence):
        check(Match(game=game, bots=[f"net:{file}", *["random"] * (players - 1)]))


def test_it_does_not_play_by_other_rules(file: Path) -> None:
    net = from_path(file)
    old = msgspec.structs.replace(net, about=msgspec.structs.replace(net.about, version=1))
    file.write_bytes(write(old))
    with pytest.raises(ClewError, match="learned by other rules"):
        check(Match(game=GAME, bots=[f"net:{file}", "random"]))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("there-is-none.msgpack", "there is no such net"),
        ("", "there is no such net"),
        ("/dev/zero", "there is no such net"),
        ("a\0b", "there is no such net"),
        ("text.msgpack", "text.msgpack: this is not a net"),
    ],
)
def test_what_is_no_net_is_refused_before_anything_begins(
    tmp_path: Path, name: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.msgpack").write_text("Ariadne")
    with pytest.raises(ClewError, match=sentence):
        check(Match(game=GAME, bots=[f"net:{name}", "random"]))


@pytest.mark.parametrize(
    "harm",
    [
        {"rows": b"cut"},
        {"middle": zlib.compress(b"\0" * 4096)},
        {"last": zlib.compress(b"\0" * 4095)},
        {"kinds": "bh"},
        {"kinds": "bzh"},
        {"kinds": "dhh"},
        {"scales": [1.0]},
        {"scales": [math.nan] * 34},
        {"scales": [math.inf] * 34},
        {"rows": zlib.compress(b"\0" * (1 << 25))},
        {"sizes": (2325, -1, 256, 34)},
        {"sizes": (2325, 511, 256, 34)},
    ],
)
def test_a_damaged_net_is_refused_before_anything_begins(file: Path, harm: dict[str, Any]) -> None:
    file.write_bytes(write(msgspec.structs.replace(from_path(file), **harm)))
    with pytest.raises(ClewError, match="damaged") as refused:
        check(Match(game=GAME, bots=[f"net:{file}", "random"]))
    assert refused.value.why == "net-damaged"


def test_people_play_against_it_and_go_on_later(file: Path, tmp_path: Path) -> None:
    """A net cannot do anything, so a record that names one needs nobody's trust."""
    record, bot = tmp_path / "game.json", f"net:{file}"
    run = [sys.executable, "-m", "clew.cli", "play"]

    def played(*asked: str, typed: str) -> subprocess.CompletedProcess[str]:
        command = [*run, *asked]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, timeout=120, check=False
        )

    asked = (GAME, "--plain", "--bot", bot, "--seed", "4", "--save", str(record))
    assert played(*asked, typed="quit\n").returncode == 0
    again = ("--plain", "--resume", str(record))
    elsewhere = file.rename(tmp_path / "elsewhere.msgpack")
    gone = played(*again, typed="resign\n")
    assert gone.returncode == 2
    assert "There is no net" in gone.stderr
    elsewhere.rename(file)
    assert played(*again, typed="resign\n").returncode == 0
    kept = json.loads(record.read_text())
    assert kept["seats"][1] == {"name": "mine", "player": bot}
    assert kept["result"]["winners"] == [2]


def test_it_plays_the_same_from_outside(file: Path) -> None:
    """So whoever trained it can bring it to a server's tables (`clew connect`)."""
    run = [sys.executable, "-m", "clew.cli", "engine", GAME, "--bot", f"net:{file}"]
    tables = [
        play_game(Job(game=GAME, bots=[one, "random"], options={}, seed="5"), 0)
        for one in (f"net:{file}", f"cmd@60s:{shlex.join(run)}")
    ]
    shared().close()
    told = [[(entry.seat, entry.action) for entry in table.entries] for table in tables]
    assert told[0] == told[1]


@pytest.mark.parametrize(("names", "answer"), [(["", ""], "accept"), (["", "", ""], "decline")])
def test_it_sits_down_where_as_many_play_as_it_learned_with(
    file: Path, names: list[str], answer: str
) -> None:
    offer = Offer(
        table="a" * 32, game=GAME, rules=find(GAME).version, options={}, names=names, invited=True
    )
    out = io.BytesIO()
    Player(find(GAME), f"net:{file}", io.BytesIO(encode(offer)), out).run()
    assert json.loads(out.getvalue())["type"] == answer


def test_it_does_not_go_on_where_others_sit_down(file: Path) -> None:
    names = ["mine", "Theseus", "Ariadne"]
    new = New(table="a" * 32, game=GAME, rules=2, seat=1, names=names, options={})
    player = Player(find(GAME), f"net:{file}", io.BytesIO(encode(new)), io.BytesIO())
    with pytest.raises(ClewError, match="this net plays among 2, not 3"):
        player.run()


def test_names_from_the_network_open_nothing(file: Path) -> None:
    with pytest.raises(ClewError, match="has no bot 'net:"):
        check_bot(GAME, f"net:{file}")
