"""The line mode, as a script or a screen reader meets it: a real process with pipes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clew import bots
from clew.bots import Perspective
from clew.core.game import Game
from clew.games import find
from clew.table.eyes import Eyes
from clew.table.record import read
from clew.table.verify import verify_file
from clew.terminal.plain import Plain
from clew.terminal.session import Session
from clew.words import words

Begin = Callable[..., Session]


def play(
    *arguments: str, typed: str, lang: str = "en", game: str = "labyrinth"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "clew.cli", "play", game, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "CLEW_LANG": lang, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )


def typed_at(session: Session, text: str, lang: str = "en") -> str:
    """What is written when this is typed."""
    out = io.StringIO()
    Plain(session, words(lang, session.game), io.StringIO(text), out).run()
    return out.getvalue()


def winning_lines(begin: Begin) -> list[str]:
    """What a human who plays like the greedy bot types in a short game."""
    session = begin("greedy", "random", seed="short", options={"goals": "1", "short": "yes"})
    while session.bot:
        session.act_bot(session.choose())
    return [entry.action for entry in session.table.entries if entry.seat == 1]


def test_a_whole_game_through_a_pipe(begin: Begin, tmp_path: Path) -> None:
    """Typed to the end it is won, saved, and verified; no control codes are written."""
    lines = winning_lines(begin)
    place = tmp_path / "piped.json"
    done = play(
        "--plain", "--seats", "human,random", "--seed", "short", "--save", str(place),
        "--option", "goals=1", "--option", "short=yes", typed="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Player 1 wins: every goal found." in done.stdout
    assert "You find the" in done.stdout
    assert f"The game is saved in {place}" in " ".join(done.stdout.split())
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80 + len(str(place))
    assert verify_file(place).good


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    """A pipe that ends is no error; without a terminal --plain goes without saying."""
    place = tmp_path / "cut.json"
    done = play("--seed", "7", "--option", "start=1", "--save", str(place), typed="push N2\n")
    assert done.returncode == 0, done.stderr
    assert [entry.action for entry in read(place).entries] == ["push N2 0"]
    assert "--resume" in done.stdout
    again = play("--resume", str(place), typed="log\nquit\n")
    assert again.stdout.count("You push at N2.") == 2
    assert "You leave the game." in again.stdout


def test_errors_are_one_sentence() -> None:
    """With exit code 2, on the error stream."""
    done = play("--seats", "human,nobody", typed="")
    assert done.returncode == 2
    assert done.stderr.startswith("clew: “nobody” cannot sit at labyrinth")
    assert done.stderr.count("\n") == 1


def test_french(begin: Begin) -> None:
    """Commands are understood in the reader's language and in English."""
    session = begin("human", "greedy", lang="fr", options={"start": "1"})
    told = typed_at(session, "aide\nhelp\npush N2\nreprendre\nquitter\n", "fr")
    assert told.count("En plus des actions du jeu") == 2
    assert "Vous poussez par N2." in told
    assert "Joueur 1 reprend sa dernière action." in told
    assert "Vous quittez la partie." in told


def test_commands(begin: Begin) -> None:
    """Each says what it promises."""
    session = begin("human", "greedy", options={"start": "1"})
    told = typed_at(session, "help\nlegal\nboard\ndescribe\nrules\nundo\n")
    assert "for example: push N2 0" in told
    assert "push W6 0" in told
    assert told.count("a     b     c") == 2
    assert "a1: open east and south; here: Player 1." in told
    assert "LB-11" in told
    assert "There is nothing you can take back now." in told


def test_without_the_drawing(begin: Begin) -> None:
    """A player who cannot see the drawing can switch it off."""
    session = begin("human", "greedy", options={"start": "1"})
    told = typed_at(session, "drawing\npush N2\n")
    assert told.count("a     b     c") == 1
    assert "You push at N2." in told


def test_what_is_not_understood_and_what_is_not_allowed(begin: Begin) -> None:
    """The one with an example, the other with the rule's number."""
    session = begin("human", "greedy", options={"start": "1"})
    told = typed_at(session, "jump\nmove a1\n")
    assert "I do not understand “jump”. You can type, for example: push N2 0" in told
    assert "Every turn is first a push, then a move. (LB-09)" in told


@pytest.mark.rule("CO-05")
def test_hand_over(begin: Begin) -> None:
    """Nothing about the next player's goal before Enter, and a command there is not lost."""
    session = begin("human", "human", names=["Ada", "Ben"], options={"start": "1"})
    goals = [Eyes(session.table, seat).view().goals[0] for seat in (1, 2)]
    names = [words("en", session.game).thing(goal, "def") for goal in goals]
    told = typed_at(
        session, f"\npush N2\nmove {Eyes(session.table, 1).view().players[0].pawn}\npush W2\n"
    )
    before, ada, ben = told.split("Hand the screen to ")
    assert f"Goal: {names[0]}" in ada
    assert f"Goal: {names[1]}" in ben
    assert "Goal:" not in before
    assert names[1] not in ada
    assert names[0] not in ben
    assert session.table.entries[-1].action == "push W2 0"


