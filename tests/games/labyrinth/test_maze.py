"""The sliding maze alone, against a plain model of it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clew.core.bits import at
from clew.games.labyrinth.maze import Maze, across, down, flood, route, spread, turned

pytestmark = pytest.mark.both_builds

Rows = list[list[int]]
STEPS = {1: -7, 2: 1, 4: 7, 8: -1}
OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}

mazes = st.lists(st.integers(0, 15), min_size=49, max_size=49).map(
    lambda tiles: [tiles[7 * row : 7 * row + 7] for row in range(7)]
)
cells = st.integers(0, 48)


def beside(cell: int, side: int) -> int | None:
    """The next cell on a side, or None over the edge."""
    column, row = cell % 7, cell // 7
    column += {2: 1, 8: -1}.get(side, 0)
    row += {1: -1, 4: 1}.get(side, 0)
    return 7 * row + column if 0 <= column < 7 and 0 <= row < 7 else None


def connected(rows: Rows, cell: int) -> set[int]:
    """All cells that corridors lead to, step by step."""
    found, edge = {cell}, [cell]
    while edge:
        here = edge.pop()
        for side in (1, 2, 4, 8):
            there = beside(here, side)
            if there is None or there in found:
                continue
            if rows[here // 7][here % 7] & side and rows[there // 7][there % 7] & OPPOSITE[side]:
                found.add(there)
                edge.append(there)
    return found


@given(mazes, cells)
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("LB-13")
def test_corridors_lead_where_both_tiles_are_open(rows: Rows, cell: int) -> None:
    assert Maze(rows).reach(cell) == connected(rows, cell)


@given(
    mazes, st.integers(0, 6), st.sampled_from(["down", "left", "up", "right"]), st.integers(0, 15)
)
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("LB-10")
def test_a_line_moves_by_one_cell(rows: Rows, line: int, direction: str, tile: int) -> None:
    maze = Maze(rows)
    upright = direction in ("down", "up")
    cut = [row[line] for row in rows] if upright else list(rows[line])
    if direction in ("down", "right"):
        after, dropped = [tile, *cut[:-1]], cut[-1]
    else:
        after, dropped = [*cut[1:], tile], cut[0]
    assert maze.push(line, direction, tile) == dropped
    expected = [list(row) for row in rows]
    for i, sides in enumerate(after):
        if upright:
            expected[i][line] = sides
        else:
            expected[line][i] = sides
    assert maze.rows() == expected


@given(mazes, cells, cells)
@settings(max_examples=60, deadline=None)
def test_a_route_is_a_shortest_walk_or_there_is_none(rows: Rows, start: int, end: int) -> None:
    maze = Maze(rows)
    way = route(down(maze.north, maze.south), across(maze.east, maze.west), start, end)
    if end not in connected(rows, start):
        assert way == []
        return
    assert (way[0], way[-1], len(set(way))) == (start, end, len(way))
    for here, there in pairwise(way):
        side = next(side for side, step in STEPS.items() if step == there - here)
        assert beside(here, side) == there
        assert rows[here // 7][here % 7] & side
        assert rows[there // 7][there % 7] & OPPOSITE[side]
    assert len(way) == 1 + distance(rows, start, end)


def distance(rows: Rows, start: int, end: int) -> int:
    found, edge, steps = {start}, {start}, 0
    while end not in found:
        steps += 1
        edge = {
            there
            for here in edge
            for side in (1, 2, 4, 8)
            if (there := beside(here, side)) is not None
            and rows[here // 7][here % 7] & side
            and rows[there // 7][there % 7] & OPPOSITE[side]
        } - found
        found |= edge
    return steps


@given(st.sets(cells))
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("LB-25")
def test_beside_a_cell_is_above_below_left_and_right_on_the_board(some: set[int]) -> None:
    expected = {
        there for cell in some for side in (1, 2, 4, 8) if (there := beside(cell, side)) is not None
    }
    assert spread(sum(at(cell) for cell in some)) == sum(at(cell) for cell in expected)


@given(mazes, cells)
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("LB-25")
def test_through_one_wall_is_one_step_off_the_corridors_and_on(rows: Rows, cell: int) -> None:
    maze = Maze(rows)
    v, h = down(maze.north, maze.south), across(maze.east, maze.west)
    before = flood(v, h, at(cell))
    through = flood(v, h, before | spread(before))
    expected = connected(rows, cell)
    for here in set(expected):
        for side in (1, 2, 4, 8):
            there = beside(here, side)
            if there is not None:
                expected |= connected(rows, there)
    assert {i for i in range(49) if through >> i & 1} == expected


@pytest.mark.parametrize(("sides", "after"), [(1, 2), (2, 4), (4, 8), (8, 1), (7, 14), (5, 10)])
@pytest.mark.rule("LB-10")
def test_a_quarter_turn_is_clockwise(sides: int, after: int) -> None:
    assert turned(sides, 1) == after
    assert turned(sides, 4) == sides


def test_a_maze_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="7 rows of 7"):
        Maze([[5] * 7] * 6)
    with pytest.raises(ValueError, match="from 0 to 15"):
        Maze([[16] * 7] * 7)
    maze = Maze([[5] * 7] * 7)
    with pytest.raises(ValueError, match="direction"):
        maze.push(1, "sideways", 5)
    with pytest.raises(ValueError, match="line"):
        maze.push(7, "up", 5)
    with pytest.raises(ValueError, match="open sides"):
        maze.push(1, "up", 16)
    with pytest.raises(ValueError, match="cell"):
        maze.reach(49)
    with pytest.raises(ValueError, match="cell"):
        maze.tile(-1)
