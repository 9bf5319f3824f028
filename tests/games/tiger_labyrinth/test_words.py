"""The sentences of the game, in every language."""

import msgspec
import pytest

from clew.core.event import Event
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.components import CARDS
from clew.games.tiger_labyrinth.events import Arrived, Blocked, Ended, Gem, Stepped, Swapped
from clew.games.tiger_labyrinth.rules import TERMINATIONS
from clew.games.tiger_labyrinth.view import PHASES
from clew.words import LANGUAGES, words
from clew.words.rulebook import read_rules

NAMES = ["Ada", "Blaise"]


@pytest.mark.parametrize(
    ("event", "reader", "english", "french"),
    [
        (
            Stepped(seat=1, cell="b2", other_cell="b3"),
            1,
            "You move a cub from b2 to b3.",
            "Vous déplacez un petit de b2 à b3.",
        ),
        (
            Arrived(seat=1, cell="d4", left=1),
            2,
            "Ada’s cub is at its tiger door on d4; one is still on its way.",
            "Ada amène un petit à sa porte du tigre en d4\u00a0; il en reste un en chemin.",
        ),
        (
            Arrived(seat=1, cell="d4", left=0),
            1,
            "Your cub is at its tiger door on d4; that was the last one!",
            "Vous amenez un petit à sa porte du tigre en d4\u00a0; c’était le dernier\u00a0!",
        ),
        (
            Swapped(seat=2, cell="b2", other_cell="d2", card="red-lady", other_card="blue-lady"),
            0,
            "Blaise swaps the red lady on b2 and the blue lady on d2.",
            "Blaise échange la dame rouge en b2 et la dame bleue en d2.",
        ),
        (
            Blocked(seat=2),
            2,
            "You have no cards to swap, so both gems move.",
            "Vous n’avez aucune carte à échanger\u00a0: les deux gemmes se déplacent.",
        ),
        (
            Gem(gem="yellow", half="red"),
            0,
            "The yellow gem moves to red.",
            "La gemme jaune passe sur le rouge.",
        ),
        (
            Gem(gem="white", half="lady"),
            0,
            "The white gem moves to lady.",
            "La gemme blanche passe sur la dame.",
        ),
        (
            Ended(winners=[2], rule="TL-16", termination="escape"),
            1,
            "All cubs of Blaise have escaped. Blaise wins.",
            "Blaise gagne\u00a0: tous ses petits se sont échappés.",
        ),
        (
            Ended(winners=[], rule="TL-17", termination="repetition"),
            1,
            "The same position has come up for the third time: the game is drawn.",
            "La même position revient pour la troisième fois\u00a0: la partie est nulle.",
        ),
        (
            Ended(winners=[], rule="TL-17", termination="turn-limit"),
            1,
            "The last turn is played: the game is drawn.",
            "Le dernier tour est joué\u00a0: la partie est nulle.",
        ),
    ],
)
def test_what_happened_is_told(event: Event, reader: int, english: str, french: str) -> None:
    """To who did it and to others."""
    assert words("en", game).event(event, NAMES, reader) == english
    assert words("fr", game).event(event, NAMES, reader) == french


@pytest.mark.parametrize(
    ("card", "other", "german"),
    [
        ("red-tiger", "blue-lady", "den roten Tiger auf b2 und die blaue Dame auf d2"),
        ("blue-lady", "blue-tiger", "die blaue Dame auf b2 und den blauen Tiger auf d2"),
    ],
)
def test_german_declines_what_is_swapped(card: str, other: str, german: str) -> None:
    event = Swapped(seat=2, cell="b2", other_cell="d2", card=card, other_card=other)
    assert words("de", game).event(event, NAMES, 1) == f"Blaise vertauscht {german}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_named_has_words(language: str) -> None:
    """Name, options, questions, ends, refusals and things."""
    says = words(language, game)
    wanted = ["name", "tagline"]
    wanted += [f"asked-{phase}" for phase in PHASES.values()]
    wanted += [f"ended-{termination}" for termination in TERMINATIONS if termination]
    wanted += [f"refusal-{rule:02}" for rule in (6, 7, 8, 9, 10, 11, 16, 17)]
    for option in msgspec.structs.fields(game.options):
        wanted += [f"option-{option.name}", f"option-{option.name}.hint"]
    for thing in (*CARDS, "red", "blue", "lady", "tiger", "yellow", "white"):
        wanted += [f"thing-{thing}{form}" for form in ("", ".def", ".indef", ".bare")]
    for name in wanted:
        assert says.say(f"{game.id}-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_has_no_winner(language: str) -> None:
    """Said with the words that all games share."""
    assert ": " in words(language).say("won", **{"winners": "", "winners-count": 0})


def test_every_language_has_all_rules_with_the_same_tags() -> None:
    """TL-01 to TL-17."""
    tags = [
        {rule.number: [part.tag for part in rule.parts] for rule in read_rules(game, code).rules}
        for code in LANGUAGES
    ]
    assert all(rules == tags[0] for rules in tags)
    assert {number for number in tags[0] if number.startswith("TL")} == {
        f"TL-{number:02}" for number in range(1, 18)
    }
