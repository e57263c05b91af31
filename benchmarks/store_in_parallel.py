"""Writes the stored gfx942 assembly of the backward kernel and its mutants anew, compiled side by side. Needs Triton, no GPU.

    python benchmarks/store_in_parallel.py 24
"""
from __future__ import annotations

import runpy
import sys
from concurrent.futures import ProcessPoolExecutor

from a2a_lib.megakernel import backward_stored
from a2a_lib.toolchain.triton import mutant_text

KERNELS = [*backward_stored.KERNELS, *backward_stored.mutants()]


def compile_one(number: int) -> None:
    function, signature, options = KERNELS[number]
    mutant_text(function, signature, **dict(options))


if __name__ == "__main__":
    with ProcessPoolExecutor(int(sys.argv[1])) as pool:
        list(pool.map(compile_one, range(len(KERNELS))))
    runpy.run_module("a2a_lib.megakernel.backward_stored", run_name="__main__")
