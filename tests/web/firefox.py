"""Firefox as Linux distributions bring it, for Playwright: run in place of Firefox itself.

Playwright speaks WebDriver BiDi with it, and begins every page by saying which colours it prefers.
The Firefox of long-term support does not know that yet, and Playwright then gives up; so this
stands between the two, answers that one command by itself, and hands on everything else.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN = "emulation.setMediaFeaturesOverride"
LISTENS = re.compile(r"WebDriver BiDi listening on ws://([\d.]+:\d+)")
LONGEST = 2**28
"""Bytes of a message: pictures are large."""


async def main(firefox: str, *arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(
        firefox, *arguments, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr
    async for line in process.stderr:
        if found := LISTENS.search(line.decode()):
            break
    else:
        sys.exit(await process.wait())
    address = found[1]

    async def between(playwright: ServerConnection) -> None:
        assert playwright.request
        async with connect(f"ws://{address}{playwright.request.path}", max_size=LONGEST) as there:

            async def back() -> None:
                async for answer in there:
                    await playwright.send(answer)

            hearing = asyncio.create_task(back())
            async for message in playwright:
                asked = json.loads(message)
                if asked["method"] == UNKNOWN:
                    done = {"type": "success", "id": asked["id"], "result": {}}
                    await playwright.send(json.dumps(done))
                else:
                    await there.send(message)
            hearing.cancel()

    async with serve(between, "127.0.0.1", 0, max_size=LONGEST) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for line in process.stderr:
            os.write(2, line)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
