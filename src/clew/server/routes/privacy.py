"""The route about what is stored, as the settings of this server have it."""

from __future__ import annotations

import msgspec
from litestar import get

from clew.server.context import Context
from clew.server.people.identity import COOKIE_DAYS

__all__ = ["privacy"]


class Privacy(msgspec.Struct, frozen=True, kw_only=True):
    """What the page about privacy is filled from. `imprint` and `notice` are the operator's own
    words."""

    cookie_days: int
    keep_days: float
    mail: bool
    access_log: bool
    moderators: bool
    imprint: str
    notice: str


@get(
    "/api/privacy",
    summary="What is stored, how long, and who runs this server",
    tags=["server"],
    sync_to_thread=False,
)
def privacy(context: Context) -> Privacy:
    settings = context.settings
    return Privacy(
        cookie_days=COOKIE_DAYS,
        keep_days=settings.keep_days,
        mail=bool(settings.mail),
        access_log=settings.access_log,
        moderators=bool(settings.moderators),
        imprint=settings.imprint.strip(),
        notice=settings.privacy_notice.strip(),
    )
