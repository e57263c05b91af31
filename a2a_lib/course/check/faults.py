"""Explains a fault: the usual mistake that computes this address, or that the address lies in no buffer."""

NO_BUFFER = {  # cause of a fault: its explanation
    "trap": "the kernel stopped itself: it called __builtin_trap() or abort()",
    "assert": "an assert() of the kernel does not hold",
    "lds_misaligned": "an access to LDS (__shared__) at an address that is no multiple of its size",
    "lds_range": "an index outside of an array in LDS (__shared__)",
    "scratch_range": "an index outside of a local array",
    "misaligned": "an address that is no multiple of what is read or written there at once: atomics, and with "
                  "alignment=\"strict\" all accesses, want that. Is a pointer cast to a wider type, or an offset odd?",
}


def of_no_buffer(error) -> str:
    """The cause of a fault by its report; "" for an address outside of a buffer."""
    return NO_BUFFER.get(error.report["cause"], "")


def cause_of_address(error, nbytes: int, guesses, otherwise: str) -> str:
    """The cause whose address is the fault's. guesses: (cause, rank, start address of its array)."""
    report = error.report
    if "access" in report:
        for cause, rank, start in guesses:
            if rank == report["rank"] and 0 <= report["address"] - start % 2**64 < nbytes:
                return cause
    return otherwise


def bases_of(heap) -> list[list[int]]:
    """[rank][peer]: the address at which `rank` sees the heap of `peer`."""
    return [bases.to_torch().tolist() for bases in heap.bases]
