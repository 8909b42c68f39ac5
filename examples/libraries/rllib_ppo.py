"""Train RLlib's PPO with its own action masking module in all seats: `python rllib.py --game byzanz --steps 20000`."""

import argparse

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from hippodrome.envs import TableEnv


def make(options: dict) -> PettingZooEnv:
    """Make the table as RLlib's masking module wants it: `observations`, as numbers that a network takes."""
    table = TableEnv(options["game"], seats=3, observation_key="observations", observation_dtype="float32")
    return PettingZooEnv(table)


def main() -> None:
    """Train one policy that plays all seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--steps", type=int, default=20_000)
    given = parser.parse_args()

    register_env("hippodrome", make)
    batch = min(given.steps, 2000)
    masked = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]})
    config = (
        PPOConfig()
        .environment("hippodrome", env_config={"game": given.game})
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": masked}))
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 128), num_epochs=1)
        .debugging(seed=1)
    )
    algorithm, steps = config.build_algo(), 0
    while steps < given.steps:
        steps += int(algorithm.train()["env_runners"]["num_env_steps_sampled"])
    print(f"{given.game}: trained on {steps} decisions")
    algorithm.stop()


if __name__ == "__main__":
    main()
