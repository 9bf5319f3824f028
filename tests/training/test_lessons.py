"""Games that nets are taught by: who sits there, what they play, and what is told of it."""

from __future__ import annotations

import zlib
from functools import partial

import msgspec
import numpy as np
import pytest
import torch
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import Stored
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games.tiger_traps.rules import BUILDING, REVEALING, TigerTraps
from clew.games.tiger_traps.seasons.book import Book
from clew.games.tiger_traps.seasons.pages import pack
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.worths import Worths, first_guess
from clew.games.tiger_traps.training import Solutions
from clew.training.lessons import Classroom, Classrooms, School, taught
from clew.training.settings import Settings
from tests.training.taught import SMALL, Lowest, any_net


@pytest.fixture(scope="module")
def start() -> Stored:
    return any_net(8, 6)


def room(
    start: Stored, *guests: Stored, settings: Settings = SMALL, knows: float = 1.0
) -> Classroom:
    return Classroom(School(settings, partial(Lowest, knows), start, guests), settings.seed)


def test_what_is_told_is_what_was_seen_and_what_the_teacher_said(start: Stored) -> None:
    """Decisions without a choice teach nothing."""
    here = room(start)
    parts = zip(*(here.play() for _ in range(20)), strict=True)
    words, masks, likely, known = (torch.cat(part) for part in parts)
    legal = (masks >> torch.arange(32) & 1).bool()
    assert (legal.sum(1) > 1).all()
    assert known.all()
    assert torch.equal(likely.argmax(1), legal.int().argmax(1))
    assert 0 < len(words) < 20 * SMALL.games * SMALL.steps


def test_where_the_teacher_does_not_know_the_net_before_says_it() -> None:
    legal = torch.tensor([[True, True, True, False]] * 2)
    likely = torch.tensor([[0.0, 0.25, 0.75, 0.0]] * 2).half()
    before = torch.zeros(2, 4)
    meant = torch.tensor([[2, 1, 0, 3]] * 2)
    found = taught(likely, torch.tensor([True, False]), before, legal, meant).exp()
    assert torch.allclose(found[0], torch.tensor([0.75, 0.25, 0.0, 0.0]), atol=1e-4)
    assert torch.allclose(found[1], torch.tensor([1 / 3, 1 / 3, 1 / 3, 0.0]), atol=1e-4)


def test_some_opponents_have_habits_of_their_own(start: Stored) -> None:
    """What the teacher would hardly ever do they do as gladly as the rest, each something else."""
    here = room(start)
    _, legal, _ = here.sight.look(here.many)
    logs = torch.full(legal.shape, -20.0)
    others = torch.zeros(len(legal), dtype=torch.bool)
    scores = here.astray(logs, torch.zeros_like(logs), legal, others)
    assert torch.equal(scores[:, 0] > -15, (here.habitual | here.far) & legal[:, 0])
    habits, theirs = scores[here.habitual], legal[here.habitual]
    assert (habits.argmax(1) != habits.argmax(1)[0]).any()
    assert (habits[theirs] > -15).all()
    assert (habits[~theirs] < -1e8).all()


def test_at_some_tables_both_go_far(start: Stored) -> None:
    """Nobody else leans to what leads there; nothing becomes legal by it."""
    here = room(start)
    _, legal, _ = here.sight.look(here.many)
    logs, far = torch.zeros(legal.shape), torch.zeros(legal.shape)
    logs[:, 0] = far[:, 1] = 3.0
    legal[:, :2], legal[::3, 1] = True, False
    everybody = torch.ones(len(legal), dtype=torch.bool)
    for follows in (everybody, ~everybody):
        here.habitual &= follows
        scores = here.astray(logs.masked_fill(~legal, -1e9), far, legal, ~everybody)
        level = scores[:, 0] == scores[:, 1]
        assert torch.equal(level, here.far & legal[:, 1])
        assert 0 < here.far.sum() < len(legal) / 4
        assert (scores[~legal] < -1e8).all()


def test_habits_last_for_a_game(start: Stored) -> None:
    """After a step only those games have others that have just begun anew."""
    here = room(start, settings=msgspec.structs.replace(SMALL, steps=1))
    ended = 0
    for _ in range(200):
        before = here.habits.clone()
        here.play()
        over = here.many.ended > 0
        assert ((here.habits != before).any(1).numpy() == over).all()
        ended += int(over.sum())
    assert ended > 10


def test_a_teacher_who_knows_nothing_is_refused(start: Stored) -> None:
    with pytest.raises(ClewError, match="knows nothing"):
        room(start, knows=0.0).play()


def test_guests_choose_in_their_own_seats_only(start: Stored) -> None:
    """A guest who would never do what the teacher says."""
    here = room(start, any_net(16, 12))
    rows, legal, _ = here.sight.look(here.many)
    logs = torch.full(legal.shape, 7.0)
    follows = torch.zeros(len(rows), dtype=torch.bool)
    scores = here.others(logs, rows, legal, follows)
    changed = (scores != logs).any(1)
    assert torch.equal(changed, here.visited)
    assert 0 < changed.sum() < len(changed)
    assert torch.equal(here.others(logs, rows, legal, ~follows), logs)


def test_a_guest_that_is_shown_facts_sits_beside_one_that_is_not(start: Stored) -> None:
    here = room(start, any_net(16, 12, facts=True))
    rows, legal, _ = here.sight.look(here.many)
    assert rows.shape[1] == here.sight.glasses.seen > here.sight.slots
    likely = here.others(torch.zeros(legal.shape), rows, legal, torch.zeros(len(rows)).bool())
    assert torch.isfinite(likely).all()


# In processes of their own


def test_processes_play_at_the_same_time_each_something_else(start: Stored) -> None:
    rooms = Classrooms(School(SMALL, Lowest, start, ()), 2, 1)
    try:
        first, second = rooms.play(), rooms.play()
    finally:
        rooms.close()
    alone, both, later = (
        {tuple(row) for row in one.words.tolist()} for one in (room(start).play(), first, second)
    )
    assert alone < both
    assert len(both) > 1.5 * len(alone)
    assert len(both & later) < len(both) / 2


def test_what_goes_wrong_in_a_process_is_told(start: Stored) -> None:
    rooms = Classrooms(School(SMALL, partial(Lowest, 0.0), start, ()), 1, 1)
    try:
        with pytest.raises(ClewError, match="knows nothing"):
            rooms.play()
    finally:
        rooms.close()


def test_a_process_that_has_ended_is_missed(start: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clew.training.lessons._PATIENCE", 0.1)
    rooms = Classrooms(School(SMALL, Lowest, start, ()), 1, 1)
    rooms._all[0].kill()
    rooms._all[0].join()
    try:
        with pytest.raises(ClewError, match="a process that plays has ended"):
            rooms.play()
    finally:
        rooms.close()


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
        lowest = many.action_masks().argmax(1)  # Cards rather than bids, and those of the others.
        lowest[::2] = many.random_actions()[::2]
        many.step(lowest)
    assert {(int(BUILDING), 3, True), (int(BUILDING), 4, False)} <= leaned
    assert {0, 1, 2, 3} <= {phase for phase, _, _ in leaned}
