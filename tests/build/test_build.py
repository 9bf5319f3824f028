"""The build: compiled where it can be, interpreted where not, and it says which."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import clew
from building.rules import MARK, marked

ROOT = Path(__file__).parent.parent.parent


def install(target: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Installs the checkout into a folder, as `pip install .` would."""
    command = [sys.executable, "-m", "pip", "install", "-v", "--disable-pip-version-check"]
    command += ["--no-build-isolation", "--no-deps", "--target", str(target), str(ROOT)]
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CLEW_PURE")}
    clean["CLEW_PAGE"] = "0"
    return subprocess.run(
        command, env={**clean, **env}, capture_output=True, text=True, timeout=300, check=False
    )


def version(target: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "clew.cli", "--version"],
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout


def test_a_compiler_is_there() -> None:
    """What the tests need is installed, or this says so."""
    assert shutil.which("cc"), "the tests need a C compiler: install gcc or clang"


def test_without_a_compiler_the_install_succeeds_interpreted(tmp_path: Path) -> None:
    """No C compiler costs speed, not the game; the build and `clew --version` say so."""
    done = install(tmp_path, CC="no-such-compiler")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "installed interpreted" in done.stdout + done.stderr
    assert "(interpreted" in version(tmp_path)
    assert not list(tmp_path.rglob("*.so"))


def test_compile_or_fail_without_a_compiler_fails(tmp_path: Path) -> None:
    """CLEW_PURE=0 is for those who must have the compiled build."""
    assert install(tmp_path, CC="no-such-compiler", CLEW_PURE="0").returncode != 0


def test_pure_leaves_everything_interpreted(tmp_path: Path) -> None:
    """CLEW_PURE=1 does not even try."""
    assert install(tmp_path, CLEW_PURE="1").returncode == 0
    assert "(interpreted" in version(tmp_path)


def test_metadata_is_given_without_compiling(tmp_path: Path) -> None:
    """pip asks for it first; with this environment compiling would fail."""
    code = (
        "import sys; from building import backend; "
        "print(backend.prepare_metadata_for_build_wheel(sys.argv[1]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PIP_BUILD_TRACKER": "x", "CC": "no-such-compiler", "CLEW_PURE": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    written = (tmp_path / done.stdout.strip() / "METADATA").read_text()
    assert "Name: clew-games\n" in written
    assert "Author: The Clew developers\n" in written


def test_no_compiled_file_is_left_beside_a_source() -> None:
    """A stale compiled file would beat an edited source silently."""
    assert [path.name for path in (ROOT / "src").rglob("*.so")] == []


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The C that mypyc makes of the compiled modules."""
    folder = tmp_path_factory.mktemp("mypyc")
    shutil.copytree(ROOT / "src", folder / "src")
    code = (
        "import sys; from pathlib import Path; from building.compiler import translate; "
        "from building.rules import marked; "
        "source, out = map(Path, sys.argv[1:]); translate(source, marked(source), out)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder / "src"), str(folder / "c")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return "\n".join(path.read_text() for path in (folder / "c").rglob("*.c"))


def test_what_carries_the_mark_is_compiled_and_nothing_else() -> None:
    """A module is compiled if its first line says so; no list elsewhere knows it."""
    package = Path(clew.__file__).parent
    libraries = {
        str(path.relative_to(package)).split(".")[0]
        for path in package.rglob("*")
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }
    assert libraries == {str(path.relative_to(package))[:-3] for path in marked(package)}


def test_the_mark_stands_where_it_is_looked_for() -> None:
    """A mark further down would be read by people and not by the build."""
    said = [path for path in (ROOT / "src").rglob("*.py") if MARK in path.read_text().splitlines()]
    assert sorted(said) == marked(ROOT / "src")


def test_no_literal_is_shifted_in_32_bits(generated: str) -> None:
    """A constant on the left of << is a 32-bit shift in C: wrong results, silently."""
    assert re.findall(r"= -?[0-9]+ << cpy\w*", generated) == []


def test_the_page_is_built_and_served_from_the_install(tmp_path: Path) -> None:
    """CLEW_PAGE=1: node comes from PyPI, the page's packages as the lock file names them."""
    done = install(tmp_path, CLEW_PURE="1", CLEW_PAGE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "clew" / "page" / "index.html").is_file()


def test_without_a_registry_the_install_succeeds_without_the_page(tmp_path: Path) -> None:
    done = install(
        tmp_path,
        CLEW_PURE="1",
        CLEW_PAGE="",
        npm_config_registry="http://127.0.0.1:9",
        npm_config_cache=str(tmp_path / "empty"),
        npm_config_fetch_retries="0",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "without its page" in done.stdout + done.stderr
    assert not (tmp_path / "clew" / "page").exists()


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()
