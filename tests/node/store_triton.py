"""Writes stored/ anew, with the Triton that is installed:  python tests/node/store_triton.py"""
from pathlib import Path

import triton_samples as samples

from a2a_lib.machine.toolchain.triton import store_function, stored

stored.FOLDER = Path(__file__).parent / "stored"
for name, (signature, constants) in samples.SIGNATURES.items():
    store_function(getattr(samples, name.split()[0]), signature, **constants)
names = {file.name for file in stored.FOLDER.glob("*.s")}
print(*stored.pack(lambda name, text: name not in names), sep="\n")
