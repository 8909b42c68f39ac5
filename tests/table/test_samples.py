"""The sample games of the page are what the rules of today make of their logs."""

import json

import pytest

from tools import sample_games


def applied(before: object, change: object) -> object:
    """What a change makes of something, as the page does it (web/src/lib/replay.ts)."""
    if not isinstance(before, dict | list) or not isinstance(change, dict):
        return change
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [applied(part, change.get(str(at), part)) for at, part in enumerate(before)]
    return {**before, **{key: applied(before.get(key), part) for key, part in change.items()}}


@pytest.mark.parametrize("game", sample_games.PLAYERS)
def test_a_sample_is_fresh(game: str) -> None:
    kept = json.loads(sample_games.file_of(game).read_text(encoding="utf-8"))
    made = json.loads(json.dumps(sample_games.sample(kept["record"])))
    assert made == kept, "run `python tools/sample_games.py`"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2}}),
        ({"a": [1, 2, {"b": 3}]}, {"a": [1, 2, {"b": 4}]}),
        ({"a": [1, 2]}, {"a": [1]}),
        ({"a": []}, {"a": {"b": 1}}),
        ({"a": {}}, {"a": {"b": {}}}),
        ({"a": None}, {"a": {"b": []}}),
        ({"a": {"b": 1}}, {"a": None}),
    ],
)
def test_changes_lead_from_one_moment_to_the_next(before: object, after: object) -> None:
    assert applied(before, sample_games.change(before, after)) == after
