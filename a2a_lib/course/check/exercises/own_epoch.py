"""Lesson 09, exercise 4: swap(world, x, box [2, n], flags [64], state [64], out, n), an exchange that a graph can replay. box and flags are
symmetric, state is the rank's own; all are zero at first."""

import torch

from ....machine.runtime.graph import capture
from ..kit import KERNELS, Post, exercise, first_wrong, quantity

CASES = ((100, 2, 5, 1), (700, 24, 3, 2), (40, 1, 1, 1))  # elements, blocks of graph A and of graph B, waves of a block
ORDER = "AABAB"
CALLS = 1 + len(ORDER)


@exercise("09_overheads.ipynb", "exercise-4")
def own_epoch(trial, source):
    for seed, (n, *blocks, waves) in enumerate(CASES):
        trial.case(f"a launch, then the graphs {', '.join(ORDER)}, on {quantity(n, 'element')}, A with {quantity(blocks[0], 'block')}, "
                   f"B with {blocks[1]}, of {quantity(waves, 'wave')} (seed {seed})")
        _replays(trial, source, n, blocks, 64 * waves, seed)


def _replays(trial, source, n, blocks, threads, seed):
    post = Post(2, seed, {"box": ((2, n), torch.int32), "flags": ((64,), torch.int32)}, 8 * n + (1 << 12))
    node, ranks = post.node, post.node.ranks
    kernel, around = trial.load(node, source, "swap"), node.load(KERNELS / "around.hip")
    own = {name: [rank.zeros(size, torch.int32, name) for rank in ranks]
           for name, size in (("call", 1), ("x", n), ("out", n), ("state", 64), ("kept", CALLS * n))}
    streams, counts = [rank.stream() for rank in ranks], []

    def call(grid):
        """One call on both ranks. The host counts its calls: that is world.epoch."""
        counts.append(grid)
        for r, (rank, stream) in enumerate(zip(ranks, streams)):
            world, (number, x, out, state, kept) = post.heap.world(r, len(counts)), (copies[r] for copies in own.values())
            rank.launch(around["next_row"], 1, 1, world, number, x, out, n, stream=stream)
            rank.launch(kernel, grid, threads, world, x, *post.of(r), state, out, n, stream=stream)
            rank.launch(around["keep"], 1, 1, number, out, kept, n, stream=stream)

    def launches():
        call(blocks[0])
        graphs = {}
        for name, grid in zip("AB", blocks):
            with capture(streams) as graphs[name]:
                call(grid)
        for name in ORDER:
            for graph in graphs[name]:
                graph.launch()

    def text(value):
        return f"{int(value)}" + (f" (call {value // 100000} of rank {value // 10000 % 10})" if value > 0 else ": not written")

    node.synchronize()
    trial.run(node, launches, lambda error: {"evidence": [buffer.to_torch() for buffer in (*own["state"], *own["kept"])]})
    got = torch.stack([buffer.to_torch().view(CALLS, n) for buffer in own["kept"]], 1)  # [call, rank, element]
    want = torch.tensor([[[number * 100000 + (1 - r) * 10000] for r in range(2)] for number in range(1, CALLS + 1)]) + torch.arange(n)
    for number in range(CALLS):
        trial.wrong_if(first_wrong(got[number], want[number], "rank, element", f"call {number + 1}, rank {{0}}, element {{1}}", text,
                                   evidence=got))
