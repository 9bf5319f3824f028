"""The command line as a person or a script meets it: a real process each time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import msgspec
import pytest

from clew.cli.output import table
from clew.table.record import digest, read, write


def clew(*arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "clew.cli", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "CLEW_LANG": lang, "NO_COLOR": "1"},
        timeout=60,
        check=False,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two bots, with events."""
    folder = tmp_path_factory.mktemp("records")
    done = clew(
        "simulate", "labyrinth", "--games", "1", "--bots", "greedy,random", "--seed", "7",
        "--option", "events=yes", "--records", str(folder),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (path,) = folder.iterdir()
    return path


def test_games_lists_every_game() -> None:
    """`clew games` names each game with its players."""
    done = clew("games")
    assert "labyrinth" in done.stdout
    assert "2–4" in done.stdout


def test_games_as_json() -> None:
    """`--json` is for programs."""
    found = json.loads(clew("games", "--json").stdout)
    assert found[0]["id"] == "labyrinth"
    assert found[0]["players"] == [2, 3, 4]
    assert type(found[0]["rules"]) is int


def test_a_table_in_a_pipe_is_a_line_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is folded, drawn or cut, however long it is."""
    table(None, [["theseus", "x" * 300], ["ariadne", "short"]], ["who", "what"])
    assert capsys.readouterr().out.splitlines() == [
        "who      what",
        f"theseus  {'x' * 300}",
        "ariadne  short",
    ]


def test_help_in_a_pipe_is_plain_and_names_every_option() -> None:
    done = clew("play", "--help")
    assert not any("\u2500" <= letter < "\u2580" for letter in done.stdout)
    assert "by default you and a simple bot." in done.stdout
    assert "tiger-labyrinth: start, red, repetition, limit\n" in done.stdout


@pytest.mark.rule("LC-09")
@pytest.mark.parametrize(
    ("lang", "apart", "whole"),
    [
        ("en", "the maze may fall apart", "the maze stays in one piece"),
        ("fr", "le labyrinthe peut se morceler", "le labyrinthe reste d’un seul tenant"),
    ],
)
def test_games_shows_the_options_of_one_in_words(lang: str, apart: str, whole: str) -> None:
    """`clew games GAME` names the values of an option, and which is the usual one."""
    (option, *_) = clew("games", "labyrinth-cards", lang=lang).stdout.splitlines()
    assert f"{apart} (may-fall-apart, " in option
    assert f"{whole} (one-piece)" in option
    found = json.loads(clew("games", "labyrinth-cards", "--json", lang=lang).stdout)
    assert found[0]["values"] == {"may-fall-apart": apart, "one-piece": whole}


def test_rules_have_numbers_and_tags() -> None:
    """`clew rules` shows which rules are the book's and which are ours."""
    text = clew("rules", "labyrinth").stdout
    assert "LB-11" in text
    assert "[ruling]" in text
    assert "CO-05" in text


def test_rules_in_french() -> None:
    """`--lang fr` shows the French text."""
    assert clew("rules", "labyrinth", "--lang", "fr").stdout != clew("rules", "labyrinth").stdout


def test_rules_as_json_are_split_by_whose_they_are() -> None:
    """Programs get each part of a rule with its tag."""
    rules = json.loads(clew("rules", "labyrinth", "--json").stdout)["rules"]
    tags = {part["tag"] for rule in rules for part in rule["parts"]}
    assert tags >= {"book", "ruling", "data"}


def test_rules_where_leads_from_a_number_to_its_lines() -> None:
    """`clew rules GAME --where` prints a file and a line that name the rule."""
    for printed in clew("rules", "labyrinth", "--where").stdout.splitlines():
        if printed.startswith("LB-12 "):
            _, place, within = printed.split()
            file, _, line = place.rpartition(":")
            assert within == "Labyrinth._carry"
            assert "LB-12" in Path(file).read_text("utf-8").splitlines()[int(line) - 1]
            break
    else:
        raise AssertionError("LB-12 has no line")


def test_rules_where_as_json_has_every_number() -> None:
    """Programs get the lines by number, and which of them are data."""
    found = json.loads(clew("rules", "labyrinth-cards", "--where", "--json").stdout)
    assert [f"LC-{n:02}" for n in range(1, 16)] == [n for n in found if n.startswith("LC")]
    (line,) = (line for line in found["LC-02"] if line["data"])
    assert line["file"].endswith("deck.toml")
    assert line["line"] == 1


def test_schema_describes_options_view_and_events() -> None:
    """Other programs get types for everything they are sent."""
    schema = json.loads(clew("schema", "labyrinth").stdout)
    assert schema["$defs"]["View"]["properties"]["tiles"] == {"type": "string"}
    assert "start" in schema["$defs"]["LabyrinthOptions"]["properties"]
    assert {"$ref": "#/$defs/Found"} in schema["events"]["anyOf"]


def test_simulate_counts_wins_by_seat() -> None:
    """`clew simulate --json` gives games, wins by seat and length."""
    done = clew(
        "simulate", "labyrinth", "--games", "12", "--players", "3", "--bots", "greedy,random",
        "-o", "goals=2", "--json",
    )  # fmt: skip
    summary = json.loads(done.stdout)
    assert summary["games"] == 12
    assert summary["bots"] == ["greedy", "random", "random"]
    assert sum(summary["wins"]) == pytest.approx(12)
    assert summary["decisions_range"][0] > 0


def test_simulate_is_the_same_for_the_same_seed() -> None:
    """The same seed gives the same games, on however many cores."""
    arguments = ("simulate", "labyrinth", "--games", "16", "-o", "goals=1", "--json", "--seed", "x")
    one, two = (json.loads(clew(*arguments, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for summary in (one, two):
        del summary["seconds"], summary["games_per_s"]
    assert one == two


def test_verify_proves_a_record(record: Path) -> None:
    """A record as it was written is proved, step by step."""
    done = clew("verify", str(record))
    assert done.returncode == 0
    assert done.stdout.count("✓") == 5


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "played under older rules of the game"), ("fr", "selon des règles plus anciennes")],
)
def test_verify_proves_the_draws_of_older_rules(
    record: Path, tmp_path: Path, lang: str, says: str
) -> None:
    """It names the game as older, and its shuffle as true."""
    older = msgspec.structs.replace(read(record), rules=1)
    path = tmp_path / "older.json"
    write(msgspec.structs.replace(older, digest=digest(older)), path)
    done = clew("verify", str(path), lang=lang)
    assert (done.returncode, done.stdout.count("✓"), done.stdout.count("✗")) == (0, 3, 0)
    assert says in done.stdout
    played = clew("replay", str(path), "--all")
    assert played.returncode == 2
    assert "clew verify still proves its draws" in played.stderr


def test_verify_names_the_first_action_that_does_not_belong(record: Path, tmp_path: Path) -> None:
    """An edited action is named by its number, and the exit code says so."""
    plain = json.loads(record.read_text())
    plain["entries"][20]["action"] = "move a1"
    plain["entries"][21]["action"] = "push N2 0"
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(plain))
    done = clew("verify", str(path))
    assert done.returncode == 1
    assert "Entry 21 does not fit" in done.stdout


