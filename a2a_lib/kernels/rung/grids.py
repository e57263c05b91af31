"""Default numbers of blocks and waves of a rung."""


def waves(rung) -> int:
    """Waves per block. NVIDIA's warps are half as wide, so more of them keep as many bytes in flight."""
    return 16 if rung.node.target == "cuda" else 4


def as_many_as_run(rung, waves: int) -> int:
    """Blocks of a launch, or of each of its block roles: 304 on AMD (CUs of an MI300X), one per multiprocessor on NVIDIA. Both
    roles' blocks then run at once, because two blocks of 16 warps fit on a multiprocessor."""
    return rung.node.ranks[0].compute_units if rung.node.target == "cuda" else 304


def row_parts(rung) -> int:
    """Parts of a row. A wave moves a part at a time, `rung.pieces` pieces of 16 bytes per lane (a2a/places.h)."""
    return -(-rung.shape.row_bytes // (16 * rung.pieces * rung.lanes))


def whole_teams(rung) -> int:
    """Waves per block of rungs that give each part of a row to a wave: a multiple or a divisor of the row's parts."""
    return of_whole_teams(row_parts(rung), 16 if rung.node.target == "cuda" else 8)


def fewest_rounds(rung) -> int:
    """Like `whole_teams`, but on AMD with the limit between 8 and 16 waves that gives the fewest rounds.

    A round of the grid moves a part per wave, of the parts that a rank may send to its peers. Ties: the smallest number.
    """
    if rung.node.target == "cuda":
        return whole_teams(rung)
    parts = row_parts(rung)
    sent = (rung.node.world_size - 1) * rung.shape.max_tokens * parts
    return min((of_whole_teams(parts, most) for most in range(8, 17)),
               key=lambda waves: (-(-sent // (rung.usual_blocks(waves) * waves)), waves))


def of_whole_teams(parts: int, most: int) -> int:
    """Waves per block, at most `most`, for rows of `parts` parts."""
    return most // parts * parts if parts <= most else -(-parts // -(-parts // most))


def as_many_as_fit(rung, waves: int) -> int:
    """One block per compute unit, because blocks that wait for one another must all be resident."""
    return rung.node.ranks[0].compute_units
