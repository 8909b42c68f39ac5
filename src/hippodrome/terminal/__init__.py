"""A game in the terminal: how the table is drawn, and how a person plays at it. Knows no rules."""
