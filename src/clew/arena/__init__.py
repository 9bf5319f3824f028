"""Many games: simulations, and later matches, ratings and leagues."""
