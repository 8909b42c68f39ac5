"""Migrations that upgrade a store to the current schema, step by step (Alembic)."""
