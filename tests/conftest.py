"""How thoroughly the properties are tested: `HYPOTHESIS_PROFILE=quick` for a fast answer."""

import os

from hypothesis import HealthCheck, settings

os.environ |= {"COLUMNS": "100", "NO_COLOR": "1", "HIPPODROME_LANGUAGE": "en"}  # how the command prints

full = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("full", full)
settings.register_profile("quick", full, max_examples=8)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))
