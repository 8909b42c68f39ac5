"""One test and more for each clause of RULES.md, named after it, played through `Game`."""
