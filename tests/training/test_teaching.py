"""Nets that are taught: what they learn, and what is kept."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import msgspec
import pytest
import torch

from clew.bots.glasses import Glasses
from clew.bots.nets import Learned, Stored, read, unpack
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import find
from clew.training.policy import forward, from_file
from clew.training.teaching import Lesson, Teaching, teach
from tests.training.taught import SMALL, Lowest, any_net


@pytest.fixture(scope="module")
def start() -> Stored:
    """A net that knows nothing yet, smaller than the one that is taught."""
    return any_net(8, 6)


@pytest.fixture(scope="module")
def taught(start: Stored, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("taught")
    teach(SMALL, folder, "clew train --teacher", Lowest, start=start)
    return folder


def test_a_net_comes_nearer_to_its_teacher(start: Stored, tmp_path: Path) -> None:
    lessons: list[Lesson] = []
    longer = msgspec.structs.replace(SMALL, decisions=16 * 256, pace=0.3)
    done = teach(longer, tmp_path, "", Lowest, start=start, told=lambda _, one: lessons.append(one))
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
    teach(half, tmp_path, "", Lowest, start=start)
    with (tmp_path / "curve.csv").open("a") as file:
        file.write("768,9,lost\n")
    done = teach(SMALL, tmp_path, "", Lowest, start=start, resume=True)
    assert done.decisions == SMALL.decisions
    curve = (tmp_path / "curve.csv").read_text()
    assert "lost" not in curve
    assert len(curve.splitlines()) == 5


def test_nothing_is_written_over_without_being_asked(taught: Path, start: Stored) -> None:
    with pytest.raises(ClewError, match="--resume"):
        teach(SMALL, taught, "", Lowest, start=start)


def test_a_teaching_with_other_settings_is_not_continued(
    taught: Path, start: Stored, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(taught, tmp_path / "on"))
    other = msgspec.structs.replace(SMALL, seed=9)
    with pytest.raises(ClewError, match="other settings"):
        teach(other, folder, "", Lowest, start=start, resume=True)


def test_a_net_begins_as_the_one_that_it_started_from(start: Stored) -> None:
    """Whatever it sees: what is more of it has no say yet."""
    teaching = Teaching(SMALL, "", Lowest, start)
    rows, _, _ = teaching._sight.look(VectorEnv("tiger-traps", 32, players=2, seed=1))
    args = (teaching._sight.glasses, rows)
    before, foreseen = forward(from_file(start, "cpu"), *args)
    now, expected = teaching.net(rows)
    assert torch.allclose(before, now, atol=1e-3)
    assert torch.allclose(foreseen, expected, atol=1e-3)


def test_a_net_that_is_too_large_does_not_begin(start: Stored) -> None:
    smaller = msgspec.structs.replace(SMALL, first=4)
    with pytest.raises(ClewError, match="larger than the settings ask for"):
        Teaching(smaller, "", Lowest, start)


def test_nets_of_other_games_neither_begin_nor_visit(start: Stored) -> None:
    three = any_net(16, 12, players=3)
    for nets in ((three,), (start, [three])):
        with pytest.raises(ClewError, match="for 3, not tiger-traps for 2"):
            Teaching(SMALL, "", Lowest, *nets)


def test_a_net_that_is_not_shown_facts_learns_to_use_them(start: Stored, tmp_path: Path) -> None:
    """It begins as it is, whatever the facts are."""
    shown = msgspec.structs.replace(SMALL, facts=True)
    teaching = Teaching(shown, "", Lowest, start)
    rows, _, _ = teaching._sight.look(VectorEnv("tiger-traps", 32, players=2, seed=1))
    plain = rows[:, : teaching._sight.slots]
    before, _ = forward(from_file(start, "cpu"), Glasses(find("tiger-traps"), 2), plain)
    now, _ = teaching.net(rows)
    assert torch.allclose(before, now, atol=1e-3)
    teach(shown, tmp_path, "", Lowest, start=start)
    net = read((tmp_path / "net.msgpack").read_bytes())
    assert net.facts
    Learned(net)


def test_a_net_that_is_shown_facts_needs_them() -> None:
    with pytest.raises(ClewError, match="facts = true"):
        Teaching(SMALL, "", Lowest, any_net(16, 12, facts=True))


def test_a_net_learns_as_what_its_file_will_be(start: Stored, tmp_path: Path) -> None:
    """Whole numbers up to three: the file says what was learned nevertheless."""
    coarse = msgspec.structs.replace(SMALL, largest=(3, 3), decisions=8 * 256, pace=0.5)
    lessons: list[Lesson] = []
    teach(coarse, tmp_path, "", Lowest, start=start, told=lambda _, one: lessons.append(one))
    assert lessons[-1].distance < lessons[0].distance / 2
    net = read((tmp_path / "net.msgpack").read_bytes())
    assert net.kinds == "bbh"
    _, weights = unpack(net.rows, 16, "b")
    assert max(map(abs, weights)) == 3


def test_processes_may_play_for_it(start: Stored, tmp_path: Path) -> None:
    done = teach(SMALL, tmp_path, "", Lowest, start=start, jobs=2)
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert [int(line.split(",")[0]) for line in lines[1:]] == [512, 1024]
    assert done.decisions == SMALL.decisions


@pytest.mark.parametrize(
    ("device", "said"), [("c++", "cannot be taught on 'c\\+\\+'"), ("cuda:99", "no such GPU")]
)
def test_where_nothing_can_be_taught_is_said(start: Stored, device: str, said: str) -> None:
    with pytest.raises(ClewError, match=said):
        Teaching(SMALL, "", Lowest, start, device=device)


def test_a_teacher_without_an_answer_is_counted(start: Stored) -> None:
    teaching = Teaching(SMALL, "", partial(Lowest, 0.5), start)
    assert 0.3 < teaching.iterate().unknown < 0.7
