"""The log of events, and the index of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.Float(53), nullable=False),
        sa.Column("due_at", sa.Float(53)),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_of_the_lobby", "tables", ["public", "state", "opened_at"])
    op.create_index("tables_that_are_due", "tables", ["due_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Back to an empty store: all tables are lost."""
    op.drop_table("events")
    op.drop_table("tables")
