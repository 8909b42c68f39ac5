"""Tells Alembic how to reach the store, with the connection that `hippodrome.table.upgrades` passes in."""

from alembic import context

from hippodrome.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
