"""Train a policy for Byzanz by self-play, on the batch environment: PyTorch, no game knowledge, a few minutes.

    pip install -e '.[train]'
    python examples/learn_byzanz.py --minutes 10 --out learned        # --resume continues where it was stopped
    python examples/learn_byzanz.py --minutes 10 --cluster ray        # the games are played by Ray's workers
    hippodrome arena byzanz --bot-file examples/learn_byzanz.py --bots "mine,random,random,random" --games 400

The policy and the learning curve are saved in the folder. All four seats use one network; after whole games each
decision is rewarded by the final rank of its seat (PPO). The last command rates the policy in the arena.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np
import torch
from rich.progress import Progress
from torch import nn

from hippodrome.bots import Situation
from hippodrome.envs import BatchEnv
from hippodrome.games import GAMES, calls

POLICY = "policy.pt"
Players = Callable[[dict[str, Any], int, int], list[tuple[Any, ...]]]


class Policy(nn.Module):
    """A network for what to do, and which rank to expect."""

    def __init__(self, width: int = 192) -> None:
        super().__init__()
        seen = nn.Linear(GAMES["byzanz"].observation, width)
        self.body = nn.Sequential(seen, nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.act, self.expect = nn.Linear(width, GAMES["byzanz"].actions), nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Return the log-probabilities of all actions, and the expected rank."""
        hidden = self.body(torch.log1p(seen.float()))
        logits = self.act(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), self.expect(hidden)[:, 0]


@torch.no_grad()
def play_out(policy: Policy, env: BatchEnv, best: bool) -> list[tuple[Any, ...]]:
    """Play all games to the end; return for each step what was seen and done, how likely, in which games, by whom."""
    steps = []
    while (going := np.flatnonzero(env.now.seat >= 0)).size:
        seen, masks, seat = env.now.observations[going], env.now.masks[going], env.now.seat[going]
        chances = policy(torch.from_numpy(seen), torch.from_numpy(masks))[0]
        actions = chances.argmax(1) if best else torch.multinomial(chances.exp(), 1)[:, 0]
        likely = chances.gather(1, actions[:, None])[:, 0]
        steps.append((seen, masks, actions.numpy(), likely.numpy(), going, seat))
        given = np.full(env.n, -1)
        given[going] = actions
        env.step(given)
    return steps


def play(weights: dict[str, Any], games: int, seed: int) -> tuple[Any, ...]:
    """Play whole games of the policy against itself; return everything seen and done, and the rank it led to."""
    torch.manual_seed(seed)
    policy, env = Policy(), BatchEnv("byzanz", seats=4, n=games, seed=seed, restart=False)
    policy.load_state_dict(weights)
    columns = zip(*play_out(policy, env, best=False), strict=True)
    *seen_and_done, game, seat = (np.concatenate(column) for column in columns)
    return *seen_and_done, env.now.rewards[game, seat]


