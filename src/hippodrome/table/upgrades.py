"""Bringing a store to the newest form, and telling whether it is."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hippodrome.core.errors import HippodromeError

UPGRADING = 1453  # the lock of whoever does it


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("hippodrome.table") / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """Bring a store to the newest form; one that is there already is left as it is."""
    config = _config()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Raise `HippodromeError` for a store of another form, and say what to do."""
    form = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if form != newest:
        state = f"of form {form}" if form else "empty"
        raise HippodromeError(
            f"the store is {state}, and this version needs form {newest}: run hippodrome db upgrade"
        )
