"""What trains needs PyTorch, which is large: `make soak` installs it, and runs these tests."""

import os

_NEED_TORCH = [
    "test_judge_training.py",
    "test_labyrinthos_fitting.py",
    "test_lessons.py",
    "test_teaching.py",
    "test_training.py",
]
collect_ignore = [] if os.environ.get("CLEW_SOAK") else _NEED_TORCH
