"""Games and batches draw themselves in notebooks, and show no secret there."""

from xml.etree import ElementTree

import pytest

from hippodrome.envs import BatchEnv
from hippodrome.game import new
from tests.playing import ALL, random_game


def drawn(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(html)


@pytest.mark.parametrize("kind", ALL)
def test_a_game_is_a_picture_and_a_line_at_every_moment(kind: str) -> None:
    whole = random_game(kind, 3)
    for length in range(0, whole.length, 25):
        game = whole.at(length)
        figure = drawn(game._repr_html_())
        assert figure[0].tag.endswith("svg")
        assert figure[1].text == repr(game)


def test_hands_are_hidden_and_lots_are_shown() -> None:
    game = new("byzanz", seats=4, seed=7)
    shown = [text.text for text in drawn(game._repr_html_()).iter() if text.tag.endswith("text")]
    assert shown.count("?") == 4 * 4
    assert [card for card in shown if card in game.view("spectator")["lot"]] == game.view("spectator")["lot"]


@pytest.mark.parametrize("game", ["byzanz", "byzantio", "nekken"])
def test_a_batch_draws_its_first_game(game: str) -> None:
    env = BatchEnv(game, seats=3, n=2, seed=1)
    assert drawn(env._repr_html_())[1].text == f"<BatchEnv {game}, 2 games of 3 players>, the first of them"
