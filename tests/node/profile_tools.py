"""Helpers that the tests of profile share."""
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.machine.trace import USER

SAMPLE = Path(__file__).parents[1] / "samples" / "profiled.hip"
TAGS = ["send", "receive", "wait"]
ROWS, N, BLOCKS, WAVES = 13, 256, 4, 2


class Ring:
    """The sample on a node of three ranks; `run(epoch)` starts it everywhere."""

    def __init__(self, node, source=SAMPLE, **defines):
        self.node, self.module = node, node.load(source, **defines)
        self.wave = 32 if node.target == "cuda" else 64
        self.heap = heap = a2a.SymmetricHeap(node, 1 << 20)
        self.inbox = heap.alloc("inbox", (ROWS, N), torch.float16)
        self.flags = heap.alloc("flags", (ROWS,), torch.int32)
        heap.zero_()
        self.bases = heap.bases
        self.x = [rank.from_torch(torch.full((ROWS, N), 1.0 + rank.index).half(), "x") for rank in node.ranks]
        self.out = [rank.empty((ROWS,), name="out") for rank in node.ranks]

    def run(self, epoch=1, blocks=BLOCKS):
        mark = self.node.mark()
        for i, rank in enumerate(self.node.ranks):
            rank.launch(self.module.ring, blocks, self.wave * WAVES, self.x[i], self.inbox[i], self.flags[i],
                        self.out[i], self.bases[i], i, self.node.world_size, ROWS, N, epoch)
        trace = self.node.trace_since(mark)
        for i, out in enumerate(self.out):
            assert (out.to_torch() == N * (1.0 + (i - 1) % self.node.world_size)).all()
        return trace


@pytest.fixture(scope="module")
def ring():
    with a2a.Node(3, name="small") as node:
        yield Ring(node)


def profiled(ring, **options):
    return a2a.Profile(ring.node, ring.module, tags=TAGS, **({"blocks": BLOCKS, "waves": WAVES} | options))


def user(trace):
    """{(rank, tag, id): record} of the user records, each there once."""
    records = trace.records[trace.records["kind"] == USER]
    found = {(int(r["rank"]), trace.strings["symbols"][r["symbol"]], int(r["index"])): r for r in records}
    assert len(found) == len(records)
    return found
