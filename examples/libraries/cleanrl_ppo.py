"""PPO in one file, in the style of CleanRL, with Gymnasium's vector wrappers: `python cleanrl_ppo.py --game byzanz`."""

import argparse

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from torch import nn
from torch.distributions import Categorical

import hippodrome.envs.gymnasium  # noqa: F401  registers the games

GAMMA, LAMBDA, CLIP = 1.0, 0.95, 0.2


class Agent(nn.Module):
    """A policy and a value."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return what is likely among the legal actions, and the expected reward."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def main() -> None:
    """Collect, estimate advantages, update; again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=64)
    given = parser.parse_args()
    torch.manual_seed(1)
    envs = RecordEpisodeStatistics(
        gymnasium.make_vec(
            f"hippodrome/{given.game.capitalize()}-v1",
            num_envs=given.envs,
            vectorization_mode="vector_entry_point",
            seats=3,
            opponents="citizen",
            seat=None,
        )
    )
    space = envs.single_observation_space
    agent = Agent(space["observation"].shape[0], envs.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), 3e-4)

    def tensors(seen: dict) -> tuple[torch.Tensor, torch.Tensor]:
        mask = torch.as_tensor(seen["action_mask"], dtype=torch.bool)
        mask[~mask.any(1)] = True  # the end of a game: the next step ignores the action
        return torch.as_tensor(seen["observation"], dtype=torch.float32), mask

    seen, _ = envs.reset(seed=1)
    over = np.zeros(given.envs, bool)
    length = 32
    for _ in range(max(given.steps // (length * given.envs), 1)):
        rows, returns = [], []
        for _ in range(length):
            observation, mask = tensors(seen)
            with torch.no_grad():
                likely, value = agent(observation, mask)
                action = likely.sample()
            seen, reward, ended, _, infos = envs.step(action.numpy())
            rows.append(
                (
                    observation,
                    mask,
                    action,
                    likely.log_prob(action),
                    value,
                    torch.tensor(reward).float(),
                    ended,
                    over,
                )
            )
            over = ended
            if "episode" in infos:
                returns += infos["episode"]["r"][infos["_episode"]].tolist()
        with torch.no_grad():
            ahead = agent(*tensors(seen))[1]
        gain, gains = torch.zeros(given.envs), []
        for *_, value, reward, ended, _ in reversed(rows):
            going = torch.tensor(~ended).float()
            gain = reward + GAMMA * ahead * going - value + GAMMA * LAMBDA * going * gain
            gains.insert(0, gain)
            ahead = value
        counts = torch.tensor(
            np.concatenate([~row[7] for row in rows])
        )  # not the steps that only start a game
        observation, mask, action, before, value = (
            torch.cat([row[k] for row in rows])[counts] for k in range(5)
        )
        gained = torch.cat(gains)[counts]
        scaled = (gained - gained.mean()) / (gained.std() + 1e-8)
        for _ in range(4):
            likely, judged = agent(observation, mask)
            ratio = (likely.log_prob(action) - before).exp()
            policy = -torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            loss = policy + 0.5 * (judged - gained - value).square().mean() - 0.01 * likely.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
        if returns:
            print(f"{given.game}: mean reward {np.mean(returns):+.2f} in {len(returns)} games")


if __name__ == "__main__":
    main()
