"""Check seals, draws and a receipt of a saved game, knowing no rules: verify_deal.py GAME.json [RECEIPT.json]."""

import hashlib
import hmac
import json
import pathlib
import sys

# What is drawn with each word of the log: outcomes in their order, copies of each, whether they are put back.
DECK = [good + value for good in "CGOSTW" for value in "1234"] + ["X"]
DIE, EVENTS = (list("12345678"), [1] * 8, True), ["earthquake", "famine", "succession", "plague"]
NATURE = {
    "byzanz": {"draw": (DECK, [6, 5, 3, 2] * 6 + [16], False)},
    "byzantio": {"roll": DIE, "reveal": (EVENTS, [1, 1, 1, 1], False)},
    "nekken": {"roll": DIE, "reveal": (EVENTS, [1, 0, 1, 1], False)},
}
STUDY = {"goods", "values", "copies", "traders"}


def sha256(text: str) -> str:
    """The hash of bytes in hex, in hex."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def draw(key: bytes, number: int, weights: list[int]) -> int:
    """The outcome of nature's move of this number."""
    tries = (hmac.digest(key, b"%d:%d" % (number, attempt), "sha256")[:8] for attempt in range(1000))
    total = sum(weights)
    x = next(x for x in (int.from_bytes(one, "big") for one in tries) if x < 2**64 // total * total)
    return next(n for n in range(len(weights)) if sum(weights[: n + 1]) > x % total)


def check(good: bool, wrong: str) -> None:
    """End with what is wrong."""
    good or sys.exit(f"WRONG: {wrong}")


def check_deal(game: dict) -> int:
    """Check seals and draws; returns how many draws there are."""
    check(game["format"] == "hippodrome/2", "this is no saved game of the format hippodrome/2")
    study = STUDY & game["options"].keys() or game["options"].get("study_board", "none") != "none"
    check(game["game"] in NATURE and not study, f"what is drawn in {game['game']} is not known here")
    check(sha256(game["secret"]) == game["commitment"], "the secret does not open the commitment")
    given = list(zip(game["seals"], game["contributions"], strict=True))
    check(all(part is None or sha256(part) == seal for seal, part in given), "a contribution opens no seal")
    silent = [seat for seat, (seal, part) in enumerate(given) if seal and not part]
    check(game["unrevealed"] == silent, f"those who did not reveal are {silent}")
    key = hashlib.sha256(bytes.fromhex(game["secret"] + "".join(part or "" for _, part in given))).digest()
    left = {word: list(copies) for word, (_, copies, _) in NATURE[game["game"]].items()}
    moves = [move for actor, move in game["log"] if actor == "nature"]
    for number, move in enumerate(moves):
        word, said = move.split(" ")
        check(word in left, f"nature can't {move}")
        outcomes, _, put_back = NATURE[game["game"]][word]
        drawn = draw(key, number, left[word])
        check(outcomes[drawn] == said, f"draw {number + 1} is {word} {outcomes[drawn]}, not {move}")
        left[word][drawn] -= not put_back
    return len(moves)


def main(file: str, receipt_file: str = "") -> None:
    """Check a game, with a receipt if there is one."""
    game = json.loads(pathlib.Path(file).read_text("utf-8"))
    print(f"{check_deal(game)} draws follow from the secret and the contributions.")
    print("Did not reveal:", [game["players"][seat] for seat in game["unrevealed"]] or "nobody")
    if game["practice"]:
        print("A practice game: its deal was known, so this proves nothing about the deal.")
    elif receipt_file:
        receipt = json.loads(pathlib.Path(receipt_file).read_text("utf-8"))
        for key in ("commitment", "seals"):
            check(receipt[key] == game[key], f"the receipt has other {key}: another table, or a forged game")
        used = game["contributions"][receipt["seat"]] is not None
        check(used or not receipt["revealed"], "the player of the receipt did reveal, but the game says not")
        print("The receipt matches:", "nobody chose the deal." if used else "its seat contributed nothing.")
    else:
        print("Without a receipt nothing proves that this secret and these seals are those promised.")


sys.exit(__doc__) if sys.argv[1:2] in ([], ["-h"], ["--help"]) else main(*sys.argv[1:3])
