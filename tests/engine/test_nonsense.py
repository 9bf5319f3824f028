"""Whatever bytes a program sends: a message, or a sentence that says why it is none."""

from __future__ import annotations

import contextlib
import json
from io import BytesIO

from hypothesis import given, settings
from hypothesis import strategies as st

from clew.engine.host import Host
from clew.engine.messages import FROM_PROGRAM, Nonsense, Play, read_from_host, read_from_program
from clew.games import find

HELLO = b'{"type":"hello","protocol":"clew-engine/1"}\n'
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from([str(kind.__struct_config__.tag) for kind in FROM_PROGRAM])},
    optional=dict.fromkeys(
        ("table", "n", "action", "seats", "options", "game", "seed", "worlds", "seeks"), VALUES
    ),
)


@given(st.binary(max_size=200))
def test_bytes_are_read_or_refused(line: bytes) -> None:
    for read in (read_from_host, read_from_program):
        with contextlib.suppress(Nonsense):
            read(line)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.binary(max_size=60) | MESSAGES, max_size=6))
def test_the_host_outlives_any_lines(lines: list[bytes | dict[str, object]]) -> None:
    """It answers, and ends when there are no more."""

    sent = HELLO + b"".join(
        (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines
    )
    out = BytesIO()
    standing = Play(seats=["you", "random"], seed="1")
    Host(find("tiger-traps"), BytesIO(sent), out).run(1, standing)
    for line in out.getvalue().splitlines():
        read_from_host(line)
