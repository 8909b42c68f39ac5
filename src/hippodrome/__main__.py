"""`python -m hippodrome` is the command `hippodrome`."""

from hippodrome.cli.main import main

if __name__ == "__main__":
    main()
