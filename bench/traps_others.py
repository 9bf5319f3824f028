"""How others play Traps among three and four, learned from their games.

    python bench/traps_others.py --players 3 --games 450 --out net-others-3.msgpack

Bots of several kinds play at mixed tables: those that search, the greedy one, and, where there is
one, the net. What they would do in each position before cards are turned over, with the likelihoods
that they draw from, is what a small net learns (PyTorch, seconds on one core). Then it prints how
far the net is from them in games set aside (Kullback and Leibler), beside playing anything
sensible, and what gems are worth between seasons. The file belongs into the game's folder,
the figures into `clew.games.tiger_traps.bots.among_many`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import torch
from librt.vecs import vec
from mypy_extensions import i64
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About, drawn, learned, write
from clew.bots.perspective import Perspective
from clew.bots.search.net import Net
from clew.core.chance import Chance, Fast
from clew.games.tiger_traps import bots, game
from clew.games.tiger_traps.bots.imitating import BIDS, OUTPUTS, ROWS, SLOTS, Imitation, output_of
from clew.games.tiger_traps.rules import BIDDING, BUILDING, TigerTraps
from clew.training.policy import to_file

SEARCHING, GREEDY, LEARNED = range(3)
"""The kinds that the net tells apart."""
NODES = 1500
"""For the solver: with more it plays alike, and takes longer."""
ASIDE = 10
"""One game in so many is not learned from."""
SIZE, EPOCHS, BATCH, RATE, DECAY = 32, 16, 512, 6e-3, 0.02
NEVER = -1e9


class Decision(NamedTuple):
    """What somebody would do: the rows that are seen, what may be done, and how likely it is."""

    rows: list[int]
    may: list[bool]
    odds: list[float]
    game: int


class Start(NamedTuple):
    """The gems when a season began, and the shares of the win in the end."""

    gems: list[int]
    shares: list[float]


def decide(who: str, seen: Perspective) -> dict[int, float]:
    """How likely a player does what."""
    if who == "solver":
        return bots.by_search(seen, NODES)
    if who == "adept":
        return bots.against_habits(seen, bots.NODES["adept"])
    if who == "learner":
        return bots.learned_odds(seen, "learner")
    return {bots.greedy(seen): 1.0}


def note(state: TigerTraps, seat: int, eyes: Imitation, odds: dict[int, float]) -> Decision:
    """A decision as the net is to see it; the last number is put in later."""
    phase, bidding = int(state.phase), int(state.bidder)
    laid = [int(state.has_played(one)) for one in range(1, int(state.players) + 1)]
    cards = sum(laid) - laid[seat - 1] if phase else 0
    top = eyes.see(state, seat, phase, laid[seat - 1], cards, int(state.bid), bidding)
    may, likely = [False] * OUTPUTS, [0.0] * OUTPUTS
    for action in state.legal(seat):
        output = output_of(state, action)
        reached = not BIDS <= output < OUTPUTS - 1 or output - BIDS < top
        may[output] |= reached or (phase == BUILDING and output == BIDS)
    for action, part in odds.items():
        likely[output_of(state, action)] += part
        may[output_of(state, action)] = True
    return Decision([int(row) for row in eyes.rows], may, likely, 0)


def play(
    number: int, players: int, kinds: list[tuple[str, int]], eyes: Imitation, pick: Chance
) -> tuple[list[Decision], list[Start]]:
    """One game of players of any of the kinds."""
    chance = Fast(number)
    state = game.new(players, game.read_options({}), chance)
    who = [kinds[pick.below(len(kinds))] for _ in range(players)]
    found: list[Decision] = []
    starts: list[list[int]] = []
    season = 0
    while seat := state.acting():
        if state.season != season:
            season = int(state.season)
            starts.append([min(int(state.purse(one)), 4) for one in range(1, players + 1)])
        name, kind = who[seat - 1]
        odds = decide(name, Perspective(game, state, seat, chance.word()))
        if state.phase <= BIDDING and len(state.legal(seat)) > 1:
            eyes.kind = kind
            found.append(note(state, seat, eyes, odds)._replace(game=number))
        state.apply(seat, drawn(odds, chance), chance, None)
    shares = state.result() or []
    if any(kind == LEARNED for _, kind in who):
        # Two learners let nobody else win: that says little about gems.
        starts = []
    return found, [Start(gems, shares) for gems in starts]


class Follower:
    """Rows added up and two layers, as `clew.bots.search.net` runs it."""

    def __init__(self) -> None:
        self.rows = nn.EmbeddingBag(ROWS, SIZE, mode="sum")
        self.always = nn.Parameter(torch.zeros(SIZE))
        self.middle = nn.Linear(SIZE, SIZE)
        self.last = nn.Linear(SIZE, OUTPUTS)
        with torch.no_grad():
            self.rows.weight.mul_(0.1)

    def logs(self, seen: Tensor, may: Tensor) -> Tensor:
        """How likely each output is, as logarithms."""
        felt = functional.relu(self.middle(functional.relu(self.rows(seen) + self.always)))
        return functional.log_softmax(self.last(felt).masked_fill(~may, NEVER), 1)

    def parameters(self) -> list[Tensor]:
        layers = (self.rows, self.middle, self.last)
        return [self.always, *(one for layer in layers for one in layer.parameters())]

    def weights(self) -> dict[str, Tensor]:
        """As `clew.training.policy` names them."""
        return {
            "rows.weight": self.rows.weight.T,
            "rows.bias": self.always,
            "middle.weight": self.middle.weight,
            "middle.bias": self.middle.bias,
            "last.weight": self.last.weight,
            "last.bias": self.last.bias,
        }


def fit(decisions: list[Decision]) -> Follower:
    """Learns, and prints how well that went."""
    rows, may, odds = (
        torch.tensor([getattr(one, name) for one in decisions]) for name in ("rows", "may", "odds")
    )
    aside = torch.tensor([one.game % ASIDE == 0 for one in decisions])
    known = (~aside).nonzero()[:, 0]
    net = Follower()
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * (1 + len(known) // BATCH) + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, steps)
    for _ in range(EPOCHS):
        for part in known[torch.randperm(len(known))].split(BATCH):
            loss = -(odds[part] * net.logs(rows[part], may[part]).clamp(min=-50)).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        odds, may = odds[aside], may[aside]
        own = (odds * (odds + 1e-12).log()).sum(1)
        far = own - (odds * net.logs(rows[aside], may).clamp(min=-50)).sum(1)
        print(
            f"{len(decisions)} decisions; in those set aside the net is {far.mean():.2f} from what "
            f"they do, anything sensible {(own + may.sum(1).log()).mean():.2f}"
        )
    return net


def worth(starts: list[Start]) -> list[int]:
    """What gems are worth, by how many; one gem is worth 100."""
    gems = torch.tensor([one.gems for one in starts])
    shares = torch.tensor([one.shares for one in starts])
    logs = torch.zeros(5, requires_grad=True)
    optimiser = torch.optim.LBFGS([logs], max_iter=100)

    def wrong() -> Tensor:
        optimiser.zero_grad()
        # A little towards equal: some purses are seldom seen.
        loss = -(shares * functional.log_softmax(logs[gems], 1)).sum(1).mean()
        loss = loss + 0.001 * logs.pow(2).sum()
        loss.backward()
        return loss

    optimiser.step(wrong)
    return [round(100 * float(one)) for one in (logs - logs[1]).exp().detach()]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=3, choices=[3, 4])
    parser.add_argument("--games", type=int, default=450)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("net-others.msgpack"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    kinds = [("solver", SEARCHING), ("solver", SEARCHING), ("adept", SEARCHING), ("greedy", GREEDY)]
    if learned(game.id, "learner", args.players):
        kinds += [("learner", LEARNED)] * 2
    nothing = Net(1, 1, 1, vec[i64]([0] * (ROWS + 1)), vec[i64]([0, 0]), vec[i64]([0, 0]))
    eyes, pick = Imitation(nothing, vec[float]([0.0] * OUTPUTS)), Fast(args.seed)
    decisions: list[Decision] = []
    starts: list[Start] = []
    for number in range(args.games):
        found, began = play(args.seed * 1_000_003 + number, args.players, kinds, eyes, pick)
        decisions += found
        starts += began
    about = About(
        game=game.id,
        players=args.players,
        version=game.version,
        command=f"python bench/traps_others.py --players {args.players} --games {args.games} "
        f"--seed {args.seed}",
        seed=args.seed,
        decisions=len(decisions),
    )
    args.out.write_bytes(write(to_file(fit(decisions).weights(), about, OUTPUTS)))
    print(f"gems are worth {worth(starts)}; {args.out} is written ({SLOTS} slots, {ROWS} rows)")


if __name__ == "__main__":
    main()
