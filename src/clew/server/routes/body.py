"""Body: the JSON body of a request, checked before any route reads it."""

from __future__ import annotations

from typing import Any

from litestar import Request

from clew.table.plain_text import check_json, check_nesting
from clew.table.refusal import Refusal

__all__ = ["CheckedRequest"]


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is JSON that can be stored. Any other body is refused."""

    async def json(self) -> Any:
        body = await self.body()
        try:
            check_json(body)
            check_nesting(body)
            body.decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal(400, "unreadable", "the body is not text in UTF-8") from None
        except ValueError as error:
            raise Refusal(400, "unreadable", str(error)) from None
        return await super().json()
