"""`layer/expert_parallel`: a whole MoE layer through `ExpertParallel`."""
import torch

from ..moe.checks import require_within
from ..moe.layer_problem import EPS, LayerProblem, LayerShape
from ..rung.calls import Call
from ..rung.operation import OperationRung
from .expert_parallel import SOURCE, ExpertParallel
from .experts import one_by_one
from .family import FAMILY
from .variants import VARIANTS

EXPERTS = ("swiglu", "none")


class ExpertParallelRung(OperationRung):
    """Dispatch, SwiGLU experts, combine. The experts run on the CPU, in PyTorch, and take no simulated time: only the
    exchange is timed (`lab.moe_layer` has the whole layer on GPUs). `operation` is the `ExpertParallel`.

    block_size, blocks, waves: of `ExpertParallel`. experts: "swiglu", or "none": rows come back as they are. Then
    nothing waits for the host between dispatch and combine, and each output is the token times the sum of its weights.
    """

    family = FAMILY
    name = "expert_parallel"
    idea = "each row goes once to each rank that needs it, and one weighted sum comes back; experts are anybody's"
    SOURCE = SOURCE
    variants = VARIANTS
    choices = {"experts": EXPERTS}
    shape: LayerShape

    def make(self, source, *, experts: str = "swiglu", block_size: int = 1, blocks: int | None = None,
             waves: int | None = None) -> None:
        if experts not in EXPERTS:
            raise ValueError(f"experts is {experts!r}, must be {' or '.join(map(repr, EXPERTS))}")
        self.experts = experts
        self.operation = ExpertParallel(self.node, self.shape.routing, dtype=self.shape.dtype, block_size=block_size,
                                        blocks=blocks, waves=waves, source=source)
        self.operation.recorded = True
        self.streams = [rank.stream() for rank in self.node.ranks]

    def _upload(self, problem: LayerProblem) -> Call:
        self.check_input(problem)
        self._before_number()
        call, local = Call(), self.operation.local_experts
        for rank in self.node.ranks:
            r, experts = rank.index, slice(rank.index * local, (rank.index + 1) * local)
            call.rows.append(problem.num_tokens[r])
            call.inputs.append({
                "x": rank.from_torch(problem.tokens[r], "x"), "topk_ids": rank.from_torch(problem.topk_ids[r], "topk_ids"),
                "topk_weights": rank.from_torch(problem.topk_weights[r], "topk_weights"),
                "weights": [part[experts].transpose(1, 2) for part in (problem.up, problem.down)]})
        return call

    def _enter(self, call: Call) -> Call:
        for rank in self.node.ranks:
            call.buffers.append(rank.empty((self.shape.max_tokens, self.shape.dim), self.shape.dtype, "out"))
        return call

    def start(self, stage, call: Call) -> None:
        ranks, inputs = self.node.ranks, call.inputs
        with self._or_failed():
            received = self.operation.dispatch(*([rank_inputs[name] for rank_inputs in inputs]
                                                 for name in ("x", "topk_ids", "topk_weights")),
                                               stream=self.streams)
            y = [got.rows for got in received]
            if self.experts == "swiglu":
                y = [rank.from_torch(one_by_one(got.rows.to_torch(), got.offsets.to_torch(), *rank_inputs["weights"]),
                                     "y")
                     for rank, got, rank_inputs in zip(ranks, received, inputs)]
            for rank, out, copy, stream in zip(ranks, self.operation.combine(y, stream=self.streams), call.buffers, self.streams):
                if len(out):  # the next call overwrites it
                    rank.copy(copy[:len(out)], out, stream)

    def read_outputs(self, call: Call) -> list[torch.Tensor]:
        return [copy[:n].to_torch() for copy, n in zip(call.buffers, call.rows)]

    def check(self, problem: LayerProblem, outputs: list[torch.Tensor]) -> None:
        if self.experts == "swiglu":
            return problem.check(outputs, self.ranks, stepwise=True)
        for rank, out in zip(self.ranks, outputs, strict=True):
            weights = torch.where(problem.topk_ids[rank] >= 0, problem.topk_weights[rank], 0).double()
            x = problem.tokens[rank].double()
            right = weights.sum(1, keepdim=True) * x
            # Each rank's sum is rounded, and then the whole sum.
            off = 2.1 * EPS[self.shape.dtype] * weights.abs().sum(1, keepdim=True) * x.abs() + 2.0**-24
            require_within(out, right, off, f"rank {rank}", lambda token, column: f"token {token}, column {column}")

    @property
    def us(self) -> float:
        """Dispatch and combine of the latest call, each on the slowest rank, us, without the experts' work."""
        stages = self.trace.stages()
        return sum(float(stages[name].max()) for name in stages.columns if name not in ("rank", "total"))

    def close(self) -> None:
        self.node.synchronize()
        self.operation.heap.close()
