"""A game at one screen: who acts, who may look, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal
from clew.core.game import Game
from clew.games import find, names
from clew.table.eyes import SPECTATOR, Eyes
from clew.table.record import RecordError, read
from clew.table.verify import verify_file
from clew.terminal.seats import default_seats
from clew.terminal.session import Session
from clew.words import words

Begin = Callable[..., Session]
ENGLISH = words("en", find("labyrinth"))


def let_bots_act(session: Session) -> None:
    while session.bot:
        session.act_bot(session.choose())


def act_first(session: Session) -> None:
    """The acting human plays the first legal action."""
    session.act(session.game.format(Eyes(session.table, session.acting).legal()[0]))


def play_turn(session: Session) -> None:
    """The acting human pushes and stays."""
    seat = session.acting
    act_first(session)
    session.act(f"move {session.view().players[seat - 1].pawn}")


def actions(session: Session) -> list[str]:
    return [entry.action for entry in session.table.entries]


def test_bots_finish_a_game(begin: Begin) -> None:
    """Two bots play to the end, and the record proves it."""
    session = begin("greedy", "random", options={"goals": "2"})
    let_bots_act(session)
    assert session.outcome
    assert session.outcome.winners == [1]
    assert verify_file(session.path).good


@pytest.mark.rule("CO-04")
def test_the_same_seed_gives_the_same_game(begin: Begin) -> None:
    """Bots included: their choices follow from the seed too."""
    games = []
    for seed in ("tea", "tea", "coffee"):
        session = begin("greedy", "random", "greedy", seed=seed, options={"goals": "2"})
        let_bots_act(session)
        games.append(actions(session))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_without_a_seed_every_game_is_new(begin: Begin) -> None:
    """The system's own randomness makes the seed."""
    first, second = begin("human", "greedy", seed=None), begin("human", "greedy", seed=None)
    assert first.table.fairness.seed != second.table.fairness.seed


def test_one_human_never_hands_over(begin: Begin) -> None:
    """Against bots the screen stays where it is."""
    session = begin("human", "random", "random")
    for _ in range(3):
        let_bots_act(session)
        assert session.acting == session.watcher == 1
        assert not session.must_hand_over()
        play_turn(session)


def test_two_humans_hand_over_when_the_turn_changes(begin: Begin) -> None:
    """Before the first turn and between turns, and not between a push and its move."""
    session = begin("human", "human", options={"start": "1"})
    assert session.seat == 0
    assert session.must_hand_over()
    session.hand_over()
    assert session.watcher == 1
    act_first(session)
    assert not session.must_hand_over()
    session.act(f"move {session.view().players[0].pawn}")
    assert session.acting == 2
    assert session.must_hand_over()


def test_a_bot_between_two_turns_of_one_human_is_a_hand_over_too(begin: Begin) -> None:
    """While a bot plays on a shared screen nobody's secrets are on it."""
    session = begin("human", "random", "human", options={"start": "1"})
    session.hand_over()
    play_turn(session)
    assert session.bot == 2
    assert session.seat == 0
    let_bots_act(session)
    assert session.acting == 3
    assert session.must_hand_over()


def test_without_secrets_nobody_hands_over(begin: Begin) -> None:
    """Two humans look together: who is in turn acts at once, and all are told by name."""
    game = find("tiger-labyrinth")
    session = begin("human", "human", game=game, names=["Ada", "Ben"], options={"start": "2"})
    assert session.acting == session.watcher == 2
    while session.acting == 2:
        act_first(session)
    assert session.acting == session.watcher == 1
    assert not session.must_hand_over()
    told = [told.text for told in session.story(words("en", game))]
    assert told[0].startswith("Ben moves a cub")
    assert told[-1] == "Turn 2: Ada."


@pytest.mark.rule("LC-09")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "When cards are taken: the maze may fall apart."),
        ({"maze": "one-piece"}, "When cards are taken: the maze stays in one piece."),
    ],
)
def test_a_story_begins_with_what_was_chosen(
    begin: Begin, options: dict[str, str], says: str
) -> None:
    """Where an option is one of several named values; it is told once."""
    game = find("labyrinth-cards")
    session = begin("human", "random", game=game, options={"start": "1", **options})
    assert [told.text for told in session.story(words("en", game))] == [says]
    act_first(session)
    told = [told.text for told in session.story(words("en", game), 1)]
    assert says not in told


