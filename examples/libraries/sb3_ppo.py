"""Train MaskablePPO of sb3-contrib against rules of thumb: `python sb3.py --game byzanz --steps 20000`."""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env

import hippodrome.envs.gymnasium  # noqa: F401  registers the games


def main() -> None:
    """Check the environment, train, and evaluate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--steps", type=int, default=20_000)
    given = parser.parse_args()

    name = f"hippodrome/{given.game.capitalize()}-v1"
    env = gymnasium.make(name, seats=3, opponents="citizen", seat=None)
    check_env(env.unwrapped)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(given.steps, 2048), batch_size=64, seed=1)
    model.learn(given.steps)
    mean, deviation = evaluate_policy(model, env, n_eval_episodes=20, warn=False)
    print(f"{given.game}: mean reward by rank {mean:.2f} ± {deviation:.2f} among two rules of thumb")


if __name__ == "__main__":
    main()
