"""Lesson 13, exercise 3: send_words (rank 0) and take_words (rank 1), a value and the call's number in one word of 8 bytes."""

import torch

from ....machine.trace.detail import WRITE_BACK
from ..kit import Draw, SymmetricHeap, exercise, strict

N, CALLS = 96, 3


@exercise("13_past_the_published_kernels.ipynb", "exercise-3")
def words(trial, source):
    for seed in range(4):
        trial.case(f"{CALLS} calls of {N} values each (schedule seed {seed})")
        with strict(2, seed, detail=not seed) as node:
            _calls(trial, node, source, seed)
            if not seed and bool((node.detail.steps["kind"] == WRITE_BACK).any()):
                trial.remark("right, and a store is a release, which writes caches back first. Value and number in one store of 8 bytes "
                             "need none: the word itself is all there is")


def _calls(trial, node, source, seed):
    send, take = (trial.load(node, source, name) for name in ("send_words", "take_words"))
    heap = SymmetricHeap(node, N * 8)
    box = heap.alloc("words", (N,), torch.int64)
    heap.zero_()
    sender, receiver = node.ranks
    draw = Draw(seed)
    for call in range(1, CALLS + 1):
        want = draw.integers(-2**31, 2**31, N, dtype=torch.int32)
        values, out = sender.from_torch(want, "values"), receiver.from_torch(torch.full((N,), -7, dtype=torch.int32), "out")

        def launches(values=values, out=out, call=call):
            receiver.launch(take, 1, 64, heap.world(1, call), box[1], out, N)
            sender.launch(send, 1, 64, heap.world(0, call), values, box[0], N)

        trial.run(node, launches)
        trial.compare(out.to_torch()[:, None], want[:, None], row="value", column="call")
