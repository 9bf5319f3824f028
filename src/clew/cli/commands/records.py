"""Commands for games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.cli.output import language
from clew.cli.parameters import Json, Language

__all__ = ["export", "replay", "verify"]


def verify(file: Path, /, *, lang: Language = None, json: Json = False) -> None:
    """Prove that a record's commitment, shuffle, draws and actions belong together."""
    from clew.cli.records import show_verdict

    show_verdict(file, language(lang), as_json=json)


def replay(
    file: Path,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Only what this seat knew; 0 is a spectator.")
    ] = None,
    step: Annotated[int | None, Parameter(help="Only the position after this entry.")] = None,
    whole: Annotated[
        bool, Parameter(name="--all", negative=(), help="Everything at once, without asking.")
    ] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Step through a recorded game."""
    from clew.cli.records import show_replay

    show_replay(file, seat, step, language(lang), whole=whole, as_json=json)


def export(
    out: Annotated[Path, Parameter(help="The file: .jsonl, .jsonl.gz or .parquet.")],
    /,
    *,
    records: Annotated[
        list[Path],
        Parameter(negative=(), help="A folder of records or leagues; by default a server's games."),
    ] = [],  # noqa: B006
    names: Annotated[
        bool, Parameter(negative=(), help="The people in these records agree to be named.")
    ] = False,
    database: Annotated[str | None, Parameter(help="The same as for serve.")] = None,
    data: Annotated[str | None, Parameter(help="The same as for serve.")] = None,
    config: Annotated[Path | None, Parameter(help="The same as for serve.")] = None,
    json: Json = False,
) -> None:
    """Write finished public games as open data (docs/data.md)."""
    from clew.cli.export import run

    given = {"database": database, "data": data}
    settings = {k: v for k, v in given.items() if v is not None}
    run(out, records, settings, config, names=names, as_json=json)
