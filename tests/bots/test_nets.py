"""Nets in the package: what they see, that they are fair, small, and the same in both builds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew import bots
from clew.bots.glasses import Glasses
from clew.bots.nets import About, Learned, Stored, learned, pack, read, unpack, write
from clew.bots.perspective import Perspective
from clew.bots.search.net import Net
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games import find, names
from clew.games.tiger_traps.bots import by_net, odds
from clew.games.tiger_traps.rules import REVEAL, TigerTraps
from tests.games.tiger_traps.tables import GAME, new, table

pytestmark = pytest.mark.both_builds

NETS = [("adept", 2), ("master", 2), ("learner", 3)]
_MEGABYTE = 1_000_000


def positions(players: int, seed: int, many: int) -> Iterator[tuple[TigerTraps, int]]:
    """Positions of a random game, and who is asked."""
    chance = Fast(seed)
    state = new(players, seed)
    for _ in range(many):
        seat = state.acting()
        if not seat:
            return
        yield state, seat
        state.apply(seat, state.pick(seat, chance), chance, None)


def test_a_net_adds_up_rows_and_multiplies() -> None:
    """Two rows of three: what is not positive counts as nothing."""
    rows = vec[i64]([1, 0, -9, 2, 3, 4, 5, -7, 4])
    middle = vec[i64]([10, 1, 1, 1, -100, 1, 1, 1])
    last = vec[i64]([7, 2, 3])
    net = Net(3, 2, 1, rows, middle, last)
    net.look(vec[i64]([0, 1]), 2)
    # 1+2+5, 0+3-7, -9+4+4: only the first is positive; then 18 and -92.
    assert list(net.out) == [7 + 2 * 18]


def test_numbers_are_packed_and_unpacked() -> None:
    assert unpack(pack([1, -(2**40)], [5, -6, 7], "h"), 2, "h") == ([1, -(2**40)], [5, -6, 7])


def test_weights_of_few_values_take_little_room() -> None:
    """Of eight values each says three bits, and hardly any room is lost."""
    chance = Fast(3)
    weights = [chance.word() % 8 - 4 for _ in range(20_000)]
    packed = pack([], weights, "b")
    assert unpack(packed, 0, "b") == ([], weights)
    assert len(packed) < 1.06 * 20_000 * 3 / 8


def test_what_is_not_a_net_is_refused() -> None:
    with pytest.raises(ClewError, match="not a net"):
        read(b"something else")


def test_a_net_of_other_observations_is_refused() -> None:
    about = About(game="tiger-traps", players=2, version=2, command="", seed=1, decisions=0)
    stored = Stored(about=about, sizes=(1, 1, 1, 1), scales=[1.0], rows=b"", middle=b"", last=b"")
    assert read(write(stored)) == stored
    with pytest.raises(ClewError, match="other observations"):
        Learned(stored)


@pytest.mark.parametrize(("level", "players"), NETS)
def test_a_net_says_how_it_was_made(level: str, players: int) -> None:
    net = learned("tiger-traps", level, players)
    assert net is not None
    about = net.about
    assert about.command.startswith(f"clew train tiger-traps --players {players}")
    assert about.decisions > 1_000_000
    assert about.players == players
    assert about.strength


@pytest.mark.parametrize("name", names())
def test_the_nets_of_a_game_are_small(name: str) -> None:
    """A megabyte for all nets of a game."""
    files = [one for one in find(name).folder().iterdir() if one.name.startswith("net-")]
    assert sum(len(one.read_bytes()) for one in files) <= _MEGABYTE


def test_a_game_without_a_net_has_none() -> None:
    assert learned("labyrinth", "master", 2) is None


@pytest.mark.parametrize(("level", "players"), NETS)
def test_what_a_seat_cannot_know_changes_nothing(level: str, players: int) -> None:
    net = learned("tiger-traps", level, players)
    assert net is not None
    for state, seat in positions(players, 5, 30):
        said = net.odds(Perspective(GAME, state, seat, 1))
        assert sum(said.values()) == pytest.approx(1)
        assert list(said) == state.legal(seat)
        for other in range(2):
            world = state.sample(seat, Fast(other))
            assert net.odds(Perspective(GAME, world, seat, 1)) == said
            assert net.chances(Perspective(GAME, world, seat, 1)) == net.chances(
                Perspective(GAME, state, seat, 1)
            )


@pytest.mark.parametrize(
    ("odds", "usual"),
    [
        ({0: 0.72, 1: 0.27, 2: 0.01}, {0: 8 / 11, 1: 3 / 11}),
        (dict.fromkeys(range(100), 0.01), dict.fromkeys(range(100), 0.01)),
    ],
)
def test_what_a_net_does_seldom_is_left_out(
    odds: dict[int, float], usual: dict[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless it does everything seldom."""
    net = learned("tiger-traps", "master", 2)
    assert net is not None
    monkeypatch.setattr(net, "odds", lambda _perspective: odds)
    (state, seat), *_ = positions(2, 5, 1)
    assert net.usual(Perspective(GAME, state, seat, 1)) == pytest.approx(usual)


