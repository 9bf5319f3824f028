"""Checks that nobody gets what a seat cannot know (CO-05).

A `sample` that only clones would also give equal views. So these checks exchange the hidden
components themselves, and compare everything the seat gets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Chance, Fast
from clew.core.game import Game, Place
from clew.core.state import Log, State, buffer
from clew.testing.walks import Variant, effort, seed_of, start, walk

__all__ = ["bots_are_fair", "knowledge_follows", "samples", "swapped", "views_hide"]

_POSITIONS = 60
_NODES = 300
_WALKED = 500
_MOVES = 6
_WORLDS = 160
_ENOUGH = 20
"""As many worlds as must agree before something counts as certain."""


def _value(position: Any, place: Place) -> Any:
    for key in place:
        position = position[key]
    return position


def _put(position: Any, place: Place, value: Any) -> None:
    *outer, last = place
    holder = _value(position, tuple(outer))
    if isinstance(holder, str):
        assert isinstance(last, int)
        _put(position, tuple(outer), holder[:last] + value + holder[last + 1 :])
    else:
        holder[last] = value


def swapped(game: Game[Any], state: State, seat: int, chance: Chance) -> State | None:
    """The same position with two different hidden things exchanged, or None if there are none."""
    position = msgspec.to_builtins(game.position(state))
    groups = [
        group
        for group in game.hidden(state, seat)
        if len({repr(_value(position, place)) for place in group}) > 1
    ]
    if not groups:
        return None
    group = groups[chance.below(len(groups))]
    while True:
        one, two = (group[chance.below(len(group))] for _ in range(2))
        first, second = _value(position, one), _value(position, two)
        if first != second:
            break
    _put(position, one, second)
    _put(position, two, first)
    other: State = game.from_position(position)
    return other


def _pairs(
    game: Game[Any], variant: Variant, purpose: str
) -> Iterator[tuple[int, State, State, Chance]]:
    """Positions that a seat cannot tell apart: the seat, one, the other."""
    found = 0
    for state, chance in walk(game, variant, purpose):
        if chance.below(6):
            continue
        for seat in range(variant.players + 1):
            other = swapped(game, state, seat, chance)
            if other is not None:
                found += 1
                yield seat, state, other, chance
        if found > _POSITIONS * effort():
            break


def views_hide(game: Game[Any], variant: Variant) -> None:
    """Two positions that differ in what a seat cannot know look the same to it, byte for byte."""
    for seat, state, other, chance in _pairs(game, variant, "views"):
        _same_for(game, seat, state, other)
        acting = state.acting()
        if not acting or state.pending() != other.pending():
            continue
        action = state.pick(acting, chance)
        if other.refusal(acting, action):
            continue
        _same_told(game, seat, acting, action, (state.clone(), other), chance)


def _same_for(game: Game[Any], seat: int, state: State, other: State) -> None:
    one, two = (msgspec.json.encode(game.view(s, seat)) for s in (state, other))
    assert one == two, f"seat {seat} sees what it cannot know:\n{one!r}\n{two!r}"
    if seat:
        assert state.legal(seat) == other.legal(seat), f"seat {seat}'s choices tell a secret"
    if state.WORDS:
        shown = [buffer(state.WORDS), buffer(state.WORDS)]
        for position, out in zip((state, other), shown, strict=True):
            position.observe(seat, out, 0)
        assert list(shown[0]) == list(shown[1]), f"seat {seat}'s observation tells a secret"


def _same_told(
    game: Game[Any],
    seat: int,
    acting: int,
    action: int,
    pair: tuple[State, State],
    chance: Chance,
) -> None:
    """The events differ only if the views afterwards differ too, because something was revealed."""
    told = []
    seed = chance.word()
    for state in pair:
        log = Log()
        state.apply(acting, action, Fast(seed), log)
        told.append(msgspec.json.encode(log.seen_by(seat)))
    seen = [msgspec.json.encode(game.view(state, seat)) for state in pair]
    if seen[0] == seen[1]:
        assert told[0] == told[1], f"seat {seat} is told a secret:\n{told[0]!r}\n{told[1]!r}"


def samples(game: Game[Any], variant: Variant) -> None:
    """Samples are possible positions that look the same, depend only on the seat's knowledge, and
    vary."""
    varied = hidden = False
    for seat, state, other, chance in _pairs(game, variant, "samples"):
        hidden = True
        seed = chance.word()
        sample = state.sample(seat, Fast(seed))
        position = game.position(sample)
        game.from_position(msgspec.json.encode(position))
        _same_for(game, seat, state, sample)
        assert position == game.position(other.sample(seat, Fast(seed))), (
            f"seat {seat}'s sample depends on what it cannot know"
        )
        varied = varied or position != game.position(state.sample(seat, Fast(seed + 1)))
    assert varied or not hidden, "samples never vary"


def knowledge_follows(game: Game[Any], variant: Variant) -> None:
    """Every sample contains what a seat knows, including things that moved to a place that it can
    infer.

    If an action hides something that a seat knew, the check plays the action in many worlds that
    the seat thought possible before. What is common to all worlds that still look like the true one
    is certain, and samples must have it too.
    """
    state = start(game, variant, "knowledge")
    chance = Fast(int.from_bytes(seed_of(game.id, variant, "knowledge")[:12], "big"))
    seats = range(1, variant.players + 1)
    known = _known(game, state, seats)
    looked = 0
    for _ in range(_WALKED * effort()):
        waiting = [seat for seat in seats if state.pending() >> seat - 1 & 1]
        if not waiting or looked >= _MOVES * effort():
            break
        acting = waiting[chance.below(len(waiting))]
        action = state.pick(acting, chance)
        before, log = state.clone(), Log()
        state.apply(acting, action, chance, log)
        were, known = known, _known(game, state, seats)
        for seat in seats:
            # Known before, not known now, and not shown to everybody.
            if (were[seat] - known[seat]) - (were[0] - known[0]):
                looked += 1
                _follows(game, seat, (before, state), (acting, action), log, chance)


def _known(game: Game[Any], state: State, seats: Sequence[int]) -> list[Counter[str]]:
    """The things that no spectator sees, and for each seat how many of them it knows."""
    position = msgspec.to_builtins(game.position(state))
    values = {
        place: repr(_value(position, place)) for group in game.hidden(state, 0) for place in group
    }
    found = [Counter(values.values())]
    for seat in seats:
        hidden = {place for group in game.hidden(state, seat) for place in group}
        found.append(Counter(value for place, value in values.items() if place not in hidden))
    return found


def _follows(
    game: Game[Any],
    seat: int,
    states: tuple[State, State],
    done: tuple[int, int],
    log: Log,
    chance: Chance,
) -> None:
    before, after = states
    seen = (log.seen_by(seat), game.view(after, seat))
    certain: dict[Place, Counter[str]] = {}
    found = 0
    for number in range(_WORLDS):
        world, told = before.sample(seat, chance), Log()
        acting, action = done
        if number % 2:
            # What was done may be a secret too.
            action = world.pick(acting, chance)
        if world.refusal(acting, action):
            continue
        world.apply(acting, action, chance, told)
        if (told.seen_by(seat), game.view(world, seat)) == seen:
            found += 1
            there = _held(game, world)
            certain = {
                place: certain.get(place, held) & held if found > 1 else held
                for place, held in there.items()
            }
    if found < _ENOUGH:
        return
    for _ in range(_ENOUGH):
        sampled = _held(game, after.sample(seat, chance))
        for place, held in certain.items():
            missing = held - sampled.get(place, Counter())
            assert not missing, (
                f"seat {seat} must know that {list(missing)} is in {place} and a sample forgets it"
            )


def _held(game: Game[Any], state: State) -> dict[Place, Counter[str]]:
    """The contents of each list with secret places, in any order."""
    position = msgspec.to_builtins(game.position(state))
    lists = {place[:-1] for group in game.hidden(state, 0) for place in group}
    return {outer: Counter(map(repr, _value(position, outer))) for outer in lists}


def bots_are_fair(game: Game[Any], variant: Variant) -> None:
    """A bot with the same seed plays the same in positions it cannot tell apart."""
    everybody = {
        name: bots.find(game.id, name) for name in [*bots.names(game.id), *bots.outside(game.id)]
    }
    looked = 0
    for seat, state, other, chance in _pairs(game, variant, "bots"):
        if not seat or not state.pending() >> seat - 1 & 1:
            continue
        looked += 1
        seed = chance.word()
        for name, bot in everybody.items():
            choices = [_choice(game, bot, s, seat, seed) for s in (state, other)]
            assert choices[0] == choices[1], f"{name} knows what seat {seat} cannot know"
            assert choices[0] in state.legal(seat), f"{name} plays an illegal action"
        if looked > 15 * effort():
            break


def _choice(game: Game[Any], bot: bots.Bot, state: State, seat: int, seed: int) -> int:
    """What a bot plays with a small budget."""
    perspective = Perspective(game, state, seat, seed)
    perspective.budget = Budget(_NODES)
    return bot(perspective)