def play_on_ray(cluster: str) -> Players:
    """Play on every processor of a Ray cluster: one on this machine, or the one at an address."""
    import ray

    ray.init("local" if cluster == "ray" else cluster, log_to_driver=False)
    workers, remote = int(ray.cluster_resources()["CPU"]), ray.remote(play)

    def everywhere(weights: dict[str, Any], games: int, seed: int) -> list[tuple[Any, ...]]:
        shared, each = ray.put(weights), -(-games // workers)
        return list(ray.get([remote.remote(shared, each, seed * workers + i) for i in range(workers)]))

    return everywhere


def learn(policy: Policy, optimizer: Any, played: Sequence[tuple[Any, ...]], part: int = 4096) -> None:
    """Update the policy with two rounds of PPO over what was played."""
    columns = [torch.from_numpy(np.concatenate(column)) for column in zip(*played, strict=True)]
    order = torch.cat([torch.randperm(len(columns[0])) for _ in range(2)])
    for chosen in order.split(part):
        seen, masks, actions, before, ranks = (column[chosen] for column in columns)
        chances, expected = policy(seen, masks)
        better = ranks - expected.detach()
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = (chances.gather(1, actions[:, None])[:, 0] - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        doubt = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        optimizer.zero_grad()
        (0.5 * (ranks - expected).square().mean() - gain - 0.01 * doubt).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimizer.step()


def against_random(policy: Policy, games: int = 200) -> float:
    """Return the share of games that the policy wins against three random bots, from each seat in turn."""
    env = BatchEnv("byzanz", seats=4, n=games, seed=1, opponents="random", seat=None, restart=False)
    learner = env.now.seat.copy()
    play_out(policy, env, best=True)
    return float((env.now.rewards[range(games), learner] == env.now.rewards.max(1)).mean())


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """Draw the learning curve."""
    share = alt.Y("wins:Q", title="won against three random", scale=alt.Scale(domain=[0, 1])).axis(format="%")
    chart = alt.Chart(alt.Data(values=curve), width=560, height=280).mark_line(point=True)
    chart.encode(alt.X("minutes:Q", title="minutes"), share).save(file)


def train(out: Path, minutes: float, games: int, players: Players, resume: bool) -> None:
    """Play and learn until the time is up or Ctrl-C; the policy is saved after every round."""
    out.mkdir(parents=True, exist_ok=True)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    saved: dict[str, Any] = {"seconds": 0.0, "round": 0, "curve": []}
    if resume:
        saved = torch.load(out / POLICY, weights_only=True)
        policy.load_state_dict(saved["policy"])
        optimizer.load_state_dict(saved["optimizer"])

    def keep() -> None:
        torch.save(
            {**saved, "policy": policy.state_dict(), "optimizer": optimizer.state_dict()}, out / "new.pt"
        )
        (out / "new.pt").replace(out / POLICY)  # never leaves half a policy
        draw(saved["curve"], out / "curve.png")

    keep()
    with Progress() as bar:
        task = bar.add_task("learning", total=60 * minutes, completed=saved["seconds"])
        while saved["seconds"] < 60 * minutes:
            began = time.perf_counter()
            learn(policy, optimizer, players(policy.state_dict(), games, saved["round"]))
            saved["round"] += 1
            saved["seconds"] += time.perf_counter() - began
            wins = against_random(policy)
            saved["curve"].append({"minutes": saved["seconds"] / 60, "wins": wins})
            keep()
            bar.update(task, completed=saved["seconds"], description=f"learning: wins {wins:.0%}")
    print(f"wins {against_random(policy, 4000):.1%} against three random; policy and curve are in {out}/")


class Learned:
    """The policy as a bot: `mine`, or `mine:FOLDER`."""

    games = ("byzanz",)

    def __init__(self, folder: str = "learned") -> None:
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(Path(folder) / POLICY, weights_only=True)["policy"])

    @torch.no_grad()
    def choose(self, at: Situation) -> int:
        """Choose the most likely legal action."""
        seen, mask = (
            np.zeros((1, GAMES["byzanz"].observation), np.int8),
            np.zeros((1, GAMES["byzanz"].actions), np.bool_),
        )
        calls.observe(at.masked, at.seat, seen[0])
        mask[0, list(at.legal)] = True
        return int(self.policy(torch.from_numpy(seen), torch.from_numpy(mask))[0].argmax())


BOTS = {"mine": Learned}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--minutes", type=float, default=10, help="total minutes of playing and learning")
    parser.add_argument("--games", type=int, default=256, help="games played before each round of learning")
    parser.add_argument("--cluster", help="ray, or the address of a Ray cluster")
    parser.add_argument("--resume", action="store_true", help="continue with the policy in the folder")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games must be 1 or more")
    if given.resume != (given.out / POLICY).exists():
        there = "there is no policy" if given.resume else "there is a policy already"
        parser.error(
            f"{there} in {given.out}: use --resume to continue with one, --out to choose another folder"
        )
    players = play_on_ray(given.cluster) if given.cluster else lambda *job: [play(*job)]
    try:
        train(given.out, given.minutes, given.games, players, given.resume)
    except KeyboardInterrupt:
        parser.exit(130, "Stopped; continue with --resume.\n")