@pytest.mark.parametrize("name", ["\x1b[2J\x1b]0;owned\x07Eve", "\x9b31mEve", "\u202eEve\r"])
def test_replay_passes_no_escape_on_to_the_terminal(
    record: Path, tmp_path: Path, name: str
) -> None:
    """Names are what whoever made the record liked; so are actions that do not fit."""
    plain = read(record)
    seats = [msgspec.structs.replace(seat, name=name) for seat in plain.seats]
    wrong = msgspec.structs.replace(plain.entries[5], action=plain.entries[5].action + name)
    entries = [*plain.entries[:5], wrong, *plain.entries[6:]]
    evil = msgspec.structs.replace(plain, seats=seats, entries=entries)
    path = tmp_path / "evil.json"
    write(msgspec.structs.replace(evil, digest=digest(evil)), path)
    for command in (("replay", str(path), "--step", "3"), ("replay", str(path), "--all")):
        done = clew(*command)
        assert "Eve" in done.stdout
        said = done.stdout + done.stderr
        assert not [
            one for one in said if unicodedata.category(one) in ("Cc", "Cf") and one != "\n"
        ]


def test_replay_shows_how_it_stood(record: Path) -> None:
    """`--step` shows one moment through one seat's eyes."""
    text = clew("replay", str(record), "--step", "3", "--seat", "1").stdout
    assert text.strip().startswith("3. greedy 1")
    assert "You push" in text
    assert "@1" in text
    assert "►" in text


