"""`Kernel` and `Arg`: the properties of a kernel that are known before it runs."""
from dataclasses import dataclass

from ...plurals import quantity
from ..sim.arch import arch
from ..sim.library import available


@dataclass(frozen=True)
class Arg:
    """One explicit kernel argument. `offset`, `size`: bytes, in the argument block. `kind`: pointer, int, float or
    struct; in assembly also value, because it does not distinguish an int from a float. `type`: the name of a struct in
    C++, with its namespaces; "bool" for a bool, whose kind is int; "" for the others."""

    offset: int
    size: int
    kind: str
    name: str
    type: str = ""


@dataclass
class Kernel:
    """One kernel. `name` is its symbol, which C++ mangles (`names.source_names` has the source's). Registers are per
    lane (VGPRs: vector and accumulation together, as gfx942 counts them) or per wave (SGPRs), `lds` bytes per block,
    `scratch` bytes per lane. On every target they describe clang's gfx942 build."""

    name: str
    args: list[Arg]
    vgprs: int = 0
    agprs: int = 0
    sgprs: int = 0
    lds: int = 0
    scratch: int = 0
    max_block_size: int = 1024
    first_line: int = 0  # of its assembly, 1-based
    last_line: int = 0
    block: int = 0  # threads, if the kernel was compiled for one size of block (Triton); else 0
    dynamic_lds: int = 0  # bytes that every launch must add (Triton)
    scratch_per_program: int = 0  # bytes of global memory for each block (Triton's descriptors on NVIDIA)
    multiples: frozenset[str] = frozenset()  # arguments that must be multiples of 16 (Triton)
    parameters: tuple[str, ...] = ()  # names of a launch's arguments in its signature (Triton)
    ones: frozenset[str] = frozenset()  # those of `parameters` that are 1, and no arguments of the machine code (Triton)

    @property
    def occupancy(self) -> int:
        """Waves per SIMD that the registers allow: min(8, 512 // align8(VGPRs), 800 // align16(SGPRs)). So more than 96
        SGPRs leave 7 waves (AMD: ROCm Compute Profiler, 76 SGPRs take 80). Raises A2AError if the simulator is not
        built."""
        return arch().waves(self.vgprs, self.sgprs)

    def occupancy_blocks(self, block_size: int, dyn_lds: int = 0) -> int:
        """Blocks that fit on one CU at once: 4 SIMDs, 64 KiB LDS in units of 512 bytes, at most 32 waves. Raises
        A2AError like `occupancy`."""
        if block_size > self.max_block_size:
            return 0
        return arch().blocks(block_size, self.vgprs, self.sgprs, self.lds + dyn_lds)

    def __repr__(self):
        return self.summary(self.name)

    def summary(self, name: str) -> str:
        """A line about the kernel, with `name` as its name."""
        sized = ("int", "float", "value")
        args = ", ".join(f"{a.kind}{a.size * 8 if a.kind in sized else ''} {a.name}" for a in self.args)
        return (f"{name}({args}): {self.vgprs} VGPRs, {self.sgprs} SGPRs, {self.lds} B LDS, "
                f"{self.scratch} B scratch" + (f", {quantity(self.occupancy, 'wave')} per SIMD" if available() else ""))
