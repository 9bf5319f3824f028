"""Who was ahead: from the true position, and sure where the game is over."""

from __future__ import annotations

import pytest

from clew.arena.simulate import Job, play_game
from clew.core.game import Outcome
from clew.games import names
from clew.study import curve as curves
from clew.study.curve import Point, Stand, curve, play_on, stands

SHORT = {"labyrinth": {"goals": 1}, "labyrinth-cards": {}, "labyrinthos": {}}
