"""Private notes by seat, and what the lobby shows of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of notes, and the column; tables that are there already get theirs with their next event."""
    op.add_column("tables", sa.Column("door", sa.Text))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Back to the log alone: all notes are lost."""
    op.drop_table("notes")
    op.drop_column("tables", "door")
