"""Nets that learn: what they see, what is kept, and that it can be continued at any moment."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest
import torch

from clew.bots.glasses import Glasses
from clew.bots.nets import Learned, read, unpack
from clew.bots.perspective import Perspective
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import find
from clew.training.imitation import imitate
from clew.training.policy import forward, from_file, rounded, stacked, to_file
from clew.training.run import Training, earlier, train
from clew.training.settings import Settings
from clew.training.sight import Sight

SMALL = Settings(
    game="tiger-traps",
    players=3,
    games=32,
    steps=8,
    batch=64,
    decisions=4 * 32 * 8,
    tables=2,
    first=16,
    second=12,
    every=1,
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    train(SMALL, folder, "clew train", device="cpu", resume=False)
    return folder


@pytest.fixture(scope="module")
def imitated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net of another size, that plays as somebody else does."""
    settings = msgspec.structs.replace(SMALL, first=8, second=8)
    folder = tmp_path_factory.mktemp("imitated")
    return imitate(settings, folder, "clew train --imitate random", bot="random", games=4).file


def test_a_training_leaves_a_net_and_its_curve(trained: Path) -> None:
    about = read((trained / "net.msgpack").read_bytes()).about
    assert (about.game, about.players, about.decisions) == ("tiger-traps", 3, SMALL.decisions)
    lines = (trained / "curve.csv").read_text().splitlines()
    assert len(lines) == 5
    assert [int(line.split(",")[0]) for line in lines[1:]] == [256, 512, 768, 1024]


def test_it_is_continued_where_it_was_left(tmp_path: Path) -> None:
    """Stopped after two iterations, with a line of the curve that was not kept any more."""
    half = msgspec.structs.replace(SMALL, decisions=512)
    train(half, tmp_path, "clew train", device="cpu", resume=False)
    with (tmp_path / "curve.csv").open("a") as file:
        file.write("768,9,lost\n")
    done = train(SMALL, tmp_path, "clew train", device="cpu", resume=True)
    assert done.decisions == SMALL.decisions
    curve = (tmp_path / "curve.csv").read_text()
    assert "lost" not in curve
    assert len(curve.splitlines()) == 5


def test_nothing_is_written_over_without_being_asked(trained: Path) -> None:
    with pytest.raises(ClewError, match="--resume"):
        train(SMALL, trained, "clew train", device="cpu", resume=False)


def test_a_training_with_other_settings_is_not_continued(trained: Path) -> None:
    other = msgspec.structs.replace(SMALL, seed=9)
    with pytest.raises(ClewError, match="other settings"):
        train(other, trained, "clew train", device="cpu", resume=True)


def test_a_training_may_go_on_at_another_rate(trained: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(trained, tmp_path / "on"))
    slower = msgspec.structs.replace(
        SMALL, decisions=SMALL.decisions + 256, rate=(1e-4, 1e-5), magnet=(0.2, 0.2), pace=0.01
    )
    done = train(slower, folder, "clew train", device="cpu", resume=True)
    assert done.decisions == SMALL.decisions + 256


def test_a_net_in_whole_numbers_says_what_the_trained_one_says(trained: Path) -> None:
    training = Training(SMALL, "", "cpu")
    training.resume(trained)
    stored = read((trained / "net.msgpack").read_bytes())
    net = Learned(stored)
    many = VectorEnv("tiger-traps", 32, players=3, seed=1)
    for _ in range(12):
        many.step(many.random_actions())
    rows, legal, _ = Sight(net.glasses, "cpu").look(many)
    for weights in (training.past, from_file(stored, "cpu")):
        scores, _ = forward(weights, net.glasses, rows)
        odds = scores.masked_fill(~legal, -1e9).softmax(1)
        for game in range(32):
            seen = Perspective(net.glasses.game, many.state(game), int(many.seats[game]), 1)
            said = sorted(net.odds(seen).values())
            kept = sorted(odds[game][legal[game]].tolist())
            assert said == pytest.approx(kept, abs=2e-3)


@pytest.mark.parametrize("largest", [(127, 32767), (7, 5)])
def test_rounded_weights_are_those_of_the_file(trained: Path, largest: tuple[int, int]) -> None:
    training = Training(SMALL, "", "cpu")
    training.resume(trained)
    glasses = Glasses(find("tiger-traps"), 3)
    about = read((trained / "net.msgpack").read_bytes()).about
    stored = to_file(training.past, about, glasses.choices, largest=largest)
    many = VectorEnv("tiger-traps", 32, players=3, seed=1)
    rows, _, _ = Sight(glasses, "cpu").look(many)
    here, there = (
        forward(weights, glasses, rows)[0]
        for weights in (rounded(training.past, largest), from_file(stored, "cpu"))
    )
    assert torch.allclose(here, there, atol=2e-3)
    unpacked = unpack(stored.rows, SMALL.first, "b")[1]
    assert max(map(abs, unpacked)) == largest[0]


