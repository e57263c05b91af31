"""Packs the assembly that notebooks and commands have stored: `python -m a2a_lib.machine.toolchain.triton`."""
from . import stored

print("\n".join(stored.pack()))
