"""How thorough the properties are tested: `HYPOTHESIS_PROFILE=quick` for a fast answer."""

import os

from hypothesis import HealthCheck, settings

_common = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("full", max_examples=60, **_common)
settings.register_profile("quick", max_examples=8, **_common)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))
