"""How a store is brought to the newest form, step by step (Alembic)."""
