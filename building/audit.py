"""`make audit`: asks the advisory databases about the libraries that the server and the page use.

Ends with 1 where a weakness is known, and with 2 where nobody could be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

__all__ = ["judge_page", "judge_server", "main"]

_UNREACHED = "The advisory database for {} cannot be reached from here: nothing was audited."


def judge_server(report: str) -> tuple[int, str]:
    """What pip-audit's report means, as an exit status and a text."""
    try:
        found: list[dict[str, Any]] = json.loads(report)["dependencies"]
    except (ValueError, KeyError):
        return 2, _UNREACHED.format("the server's libraries")
    known = [one for one in found if "vulns" in one]
    if not known:
        return 2, _UNREACHED.format("the server's libraries")
    weak = [
        f"{one['name']} {one['version']}: {', '.join(each['id'] for each in one['vulns'])}"
        for one in known
        if one["vulns"]
    ]
    unknown = f", {len(found) - len(known)} not known there" if len(known) < len(found) else ""
    said = f"The server's libraries: {len(known)} audited{unknown}, {len(weak)} with weaknesses."
    return (1 if weak else 0), "\n".join([said, *weak])


def judge_page(report: str) -> tuple[int, str]:
    """The same for npm's report."""
    try:
        counts: dict[str, int] = json.loads(report)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        return 2, _UNREACHED.format("the page's packages")
    total = counts["total"]
    return (1 if total else 0), f"The page's packages: {total} with weaknesses."


def main() -> int:
    root = Path(__file__).parents[1]
    lock = str(root / "deploy" / "server.txt")
    pip_audit = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"]
    server = _run([*pip_audit, "--progress-spinner", "off", "-f", "json", "-r", lock], root)
    page = _run(["npm", "audit", "--json", "--package-lock-only"], root / "web")
    status = 0
    for code, text in (judge_server(server), judge_page(page)):
        print(text)
        status = max(status, code)
    return status


def _run(command: list[str], folder: Path) -> str:
    """What a command prints; nothing where it is not there."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
