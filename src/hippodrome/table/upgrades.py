"""Bringing a store to the newest form, and telling whether it is."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from hippodrome.errors import HippodromeError


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("hippodrome.table") / "migrations"))
    return config


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a store to the newest form; one that is there already is left as it is."""

    def run(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        await connection.run_sync(run)


async def check(engine: AsyncEngine) -> None:
    """Raise `HippodromeError` for a store of another form, and say what to do."""

    def found(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with engine.connect() as connection:
        form = await connection.run_sync(found)
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if form != newest:
        state = f"of form {form}" if form else "empty"
        raise HippodromeError(
            f"the store is {state}, and this version needs form {newest}: run hippodrome db upgrade"
        )
