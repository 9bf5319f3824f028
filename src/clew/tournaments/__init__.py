"""Tournaments: who plays whom next, and how everybody stands. Nothing here stores anything,
waits or reads a clock; the server does that around it (`server/tournaments`)."""
