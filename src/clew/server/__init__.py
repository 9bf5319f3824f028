"""The server: tables online, durable before acknowledged, in one process or in many."""
