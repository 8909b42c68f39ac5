"""How thoroughly properties are tested (see `tests/sizes.py`), and what the command's environment is."""

import os

from hypothesis import HealthCheck, settings

os.environ |= {"COLUMNS": "100", "NO_COLOR": "1", "HIPPODROME_LANGUAGE": "en"}  # how the command prints
os.environ |= {"RAY_worker_niceness": "0"}  # Ray's workers would wait for all other tests: it gives them 15

full = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", full, max_examples=300, derandomize=False)  # fresh seeds every time
settings.register_profile("usual", full, max_examples=40)
settings.register_profile("quick", full, max_examples=6)
settings.load_profile(os.environ.get("HIPPODROME_TESTS", "usual"))
