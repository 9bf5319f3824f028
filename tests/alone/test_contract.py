"""What is answered without a server is answered in the very types of the server."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from litestar import Response

from clew.alone.requests import ANSWERS, BRING, Later, always_the_same
from clew.server.app import REQUESTS

NEEDS_OTHERS = {
    "DELETE /api/me/friends/{handle}",
    "DELETE /api/me/invitations/{key}",
    "DELETE /api/me/mail",
    "DELETE /api/me/programs/{name}",
    "GET /api/address",
    "GET /api/match",
    "GET /api/codes/{code}",
    "GET /api/me/friends",
    "GET /api/me/mail",
    "GET /api/me/programs",
    "GET /api/me/push",
    "GET /api/me/ratings",
    "GET /api/me/tournaments",
    "GET /api/moderation/reports",
    "GET /api/privacy",
    "GET /api/programs",
    "GET /api/ratings/{game}",
    "GET /api/tournaments/{key}",
    "POST /api/account",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/me/friends/{handle}/invite",
    "POST /api/me/programs",
    "POST /api/moderation/reports/{number}",
    "POST /api/recover",
    "POST /api/tables/{key}/block",
    "POST /api/tables/{key}/invite",
    "POST /api/tables/{key}/report",
    "POST /api/tables/{key}/talk",
    "POST /api/tables/{key}/wish",
    "POST /api/tournaments",
    "POST /api/tournaments/{key}/begin",
    "POST /api/tournaments/{key}/bot",
    "POST /api/tournaments/{key}/close",
    "POST /api/tournaments/{key}/enter",
    "POST /api/tournaments/{key}/entrant",
    "PUT /api/me/friends/{handle}",
    "PUT /api/me/mail",
    "PUT /api/me/open-data",
    "PUT /api/me/profile",
    "PUT /api/me/push",
}
"""Accounts, ratings, programs from afar, moderation: these say that they need a server."""


def handlers() -> dict[str, Any]:
    found = {}
    for handler in REQUESTS:
        (method,) = handler.http_methods
        for path in handler.paths:
            if path.startswith("/api/"):
                found[f"{method} {re.sub(r':[a-z]+}', '}', path)}"] = handler
    return found


def answer_of(handler: Any) -> Any:
    answer = get_type_hints(handler.fn, include_extras=True)["return"]
    if get_origin(answer) is not Response:
        return answer
    spec = (handler.responses or {}).get(200)
    return spec.data_container if spec else get_args(answer)[0]


def test_every_request_of_the_server_is_answered_or_named_as_needing_others() -> None:
    assert (set(ANSWERS) - {BRING}) | NEEDS_OTHERS == set(handlers())
    assert not set(ANSWERS) & NEEDS_OTHERS


@pytest.mark.parametrize("request_name", sorted(set(ANSWERS) - {BRING}))
def test_the_answer_and_what_is_given_have_the_same_types(request_name: str) -> None:
    theirs, ours = handlers()[request_name], ANSWERS[request_name]
    hints = get_type_hints(ours)
    answers = [one for one in get_args(hints["return"]) if one is not Later]
    answer = answers[0] if Later in get_args(hints["return"]) else hints["return"]
    assert answer == answer_of(theirs)
    given = set(inspect.signature(theirs.fn).parameters) - {"request", "context"}
    assert set(list(inspect.signature(ours).parameters)[1:]) == given
    if "data" in given:
        assert hints["data"] == get_type_hints(theirs.fn)["data"]


def test_what_never_changes_is_asked_for_without_anybody() -> None:
    assert {name for name, _ in always_the_same()} <= set(ANSWERS)
