"""Upgrade the schema of a store."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hippodrome.core.errors import HippodromeError

UPGRADING = 1453  # the number of the advisory lock for upgrades


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("hippodrome.table") / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """Bring the schema of a store up to date."""
    config = _config()
    config.attributes["connection"] = connection
    _refuse_newer(connection)
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Raise `HippodromeError` if the schema of a store is not up to date."""
    _refuse_newer(connection)
    found = MigrationContext.configure(connection).get_current_revision()
    needed = ScriptDirectory.from_config(_config()).get_current_head()
    if found != needed:
        state = f"the store has schema {found}" if found else "the store is empty"
        raise HippodromeError(f"{state}, this version needs schema {needed}: run hippodrome db upgrade")


def _refuse_newer(connection: Connection) -> None:
    """Raise `HippodromeError` if a newer version has upgraded the store."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise HippodromeError(
            f"the store has schema {found}, which this version does not know: a newer one has upgraded it"
        )
