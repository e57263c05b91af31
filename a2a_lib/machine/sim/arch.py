"""The properties of the simulated hardware, read from the simulator: sizes, registers, LDS."""
import functools
from dataclasses import dataclass

from .library import inspect


@dataclass(frozen=True)
class Arch:
    """One generation of CDNA and the GPU that represents it, from `a2a_lib/machine/sim/isa/arch.h`, which has sources. Sizes in
    bytes; registers in dwords of a lane (vector) or of a wave (scalar)."""

    name: str  # LLVM's name: gfx942
    gpu: str
    xcds: int
    cus: int             # of an XCD
    hbm_bytes: int
    clock_khz: int
    wave_size: int       # lanes
    simds: int           # of a CU
    max_block: int       # threads
    waves_per_simd: int  # at most
    vgprs_per_simd: int  # AGPRs included
    vgpr_granule: int
    sgprs_per_simd: int
    sgpr_granule: int
    lds_bytes: int       # of a CU
    lds_granule: int
    lds_banks: int
    cache_line: int      # of L1 and L2
    l2_channels: int     # of an XCD

    def waves(self, vgprs: int, sgprs: int) -> int:
        """Waves per SIMD if each wave has that many registers; at least 1."""
        granted = _rounded_up(max(vgprs, 1), self.vgpr_granule), _rounded_up(max(sgprs, 1), self.sgpr_granule)
        return max(1, min(self.waves_per_simd, self.vgprs_per_simd // granted[0], self.sgprs_per_simd // granted[1]))

    def blocks(self, block_size: int, vgprs: int, sgprs: int, lds: int) -> int:
        """Number of blocks with these threads, registers and bytes of LDS that fit on one CU at once; 0 if none
        fits."""
        waves, lds = -(-block_size // self.wave_size), _rounded_up(lds, self.lds_granule)
        if lds > self.lds_bytes:
            return 0
        of_simds = self.simds * self.waves(vgprs, sgprs) // waves
        return min(of_simds, self.lds_bytes // lds) if lds else of_simds


def _rounded_up(number: int, granule: int) -> int:
    return -(-number // granule) * granule


@functools.cache
def arch(name: str = "gfx942") -> Arch:
    """The architecture of that name. Raises ValueError if it is not simulated, A2AError if the simulator is not
    built."""
    facts = inspect("a2aSimArch", name)
    if facts is None:
        raise ValueError(f"no architecture is called {name!r}; simulated is gfx942")
    return Arch(**facts)
