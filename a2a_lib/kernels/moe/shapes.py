"""The shapes of the course: five benchmark shapes, nine test shapes, and one small enough to print."""
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...plurals import listed, quantity

if TYPE_CHECKING:
    from ...machine.runtime.arguments import KernelShape

MOST = 1 << 20  # of each size: beyond any layer, and far below the limit of 32-bit counts in kernels
ROW_ALIGN = 8  # fp16 elements in 16 bytes, the widest load and store of one lane


@dataclass(frozen=True)
class Shape:
    """The sizes of one MoE layer: Shape("mine", 256, 8, 7168, 128), or Shape(num_experts=256, topk=8, dim=7168, max_tokens=128).

    name:        in tables and errors
    num_experts: experts of the whole node; rank r owns experts [r * local, (r + 1) * local).
    topk:        experts chosen per token (distinct).
    dim:         fp16 elements of a token, a multiple of 8 (rows are copied 16 bytes at a time).
    max_tokens:  the most tokens one rank may bring.
    seed:        default seed of `Problem.random`.

    Raises ValueError for impossible sizes, such as more than 2^20 of anything.
    """

    name: str = "unnamed"
    num_experts: int = 0
    topk: int = 0
    dim: int = 0
    max_tokens: int = 0
    seed: int = 0

    def __post_init__(self):
        if not isinstance(self.name, str):
            raise ValueError(f"a shape begins with its name, not with {self.name!r}: Shape('mine', {self.name!r}, ...), or name its sizes")
        for name in ("num_experts", "topk", "dim", "max_tokens"):
            size = getattr(self, name)
            if isinstance(size, bool) or not hasattr(size, "__index__"):
                raise ValueError(f"shape {self.name!r}: {name} is {size!r}, must be a whole number")
            if size > MOST:
                raise ValueError(f"shape {self.name!r}: {name} is more than {MOST:,}, the most there is")
        if self.num_experts < 1 or self.max_tokens < 1:
            raise ValueError(f"shape {self.name!r}: num_experts and max_tokens must be at least 1")
        if not 1 <= self.topk <= self.num_experts:
            raise ValueError(f"shape {self.name!r}: topk is {self.topk}, must lie in [1, {self.num_experts}]")
        if self.dim < ROW_ALIGN or self.dim % ROW_ALIGN:
            raise ValueError(f"shape {self.name!r}: dim is {self.dim}, must be a multiple of {ROW_ALIGN}")

    @property
    def row_bytes(self) -> int:
        """Bytes of one token (fp16)."""
        return 2 * self.dim

    def local_experts(self, world_size: int) -> int:
        """Experts per rank. Raises ValueError if they do not divide evenly."""
        if world_size < 1 or self.num_experts % world_size:
            raise ValueError(f"shape {self.name!r}: {self.num_experts} experts do not divide over {quantity(world_size, 'rank')}")
        return self.num_experts // world_size

    def for_kernel(self, num_tokens: int, world_size: int, *, capacity: int | None = None) -> "KernelShape":
        """The sizes as kernels take them: `Shape` of a2a/world.h, an argument that `Rank.launch` passes by value.

        num_tokens: tokens of the launching rank, at most max_tokens. capacity: rows of one expert's buffer; default
        world_size * max_tokens, which is enough, since no token chooses an expert twice. Raises ValueError.
        """
        from ...machine.runtime.arguments import KernelShape  # imports PyTorch

        if not 0 <= num_tokens <= self.max_tokens:
            raise ValueError(f"shape {self.name!r}: num_tokens is {num_tokens}, must lie in [0, {self.max_tokens}]")
        rows = world_size * self.max_tokens if capacity is None else capacity
        return KernelShape(num_tokens, self.max_tokens, self.topk, self.dim, self.local_experts(world_size), rows)

    def __repr__(self):
        return (f"Shape({self.name!r}: {quantity(self.num_experts, 'expert')}, top-{self.topk}, dim {self.dim}, "
                f"<= {quantity(self.max_tokens, 'token')} per rank)")


# Sizes and seeds of the 8 x MI300X all-to-all competition.
benchmark_shapes = (
    Shape("bench1", 8, 2, 6144, 16, 6635),
    Shape("bench2", 64, 6, 2048, 32, 1234),
    Shape("bench3", 128, 4, 2880, 128, 51),
    Shape("bench4", 128, 8, 4096, 256, 175),
    Shape("dsv3", 256, 8, 7168, 256, 4),
)
test_shapes = (
    Shape("test1", 8, 2, 6144, 4, 1236),
    Shape("test2", 64, 6, 2048, 4, 1234),
    Shape("test3", 64, 6, 2048, 8, 542),
    Shape("test4", 128, 4, 2880, 16, 347),
    Shape("test5", 128, 4, 2880, 32, 51),
    Shape("test6", 128, 8, 4096, 64, 175),
    Shape("test7", 128, 8, 4096, 128, 534),
    Shape("test8", 256, 8, 7168, 64, 897),
    Shape("test9", 256, 8, 7168, 128, 4),
)
tiny = Shape("tiny", 16, 2, 128, 8, 7)  # not from the competition: small enough to print and to draw

class Shapes(dict[str, Shape]):
    """{name: shape}. KeyError for another name says which there are."""

    def __missing__(self, name):
        raise KeyError(f"no shape is called {name!r}; {listed(name, self)}")


shapes = Shapes({shape.name: shape for shape in (tiny, *benchmark_shapes, *test_shapes)})
shapes["bench5"] = shapes["dsv3"]


def as_shape(shape: Shape | str) -> Shape:
    """A `Shape` from itself or from its name. Raises ValueError, naming the known ones."""
    if isinstance(shape, Shape):
        return shape
    if shape not in shapes:
        raise ValueError(f"no shape is called {shape!r}; {listed(shape, shapes)}")
    return shapes[shape]
