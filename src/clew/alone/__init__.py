"""Clew alone: all that a page asks for, answered where there is no server, in the browser itself.

Nothing here waits. A message comes in (`clew.alone.house`), and what follows from it goes out: what
is to be kept, then what is to be told, and what somebody else has to think about.
"""
