"""Training: nets that learn a game from its rules alone, by playing against themselves.

It needs PyTorch (the extra `train`). What it makes is read and run without it (`clew.bots.nets`).
"""
