"""What `clew simulate` prints."""

from __future__ import annotations

from clew.arena.simulate import Summary
from clew.arena.statistics import Statistics
from clew.cli.output import echo, table

__all__ = ["show_summary"]

_ABREAST = 3
"""How many names with their numbers stand side by side."""


def show_summary(summary: Summary) -> None:
    """Wins by seat, length and endings, then what the game counts of its own."""
    games = summary.games
    seats = [
        [str(seat), bot, f"{wins:g} ({wins / games:.1%})"]
        for seat, (bot, wins) in enumerate(zip(summary.bots, summary.wins, strict=True), 1)
    ]
    table(None, seats, ["seat", "bot", "wins"])
    shortest, longest = summary.decisions_range
    echo(f"{games} games in {summary.seconds:.2f} s: {summary.games_per_s:g} games/s")
    echo(f"{summary.decisions:g} decisions a game, from {shortest} to {longest}")
    echo("ended by " + ", ".join(f"{k} {v}" for k, v in summary.terminations.items()))
    if summary.forfeits:
        echo(f"programs failed {summary.forfeits} times and left their games")
    _show_statistics(summary.statistics)


def _show_statistics(statistics: Statistics) -> None:
    for group, held in statistics.had.items():
        echo("")
        rows = [
            [name, str(one.seats), f"{one.wins:g}", f"{one.ratio:.2f}"]
            for name, one in held.items()
        ]
        table(None, rows, [group, "seats", "wins", "times a fair share"])
    if statistics.numbers:
        echo("")
        rows = [
            [name, *(f"{n:g}" for n in (s.mean, s.least, s.low, s.median, s.high, s.most))]
            for name, s in statistics.numbers.items()
        ]
        table(None, rows, ["a game", "mean", "least", "5 %", "median", "95 %", "most"])
    for group, times in statistics.times.items():
        echo("")
        cells = [part for name, n in times.items() for part in (name, f"{n:g}")]
        cells += [""] * (-len(cells) % (2 * _ABREAST))
        wide = range(0, len(cells), 2 * _ABREAST)
        heads = [part for _ in range(_ABREAST) for part in (group, "a game")]
        table(None, [cells[i : i + 2 * _ABREAST] for i in wide], heads)
