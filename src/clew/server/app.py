"""The application: what is served where, and what happens at the start and the end."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from clew import __version__
from clew.core.errors import ClewError
from clew.server.context import Context
from clew.server.people.identity import Keys
from clew.server.routes import (
    accounts,
    games,
    learning,
    mail,
    page,
    players,
    programs,
    puzzles,
    ratings,
    service,
    study,
    tables,
)
from clew.server.routes.body import CheckedRequest
from clew.server.routes.guard import Guard
from clew.server.routes.program_socket import program_socket
from clew.server.routes.table_socket import table_socket
from clew.server.settings import Settings
from clew.table.reasons import Problem
from clew.table.refusal import Refusal

__all__ = ["REQUESTS", "build"]

_MOST_BODY = 64 * 1024
REQUESTS = [
    *tables.HANDLERS,
    *study.HANDLERS,
    *puzzles.HANDLERS,
    *accounts.HANDLERS,
    *programs.HANDLERS,
    *mail.HANDLERS,
    players.me,
    players.rename,
    players.my_tables,
    players.open_data,
    *games.HANDLERS,
    *learning.HANDLERS,
    ratings.best,
    ratings.mine,
    service.api,
    service.health,
    service.metrics,
]
"""All routes. The page's types are generated from these (web/scripts)."""


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, Refusal):
        return Response(Problem(reason=error.reason, text=str(error)), status_code=error.status)
    return Response(Problem(reason="wrong", text=str(error)), status_code=400)


def _be_prompt() -> None:
    """Keeps pauses short: the writing thread gets its turn soon, and the garbage collector checks
    mostly young objects, seldom at the tens of thousands that live as long as their tables."""
    sys.setswitchinterval(0.0002)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 100)


def build(settings: Settings) -> Guard:
    """The application, as an ASGI callable."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        context = Context(settings)
        app.state.context = context
        _be_prompt()
        try:
            yield
        finally:
            await context.close()

    def context(request: Any) -> Context:
        found: Context = request.app.state.context
        return found

    def context_of_socket(socket: Any) -> Context:
        found: Context = socket.app.state.context
        return found

    for socket in (table_socket, program_socket):
        socket.dependencies = {"context": Provide(context_of_socket, sync_to_thread=False)}
    app = Litestar(
        [table_socket, program_socket, *REQUESTS, *page.HANDLERS],
        lifespan=[lifespan],
        dependencies={"context": Provide(context, sync_to_thread=False)},
        exception_handlers={ClewError: _refused},
        openapi_config=OpenAPIConfig(
            title="Clew",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=CheckedRequest,
        request_max_body_size=_MOST_BODY,
        logging_config=None,
    )
    return Guard(app, settings, Keys.load(settings.secret, settings.folder))
