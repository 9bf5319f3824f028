"""The people who play: identity, accounts, moderation, mail, solved puzzles and ratings."""
