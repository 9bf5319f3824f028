"""Nets that are taught: what they learn, what is kept, and what they are taught by."""

from __future__ import annotations

import shutil
import zlib
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch
from librt.vecs import vec
from mypy_extensions import i64
from torch import Tensor

from clew.bots.nets import Learned, Stored, read
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games.tiger_traps.rules import BUILDING, REVEALING, TigerTraps
from clew.games.tiger_traps.seasons.book import Book
from clew.games.tiger_traps.seasons.pages import pack
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.worths import Worths, first_guess
from clew.games.tiger_traps.training import Solutions
from clew.training.policy import Policy, forward, from_file, to_file
from clew.training.settings import Settings
from clew.training.teaching import Lesson, Teaching, teach

SMALL = Settings(
    game="tiger-traps",
    players=2,
    games=32,
    steps=8,
    batch=64,
    decisions=4 * 32 * 8,
    first=16,
    second=12,
    rate=(1e-2, 1e-3),
    tables=2,
)


class Lowest:
    """Teaches to choose the first of what is legal; `knows` says of which games."""

    def __init__(self, knows: float = 1.0) -> None:
        self._knows = knows

    def likely(self, many: VectorEnv) -> tuple[Tensor, Tensor]:
        masks = torch.from_numpy(many.action_masks().copy())
        first = torch.zeros(masks.shape).scatter_(1, masks.int().argmax(1, keepdim=True), 1.0)
        known = torch.arange(many.num_games) < self._knows * many.num_games
        return first, known

    def far(self, many: VectorEnv) -> Tensor:
        return torch.zeros(many.num_games, many.choices)


@pytest.fixture(scope="module")
def start() -> Stored:
    """A net that knows nothing yet, smaller than the one that is taught."""
    torch.manual_seed(2)
    teaching = Teaching(SMALL, "", Lowest(), _any(16, 12))
    small = Policy(len(teaching.net.rows.weight.T), 8, 6, teaching._choices, 2)
    about = teaching.stored().about
    return to_file(dict(small.named_parameters()), about, teaching._choices)


def _any(first: int, second: int, players: int = 2) -> Stored:
    """Some net of a size."""
    from clew.training.run import Training

    settings = msgspec.structs.replace(SMALL, first=first, second=second, players=players)
    return Training(settings, "", "cpu").stored()


