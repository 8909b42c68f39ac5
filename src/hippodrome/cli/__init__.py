"""The command `hippodrome`, with one file for each group of commands."""


def main() -> None:
    """Run the command; errors in the input are reported in one sentence, with a non-zero exit code."""
    from hippodrome.cli.app import run

    run()
