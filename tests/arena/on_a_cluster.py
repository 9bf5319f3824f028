"""Work on a Ray cluster of this machine, and the same without it; writes down what came out.

With `soak` there are several nodes, and one of them is lost in the middle. It runs as a program of
its own, because Ray's warnings and processes are not the tests'.
"""

import json
import os
import re
import signal
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from clew.arena.cluster import LOCAL, Cluster
from clew.arena.league import League, read, run
from clew.arena.match import Game, Match, play
from clew.arena.simulate import Job, simulate

FOLDER = Path(sys.argv[1])
OPTIONS = {"goals": 2}
MATCH = Match(game="labyrinth", bots=["greedy", "random"], options=OPTIONS)


def plain(games: list[Game]) -> list[Any]:
    return [(game.number, game.shares, game.decisions) for game in games]


def match(cluster: Cluster, games: int) -> dict[str, Any]:
    there = plain(list(play(MATCH, range(games), cluster=cluster)))
    return {"cluster": there, "here": plain(list(play(MATCH, range(games), jobs=1)))}


def league(cluster: Cluster) -> dict[str, Any]:
    asked = League(game="labyrinth", bots=["greedy", "random"], players=2, games=4, options=OPTIONS)
    found = {}
    for name, where in (("cluster", cluster), ("here", None)):
        result = run(asked, FOLDER / name, resume=False, jobs=1, cluster=where)
        lines = read(FOLDER / name / "games.jsonl")
        found[name] = [
            [(one.bot, one.rating, one.wins) for one in result.ratings],
            plain([line.game for line in lines]),
        ]
    return found


def records(cluster: Cluster) -> dict[str, Any]:
    """Self-play: the records come back from the workers, the same but for the times."""
    found = {}
    for name, where in (("cluster", cluster), ("here", None)):
        folder = FOLDER / f"records-{name}"
        bots = ["greedy", "greedy"]
        job = Job(game="tiger-traps", bots=bots, options={}, seed="7", records=str(folder))
        simulate(job, 6, jobs=1, cluster=where)
        found[name] = [_without_times(file) for file in sorted(folder.iterdir())]
    return found


def _without_times(file: Path) -> list[Any]:
    record = msgspec.json.decode(file.read_bytes())
    return [file.name, [(e["seat"], e["action"]) for e in record["entries"]], record["result"]]


def lost_worker(cluster: Cluster) -> dict[str, Any]:
    """The worker that has the fourth piece is killed, once."""
    mark = FOLDER / "killed"

    def square(number: int) -> tuple[int, int]:
        if number == 3 and not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number, os.getpid()

    found = list(cluster.map(square, range(8), "labyrinth"))
    dead = int(mark.read_text())
    return {"squares": [one for one, _ in found], "by_another": found[3][1] != dead}


def shown() -> list[Any]:
    """The piece of docs/cluster.md, with this cluster, two games and quick bots."""
    page = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text("utf-8")
    (code,) = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    for there, here in (("HOST:6379", LOCAL), ("range(100)", "range(2)"), ("adept", "random")):
        assert there in code
        code = code.replace(there, here)
    told: list[Any] = []
    exec(code.replace("master", "greedy"), {"print": lambda *said: told.append(said)})  # noqa: S102
    return told


def lost_node() -> dict[str, Any]:
    """Three nodes; one of them goes while a match is played."""
    ray: Any = import_module("ray")
    Nodes: Any = import_module("ray.cluster_utils").Cluster  # noqa: N806
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    more = [nodes.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=nodes.address, log_to_driver=False)
    timer = threading.Timer(2.0, lambda: nodes.remove_node(more[0], allow_graceful=False))
    with Cluster(nodes.address) as cluster:
        cores = cluster.cores
        timer.start()
        found = match(cluster, 2000)
    timer.join()
    left = len([one for one in ray.nodes() if one["Alive"]])
    ray.shutdown()
    nodes.shutdown()
    return {**found, "cores": cores, "left": left}


def main() -> None:
    if "soak" in sys.argv:
        write({"lost_node": lost_node()})
        return
    with Cluster(LOCAL) as cluster:
        found = {
            "match": match(cluster, 6),
            "league": league(cluster),
            "records": records(cluster),
            "lost_worker": lost_worker(cluster),
            "shown": shown(),
        }
    write(found)


def write(found: dict[str, Any]) -> None:
    (FOLDER / "found.json").write_text(json.dumps(found))


if __name__ == "__main__":
    main()
