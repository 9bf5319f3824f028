"""Commands for who plays: games, rules, learn, play, hint, puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.cli.output import language, warn_if_interpreted
from clew.cli.parameters import Json, Language, Options, Plain, read_options, split
from clew.core.errors import ClewError

__all__ = ["games", "hint", "learn", "play", "puzzle", "puzzles", "rules"]


def games(game: str = "", /, *, lang: Language = None, json: Json = False) -> None:
    """List the games, or the options of one."""
    from clew.cli.listing import list_games, list_options

    if game:
        list_options(game, language(lang), as_json=json)
    else:
        list_games(language(lang), as_json=json)


def rules(
    game: str,
    /,
    *,
    where: Annotated[
        bool, Parameter(negative=(), help="The lines of code that carry each rule instead.")
    ] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Show a game's numbered rules, and which are the book's and which are ours."""
    from clew.cli.rulebook import show, show_lines

    if where:
        show_lines(game, as_json=json)
    else:
        show(game, language(lang), as_json=json)


def learn(game: str, /, *, plain: Plain = False, lang: Language = None) -> None:
    """Learn a game by playing it: five minutes, on prepared positions."""
    from clew import terminal

    terminal.learn(game, language(lang), plain=plain)


def play(
    game: Annotated[str | None, Parameter(help="By default labyrinth.")] = None,
    /,
    *,
    seats: Annotated[
        str,
        Parameter(
            help="Who plays, by seat: human, a bot, net:FILE or cmd:PROGRAM; by default you and a "
            "simple bot."
        ),
    ] = "",
    bot: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="Instead of seats: you first, then these: adept, mine (your level), net:FILE, "
            "cmd:PROGRAM.",
        ),
    ] = [],  # noqa: B006
    names: Annotated[str | None, Parameter(help="Names for the humans, or for all.")] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[str | None, Parameter(help="The same seed gives the same game.")] = None,
    plain: Plain = False,
    resume: Annotated[
        list[Path] | None,
        Parameter(
            consume_multiple=True,
            negative=(),
            help="Continue a saved game: its file or name; without one, lists those there are.",
        ),
    ] = None,
    save: Annotated[Path | None, Parameter(help="Where the record goes.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from clew import terminal

    if bot and seats:
        raise ClewError(
            "--seats names everybody already: leave --bot out", why="seats-and-bot", less="--bot"
        )
    if resume is not None and len(resume) != 1:
        _list_saved(game, resume, language(lang))
        return
    warn_if_interpreted(lang)
    terminal.play(
        game,
        seats=_against(game, bot) if bot else split(seats),
        names=split(names) if names else None,
        options=read_options(option),
        seed=seed,
        plain=plain,
        resume=resume[0] if resume else None,
        save=save,
        lang=language(lang),
    )


def _list_saved(game: str | None, files: list[Path], lang: str) -> None:
    from clew.cli.listing import list_saved

    if files:
        raise ClewError("--resume continues one game, not several", why="resume-one")
    list_saved(game, lang)


def _against(game: str | None, bots: list[str]) -> list[str]:
    """A human and bots; the last bot is repeated where the game needs more players."""
    from clew.games import find

    least = find(game).players[0] if game else 2
    return ["human", *bots] + [bots[-1]] * (least - 1 - len(bots))


def hint(
    file: Path,
    /,
    *,
    bot: Annotated[str, Parameter(help="The bot to ask.")] = "master",
    step: Annotated[
        int | None, Parameter(help="After this entry; by default after the last.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Say what a bot would do in a saved game, and why."""
    from clew.cli.hints import show_hint

    warn_if_interpreted(lang)
    show_hint(file, bot, step, language(lang), as_json=json)


def puzzles(
    what: Annotated[str, Parameter(help="list, or make: work out new ones.")] = "list",
    game: Annotated[str, Parameter(help="make: for which game.")] = "",
    /,
    *,
    seed: Annotated[int, Parameter(help="make: the same seed makes the same ones.")] = 1,
    count: Annotated[int, Parameter(help="make: this many of each length.")] = 50,
    out: Annotated[Path, Parameter(help="make: the file to write.")] = Path("puzzles.json"),
    json: Json = False,
) -> None:
    """List the puzzles, or make new ones."""
    from clew.cli.puzzles import list_puzzles, make_puzzles

    if what == "list":
        list_puzzles(as_json=json)
    elif what == "make":
        if not game:
            raise ClewError("clew puzzles make GAME: name the game")
        if count < 1:
            raise ClewError(f"--count {count}: at least one of each")
        make_puzzles(game, out, seed, count)
    else:
        raise ClewError(f"puzzles {what}: it must be list or make")


def puzzle(
    name: Annotated[
        str,
        Parameter(help="A puzzle, or a game for your next one; by default the puzzle of the day."),
    ] = "",
    /,
    *actions: Annotated[str, Parameter(help="Try these instead of being asked.")],
    daily: Annotated[bool, Parameter(negative=(), help="The puzzle of the day.")] = False,
    plain: Plain = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Solve a puzzle in the terminal."""
    from clew.cli.puzzles import solve_puzzle

    if daily and name:
        raise ClewError(
            f"--daily is a puzzle of its own: leave {name} out", why="daily-alone", name=name
        )
    solve_puzzle(name, list(actions), language(lang), plain=plain, as_json=json)
