"""Many games by the translated rules are the same games as by the compiled ones."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import GAMES, find
from clew.testing import Variant, variants

GAMES_AT_ONCE = 24
EXTRAS = {
    "labyrinth": Variant(3, {"colours": ["blue", "red", "green"], "goals": 1, "short": True}),
    "labyrinth-cards": Variant(2, {"square": [0, 90, 270, 180], "start": 2}),
    "labyrinthos": Variant(3, {"heroes": ["leona", "akikios", "sostrate"], "monster": "medusa"}),
    "tiger-labyrinth": Variant(2, {"red": 2, "limit": 12}),
    "tiger-traps": Variant(6, {"start": 4}),
}
CASES = [
    pytest.param(game, variant, id=f"{game} {variant}")
    for game in GAMES
    for variant in [*variants(find(game))[::3], EXTRAS[game]]
]


def both(game: str, variant: Variant, seed: int = 7) -> tuple[VectorEnv, VectorEnv]:
    one, two = (
        VectorEnv(game, GAMES_AT_ONCE, variant.players, seed, device, **variant.options)
        for device in ("cpu", "c++")
    )
    return one, two


def same(one: VectorEnv, two: VectorEnv) -> None:
    for name in ("seats", "observations", "masks", "ended", "rewards"):
        ours, theirs = getattr(one, name), getattr(two, name)
        assert ours.dtype == theirs.dtype
        assert np.array_equal(ours, theirs), name


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_the_same_games_as_by_the_compiled_rules(game: str, variant: Variant) -> None:
    """Whoever chooses: what is seen, may be done and is won; ended games give way to others."""
    one, two = both(game, variant)
    same(one, two)
    for number in range(120):
        actions = (one if number % 2 else two).random_actions().copy()
        assert one.step(actions) == two.step(actions)
        same(one, two)
    position = find(game).position
    for number in (0, GAMES_AT_ONCE - 1):
        assert position(two.state(number)) == position(one.state(number))
    two.reset(8)
    one.reset(8)
    same(one, two)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_planes_and_masks(game: str) -> None:
    """Number by number."""
    one, two = both(game, variants(find(game))[0])
    for _ in range(30):
        actions = one.random_actions().copy()
        one.step(actions)
        two.step(actions)
    assert np.array_equal(one.observation_planes(), two.observation_planes())
    assert np.array_equal(one.action_masks(), two.action_masks())


def test_environments_of_one_game_do_not_meet() -> None:
    """Two of them stepped by turns are as they are alone."""
    (one, two), (other, third) = (both("tiger-traps", Variant(2, {}), seed) for seed in (1, 2))
    for _ in range(40):
        for ours, theirs in ((one, two), (other, third)):
            actions = theirs.random_actions().copy()
            assert ours.step(actions) == theirs.step(actions)
    same(one, two)
    same(other, third)


@pytest.mark.parametrize("game", ["labyrinth", "labyrinthos"])
def test_an_illegal_choice_stops_all_games_until_it_is_told(game: str) -> None:
    """Also those of steps that were sent after it; whether games are stepped in groups or not."""
    one, two = both(game, Variant(2, {}))
    actions = two.random_actions().copy()
    wrong = actions.copy()
    wrong[5], wrong[9] = 100, -1
    two.send(wrong)
    two.send(actions)
    with pytest.raises(ClewError, match=r"game 5: choice -?\d+ is not legal for seat"):
        two.receive()
    same(one, two)
    assert two.step(actions) == one.step(actions)
    same(one, two)


def test_random_choices_are_even() -> None:
    """Each legal choice comes about as often as any other, and other games choose others."""
    many = VectorEnv("tiger-labyrinth", 1, seed=8, device="c++")
    legal = np.flatnonzero(many.action_masks()[0])
    drawn = [int(many.random_actions()[0]) for _ in range(3000)]
    counts = np.array([drawn.count(int(choice)) for choice in legal])
    assert counts.sum() == 3000
    assert (abs(counts - 3000 / len(legal)) < 5 * np.sqrt(3000 / len(legal))).all()
    crowd = VectorEnv("tiger-labyrinth", 200, seed=8, device="c++")
    assert len(set(crowd.random_actions().tolist())) > 1


@pytest.mark.parametrize("device", ["gpu", "cuda:x", ""])
def test_an_unknown_device_is_refused(device: str) -> None:
    """The error names those there are."""
    with pytest.raises(ClewError, match=r"there is no device .*: say cpu, c\+\+, cuda or cuda:1"):
        VectorEnv("tiger-traps", 2, device=device)


def test_without_cupy_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """And how to get it."""
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(ClewError, match=r"^games on a GPU need CuPy: .*pip install .*\[cuda\]\'?$"):
        VectorEnv("tiger-traps", 2, device="cuda")


def test_without_a_gpu_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what the driver says."""

    class Runtime:
        CUDARuntimeError = RuntimeError

        def getDeviceCount(self) -> int:  # noqa: N802
            raise RuntimeError("cudaErrorNoDevice: no CUDA-capable device is detected")

    class Fake:
        cuda: Any = type("cuda", (), {"runtime": Runtime()})

    monkeypatch.setitem(sys.modules, "cupy", Fake())
    with pytest.raises(
        ClewError, match="there is no GPU that CUDA can use here: cudaErrorNoDevice"
    ):
        VectorEnv("tiger-traps", 2, device="cuda")
