"""The application: what is served where, and what happens at the start and the end."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from clew import __version__
from clew.core.errors import ClewError
from clew.server.context import Context
from clew.server.figures import Figures
from clew.server.people.identity import Keys
from clew.server.routes import (
    accounts,
    alone,
    analysis,
    friends,
    games,
    learning,
    mail,
    match,
    moderation,
    page,
    players,
    privacy,
    profiles,
    programs,
    push,
    puzzles,
    ratings,
    service,
    study,
    tables,
    tournaments,
)
from clew.server.routes.body import CheckedRequest
from clew.server.routes.guard import Guard
from clew.server.routes.program_socket import program_socket
from clew.server.routes.table_socket import table_socket
from clew.server.settings import Settings
from clew.table.reasons import Problem, Reason
from clew.table.refusal import Refusal, problem_of

__all__ = ["REQUESTS", "build"]

_MAX_BODY = 64 * 1024
REQUESTS = [
    *tables.HANDLERS,
    *tournaments.HANDLERS,
    *study.HANDLERS,
    *analysis.HANDLERS,
    *puzzles.HANDLERS,
    *accounts.HANDLERS,
    *programs.HANDLERS,
    *mail.HANDLERS,
    *profiles.HANDLERS,
    *friends.HANDLERS,
    *match.HANDLERS,
    *push.HANDLERS,
    players.me,
    players.rename,
    players.my_tables,
    players.open_data,
    *games.HANDLERS,
    *learning.HANDLERS,
    *moderation.HANDLERS,
    privacy.privacy,
    ratings.best,
    ratings.mine,
    service.api,
    service.health,
    service.keys,
    service.metrics,
]
"""All routes. The page's types are generated from these (web/scripts)."""


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, ClewError)
    status = error.status if isinstance(error, Refusal) else 400
    return Response(problem_of(error), status_code=status)


def _unreadable(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in the same words as what we refuse."""
    said = [error.detail, *(_said(one) for one in error.extra or ())]
    reason: Reason = "nothing" if error.status_code == 404 else "wrong"
    text = "; ".join(one for one in said if one)
    return Response(
        Problem(reason=reason, text=text), status_code=error.status_code, headers=error.headers
    )


def _said(one: object) -> str:
    """What is wrong with one part of a request."""
    if not isinstance(one, dict):
        return str(one)
    return ": ".join(str(one[name]) for name in ("key", "message") if one.get(name))


def _described() -> None:
    """Says for every request how it may be refused, and what that looks like. Litestar describes
    its own, which nobody ever sees."""
    for handler in REQUESTS:
        described = dict(handler.responses or {})
        if handler.include_in_schema is not False:
            handler.responses = {
                status: ResponseSpec(Problem, description=text, generate_examples=False)
                for status, text in _refusals(handler).items()
            } | described


def _refusals(handler: HTTPRouteHandler) -> dict[int, str]:
    """The statuses with which a request may be refused. (421, which says that it was meant for
    another server, no request of this one gets.)"""
    found = {
        400: "It makes no sense",
        403: "It is not for you",
        429: "Too much at once",
        503: "The database does not answer",
    }
    is_about_something = any("{" in path for path in handler.paths)
    if is_about_something:
        found[404] = "There is no such thing"
    if is_about_something or handler.http_methods != {"GET"}:
        found[409] = "Not now"
    if handler.http_methods != {"GET"}:
        found[413] = "Too long"
    return found


def _be_prompt() -> None:
    """Keeps pauses short: the writing thread gets its turn soon, and the garbage collector checks
    mostly young objects, seldom at the tens of thousands that live as long as their tables. What
    was made until now stays, so it is not even looked at (see `garbage.py: not_yet`)."""
    sys.setswitchinterval(0.0002)
    gc.freeze()
    gc.set_threshold(20_000, 10, 100)
    gc.enable()


class _App(Litestar):
    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """Every message is one of msgspec's. By itself Litestar would load pydantic where it is
        installed, too (for tournaments), and everybody would wait for it."""
        return [*plugins, MsgspecDIPlugin()]


def build(settings: Settings) -> Guard:
    """The application, as an ASGI callable."""
    figures = Figures()
    if settings.metrics_port and settings.workers == 1:
        figures.offer(settings.metrics_host, settings.metrics_port)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        context = Context(settings, figures)
        app.state.context = context
        guard.when_ending(context.end)
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

    for socket in (table_socket, program_socket, match.match_socket):
        socket.dependencies = {"context": Provide(context_of_socket, sync_to_thread=False)}
    _described()
    app = _App(
        [
            table_socket,
            program_socket,
            match.match_socket,
            *REQUESTS,
            *alone.HANDLERS,
            *page.HANDLERS,
        ],
        lifespan=[lifespan],
        dependencies={"context": Provide(context, sync_to_thread=False)},
        exception_handlers={ClewError: _refused, HTTPException: _unreadable},
        openapi_config=OpenAPIConfig(
            title="Clew",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=CheckedRequest,
        request_max_body_size=_MAX_BODY,
        logging_config=None,
    )
    guard = Guard(app, settings, Keys.load(settings.secret, settings.folder), figures)
    return guard
