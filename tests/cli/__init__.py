"""The command `hippodrome`."""
