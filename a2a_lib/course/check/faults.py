"""What a fault is: whose address it is at, which a usual mistake would have computed, or no address of a buffer at all."""

NO_BUFFER = {  # cause of a fault: what it means
    "trap": "the kernel stopped itself: it called __builtin_trap() or abort()",
    "assert": "an assert() of the kernel does not hold",
    "lds_misaligned": "an access to LDS (__shared__) at an address that is no multiple of its size",
    "lds_range": "an index outside of an array in LDS (__shared__)",
    "scratch_range": "an index outside of a local array",
    "misaligned": "an address that is no multiple of what is read or written there at once: atomics, and with "
                  "alignment=\"strict\" all accesses, want that. Is a pointer cast to a wider type, or an offset odd?",
}


def of_no_buffer(error) -> str:
    """The cause of a fault that is not an address outside of a buffer, by its report; "" if it is one."""
    return NO_BUFFER.get(error.report["cause"], "")


def whose(error, nbytes: int, guesses, otherwise: str) -> str:
    """The cause whose address the fault is at. guesses: (cause, rank, address its array would start at)."""
    report = error.report
    if "access" in report:
        for cause, rank, start in guesses:
            if rank == report["rank"] and 0 <= report["address"] - start % 2**64 < nbytes:
                return cause
    return otherwise


def bases_of(heap) -> list[list[int]]:
    """[rank][peer]: where `rank` sees the heap of `peer`."""
    return [bases.to_torch().tolist() for bases in heap.bases]
