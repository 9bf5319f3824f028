"""The pieces of a page without a server: Pyodide, and Clew with its libraries in parts.

`make site` runs it before the page is built. The libraries come from the package index as
`building/site.txt` pins them, Pyodide from the page's own packages. Everything is compiled by the
very Python that will run it, and that Python also answers here what never changes.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

__all__ = ["main"]

ROOT = Path(__file__).parent.parent
PIECES = ROOT / "build" / "pieces"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What wheels of this Pyodide are called."""
PYTHON = "3.14"
LOCALES = ("root", "en", "fr", "de")
"""The languages there are: Babel knows a thousand more."""
PACKAGES = (
    "alone",
    "bots",
    "core",
    "games",
    "play",
    "puzzles",
    "study",
    "table",
    "tutorial",
    "words",
)
OTHER_PLACES = (
    "batch",
    "difficulty",
    "exploit",
    "fitting",
    "making",
    "painter",
    "processes",
    "rule_lines",
    "terminal",
    "training",
)
"""Parts of them that are for other places."""
NOT_NEEDED = (
    "babel/messages/",
    "babel/support.py",
    "babel/units.py",
    "babel/lists.py",
    "babel/locale-data/",
    "pytz/zoneinfo/",
    "__pycache__",
    "/tests/",
    ".pyi",
    "librt/base64",
    "librt/internal",
    "librt/random",
    "librt/strings",
    "librt/threading",
    "librt/time",
)
PARTS = {"words": ("attr", "attrs", "babel", "fluent", "pytz", "typing_extensions")}
"""Libraries that come to a browser when they are first needed, like each game. The rest comes at
once."""
OF_THE_PAGE = ("page.", "help.", "errors.")
"""Words that the page itself has, and Python never says."""
AT_ONCE = ("cast.json",)
"""Files of a game that are asked for before the game is chosen."""
UNASKED = ("typing_extensions",)
"""Others take it if it is there, and do without it."""
LICENCE = ("licence", "license", "copying", "notice", "authors")
FILES = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
"""Pyodide's files, and what they are called here: not every host knows that .mjs is JavaScript."""


def main() -> None:
    wheels = _wheels()
    stage = PIECES / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    for wheel in wheels:
        _unpack(wheel, stage)
    _copy_clew(stage)
    _copy_pyodide()
    _compile(stage)
    _pack(stage)
    shutil.rmtree(stage)


def _wheels() -> list[Path]:
    """The libraries, downloaded once for every list of them."""
    listed = ROOT / "building" / "site.txt"
    folder = ROOT / "build" / "wheels"
    mark = folder / "site.txt"
    if not mark.exists() or mark.read_text() != listed.read_text():
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        only = ["--no-deps", "--only-binary=:all:", "--require-hashes"]
        made_for = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
        command = [*pip, *only, *made_for, "--dest", str(folder), "--requirement", str(listed)]
        if subprocess.run(command, check=False).returncode:
            sys.exit("The libraries of the site cannot be had: see above.")
        shutil.copy(listed, mark)
    return sorted(folder.glob("*.whl"))


def _unpack(wheel: Path, stage: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            locale = name.startswith("babel/locale-data/") and Path(name).stem in LOCALES
            if ".dist-info/" in name:
                needed = Path(name).name.lower().startswith(LICENCE)
            else:
                needed = locale or not any(part in name for part in NOT_NEEDED)
            if needed:
                packed.extract(name, stage)


def _copy_clew(stage: Path) -> None:
    source = ROOT / "src" / "clew"
    chosen = [source / "__init__.py", source / "notes.py"]
    for package in PACKAGES:
        chosen += [path for path in (source / package).rglob("*") if path.is_file()]
    for path in chosen:
        name = path.relative_to(source)
        elsewhere = any(part in OTHER_PLACES for part in name.with_suffix("").parts)
        own_words = name.parent.name == "words" and name.name.startswith(OF_THE_PAGE)
        if elsewhere or own_words or "__pycache__" in name.parts:
            continue
        (stage / "clew" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, stage / "clew" / name)


def _compile(stage: Path) -> None:
    """Runs `web/build/compile.js`: modules become bytecode, and answers are written."""
    node = shutil.which(
        "node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    )
    if node is None:
        sys.exit("The site cannot be built: there is no node.")
    script = ROOT / "web" / "build" / "compile.js"
    places = [stage, PIECES / "answers.json", _library()]
    subprocess.run([node, str(script), *map(str, places)], check=True)
    shutil.copy(_library(), PIECES / "pyodide" / "python_stdlib.zip")


def _library() -> Path:
    """The standard library, compiled once for every Pyodide."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    return ROOT / "build" / f"python_stdlib-{version}.zip"


def _pack(stage: Path) -> None:
    """A file for each part, and the modules that each begins with."""
    games = sorted(path for path in (stage / "clew" / "games").iterdir() if path.is_dir())
    parts = {path.name: [path] for path in games}
    begins = {name: [f"clew.games.{name}"] for name in parts}
    for game in games:
        if puzzles := sorted(game.glob("puzzles.*")):
            # A part before the game's own: what is in one part is left out of the next.
            parts = {f"{game.name}_puzzles": puzzles, **parts}
            begins[f"{game.name}_puzzles"] = [f"clew.games.{game.name}.puzzles"]
    for name, tops in PARTS.items():
        parts[name] = [stage / top for top in tops] + [stage / f"{top}.pyc" for top in tops]
        begins[name] = [top for top in tops if top not in UNASKED]
    folder = PIECES / "parts"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, places in parts.items():
        found = [path for place in places for path in (place, *place.rglob("*"))]
        chosen = [path for path in found if path.is_file() and path.name not in AT_ONCE]
        _write_part(stage, chosen, folder / f"{name}.pack")
        for path in chosen:
            path.unlink()
    _write_part(stage, [path for path in stage.rglob("*") if path.is_file()], folder / "clew.pack")
    (PIECES / "parts.json").write_text(json.dumps({"clew": [], **begins}))


def _write_part(stage: Path, chosen: list[Path], to: Path) -> None:
    """Names and lengths, then all contents: packed together they are smaller than each alone, and
    a browser unpacks them itself. The same part for the same files, whenever it is made."""
    ordered = sorted(chosen, key=lambda path: (path.suffix, path))
    contents = [path.read_bytes() for path in ordered]
    names = [path.relative_to(stage).as_posix() for path in ordered]
    index = json.dumps(list(zip(names, map(len, contents), strict=True))).encode()
    whole = b"".join([len(index).to_bytes(4, "big"), index, *contents])
    to.write_bytes(gzip.compress(whole, 9, mtime=0))


def _copy_pyodide() -> None:
    folder = PIECES / "pyodide"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, here in FILES.items():
        content = (PYODIDE / name).read_bytes()
        if name == "pyodide.mjs":
            text = content.decode().replace("pyodide.asm.mjs", "pyodide.asm.js")
            content = text.split("//# sourceMappingURL")[0].encode()
        (folder / here).write_bytes(content)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (PIECES / "lock.json").write_text(json.dumps({"info": lock["info"]}))


if __name__ == "__main__":
    main()
