"""`clew games`: the games there are, and what can be chosen in one."""

from __future__ import annotations

from typing import Any

import msgspec

from clew.cli.output import echo, echo_json, table
from clew.core.game import Game
from clew.games import find, names
from clew.words import Words, words

__all__ = ["list_games", "list_options"]


def list_games(language: str, *, as_json: bool) -> None:
    found = []
    for name in names():
        game = find(name)
        says = words(language, game)
        found.append(
            {
                "id": name,
                "name": says.say(f"{name}-name"),
                "players": "–".join(str(n) for n in sorted({game.players[0], game.players[-1]})),
                "tagline": says.say(f"{name}-tagline"),
                "rules": str(game.version),
            }
        )
    if as_json:
        echo_json(found)
        return
    table(None, [[game["id"], game["players"], game["tagline"]] for game in found])
    echo("\n" + words(language, None).say("games-options"))


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
    return {
        "id": field.name,
        "name": says.option(field.name),
        "hint": says.option(field.name, "hint"),
        "default": usual,
        "values": {value: says.thing(value) for value in values},
    }


def _line(says: Words, option: dict[str, Any]) -> str:
    """An option's name, how it is typed, and its values."""
    typed = f"-o {option['id'].replace('_', '-')}"
    if not option["values"]:
        return f"{option['name']} ({typed}={_text(option['default'])})"
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
