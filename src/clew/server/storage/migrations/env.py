"""Run by Alembic: the connection is handed in, nothing is configured by file."""

from alembic import context

from clew.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
