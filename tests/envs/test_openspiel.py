"""OpenSpiel's own tests on every game, its bots, and what those do not ask."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

from clew.core.errors import ClewError
from clew.envs.openspiel import ClewState, name_of
from clew.games import GAMES, find

each = pytest.mark.parametrize("game", GAMES)
SECRET = [name for name in GAMES if find(name).secrets]
SHORT: dict[str, dict[str, Any]] = {
    "labyrinth": {"events": True, "goals": 1, "short": True, "players": 3},
    "labyrinth-cards": {"players": 3, "maze": "one-piece"},
    "labyrinthos": {"monster": "cerberus", "heroes": "leona+akikios"},
    "tiger-labyrinth": {"limit": 12},
    "tiger-traps": {"players": 4, "open_stacks": True},
}
"""Games that do not take long, with options of every kind."""


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(game), {"rng_seed": 7, **parameters})


def dealt(game: str, steps: int = 0, **parameters: Any) -> Any:
    """A state after some first legal choices, and not one of chance."""
    state = load(game, **parameters).new_initial_state()
    while steps >= 0 or state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
        steps -= 1
    return state


@pytest.fixture
def cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games end undecided after 40 choices: at random some would go on for thousands."""
    player = ClewState.current_player

    def current(state: ClewState) -> int:
        over = len(state.history()) >= 40 and not state.hearing.needs_chance()
        return int(pyspiel.PlayerId.TERMINAL) if over else player(state)

    monkeypatch.setattr(ClewState, "current_player", current)


@pytest.mark.usefixtures("cut_short")
@each
def test_random_simulations(game: str) -> None:
    """OpenSpiel's random_sim_test, with sampled chance."""
    pyspiel.random_sim_test(load(game, **SHORT[game]), num_sims=2, serialize=False, verbose=False)


@pytest.mark.usefixtures("cut_short")
@each
def test_random_simulations_with_listed_deals(game: str) -> None:
    """The same with listed chance, where OpenSpiel also writes down games and states."""
    listed = load(game, deals=5, **SHORT[game])
    assert listed.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(listed, num_sims=1, serialize=True, verbose=False)


def api_classes() -> list[Any]:
    """OpenSpiel's tests of its interface, one class for each of our games."""
    kinds = []
    for name in GAMES:
        kind: Any = type(
            f"Test{find(name).state.__name__}", (api_test.EnforceAPIOnPartialTreeBase,), {}
        )
        kind.game_name, kind.game = name_of(name), load(name)
        kinds.append(kind)
    return kinds


(
    TestLabyrinth,
    TestLabyrinthCards,
    TestLabyrinthos,
    TestTigerLabyrinth,
    TestTigerTraps,
) = api_classes()


@pytest.mark.usefixtures("cut_short")
@each
def test_playthrough(game: str) -> None:
    """OpenSpiel writes down a game as text, and the same one again."""
    parameters = ",".join(f"{name}={value}" for name, value in SHORT[game].items())
    text = f"{name_of(game)}(rng_seed=5,{parameters})"
    once, again = (generate_playthrough.playthrough(text, None, seed=3) for _ in range(2))
    assert once == again
    assert "IsTerminal() = True" in once
    assert "ObservationTensor" in once


@each
def test_mcts_plays(game: str) -> None:
    """OpenSpiel's Python MCTS finds legal choices. It knows the position, secrets included."""
    state = dealt(game, 4)
    evaluator = _Flat()
    bot = mcts.MCTSBot(state.get_game(), 1.5, 12, evaluator, random_state=np.random.RandomState(2))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(0)


@pytest.mark.parametrize("game", SECRET)
def test_ismcts_plays(game: str) -> None:
    """OpenSpiel's Python ISMCTS plays on what its seat may know, also where several choose."""
    parameters = {"players": 3} if 3 in find(game).players else {}
    state = dealt(game, 4, **parameters)
    bot = ismcts.ISMCTSBot(state.get_game(), _Flat(), 1.5, 8, random_state=np.random.RandomState(2))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(0)


class _Flat(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing: whole random games would take the tests too long."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", SECRET)
def test_an_imagined_state_looks_the_same(game: str) -> None:
    """And is another one: to its player nothing differs, with every number of steps behind."""
    others = 0
    for steps in range(0, 24, 3):
        state = dealt(game, steps)
        player = state.current_player()
        imagined = state.resample_from_infostate(
            player, pyspiel.UniformProbabilitySampler(0.0, 1.0)
        )
        assert imagined.current_player() == player
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.observation_string(player) == state.observation_string(player)
        assert imagined.observation_tensor(player) == state.observation_tensor(player)
        assert imagined.history() == []
        others += str(imagined) != str(state)
    assert others > 0


