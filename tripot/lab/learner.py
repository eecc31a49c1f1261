"""The learning itself, with torch: the net as layers, the last notes to draw from, and a mean over the weights of late."""

from collections import deque
from io import BytesIO
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from tripot.engine.net import NARROW, WIDTH
from tripot.engine.selfplay import Notes
from tripot.lab.training import Damaged

REMEMBERED = 15  # chunks of notes
REPLAYED = 2  # for each new decision, so many are learned from
BATCH = 4096
RATE = 0.0015
SLOWER = 300  # chunks after which the rate is half
KEPT = 0.998  # of the mean weights, at each batch
START = 0.03  # how far the first weights spread


class Remembered:
    """The notes of a chunk, to draw decisions from."""

    def __init__(self, notes: Notes, scale: float) -> None:
        self.facts = torch.frombuffer(bytearray(memoryview(notes.facts)), dtype=torch.int32)
        self.starts = torch.frombuffer(bytearray(memoryview(notes.starts)), dtype=torch.int64)
        self.lengths = torch.diff(self.starts, append=torch.tensor([len(self.facts)]))
        gains = torch.frombuffer(bytearray(memoryview(notes.gains)), dtype=torch.float64)
        self.gains = (gains / scale).float()

    def drawn(self, number: int) -> tuple[Tensor, Tensor, Tensor]:
        """The facts of so many, one after the other, where each begins, and what it brought."""
        drawn = torch.randint(len(self.gains), (number,))
        lengths = self.lengths[drawn]
        ends = torch.cumsum(lengths, 0)
        starts = ends - lengths
        places = torch.arange(int(ends[-1])) + torch.repeat_interleave(self.starts[drawn] - starts, lengths)
        return self.facts[places], starts.int(), self.gains[drawn]


class TorchLearner:
    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.memory: deque[Remembered] = deque(maxlen=REMEMBERED)
        self.chunks = 0

    def begin(self, facts: int) -> None:
        self.facts = facts
        self.rows = nn.EmbeddingBag(facts, WIDTH, mode="sum")
        nn.init.normal_(self.rows.weight, std=START)
        self.start = nn.Parameter(torch.zeros(WIDTH))
        self.middle = nn.Linear(WIDTH, NARROW)
        self.last = nn.Linear(NARROW, 1)
        self.learned = [self.rows.weight, self.start, *self.middle.parameters(), *self.last.parameters()]
        self.mean = [part.detach().clone() for part in self.learned]
        self.optimizer = torch.optim.Adam(self.learned, lr=RATE)

    def learn(self, notes: Notes, scale: float) -> float:
        self.memory.append(Remembered(notes, scale))
        self.chunks += 1
        for group in self.optimizer.param_groups:
            group["lr"] = RATE / (1 + self.chunks / SLOWER)
        losses = []
        for _ in range(max(1, len(notes.gains) * REPLAYED // BATCH)):
            remembered = self.memory[int(torch.randint(len(self.memory), ()))]
            losses.append(self.improve(*remembered.drawn(BATCH)))
        return sum(losses) / len(losses)

    def values(self, facts: Tensor, starts: Tensor) -> Tensor:
        """What the net makes of decisions whose facts stand one after the other."""
        sums = torch.relu(self.rows(facts, starts) + self.start)
        values: Tensor = self.last(torch.relu(self.middle(sums))).squeeze(1)
        return values

    def improve(self, facts: Tensor, starts: Tensor, gains: Tensor) -> float:
        loss = torch.mean((self.values(facts, starts) - gains) ** 2)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        with torch.no_grad():
            for mean, part in zip(self.mean, self.learned, strict=True):
                mean.lerp_(part, 1 - KEPT)
        return float(loss.detach())

    def weights(self) -> list[float]:
        weights: list[float] = torch.cat([part.flatten() for part in self.mean]).tolist()
        return weights

    def saved(self, more: dict[str, Any]) -> bytes:
        """All that the training needs to go on, but the notes."""
        held = {"learned": [part.detach() for part in self.learned], "mean": self.mean}
        state = {"facts": self.facts, "chunks": self.chunks, "optimizer": self.optimizer.state_dict()}
        luck = {"luck": torch.get_rng_state()}
        written = BytesIO()
        torch.save(held | state | luck | more, written)
        return written.getvalue()

    def load(self, path: Path) -> dict[str, Any]:
        try:
            saved: dict[str, Any] = torch.load(path, weights_only=True)
            if saved["facts"] != self.facts:
                raise Damaged
            with torch.no_grad():
                for part, old in zip(self.learned + self.mean, saved["learned"] + saved["mean"], strict=True):
                    part.copy_(old)
            self.optimizer.load_state_dict(saved["optimizer"])
            self.chunks = saved["chunks"]
            torch.set_rng_state(saved["luck"])
        except OSError:
            raise
        except Exception as error:  # torch has many ways to say that a file is not one of its own
            raise Damaged from error
        return saved