def test_replay_through_a_seats_eyes_shows_no_hidden_card(tmp_path: Path) -> None:
    """What others laid face down is not read out to a seat; without a seat it is."""
    clew("simulate", "tiger-traps", "--games", "1", "--records", str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert ": play " not in clew("replay", str(path), "--seat", "1", "--all").stdout
    assert ": play " in clew("replay", str(path), "--all").stdout


def test_replay_of_the_whole_game_ends_with_the_winner(record: Path) -> None:
    """In a pipe the whole game goes by."""
    assert "greedy 1 wins." in clew("replay", str(record), "--all").stdout


def test_replay_as_json_has_view_and_events(record: Path) -> None:
    """Programs get the view and what was told."""
    found = json.loads(clew("replay", str(record), "--json", "--seat", "2").stdout)
    assert found["view"]["seat"] == 2
    assert {"n", "event"} == set(found["events"][0])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "no game called “chess”"),
        (["simulate", "labyrinth", "--games", "0"], "at least one game"),
        (["simulate", "labyrinth", "--bots", "deepblue"], "no bot called “deepblue”"),
        (["simulate", "labyrinth", "--bots", "random,random,random", "--players", "2"], "3 bots"),
        (["simulate", "labyrinth", "--players", "5"], "2 to 4 players, not 5"),
        (["simulate", "labyrinth", "-o", "goals"], "name=value"),
        (["simulate", "labyrinth", "-o", "gaols=3"], "no option called “gaols”"),
        (["simulate", "labyrinth", "-o", "goals=13"], "goals"),
        (["simulate", "labyrinth", "-o", "goals=9", "--players", "4"], "at most 6"),
        (["simulate", "labyrinth", "--games", "many"], "many"),
        (["verify", "no-such-file.json"], "cannot be read"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["rules", "labyrinth", "--lang", "tlh"], "tlh"),
        (["learn", "chess", "--lang=fr"], "Il n’y a pas de jeu «"),
        (["learn", "chess", "--lang", "de"], "Ein Spiel „chess“ gibt es nicht."),
        (["bench", "coffee"], "coffee"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_what_a_person_got_wrong_is_one_sentence(arguments: list[str], sentence: str) -> None:
    """Exit code 2, one line on standard error, no traceback."""
    done = clew(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_debug_shows_where_an_error_came_from() -> None:
    """`--debug` shows the traceback."""
    done = clew("verify", "no-such-file.json", "--debug")
    assert "Traceback" in done.stderr


def test_version_says_which_build() -> None:
    """`clew --version` says compiled or interpreted."""
    text = clew("--version").stdout
    assert "compiled" in text or "interpreted" in text


def test_importing_clew_loads_nothing_heavy() -> None:
    """`import clew` costs nothing; the command line loads no terminal, server or research."""
    code = (
        "import sys, clew; before = set(sys.modules)\n"
        "import clew.cli.app\n"
        "heavy = {'textual', 'rich', 'litestar', 'sqlalchemy', 'numpy', 'ray', 'pyspiel'}\n"
        "print(sorted(heavy & before), sorted((heavy - {'rich'}) & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[] []"
