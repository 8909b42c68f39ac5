"""The key of the daily deals, and the attempts at them that count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("body", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("adjusted", sa.Float(53)),
        sqlite_with_rowid=False,
    )
    op.create_index("attempts_of_a_guest", "attempts", ["guest"])
    op.create_index("attempts_at_a_table", "attempts", ["table_id"])


def downgrade() -> None:
    """Forget the attempts and the key: deals whose hash was published can't be made again."""
    op.drop_table("attempts")
    op.drop_table("keys")
