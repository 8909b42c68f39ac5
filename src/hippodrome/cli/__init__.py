"""The command `hippodrome`: one file a group of commands."""
