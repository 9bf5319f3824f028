"""The commands of `clew`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from clew import __version__
from clew.cli.output import echo_json, language, progress, table
from clew.core.errors import ClewError

__all__ = ["app"]

Language = Annotated[str | None, Parameter(name="--lang", help="en or fr; else the system's.")]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="For programs: JSON.")]
Ray = Annotated[
    str | None,
    Parameter(help="A Ray cluster instead: host:port, auto, or local (docs/cluster.md)."),
]
Options = Annotated[
    list[str],
    Parameter(name=["--option", "-o"], negative=(), help="An option of the game, name=value."),
]


def _version() -> str:
    from clew.testing.builds import is_compiled

    build = (
        "compiled" if is_compiled() else "interpreted: the rules were not compiled at the install"
    )
    return f"clew {__version__} ({build})"


app = App(
    name="clew",
    help="Five labyrinth games: with friends, against bots, and from Python.",
    version=_version,
    help_epilogue="Every command also takes --debug, which shows where an error came from.",
)


def _options(pairs: list[str]) -> dict[str, str]:
    """name=value, as often as wanted."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ClewError(f"--option {pair}: an option is name=value")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


@app.command
def games(*, lang: Language = None, json: Json = False) -> None:
    """List the games."""
    from clew.games import find, names
    from clew.words import words

    found = []
    for name in names():
        game = find(name)
        says = words(language(lang), game)
        found.append(
            {
                "id": name,
                "name": says.say(f"{name}-name"),
                "players": "–".join(str(n) for n in sorted({game.players[0], game.players[-1]})),
                "tagline": says.say(f"{name}-tagline"),
                "rules": str(game.version),
            }
        )
    if json:
        echo_json(found)
    else:
        table(None, [[game["id"], game["players"], game["tagline"]] for game in found])


@app.command
def schema(
    game: Annotated[str, Parameter(help="A game; or engine: the messages to programs.")], /
) -> None:
    """Print the JSON schemas of a game's options, view and events."""
    from clew.engine import messages
    from clew.games import find

    echo_json(messages.schema() if game == "engine" else find(game).schema())


@app.command
def rules(game: str, /, *, lang: Language = None, json: Json = False) -> None:
    """Show a game's numbered rules, and which are the book's and which are ours."""
    from clew.cli.rulebook import show

    show(game, language(lang), as_json=json)


@app.command
def learn(game: str, /, *, lang: Language = None) -> None:
    """Learn a game by playing it: five minutes, line by line."""
    from clew.cli.learning import run

    run(game, language(lang))