@pytest.mark.parametrize(
    ("game", "facts"),
    [
        ("tiger-traps", False),
        ("tiger-traps", True),
        ("labyrinth", False),
        ("tiger-labyrinth", False),
    ],
)
def test_tensors_see_what_a_seat_sees(game: str, facts: bool) -> None:
    rules = find(game)
    glasses = Glasses(rules, 2, facts)
    many = VectorEnv(game, 8, players=2, seed=3)
    for _ in range(9):
        many.step(many.random_actions())
    rows, legal, view = Sight(glasses, "cpu").look(many)
    for number in range(8):
        here = int(view[number])
        words = [int(word) for word in many.observations.view("int64")[number]]
        seen = []
        for slot, parts in enumerate(glasses.read(here)):
            value = shift = 0
            for word, first, bits in parts:
                value |= (words[word] >> first & (1 << bits) - 1) << shift
                shift += bits
            seen.append(glasses.row(here, slot, min(value, glasses.width - 1)))
        seen += glasses.facts(words)
        assert rows[number].tolist() == seen
        meant = glasses.meant(here)
        choices = [meant[output] for output in legal[number].nonzero()[:, 0].tolist()]
        masks = many.action_masks()[number]
        assert sorted(choices) == [choice for choice in range(len(masks)) if masks[choice]]


def test_a_learner_plays_against_a_net_that_learns_no_more(trained: Path, tmp_path: Path) -> None:
    told: list[float] = []
    train(
        SMALL,
        tmp_path,
        "clew train",
        device="cpu",
        resume=False,
        against=[trained / "net.msgpack"],
        told=lambda _, progress: told.append(progress.wins),
    )
    assert len(told) == 4


def test_a_learner_plays_against_several_nets_of_different_sizes(
    trained: Path, imitated: Path
) -> None:
    """Each of them at a table of its own; the smaller one is filled up, and plays as before."""
    nets = [read(file.read_bytes()) for file in (trained / "net.msgpack", imitated)]
    alone = [from_file(one, "cpu") for one in nets]
    assert alone[0]["rows.weight"].shape != alone[1]["rows.weight"].shape
    glasses = Glasses(find("tiger-traps"), 3)
    many = VectorEnv("tiger-traps", 4, players=3, seed=1)
    rows, _, _ = Sight(glasses, "cpu").look(many)
    together, _ = forward(stacked(alone), glasses, rows.expand(2, -1, -1))
    for place, one in enumerate(alone):
        scores, _ = forward(one, glasses, rows)
        assert torch.allclose(together[place], scores, atol=1e-4)
    training = Training(SMALL, "", "cpu", against=nets)
    assert training._drawn() == training._against
    assert training.iterate().entropy > 0


def test_guests_sit_beside_earlier_selves_and_stay_when_it_is_continued(
    imitated: Path, tmp_path: Path
) -> None:
    half = msgspec.structs.replace(SMALL, decisions=512)
    train(half, tmp_path, "clew train", device="cpu", resume=False, guests=[imitated])
    training = Training(SMALL, "", "cpu")
    training.resume(tmp_path)
    guest = from_file(read(imitated.read_bytes()), "cpu")
    seated = training._drawn()
    assert len(seated) == SMALL.tables
    assert seated[0]["rows.weight"].shape == guest["rows.weight"].shape
    assert seated[1]["rows.weight"].shape == (SMALL.first, guest["rows.weight"].shape[1])


def test_a_training_begins_as_another_net(trained: Path, imitated: Path) -> None:
    start = read((trained / "net.msgpack").read_bytes())
    training = Training(SMALL, "", "cpu", start=start)
    for name, weights in from_file(start, "cpu").items():
        assert torch.equal(training.past[name], weights)
    with pytest.raises(ClewError, match="layers of 8 and 8"):
        Training(SMALL, "", "cpu", start=read(imitated.read_bytes()))


def test_a_net_of_another_game_is_no_guest(imitated: Path) -> None:
    four = msgspec.structs.replace(SMALL, players=4)
    with pytest.raises(ClewError, match="for 3, not tiger-traps for 4"):
        Training(four, "", "cpu", guests=[read(imitated.read_bytes())])


def test_a_net_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match=r"none\.msgpack: there is no such net"):
        train(
            SMALL,
            tmp_path / "new",
            "",
            device="cpu",
            resume=False,
            guests=[tmp_path / "none.msgpack"],
        )
    assert not (tmp_path / "new").exists()


def test_a_net_imitates_a_bot(tmp_path: Path) -> None:
    """Greedy, in Traps for two: much of what it does is foreseen in games that were not learned
    from."""
    settings = msgspec.structs.replace(SMALL, players=2, first=32, second=32)
    found = imitate(settings, tmp_path, "clew train --imitate greedy", bot="greedy", games=60)
    assert found.same > 0.6
    net = Learned(read(found.file.read_bytes()))
    assert net.about.decisions == found.decisions


def test_one_game_is_too_few_to_imitate_anybody(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match="--games 1"):
        imitate(SMALL, tmp_path, "", bot="random", games=1)


def test_an_earlier_self_is_a_net_too(trained: Path) -> None:
    found = earlier(trained, 500, "clew train --earlier 500")
    assert found.about.decisions == 512
    Learned(found)


def test_learning_beats_not_having_learned() -> None:
    """Some thousand decisions are enough to win more often against the self of the beginning."""
    settings = msgspec.structs.replace(
        SMALL, players=2, games=128, steps=32, batch=512, decisions=12 * 4096, every=1000, pool=0.5
    )
    training = Training(settings, "", "cpu")
    wins = [training.iterate().wins for _ in range(12)]
    assert sum(wins[-3:]) / 3 > 0.55
