"""The order of evaluation, which Python defines and C++ leaves open."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from clew.cpp.errors import Place

if TYPE_CHECKING:
    from clew.cpp.program import Program

__all__ = ["unordered"]


def unordered(program: Program) -> list[Place]:
    """Finds expressions whose parts must be evaluated in order, because one part changes what
    another needs."""
    _spread(program)
    found = []
    for function in program.functions.values():
        for node in ast.walk(function.node):
            if _in_danger(program, _parts(node)):
                construct = "an expression of which one part changes what another needs"
                assert isinstance(node, ast.expr | ast.stmt)
                found.append(Place(str(function.module.path), node.lineno, construct))
    return found


def _spread(program: Program) -> None:
    """Adds to each function the effects of the functions that it calls."""
    changed = True
    while changed:
        changed = False
        for function in program.functions.values():
            for callee in function.calls:
                more = program.functions[callee].effects - function.effects
                function.effects |= more
                changed = changed or bool(more)


def _parts(node: ast.AST) -> list[ast.expr]:
    """The parts of an expression that C++ may evaluate in any order."""
    match node:
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Call(args=args, keywords=keywords):
            return [*args, *(keyword.value for keyword in keywords)]
        case ast.AugAssign(target=target, value=value):
            return [target, value]
        case ast.Subscript(value=base, slice=index):
            return [base, index]
    return []


def _in_danger(program: Program, parts: list[ast.expr]) -> bool:
    if len(parts) < 2:
        return False
    effects = [_effects(program, part) for part in parts]
    if sum("chance" in here for here in effects) > 1:
        return True
    return any(
        "state" in here
        and any(_reads(program, part) for other, part in enumerate(parts) if other != i)
        for i, here in enumerate(effects)
    )


def _effects(program: Program, node: ast.expr) -> set[str]:
    found: set[str] = set()
    for inner in ast.walk(node):
        key = program.sites.get(id(inner))
        if key == "chance":
            found.add("chance")
        elif key:
            found |= program.functions[key].effects
    return found


def _reads(program: Program, node: ast.expr) -> bool:
    return any(
        id(inner) in program.reads or program.sites.get(id(inner), "chance") != "chance"
        for inner in ast.walk(node)
    )