def test_resigning_ends_it(begin: Begin) -> None:
    """And the end is told."""
    told = typed_at(begin("human", "greedy", options={"start": "1"}), "resign\n")
    assert "Player 1 resigns." in told
    assert "Greedy bot wins: the others have resigned." in told


def test_a_game_that_nobody_here_knows(begin: Begin, duel: Game[Any]) -> None:
    """The sixth game is played by its drawing and its own actions."""
    session = begin("human", "random", game=duel)
    lines = []
    for _ in range(3):
        while session.bot:
            session.act_bot(session.choose())
        lines.append(session.game.format(Eyes(session.table, 1).legal()[0]))
        session.act(lines[-1])
    again = begin("human", "random", game=duel)
    told = typed_at(again, "describe\n" + "\n".join(lines) + "\n")
    assert "This game has no description: type board." in told
    assert again.outcome == session.outcome
    assert again.outcome


def test_the_welcome_names_the_game(begin: Begin) -> None:
    """Before anything else."""
    told = typed_at(begin("human", "greedy"), "")
    assert told.startswith("Labyrinth. ")


def acting_like_greedy(session: Session, number: int) -> list[str]:
    """The first actions of the human in seat 1, who plays like the greedy bot."""
    greedy = bots.find(session.game.id, "greedy")
    done: list[str] = []
    while len(done) < number:
        if session.bot:
            session.act_bot(session.choose())
        else:
            action = greedy(Perspective(session.game, session.table.state, 1, 1))
            done.append(session.game.format(action))
            session.act(done[-1])
    return done


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "labyrinth-cards",
            ["Your card ", "Turn 1 of 46, 42 in the deck", "You place card ", ": card ", "(LC-0"],
        ),
        (
            "tiger-labyrinth",
            ["two blue cards (yellow gem)", "1 Player 1 (red): 0 of 5 cubs", "You move a cub",
             "a1: red lady (door), cubs: 5 red.", "(TL-0"],
        ),
        (
            "tiger-traps",
            ["the goal is the", "Your hand: ", "No card has been shown", "Your first card lies",
             "2 Greedy bot: one gem, 6 in hand, 0 in the stack.", "(TT-0"],
        ),
    ],
)  # fmt: skip
def test_every_game_through_a_pipe(
    begin: Begin, tmp_path: Path, game: str, told: list[str]
) -> None:
    """A few actions, the board in words, a refusal; what was typed is in the record."""
    options = {"start": "1"}
    lines = acting_like_greedy(begin("human", "greedy", game=find(game), options=options), 4)
    place = tmp_path / "piped.json"
    refused = {"labyrinth-cards": "take none", "tiger-labyrinth": "a1-d4"}.get(game, "give 2")
    typed = ["describe", refused, *lines, "quit"]
    done = play(
        "--plain", "--seed", "7", "--option", "start=1", "--save", str(place),
        game=game, typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for part in told:
        assert part in done.stdout
    assert "\x1b" not in done.stdout
    assert [entry.action for entry in read(place).entries if entry.seat == 1] == lines


@pytest.mark.parametrize("game", ["labyrinth-cards", "tiger-labyrinth", "tiger-traps"])
def test_every_game_in_french(begin: Begin, game: str) -> None:
    """Notes and descriptions have words in other languages."""
    session = begin("human", "greedy", game=find(game), lang="fr", options={"start": "1"})
    acting_like_greedy(session, 5)
    told = typed_at(session, "décrire\nquitter\n", "fr")
    assert "Vous quittez la partie." in told
    assert " en main" in told or "porte du tigre" in told


@pytest.mark.rule("TT-07")
def test_all_choose_at_once_line_by_line(begin: Begin) -> None:
    """Each answers after a hand-over; nothing is told before all have."""
    game = find("tiger-traps")
    session = begin("human", "human", game=game, names=["Ada", "Ben"], options={"start": "1"})
    hands = [Eyes(session.table, seat).view().hand for seat in (1, 2)]
    told = typed_at(session, f"\nplay {hands[0][0]}\n\nplay {hands[1][0]}\n\nbid 3\n")
    before, ada, ben, *_ = told.split("Hand the screen to ")
    assert "Your hand" not in before
    assert "Your first card lies" not in ada
    assert "lie face down" not in ben.split("play ")[0]
    assert "All first cards lie face down." in told
    assert [entry.seat for entry in session.table.entries] == [1, 2, 1]


def test_two_humans_without_secrets_line_by_line(begin: Begin) -> None:
    """No hand-over, and everything is told once, by name."""
    game = find("tiger-labyrinth")
    session = begin("human", "human", game=game, names=["Ada", "Ben"], options={"start": "1"})
    other = begin("human", "human", game=game, names=["Ada", "Ben"], options={"start": "1"})
    lines = []
    for _ in range(4):
        lines.append(game.format(Eyes(other.table, other.acting).legal()[0]))
        other.act(lines[-1])
    told = typed_at(session, "\n".join(lines) + "\n")
    assert "Hand the screen" not in told
    assert told.count("Ada moves a cub from") == 1
    assert "Ben>" in told
    assert len(session.table.entries) == 4
