"""`Module`: what a compiler made of a source, and what its kernels are."""
from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Arg:
    """One explicit kernel argument. `offset`, `size`: bytes, in the argument block. `kind`: pointer, int, float or
    struct. `type`: the name of a struct in C++, with its namespaces; "" for the other kinds."""

    offset: int
    size: int
    kind: str
    name: str
    type: str = ""


@dataclass
class Kernel:
    """One kernel. Registers are per lane (VGPRs: vector and accumulation together, as gfx942 counts them) or per wave
    (SGPRs), `lds` bytes per block, `scratch` bytes per lane. On every target they describe the clang gfx942 build."""

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

    @property
    def occupancy(self) -> int:
        """Waves per SIMD that the registers allow: min(8, 512 // align8(VGPRs)), from 512 per lane and SIMD."""
        return max(1, min(8, 512 // max(8, -(-self.vgprs // 8) * 8)))

    def occupancy_blocks(self, block_size: int, dyn_lds: int = 0) -> int:
        """Blocks that fit on one CU at once: 4 SIMDs, 64 KiB LDS in units of 512 bytes, at most 32 waves."""
        waves = -(-block_size // 64)
        lds = -(-(self.lds + dyn_lds) // 512) * 512
        if block_size > self.max_block_size or lds > 65536:
            return 0
        return min(4 * self.occupancy // waves, 65536 // lds if lds else 32)

    def __repr__(self):
        args = ", ".join(f"{a.kind}{a.size * 8 if a.kind in ('int', 'float') else ''} {a.name}" for a in self.args)
        return (f"{self.name}({args}): {self.vgprs} VGPRs, {self.sgprs} SGPRs, {self.lds} B LDS, "
                f"{self.scratch} B scratch, {self.occupancy} waves per SIMD")


@dataclass
class Module:
    """A compiled source. `asm`: gfx942 assembly text; `image`: the code object or cubin (empty on "sim").
    `source_lines`: 1-based assembly line -> (file, line); inlined a2a headers count as the line that called them."""

    name: str
    target: str
    opt: str
    defines: dict
    source: str
    asm: str = ""
    image: bytes = b""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    source_lines: dict[int, tuple[str, int]] = field(default_factory=dict)
    warnings: str = ""
    key: str = ""

    def source_of(self, asm_line: int) -> tuple[str, int] | None:
        """(file, line) of one line of `asm`, or None if it belongs to no source line."""
        return self.source_lines.get(asm_line)

    def listing(self, kernel: str) -> str:
        """The kernel's assembly with the source beside it, as text."""
        k, source, shown, rows = self.kernels[kernel], self.source.splitlines(), None, []
        lines = self.asm.splitlines()
        for number in range(k.first_line, k.last_line + 1):
            mark = re.match(r"\t(; a2a\..*)", lines[number - 1])
            code = f"    {mark[1]}" if mark else lines[number - 1].split(";")[0].rstrip().expandtabs(4)
            if not code or code.startswith(".Lfunc") or re.match(r"\s+\.", code):  # directives
                continue
            here, beside = self.source_of(number), ""
            if here and here != shown and not code.endswith(":"):
                shown, (file, line) = here, here
                text = source[line - 1].strip() if file == self.name and 0 < line <= len(source) else file
                beside = f"| {line:3d}  {text}"
            rows.append((number, code, beside))
        width = max(len(code) for _, code, _ in rows)
        return "\n".join(f"{number:6d} {code:<{width}s}  {beside}".rstrip() for number, code, beside in rows)

    def __repr__(self):
        return "\n  ".join([f"Module {self.name} ({self.target}, {self.opt})", *map(repr, self.kernels.values())])
