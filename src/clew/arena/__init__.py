"""Many games: simulations, matches and leagues."""
