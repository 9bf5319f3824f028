"""`python -m clew.cli`."""

from clew.cli import main

main()
