"""Checks of what goes out as text and comes back: records, positions, notation, words."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from clew.core.chance import Fast
from clew.core.errors import PositionError, Unreadable
from clew.core.event import Event
from clew.core.game import Game
from clew.core.page_board import Area
from clew.core.state import Log
from clew.table.fairness import Fairness
from clew.table.record import Seat, read, write
from clew.table.table import Table
from clew.table.verify import open_table, verify_file
from clew.testing.walks import Variant, effort, walk
from clew.words import LANGUAGES, words

__all__ = ["garbage", "notation", "page_boards", "positions", "records", "words_of_events"]

_LETTERS = "abcdefghNESW0123456789 -,.;:äé½\x00\n\t🙂pushmovebid"


def records(game: Game[Any], variant: Variant) -> None:
    """A game written as a record and read again is the same game, and verifies (CO-04)."""
    seats = [Seat(name=f"Player {i + 1}", player="random") for i in range(variant.players)]
    fairness = Fairness.from_seed(f"{game.id} {variant}", variant.players)
    table = Table(game, game.read_options(variant.options), seats, fairness)
    chance = Fast(9)
    for _ in range(250 * effort()):
        waiting = table.pending()
        if not waiting:
            break
        seat = waiting[chance.below(len(waiting))]
        table.act(seat, game.format(table.state.pick(seat, chance)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        write(table.record(), path)
        verdict = verify_file(path, game)
        assert verdict.good, f"the record does not verify: {verdict}"
        record = read(path)
    assert record == table.record(), "the record reads differently from what was written"
    again = open_table(record, game)
    for entry in record.entries:
        again.replay(entry)
    assert game.position(again.state) == game.position(table.state), "replayed to another position"


def positions(game: Game[Any], variant: Variant) -> None:
    """A position written as JSON and read again is the same position, and goes on the same."""
    for number, (state, chance) in enumerate(walk(game, variant, "positions")):
        if number % 5:
            continue
        position = game.position(state)
        again = game.from_position(msgspec.json.encode(position))
        assert game.position(again) == position, "a position changed on its way"
        for seat in range(variant.players + 1):
            assert game.view(again, seat) == game.view(state, seat), "a view changed on its way"
            if seat:
                assert again.legal(seat) == state.legal(seat), "legal actions changed on the way"
        if number > 400 * effort():
            break
    for nonsense in (b"", b"{}", b"[]", b"nul", b'{"seat": "x"}', "\udcff", None, 7):
        try:
            game.from_position(nonsense)
        except PositionError:
            continue
        raise AssertionError(f"{nonsense!r} was taken for a position")


def notation(game: Game[Any], variant: Variant) -> None:
    """Every action's text means that action, whatever the case and spacing."""
    seen: set[int] = set()
    for number, (state, _) in enumerate(walk(game, variant, "notation")):
        seat = state.acting()
        if seat:
            seen.update(state.legal(seat))
        if number > 300 * effort():
            break
    assert len({game.format(action) for action in seen}) == len(seen), "two actions, one text"
    for action in seen:
        text = game.format(action)
        assert text == text.strip(), f"{text!r} has spaces around it"
        assert game.parse(text) == action, f"{text!r} does not mean what it was made from"
        assert game.parse(f"  {text.upper()} ") == action, f"{text!r} in capitals is not the same"


def garbage(game: Game[Any], variants: Sequence[Variant]) -> None:
    """Garbage raises Unreadable; an action that can be read formats to a text that reads the
    same."""
    chance = Fast(11)
    texts = [""]
    for state, _ in walk(game, variants[0], "garbage", most=60):
        seat = state.acting()
        if seat:
            texts.append(game.format(state.pick(seat, chance)))
    for _ in range(3000 * effort()):
        text = list(texts[chance.below(len(texts))])
        for _ in range(1 + chance.below(4)):
            place = chance.below(len(text) + 1)
            letter = _LETTERS[chance.below(len(_LETTERS))]
            text[place : place + chance.below(2)] = [letter] * chance.below(3)
        try:
            action = game.parse("".join(text))
        except Unreadable:
            continue
        assert 0 <= action < game.state.ACTIONS, f"{text!r} gave an action out of range"
        assert game.parse(game.format(action)) == action, f"{text!r} reads two ways"


def words_of_events(game: Game[Any], variant: Variant) -> None:
    """Everything that happens can be told to everybody, in every language."""
    names = [f"Player {i + 1}" for i in range(variant.players)]
    for number, (state, chance) in enumerate(walk(game, variant, "words")):
        seat = state.acting()
        if seat == 0 or number > 300 * effort():
            break
        log, after = Log(), state.clone()
        after.apply(seat, state.pick(seat, chance), chance, log)
        for reader in range(variant.players + 1):
            for event in log.seen_by(reader):
                assert isinstance(event, Event), f"{event!r} is not an Event"
                assert type(event) in game.events, f"{event!r} is not among the game's events"
                for language in LANGUAGES:
                    assert words(language, game).event(event, names, reader)


def page_boards(game: Game[Any], variant: Variant) -> None:
    """The board that the page draws can be made of every view as the page has it, in every
    language, and what it plays are actions."""
    brought = game.part("page")
    assert brought is not None, f"{game.id} brings no board for the page"
    names = [f"Player {i + 1}" for i in range(variant.players)]
    for number, (state, _) in enumerate(walk(game, variant, "page")):
        for seat in range(variant.players + 1):
            view = msgspec.json.decode(
                msgspec.json.encode(game.view(state, seat)), type=game.view_type
            )
            for language in LANGUAGES:
                areas = brought.board(view, words(language, game), names)
                told = msgspec.convert(msgspec.to_builtins(areas), list[Area])
                for action in [
                    one for area in told for space in area.spaces for one in space.actions
                ]:
                    assert game.format(game.parse(action)) == action, f"{action!r} is no action"
        if number > 100 * effort():
            break
