"""The rungs of align & sort made of kernels, each around an `AlignAndSort` on every driven rank."""
from ..rung.calls import Call, Stage
from ..rung.operation import OperationRung
from ..rung.situations import Situation
from .contract import AlignCase, AlignedIds, AlignProblem
from .designs import RUNGS, Design
from .family import FAMILY
from .sorter import AlignAndSort
from .variants import VARIANTS

# Situations of single rungs, in addition to those of all. Waves are late in every fourth schedule, and schedule n runs situation n modulo
# their number. With an odd number of situations, each meets that.
#
# Fewer threads than experts, of several waves. Blocks without flat tokens, and calls of different sizes.
_NARROW = Situation("narrow", AlignCase(150, 2, 4, 600), 1, 6, options=(("threads", 128),),
                    problem=(("num_tokens", (600, 70, 0)),))
# Several tiles for a block, and runs that the whole block writes.
_TILES = AlignCase(12, 8, 8, 1200)

SITUATIONS: dict[str, tuple[Situation, ...]] = {
    "one_block": (_NARROW,),
    "two_kernels": (_NARROW,),
    # More experts and blocks than a fragment has.
    "many_blocks": (Situation("fragments", AlignCase(300, 3, 1, 150), 1, 20, options=(("threads", 256),), cus=4),),
    "xcd_aware": (_NARROW,),
    "reserve": (_NARROW,),
    "tiles": (Situation("several tiles", _TILES, 1, 2, problem=(("routing", "uniform"),)),
              # In the second tile the first wave writes only its share of the long runs, and is ahead of the others.
              Situation("runs", AlignCase(40, 8, 8, 1280), 1, 1, problem=(("routing", "sorted"),)),
              Situation("more experts than a byte names", AlignCase(300, 8, 4, 600), 1, 2, calls=2)),
    "stable_tiles": (Situation("several tiles", _TILES, 1, 2, problem=(("routing", "dropped"),)),),
}


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
