"""The command `hippodrome`, one file a group of commands."""


def main() -> None:
    """Run the command; whatever is wrong with the input becomes one sentence and a non-zero exit."""
    from hippodrome.cli.app import run

    run()
