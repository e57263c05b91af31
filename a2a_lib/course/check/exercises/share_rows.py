"""Lesson 16, exercise 3: share_rows(experts, slots, local) -> the slot in which each choice's row lies, -1 for a dropped one."""

from ..kit import asked, whole_numbers

# (experts of a token's choices, -1: dropped; their slots, any number for a dropped one; experts per rank)
# each mistake leads to a slot of its own
CASES = (([3, 1], [40, 8], 2), ([3, 5, 1, 6, 7, 2], [30, 9, 40, 60, 22, 51], 8),
         ([5, 0, 4, 1], [16, 3, 2, 17], 2), ([2, -1, 3, 7], [9, 77, 33, 9], 4), ([1], [0], 1),
         ([-1, -1], [5, 6], 2), ([6, 4, 7, 5], [48, 5, 50, 22], 4), ([2, 9, 3, 0, 8], [20, 7, 4, 36, 21], 4),
         ([25, 3, 14, 27, 12, 2], [40, 8, 3, 77, 21, 5], 13))


@asked("16_expert_parallel_megakernel.ipynb", "exercise-3", CASES, whole_numbers("a list with a slot per choice, -1 for a dropped one", 0),
       "slot {}".format, "choice", "a token with experts {}, slots {}; {} on each rank")
def share_rows(experts, slots, local) -> tuple[int, ...]:
    """The oracle: for each choice, looks at all choices of its rank."""
    ranks = [range(expert // local * local, expert // local * local + local) for expert in experts]
    return tuple(min((other, slot) for other, slot in zip(experts, slots) if other in own)[1] if expert >= 0 else -1
                 for expert, own in zip(experts, ranks))