def test_other_colours_are_the_same_game() -> None:
    """Red for blue everywhere, the goal included: the same odds, with the cards' other names."""
    net = learned("tiger-traps", "master", 2)
    assert net is not None
    lines = "1 ◆  hand RL BT RT BR  stack RL BL\n2 ◆◆  hand BT BL RT LT  stack RT BT"
    swapped = lines.translate(str.maketrans("RB", "BR")).replace("RB", "BR")
    red = table(lines, phase="build", goal="RL")
    blue = table(swapped, phase="build", goal="BL")
    turned = {0: 2, 2: 0, 1: 3, 3: 1}
    # The later Doors of the year differ in order, but nobody sees them.
    one = net.odds(Perspective(GAME, red, 1, 1))
    two = net.odds(Perspective(GAME, blue, 1, 1))
    assert {turned.get(action, action): part for action, part in one.items()} == pytest.approx(two)


def test_seats_are_seen_from_the_own_one_on() -> None:
    """The same table from the other chair: to reveal one's own stack is the same decision."""
    net = learned("tiger-traps", "master", 2)
    assert net is not None
    own, others = "hand BL BL RT BT  stack LT RL", "hand RL BR RT BT  stack RL BT"
    first = table(f"1 ◆  {own}\n2 ◆◆  {others}", phase="reveal", bid=9, start=1)
    second = table(f"1 ◆◆  {others}\n2 ◆  {own}", phase="reveal", bid=9, start=2, seat=2)
    one = net.odds(Perspective(GAME, first, 1, 1))
    two = net.odds(Perspective(GAME, second, 2, 1))
    assert one[REVEAL + 1] == two[REVEAL + 2]


def test_chances_are_of_all_seats() -> None:
    net = learned("tiger-traps", "master", 2)
    assert net is not None
    ahead = table("1 ◆◆◆◆\n2 ◆", phase="choose")
    chances = net.chances(Perspective(GAME, ahead, 2, 1))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.6


def test_chances_for_two_are_the_nets_and_fair() -> None:
    """They add up to one, and what a seat cannot know changes nothing, whoever is to decide."""
    for state, seat in positions(2, 6, 8):
        for viewer in (seat, 3 - seat):
            said = bots.evaluate(Perspective(GAME, state, viewer, 1))
            assert said == by_net(Perspective(GAME, state, viewer, 2))
            assert sum(said) == pytest.approx(1, abs=1e-5)
            world = state.sample(viewer, Fast(3))
            assert bots.evaluate(Perspective(GAME, world, viewer, 4)) == said


def test_no_net_foretells_a_game_that_none_has_learned() -> None:
    state = GAME.new(4, GAME.read_options({}), Fast(1))
    assert by_net(Perspective(GAME, state, 1, 1)) is None


@pytest.mark.parametrize(("level", "players"), NETS)
def test_both_builds_compute_the_same(level: str, players: int) -> None:
    """All sums of a hundred positions: whole numbers, so that only one digest is right."""
    net = learned("tiger-traps", level, players)
    assert net is not None
    said = hashlib.sha256()
    for state, seat in positions(players, 9, 100):
        net.odds(Perspective(GAME, state, seat, 1))
        said.update(repr([int(one) for one in net._net.out]).encode())
    assert said.hexdigest()[:12] == DIGESTS[level, players]


DIGESTS = {
    ("adept", 2): "01963dbd7db6",
    ("master", 2): "2c674d19d551",
    ("learner", 3): "3dd82097a8dd",
}


def test_a_master_never_does_what_its_net_hardly_ever_does() -> None:
    for state, seat in positions(2, 4, 40):
        found = odds(Perspective(GAME, state, seat, 1))
        assert sum(found.values()) == pytest.approx(1)
        assert min(found.values()) >= 0.02


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_seen_through_glasses(name: str) -> None:
    game = find(name)
    glasses = Glasses(game, game.players[0])
    words = buffer(game.state.WORDS)
    state = game.new(game.players[0], game.read_options({}), Fast(1))
    state.observe(state.acting(), words, 0)
    view = int(glasses.look([int(word) for word in words]))
    seen = []
    for slot, parts in enumerate(glasses.read(view)):
        value = shift = 0
        for word, first, bits in parts:
            value |= (int(words[word]) >> first & (1 << bits) - 1) << shift
            shift += bits
        seen.append(glasses.row(view, slot, min(value, glasses.width - 1)))
    assert seen == sorted(set(seen))
    assert seen[0] >= 0
    assert seen[-1] < glasses.rows
    assert sorted(glasses.meant(view)) == list(range(glasses.choices))
