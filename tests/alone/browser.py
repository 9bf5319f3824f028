"""A browser without a browser: it stores, thinks and passes on as `web/src/alone` does."""

from __future__ import annotations

import itertools
import json
from typing import Any

from clew.alone.house import House
from clew.alone.parts import arrived
from clew.alone.thinking import do

__all__ = ["Browser", "Refused", "Wire"]


class Refused(Exception):
    """A request was not done."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["text"])
        self.reason = problem["reason"]


class Wire:
    """An open line to a table, and all that it heard."""

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser = browser
        self._number = number
        self.heard: list[dict[str, Any]] = []
        self.over = False

    def send(self, **message: Any) -> None:
        self._browser.say({"type": "send", "line": self._number, "message": message})

    def close(self) -> None:
        self._browser.say({"type": "close", "line": self._number})

    @property
    def update(self) -> dict[str, Any]:
        return next(one for one in reversed(self.heard) if one["type"] == "update")

    def act(self, action: str) -> None:
        n = self.update["n"]
        self.send(type="act", id=f"{self._number}-{n}-{len(self.heard)}", n=n, action=action)


class Browser:
    """`thinks` says whether questions are thought about at once, or wait until somebody does."""

    def __init__(self, *, now: float = 1e9) -> None:
        self.now = now
        self.owner = ""
        self.rows: dict[str, str] = {}
        self.entries: dict[str, dict[int, str]] = {}
        self.thinks = True
        self.parts: list[str] = []
        """The parts of Clew that had to come, in the order in which they were needed."""
        self.waiting: list[dict[str, Any]] = []
        self._numbers = itertools.count(1)
        self.start()

    def start(self) -> None:
        """The page is opened, or opened again."""
        self.wires: dict[int, Wire] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.waiting = []
        rows = f"[{','.join(self.rows.values())}]"
        self.house = House(self.owner, rows, clock=lambda: self.now)

    def say(self, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        followed = json.loads(self.house.hear(text))
        while followed.get("need") or followed.get("part"):
            if part := followed.get("part"):
                self._bring(part)
                followed = json.loads(self.house.hear(text))
                continue
            key = followed["need"]
            entries = self.entries.get(key, {})
            listed = f"[{','.join(entries[n] for n in sorted(entries))}]"
            self.house.bring(key, self.rows.get(key, ""), listed)
            followed = json.loads(self.house.hear(text))
        self._follow(followed)

    def _follow(self, followed: dict[str, Any]) -> None:
        for one in followed.get("keep", []):
            self._keep(one)
        for number, text in followed.get("tell", []):
            if number in self.wires:
                self.wires[number].heard.append(json.loads(text))
        for number in followed.get("end", []):
            self.wires[number].over = True
        for told in followed.get("answers", []):
            self.answers[told["id"]] = told
        dropped = followed.get("drop", [])
        self.waiting = [job for job in self.waiting if job["job"] not in dropped]
        self.waiting += [job for job in followed.get("think", []) if job["work"] != "meet"]
        if self.thinks:
            self.think()

    def think(self) -> None:
        """Thinks about all that waits."""
        while self.waiting:
            job = self.waiting.pop(0)
            while part := (done := json.loads(do(job["work"], json.dumps(job["question"])))).get(
                "part"
            ):
                self._bring(part)
            self.say({"type": "thought", "job": job["job"], "answer": done.get("answer")})

    def _bring(self, part: str) -> None:
        self.parts.append(part)
        arrived(part)

    def _keep(self, one: dict[str, Any]) -> None:
        if "owner" in one:
            self.owner = one["owner"]
        elif "clear" in one:
            self.rows.clear()
            self.entries.clear()
        else:
            key = one["table"]
            before = json.loads(self.rows[key])["version"] if key in self.rows else 0
            assert one["version"] == before + 1
            self.rows[key] = one["row"]
            for n, text in one["entries"]:
                assert n not in self.entries.setdefault(key, {})
                self.entries[key][n] = text

    def begin_to_ask(self, request: str, *, body: Any = None, **given: Any) -> int:
        number = next(self._numbers)
        names = {name for name in given if f"{{{name}}}" in request}
        path = {name: value for name, value in given.items() if name in names}
        query = {name: value for name, value in given.items() if name not in names}
        message = {"type": "ask", "id": number, "request": request, "path": path, "query": query}
        self.say({**message, "body": body})
        return number

    def answer(self, number: int) -> Any:
        told = self.answers.pop(number)
        if "problem" in told:
            raise Refused(told["problem"])
        return told.get("answer")

    def ask(self, request: str, **given: Any) -> Any:
        return self.answer(self.begin_to_ask(request, **given))

    def open(self, key: str, seat: int = 0, n: int = -1) -> Wire:
        number = next(self._numbers)
        self.wires[number] = wire = Wire(self, number)
        self.say({"type": "open", "line": number, "key": key, "n": n, "seat": seat})
        return wire

    def begin(self, game: str, *seats: str, **more: Any) -> str:
        """A new game, as the page begins one."""
        made = self.ask("POST /api/tables", body={"game": game, "seats": list(seats), **more})
        nonce = "00" * 16
        self.ask("POST /api/tables/{key}/join", key=made["key"], body={"nonce": nonce})
        self.ask("POST /api/tables/{key}/start", key=made["key"], body={})
        key: str = made["key"]
        return key
