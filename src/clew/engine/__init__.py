"""The engine protocol: other people's programs play, and ours play elsewhere. docs/engine.md."""
