"""The rungs of `all_reduce` with kernels, each in a file of its name (NAME.hip). README.md beside explains them."""
from dataclasses import dataclass
from typing import ClassVar

import torch

from ...errors import LaunchError
from ...machine.runtime.arguments import KernelStruct
from ..rung.calls import Call, Stage
from ..rung.hip_rung import HipRung
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .problem import DTYPES, AllReduceProblem, MessageShape, require_alike
from .variants import VARIANTS

MOST_WAVES = 2432  # of a launch, of 64 lanes: 8 for each of MI300X's 304 CUs. So many have places in the buffers
MOST_THREADS = 1024  # of a block
MOST_CHUNKS = 1 << 20  # of a wave's data, 512 bytes, in `with_norm`: `quotient` of a2a/norm.h is right below
GROUP = 64  # elements with one scale, in `quantized`
CODES = ("int8", "fp8")
EPS = 1e-6  # of `with_norm`
MET = Flag(("block", "source"), "{n}, the number of this call")
TILE = Flag(("block", "source"), "the number of the tile, counted on from call to call")
WORD = Flag(("source", "word"), "{n} << 32 | data")
OF_TILE = Flag(("place", "source", "lane", "word"), "data, which are not 0")
OF_ROW = Flag(("parity", "row", "source", "data", "word"), "data, which are not 0")


@dataclass(frozen=True)
class Message(KernelStruct):
    """`Message` of a2a/elements.h."""

    TYPE: ClassVar[str] = "a2a::Message"
    bytes: int
    dtype: int