@pytest.fixture(scope="module")
def taught(start: Stored, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("taught")
    teach(SMALL, folder, "clew train --teacher", Lowest(), start=start)
    return folder


def test_a_net_comes_nearer_to_its_teacher(start: Stored, tmp_path: Path) -> None:
    lessons: list[Lesson] = []
    longer = msgspec.structs.replace(SMALL, decisions=16 * 256, pace=0.3)
    done = teach(
        longer, tmp_path, "", Lowest(), start=start, told=lambda _, one: lessons.append(one)
    )
    assert done.decisions == longer.decisions
    assert lessons[-1].distance < lessons[0].distance / 2
    assert {one.unknown for one in lessons} == {0.0}


def test_a_teaching_leaves_a_net_and_its_curve(taught: Path) -> None:
    net = read((taught / "net.msgpack").read_bytes())
    assert (net.about.game, net.about.players, net.about.decisions) == ("tiger-traps", 2, 1024)
    assert net.sizes[1:3] == (16, 12)
    Learned(net)
    lines = (taught / "curve.csv").read_text().splitlines()
    assert lines[0] == "decisions,seconds,distance,error,unknown"
    assert [int(line.split(",")[0]) for line in lines[1:]] == [256, 512, 768, 1024]


def test_it_is_continued_where_it_was_left(start: Stored, tmp_path: Path) -> None:
    """Stopped after two iterations, with a line of the curve that was not kept any more."""
    half = msgspec.structs.replace(SMALL, decisions=512)
    teach(half, tmp_path, "", Lowest(), start=start)
    with (tmp_path / "curve.csv").open("a") as file:
        file.write("768,9,lost\n")
    done = teach(SMALL, tmp_path, "", Lowest(), start=start, resume=True)
    assert done.decisions == SMALL.decisions
    curve = (tmp_path / "curve.csv").read_text()
    assert "lost" not in curve
    assert len(curve.splitlines()) == 5


def test_nothing_is_written_over_without_being_asked(taught: Path, start: Stored) -> None:
    with pytest.raises(ClewError, match="--resume"):
        teach(SMALL, taught, "", Lowest(), start=start)


def test_a_teaching_with_other_settings_is_not_continued(
    taught: Path, start: Stored, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(taught, tmp_path / "on"))
    other = msgspec.structs.replace(SMALL, seed=9)
    with pytest.raises(ClewError, match="other settings"):
        teach(other, folder, "", Lowest(), start=start, resume=True)


def test_a_net_begins_as_the_one_that_it_started_from(start: Stored) -> None:
    """Whatever it sees: what is more of it has no say yet."""
    teaching = Teaching(SMALL, "", Lowest(), start)
    rows, _, _ = teaching._sight.look(teaching._many)
    args = (teaching._sight.rows, teaching._choices, rows)
    before, foreseen = forward(from_file(start, "cpu"), *args)
    now, expected = teaching.net(rows)
    assert torch.allclose(before, now, atol=1e-3)
    assert torch.allclose(foreseen, expected, atol=1e-3)


def test_a_net_that_is_too_large_does_not_begin(start: Stored) -> None:
    smaller = msgspec.structs.replace(SMALL, first=4)
    with pytest.raises(ClewError, match="larger than the settings ask for"):
        Teaching(smaller, "", Lowest(), start)


def test_nets_of_other_games_neither_begin_nor_visit(start: Stored) -> None:
    three = _any(16, 12, players=3)
    for nets in ((three,), (start, [three])):
        with pytest.raises(ClewError, match="for 3, not tiger-traps for 2"):
            Teaching(SMALL, "", Lowest(), *nets)


def test_where_the_teacher_does_not_know_the_net_stays_what_it_was(start: Stored) -> None:
    """In half of the games it is the first net that teaches; who knows always says one choice."""
    teaching = Teaching(SMALL, "", Lowest(0.5), start)
    seen, legal, likely, unknown = teaching._play()
    assert unknown == 0.5
    args = (teaching._sight.rows, teaching._choices, seen)
    before, _ = forward(from_file(start, "cpu"), *args)
    stayed = before.masked_fill(~legal, -1e9).log_softmax(1).exp()
    same = torch.isclose(likely.exp(), stayed, atol=1e-3).all(1)
    assert (same | (likely.exp().amax(1) > 0.999)).all()
    assert 0.3 < same.float().mean() < 0.7


def test_some_opponents_have_habits_of_their_own(start: Stored) -> None:
    """What the teacher would hardly ever do they do as gladly as the rest, each something else."""
    teaching = Teaching(SMALL, "", Lowest(), start)
    _, legal, _ = teaching._sight.look(teaching._many)
    logs = torch.full(legal.shape, -20.0)
    others = torch.zeros(len(legal), dtype=torch.bool)
    scores = teaching._astray(logs, torch.zeros_like(logs), legal, others)
    assert torch.equal((scores[:, 0] > -15), teaching._habitual & legal[:, 0])
    habits = scores[teaching._habitual]
    changed = teaching._habitual
    assert (habits.argmax(1) != habits.argmax(1)[0]).any()
    assert (habits[legal[changed]] > -15).all()
    assert (habits[~legal[changed]] < -1e8).all()


def test_at_some_tables_both_go_far(start: Stored) -> None:
    """Nobody else leans to what leads there; nothing becomes legal by it."""
    teaching = Teaching(SMALL, "", Lowest(), start)
    _, legal, _ = teaching._sight.look(teaching._many)
    logs, far = torch.zeros(legal.shape), torch.zeros(legal.shape)
    logs[:, 0] = far[:, 1] = 3.0
    legal[:, :2], legal[::3, 1] = True, False
    everybody = torch.ones(len(legal), dtype=torch.bool)
    for follows in (everybody, ~everybody):
        teaching._habitual &= follows
        scores = teaching._astray(logs.masked_fill(~legal, -1e9), far, legal, ~everybody)
        level = scores[:, 0] == scores[:, 1]
        assert torch.equal(level, teaching._far & legal[:, 1])
        assert 0 < teaching._far.sum() < len(legal) / 4
        assert (scores[~legal] < -1e8).all()


def test_habits_last_for_a_game(start: Stored) -> None:
    """After a step only those games have others that have just begun anew."""
    one = msgspec.structs.replace(SMALL, steps=1)
    teaching = Teaching(one, "", Lowest(), start)
    ended = 0
    for _ in range(200):
        before = teaching._habits.clone()
        teaching._play()
        over = teaching._many.ended > 0
        assert ((teaching._habits != before).any(1).numpy() == over).all()
        ended += int(over.sum())
    assert ended > 10


def test_a_teacher_who_knows_nothing_is_refused(start: Stored) -> None:
    with pytest.raises(ClewError, match="knows nothing"):
        Teaching(SMALL, "", Lowest(0.0), start).iterate()


def test_guests_choose_in_their_own_seats_only(start: Stored) -> None:
    """A guest who would never do what the teacher says."""
    teaching = Teaching(SMALL, "", Lowest(), start, [_any(16, 12)])
    rows, legal, _ = teaching._sight.look(teaching._many)
    logs = torch.full(legal.shape, 7.0)
    follows = torch.zeros(len(rows), dtype=torch.bool)
    scores = teaching._others(logs, rows, legal, follows)
    changed = (scores != logs).any(1)
    assert torch.equal(changed, teaching._visited)
    assert 0 < changed.sum() < len(changed)
    assert torch.equal(teaching._others(logs, rows, legal, ~follows), logs)


# The teacher who has solved seasons


@pytest.fixture(scope="module")
def solutions() -> Solutions:
    """Seasons of one gem each, with stacks of one card."""
    book = Book(1, 1)
    solver = Solver(book.plan)
    for notes in ([0] * 6, [0, 1, 0, 0, 1, 0]):
        solver.begin(1, 1, vec[i64](notes), Worths(first_guess()))
        solver.iterate(False)
        book.add(6, notes, zlib.compress(pack(solver.rows, 0.0)))
    return Solutions(book)


def test_its_answers_are_legal_and_add_up_to_one(solutions: Solutions) -> None:
    many = VectorEnv("tiger-traps", 64, players=2, seed=4)
    found = 0
    for _ in range(30):
        odds, known = solutions.likely(many)
        masks = torch.from_numpy(many.action_masks().copy())
        assert (odds[known] * ~masks[known]).sum() == 0
        assert torch.allclose(odds[known].sum(1), torch.ones(int(known.sum())), atol=1e-5)
        found += int(known.sum())
        many.step(many.random_actions())
    assert found > 100


def test_it_remembers_what_was_noted_when_the_season_began() -> None:
    """Notes by seat, game by game, whoever looks, however many cards are turned over."""
    solutions = Solutions(Book(1, 1))
    many = VectorEnv("tiger-traps", 16, players=2, seed=4)
    noted = np.zeros(16, np.int64)
    grown = 0
    for _ in range(200):
        for game in range(16):
            state = many.state(game)
            assert isinstance(state, TigerTraps)
            if state.phase < REVEALING:
                noted[game] = state.notes
            grown += noted[game] != state.notes
        solutions.likely(many)
        assert solutions._noted.tolist() == noted.tolist()
        many.step(many.random_actions())
    assert grown > 20


def test_high_stacks_are_far(solutions: Solutions) -> None:
    """Who goes far lays cards rather than bids, up to the fourth."""
    many = VectorEnv("tiger-traps", 64, players=2, seed=4)
    leaned = set()
    for _ in range(60):
        leaning = solutions.far(many)
        for game in range(64):
            state = many.state(game)
            assert isinstance(state, TigerTraps)
            height = int(state.height(state.acting()))
            eager = state.phase == BUILDING and height < 4
            assert (leaning[game, :6] > 1).tolist() == [eager] * 6
            assert not leaning[game, 6:].any()
            leaned.add((int(state.phase), height, eager))
        many.step(many.random_actions())
    assert {(int(BUILDING), 3, True), (int(BUILDING), 4, False)} <= leaned
    assert {phase for phase, _, _ in leaned} == {0, 1, 2, 3}


def test_a_net_is_taught_by_solved_seasons(
    solutions: Solutions, start: Stored, tmp_path: Path
) -> None:
    lessons: list[Lesson] = []
    teach(SMALL, tmp_path, "", solutions, start=start, told=lambda _, one: lessons.append(one))
    assert lessons[-1].distance < lessons[0].distance
    assert 0 < lessons[0].unknown < 1
