"""From typed Python to one library: mypyc writes C, a file a module; the C compiler does the rest.

All processors work at once. Functions are inlined across modules when the files are linked
(-flto); where a compiler cannot do that, the rules are up to two fifths slower and no less right.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

from building.progress import Bar

__all__ = ["compile_modules", "translate"]

_MYPY = ["--strict", "--explicit-package-bases", "--namespace-packages"]
_TRANSLATE, _COMPILE, _LINK_ALONE, _LINK_SHARED = 7.0, 20.0, 12.0, 40.0
"""Seconds that the steps took one processor when they were measured; only their proportions
matter. Linking begins with a part that runs alone."""
_NEVER_REPLACED = "-fno-semantic-interposition"
"""Calls within the library can only be inlined when nobody may replace them."""


def compile_modules(
    source: Path, modules: list[Path], work: Path, out: Path, known: Callable[[str], bool]
) -> None:
    """Compiles modules below a source folder; writes the libraries, by package, into a folder.
    `known` is told the digest of the C, and may say that what it becomes is there already."""
    # Extensions are only known once mypyc has written them; a look at the compiler comes before.
    command = _Compiling(Distribution({"name": "clew", "ext_modules": [Extension("clew", [])]}))
    command.build_lib, command.build_temp = str(out), str(work / "objects")
    command.ensure_finalized()
    command.prepare = lambda: translate(source, modules, work / "c")
    command.known = known
    command.jobs = _processors()
    try:
        with Bar("Compiling the rules") as command.bar:
            command.run()
    except CCompilerError as error:
        raise RuntimeError(f"the C compiler failed: {error}") from error


def digest_of(folder: Path) -> str:
    """What the files of a folder say, in one word."""
    said = hashlib.sha256()
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        said.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return said.hexdigest()[:32]


def translate(source: Path, modules: list[Path], out: Path) -> list[Extension]:
    """Writes the C of modules below a source folder into another; what is to be built from it."""
    said = io.StringIO()
    with contextlib.chdir(source), _path(source), contextlib.redirect_stdout(said):
        try:
            extensions: list[Extension] = mypycify(
                [*_MYPY, *(str(path.relative_to(source)) for path in modules)],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                target_dir=str(out),
                group_name="clew",
            )
        except SystemExit as stopped:  # mypy's way to say that the types are wrong
            raise RuntimeError(f"mypyc: {said.getvalue() or stopped}") from None
    return extensions


@contextlib.contextmanager
def _path(folder: Path) -> Iterator[None]:
    """Where mypy looks for modules."""
    before = os.environ.get("MYPYPATH")
    os.environ["MYPYPATH"] = str(folder)
    try:
        yield
    finally:
        del os.environ["MYPYPATH"]
        if before is not None:
            os.environ["MYPYPATH"] = before


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Compiling(build_ext):
    """setuptools' way to the C compiler, with all processors."""

    jobs: int
    bar: Bar
    prepare: Callable[[], list[Extension]]
    known: Callable[[str], bool]
    compiler: Any

    def build_extensions(self) -> None:
        flags = self._flags()
        link = _LINK_ALONE + _LINK_SHARED / self.jobs
        self.bar.stages([_TRANSLATE, _COMPILE / self.jobs, link])
        self.extensions = self.prepare()
        if self.known(digest_of(Path(self.build_temp).parent / "c")):
            return
        self.bar.next()
        sources = [(one, extension) for extension in self.extensions for one in extension.sources]
        sources.sort(key=lambda pair: -Path(pair[0]).stat().st_size)
        with ThreadPoolExecutor(self.jobs) as pool:
            made = list(pool.map(lambda pair: self._object(pair[0], pair[1], flags), sources))
        objects = {one: file for (one, _), file in zip(sources, made, strict=True)}
        self.bar.next()
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(lambda one: self._link(one, objects, flags), self.extensions))

    def _flags(self) -> list[str]:
        """The best flags that this compiler knows, tried on a small file before the long work."""
        if self.compiler.compiler_type != "unix":
            return []  # setuptools asks Microsoft's compiler for the same by itself
        folder = Path(self.build_temp)
        folder.mkdir(parents=True, exist_ok=True)
        small = folder / "small.c"
        small.write_text("int small(void) { return 0; }\n")
        lto: list[list[str]] = [["-flto=thin"], [f"-flto={self.jobs}"], []]
        for flags in (*([_NEVER_REPLACED, *some] for some in lto), []):
            first = [*self.compiler.compiler_so, *flags, "-c", "small.c", "-o", "small.o"]
            then = [*self.compiler.linker_so, *flags, "small.o", "-o", "small.so"]
            if _works(first, folder) and _works(then, folder):
                return flags
        raise RuntimeError(f"no C compiler works here (tried {self.compiler.compiler_so[0]})")

    def _object(self, source: str, extension: Extension, flags: list[str]) -> str:
        """Compiles a C file; the object file that it became."""
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *_of(extension, flags)],
        )
        return made[0]

    def _link(self, extension: Extension, objects: dict[str, str], flags: list[str]) -> None:
        self.compiler.link_shared_object(
            [objects[source] for source in extension.sources],
            self.get_ext_fullpath(extension.name),
            libraries=self.get_libraries(extension),
            export_symbols=self.get_export_symbols(extension),
            extra_postargs=_of(extension, flags),
            build_temp=self.build_temp,
            target_lang="c",
        )


def _of(extension: Extension, flags: list[str]) -> list[str]:
    """The flags that an extension gets: what a module is imported by is ten lines of C."""
    return flags if extension.name.endswith("__mypyc") else []


def _works(command: list[str], folder: Path) -> bool:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0
