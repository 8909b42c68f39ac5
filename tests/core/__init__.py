"""What all games share: the compile cache, the contract, the schema of what is told."""