@pytest.mark.parametrize("name", names())
def test_games_without_secrets_hide_nothing(name: str) -> None:
    """`secrets` says what `hidden` says."""
    game = find(name)
    state = game.new(game.players[0], game.options(), Fast(1))
    assert game.secrets == any(game.hidden(state, seat) for seat in (0, 1))


@pytest.mark.rule("CO-05")
def test_during_the_hand_over_nothing_is_secret(begin: Begin) -> None:
    """View and story are a spectator's: no goal, not even the one just told to its owner."""
    session = begin("human", "human", options={"start": "1"})
    session.hand_over()
    goal = session.view().goals[0]
    assert goal
    play_turn(session)
    assert session.view() == Eyes(session.table, SPECTATOR).view()
    assert session.view().goals == []
    told = " ".join(told.text for told in session.story(ENGLISH))
    assert ENGLISH.thing(goal) not in told


@pytest.mark.rule("CO-05")
def test_a_preview_knows_no_more_than_the_seat(begin: Begin) -> None:
    """The world previews are made of is sampled: it looks the same, its secrets differ."""
    session = begin("human", "greedy", options={"start": "1", "events": "yes"})
    game, world = session.game, session.eyes.preview()._world
    assert game.view(world, 1) == session.view()
    assert game.position(world) != game.position(session.table.state)


def test_the_others_choose_at_once(begin: Begin, duel: Game[Any]) -> None:
    """While all must choose, the screen goes round, and bots answer first."""
    session = begin("human", "random", "human", game=duel)
    let_bots_act(session)
    assert session.acting == 1
    session.hand_over()
    act_first(session)
    assert session.acting == 3
    assert session.must_hand_over()
    session.hand_over()
    act_first(session)
    assert len(session.table.entries) == 3


@pytest.mark.rule("CO-06")
def test_a_refused_action_changes_nothing(begin: Begin) -> None:
    """Neither the game nor who looks."""
    session = begin("human", "greedy", options={"start": "1"})
    with pytest.raises(Illegal):
        session.act("move a1")
    assert not session.table.entries
    assert session.watcher == 1


def test_undo_within_the_own_turn(begin: Begin) -> None:
    """A push that showed nothing can be taken back."""
    session = begin("human", "greedy", options={"start": "1"})
    assert not session.may_undo()
    before = session.view()
    session.act("push N2 0")
    assert session.may_undo()
    session.undo()
    assert session.view() == before
    assert session.story(ENGLISH)[-1].text == "Player 1 takes the last action back."


def test_one_alone_with_bots_goes_back_past_their_turns(begin: Begin) -> None:
    """There is nobody to ask. The record keeps it all, and is continued as any other."""
    session = begin("human", "greedy", options={"start": "1"})
    session.act("push N2 0")
    before = session.view()
    session.act(f"move {before.players[0].pawn}")
    let_bots_act(session)
    assert session.may_undo()
    session.undo()
    assert session.view() == before
    assert session.story(ENGLISH)[-1].text == "Player 1 goes back to an earlier position."
    assert Session.resumed(session.path).view() == before


def test_two_at_one_screen_take_back_what_is_still_their_own_turn(begin: Begin) -> None:
    session = begin("human", "human", options={"start": "1"})
    session.hand_over()
    session.act("push N2 0")
    assert session.may_undo()
    session.act(f"move {session.view().players[0].pawn}")
    session.hand_over()
    assert not session.may_undo()


def test_whoever_resumes_a_game_is_back(begin: Begin) -> None:
    """Elsewhere a bot had played on for them."""
    session = begin("human", "greedy", options={"start": "1"})
    session.table.hand_over(1)
    session.save()
    again = Session.resumed(session.path)
    assert again.acting == 1
    assert again.legal()


@pytest.mark.rule("CO-07")
def test_resigning_with_two_ends_the_game(begin: Begin) -> None:
    """The other wins."""
    session = begin("human", "greedy", options={"start": "1"})
    session.resign()
    assert session.outcome
    assert session.outcome.winners == [2]
    assert read(session.path).result == session.outcome


@pytest.mark.rule("CO-07")
def test_resigning_with_three_hands_the_seat_to_the_simple_bot(begin: Begin) -> None:
    """The game goes on, and who left ranks last."""
    session = begin("human", "random", "random", options={"start": "1", "goals": "1"})
    session.resign()
    assert session.own.people() == []
    assert session.bot == 1
    assert session.own.played_by(1) == "greedy"
    let_bots_act(session)
    assert session.outcome
    assert session.outcome.ranks[0] == 3


