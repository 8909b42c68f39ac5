"""The games: each by its own folder here, and all of them by properties, counts and saved games."""
