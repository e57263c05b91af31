"""The heading of a fault's report."""

HEADINGS = {  # cause of a fault: what it is
    "trap": "the kernel stopped itself: it called __builtin_trap() or abort(), or, in a case made for that, `broadcast` where lanes of "
            "its wave were missing",
    "assert": "an assert() of the kernel does not hold",
    "lds_misaligned": "an access to LDS (__shared__) at an address that is no multiple of its size",
    "lds_range": "an index outside of an array in LDS (__shared__)",
    "scratch_range": "an index outside of a local array",
    "misaligned": "an address that is no multiple of what is read or written there at once: atomics, and with "
                  "alignment=\"strict\" all accesses, want that",
    "other_rank": "an address of another rank, which means nothing here",
}


def heading(error) -> str:
    """The heading of a fault, by its report; "" where the report says all."""
    report = error.report
    return HEADINGS.get(report["cause"], "an address outside of its buffer" if "access" in report else "")
