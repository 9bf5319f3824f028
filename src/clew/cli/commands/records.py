"""Commands for games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.cli.output import language
from clew.cli.parameters import Json, Language

__all__ = ["export", "replay", "verify"]


def verify(
    file: Path,
    /,
    *,
    receipt: Annotated[
        Path | None, Parameter(help="What the page or `clew connect` kept of this game.")
    ] = None,
    key: Annotated[str, Parameter(help="The key that must have signed, in hexadecimal.")] = "",
    lang: Language = None,
    json: Json = False,
) -> None:
    """Say what a record proves: by itself, by its signature, and by a receipt."""
    from clew.cli.verdicts import show_verdict

    show_verdict(file, receipt, key, language(lang), as_json=json)


def replay(
    file: Path,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Only what this seat knew; 0 is a spectator.")
    ] = None,
    step: Annotated[int | None, Parameter(help="Only the position after this entry.")] = None,
    variation: Annotated[
        int | None, Parameter(help="Only this one of the variations kept beside the record.")
    ] = None,
    whole: Annotated[
        bool, Parameter(name="--all", negative=(), help="Everything at once, without asking.")
    ] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Step through a recorded game."""
    from clew.cli.replays import show_replay, show_variation

    if variation is not None:
        show_variation(file, variation, seat, language(lang), as_json=json)
        return
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