def test_every_action_is_saved(begin: Begin) -> None:
    """What is on disk is the game as it stands."""
    session = begin("human", "greedy", options={"start": "1"})
    assert read(session.path).entries == []
    session.act("push N2 0")
    assert [entry.action for entry in read(session.path).entries] == ["push N2 0"]


def test_a_resumed_game_goes_on_as_if_never_left(begin: Begin) -> None:
    """Same position, same rights, and the bots play what they would have played."""
    session = begin("human", "greedy", options={"start": "1"})
    play_turn(session)
    again = Session.resumed(session.path, game="labyrinth")
    assert again.view() == session.view()
    assert again.path == session.path
    let_bots_act(session)
    let_bots_act(again)
    assert actions(again) == actions(session)
    again.act("push S4 0")
    assert again.may_undo()


def test_a_resumed_game_remembers_who_left(begin: Begin) -> None:
    """The seat is still played by the bot."""
    session = begin("human", "human", "random", options={"start": "1"})
    session.hand_over()
    session.resign()
    again = Session.resumed(session.path)
    assert again.own.people() == [2]
    assert again.bot == 1


def test_resuming_to_another_file_leaves_the_first_alone(begin: Begin, tmp_path: Path) -> None:
    """With `--save` the old record stays as it is."""
    session = begin("human", "greedy", options={"start": "1"})
    before = session.path.read_bytes()
    again = Session.resumed(session.path, save=tmp_path / "other.json")
    again.act("push N2 0")
    assert session.path.read_bytes() == before


def test_a_finished_game_is_not_resumed(begin: Begin) -> None:
    """There is nothing to go on with."""
    session = begin("human", "greedy", options={"start": "1"})
    session.resign()
    with pytest.raises(RecordError, match="is over"):
        Session.resumed(session.path)


def test_a_record_of_another_game_is_refused(begin: Begin) -> None:
    """`clew play duel --resume` of a labyrinth."""
    session = begin("human", "greedy")
    with pytest.raises(RecordError, match="a game of labyrinth, not of duel"):
        Session.resumed(session.path, game="duel")


def test_a_changed_record_is_refused(begin: Begin) -> None:
    """Its digest does not fit any more."""
    session = begin("human", "greedy")
    session.path.write_text(session.path.read_text().replace("Player 1", "Player 9"))
    with pytest.raises(RecordError, match="was changed"):
        Session.resumed(session.path)


def test_no_game_is_overwritten(begin: Begin, tmp_path: Path) -> None:
    """A file that exists is not a place for a new game."""
    place = tmp_path / "mine.json"
    place.write_text("precious")
    with pytest.raises(ClewError, match="exists already"):
        begin("human", "greedy", save=place)
    assert place.read_text() == "precious"


def test_a_place_that_cannot_be_written_is_found_at_once(begin: Begin, tmp_path: Path) -> None:
    """Not after an evening of play."""
    (tmp_path / "file").write_text("")
    with pytest.raises(ClewError, match="cannot be written"):
        begin("human", "greedy", save=tmp_path / "file" / "game.json")


@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        (["human", "nobody"], "there are: human, random, greedy"),
        (["human"], "2 to 4 players"),
        (["human"] * 5, "2 to 4 players"),
    ],
)
def test_seats_that_cannot_be(begin: Begin, seats: list[str], complaint: str) -> None:
    """The complaint says what there is."""
    with pytest.raises(ClewError, match=complaint):
        begin(*seats)


def test_names(begin: Begin) -> None:
    """Of the humans or of all; bots that are alike are numbered."""
    assert begin("human", "greedy").names == ["Player 1", "Greedy bot"]
    assert begin("human", "greedy", lang="fr").names == ["Joueur 1", "Robot Glouton"]
    assert begin("greedy", "human", "greedy", names=["Ada"]).names == [
        "Greedy bot 1",
        "Ada",
        "Greedy bot 3",
    ]
    assert begin("human", "greedy", names=["Ada", "Hal"]).names == ["Ada", "Hal"]


@pytest.mark.parametrize("name", ["", "x" * 25, "a\x1b[2J"])
def test_names_that_cannot_be(begin: Begin, name: str) -> None:
    """Nothing that could draw on the screen."""
    with pytest.raises(ClewError, match="a name has"):
        begin("human", "greedy", names=[name])


def test_default_seats() -> None:
    """One human against the simple bot."""
    assert default_seats(find("labyrinth")) == ["human", "greedy"]
