"""The rungs of align & sort made of kernels, each around an `AlignAndSort` on every driven rank."""
from __future__ import annotations

from ..rung.calls import Call, Stage
from ..rung.operation import OperationRung
from .contract import AlignedIds
from .designs import RUNGS, Design
from .family import FAMILY
from .problem import AlignCase, AlignProblem
from .situations import SITUATIONS
from .sorter import AlignAndSort
from .variants import VARIANTS


class AlignRung(OperationRung):
    """One rung: its outputs are an `AlignedIds` of CPU tensors per driven rank. blocks, threads: of its widest launch (default:
    see `AlignAndSort`); waves: threads of 64 instead."""

    family = FAMILY
    design: Design
    shape: AlignCase

    def make(self, source, *, blocks: int | None = None, waves: int | None = None, threads: int | None = None) -> None:
        s, threads = self.shape, threads or (waves and 64 * waves)
        self.sorters = [AlignAndSort(self.node, s.num_experts, s.block_size, s.max_ids, rung=self.name, rank=i, blocks=blocks,
                                     threads=threads, source=source) for i in range(len(self.node.ranks))]
        for sorter in self.sorters:
            sorter.recorded = True
        self.streams = [rank.stream() for rank in self.node.ranks]
        self.stages: tuple[Stage, ...] = (Stage("call", "", "call"),)

    def _upload(self, problem: AlignProblem) -> Call:
        self.check_input(problem)
        self._before_number()
        call = Call()
        for rank in self.node.ranks:
            call.inputs.append({"topk_ids": rank.from_torch(problem.topk_ids[rank.index], "topk_ids")})
        return call

    def _enter(self, call: Call) -> Call:
        for rank, sorter in zip(self.node.ranks, self.sorters):
            call.buffers.append([rank.empty(part.shape, part.dtype, "out") for part in sorter.outputs])
        return call

    def start_on(self, i: int, call: Call) -> None:
        """The outputs are copied, because the next call overwrites the sorter's."""
        out = self.sorters[i](call.inputs[i]["topk_ids"], self.streams[i])
        call.rows.append([len(part) for part in out])
        for copy, part in zip(call.buffers[i], out):
            if len(part):
                self.node.ranks[i].copy(copy[:len(part)], part, self.streams[i])

    def read_outputs(self, call: Call) -> list[AlignedIds]:
        return [AlignedIds(*(copy[:n].to_torch() for copy, n in zip(copies, rows)))
                for copies, rows in zip(call.buffers, call.rows[-len(call.buffers):])]

    def check(self, problem: AlignProblem, outputs: list[AlignedIds]) -> None:
        problem.check(outputs, self.ranks, stable=self.design.stable)


def _kind(design: Design) -> type[AlignRung]:
    name = "".join(word.title() for word in design.name.split("_"))
    return type(name, (AlignRung,), {"__module__": __name__, "__doc__": f"{design.idea}. Arguments: `AlignRung`.",
                                     "name": design.name, "idea": design.idea, "design": design, "SOURCE": design.source,
                                     "variants": VARIANTS.get(design.name, ()), "situations": SITUATIONS.get(design.name, ())})


globals().update({name: _kind(design) for name, design in RUNGS.items()})
