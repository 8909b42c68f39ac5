"""The database tables of the store: the log of events, an index of the tables, private notes, analyses, daily deals."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the order of the log
    Column("at", Float(53), nullable=False),  # seconds since 1970
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

# Everything here follows from the events. It is stored so that the lobby and the clocks need not read them.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("opened_at", Float(53), nullable=False),
    Column("due_at", Float(53)),  # when the server has to act: a bot's move, a clock that runs out
    Column("door", Text),  # JSON: what the lobby shows of it
    sqlite_with_rowid=False,
)
Index("tables_of_the_lobby", tables.c.public, tables.c.state, tables.c.opened_at)
Index("tables_that_are_due", tables.c.due_at)

# What players write for themselves: one sheet a seat, which is no part of the log.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("owner", String(64), nullable=False),  # the hash of the seat's key
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

# What was found out about finished games. It follows from the log, but takes long to find out.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

# The secrets of the server itself.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),  # hex
    Column("made_at", Float(53), nullable=False),
    sqlite_with_rowid=False,
)

# Who plays the deal of a day, and how they did: one attempt a guest counts.
attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("guest", String(64), primary_key=True),  # the hash of the guest's key
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("body", Text),  # JSON: the result, once the game is over
    Column("points", Integer),  # of the guest, if the attempt counts
    Column("adjusted", Float(53)),  # the share of the victory less luck, once the game is analysed
    sqlite_with_rowid=False,
)
Index("attempts_of_a_guest", attempts.c.guest)
Index("attempts_at_a_table", attempts.c.table_id)

INDEXED = ("game", "state", "public", "seats", "free", "due_at")
