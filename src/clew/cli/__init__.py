"""The command line. Each command is a function; what it needs is loaded when it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs `clew`. What a person got wrong is told in one sentence, with exit code 2."""
    from cyclopts import CycloptsError

    from clew.cli.app import app
    from clew.core.errors import ClewError
    from clew.play.texts import harmless
    from clew.words import words

    tokens = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in tokens
    tokens = [token for token in tokens if token != "--debug"]  # noqa: S105
    if not tokens or {"--help", "-h"} & set(tokens):
        from clew.cli.helping import prepare

        prepare(app)
    try:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except (ClewError, CycloptsError) as error:
        if debug:
            raise
        said = words(_language(tokens)).error(error) if isinstance(error, ClewError) else str(error)
        sentence = harmless(" ".join(said.split()))
        print(f"clew: {sentence}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        if debug:
            raise
        raise SystemExit(130) from None


def _language(tokens: Sequence[str]) -> str:
    """The language in which somebody who typed this is answered: what --lang says, otherwise the
    system's."""
    from clew.words import LANGUAGES, preferred

    typed = [part for token in tokens for part in token.split("=", 1)]
    asked = [after for before, after in pairwise(typed) if before == "--lang"]
    return asked[-1] if asked and asked[-1] in LANGUAGES else preferred()
