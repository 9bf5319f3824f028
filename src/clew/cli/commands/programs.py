"""Commands for programs of others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.cli.output import echo_json, language
from clew.cli.parameters import Language, Options, read_options, split

__all__ = ["connect", "engine", "schema"]


def schema(
    game: Annotated[str, Parameter(help="A game; or engine: the messages to programs.")], /
) -> None:
    """Print the JSON schemas of a game's options, view and events."""
    from clew.core.schemas import described_schema
    from clew.engine import messages
    from clew.games import find

    echo_json(messages.schema() if game == "engine" else described_schema(find(game)))


def engine(
    game: str,
    /,
    *,
    bot: Annotated[
        str,
        Parameter(
            help="Run this bot, or net:FILE, for another host; by default host games for a program."
        ),
    ] = "",
    games: Annotated[
        int, Parameter(help="Begin this many games by itself; then those the program asks for.")
    ] = 0,
    seats: Annotated[str, Parameter(help="By seat: you, or a bot; by default you first.")] = "",
    option: Options = [],  # noqa: B006
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "",
) -> None:
    """Speak the engine protocol: JSON lines on standard input and output (docs/engine.md)."""
    from clew.cli.engine import run

    run(game, bot, games, split(seats), read_options(option), seed)


def connect(
    url: Annotated[str, Parameter(help="The server: https://HOST.")],
    program: Annotated[str, Parameter(help="The program's command line, in quotes.")],
    /,
    *,
    token_file: Annotated[
        Path | None, Parameter(help="The file with its token; by default CLEW_TOKEN has it.")
    ] = None,
    receipts: Annotated[
        Path | None, Parameter(help="The folder for receipts; by default in the user's data.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let a program of your own play at the tables of a server (docs/engine.md)."""
    from clew.cli.engine import run_connect

    run_connect(url, program, token_file, receipts, language(lang))
