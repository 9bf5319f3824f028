"""Every game for OpenSpiel. Importing this registers them: `pyspiel.load_game("clew_labyrinth")`.

Games of other packages that can be observed are registered too.

Parameters are `players`, the game's own options (lists as text, joined by +), and:

- `rng_seed`: the seed of everything that is dealt; -1 is a new one each time.
- `deals`: 0 for sampled chance, OpenSpiel's way for games with too many deals to be listed. With
  n there are only n outcomes whenever chance comes in, all listed: then a history of actions
  tells the whole game.

Where several seats choose at once, they are asked one after the other, by seat, and none sees what
another has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from clew.core.game import Game
from clew.envs.common import choices_of, layout_of, mask, observed, rewards
from clew.envs.hearing import Hearing
from clew.envs.planes import Planes
from clew.games import find, names
from clew.words import words

__all__ = ["ClewGame", "ClewState", "name_of"]


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel.

    >>> name_of("tiger-traps")
    'clew_tiger_traps'
    """
    return f"clew_{game.replace('-', '_')}"


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters and their default values."""
    known: dict[str, Any] = {"players": game.players[0], "rng_seed": -1, "deals": 0}
    for field in msgspec.structs.fields(game.options):
        default = field.default
        known[field.name] = default if isinstance(default, bool | int | str) else ""
    return known


def _game_type(game: Game[Any], *, listed: bool = False) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game.id),
        long_name=words("en", game).say(f"{game.id}-name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if listed else kinds.ChanceMode.SAMPLED_STOCHASTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


class ClewGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Clew with its options."""

    game_id: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = parameters or {}
        self.rules = find(self.game_id)
        given = {**_parameters(self.rules), **parameters}
        self.players: int = given.pop("players")
        self.deals: int = given.pop("deals")
        seed: int = given.pop("rng_seed")
        # OpenSpiel separates its parameters by commas, so lists must use another sign.
        texts = {
            key: value.replace("+", ",") if isinstance(value, str) else value
            for key, value in given.items()
            if value != ""
        }
        options = self.rules.read_options(texts, from_text=True)
        self.options = msgspec.to_builtins(options)
        self.planes = Planes(layout_of(self.rules))
        # An impossible game is refused here, not only when it is dealt.
        Hearing(self.game_id, self.players, self.options, 0).draw(0)
        self._seeds = np.random.default_rng(None if seed < 0 else seed)
        super().__init__(
            _game_type(self.rules, listed=self.deals > 0),
            pyspiel.GameInfo(
                num_distinct_actions=choices_of(self.rules.state),
                max_chance_outcomes=max(1, self.deals),
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.rules.longest,
            ),
            parameters,
        )

    def new_initial_state(self, *_: object) -> ClewState:
        return ClewState(self, int(self._seeds.integers(2**63)))

    def max_chance_nodes_in_history(self) -> int:
        """Chance comes in for the deal, and at most once for each decision."""
        return self.rules.longest + 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> _Observer:
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Callable[..., ClewGame], tuple[Any, ...]]:
        return _restored_game, (str(self), self._seeds.bit_generator.state)


def _restored_game(text: str, seeds: dict[str, Any]) -> ClewGame:
    game: ClewGame = pyspiel.load_game(text)
    game._seeds.bit_generator.state = seeds  # noqa: SLF001
    return game


class ClewState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: ClewGame, seed: int) -> None:
        super().__init__(game)
        self.hearing = Hearing(game.rules.id, game.players, game.options, seed)

    def current_player(self) -> int:
        if self.hearing.needs_chance():
            return int(pyspiel.PlayerId.CHANCE)
        assert self.hearing.state is not None
        seat = self.hearing.state.acting()
        return int(seat) - 1 if seat else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return np.flatnonzero(mask(self._position(), player + 1)).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals or 1
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _apply_action(self, action: int) -> None:
        hearing = self.hearing
        if hearing.needs_chance():
            hearing.draw(action if self.get_game().deals else hearing.seed)
        else:
            seat = self.current_player() + 1
            hearing.play(seat, self._position().action_of(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"chance {action}"
        code = self.hearing.state.action_of(player + 1, action) if self.hearing.state else -1
        # A choice may mean nothing in this position.
        return self.get_game().rules.format(code) if code >= 0 else f"choice {action}"

    def returns(self) -> list[float]:
        shares = self.hearing.state.result() if self.hearing.state else None
        return rewards(shares) if shares else [0.0] * self.num_players()

    def __str__(self) -> str:
        """The whole position, secrets included."""
        state = self.hearing.state
        if state is None:
            return "not dealt"
        position = msgspec.json.encode(self.get_game().rules.position(state)).decode()
        return f"{position} {self.hearing.waiting}" if self.hearing.waiting else position

    def drawing(self, player: int | None = None) -> str:
        """The table as a player sees it, or else as a spectator does, drawn as text."""
        rules = self.get_game().rules
        seat = 0 if player is None else player + 1
        return str(rules.draw(rules.view(self._position(), seat), words("en", rules).say))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ClewState:
        """A state that the player cannot tell from this one. It has no history, because what others
        did in secret must stay unknown."""
        other: ClewState = self.get_game().new_initial_state()
        other.hearing = self.hearing.imagined(player + 1, int(sampler() * 2**53))
        return other

    def _position(self) -> Any:
        assert self.hearing.state is not None
        return self.hearing.state

    def __reduce__(self) -> tuple[Callable[..., ClewState], tuple[Any, ...]]:
        return _restored_state, (self.get_game(), self.serialize())


def _restored_state(game: ClewGame, text: str) -> ClewState:
    state: ClewState = game.deserialize_state(text)
    return state


class _Observer:
    """What a player knows, as text and as planes; the public's part, or the player's own alone."""

    def __init__(self, game: ClewGame, kind: Any) -> None:
        self._rules, self._planes = game.rules, game.planes
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._remembers = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public:
            self.tensor = np.zeros(self._planes.size, np.float32)
            board, rest = self._planes.split(self.tensor)
            self.dict = {"planes": board, "rest": rest}

    def set_from(self, state: ClewState, player: int) -> None:
        if self.tensor is None:
            return
        position = state.hearing.state
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._planes(observed(position, player + 1 if self._private else 0))

    def string_from(self, state: ClewState, player: int) -> str:
        hearing = state.hearing
        if hearing.state is None:
            return ""
        seat = player + 1 if self._private else 0
        if not self._public:
            return self._own(hearing, seat) if self._private else ""
        view = msgspec.json.encode(self._rules.view(hearing.state, seat)).decode()
        return f"{hearing.heard[seat].hex()} {view}" if self._remembers else view

    def _own(self, hearing: Hearing, seat: int) -> str:
        """What the player sees and the public does not."""
        own, public = (msgspec.to_builtins(self._rules.view(hearing.state, s)) for s in (seat, 0))
        secret = {k: v for k, v in own.items() if v != public[k] and k not in ("seat", "acting")}
        return msgspec.json.encode(secret).decode() if secret else ""


def _register(name: str) -> None:
    # Each game registers a class, not a function: OpenSpiel releases what is registered after
    # Python has ended, and a class is never freed by that release.
    kind = type(f"{find(name).state.__name__}Game", (ClewGame,), {"game_id": name})
    pyspiel.register_game(_game_type(find(name)), kind)


for _name in names():
    if find(_name).layout is not None:
        _register(_name)
