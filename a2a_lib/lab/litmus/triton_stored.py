"""Writes the stored assembly of the litmus tests in Triton anew, with the Triton that is installed:

    python -m a2a_lib.lab.litmus.triton_stored
"""
from ...machine.toolchain.triton import store_all
from .triton_cases import KERNELS

if __name__ == "__main__":
    print("\n".join(store_all(KERNELS)))
