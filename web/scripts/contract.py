"""The contract with the page: every message, request, answer and reason, as TypeScript."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from typescript import Module

from clew.play.matching import FromQueue, ToQueue
from clew.server.app import REQUESTS
from clew.study import curve
from clew.table import orders, reasons, record
from clew.table.messages import FromClient, FromServer

__all__ = ["contract"]

_NAMES: dict[type, str] = {record.Record: "GameRecord", curve.Moment: "TurningPoint"}
"""Where another name is needed: TypeScript has a Record, and one Moment is enough."""
_NOT_ASKED = {"request", "context", "data", "return"}


class _Request(NamedTuple):
    name: str
    handler: HTTPRouteHandler
    hints: dict[str, Any]

    @property
    def answer(self) -> Any:
        answer = self.hints["return"]
        if get_origin(answer) is not Response:
            return answer
        spec = (self.handler.responses or {}).get(200)
        return spec.data_container if spec else get_args(answer)[0]


def _requests() -> Iterator[_Request]:
    for handler in REQUESTS:
        for path in handler.paths:
            if path.startswith(("/api/", "/.well-known/")):
                path = re.sub(r":\w+}", "}", path)
                (method,) = handler.http_methods
                hints = get_type_hints(handler.fn, include_extras=True)
                yield _Request(f"{method} {path}", handler, hints)


def _asked(request: _Request, module: Module) -> Iterator[str]:
    """What a request is asked with: names in its path, its query, its body."""
    in_path = re.findall(r"{(\w+)}", request.name)
    if in_path:
        yield f"path: {{ {'; '.join(f'{name}: string' for name in in_path)} }}"
    parameters = inspect.signature(request.handler.fn).parameters
    query = [
        f"{name}{'' if parameters[name].default is inspect.Parameter.empty else '?'}: "
        + module.given(kind).removesuffix(" | null")  # it is left out instead
        for name, kind in request.hints.items()
        if name not in _NOT_ASKED and name not in in_path
    ]
    if query:
        optional = "?" if all("?:" in one for one in query) else ""
        yield f"query{optional}: {{ {'; '.join(query)} }}"
    if "data" in request.hints:
        yield f"body: {module.given(request.hints['data'])}"


def contract() -> str:
    """The file. What is told comes first: what is given takes other names where it differs."""
    module = Module(_NAMES)
    module.literal("Reason", reasons.Reason, "Why something was not done.")
    module.literal("StandingOrder", orders.Kind, "What a seat answers in advance.")
    module.literal("Deed", record.Deed, "What the table did, besides playing an action.")
    module.alias("GameEvent", "{ event: string }", "An event of any game, told apart by its name.")
    module.told(reasons.Problem)
    module.alias("FromServer", module.told(FromServer), "Every message of a table's line.")
    module.alias("FromQueue", module.told(FromQueue), "Every message to somebody who waits.")
    requests = sorted(_requests())
    answers = {request.name: module.told(request.answer) for request in requests}
    module.alias("FromClient", module.given(FromClient), "Every message to a table.")
    module.alias("ToQueue", module.given(ToQueue), "Every message of somebody who waits.")
    lines = []
    for request in requests:
        parts = [*_asked(request, module), f"answer: {answers[request.name]}"]
        lines.append(f"  '{request.name}': {{ {'; '.join(parts)} }}\n")
    listed = "".join(lines)
    module.declare(
        "Requests",
        f"/** All that can be asked for, and what is answered. */\n"
        f"export interface Requests {{\n{listed}}}\n",
    )
    return module.text()