class AllReduce(HipRung):
    """Outputs: the sum, [rows, dim] of the shape's dtype, per driven rank.

    Arguments: those of `HipRung`, and in_place: x and out are the same memory; each call begins with a copy into it. Errors: those
    of `HipRung`; ValueError for more than 8 ranks, and for a grid of more than MOST_WAVES waves of 64 lanes.
    """

    family = FAMILY
    own_options = ("in_place",)
    most_threads = 256  # of a block of the usual grid, but on NVIDIA
    shape: MessageShape

    def __init__(self, node=None, shape=None, *, in_place: bool = False, **arguments):
        self.in_place = bool(in_place)
        super().__init__(node, shape, **arguments)

    def extents(self) -> dict[str, int]:
        return {"world": self.world_size, "pieces": self.shape.pieces, "words": self.shape.words, "waves": self.most_waves,
                "share": -(-self.shape.words // self.world_size)}

    def inputs(self, problem: AllReduceProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.x[rank]}

    def output_rows(self, problem: AllReduceProblem, rank: int) -> int:
        return self.shape.rows

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (self.shape.rows if rows is None else rows, self.shape.dim), self.shape.dtype

    def sizes(self, rows: int) -> Message:
        return Message(self.shape.bytes, list(DTYPES).index(self.shape.dtype_name))

    def start(self, stage: str | Stage, call: Call) -> None:
        if self.in_place:
            for rank, given, stream in zip(self.node.ranks, call.inputs, self.streams):
                given.setdefault("given", given["x"])
                given["x"] = self.memory_of_x(given["out"])
                rank.copy(given["x"], given["given"], stream)
        super().start(stage, call)

    def memory_of_x(self, out):
        """The part of the output that is x, in place."""
        return out

    def set_grid(self, blocks: int, waves: int) -> None:
        if blocks * waves > self.most_waves:
            raise LaunchError(f"{self.name} has places for {self.most_waves} waves, not for {blocks} blocks of {waves}")
        changed = (blocks, waves) != (self.blocks, self.waves)
        super().set_grid(blocks, waves)
        if changed and self.memory.is_held:
            self.heap.holder = None  # places and numbers of tiles follow the grid: the next call waits for all and zeroes flags

    @property
    def most_waves(self) -> int:
        """Waves of a launch that have places in the buffers."""
        return MOST_WAVES * 64 // self.lanes

    @property
    def items(self) -> int:
        """Number of pieces that lanes share: each takes at most one where there are enough lanes."""
        return self.shape.pieces

    def usual_waves(self) -> int:
        """One wave per block while there are compute units for all, because a unit's rate and its accesses in flight are limited.
        512 threads at most on NVIDIA, which has half as many lanes in a wave."""
        waves = -(-self.items // self.lanes)
        threads = 512 if self.node.target == "cuda" else self.most_threads
        return max(1, min(threads // self.lanes, -(-waves // self.node.ranks[0].compute_units)))

    def usual_blocks(self, waves: int) -> int:
        """An item for each lane, and at most a block for each compute unit."""
        return max(1, min(self.node.ranks[0].compute_units, -(-self.items // (waves * self.lanes)), self.most_waves // waves))


class OneShot(AllReduce):
    """HIP all-reduce in which every rank reads every message. Arguments and errors: those of `AllReduce`."""

    name = "one_shot"
    idea = "every rank reads all messages and adds them up: one meeting, and two boxes instead of a second"
    variants = VARIANTS[name]
    stages = (Stage("one_shot", "world shape x box flags out", "call", cooperative=True),)
    buffers = (Symmetric("flags", "waves world", flag=MET), Symmetric("box", "2 pieces 4", torch.int32))


class OneShotPush(AllReduce):
    """HIP all-reduce in which every rank stores its message at all ranks. Arguments and errors: those of `AllReduce`."""

    name = "one_shot_push"
    idea = "every rank stores its message at all ranks, which add up what came: one meeting, one trip over the links"
    variants = VARIANTS[name]
    stages = (Stage("one_shot_push", "world shape x box flags out", "call", cooperative=True),)
    buffers = (Symmetric("flags", "waves world", flag=MET), Symmetric("box", "2 world pieces 4", torch.int32))


class TwoShot(AllReduce):
    """HIP reduce-scatter and all-gather in tiles. Arguments and errors: those of `AllReduce`."""

    name = "two_shot"
    idea = "reduce-scatter, then all-gather, tile by tile: the least bytes, and each exchange protects the other's ring"
    variants = VARIANTS[name]
    stages = (Stage("two_shot", "world shape x parts sums sent summed out", "call", cooperative=True),)
    buffers = (Symmetric("sent", "waves world", flag=TILE), Symmetric("summed", "waves world", flag=TILE),
               Symmetric("parts", "lanes 3 world 4", torch.int32), Symmetric("sums", "lanes 3 world 4", torch.int32))
    heap_memory = "uncached"
    # A block has several tiles and several waves, and the memory is cached.
    situations = (Situation("tiles", FAMILY.shape("1x12000"), 2, 1, 2, options=(("heap_memory", "finegrained"),)),
                  Situation("waves", FAMILY.shape("1x9001"), 3, 2, 2, options=(("heap_memory", "finegrained"),)))

    def extents(self) -> dict[str, int]:
        """lanes: those of the blocks with a piece of the share, whatever the grid; the last of them may have one lane at work."""
        return super().extents() | {"lanes": min(MOST_WAVES * 64, self._pieces + MOST_THREADS - 1)}

    def usual_waves(self) -> int:
        """One wave per block while there are enough blocks for the share's pieces, so that a compute unit has little to move."""
        return 512 // self.lanes if self.node.target == "cuda" else 1 if self._pieces <= 256 * self.lanes else 2

    def usual_blocks(self, waves: int) -> int:
        units = self.node.ranks[0].compute_units
        return max(1, min(units if waves != 2 else min(units, 256), -(-self._pieces // (waves * self.lanes))))

    @property
    def _pieces(self) -> int:
        """Pieces of 16 bytes in a rank's share of the message."""
        return -(-self.shape.pieces // self.world_size)


class FlagInData(AllReduce):
    """HIP all-reduce whose data carry their flags. Arguments and errors: those of `AllReduce`."""

    name = "flag_in_data"
    idea = "every 4 bytes travel with the call's number in one word: one trip, nothing is released, twice the bytes"
    variants = VARIANTS[name]
    stages = (Stage("flag_in_data", "world shape x words out", "call", cooperative=True),)
    buffers = (Symmetric("words", "2 world words", torch.int64, Flag(("parity", "source", "word"), "{n} << 32 | data")),)
    situations = (Situation("calls in a row", FAMILY.shape("1x512"), 3, 4, 1, calls=6),
                  Situation("two waves", FAMILY.shape("1x260"), 2, 1, 2))
    most_threads = 512

    @property
    def items(self) -> int:
        return self.shape.words


class FlagInDataTwoShot(AllReduce):
    """HIP reduce-scatter and all-gather in words that carry their flags. Arguments and errors: those of `AllReduce`."""

    name = "flag_in_data_two_shot"
    idea = "reduce-scatter and all-gather in words that carry their flag: the two protect each other's only set of words"
    variants = VARIANTS[name]
    stages = (Stage("flag_in_data_two_shot", "world shape x parts sums out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "world share", torch.int64, WORD), Symmetric("sums", "world share", torch.int64, WORD))
    most_threads = 512

    @property
    def items(self) -> int:
        return self.extents()["share"]


class OfData(AllReduce):
    """The common part of rungs whose lanes take a `Data` of a2a/lamport.h at a time."""

    heap_memory = "uncached"

    @property
    def words_of_data(self) -> int:
        """Words of 8 bytes that a lane stores at once: WORDS of a2a/lamport.h."""
        return 2 if self.node.target == "cuda" else 1

    def extents(self) -> dict[str, int]:
        return super().extents() | {"data": self.items, "of_data": self.words_of_data}

    @property
    def items(self) -> int:
        return -(-self.shape.bytes // (8 * self.words_of_data))

    def usual_blocks(self, waves: int) -> int:
        """At most one block per compute unit. On NVIDIA, two blocks of 512 threads if one per SM does not take all words at once."""
        lanes, units = waves * self.lanes, self.node.ranks[0].compute_units
        if self.node.target == "cuda" and lanes == 512 and self.items > units * lanes:
            units *= 2
        return max(1, min(units, -(-self.items // lanes), self.most_waves // waves))


class Lamport(OfData):
    """HIP one-shot all-reduce of data that are their own flag. Arguments and errors: those of `AllReduce`."""

    name = "lamport"
    idea = "a place is zero until its data arrive: one trip, nothing is released, and no byte but the data travels"
    variants = VARIANTS[name]
    stages = (Stage("lamport", "world shape x boxes out", "call", cooperative=True),)
    buffers = (Symmetric("boxes", "2 world data of_data", torch.int64,
                         Flag(("parity", "source", "data", "word"), "data, which are not 0")),)
    situations = (Situation("calls in a row", FAMILY.shape("1x1024"), 3, 4, 1, calls=6),
                  Situation("two waves", FAMILY.shape("1x520"), 2, 1, 2),
                  Situation("zeros", FAMILY.shape("1x600"), 2, 1, 1, problem=(("values", "zeros"),)))


class LamportTwoShot(OfData):
    """HIP reduce-scatter and all-gather of data that are their own flag. Arguments and errors: those of `AllReduce`."""

    name = "lamport_two_shot"
    idea = "reduce-scatter and all-gather of data that are their own flag: the least bytes, and nothing waits for a flag behind them"
    variants = VARIANTS[name]
    stages = (Stage("lamport_two_shot", "world shape x parts sums lanes out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "5 world lanes of_data", torch.int64, OF_TILE),
               Symmetric("sums", "5 world lanes of_data", torch.int64, OF_TILE))
    situations = (Situation("tiles", FAMILY.shape("1x12000"), 2, 1, 2), Situation("waves", FAMILY.shape("1x9001"), 3, 2, 2))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"lanes": self._lanes}

    def own_arguments(self) -> dict:
        return {"lanes": self._lanes}

    @property
    def _lanes(self) -> int:
        """Lanes with a place in the ring: those of the blocks with a part of the share, whatever the grid."""
        return min(self.most_waves * self.lanes, self.items + MOST_THREADS - 1)

    @property
    def items(self) -> int:
        return -(-super().items // self.world_size)


class Quantized(AllReduce):
    """HIP reduce-scatter and all-gather of codes of 8 bits. Arguments and errors: those of `AllReduce`, and code: "int8" or "fp8"
    (ValueError for another). Elements are finite."""

    name, own_options = "quantized", (*AllReduce.own_options, "code")
    idea = "two shots in 8 bits with a scale for 64 elements: half the bytes of bf16, and an error with a bound"
    variants = VARIANTS[name]
    stages = (Stage("quantized", "world shape x parts part_scales sums sum_scales sent summed out fp8", "call", cooperative=True),)
    buffers = (Symmetric("sent", "waves world", flag=MET), Symmetric("summed", "waves world", flag=MET),
               Symmetric("parts", "world code_share 8", torch.uint8), Symmetric("sums", "world code_share 8", torch.uint8),
               Symmetric("part_scales", "world groups", torch.float32), Symmetric("sum_scales", "world groups", torch.float32))
    situations = (Situation("waves", FAMILY.shape("1x3000"), 2, 1, 3, options=(("code", "fp8"),)),
                  Situation("two blocks of two waves", FAMILY.shape("1x4100xf16"), 2, 2, 2))

    choices = AllReduce.choices | {"code": CODES}
    out_bits = 8

    def __init__(self, node=None, shape=None, *, code: str = "int8", **arguments):
        if code not in CODES:
            raise ValueError(f"code is {code!r}, not 'int8' or 'fp8'")
        self.code = code
        super().__init__(node, shape, **arguments)

    def extents(self) -> dict[str, int]:
        return super().extents() | {"code_share": self._share, "groups": self._share * 8 // GROUP}

    @property
    def _share(self) -> int:
        """Lanes' eights of a rank's share: whole groups."""
        eights = (self.shape.rows * self.shape.dim + 7) // 8
        share = (eights + self.world_size - 1) // self.world_size
        return (share + 7) // 8 * 8

    def own_arguments(self) -> dict:
        return {"fp8": int(self.code == "fp8")}

    def usual_blocks(self, waves: int) -> int:
        return max(1, min(self.node.ranks[0].compute_units, -(-self._share // (waves * self.lanes)), self.most_waves // waves))

    def bound(self, problem: AllReduceProblem) -> torch.Tensor:
        """[rows, dim] float64: by how much an element of the output may be off. See quantized.hip."""
        x = [part.double().flatten() for part in problem.x]
        total = sum(x[1:], x[0])
        if self.code == "fp8":
            first = sum(part.abs() / 16 + self._largest(part) * 2.0**-18.7 for part in x)
            return self._rounded(total, first + (total.abs() + first) / 16 + self._largest(total.abs() + first) * 2.0**-18.7)
        first = sum(self._largest(part) for part in x) / 254
        return self._rounded(total, first + self._largest(total.abs() + first) / 254)

    def _rounded(self, total: torch.Tensor, off: torch.Tensor) -> torch.Tensor:
        """The bound `off` plus the rounding of the output and of fp32 sums."""
        eps = torch.finfo(self.shape.dtype).eps
        return (off * 1.0001 + (total.abs() + off) * (eps / 2 + 2.0**-20) + 2.0**-25).reshape(self.shape.rows, self.shape.dim)

    def _largest(self, values: torch.Tensor) -> torch.Tensor:
        """For each element the largest of its group."""
        room = self.world_size * self._share * 8
        groups = torch.zeros(room, dtype=torch.float64)
        groups[:len(values)] = values.abs()
        return groups.view(-1, GROUP).amax(1).repeat_interleave(GROUP)[:len(values)]

    def check(self, problem: AllReduceProblem, outputs) -> None:
        """MismatchError unless every element is within `bound` of the sum, and all ranks hold the same bits."""
        right, bound = sum(part.double() for part in problem.x), self.bound(problem)
        require_alike(self, outputs, right, bound)


@dataclass(frozen=True)
class Rows(KernelStruct):
    """`Rows` of a2a/norm.h."""

    TYPE: ClassVar[str] = "a2a::Rows"
    bytes: int
    dtype: int
    rows: int
    eps: float
    share: float

    def format_of(self, member: str) -> str:
        return "f" if member in ("eps", "share") else "i"


class WithNorm(OfData):
    """HIP all-reduce with residual and RMSNorm. Outputs: [2, rows, dim] of the shape's dtype per driven rank: y, and h, the sum with the
    residual. Arguments and errors: those of `AllReduce`, and ValueError from MOST_CHUNKS on (512 MiB); in place x is h's memory.
    """

    name = "with_norm"
    idea = "the residual is added and every row normalised where its sums arrive, in the same launch and without a byte more"
    variants = VARIANTS[name]
    stages = (Stage("with_norm", "world shape x residual weight parts sums squares out", "call", cooperative=True),)
    buffers = (Symmetric("parts", "2 rows world row_share of_data", torch.int64, OF_ROW),
               Symmetric("sums", "2 rows world row_share of_data", torch.int64, OF_ROW),
               Symmetric("squares", "2 rows world row_chunks", torch.int64,
                         Flag(("parity", "row", "source", "chunk"), "{n} << 32 | a float's bits")))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"rows": self.shape.rows, "row_share": self._data_of(self.world_size),
                                     "row_chunks": -(-self._data_of(self.world_size) // self.lanes)}

    def _check_sizes(self) -> None:
        super()._check_sizes()
        if self.items // self.lanes >= MOST_CHUNKS:
            raise ValueError(f"{self.name} is written for fewer than {MOST_CHUNKS} chunks of 512 bytes, and {self.shape.rows} rows of "
                             f"{self.shape.dim} have {self.items // self.lanes}")

    def _data_of(self, shares: int) -> int:
        """`Data` of a row's share, one of so many."""
        data = -(-self.shape.dim * self.shape.dtype.itemsize // (8 * self.words_of_data))
        return -(-data // shares)

    def _lanes_of(self, shares: int) -> int:
        """Lanes of whole waves for all rows."""
        return self.shape.rows * -(-self._data_of(shares) * shares // self.lanes) * self.lanes

    def inputs(self, problem: AllReduceProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.x[rank], "residual": problem.residual, "weight": problem.weight}

    def output_rows(self, problem: AllReduceProblem, rank: int) -> int:
        return 2

    def output_extents(self, rows: int | None) -> tuple[tuple[int, ...], torch.dtype]:
        return (2, self.shape.rows, self.shape.dim), self.shape.dtype

    def memory_of_x(self, out):
        return out[1]

    def sizes(self, rows: int) -> Rows:
        dtype = list(DTYPES).index(self.shape.dtype_name)
        return Rows(self.shape.dim * self.shape.dtype.itemsize, dtype, self.shape.rows, EPS, 1 / self.shape.dim)

    @property
    def items(self) -> int:
        return self._lanes_of(self.world_size)

    def usual_waves(self) -> int:
        """As `OfData`; but 5 or 6 in a block where that many take all rows at once: then no wave goes through its steps twice."""
        waves, units = self.items // self.lanes, self.node.ranks[0].compute_units
        return -(-waves // units) if self.node.target != "cuda" and 4 * units < waves <= 6 * units else super().usual_waves()

    def check(self, problem: AllReduceProblem, outputs) -> None:
        """Raises MismatchError for a wrong output. h must have the bits of the rounded sum plus the residual, rounded. y may
        differ from the norm of h in fp64 by one and a half units in the last place."""
        right = (problem.sum.to(self.shape.dtype).float() + problem.residual.float()).to(self.shape.dtype)
        problem.compare([out[1] for out in outputs], right, self.ranks)
        h = right.double()
        y = h / (h.square().mean(1, keepdim=True) + EPS).sqrt() * problem.weight.double()
        off = 1.6 * torch.finfo(self.shape.dtype).eps * y.abs() + 2.0**-24
        require_alike(self, [out[0] for out in outputs], y, off)


class WithNormOneShot(WithNorm):
    """`WithNorm` in one stage: every rank sums and normalises all rows. Arguments, outputs and errors: those of `WithNorm`."""

    name = "with_norm_one_shot"
    idea = "a row or two: every rank sums and normalises all rows, after one trip instead of two"
    variants = VARIANTS[name]
    stages = (Stage("with_norm_one_shot", "world shape x residual weight boxes squares out", "call", cooperative=True),)
    buffers = (Symmetric("boxes", "2 world rows row_data of_data", torch.int64, OF_ROW),
               Symmetric("squares", "rows row_chunks", torch.int64, Flag(("row", "chunk"), "{n} << 32 | a float's bits")))
    situations = (Situation("calls in a row", FAMILY.shape("2x520"), 3, 2, 1, calls=6),
                  Situation("zeros", FAMILY.shape("1x600"), 2, 1, 1, problem=(("values", "zeros"),)))

    def extents(self) -> dict[str, int]:
        return super().extents() | {"row_data": self._data_of(1), "row_chunks": -(-self._data_of(1) // self.lanes)}

    @property
    def items(self) -> int:
        return self._lanes_of(1)
