"""What trains needs PyTorch, which is large: `make soak` installs it, and runs these tests."""

import os

collect_ignore = (
    [] if os.environ.get("CLEW_SOAK") else ["test_judge_training.py", "test_training.py"]
)
