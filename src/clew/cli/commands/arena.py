"""Commands that let bots play each other, and measure."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from clew.cli.output import echo_json, progress, warn_if_interpreted
from clew.cli.parameters import Json, Options, Ray, read_options, split
from clew.core.errors import ClewError

__all__ = ["bench", "calibrate", "exploit", "league", "match", "simulate"]


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
    from clew.cli.matches import fail_on_forfeits, on_cluster
    from clew.cli.simulations import show_summary
    from clew.games import find

    if games < 1:
        raise ClewError(f"--games {games}: at least one game must be played")
    the_game = find(game)
    given = split(bots) or ["random"]
    number = players or max(len(given), the_game.players[0])
    if len(given) > number:
        raise ClewError(f"--bots names {len(given)} bots for {number} players")
    options = the_game.read_options(read_options(option), from_text=True)
    job = Job(
        game=game,
        bots=given + [given[-1]] * (number - len(given)),
        options=msgspec.to_builtins(options),
        seed=seed,
        records=str(records) if records else "",
    )
    if set(given) != {"random"}:
        warn_if_interpreted()
    with on_cluster(ray) as cluster, progress(games, quiet=json) as advance:
        summary = run(job, games, jobs=jobs, cluster=cluster, progress=advance)
    if json:
        echo_json(summary)
    else:
        show_summary(summary)
    fail_on_forfeits(summary.forfeits)


def match(
    game: str,
    /,
    *,
    bot: Annotated[
        list[str],
        Parameter(
            negative=(),
            help="A bot; repeat it for more: master, master:1s, master:5000, net:FILE, "
            "cmd:PROGRAM.",
        ),
    ] = [],  # noqa: B006
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[
        int | None, Parameter(help="How many play; the last bot fills the rest.")
    ] = None,
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
    warn_if_interpreted()
    run_match(match, games, jobs=jobs, as_json=json, address=ray)


def league(
    game: str,
    /,
    *,
    bot: Annotated[
        list[str], Parameter(negative=(), help="Only these bots; by default all of the game.")
    ] = [],  # noqa: B006
    games: Annotated[int, Parameter(help="How many games each pair plays.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play: one against a field.")] = None,
    option: Options = [],  # noqa: B006
    reach: Annotated[
        int, Parameter(help="Play only this many neighbours in the list of bots; 0: all.")
    ] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.")] = "1",
    out: Annotated[Path | None, Parameter(help="The folder for games, table and plot.")] = None,
    resume: Annotated[bool, Parameter(negative=(), help="Continue the folder's games.")] = False,
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
    warn_if_interpreted()
    run_league(settings, folder, resume=resume, jobs=jobs, as_json=json, address=ray)


def _entrants(
    game: str, given: list[str], players: int | None, option: list[str]
) -> tuple[list[str], dict[str, Any]]:
    """The bots by seat, the last repeated, and the options."""
    import msgspec

    from clew.games import find

    the_game = find(game)
    if not given:
        raise ClewError("--bot names who plays, once for each player: --bot master --bot adept")
    number = players or max(len(given), the_game.players[0])
    if len(given) > number:
        raise ClewError(f"there are {len(given)} bots for {number} players")
    options = the_game.read_options(read_options(option), from_text=True)
    return given + [given[-1]] * (number - len(given)), msgspec.to_builtins(options)


def calibrate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games are played.")] = 100,
    bot: Annotated[str, Parameter(help="The bot that plays them.")] = "adept",
    players: Annotated[int | None, Parameter(help="How many play; by default the fewest.")] = None,
    everybody: Annotated[
        bool, Parameter(help="Every seat foretells, not only the one that decides.")
    ] = False,
    option: Options = [],  # noqa: B006
    seed: int = 1,
    json: Json = False,
) -> None:
    """Compare the chances of winning that bots give with what comes of them."""
    from clew.cli.judging import run_calibrate

    _, options = _entrants(game, ["random"], players, option)
    warn_if_interpreted()
    run_calibrate(game, games, bot, players, options, everybody=everybody, seed=seed, as_json=json)


def exploit(
    game: str,
    /,
    *,
    bot: Annotated[list[str], Parameter(negative=(), help="Whom to exploit.")] = ["master"],  # noqa: B006
    learn: Annotated[
        int, Parameter(help="Let a table learn against it in so many games; 0: reduce the game.")
    ] = 3000,
    games: Annotated[int, Parameter(help="Test fixed rules and the table in so many games.")] = 400,
    players: Annotated[int, Parameter(help="How many play; all others are the bot.")] = 2,
    seed: int = 1,
    option: Annotated[
        list[str],
        Parameter(name=["--option", "-o"], negative=(), help="With --learn 0, how far: cards=2."),
    ] = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Find out what opponents win against a bot: simple ones that learn, in the whole game, or with
    --learn 0 a perfect one in a reduced game."""
    from clew.cli.judging import run_exploit, run_learn

    sizes = read_options(option)
    if any(not size.isdecimal() for size in sizes.values()):
        raise ClewError("-o NAME=NUMBER says how far the game is reduced: -o cards=2")
    if learn and sizes:
        raise ClewError("-o says how far the game is reduced: it goes with --learn 0")
    warn_if_interpreted()
    if learn:
        run_learn(game, bot, learn, games, players, seed=seed, as_json=json)
    else:
        run_exploit(game, bot, {name: int(size) for name, size in sizes.items()}, as_json=json)


def bench(
    what: Annotated[str, Parameter(help="What to measure: rules, bots, server or envs.")] = "rules",
    /,
    *,
    game: Annotated[list[str], Parameter(negative=(), help="Only these games.")] = [],  # noqa: B006
    database: Annotated[str, Parameter(help="server: a PostgreSQL URL instead of SQLite.")] = "",
    short: Annotated[bool, Parameter(negative=(), help="server: a quick look.")] = False,
    growth: Annotated[
        bool, Parameter(negative=(), help="server: how the cost of a move grows, on PostgreSQL.")
    ] = False,
    option: Annotated[
        list[str],
        Parameter(name=["--option", "-o"], negative=(), help="growth: sizes, processes=1,2,4,8."),
    ] = [],  # noqa: B006
    rounds: Annotated[int, Parameter(help="growth: the best of so many.")] = 1,
    seconds: Annotated[float, Parameter(help="growth: how long each size is played.")] = 5.0,
    plots: Annotated[Path | None, Parameter(help="growth: a folder for pictures.")] = None,
    device: Annotated[str, Parameter(help="envs: c++, or a GPU: cuda.")] = "cpu",
    json: Json = False,
) -> None:
    """Measure how fast Clew is on this machine."""
    from clew.cli.bench import (
        run_bots,
        run_device,
        run_envs,
        run_growth,
        run_rules,
        run_server,
    )

    if what == "rules":
        run_rules(game, as_json=json)
    elif what == "bots":
        run_bots(game, as_json=json)
    elif what == "server" and growth:
        if rounds < 1 or not 0 < seconds <= 3600:
            raise ClewError("--rounds is at least 1, --seconds more than 0 and at most 3600")
        sizes = read_options(option)
        run_growth(sizes, database, rounds=rounds, seconds=seconds, plots=plots, as_json=json)
    elif what == "server":
        run_server(database, short=short, as_json=json)
    elif what == "envs" and device != "cpu":
        run_device(game, device, as_json=json)
    elif what == "envs":
        run_envs(game, as_json=json)
    else:
        raise ClewError(f"there is nothing called {what!r} to measure: rules, bots, server, envs")
