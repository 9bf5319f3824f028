"""The judge of Labyrinthos: the facts it is shown, what it makes of them, and who asks it."""

from __future__ import annotations

import pytest

from clew import bots
from clew.bots.nets import About
from clew.bots.perspective import Perspective
from clew.bots.search.tree import WHOLE
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games.labyrinthos import bots as own
from clew.games.labyrinthos.beliefs import lay_tiles
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.judges import StoredJudge, learned, read, to_judge, write
from clew.games.labyrinthos.bots.outlook import FACTS, ROWS, SIZES, Outlook
from clew.games.labyrinthos.bots.thinking import HeroGuide
from clew.games.labyrinthos.maze import FULL
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import OPEN, game, scene

pytestmark = pytest.mark.both_builds

SLOPE, TEMPO = 400, 90
_KEYS = {"special": "bandages", "rotate-wall": "run", "heal": "lure", "empty": "hex"}


def worths(rows: int = ROWS) -> list[int]:
    """Any, the same every time."""
    chance = Fast(9)
    return [int(chance.below(401)) - 200 for _ in range(rows)]


def stored(rows: int = ROWS) -> StoredJudge:
    about = About(game=game.id, players=2, version=1, command="", seed=1, decisions=0)
    return read(write(worths(rows), SLOPE, TEMPO, about))


def outlook() -> Outlook:
    habits = Habits()
    return Outlook(habits.routes, habits.walking)


def facts(state: Labyrinthos, seat: int) -> list[int]:
    """The values of all facts, each counted from 0."""
    shown = outlook()
    shown.look(state)
    shown.show(state, seat)
    firsts = [sum(map(int, SIZES[:i])) for i in range(FACTS)]
    return [int(row) - first for row, first in zip(shown.rows, firsts, strict=True)]


def middle(seed: int, players: int = 2) -> Labyrinthos:
    """A position in the middle of a game played by habit."""
    chance, habits = Fast(seed), Habits()
    state = game.new(players, game.read_options({}), chance)
    for _ in range(90):
        seat = state.acting()
        state.apply(seat, habits.choose(state, seat, chance), chance, None)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_every_fact_is_one_of_its_values(seed: int) -> None:
    state = middle(seed, 2 + seed % 3)
    for seat in range(1, state.players + 1):
        values = facts(state, seat)
        assert len(values) == FACTS
        assert all(0 <= value < int(size) for value, size in zip(values, SIZES, strict=True))


def test_no_face_down_tile_is_shown() -> None:
    state = middle(1)
    before = [facts(state, seat) for seat in (1, 2)]
    down = FULL & ~state.up & ~state.looked[0] & ~state.looked[1]
    lay_tiles(state, down, Fast(3))
    assert [facts(state, seat) for seat in (1, 2)] == before


def test_the_way_home_is_shown_with_four_keys() -> None:
    """Three steps with seven feet, and one that is out of reach."""
    near = scene(OPEN, "d1", "g7", monster="a7", keys=[_KEYS])
    assert facts(near, 1)[7] == 3 - 7 + 5
    assert facts(near, 2)[7] == 0
    assert facts(near, 2)[FACTS - 2] == 3 - 7 + 5
    far = scene(OPEN, "a1", "g7", monster="a7", keys=[_KEYS], tokens=(3, 4))
    assert facts(far, 1)[7] == 6 - 3 + 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_are_as_sums_written_plainly_say(players: int) -> None:
    state = middle(2, players)
    out = buffer(players + 1)
    to_judge(stored()).share(state, outlook(), out)
    numbers, scores = worths(), []
    for seat in range(1, players + 1):
        shown = outlook()
        shown.look(state)
        shown.show(state, seat)
        score = sum(numbers[int(row)] for row in shown.rows) - shown.cost(seat) * SLOPE / 1000
        scores.append((score + TEMPO * (seat == state.seat)) / 1000)
    powers = [2.718281828 ** (score - max(scores)) for score in scores]
    for share, power in zip(out[1:], powers, strict=True):
        assert abs(int(share) / WHOLE - power / sum(powers)) < 0.005


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(ClewError, match="not a judge of labyrinthos"):
        read(b"x")


def test_whoever_can_leave_is_not_left_to_the_judge() -> None:
    """Three steps to the Door with seven feet and four keys: nearly certain, whatever the facts are
    worth."""
    state = scene(OPEN, "d1", "g7", monster="a7", keys=[_KEYS])
    out = buffer(3)
    HeroGuide(state, 1, to_judge(stored())).judge(state, out)
    assert int(out[1]) == WHOLE * 95 // 100


def test_a_judge_of_other_facts_is_refused() -> None:
    with pytest.raises(ClewError, match="other facts"):
        to_judge(stored(ROWS - 1))


def choice(name: str, state: Labyrinthos, number: int) -> int:
    seen = Perspective(game, state, state.acting(), number)
    return bots.find(game.id, name)(seen)


def test_only_the_master_asks_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one it is `comparer`."""
    monkeypatch.setattr(own, "learned", lambda: None)
    state = scene(OPEN, "d3", "g7", monster="a7", keys=[_KEYS], hands=[["torchlight"], []])
    before = {name: choice(f"{name}:40", state, 1) for name in ("adept", "comparer", "master")}
    assert before["master"] == before["comparer"]
    asked: list[int] = []

    def learned() -> Judge:
        asked.append(1)
        return to_judge(stored())

    monkeypatch.setattr(own, "learned", learned)
    assert choice("adept:40", state, 1) == before["adept"]
    assert choice("comparer:40", state, 1) == before["comparer"]
    assert not asked
    assert choice("master:40", state, 1) in state.legal(1)
    assert asked


@pytest.mark.parametrize("number", range(4))
def test_with_a_judge_the_master_is_fair(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays the same in positions that it cannot tell apart."""
    monkeypatch.setattr(own, "learned", lambda: to_judge(stored()))
    state = middle(number)
    other = state.sample(state.acting(), Fast(77 + number))
    assert choice("master:40", state, number) == choice("master:40", other, number)


def test_the_game_brings_a_judge_and_says_how_it_was_made() -> None:
    data = game.data("judge.msgpack")
    assert data is not None
    about = read(data).about
    assert about.command.startswith("clew train labyrinthos")
    assert about.version == game.version
    assert learned() is not None


@pytest.mark.parametrize("number", range(4))
def test_with_its_own_judge_the_master_is_fair(number: int) -> None:
    """It plays the same in positions that it cannot tell apart."""
    state = middle(number)
    other = state.sample(state.acting(), Fast(77 + number))
    assert choice("master:40", state, number) == choice("master:40", other, number)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_judge_is_asked_among_as_many_as_can_play(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def learned() -> Judge:
        calls.append(1)
        return to_judge(stored())

    monkeypatch.setattr(own, "learned", learned)
    choice("master:8", middle(4, players), 1)
    assert calls
