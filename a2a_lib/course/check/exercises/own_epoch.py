"""Lesson 09, exercise 4: swap(world, x, box, flags, state, out, n), an exchange that a graph can replay."""

import torch

from ....machine.node.heap import SymmetricHeap
from ....machine.runtime.graph import capture
from ....plurals import quantity
from ..cases import strict
from ..trial import exercise

CASES = ((100, 2, 5, 1), (700, 24, 3, 2), (40, 1, 1, 1))  # elements, blocks of graph A and of graph B, waves of a block
ORDER = "AABAB"
CALLS = 1 + len(ORDER)
AROUND = '''#include "a2a/a2a.h"
extern "C" __global__ void next_row(a2a::World world, int* call, int* x, int* out, int n) {
  const int number = ++*call;
  for (int i = 0; world.rank == 0 && i < number % 2 * 60; ++i) __builtin_amdgcn_s_sleep(127);  // this rank is late
  for (int i = 0; i < n; ++i) x[i] = number * 100000 + world.rank * 10000 + i, out[i] = -1;
}
extern "C" __global__ void keep(const int* call, const int* out, int* kept, int n) {
  for (int i = 0; i < n; ++i) kept[(*call - 1) * n + i] = out[i];
}
'''


@exercise("09_overheads.ipynb", "exercise-4")
def own_epoch(trial, source):
    """source: HIP with the kernel `swap`. box [2, n], flags [64]: symmetric; state [64]: the rank's own. All are zero at first."""
    for seed, (n, *blocks, waves) in enumerate(CASES):
        trial.case(f"a launch, then the graphs {', '.join(ORDER)}, on {quantity(n, 'element')}, A with {quantity(blocks[0], 'block')}, "
                   f"B with {blocks[1]}, of {quantity(waves, 'wave')} (seed {seed})")
        with strict(2, seed) as node:
            _replays(trial, node, trial.load(node, source, "swap"), n, blocks, 64 * waves)


def _replays(trial, node, kernel, n, blocks, threads):
    around, heap, ranks = node.load(AROUND), SymmetricHeap(node, 8 * n + (1 << 12)), node.ranks
    heap.alloc("before", (64,), torch.int32)  # so that nothing lies at the heap's base
    box, flags = heap.alloc("box", (2, n), torch.int32), heap.alloc("flags", (64,), torch.int32)
    heap.zero_()
    own = {name: [rank.zeros(size, torch.int32, name) for rank in ranks]
           for name, size in (("call", 1), ("x", n), ("out", n), ("state", 64), ("kept", CALLS * n))}
    streams, counts = [rank.stream() for rank in ranks], []

    def call(grid):
        """One call on both ranks. The host counts its calls: that is world.epoch."""
        counts.append(grid)
        for r, (rank, stream) in enumerate(zip(ranks, streams)):
            world, (number, x, out, state, kept) = heap.world(r, len(counts)), (copies[r] for copies in own.values())
            rank.launch(around["next_row"], 1, 1, world, number, x, out, n, stream=stream)
            rank.launch(kernel, grid, threads, world, x, box[r], flags[r], state, out, n, stream=stream)
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

    node.synchronize()
    trial.run(node, launches, lambda error: {"evidence": [buffer.to_torch() for buffer in (*own["state"], *own["kept"])]})
    got = torch.stack([buffer.to_torch().view(CALLS, n) for buffer in own["kept"]], 1)  # [call, rank, element]
    want = torch.tensor([[[number * 100000 + (1 - r) * 10000] for r in range(2)] for number in range(1, CALLS + 1)]) + torch.arange(n)
    if bool((got != want).any()):
        number, r, i = (got != want).nonzero()[0].tolist()
        value, wrong = int(got[number, r, i]), int((got[number, r] != want[number, r]).sum())
        origin = f" (call {value // 100000} of rank {value // 10000 % 10})" if value > 0 else ": not written"
        trial.wrong(got, where={"call": number + 1, "rank": r, "element": i}, place=f"call {number + 1}, rank {r}, element {i}",
                    expected=f"{int(want[number, r, i])} (call {number + 1} of rank {1 - r})", got=f"{value}{origin}",
                    wrong=f"{wrong} of {n} elements")
