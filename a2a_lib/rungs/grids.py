"""How many blocks and waves a rung launches, unless the caller says otherwise."""
from __future__ import annotations


def waves(rung) -> int:
    """Waves per block. NVIDIA's are half as wide, and more of them have to be there to keep as many bytes in flight."""
    return 16 if rung.node.target == "cuda" else 4


def as_many_as_run(rung, waves: int) -> int:
    """Blocks of a launch, or of one of its groups. MI300X: 304 CUs. NVIDIA: as many as multiprocessors, so that both
    groups' blocks run at once (two of 16 waves fit on each)."""
    return rung.node.ranks[0].compute_units if rung.node.target == "cuda" else 304


def row_parts(rung) -> int:
    """Parts of a row: a wave moves one at a time, `rung.pieces` pieces of 16 bytes per lane (a2a/places.h)."""
    return -(-rung.shape.row_bytes // (16 * rung.pieces * rung.lanes))


def whole_teams(rung) -> int:
    """Waves per block of rungs that give each part of a row to a wave: as many as divide the row's parts evenly, or rows
    the waves."""
    return of_whole_teams(row_parts(rung), 16 if rung.node.target == "cuda" else 8)


def fewest_rounds(rung) -> int:
    """As `whole_teams`. On AMD GPUs 8 to 16 waves: the number with which the grid takes the fewest rounds over the parts
    that a rank may send to its peers, and of several such numbers the smallest."""
    if rung.node.target == "cuda":
        return whole_teams(rung)
    parts = row_parts(rung)
    sent = (rung.node.world_size - 1) * rung.shape.max_tokens * parts
    return min((of_whole_teams(parts, most) for most in range(8, 17)),
               key=lambda waves: (-(-sent // (rung.usual_blocks(waves) * waves)), waves))


def of_whole_teams(parts: int, most: int) -> int:
    """Waves per block, at most `most`, for rows of so many parts."""
    return most // parts * parts if parts <= most else -(-parts // -(-parts // most))


def as_many_as_fit(rung, waves: int) -> int:
    """One block per compute unit: blocks that wait for one another must all be resident."""
    return rung.node.ranks[0].compute_units
