"""Receipts: what one browser kept proves what was promised; and a verifier that needs nothing of ours."""

import copy
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hippodrome import records
from hippodrome.core.errors import BadRecord
from hippodrome.game import Game
from hippodrome.nature import Nature, seal_of
from tests.playing import seeded
from tests.test_records import NAMES

VERIFIER = Path(__file__).parents[1] / "examples" / "verify_deal.py"


@pytest.fixture(scope="module")
def sealed() -> dict[str, Any]:
    """A game begun, in which seat 3 did not reveal; seat 0 is a bot's."""
    given_ = [None, b"\1" * 32, b"\2" * 32, None]
    seals = [None, *(seal_of(bytes([seat]) * 32) for seat in (1, 2, 3))]
    return records.saved(Game("byzanz", {"seats": 4}, Nature(bytes(32), given_, seals)), NAMES)


def receipt(record: dict[str, Any], seat: int = 1, **changes: Any) -> dict[str, Any]:
    return {
        "format": "hippodrome-receipt/1",
        "table": "A" * 16,
        "seat": seat,
        "commitment": record["commitment"],
        "seals": record["seals"],
        "contribution": f"{seat:02x}" * 32,
        "revealed": record["contributions"][seat] is not None,
        **changes,
    }


def test_a_receipt_proves_what_was_promised(sealed: dict[str, Any]) -> None:
    assert sealed["unrevealed"] == [3]
    records.verify(records.parse(records.to_line(sealed)))
    for seat in (1, 2, 3):
        records.check_receipt(sealed, records.parse_receipt(json.dumps(receipt(sealed, seat))))


def test_a_secret_chosen_afterwards_does_not_match_the_receipt(sealed: dict[str, Any]) -> None:
    given_ = [part and bytes.fromhex(part) for part in sealed["contributions"]]
    other = Nature(b"\7" * 32, given_, sealed["seals"])
    forged = records.saved(Game("byzanz", {"seats": 4}, other), NAMES)
    records.verify(records.parse(records.to_line(forged)))  # the record alone proves nothing
    with pytest.raises(BadRecord, match="another commitment"):
        records.check_receipt(forged, receipt(sealed))


def test_contributions_chosen_afterwards_do_not_match_the_receipt(sealed: dict[str, Any]) -> None:
    forged = records.saved(
        Game("byzanz", {"seats": 4}, Nature(bytes(32), [None, b"\1" * 32, b"\7" * 32, None])), NAMES
    )
    records.verify(records.parse(records.to_line(forged)))
    with pytest.raises(BadRecord, match="another seal for seat 2"):
        records.check_receipt(forged, receipt(sealed))


def test_a_revealed_contribution_can_not_be_kept_silent_about(sealed: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="seat 3 did reveal its contribution, but the record says"):
        records.check_receipt(sealed, receipt(sealed, 3, revealed=True))


def test_practice_proves_nothing(sealed: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="a practice game has a known deal"):
        records.check_receipt({**sealed, "practice": True}, receipt(sealed))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "hippodrome-receipt/2"}, 'not a receipt: its format is "hippodrome-receipt/2"'),
        ({"format": None}, "not a receipt: its format is null"),
        ({"seat": 4}, "the receipt is of seat 4, but has 4 seals"),
        ({"seat": True}, '"seat" must be the number of a seat'),
        ({"contribution": "00" * 32}, "the receipt's contribution does not open its own seal"),
        ({"contribution": None}, "the receipt's contribution does not open its own seal"),
        ({"seals": {}}, '"seals" must be a list'),
        ({"commitment": 1}, '"commitment" must be 64 hexadecimal digits'),
        ({"revealed": None}, '"revealed" must be true or false'),
        ({"table": []}, '"table" must be the name of a table'),
        ({"more": 1}, 'unknown key "more"'),
    ],
)
def test_a_bad_receipt_is_refused(sealed: dict[str, Any], changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)):
        records.parse_receipt(json.dumps(receipt(sealed) | changes))


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="not "):
        records.parse_receipt(text)


# ---------------------------------------------------------------- the independent verifier


def deal_verified(tmp_path: Path, record: dict[str, Any], kept: dict[str, Any] | None = None) -> str:
    """What `examples/verify_deal.py` says, without this package on its path."""
    game, file = tmp_path / "game.json", tmp_path / "receipt.json"
    game.write_text(json.dumps(record), encoding="utf-8")
    file.write_text(json.dumps(kept), encoding="utf-8")
    command = [sys.executable, "-I", str(VERIFIER), str(game), *([str(file)] if kept else [])]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert (done.returncode == 0) == (not done.stderr)
    return done.stdout + done.stderr


def test_the_independent_verifier_is_short_and_needs_nothing() -> None:
    lines = VERIFIER.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 80
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= {"hashlib", "hmac", "json", "pathlib", "sys"}


@pytest.mark.parametrize("table", ["byzanz-4", "byzantio-2-hidden", "nekken-3"])
def test_the_independent_verifier_repeats_every_draw(table: str, tmp_path: Path) -> None:
    game = seeded(table, 3)
    record = records.saved(game, NAMES[: game.seats])
    draws = sum(actor == "nature" for actor, _ in record["log"])
    assert f"{draws} draws follow" in deal_verified(tmp_path, record)
    place = max(n for n, (actor, _) in enumerate(record["log"]) if actor == "nature")
    word = record["log"][place][1].split()[0]
    for other in ("X", "W4", "1", "2", "plague", "famine"):
        if record["log"][place][1] != f"{word} {other}":
            changed_ = copy.deepcopy(record)
            changed_["log"][place][1] = f"{word} {other}"
            assert f"WRONG: draw {draws} is {record['log'][place][1]}" in deal_verified(tmp_path, changed_)
            break


def test_the_independent_verifier_compares_a_receipt(sealed: dict[str, Any], tmp_path: Path) -> None:
    assert "Did not reveal: ['merchant 3']" in deal_verified(tmp_path, sealed)
    assert "Without a receipt nothing proves" in deal_verified(tmp_path, sealed)
    assert "nobody chose the deal" in deal_verified(tmp_path, sealed, receipt(sealed))
    assert "its seat contributed nothing" in deal_verified(tmp_path, sealed, receipt(sealed, 3))
    assert "proves nothing" in deal_verified(tmp_path, {**sealed, "practice": True}, receipt(sealed))
    for change, wrong in (
        ({"commitment": "00" * 32}, "other commitment"),
        ({"seals": [None] * 4}, "other seals"),
        ({"seat": 3, "revealed": True}, "did reveal"),
    ):
        assert wrong in deal_verified(tmp_path, sealed, receipt(sealed) | change)
    for key, value, wrong in (
        ("format", "hippodrome/1", "this is no saved game of the format hippodrome/2"),
        ("game", "chess", "what is drawn in chess is not known here"),
        ("secret", "11" * 32, "the secret does not open the commitment"),
        ("contributions", ["00" * 32] * 4, "a contribution opens no seal"),
        ("unrevealed", [], "those who did not reveal are [3]"),
        ("log", [["nature", "deal C1"]], "nature can't deal C1"),
    ):
        assert f"WRONG: {wrong}" in deal_verified(tmp_path, {**sealed, key: value})
