# Compiled by mypyc.
"""The search kit: budgets, alpha-beta, and Monte Carlo tree search over what could be."""
