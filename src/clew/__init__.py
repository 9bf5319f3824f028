"""Clew: five labyrinth games for people, bots and programs."""

__version__ = "0.1.0"
