#!/usr/bin/env python3
"""A program that plays any of the games, badly: plain Python, nothing to install.

    clew match labyrinth --bot "cmd:python3 examples/random_bot.py" --bot greedy

The protocol is described in docs/engine.md. Change `choose` to make it a better player.
"""

import json
import secrets
import sys


def choose(ask, game):
    """One of the legal actions. `ask["view"]` is all that our seat sees, `game["options"]` are
    the options, `game["events"]` is all that we were told. Drawing from `ask["seed"]` makes the
    same game go the same way again."""
    return ask["legal"][int(ask["seed"], 16) % len(ask["legal"])]


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    games = {}  # by table: over the network there may be several at once
    for line in sys.stdin:
        message = json.loads(line)
        kind, table = message["type"], message.get("table")
        if kind == "hello":
            say(type="hello", protocol="clew-engine/1", name="random_bot.py")
        elif kind == "new":
            games[table] = {"options": message["options"], "events": []}
        elif kind == "events":
            games[table]["events"] += message["events"]
        elif kind == "ask":
            say(type="answer", table=table, n=message["n"], action=choose(message, games[table]))
        elif kind == "refused":
            print(f"refused: {message['text']}", file=sys.stderr)  # a log of our own
        elif kind == "over":
            del games[table]
        elif kind == "offer":
            # over the network: somebody has a seat for us; our own part of the shuffle
            say(type="accept", table=table, nonce=secrets.token_hex(16))
        elif kind == "bye":
            break


if __name__ == "__main__":
    main()
