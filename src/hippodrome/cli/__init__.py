"""The command `hippodrome`, with one file for each group of commands."""

import sys

from hippodrome.extras import sentence


def main() -> None:
    """Run the command; errors in the input are reported in one sentence, with a non-zero exit code."""
    try:
        from hippodrome.cli.app import run

        run()
    except ModuleNotFoundError as error:
        told = sentence(error.name or "")
        if told is None:
            raise
        sys.exit(told)
