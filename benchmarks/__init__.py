"""The benchmarks: a command for every figure in the README and docs."""
