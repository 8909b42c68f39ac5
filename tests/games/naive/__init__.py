"""Second, naive implementations of the games, to be played in step with the fast ones."""
