# Compiled by mypyc.
"""From a task on the agenda to the function that does what it says: the one place that knows all.

The agenda is carried out from its top until somebody must choose; then a choice takes effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.chance import Chance
from clew.core.seats import only
from clew.core.state import Log
from clew.games.labyrinthos.actions import RIGHT, WORD
from clew.games.labyrinthos.agenda import (
    aim_of,
    cell_of,
    count_of,
    flag_of,
    kind_of,
    owner_of,
    task,
)
from clew.games.labyrinthos.attacks import (
    after_attack,
    bare_jaws,
    bleed_next,
    cloak,
    displace_next,
    hold_mirror,
    put_monster,
    roll_blood,
    send_away,
    spare,
    strike,
)
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.choices import has_choice
from clew.games.labyrinthos.costs import choose_tokens, gain_tokens
from clew.games.labyrinthos.course import choose_hero, end_turn
from clew.games.labyrinthos.dealing import discard, discard_smelt, refill, smell, steal
from clew.games.labyrinthos.displacing import change_places, land_next, shake, shake_next
from clew.games.labyrinthos.effects import aim, cancel, push_effects
from clew.games.labyrinthos.heroes import leap, orient, run, run_on, smoke, step
from clew.games.labyrinthos.keys import barter, move_key, place_key, take_key
from clew.games.labyrinthos.maze import DOOR, OFF, rotations
from clew.games.labyrinthos.monster import (
    bait,
    charge,
    gaze,
    intuit,
    lengthen,
    roll_die,
    settle,
    take_passage,
)
from clew.games.labyrinthos.own_turn import act, scheme
from clew.games.labyrinthos.prowling import halt, prowl_begins, trail, use_point
from clew.games.labyrinthos.tasks import (
    AFTER_ATTACK,
    BAIT,
    BANISH,
    BARTER,
    BLEED,
    BUILD,
    BUILD_OR_RAZE,
    CANCEL,
    CHANGE_PLACES,
    CHARGE,
    CHOOSE_HERO,
    CLIMB,
    CLOAK,
    DEED,
    DIE,
    DISARM,
    DISPLACE,
    DRAW,
    END_TURN,
    FLY,
    GAIN,
    GAZE,
    GIVE,
    GIVE_TO,
    HALT,
    HEAL,
    INTUITION,
    JAWS,
    KEY_SLOT,
    LAND,
    LOOK,
    MIRROR,
    MONSTER,
    ORIENT,
    PASSAGE,
    PETRIFY,
    PLACE_WALL,
    POISON,
    PYTHON,
    RAZE,
    REARRANGE,
    RECOVER,
    REFRESH,
    REVEAL,
    ROLL_BLOOD,
    ROTATE,
    RUN,
    SCHEME,
    SCOUT,
    SETTLE,
    SHAKE,
    SMELL,
    SMOKE,
    SPARE,
    STEAL,
    STEP,
    STRIKE,
    SWING,
    TAKE_KEY,
    TARGET,
    TOKENS,
    TRAIL,
    TURN,
    WOUND,
    is_counted,
    is_window,
    waits,
)
from clew.games.labyrinthos.tiles import disarm, look, reveal, rotate_another, scout
from clew.games.labyrinthos.walls import build_or_raze, place_wall, swing
from clew.games.labyrinthos.windows import asked_in, close_window
from clew.games.labyrinthos.wounds import (
    give,
    give_to,
    heal_another,
    recover,
    take_wound,
    wound_next,
)

__all__ = ["advance", "take_effect"]


def advance(board: Board, chance: Chance, log: Log | None) -> None:
    """Carries the agenda out from its top, until somebody must choose or the game is over."""
    while board.ended == 0:
        entry: i64 = board.top()
        kind: i64 = kind_of(entry)
        if is_window(kind):
            board.waiting = asked_in(board, entry)
            if board.waiting:
                return
            close_window(board)
        elif not waits(kind):
            _carry_out(board, entry, chance, log)
        elif _asks(board, entry, log):
            board.waiting = only(owner_of(entry))
            return


def take_effect(  # noqa: C901
    board: Board, entry: i64, family: i64, choice: i64, chance: Chance, log: Log | None
) -> None:
    """The owner of the task on top has chosen."""
    kind: i64 = kind_of(entry)
    if kind == TURN:
        act(board, owner_of(entry), family, choice, log)
    elif kind == MONSTER and family != WORD:
        use_point(board, entry, family, choice, log)
    elif kind == INTUITION:
        intuit(board, entry, choice, chance, log)
    elif family == WORD:
        _stop(board)
    elif kind == CHOOSE_HERO:
        choose_hero(board, entry, choice, chance, log)
    elif kind == TOKENS:
        choose_tokens(board, entry, choice, log)
    elif kind == REFRESH:
        discard(board, owner_of(entry), choice, log)
    elif kind == ORIENT:
        orient(board, entry, choice, log)
    elif kind == TAKE_KEY:
        take_key(board, entry, choice)
    elif kind == KEY_SLOT:
        place_key(board, entry, choice, log)
    elif kind == REARRANGE:
        move_key(board, entry, choice, log)
    elif kind == STEP:
        step(board, entry, choice, log)
    elif kind == CLIMB or kind == FLY:
        leap(board, entry, choice, log)
    elif kind == RUN:
        run(board, entry, choice, log)
    elif kind == ROTATE:
        rotate_another(board, entry, choice, family == RIGHT, log)
    elif kind == BUILD or kind == RAZE or kind == BUILD_OR_RAZE:
        build_or_raze(board, entry, family, choice, log)
    elif kind == SWING:
        swing(board, entry, family, choice, log)
    elif kind == PLACE_WALL:
        place_wall(board, entry, family, choice, log)
    elif kind == HEAL:
        heal_another(board, entry, choice, log)
    elif kind == GIVE:
        give(board, entry, choice, log)
    elif kind == GIVE_TO:
        give_to(board, entry, choice, log)
    elif kind == WOUND:
        take_wound(board, entry, choice, log)
    elif kind == TARGET:
        aim(board, entry, choice, log)
    elif kind == LOOK:
        look(board, entry, choice, log)
    elif kind == REVEAL:
        reveal(board, entry, choice, log)
    elif kind == SCOUT:
        scout(board, entry, choice, log)
    elif kind == DISARM:
        disarm(board, entry, choice, log)
    elif kind == CHARGE:
        charge(board, entry, choice, log)
    elif kind == PASSAGE:
        take_passage(board, entry, choice, log)
    elif kind == BAIT:
        bait(board, choice, log)
    elif kind == DISPLACE:
        send_away(board, entry, choice, log)
    elif kind == STRIKE:
        strike(board, entry, choice, log)
    elif kind == SMELL:
        discard_smelt(board, entry, choice, log)
    elif kind == BARTER:
        barter(board, entry, choice, log)
    elif kind == SCHEME:
        scheme(board, entry, choice, log)
    elif kind == SHAKE:
        shake(board, entry, choice, log)
    elif kind == GAIN:
        gain_tokens(board, entry, choice, log)


def _carry_out(board: Board, entry: i64, chance: Chance, log: Log | None) -> None:  # noqa: C901
    """Does what the task on top says, which nobody answers."""
    kind: i64 = kind_of(entry)
    if kind == SETTLE:
        settle(board)
        return
    if kind == BLEED:
        bleed_next(board, entry)
        return
    if kind == LAND:
        land_next(board, entry, log)
        return
    board.pop()
    seat: i64 = owner_of(entry)
    other: i64 = aim_of(entry)
    if kind == DEED:
        push_effects(board, entry)
    elif kind == DIE:
        board.gained = 0
        roll_die(board, seat, chance, log)
    elif kind == DRAW:
        refill(board, seat, chance, log)
    elif kind == END_TURN:
        end_turn(board, seat, log)
    elif kind == ROLL_BLOOD:
        roll_blood(board, seat, chance, log)
    elif kind == AFTER_ATTACK:
        after_attack(board, log)
    elif kind == CANCEL:
        cancel(board, seat, log)
    elif kind == RECOVER:
        recover(board, seat, log)
    elif kind == CLOAK:
        cloak(board, seat, log)
    elif kind == MIRROR:
        hold_mirror(board)
    elif kind == JAWS:
        bare_jaws(board, seat, log)
    elif kind == SPARE:
        spare(board, seat, log)
    elif kind == HALT:
        halt(board, seat, log)
    elif kind == BANISH:
        put_monster(board, DOOR, log)
    elif kind == TRAIL:
        trail(board, entry)
    elif kind == PYTHON:
        lengthen(board, seat, log)
    elif kind == GAZE:
        gaze(board, seat, other, log)
    elif kind == SMOKE:
        smoke(board, seat, log)
    elif kind == STEAL:
        steal(board, seat, other, chance, log)
    elif kind == POISON:
        board.push(task(WOUND, other, count=1))
    elif kind == PETRIFY:
        # On the topmost free action (LO-48).
        board.push(task(WOUND, other, count=1, flag=1))
    elif kind == CHANGE_PLACES:
        change_places(board, seat, other, log)


def _asks(board: Board, entry: i64, log: Log | None) -> bool:
    """Whether the owner of the task on top must choose now; else the task has gone on by itself."""
    kind: i64 = kind_of(entry)
    if kind == TURN or kind == INTUITION:
        return True
    if kind == WOUND:
        return wound_next(board, entry, log)
    if kind == DISPLACE:
        return displace_next(board, entry, log)
    if kind == SHAKE:
        return shake_next(board, entry)
    if kind == MONSTER and cell_of(entry) == OFF:
        prowl_begins(board, entry, log)
        return False
    if kind == RUN and flag_of(entry):
        run_on(board, entry, log)
        return False
    if kind == SMELL and cell_of(entry) == OFF:
        smell(board, entry, log)
        return False
    if kind == ORIENT and rotations(board.tile(cell_of(entry))) == 1:
        orient(board, entry, 0, log)
        return False
    used_up = count_of(entry) == 0 and is_counted(kind)
    if used_up or not has_choice(board, entry):
        _stop(board)
        # A monster that cannot charge or find a passage is put on the Door (LO-35).
        if (kind == CHARGE or kind == PASSAGE) and board.monster != OFF:
            put_monster(board, DOOR, log)
        return False
    return True


def _stop(board: Board) -> None:
    """The task on top is done, or cannot be done."""
    board.pop()
    board.forget_used()
