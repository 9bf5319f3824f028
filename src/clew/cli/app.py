"""The commands of `clew`, in one list."""

from __future__ import annotations

from cyclopts import App, Group

from clew import __version__
from clew.cli.commands import arena, playing, programs, records, serving

__all__ = ["app"]


def _version() -> str:
    from clew.core.installation import is_compiled

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
_GROUPS = {
    "Play": (
        playing.games,
        playing.play,
        playing.learn,
        playing.rules,
        playing.hint,
        playing.puzzle,
        playing.puzzles,
    ),
    "Games that were played": (records.replay, records.verify, records.export),
    "A server of your own": (serving.serve, serving.admin),
    "Bots against bots": (
        arena.match,
        arena.league,
        arena.simulate,
        arena.calibrate,
        arena.exploit,
        arena.bench,
    ),
    "Your own programs": (programs.engine, programs.connect, programs.schema),
}

for _title, _commands in _GROUPS.items():
    _group = Group.create_ordered(_title)
    for _command in _commands:
        app.command(_command, group=_group)
_always = Group.create_ordered("Always")
app["--help"].group = app["--version"].group = _always
