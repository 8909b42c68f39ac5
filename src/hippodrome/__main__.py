"""`python -m hippodrome` is the command `hippodrome`."""

from hippodrome.cli import main

if __name__ == "__main__":
    main()
