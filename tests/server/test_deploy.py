"""What `deploy/` says, against what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from uvicorn.middleware.proxy_headers import _TrustedHosts

from building.audit import judge_page, judge_server
from building.images import FILES, IMAGE, renewed
from clew.server.figures import Figures
from clew.server.settings import load, unknown_names
from tests.server.harness import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDED = {
    "server.txt": [*PROJECT["project"]["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"]],
    "build.txt": PROJECT["build-system"]["requires"],
}


@pytest.mark.parametrize("name", NEEDED)
def test_a_lock_has_everything_with_its_hashes(name: str) -> None:
    """`make lock` makes it anew when this fails."""
    text = (ROOT / "deploy" / name).read_text()
    parts = re.split(r"\n(?=[a-z])", text.partition("\n\n")[0].partition("make lock\n")[2])
    locked = {}
    for part in parts:
        requirement, *hashes = re.split(r" \\\n +--hash=sha256:", part.strip())
        assert hashes, requirement
        assert all(re.fullmatch("[0-9a-f]{64}", one) for one in hashes)
        found = Requirement(requirement)
        locked[canonicalize_name(found.name)] = str(found.specifier).removeprefix("==")
    assert "://" not in text
    for wanted in map(Requirement, NEEDED[name]):
        version = locked[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), wanted


@pytest.mark.parametrize("name", FILES)
def test_every_image_is_named_by_its_digest(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    fetched = re.findall(r"(?m)^\s*(?:FROM|image:|ARG PYTHON_IMAGE=)\s*(\S+)", text)
    named = [one for one in fetched if one != "${PYTHON_IMAGE}"]
    assert named
    assert all(IMAGE.fullmatch(one) for one in named), named


def test_new_digests_change_nothing_else() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text()
    new = renewed(text, lambda tag: f"sha256:{len(tag):064x}")
    assert f"image: caddy:2-alpine@sha256:{14:064x}\n" in new
    assert IMAGE.sub("", new) == IMAGE.sub("", text)
    same = {found["tag"]: found["digest"] for found in IMAGE.finditer(text)}
    assert renewed(text, same.__getitem__) == text


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed here")
def test_the_unit_may_do_little() -> None:
    """0 is nothing, 10 is everything; it was 7.2."""
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(ROOT / "deploy" / "clew.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for clew.service: ([\d.]+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) < 3


def test_an_audit_says_what_it_found() -> None:
    fine = {"name": "a", "version": "1", "vulns": []}
    weak = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
    unknown = {"name": "c", "skip_reason": "not found"}

    def judged(*dependencies: object) -> tuple[int, str]:
        return judge_server(json.dumps({"dependencies": dependencies}))

    assert judged(fine)[0] == 0
    status, text = judged(fine, weak, unknown)
    assert status == 1
    assert "b 2: PYSEC-1" in text
    assert "1 not known there" in text
    for nobody in (judged(unknown), judge_server(""), judge_server("no such host")):
        assert nobody[0] == 2
        assert "cannot be reached" in nobody[1]
    assert judge_page('{"metadata": {"vulnerabilities": {"total": 0}}}')[0] == 0
    assert judge_page('{"metadata": {"vulnerabilities": {"total": 3}}}')[0] == 1
    assert judge_page('{"error": {"code": "ENOAUDIT"}}')[0] == 2


def test_the_sample_file_has_settings_and_no_others() -> None:
    """Also where they are comments, and with the values that stand there."""
    text = (ROOT / "deploy" / "clew.toml").read_text()
    everything = re.sub(r"(?m)^# (?=[a-z_]+ = )", "", text)
    values = tomllib.loads(everything)
    assert len(values) > 15
    assert set(tomllib.loads(text)) < set(values)
    settings = load(values, environment={})
    assert settings.moderators == ["themis"]


def test_compose_says_what_the_server_understands() -> None:
    """Its environment is settings; the proxy that is believed is in its network; every file that it
    names is there."""
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    environment = compose["services"]["clew"]["environment"]
    filled = {
        name: re.sub(r"\$\{(\w+)(?::\?|:-(\w*))\}", lambda found: found[2] or found[1], value)
        for name, value in environment.items()
    }
    assert unknown_names(filled) == []
    settings = load({}, environment={**filled, "CLEW_WORKERS": "2"})
    assert not settings.is_sqlite
    (subnet,) = compose["networks"]["inside"]["ipam"]["config"]
    assert settings.trusted_proxies == [subnet["subnet"]]
    assert "172.28.57.3" in _TrustedHosts(settings.trusted_proxies)
    assert "172.28.58.3" not in _TrustedHosts(settings.trusted_proxies)
    example = (ROOT / "deploy" / "compose.env.example").read_text()
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / "deploy" / "compose.yaml").read_text()))
    assert wanted == set(re.findall(r"(?m)^(\w+)=", example))


def test_an_image_is_built_from_what_is_let_in() -> None:
    """What the container file copies passes .dockerignore; the README comes after the compiling."""
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    copied = [
        name
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for name in line.split()[1:-1]
    ]
    let_in = [
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    ]
    for name in copied:
        assert (ROOT / name).exists(), name
        assert any(name == one or name.startswith(f"{one}/") for one in let_in), name
    compiles = next(i for i, line in enumerate(lines) if "-m building.rules" in line)
    assert all("README" not in line for line in lines[:compiles] if line.startswith("COPY"))
    assert any(line.startswith("HEALTHCHECK") and "8000" not in line for line in lines)


def test_the_dashboard_shows_figures_that_exist() -> None:
    """And all of them are shown."""
    ends = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",), "gauge": ("",)}
    told = {
        family.name + end for family in Figures().registry.collect() for end in ends[family.type]
    }
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    shown = set(re.findall(r"clew_\w+", " ".join(expressions)))
    assert shown <= told
    end = re.compile("_(total|bucket|count|sum)$")
    assert {end.sub("", name) for name in told} == {end.sub("", name) for name in shown}
