"""Tournaments at a server: who enters, and what is due. Who plays whom is `clew.tournaments`."""
