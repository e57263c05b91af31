"""Lesson 16, exercise 3: share_rows(experts, slots, local) -> the slot in which each choice's row lies."""

from ..trial import exercise, whole

# (experts of a token's choices, -1: dropped; their slots, any number for a dropped one; experts per rank)
# each mistake leads to a slot of its own
CASES = (([3, 1], [40, 8], 2), ([3, 5, 1, 6, 7, 2], [30, 9, 40, 60, 22, 51], 8),
         ([5, 0, 4, 1], [16, 3, 2, 17], 2), ([2, -1, 3, 7], [9, 77, 33, 9], 4), ([1], [0], 1),
         ([-1, -1], [5, 6], 2), ([6, 4, 7, 5], [48, 5, 50, 22], 4), ([2, 9, 3, 0, 8], [20, 7, 4, 36, 21], 4),
         ([25, 3, 14, 27, 12, 2], [40, 8, 3, 77, 21, 5], 13))


@exercise
def share_rows(trial, function):
    """function(experts, slots, local) -> a slot per choice, -1 for a dropped one."""
    for experts, slots, local in CASES:
        trial.case(f"a token with experts {experts}, slots {slots}; {local} on each rank")
        got = trial.call(function, experts, slots, local)
        with trial.form("the function returns a list with a slot per choice, -1 for a dropped one"):
            got = [whole(slot) for slot in got]
        want = _lies(experts, slots, local)
        if len(got) != len(want):
            trial.fail(expected=f"{len(want)} slots", got=f"{len(got)}",
                       cause="every choice has its place in the list, dropped ones too")
        for k, (mine, right) in enumerate(zip(got, want)):
            if mine != right:
                trial.wrong(got, where={"choice": k}, place=f"choice {k}, expert {experts[k]}", got=f"slot {mine}",
                            expected=f"its row lies in slot {right}")


def _lies(experts, slots, local):
    """The oracle: for each choice, looks at all other choices of its rank."""
    due = []
    for expert in experts:
        alike = [(other, slot) for other, slot in zip(experts, slots)
                 if other >= 0 and other in range(expert // local * local, expert // local * local + local)]
        due.append(min(alike)[1] if expert >= 0 else -1)
    return due


SOLUTION = "16_expert_parallel_megakernel.ipynb", "exercise-3"
SORTED, SAVED = "sorted(zip(experts, slots))", "least[expert // local] if expert >= 0 else -1 for expert in experts"
MISTAKES = {
    "nothing saved": (f"[{SAVED}]", "slots", "every choice has its own slot: nothing is saved"),
    "the first choice": (SORTED, "zip(experts, slots)", "the row goes with the first choice: it goes with the expert of the least number"),
    "the greatest": (SORTED, "sorted(zip(experts, slots), reverse=True)",
                     "the row goes with the expert of the greatest number: it goes with that of the least"),
    "the last that is seen": ("least.setdefault(expert // local, slot)", "least[expert // local] = slot",
                              "the row goes with the expert of the greatest number: it goes with that of the least"),
    "the last choice": (SORTED, "zip(experts, slots)", "least.setdefault(expert // local, slot)", "least[expert // local] = slot",
                        "the row goes with the last choice: it goes with the expert of the least number"),
    "copied ones -1": (f"[{SAVED}]", "[s if least.get(e // local) == s else -1 for e, s in zip(experts, slots)]",
                       "choices whose row is copied are -1: they get the slot from which it is copied"),
    "the choice": (f"[{SAVED}]", "[slots.index(least[expert // local]) if expert >= 0 else -1 for expert in experts]",
                   "the number of a choice is given instead of its slot"),
    "one row for all ranks": (f"[{SAVED}]", "[min(least.items())[1] if expert >= 0 else -1 for expert in experts]",
                              "a choice gets a slot of another rank: expert e is on rank e // local"),
    "the least slot": (SORTED, "sorted(zip(experts, slots), key=lambda pair: pair[1])",
                       "the row goes to the least slot: it goes with the expert of the least number"),
    "the greatest slot": (SORTED, "sorted(zip(experts, slots), key=lambda pair: -pair[1])",
                          "the row goes to the greatest slot: it goes with the expert of the least number"),
    "in the order of the experts": (SAVED, SAVED.replace("in experts", "in sorted(experts)"),
                                    "the slots are in the order of the experts: they are in the order of the choices"),
    "dropped left out": (SAVED, "least[expert // local] for expert in experts if expert >= 0", "every choice has its place"),
    "dropped to rank 0": (SAVED, "least.get(max(expert, 0) // local, 0) for expert in experts",
                          "a dropped choice (-1) gets a slot of rank 0: it has no row"),
    "remainder": ("setdefault(expert // local, slot)", "setdefault(expert % local, slot)", "least[expert // local] if",
                  "least[expert % local] if", "a choice gets a slot of another rank: expert e is on rank e // local"),
}
