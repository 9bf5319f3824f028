"""The command line. Each command is a function; what it needs is loaded when it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs `clew`. What a person got wrong is told in one sentence, with exit code 2."""
    from cyclopts import CycloptsError

    from clew.cli.app import app
    from clew.cli.output import harmless
    from clew.core.errors import ClewError

    tokens = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in tokens
    tokens = [token for token in tokens if token != "--debug"]  # noqa: S105
    try:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except (ClewError, CycloptsError) as error:
        if debug:
            raise
        sentence = harmless(" ".join(str(error).split()))
        print(f"clew: {sentence}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        if debug:
            raise
        raise SystemExit(130) from None
