"""The measurement of one row: a node, the kernels, and times from which all overhead is subtracted."""
import math
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

import torch

from ...machine.node import LoadedKernel, Node
from ...machine.node.heap import SymmetricHeap

KERNELS = Path(__file__).parent
LINE = 128  # bytes of a cache line of gfx942, and of NVIDIA's
REPEATS = 5  # runs on real GPUs; the shortest counts


class Bench:
    """A node to measure on.

    On the simulated node every measurement starts with empty caches and idle links (`fresh`) and runs once. On real
    GPUs it runs REPEATS times, `scale` times as long, and the shortest time counts.

    Attributes: node, rank (the first), simulated, wave (lanes: 64, NVIDIA 32), cus (compute units of one GPU), xcds,
    scale. All times are in us.
    """

    def __init__(self, node: Node):
        self.node, self.rank = node, node.ranks[0]
        self.simulated = node.target == "sim"
        self.wave = 32 if node.target == "cuda" else 64
        self.cus = self.rank.compute_units
        self.xcds = (node.xcds or 8) if node.target != "cuda" else 1
        self.scale = 1 if self.simulated else 16
        self._modules: dict = {}

    def kernel(self, file: str, name: str) -> LoadedKernel:
        """A kernel of lab/calibrate/`file`.hip."""
        if file not in self._modules:
            self._modules[file] = self.node.load(KERNELS / f"{file}.hip")
        return getattr(self._modules[file], name)

    def fresh(self) -> None:
        """Empties trace and caches, and waits for idle links (simulated). On real GPUs, working sets exceed the
        caches."""
        self.node.clear_trace()
        if self.simulated:
            self.node.reseed(self.node.seed)

    def repeat(self, once: Callable[[], float]) -> float:
        """The shortest of several runs of `once`, which returns a time."""
        if self.simulated:
            return once()
        once()  # a first run wakes the clocks
        return min(once() for _ in range(REPEATS))

    def kernel_us(self, kernel: LoadedKernel, grid: int, block: int, *args, before: Callable[[], None] | None = None,
                  cooperative: bool = False) -> float:
        """Time of one launch on the first rank on the GPU, from its first block's start to its last block's end.
        before: called before every launch, with empty caches."""
        def once() -> float:
            self.fresh()
            if before:
                before()
            self.rank.launch(kernel, grid, block, *args, cooperative=cooperative)
            launches = self.node.trace.select("launch", rank=self.rank.index).records
            return float(launches["duration"][-1]) / 1e6

        return self.repeat(once)

    def per_step(self, run: Callable[[int], float], steps: int) -> float:
        """us per step, from a run of `steps` and one of twice as many, so that their common overhead cancels."""
        steps *= self.scale
        return (run(2 * steps) - run(steps)) / steps

    @contextmanager
    def unrecorded(self):
        """Launches inside get no events of the trace (real GPUs)."""
        recorder = self.node.context.recorder
        if recorder:
            recorder.enabled = False
        try:
            yield
        finally:
            if recorder:
                recorder.enabled = True

    # Memory.

    def zeros(self, nbytes: int, name: str):
        """Zeroed memory of the first rank, int32 [nbytes / 4]."""
        return self.rank.zeros((nbytes // 4,), torch.int32, name)

    def heap(self, nbytes: int, name: str = "data", memory: str = "finegrained"):
        """(heap, buffers): zeroed symmetric memory, int32 [nbytes / 4] on every rank; memory: see `SymmetricHeap`."""
        heap = SymmetricHeap(self.node, nbytes, memory=memory)
        buffers = heap.alloc(name, (nbytes // 4,), torch.int32)
        heap.zero_()
        return heap, buffers

    @property
    def sink(self):
        """A buffer for results that nobody reads."""
        return self.rank.empty((64,), torch.int32, "sink")


def chain(nbytes: int, stride: int = LINE) -> torch.Tensor:
    """int32 [nbytes / 4]: at every `stride` bytes the offset of the next element of the chain, which visits each once.
    The other words are 0. No prefetcher guesses the order: steps of about 0.38 of the lines, without a common
    divisor."""
    lines = nbytes // stride
    step = next(s for s in range(max(1, int(lines * 0.382)), lines + 1) if math.gcd(s, lines) == 1)
    at = torch.arange(lines, dtype=torch.int64)
    words = torch.zeros((lines, stride // 4), dtype=torch.int32)
    words[:, 0] = ((at + step) % lines * stride).to(torch.int32)
    return words.reshape(-1)
