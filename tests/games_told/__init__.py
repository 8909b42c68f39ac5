"""What the games ask and tell: by clause, by property, and in words."""
