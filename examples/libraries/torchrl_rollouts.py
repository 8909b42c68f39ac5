"""Roll out TorchRL's wrappers: one game, many, agent by agent, parallel. `python torchrl_rollouts.py --game byzanz`."""

import argparse

import gymnasium
from torchrl.envs import ActionMask, GymWrapper, PettingZooWrapper, TransformedEnv

import hippodrome.envs.gymnasium  # noqa: F401  registers the games
from hippodrome.envs import ParallelTableEnv, TableEnv


def main() -> None:
    """Play random legal actions through every wrapper, to the end of games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--steps", type=int, default=2000)
    given = parser.parse_args()
    name = f"hippodrome/{given.game.capitalize()}-v1"

    single = TransformedEnv(GymWrapper(gymnasium.make(name, seats=3, opponents="citizen")), ActionMask())
    played = single.rollout(given.steps)
    print(f"one game: {len(played)} decisions, reward {played['next', 'reward'][-1].item():.2f}")

    many = gymnasium.make_vec(
        name,
        num_envs=8,
        vectorization_mode="vector_entry_point",
        seats=3,
        opponents="citizen",
        autoreset_mode="DISABLED",  # TorchRL restarts the games itself
    )
    played = TransformedEnv(GymWrapper(many), ActionMask()).rollout(200, break_when_any_done=False)
    print(f"eight at once: {tuple(played.shape)} decisions, {int(played['next', 'done'].sum())} games ended")

    by_turn = PettingZooWrapper(TableEnv(given.game, seats=3), use_mask=True, group_map=None)
    played = by_turn.rollout(given.steps)
    print(f"agent by agent: {len(played)} decisions, {bool(played['next', 'done'][-1])}")

    at_once = PettingZooWrapper(ParallelTableEnv(given.game, seats=3), use_mask=False)
    played = at_once.rollout(given.steps)
    print(f"all at once: {len(played)} decisions, {bool(played['next', 'done'][-1])}")


if __name__ == "__main__":
    main()
