"""The commands of `clew`, in one list."""

from __future__ import annotations

from typing import Literal

from cyclopts import App, Group, Parameter

from clew import __version__
from clew.cli.commands import arena, playing, programs, records, serving, training

__all__ = ["app"]


def _version() -> str:
    from clew.core.installation import is_compiled

    build = (
        "compiled" if is_compiled() else "interpreted: the rules were not compiled at the install"
    )
    return f"clew {__version__} ({build})"


def completion(shell: Literal["bash", "zsh", "fish", "powershell"], /) -> None:
    """Print a script that completes commands: eval "$(clew completion bash)"."""
    print(app.generate_completion(shell=shell))


def _shown_default(value: object) -> object:
    """Defaults that are nothing, or no, go without saying."""
    return value or None


app = App(
    name="clew",
    help_format="plaintext",
    default_parameter=Parameter(show_default=_shown_default),
    help="Five labyrinth games: with friends, against bots, and from Python.",
    version=_version,
    version_flags=["--version", "-V"],
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
    "A server of your own": (serving.serve, serving.admin, serving.site),
    "Bots against bots": (
        arena.match,
        arena.league,
        arena.simulate,
        arena.calibrate,
        arena.exploit,
        training.train,
        arena.bench,
    ),
    "Your own programs": (programs.engine, programs.connect, programs.schema),
    "Your shell": (completion,),
}

for _title, _commands in _GROUPS.items():
    _group = Group.create_ordered(_title)
    for _command in _commands:
        app.command(_command, group=_group)
_always = Group.create_ordered("Always")
app["--help"].group = app["--version"].group = _always
