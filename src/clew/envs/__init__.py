"""Environments for programs that learn.

`vector` steps many games at once, `pettingzoo` and `openspiel` speak the interfaces of those
libraries. They need the extras envs, pettingzoo and openspiel.
"""
