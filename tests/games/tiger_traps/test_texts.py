"""Actions, tables and rules of Traps as text."""

import pytest

from clew.core.errors import Unreadable
from clew.words import LANGUAGES, words
from clew.words.rulebook import read_rules
from tests.games.tiger_traps.tables import GAME, describe, new, play, table

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "play red-lady"),
        (5, "play lady-tiger"),
        (6, "bid 1"),
        (18, "bid 13"),
        (19, "pass"),
        (20, "reveal 1"),
        (25, "reveal 6"),
        (26, "give 1"),
        (31, "give 6"),
    ],
)
def test_actions_as_text(action: int, text: str) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text) == action


def test_every_action_and_its_text_are_inverse() -> None:
    texts = [GAME.format(action) for action in range(GAME.state.ACTIONS)]
    assert [GAME.parse(text) for text in texts] == list(range(32))
    assert [GAME.parse(f" {text.upper().replace(' ', '   ')} ") for text in texts] == list(
        range(32)
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty line"),
        ("play", "say play CARD"),
        ("play lady", "'lady' is not a card: one of red-lady"),
        ("bid", "say play CARD, bid NUMBER"),
        ("bid 07", "whole number from 1 to 13"),
        ("bid ³", "whole number from 1 to 13"),
        ("bid 99999999999999999999", "whole number from 1 to 13"),
        ("pass 1", "is not an action"),
        ("reveal 7", "'7' is not a seat: a whole number from 1 to 6"),
        ("give 0", "'0' is not a seat"),
        ("jump 1", "'jump 1' is not an action"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        GAME.parse(text)


@pytest.mark.parametrize("action", [-1, 32])
def test_a_number_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(Unreadable, match="from 0 to 31"):
        GAME.format(action)


def test_a_table_is_drawn() -> None:
    """One line a seat: gems, hand, stack face down, cards turned over, cards known."""
    state = table(
        """
        1 ◆◆  hand RL RT  stack BL  beside RT
        2 ◆   hand RL BT  stack BL BR  noted BT
        3 ◆   hand RT BT  stack BL  beside LT
        """,
        phase="reveal",
        bid=7,
        season=2,
        pot=2,
        gems=[2, 1, 2],
    )
    assert GAME.draw(GAME.view(state, 2), words("en", GAME).say).splitlines() == [
        "  Season 2 (year 1)   goal RED LADY (before: RT)",
        "  pot ◆◆   treasury 18   bid 7 by seat 1, 1 matched",
        "",
        "  seat  gems   hand  stack         turned over         known this year",
        " >  1   ◆◆      2    []            RT                  RT",
        "    2   ◆       2    [][] out      -                   BT",
        "    3   ◆◆      2    [] out        L/T                 L/T",
        "",
        "  aside [][]",
        "  your hand: red lady, blue tiger",
    ]


@pytest.mark.rule("TT-13")
def test_an_open_stack_is_drawn_for_its_owner_only() -> None:
    state = table("1 ◆  stack RT BL\n2 ◆  stack RL BT", open_stacks=True)
    assert "RT BL" in GAME.draw(GAME.view(state, 1), words("en", GAME).say)
    assert "[][]" in GAME.draw(GAME.view(state, 2), words("en", GAME).say)


@pytest.mark.parametrize("players", GAME.players)
def test_a_drawing_fits_eighty_columns(players: int) -> None:
    state = new(players, open_stacks=True)
    for seat in range(players + 1):
        assert (
            max(
                len(line)
                for line in GAME.draw(GAME.view(state, seat), words("en", GAME).say).splitlines()
            )
            <= 80
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(language: str) -> None:
    """TT-01 to TT-27, with the same tags in every language."""
    rules = [rule for rule in read_rules(GAME, language).rules if rule.number.startswith("TT")]
    assert [rule.number for rule in rules] == [f"TT-{number:02}" for number in range(1, 29)]
    english = {rule.number: rule for rule in read_rules(GAME, "en").rules}
    for rule in rules:
        assert all(part.text for part in rule.parts)
        assert [part.tag for part in rule.parts] == [
            part.tag for part in english[rule.number].parts
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_options_and_questions_have_words(language: str) -> None:
    speech = words(language, GAME)
    for rule in (7, 8, 9, 10, 11, 12, 14, 17, 19, 25, 26):
        assert speech.has(f"tiger-traps-refusal-{rule:02}")
    for asked in ("choose", "wait", "build", "bid", "reveal", "award", "over"):
        assert speech.say(f"tiger-traps-asked-{asked}", most=4)
    for option in ("start", "open-stacks", "early-gift"):
        assert speech.say(f"tiger-traps-option-{option}")
        assert speech.say(f"tiger-traps-option-{option}.hint")
    for ending in ("fifth-gem", "season-limit"):
        assert speech.say(f"tiger-traps-ended-{ending}")
    assert speech.say("tiger-traps-tagline")


@pytest.mark.parametrize(
    ("language", "reader", "owner", "sentence"),
    [
        ("en", 1, 1, "You turn over a red tiger from your stack: 1 of 9."),
        ("en", 2, 1, "Ada turns over a red tiger from their own stack: 1 of 9."),
        ("en", 1, 2, "You turn over the Lady/Tiger from the stack of Bo: a trap!"),
        ("fr", 2, 1, "Ada retourne un tigre rouge de sa propre pile\u00a0: 1 sur 9."),
        ("fr", 2, 2, "Ada retourne la carte Dame/Tigre de votre pile\u00a0: un piège\u00a0!"),
        ("fr", 0, 2, "Ada retourne la carte Dame/Tigre de la pile de Bo\u00a0: un piège\u00a0!"),
        ("de", 2, 1, "Ada deckt einen roten Tiger vom eigenen Stapel auf: 1 von 9."),
        ("de", 2, 2, "Ada deckt die Karte Dame/Tiger von deinem Stapel auf: eine Falle!"),
        ("de", 0, 2, "Ada deckt die Karte Dame/Tiger vom Stapel von Bo auf: eine Falle!"),
    ],
)
def test_a_revealed_card_is_told(language: str, reader: int, owner: int, sentence: str) -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack LT", phase="reveal", bid=9)
    told = play(state, f"1 reveal {owner}")
    assert words(language, GAME).event(told[0], ["Ada", "Bo"], reader) == sentence


def test_a_position_can_be_drawn_as_text_for_tests() -> None:
    """What the tests' own drawing leaves out is filled up from the deck."""
    position = describe("1 ◆  stack RT\n2 ◆  stack BL")
    assert [len(hand) for hand in position.hands] == [5, 5]
    assert len(position.aside) == 2
