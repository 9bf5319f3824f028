"""`clew games`: the games there are, and what can be chosen in one."""

from __future__ import annotations

from typing import Any

import msgspec

from clew.cli.output import echo, echo_json, table
from clew.core.game import Game
from clew.core.options import takes
from clew.games import find, names
from clew.play.texts import harmless
from clew.words import Words, words

__all__ = ["list_games", "list_options", "list_saved"]


def list_games(language: str, *, as_json: bool) -> None:
    found: list[dict[str, Any]] = []
    for name in names():
        game = find(name)
        says = words(language, game)
        found.append(
            {
                "id": name,
                "name": says.say(f"{name}-name"),
                "players": list(game.players),
                "tagline": says.say(f"{name}-tagline"),
                "rules": game.version,
            }
        )
    if as_json:
        echo_json(found)
        return
    table(None, [[game["id"], _players(game["players"]), game["tagline"]] for game in found])
    echo("\n" + words(language, None).say("games-options"))


def _players(numbers: list[int]) -> str:
    """As many as can play: 2–4."""
    return "–".join(str(number) for number in sorted({numbers[0], numbers[-1]}))


def list_options(name: str, language: str, *, as_json: bool) -> None:
    """Every option with what it does; named values in words, the usual one marked."""
    game = find(name)
    says = words(language, game)
    found = [_option(game, says, field) for field in msgspec.structs.fields(game.options)]
    if as_json:
        echo_json(found)
        return
    for option in found:
        echo(_line(says, option))
        echo(f"    {option['hint']}")


def _option(game: Game[Any], says: Words, field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    usual = msgspec.to_builtins(getattr(game.options(), field.name))
    values = game.named_options().get(field.name, ())
    bounds = takes(field.type)
    return {
        "id": field.name,
        "name": says.option(field.name),
        "hint": says.option_hint(field.name),
        "default": usual,
        "values": {value: says.thing(value) for value in values},
        "least": None if bounds.several else bounds.least,
        "most": None if bounds.several else bounds.most,
    }


def _line(says: Words, option: dict[str, Any]) -> str:
    """An option's name, how it is typed, and its values."""
    typed = f"-o {option['id'].replace('_', '-')}"
    if not option["values"]:
        usual = f"{option['name']} ({typed}={_text(option['default'])})"
        if option["most"] is None:
            return usual
        return says.say(
            "option-range", option=usual, least=str(option["least"]), most=str(option["most"])
        )
    values = [
        says.say(
            "option-usual" if name == option["default"] else "option-value", value=value, name=name
        )
        for name, value in option["values"].items()
    ]
    return says.say(
        "option-values", option=option["name"], name=f"{typed}=…", values="; ".join(values)
    )


def _text(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def list_saved(game: str | None, language: str) -> None:
    """The saved games that can be continued, and how."""
    from clew.terminal.saved import argument_for, saved_games

    if game is not None:
        find(game)
    says = words(language, None)
    found = list(saved_games(game))
    if not found:
        echo(says.say("saved-none"))
        return
    rows = [
        [
            argument_for(path),
            record.started[:16].replace("T", " "),
            harmless(", ".join(seat.name for seat in record.seats)),
            says.say("saved-entries", entries=len(record.entries)),
        ]
        for path, record in found
    ]
    table(None, rows)
    echo("\n" + says.say("saved-continue", name=rows[0][0]))
