"""Give Alembic the connection to the store that `hippodrome.table.upgrades` passes in."""

from alembic import context

from hippodrome.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
