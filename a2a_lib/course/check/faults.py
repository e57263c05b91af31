"""What a fault is: whose address it is at, which a usual mistake would have computed, or no address of a buffer at all."""

import re

NO_BUFFER = (  # what the report of a fault says, and its cause
    ("s_trap ", "the kernel stopped itself: it called __builtin_trap() or abort()"),
    ("assertion failed", "an assert() of the kernel does not hold"),
    ("LDS address .* is not a multiple", "an access to LDS (__shared__) at an address that is no multiple of its size"),
    ("LDS address", "an index outside of an array in LDS (__shared__)"),
    ("scratch address", "an index outside of a local array"),
    ("misaligned", "an address that is no multiple of what is read or written there at once: atomics, and with "
                   "alignment=\"strict\" all accesses, want that. Is a pointer cast to a wider type, or an offset odd?"),
)


def of_no_buffer(error) -> str:
    """The cause of a fault that is not an address outside of a buffer, by its report; "" if it is one."""
    return next((cause for words, cause in NO_BUFFER if re.match(words, str(error))), "")


def whose(error, nbytes: int, guesses, otherwise: str) -> str:
    """The cause whose address the fault is at. guesses: (cause, rank, address its array would start at)."""
    found, rank = re.search(r"at 0x([0-9a-f]+)", str(error)), re.search(r"by rank (\d+)", str(error))
    if found and rank:
        for cause, on, start in guesses:
            if on == int(rank[1]) and 0 <= int(found[1], 16) - start % 2**64 < nbytes:
                return cause
    return otherwise


def bases_of(heap) -> list[list[int]]:
    """[rank][peer]: where `rank` sees the heap of `peer`."""
    return [bases.to_torch().tolist() for bases in heap.bases]
