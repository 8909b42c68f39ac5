"""The network in PyTorch computes what the compiled one computes, and learns from what was played."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from hippodrome.bots.network import Network
from hippodrome.games import GAMES
from hippodrome.training import league, selfplay
from hippodrome.training.league import Mix
from hippodrome.training.learning import Settings, learn
from hippodrome.training.model import Model, batch, stacked
from hippodrome.training.sampling import Job, play, share_of_learner
from hippodrome.training.selfplay import LEARNER, TEACHER, THUMB, Played

torch: Any = pytest.importorskip("torch", reason="PyTorch is an extra")
every_game = pytest.mark.parametrize("game", GAMES)


def sampled(game: str, model: Model, decisions: int = 600, imitate: bool = False) -> Played:
    """Decisions of a network that plays itself, or of the rules of thumb."""
    tables = league.tables(game, np.random.default_rng(1), 0, imitate, Mix(thumbs=0.3, itself=0.7))
    return play(Job(game, tables, stacked([model.weights()]), 1, decisions, 0.5))[0]


def model_of(game: str) -> Model:
    torch.manual_seed(1)
    return Model(GAMES[game].record)


@every_game
def test_both_compute_the_same(game: str) -> None:
    model = model_of(game)
    kept = sampled(game, model)
    at = batch(kept, np.arange(len(kept.chosen)))
    judged = model(at)
    assert judged.likely[at.chosen].detach().numpy() == pytest.approx(kept.likely, abs=1e-3)
    assert judged.reward.detach().numpy() == pytest.approx(kept.value, abs=1e-3)


@every_game
def test_weights_go_there_and_back(game: str) -> None:
    model, other = model_of(game), Model(GAMES[game].record)
    other.load(model.weights())
    for one, two in zip(model.weights(), other.weights(), strict=True):
        assert (one == two).all()


def test_a_past_self_stays_as_it_was() -> None:
    model = model_of("byzanz")
    past = model.weights()
    before = [array.copy() for array in past]
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(1)
    assert all((one == two).all() for one, two in zip(before, past, strict=True))


@every_game
def test_parts_are_joined_to_a_whole(game: str) -> None:
    model = model_of(game)
    one, two = sampled(game, model, 40), sampled(game, model, 60)
    both = selfplay.joined([one, two])
    assert both.count[0] == len(one.chosen) + len(two.chosen)
    chosen = np.array([3, len(one.chosen) + 5])
    alone = batch(one, np.array([3])), batch(two, np.array([5]))
    found = batch(both, chosen)
    assert found.inputs.tolist() == alone[0].inputs.tolist() + alone[1].inputs.tolist()
    assert found.features.tolist() == alone[0].features.tolist() + alone[1].features.tolist()
    assert model(found).likely.detach().numpy() == pytest.approx(
        np.concatenate([model(part).likely.detach().numpy() for part in alone]), abs=1e-5
    )


@every_game
def test_what_came_of_a_game_adds_up(game: str) -> None:
    kept = sampled(game, model_of(game))
    assert np.isfinite(kept.reward).all()
    assert (np.abs(kept.reward) <= 1).all()
    for shares, points, seats in zip(kept.shares, kept.points, kept.seats, strict=True):
        assert shares[:seats].sum() == pytest.approx(1)
        assert (shares[seats:] == 0).all()
        assert (points[seats:] == 0).all()


def test_an_advantage_is_what_came_out_less_what_was_expected() -> None:
    """In one whole game, for each seat: the changes of what is expected, later ones counting less and less."""
    kept = sampled("byzanz", model_of("byzanz"), decisions=1)
    assert len(set(kept.seat.tolist())) > 1
    for seat in set(kept.seat.tolist()):
        own = np.flatnonzero(kept.seat == seat)
        expected = np.append(kept.value[own], kept.reward[own[-1]])
        for i, d in enumerate(own):
            later = np.diff(expected)[i:]
            gain = (later * selfplay.TRUST ** np.arange(len(later))).sum()
            assert kept.gain[d] == pytest.approx(gain, abs=1e-4)


@every_game
def test_imitation_makes_the_teachers_actions_likelier(game: str) -> None:
    model = model_of(game)
    kept = sampled(game, model, 3000, imitate=True)
    optimizer = torch.optim.Adam(model.parameters())
    rng = np.random.default_rng(1)
    how = Settings(rate=2e-3, part=256)
    losses = [learn(model, optimizer, kept, how, True, rng)["policy"] for _ in range(4)]
    assert losses[-1] < 0.8 * losses[0]


def test_learning_moves_towards_what_came_out_well() -> None:
    model = model_of("byzanz")
    kept = sampled("byzanz", model, 1500)
    at = batch(kept, np.arange(len(kept.chosen)))
    better = torch.from_numpy(kept.gain > kept.gain.mean())

    def likely() -> tuple[float, float]:
        found = model(at).likely[at.chosen].detach()
        return float(found[better].mean()), float(found[~better].mean())

    good, bad = likely()
    learn(
        model, torch.optim.Adam(model.parameters()), kept, Settings(part=256), False, np.random.default_rng(1)
    )
    after_good, after_bad = likely()
    assert after_good - after_bad > good - bad


def test_lists_that_are_full_are_not_written_beyond() -> None:
    """Room is limited: what does not fit is not kept, and the round ends."""
    model = model_of("byzantio")
    kept = selfplay.played(100)
    behind = np.full(1200, -7, np.int32)
    job = Job("byzantio", league.one_among_thumbs("byzantio", 2), stacked([model.weights()]), 1, 100, 0.5)
    found, _ = play(job, kept._replace(features=behind[:900]))
    assert found.count[5] == 1
    assert 0 < found.count[2] <= 900
    assert (behind[900:] == -7).all()


def test_players_of_a_league() -> None:
    drawn = league.tables("byzanz", np.random.default_rng(2), past=3, imitate=False, mix=Mix())
    assert set(np.unique(drawn.players)) <= {-2, -1, 0, 1, 2, 3}
    assert {THUMB, LEARNER, 1} <= set(drawn.players.ravel().tolist())
    teachers = league.tables("byzanz", np.random.default_rng(2), past=3, imitate=True, mix=Mix())
    assert (teachers.players == TEACHER).all()


def test_homes_change_seats_between_the_tables_of_a_league() -> None:
    drawn = league.tables("byzantio", np.random.default_rng(2), past=0, imitate=False, mix=Mix())
    assert len({tuple(one) for one in drawn.openings["pretender"].tolist()}) > 20
    judged = league.one_among_thumbs("byzantio", 3)
    homes = judged.openings["pretender"][judged.players[:, :4] == LEARNER]
    assert sorted(Counter(homes.tolist()).values()) == [18] * 4


def test_the_share_of_the_learner_is_that_of_its_seat() -> None:
    tables = league.one_among_thumbs("nekken", 2)
    net = stacked([Network(*(np.zeros_like(array) for array in model_of("nekken").weights()))])
    _, won = play(Job("nekken", tables, net, 5, 800, 0.5))
    share, games = share_of_learner(tables, won)
    assert games == won[:, -1].sum()
    assert share < 0.2  # a network that knows nothing loses to rules of thumb
