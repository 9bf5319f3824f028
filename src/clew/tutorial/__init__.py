"""Tutorials: a game taught by playing it on prepared positions.

A game that has a tutorial keeps it in its folder: `tutorial.toml` has lessons, each a position
and steps; `learn.*.ftl` has a text for each step in a language. Nothing is stored: the
progress of a lesson follows from what the learner has done in it.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any

import msgspec

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.game import Game
from clew.core.state import Log, State
from clew.games import find, names
from clew.table.eyes import Sight
from clew.words import Words

__all__ = [
    "LEARNER",
    "Frame",
    "Lesson",
    "Scene",
    "Step",
    "Tutorial",
    "Unexpected",
    "after",
    "learn_words",
    "play",
    "sight_after",
    "taught",
    "tutorial",
]

LEARNER = 1
"""The learner's seat."""
_FILE = "tutorial.toml"

Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to read or to do. Its text is the message `<game>-learn-<lesson>-<step>`.

    `accept` has patterns of the actions that are wanted (`push N2 *`); without any the step is
    to be read. `replies` is what the others do then: for each pattern, the first legal action that
    matches it.
    """

    id: Name
    accept: list[str] = []
    replies: list[str] = []


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prepared position for so many players, and what is taught on it.

    `seed`: what chance draws from.
    """

    id: Name
    players: int
    seed: int = 1
    position: dict[str, Any]
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]


class Tutorial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lessons of a game, in the order in which they are taught."""

    lessons: Annotated[list[Lesson], msgspec.Meta(min_length=1)]

    def lesson(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        raise ClewError(f"there is no lesson {name!r}", why="no-lesson", name=name)


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What one action told the learner, and how it stood then."""

    events: list[Event]
    view: Any


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """How a lesson stands. `frames` is what the last step brought about."""

    step: int
    """How many steps are done."""
    frames: list[Frame]
    view: Any
    legal: list[str]
    """The wanted actions; any other action is refused with a reason."""
    pending: list[int]


class Unexpected(ClewError):
    """Legal, but not what the step is about."""


@cache
def tutorial(game: Game[Any]) -> Tutorial | None:
    """A game's tutorial, if it has one."""
    text = game.text(_FILE)
    return msgspec.convert(tomllib.loads(text), Tutorial) if text else None


def taught() -> list[str]:
    """The games that can be learned by playing."""
    return [name for name in names() if tutorial(find(name))]


@cache
def learn_words(language: str, game: Game[Any]) -> Words:
    """The words of a game, its lessons' included."""
    return Words(language, game, "learn")


def play(game: Game[Any], lesson: Lesson, done: list[str]) -> Scene:
    """How a lesson stands after these steps: an action each, or nothing for one that is read.

    Raises Unexpected or Illegal for an action that is not wanted.
    """
    state, frames = _replay(game, lesson, done)
    wanted = lesson.steps[len(done)].accept if len(done) < len(lesson.steps) else []
    return Scene(
        step=len(done),
        frames=frames,
        view=Sight(game, state, LEARNER).view(),
        legal=_like(game, state, LEARNER, wanted),
        pending=_pending(state),
    )


def after(game: Game[Any], lesson: Lesson, done: list[str], action: str) -> Any:
    """What the learner would see after an action that the rules allow; None if they do not."""
    state, _ = _replay(game, lesson, done)
    number = game.parse(action)
    if state.refusal(LEARNER, number):
        return None
    state.apply(LEARNER, number, Fast(0), None)
    return Sight(game, state, LEARNER).view()


def sight_after(game: Game[Any], lesson: Lesson, done: list[str]) -> Sight:
    """The position after these steps, as the learner may know it."""
    return Sight(game, _replay(game, lesson, done)[0], LEARNER)


def _replay(game: Game[Any], lesson: Lesson, done: list[str]) -> tuple[State, list[Frame]]:
    """The position after these steps, and what the last one brought about."""
    if len(done) > len(lesson.steps):
        raise ClewError(f"lesson {lesson.id!r} has {len(lesson.steps)} steps")
    state: State = game.from_position(lesson.position)
    chance = Fast(lesson.seed)
    frames: list[Frame] = []
    for step, action in zip(lesson.steps, done, strict=False):
        frames = _do(game, state, step, action, chance)
    return state, frames


def _do(game: Game[Any], state: State, step: Step, action: str, chance: Fast) -> list[Frame]:
    if not step.accept:
        if action:
            raise Unexpected(f"step {step.id!r} is to be read")
        return []
    number = game.parse(action)
    state.check(LEARNER, number)
    if not _matches(game.format(number), step.accept):
        raise Unexpected(f"step {step.id!r} asks for something else")
    own = _act(game, state, LEARNER, number, chance)
    return [own, *(_reply(game, state, reply, chance) for reply in step.replies)]


def _act(game: Game[Any], state: State, seat: int, action: int, chance: Fast) -> Frame:
    log = Log()
    state.apply(seat, action, chance, log)
    learner = Sight(game, state, LEARNER)
    return Frame(events=learner.heard(log), view=learner.view())


def _reply(game: Game[Any], state: State, reply: str, chance: Fast) -> Frame:
    others = [seat for seat in _pending(state) if seat != LEARNER]
    for seat in others:
        found = _like(game, state, seat, [reply])
        if found:
            return _act(game, state, seat, game.parse(found[0]), chance)
    raise ClewError(f"nobody can reply {reply!r}")


def _pending(state: State) -> list[int]:
    waiting = state.pending()
    return [seat for seat in range(1, 17) if waiting >> seat - 1 & 1]


def _like(game: Game[Any], state: State, seat: int, patterns: list[str]) -> list[str]:
    """The legal actions of a seat that match one of the patterns."""
    if not patterns:
        return []
    texts = [game.format(action) for action in Sight(game, state, seat).legal()]
    return [text for text in texts if _matches(text, patterns)]


def _matches(text: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