@app.command
def play(
    game: str = "labyrinth",
    /,
    *,
    seats: Annotated[
        str,
        Parameter(
            help="Who plays: human, a bot or cmd:PROGRAM, by seat; else you and a simple bot."
        ),
    ] = "",
    bot: Annotated[
        list[str],
        Parameter(negative=(), help="Instead of seats: you first, then these: adept, cmd:PROGRAM."),
    ] = [],  # noqa: B006
    names: Annotated[str | None, Parameter(help="What the humans, or all, are called.")] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[str | None, Parameter(help="The same seed gives the same game.")] = None,
    plain: Annotated[
        bool, Parameter(negative=(), help="Lines only: pipes, screen readers.")
    ] = False,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the record goes.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from clew import terminal

    if bot and seats:
        raise ClewError("--seats names everybody already: leave --bot out")
    terminal.play(
        game,
        seats=_against(game, bot) if bot else _split(seats),
        names=_split(names) if names else None,
        options=_options(option),
        seed=seed,
        plain=plain,
        resume=resume,
        save=save,
        lang=language(lang),
    )


def _against(game: str, bots: list[str]) -> list[str]:
    """A human and bots; the last bot is repeated where the game needs more players."""
    from clew.games import find

    return ["human", *bots] + [bots[-1]] * (find(game).players[0] - 1 - len(bots))


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


@app.command
def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play.")] = None,
    bots: Annotated[str, Parameter(help="Bots by seat; the last is repeated.")] = "random",
    option: Options = [],  # noqa: B006
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "1",
    records: Annotated[Path | None, Parameter(help="A folder for every game's record.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; 0 is one a core.")] = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and count."""
    import msgspec

    from clew.arena.simulate import Job
    from clew.arena.simulate import simulate as run
    from clew.cli.matches import on_cluster
    from clew.cli.simulations import show_summary
    from clew.games import find

    if games < 1:
        raise ClewError(f"--games {games}: at least one game must be played")
    the_game = find(game)
    given = _split(bots) or ["random"]
    number = players or max(len(given), the_game.players[0])
    if len(given) > number:
        raise ClewError(f"--bots names {len(given)} bots for {number} players")
    options = the_game.read_options(_options(option), from_text=True)
    job = Job(
        game=game,
        bots=given + [given[-1]] * (number - len(given)),
        options=msgspec.to_builtins(options),
        seed=seed,
        records=str(records) if records else "",
    )
    with on_cluster(ray) as cluster, progress(games, quiet=json) as advance:
        summary = run(job, games, jobs=jobs, cluster=cluster, progress=advance)
    if json:
        echo_json(summary)
        return
    show_summary(summary)


@app.command
def match(
    game: str,
    /,
    *,
    bot: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="A bot, as often as wanted: master, or master:1s, master:5000, cmd:PROGRAM.",
        ),
    ] = [],  # noqa: B006
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play; the last bot fills up.")] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.")] = "1",
    jobs: Annotated[int, Parameter(help="Processes; 0 is one a core.")] = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Let bots play each other: the same deals from every seat, win rates with intervals."""
    from clew.arena.match import Match
    from clew.cli.matches import run_match

    bots, options = _entrants(game, bot, players, option)
    match = Match(game=game, bots=bots, options=options, seed=seed)
    run_match(match, games, jobs=jobs, as_json=json, address=ray)


def _entrants(
    game: str, given: list[str], players: int | None, option: list[str]
) -> tuple[list[str], dict[str, Any]]:
    """The bots by seat, the last repeated, and the options."""
    import msgspec

    from clew.games import find

    the_game = find(game)
    if not given:
        raise ClewError("--bot says who plays, once for each: --bot master --bot adept")
    number = players or max(len(given), the_game.players[0])
    if len(given) > number:
        raise ClewError(f"there are {len(given)} bots for {number} players")
    options = the_game.read_options(_options(option), from_text=True)
    return given + [given[-1]] * (number - len(given)), msgspec.to_builtins(options)


@app.command
def league(
    game: str,
    /,
    *,
    bot: Annotated[
        list[str], Parameter(negative=(), help="Only these bots; else all of the game.")
    ] = [],  # noqa: B006
    games: Annotated[int, Parameter(help="How many games each pair plays.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play: one against a field.")] = None,
    option: Options = [],  # noqa: B006
    reach: Annotated[
        int, Parameter(help="Only against so many next ones in the list of bots; 0: all.")
    ] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.")] = "1",
    out: Annotated[Path | None, Parameter(help="The folder for games, table and plot.")] = None,
    resume: Annotated[bool, Parameter(negative=(), help="Go on with the folder's games.")] = False,
    jobs: Annotated[int, Parameter(help="Processes; 0 is one a core.")] = 0,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Let every bot play every other, and rate them."""
    from clew import bots as all_bots
    from clew.cli.matches import run_league
    from clew.games import find

    the_game = find(game)
    _, options = _entrants(game, ["random"], None, option)
    settings = {
        "game": the_game.id,
        "bots": bot or all_bots.names(the_game.id),
        "players": players or the_game.players[0],
        "games": games,
        "options": options,
        "seed": seed,
        "reach": reach,
    }
    folder = out or Path(f"league-{the_game.id}")
    run_league(settings, folder, resume=resume, jobs=jobs, as_json=json, address=ray)


@app.command
def engine(
    game: str,
    /,
    *,
    bot: Annotated[
        str, Parameter(help="Be this bot, for another host; else keep games for a program.")
    ] = "",
    games: Annotated[
        int, Parameter(help="Begin so many games unasked; then those the program asks for.")
    ] = 0,
    seats: Annotated[str, Parameter(help="By seat: you, or a bot; else you first.")] = "",
    option: Options = [],  # noqa: B006
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "",
) -> None:
    """Speak the engine protocol: JSON lines on standard input and output (docs/engine.md)."""
    from clew.cli.engine import run

    run(game, bot, games, _split(seats), _options(option), seed)


@app.command
def connect(
    url: Annotated[str, Parameter(help="The server: https://HOST.")],
    program: Annotated[str, Parameter(help="The program's command line, in quotes.")],
    /,
    *,
    token_file: Annotated[
        Path | None, Parameter(help="The file with its token; else CLEW_TOKEN has it.")
    ] = None,
) -> None:
    """Let a program of your own play at the tables of a server (docs/engine.md)."""
    from clew.cli.engine import run_connect

    run_connect(url, program, token_file)


@app.command
def calibrate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games are played.")] = 100,
    bot: Annotated[str, Parameter(help="Who plays them.")] = "adept",
    players: Annotated[int | None, Parameter(help="How many play; else the fewest.")] = None,
    option: Options = [],  # noqa: B006
    seed: int = 1,
    json: Json = False,
) -> None:
    """Compare the chances of winning that bots give with what comes of them."""
    from clew.cli.judging import run_calibrate

    _, options = _entrants(game, ["random"], players, option)
    run_calibrate(game, games, bot, players, options, seed=seed, as_json=json)


@app.command
def exploit(
    *,
    bot: Annotated[list[str], Parameter(negative=(), help="Whom to exploit.")] = ["master"],  # noqa: B006
    cards: Annotated[int, Parameter(help="Cards in a hand; 3 takes hours.")] = 2,
    gems: Annotated[int, Parameter(help="Gems of each player.")] = 1,
    runs: Annotated[int, Parameter(help="How often the bot is asked in a situation.")] = 2,
    json: Json = False,
) -> None:
    """Find out what a perfect opponent wins against a bot of Traps, in a reduced game."""
    from clew.cli.judging import run_exploit

    run_exploit(bot, cards, gems, runs, as_json=json)


@app.command
def verify(file: Path, /, *, lang: Language = None, json: Json = False) -> None:
    """Prove that a record's commitment, shuffle, draws and actions belong together."""
    from clew.cli.records import show_verdict

    show_verdict(file, language(lang), as_json=json)


@app.command
def replay(
    file: Path,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Only what this seat knew; 0 is a spectator.")
    ] = None,
    step: Annotated[int | None, Parameter(help="Only how it stood after this entry.")] = None,
    whole: Annotated[
        bool, Parameter(name="--all", negative=(), help="All of it at once, without asking.")
    ] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Step through a recorded game."""
    from clew.cli.records import show_replay

    show_replay(file, seat, step, language(lang), whole=whole, as_json=json)


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on: 127.0.0.1.")] = None,
    port: Annotated[int | None, Parameter(help="The port: 8000; 0 is any free one.")] = None,
    database: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Processes; several need PostgreSQL.")] = None,
    data: Annotated[str | None, Parameter(help="The data folder; else the user's own.")] = None,
    config: Annotated[Path | None, Parameter(help="A file (TOML) with settings.")] = None,
    setting: Annotated[
        list[str], Parameter(negative=(), help="Any other setting, name=value.")
    ] = [],  # noqa: B006
    open: Annotated[bool, Parameter(negative=(), help="Open the page in a browser.")] = False,  # noqa: A002
) -> None:
    """Serve tables for browsers and programs.

    Every setting can also stand in the environment (CLEW_PORT, CLEW_DATABASE …) or in a file.
    """
    from clew.cli.server import run

    given = {"host": host, "port": port, "database": database, "workers": workers, "data": data}
    known = {k: v for k, v in given.items() if v is not None}
    run({**_options(setting), **known}, config, show=open)


@app.command
def export(
    out: Annotated[Path, Parameter(help="The file: .jsonl, .jsonl.gz or .parquet.")],
    /,
    *,
    records: Annotated[
        list[Path],
        Parameter(negative=(), help="A folder of records or leagues; else a server's games."),
    ] = [],  # noqa: B006
    names: Annotated[
        bool, Parameter(negative=(), help="The people in these records agree to be named.")
    ] = False,
    database: Annotated[str | None, Parameter(help="As for serve.")] = None,
    data: Annotated[str | None, Parameter(help="As for serve.")] = None,
    config: Annotated[Path | None, Parameter(help="As for serve.")] = None,
    json: Json = False,
) -> None:
    """Write finished public games as open data (docs/data.md)."""
    from clew.cli.export import run

    given = {"database": database, "data": data}
    settings = {k: v for k, v in given.items() if v is not None}
    run(out, records, settings, config, names=names, as_json=json)


@app.command
def admin(
    what: Annotated[
        str,
        Parameter(
            help="tables, reports, close, ban, unban, remove-message, reset-password, tidy "
            "or rotate-key."
        ),
    ],
    subject: Annotated[str, Parameter(help="A table's key, a player, a message, a login.")] = "",
    /,
    *,
    database: Annotated[str | None, Parameter(help="As for serve.")] = None,
    data: Annotated[str | None, Parameter(help="As for serve.")] = None,
    config: Annotated[Path | None, Parameter(help="As for serve.")] = None,
) -> None:
    """Look after a server: its tables, players and messages."""
    from clew.cli.server import admin as run

    given = {"database": database, "data": data}
    run(what, subject, {k: v for k, v in given.items() if v is not None}, config)


@app.command
def hint(
    file: Path,
    /,
    *,
    bot: Annotated[str, Parameter(help="Whose advice.")] = "master",
    step: Annotated[int | None, Parameter(help="After this entry; else after the last.")] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Say what a bot would do in a saved game, and why."""
    from clew.cli.hints import show_hint

    show_hint(file, bot, step, language(lang), as_json=json)


@app.command
def puzzles(
    what: Annotated[str, Parameter(help="list, or make: work out new ones.")] = "list",
    /,
    *,
    seed: Annotated[int, Parameter(help="make: the same seed makes the same ones.")] = 1,
    count: Annotated[int, Parameter(help="make: so many of each game and length.")] = 50,
    out: Annotated[Path, Parameter(help="make: where they go.")] = Path("stack.json"),
    json: Json = False,
) -> None:
    """List the puzzles, or make new ones."""
    from clew.cli.puzzles import list_puzzles, make_puzzles

    if what == "list":
        list_puzzles(as_json=json)
    elif what == "make":
        if count < 1:
            raise ClewError(f"--count {count}: at least one of each")
        make_puzzles(out, seed, count)
    else:
        raise ClewError(f"puzzles {what}: there are list and make")


@app.command
def puzzle(
    name: Annotated[str, Parameter(help="A puzzle; else the one of the day.")] = "",
    /,
    *actions: Annotated[str, Parameter(help="Try these instead of being asked.")],
    lang: Language = None,
    json: Json = False,
) -> None:
    """Solve a puzzle in the terminal."""
    from clew.cli.puzzles import solve_puzzle

    solve_puzzle(name, list(actions), language(lang), as_json=json)


@app.command
def bench(
    what: Annotated[str, Parameter(help="What to measure: rules, bots, server or envs.")] = "rules",
    /,
    *,
    game: Annotated[list[str], Parameter(negative=(), help="Only these games.")] = [],  # noqa: B006
    database: Annotated[str, Parameter(help="server: a PostgreSQL URL instead of SQLite.")] = "",
    short: Annotated[bool, Parameter(negative=(), help="server: a quick look.")] = False,
    json: Json = False,
) -> None:
    """Measure how fast Clew is on this machine."""
    from clew.cli.bench import run_bots, run_envs, run_rules, run_server

    if what == "rules":
        run_rules(game, as_json=json)
    elif what == "bots":
        run_bots(game, as_json=json)
    elif what == "server":
        run_server(database, short=short, as_json=json)
    elif what == "envs":
        run_envs(game, as_json=json)
    else:
        raise ClewError(f"there is nothing called {what!r} to measure: rules, bots, server, envs")
