"""Rung `p2p`: as `sorted`, with copies into the peers' memory instead of all_to_all_single."""

import math

import torch

from ...machine.node.heap import SymmetricHeap
from ...machine.trace import Trace
from ...table import Table
from .by_sorting import BySorting


class P2P(BySorting):
    """`sorted` over a symmetric heap: every rank has an inbox per kind of message with room for every source, and every
    source copies its piece there. Sorting and summing stay in PyTorch.

    node: a `Node`; its driven ranks must share this call. shape, identify, bytes_moved: as in `Exchanges`.

    What is timed: the exchanges, from the first copy's call until the host knows that all are done. Not timed, and not
    simulated: PyTorch's sorting, gathering and summing, and the way of its tensors between host and GPU.

    inboxes: {what: a Buffer per driven rank}, [ranks, most rows from one rank, dim] float16 of rows and replies, and of
    smaller shapes of counts and identities. times: {exchange: us per driven rank} of the latest call.

    An inbox is used again by the next call. Between two uses of it lies the end of another exchange, which no rank
    leaves before all have taken part. A rank takes part only when it has read its inbox of the exchange before.

    Errors: TypeError without a node, ProblemError for a bad problem.
    """

    name = "p2p"
    needs_node = True
    idea = "as sorted; the all-to-all is copies into the peers' memory over the symmetric heap"

    def __init__(self, node=None, shape=None, *, world_size=None, identify=False):
        if node is None:
            raise TypeError("P2P copies between GPUs: it needs a node")
        super().__init__(node, shape, world_size=world_size, identify=identify)
        s, world = self.shape, self.world_size
        most = s.max_tokens * min(s.topk, self.local_experts)  # rows from one rank to another
        inboxes = {"counts": ((world, self.local_experts), torch.int64), "rows": ((world, most, s.dim), torch.float16),
                   "replies": ((world, most, s.dim), torch.float16)}
        if identify:
            inboxes["identity"] = ((world, most), torch.int32)
        need = sum(torch.Size(shape).numel() * dtype.itemsize + 128 for shape, dtype in inboxes.values())
        self.heap = SymmetricHeap(node, need)
        self.inboxes = {name: self.heap.alloc(name, shape, dtype) for name, (shape, dtype) in inboxes.items()}
        # One stream per peer: copies of one stream wait for each other, and each peer has a link of its own.
        self.streams = [[rank.stream() for _ in range(world)] for rank in node.ranks]
        self._mark, self.times = 0, {}

    def dispatch(self, problem):
        self.check_input(problem)
        self._mark, self.times = self.node.mark(), {}
        return super().dispatch(problem)

    def _exchange(self, what, sends, send_splits, recv_splits):
        ranks, world, inboxes = self.node.ranks, self.world_size, self.inboxes[what]
        outgoing = [rank.from_torch(tensor, f"{what} to send") for rank, tensor in zip(ranks, sends, strict=True)]
        # On the simulated node this process uploads for one rank after the other; all start when the last is done.
        start = [self.node.time_us if self.node.target == "sim" else rank.time_us for rank in ranks]
        for rank, out, splits, inbox, streams in zip(ranks, outgoing, send_splits, inboxes, self.streams, strict=True):
            for peer in (*range(rank.index, world), *range(rank.index)):  # not all to rank 0 at first
                first, rows = sum(splits[:peer]), splits[peer]
                rank.copy(self.heap.translate(inbox[rank.index, :rows], peer), out[first:first + rows], streams[peer])
        self.node.synchronize()
        self.times[what] = [rank.time_us - before for rank, before in zip(ranks, start, strict=True)]
        self.node.gather({rank.index: None for rank in ranks})  # the copies of all ranks are done
        return [torch.cat([inbox[source, :rows].to_torch() for source, rows in enumerate(splits)])
                for inbox, splits in zip(inboxes, recv_splits, strict=True)]

    def close(self) -> None:
        """Gives the heap back; collective."""
        self.node.synchronize()
        self.heap.close()

    @property
    def trace(self) -> "Copies":
        """The copies between ranks since the latest call began."""
        trace = self.node.trace_since(self._mark)
        copies = trace.select("copy")
        between = (copies.records["src"] >= 0) & (copies.records["dst"] >= 0)
        return Copies(copies.records[between], trace.strings, trace.meta, self.ranks, self.times)


class Copies(Trace):
    """A trace without kernels: its stages are exchanges of copies. times: {exchange: us per rank of `ranks`}."""

    span_of = "the exchanges, each until the last rank is done (what PyTorch does between them is not in it)"

    def __init__(self, records, strings, meta, ranks=(), times=None):
        super().__init__(records, strings, meta)
        self._ranks, self._times = ranks, times or {}

    def stages(self) -> Table:
        """Per rank the time of every exchange, in us: host calls and copies, until the host knows that they are done.
        Columns: "rank", one per exchange in order, "total": their sum. Footer "max": the largest of each."""
        times = self._times | {"total": [math.fsum(each) for each in zip(*self._times.values())]}
        longest = {"max": {what: max(us) for what, us in times.items()}} if self._times else {}
        return Table({"rank": list(self._ranks) if self._times else []} | times, footer=longest, label=self.label,
                     unit="us; copies and host calls only, PyTorch's work takes no time here",
                     title="time of each exchange per rank")

    @property
    def span_us(self) -> float:
        """Sum over exchanges of the slowest rank's time, us: no rank goes on before all have received."""
        return math.fsum(max(us) for us in self._times.values())
