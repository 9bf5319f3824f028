"""What is compiled is found by its mark, kept, and taken again."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from building import rules
from building.progress import Bar


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small tree: one marked module, what it imports, and one more."""
    source = tmp_path / "tree" / "src" / "clew"
    source.mkdir(parents=True)
    (source / "rules.py").write_text(f"{rules.MARK}\nfrom clew.base import one\n")
    (source / "base.py").write_text("one = 1\n")
    (source / "apart.py").write_text(f'"""Names {rules.MARK} only."""\n')
    building = tmp_path / "tree" / "building"
    building.mkdir()
    (building / "compiler.py").touch()
    return tmp_path / "tree"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Stands for the compiler; every time it is called is noted."""
    calls = []

    def compile_(root: Path, out: Path) -> Path:
        calls.append(root)
        (out / "clew").mkdir()
        (out / "clew" / "rules.so").touch()
        return out

    monkeypatch.setattr(rules, "_compile", compile_)
    monkeypatch.setenv("CLEW_COMPILED", str(tmp_path / "kept"))
    return calls


def test_the_mark_is_the_first_line(tree: Path) -> None:
    assert rules.marked(tree) == [tree / "src" / "clew" / "rules.py"]


def test_what_was_compiled_once_is_kept(tree: Path, compiled: list[Path]) -> None:
    assert list(rules.compiled(tree)) == ["clew/rules.so"]
    assert list(rules.compiled(tree)) == ["clew/rules.so"]
    assert len(compiled) == 1


@pytest.mark.parametrize("changed", ["src/clew/rules.py", "src/clew/base.py"])
def test_a_changed_module_or_what_it_imports_is_compiled_again(
    changed: str, tree: Path, compiled: list[Path]
) -> None:
    rules.compiled(tree)
    (tree / changed).write_text((tree / changed).read_text() + "two = 2\n")
    rules.compiled(tree)
    assert len(compiled) == 2


def test_what_is_not_compiled_may_change(tree: Path, compiled: list[Path]) -> None:
    rules.compiled(tree)
    (tree / "src/clew/apart.py").write_text("three = 3\n")
    rules.compiled(tree)
    assert len(compiled) == 1


def test_the_c_compiler_has_nothing_to_do_where_the_c_is_the_same(
    tree: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A comment has changed: mypyc makes the same of it."""
    built = []

    def compile_modules(
        source: Path, modules: list[Path], _: Path, out: Path, known: Callable[[str], bool]
    ) -> None:
        text = "".join(path.relative_to(source).as_posix() for path in modules)
        if not known(text):
            built.append(text)
            (out / "rules.so").write_text(text)

    monkeypatch.setattr("building.compiler.compile_modules", compile_modules)
    monkeypatch.setenv("CLEW_COMPILED", str(tmp_path / "kept"))
    first = rules.compiled(tree)
    (tree / "src/clew/rules.py").write_text(f"{rules.MARK}\n# A remark.\n")
    second = rules.compiled(tree)
    assert list(first) == list(second) == ["rules.so"]
    assert first["rules.so"] != second["rules.so"]
    assert len(built) == 1
    (tree / "src/clew/more.py").write_text(f"{rules.MARK}\n")
    rules.compiled(tree)
    assert len(built) == 2


def test_without_a_folder_it_is_kept_in_the_users_cache(
    tree: Path, compiled: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CLEW_COMPILED")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: str(tmp_path / "u"))
    (place,) = rules.compiled(tree).values()
    assert compiled == [tree]
    assert place.is_relative_to(tmp_path / "u" / "compiled")


def test_a_failed_compilation_leaves_nothing_behind(
    tree: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(_: Path, out: Path) -> Path:
        (out / "half.so").touch()
        raise RuntimeError("no compiler")

    monkeypatch.setattr(rules, "_compile", fails)
    monkeypatch.setenv("CLEW_COMPILED", str(tmp_path / "kept"))
    with pytest.raises(RuntimeError, match="no compiler"):
        rules.compiled(tree)
    assert list((tmp_path / "kept").iterdir()) == []


def test_the_bar_learns_how_slow_the_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds are expected for the first step; it takes twenty, so the rest takes sixty."""
    now = 100.0
    monkeypatch.setattr("building.progress.time.monotonic", lambda: now)
    bar = Bar("Compiling", io.StringIO())
    bar.stages([10.0, 30.0])
    assert bar.shown() == (0.0, 40.0)
    now = 120.0
    bar.next()
    assert bar.shown() == (0.25, 60.0)
    assert bar.line() == "Compiling ██████░░░░░░░░░░░░░░░░░░  25%, about 60 s to go"


def test_the_bar_never_ends_before_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("building.progress.time.monotonic", lambda: now)
    bar = Bar("Compiling", io.StringIO())
    bar.stages([10.0])
    now = 1000.0
    share, left = bar.shown()
    assert share < 1
    assert left > 0
