"""`Module`: a compiled source, and its kernels."""
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...errors import LoadError
from . import assembly, code_object, names
from . import source as sources
from .kernel import Kernel


@dataclass
class Module:
    """A compiled source. `asm`: gfx942 assembly text; `image`: the code object or cubin (empty on "sim").
    `refused`: {kernel's name in the source: why it is not among `kernels`}.
    `source_lines`: 1-based assembly line -> (file, line); inlined a2a headers count as the line that called them."""

    name: str
    target: str
    opt: str
    defines: dict
    source: str
    asm: str = ""
    image: bytes = b""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    source_lines: Mapping[int, tuple[str, int]] = field(default_factory=dict)
    warnings: str = ""
    refused: dict[str, str] = field(default_factory=dict)
    key: str = ""

    @classmethod
    def from_assembly(cls, text: str | Path, *, name: str | None = None, target: str = "sim") -> "Module":
        """A module from gfx942 assembly of any origin: another compiler, Triton, or by hand.

        text: LLVM's AMDGPU assembly, or a Path to it. Kernels, their arguments, registers and LDS are read from its
        `.amdgpu_metadata`; the text itself stays as it is. name: its name in errors (default "kernel.s", or the
        file's). target: "sim", or "hip" for real MI300X (linked by the pinned clang).

        The metadata does not distinguish an int from a float. Such an argument (kind "value") takes a Python int as an
        integer and a Python float as a float of its size. Pass structs, halves and values whose type must be certain as
        bytes or ctypes. Arguments without a name are called arg0, arg1, ...

        Raises ValueError for another target. Raises LoadError if there is no metadata, if a kernel in it has no code,
        or if the code is for another GPU. Instructions that the simulated node does not know are reported when it is
        loaded (`Node.load`).
        """
        if target not in ("sim", "hip"):
            raise ValueError(f"target {target!r}: assembly of gfx942 runs on 'sim' or 'hip'")
        text, name = sources.read(text, name, "kernel.s")
        if made_for := assembly.made_for_another(text, code_object.ARCH):
            raise LoadError(f"{name}: made for {made_for}; this node runs {code_object.ARCH}, with waves of 64 lanes")
        kernels = {kernel.name: kernel for kernel in assembly.kernels_of(text, name)}
        return cls(name=name, target=target, opt="", defines={}, source=text, asm=text, kernels=kernels,
                   image=code_object.link(text) if target == "hip" else b"", source_lines=assembly.source_lines(text))

    def source_of(self, asm_line: int) -> tuple[str, int] | None:
        """(file, line) of one line of `asm`, or None if it belongs to no source line."""
        return self.source_lines.get(asm_line)

    def listing(self, kernel: str) -> str:
        """The kernel's assembly with its source lines beside it, as text. kernel: its name in the source, or its
        symbol. Raises KeyError for none, or more than one."""
        kernel = names.find(kernel, self.kernels)
        k, source, shown, rows = self.kernels[kernel], self.source.splitlines(), None, []
        lines = self.asm.splitlines()
        for number in range(k.first_line, k.last_line + 1):
            mark = re.match(r"\t(; a2a\..*)", lines[number - 1])
            code = f"    {mark[1]}" if mark else lines[number - 1].split(";")[0].rstrip().expandtabs(4)
            if not code or code.startswith((".Lfunc", ".Ltmp")) or re.match(r"\s+\.", code):  # directives
                continue
            place, beside = self.source_of(number), ""
            if place and place != shown and not code.endswith(":"):
                shown, (file, line) = place, place
                text = source[line - 1].strip() if file == self.name and 0 < line <= len(source) else file
                beside = f"| {line:3d}  {text}"
            rows.append((number, code, beside))
        width = max(len(code) for _, code, _ in rows)
        return "\n".join(f"{number:6d} {code:<{width}s}  {beside}".rstrip() for number, code, beside in rows)

    def __repr__(self):
        origin = f"{self.target}, {self.opt}" if self.opt else f"{self.target}, from assembly"
        called = names.source_names(self.kernels)
        return "\n  ".join([f"Module {self.name} ({origin})",
                            *(kernel.summary(called[symbol]) for symbol, kernel in self.kernels.items())])
