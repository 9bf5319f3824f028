"""The commands, by who needs them. Each loads what it needs when it runs."""
