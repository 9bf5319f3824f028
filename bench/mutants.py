"""Do the tests notice when a rule is broken? make mutants

Breaks a game in one place at a time, in a copy of the interpreted package: a refusal refuses
nothing, a condition is the other way round, a comparison takes its limit in or leaves it out, a
number is one too large, an effect is left out. All files that carry a rule are broken (those that
`clew rules GAME --where` names). The game's rule tests run against each copy, then the second
reading of its rules beside it, then the tests of its observations. What no test notices is named,
and the run fails where a game's tests notice less than LEAST of what was broken. Some survivors are
no gaps: code that only saves time can go without changing anything.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files as files_of
from pathlib import Path

from clew.games import GAMES, find
from clew.testing.builds import interpreted_copy
from clew.words.rule_lines import Source, rule_lines

ROOT = Path(__file__).parents[1]
LEAST = 0.8
"""The share of mutants that the tests of each game must notice."""


@dataclass(frozen=True)
class Mutant:
    """One place broken: the text from `start` to `end` of a file gives way to `text`."""

    file: str
    line: int
    what: str
    rules: tuple[str, ...]
    start: int
    end: int
    text: str

    def __str__(self) -> str:
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.file}:{self.line}: {self.what}{rules}"


COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
}
"""What each comparison is broken into."""


def _is_telling(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "log is not None"


class Breaker:
    """Finds the places of one source file that can be broken."""

    def __init__(self, file: str, source: str, refusals: Mapping[str, Sequence[str]]) -> None:
        self.file = file
        self.source = source.encode()
        self.refusals = refusals
        """The rules that a name given back as a refusal stands for."""
        self.turned_round: set[ast.expr] = set()
        """Whole conditions: another way to turn them round would be the same mutant."""
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def mutants(self) -> Iterator[Mutant]:
        for function in ast.walk(ast.parse(self.source)):
            if isinstance(function, ast.FunctionDef):
                for node in self._inside(function):
                    yield from self._break(node, function)

    def _inside(self, function: ast.FunctionDef) -> Iterator[ast.AST]:
        waiting: list[ast.AST] = list(function.body)
        while waiting:
            node = waiting.pop(0)
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            yield node
            if not _is_telling(node):  # what is told is left out as a whole
                waiting += ast.iter_child_nodes(node)

    def _break(self, node: ast.AST, function: ast.FunctionDef) -> Iterator[Mutant]:
        if isinstance(node, ast.Return) and node.value is not None:
            if "refusal" in function.name:
                yield from self._refuse_nothing(node.value)
        elif isinstance(node, ast.If) and _is_telling(node):
            yield self._mutant(node, "pass", "not told", function)
        elif isinstance(node, ast.If | ast.IfExp):
            test = ast.unparse(node.test)
            self.turned_round.add(node.test)
            yield self._mutant(node.test, f"(not ({test}))", f"if not ({test})", function)
        elif isinstance(node, ast.Compare):
            yield from self._compare(node, function)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            yield from self._count_on([node.left, node.right], function)
        elif isinstance(node, ast.stmt) and self._is_effect(node):
            yield self._mutant(node, "pass", f"without {ast.unparse(node)}", function)

    def _compare(self, node: ast.Compare, function: ast.FunctionDef) -> Iterator[Mutant]:
        """The other comparison, and the next number."""
        yield from self._count_on([node.left, *node.comparators], function)
        operator = type(node.ops[0])
        if len(node.ops) > 1 or operator not in COMPARED:
            return
        if node in self.turned_round and operator in (ast.Eq, ast.NotEq):
            return
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        text = f"{left} {COMPARED[operator]} {right}"
        yield self._mutant(node, f"({text})", f"{text} instead of {ast.unparse(node)}", function)

    def _count_on(self, numbers: Sequence[ast.expr], function: ast.FunctionDef) -> Iterator[Mutant]:
        """One more than a number that is compared with, added or taken away."""
        for number in numbers:
            if isinstance(number, ast.Constant) and type(number.value) is int:
                more = str(number.value + 1)
                yield self._mutant(number, more, f"{more} instead of {number.value}", function)

    def _refuse_nothing(self, value: ast.expr) -> Iterator[Mutant]:
        """A rule given back by its name, also as one of two choices."""
        if isinstance(value, ast.IfExp):
            yield from self._refuse_nothing(value.body)
            yield from self._refuse_nothing(value.orelse)
        elif isinstance(value, ast.Name) and value.id in self.refusals:
            rules = self.refusals[value.id]
            yield self._mutant(value, "0", f"return 0 instead of {value.id}", None, *rules)

    def _is_effect(self, node: ast.stmt) -> bool:
        """A call, or a change of the state; local names would only fail to be found."""
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Call)
        if isinstance(node, ast.Assign):
            return all(isinstance(target, ast.Attribute) for target in node.targets)
        return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute)

    def _mutant(
        self,
        node: ast.stmt | ast.expr,
        text: str,
        what: str,
        function: ast.FunctionDef | None,
        *rules: str,
    ) -> Mutant:
        if function is not None:
            named = ast.get_docstring(function) or ""
            rules = tuple(dict.fromkeys(re.findall(r"[A-Z]{2}-\d\d", named)))
            what = f"{function.name}: {what}"
        last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return Mutant(
            self.file,
            node.lineno,
            what.splitlines()[0],
            rules,
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[last - 1] + column,
            text,
        )


class Runner:
    """Runs a game's rule tests on mutants, each job in a copy of the package of its own."""

    def __init__(self, game: str, jobs: int, folder: Path) -> None:
        self.name = game
        self.package = game.replace("-", "_")
        self.limit = 600.0
        self.copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for job in range(jobs):
            self.copies.put(interpreted_copy(folder / str(job)))

    def passes(self, mutant: Mutant | None) -> bool:
        copy = self.copies.get()
        try:
            if mutant is None:
                return self._tests(copy)
            path = copy / "clew" / "games" / self.package / mutant.file
            whole = path.read_bytes()
            path.write_bytes(whole[: mutant.start] + mutant.text.encode() + whole[mutant.end :])
            try:
                return self._tests(copy)
            finally:
                path.write_bytes(whole)
        finally:
            self.copies.put(copy)

    def _tests(self, copy: Path) -> bool:
        """Whether all tests pass; one that does not come to an end does not pass."""
        environment = os.environ | {
            "CLEW_BUILD": "interpreted",
            "PYTHONPATH": str(copy),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(copy / "hypothesis"),
        }
        rules = ["-m", "both_builds", f"tests/games/{self.package}"]
        reference = ["-k", "not noticed", f"tests/references/test_{self.package}.py"]
        observed = ["-k", self.name, "tests/envs/test_observations.py"]
        return all(self._pytest(tests, environment) for tests in (rules, reference, observed))

    def _pytest(self, tests: list[str], environment: dict[str, str]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=self.limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def rule_files(name: str) -> list[str]:
    """The files of a game that carry rules, as `clew rules GAME --where` names them."""
    game = find(name)
    folder = Path(str(game.folder()))
    lines = [line for found in rule_lines(game).values() for line in found if not line.data]
    files = {Path(line.file) for line in lines}
    return sorted(str(file.relative_to(folder)) for file in files if file.is_relative_to(folder))


def mutants_of(name: str, files: Sequence[str]) -> list[Mutant]:
    """Every place of these files of a game that can be broken."""
    folder = find(name).folder()
    refusals: dict[str, list[str]] = {}
    for named in (files_of("clew.core") / "state.py", folder / "refusals.py"):
        refusals |= Source(named.read_text("utf-8")).constants
    return [
        mutant
        for file in files
        for mutant in Breaker(file, folder.joinpath(file).read_text("utf-8"), refusals).mutants()
    ]


def break_game(name: str, mutants: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """Those of a game's mutants that no test notices."""
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(name, jobs, Path(folder))
        began = time.monotonic()
        if not runner.passes(None):
            raise SystemExit(f"the tests of {name} fail on the rules as they are")
        runner.limit = 20 + 4 * (time.monotonic() - began)
        survivors = []
        with ThreadPoolExecutor(jobs) as pool:
            for done, (mutant, lives) in enumerate(
                zip(mutants, pool.map(runner.passes, mutants), strict=True), 1
            ):
                if lives:
                    survivors.append(mutant)
                    print(f"  not noticed: {mutant}", flush=True)
                elif done % 20 == 0:
                    print(f"  {done} of {len(mutants)}", flush=True)
    return survivors


def main() -> None:
    parser = argparse.ArgumentParser(description="Breaks rules, and sees whether a test notices.")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    parser.add_argument("--file", action="append", help="instead of all files that carry rules")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants a game, by chance")
    parser.add_argument("--seed", type=int, default=1, help="which ones: the same seed, the same")
    parser.add_argument("--least", type=float, default=LEAST, help="the share to be noticed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="only count them, file by file")
    chosen = parser.parse_args()
    unnoticed: set[str] = set()
    below: list[str] = []
    for name in chosen.game or GAMES:
        mutants = mutants_of(name, chosen.file or rule_files(name))
        counted = Counter(mutant.file for mutant in mutants)
        print(f"{name}: {', '.join(f'{file} {n}' for file, n in counted.items())}", flush=True)
        if chosen.list:
            continue
        if 0 < chosen.sample < len(mutants):
            mutants = random.Random(chosen.seed).sample(mutants, chosen.sample)
        survivors = break_game(name, mutants, chosen.jobs)
        noticed = len(mutants) - len(survivors)
        print(f"{name}: {noticed} of {len(mutants)} mutants noticed", flush=True)
        unnoticed.update(rule for mutant in survivors for rule in mutant.rules)
        if noticed < chosen.least * len(mutants):
            below.append(name)
    if unnoticed:
        print(f"rules with a part that no test notices: {', '.join(sorted(unnoticed))}")
    if below:
        raise SystemExit(f"less than {chosen.least:.0%} noticed: {', '.join(below)}")


if __name__ == "__main__":
    main()
