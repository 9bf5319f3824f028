"""The routes: what the server answers over HTTP."""
