"""The message catalogues."""
