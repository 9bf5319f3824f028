"""A game in progress: its seats, its record, and the proof that the shuffle was fair."""
