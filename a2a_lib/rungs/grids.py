"""How many blocks and waves a rung launches, unless the caller says otherwise."""
from __future__ import annotations


def waves(rung) -> int:
    """Waves per block. NVIDIA's are half as wide, and more of them have to be there to keep as many bytes in flight."""
    return 16 if rung.node.target == "cuda" else 4


def as_many_as_run(rung, waves: int) -> int:
    """Blocks of a launch, or of one of its groups. MI300X: 304 CUs. NVIDIA: as many as multiprocessors, so that both
    groups' blocks run at once (two of 16 waves fit on each)."""
    return rung.node.ranks[0].compute_units if rung.node.target == "cuda" else 304


def whole_teams(rung) -> int:
    """Waves per block of rungs that give each part of a row to a wave (a2a/places.h; rung.pieces: of 16 bytes, per lane):
    as many as divide the row's parts evenly, or rows the waves."""
    parts = -(-rung.shape.row_bytes // (16 * rung.pieces * rung.lanes))
    return of_whole_teams(parts, 16 if rung.node.target == "cuda" else 8)


def of_whole_teams(parts: int, most: int) -> int:
    """Waves per block, at most `most`, for rows of so many parts."""
    return most // parts * parts if parts <= most else -(-parts // -(-parts // most))


def as_many_as_fit(rung, waves: int) -> int:
    """One block per compute unit: blocks that wait for one another must all be resident."""
    return rung.node.ranks[0].compute_units