def test_a_memory_is_more_than_a_view() -> None:
    """Two ways to the same position: the same observation, another information state."""
    ways = []
    for before in ((), (1, 2, 3)):
        state = load("tiger-traps", players=3, start=1).new_initial_state()
        state.apply_action(0)
        for _ in range(3):
            state.apply_action(state.legal_actions()[0])
        for bid in (*before, 4, 5, 6):
            state.apply_action(find("tiger-traps").parse(f"bid {bid}"))
        ways.append(state)
    one, two = ways
    assert one.observation_string(2) == two.observation_string(2)
    assert one.observation_tensor(2) == two.observation_tensor(2)
    assert one.information_state_string(2) != two.information_state_string(2)


def test_secrets_stay_out_of_others_memories() -> None:
    """Traps: what seat 1 chooses at once with the others changes nobody else's strings (TT-07)."""
    seen = set()
    for choice in range(6):
        state = load("tiger-traps", players=3, start=1).new_initial_state()
        state.apply_action(0)
        if choice not in state.legal_actions():
            continue
        state.apply_action(choice)
        assert state.current_player() == 1
        seen.add((state.information_state_string(1), state.information_state_string(2)))
        assert state.action_to_string(0, choice).startswith("play ")
    assert len(seen) == 1


@each
def test_states_are_written_down(game: str) -> None:
    """A state and a game come back from text and from pickle, and go on the same way."""
    state = dealt(game, 9)
    for copy in (
        state.get_game().deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),  # noqa: S301
        state.clone(),
    ):
        assert isinstance(copy, ClewState)
        assert str(copy) == str(state)
        assert copy.history() == state.history()
        for player in range(state.num_players()):
            assert copy.information_state_string(player) == state.information_state_string(player)
        one, two = state.clone(), copy
        for _ in range(30):
            if one.is_terminal():
                break
            action = one.legal_actions()[-1]
            one.apply_action(action)
            two.apply_action(action)
        assert str(one) == str(two)


def test_a_game_is_pickled_with_its_seeds() -> None:
    """What the copy deals next is what the game itself would."""
    game = load("labyrinth")
    game.new_initial_state()
    copy = pickle.loads(pickle.dumps(game))  # noqa: S301
    states = [source.new_initial_state() for source in (game, copy)]
    for state in states:
        state.apply_action(0)
    assert str(states[0]) == str(states[1])
    again = game.new_initial_state()
    again.apply_action(0)
    assert str(again) != str(states[0])


def test_chance_stands_between_action_and_effect() -> None:
    """An action that needs chance waits for it: players themselves decide nothing by chance."""
    state = dealt("tiger-traps", rng_seed=7)
    chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(0)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[len(state.history()) % len(legal)])
    assert chance >= 1
    assert sum(state.returns()) == 0
    assert max(state.returns()) <= 1


def test_deals_can_be_listed() -> None:
    """With `deals` an outcome is a deal: the same one gives the same game."""
    game = load("labyrinth", deals=3)
    texts = set()
    for outcome in (0, 1, 2, 1):
        state = game.new_initial_state()
        assert [action for action, _ in state.chance_outcomes()] == [0, 1, 2]
        state.apply_action(outcome)
        texts.add(str(state))
    assert len(texts) == 3


def test_what_cannot_be_is_refused() -> None:
    """Options with the same errors as everywhere."""
    with pytest.raises(ClewError, match="LB-07"):
        load("labyrinth", players=4, goals=12)
    with pytest.raises(ClewError, match="is for 2 to 4 players"):
        load("labyrinth", players=5)


def test_a_program_ends_well() -> None:
    """OpenSpiel lets go of registered games after Python has ended: that must not crash."""
    code = (
        "import pyspiel, clew.envs.openspiel\n"
        "state = pyspiel.load_game('clew_labyrinth').new_initial_state()\n"
        "state.apply_action(0)\n"
        "print(state.drawing(0))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 20


def test_a_reduced_game_can_be_solved() -> None:
    """Traps with one card, one season and two bids is small enough for exact methods."""
    small = {"cards": 1, "seasons": 1, "highest_bid": 2, "deals": 2, "start": 1, "rng_seed": 1}
    game = pyspiel.load_game("clew_tiger_traps", {"players": 2, **small})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before
