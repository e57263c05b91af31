"""Lesson 15, exercise 3: share_rows(experts, slots, local) -> the slot in which each choice's row lies."""

from ..trial import exercise

# (experts of a token's choices, -1: dropped; their slots; experts per rank)
# each mistake leads to a slot of its own
CASES = (([3, 1], [40, 8], 2), ([3, 5, 1, 6, 7, 2], [30, 9, 40, 60, 22, 51], 8),
         ([5, 0, 4, 1], [16, 3, 2, 17], 2), ([2, -1, 3, 7], [9, -1, 33, 9], 4), ([1], [0], 1),
         ([-1, -1], [-1, -1], 2), ([6, 4, 7, 5], [48, 5, 50, 22], 4), ([2, 9, 3, 0, 8], [20, 7, 4, 36, 21], 4))


@exercise
def share_rows(trial, function):
    """function(experts, slots, local) -> a slot per choice, -1 for a dropped one."""
    for experts, slots, local in CASES:
        trial.case(f"a token with experts {experts}, slots {slots}; {local} on each rank")
        got = trial.call(function, experts, slots, local)
        with trial.form("the function returns a list with a slot per choice, -1 for a dropped one"):
            got = [int(slot) for slot in got]
        want = _lies(experts, slots, local)
        if len(got) != len(want):
            trial.fail(expected=f"{len(want)} slots", got=f"{len(got)}",
                       cause="every choice has its place in the list, dropped ones too")
        if got != want and sorted(got) == sorted(want):
            trial.fail(expected=str(want), got=str(got), cause="the right slots in another order: the list has them in the order "
                       "of the choices")
        for k, (mine, right) in enumerate(zip(got, want)):
            if mine != right:
                trial.fail(where={"choice": k}, place=f"choice {k}, expert {experts[k]}", got=f"slot {mine}",
                           expected=f"its row lies in slot {right}", cause=_cause(k, got, experts, slots, local))


def _lies(experts, slots, local):
    """The oracle: for each choice, looks at all other choices of its rank."""
    due = []
    for expert in experts:
        alike = [(other, slot) for other, slot in zip(experts, slots)
                 if other >= 0 and other in range(expert // local * local, expert // local * local + local)]
        due.append(min(alike)[1] if expert >= 0 else -1)
    return due


def _cause(k, got, experts, slots, local) -> str:
    mine = experts[k] // local
    alike = [slot for expert, slot in zip(experts, slots) if expert >= 0 and expert // local == mine]
    if experts[k] < 0:
        return "a dropped choice (-1) has no row"
    if got == slots:
        return "a row would be sent for every choice: right, but nothing is saved"
    if got[k] == -1:
        return "only dropped choices are -1: a choice whose row is copied gets the slot from which it is copied"
    if got[k] not in slots:
        return ("that is no slot of this token: neither the number of a choice nor that of an expert is asked for, but what "
                "stands in `slots`")
    if got[k] not in alike:
        return (f"that slot is not one of this token's on rank {mine}: the row of another rank cannot be copied, it is "
                "not there")
    expert_of_slot = {slot: expert for expert, slot in zip(experts, slots) if expert >= 0 and expert // local == mine}
    wrong = next(text for text, slot in (
        ("to the least slot", min(alike)), ("to the greatest slot", max(alike)), ("with the first choice", alike[0]),
        ("with the expert of the greatest number", max(alike, key=expert_of_slot.get)),
                                         ("with the last choice", got[k])) if slot == got[k])
    return (f"the row goes with the expert of the least number, not {wrong}: rows are sent in the order of the experts, and the "
            "copies would wait for a later one")


SOLUTION = "15_expert_parallel_megakernel.ipynb", "exercise-3"
SORTED, SAVED = "sorted(zip(experts, slots))", "least[expert // local] if expert >= 0 else -1 for expert in experts"
MISTAKES = {
    "nothing saved": (f"[{SAVED}]", "slots", "nothing is saved"),
    "the first choice": (SORTED, "zip(experts, slots)", "not with the first choice"),
    "the greatest": (SORTED, "sorted(zip(experts, slots), reverse=True)", "not with the expert of the greatest number"),
    "the last that is seen": ("least.setdefault(expert // local, slot)", "least[expert // local] = slot",
                              "not with the expert of the greatest number"),
    "the last choice": (SORTED, "zip(experts, slots)", "least.setdefault(expert // local, slot)",
                        "least[expert // local] = slot", "not with the last choice"),
    "copied ones -1": (f"[{SAVED}]", "[s if least.get(e // local) == s else -1 for e, s in zip(experts, slots)]",
                       "only dropped choices are -1"),
    "the choice": (f"[{SAVED}]", "[slots.index(least[expert // local]) if expert >= 0 else -1 for expert in experts]",
                   "that is no slot of this token"),
    "one row for all ranks": (f"[{SAVED}]", "[min(least.items())[1] if expert >= 0 else -1 for expert in experts]",
                              "the row of another rank cannot be copied"),
    "the least slot": (SORTED, "sorted(zip(experts, slots), key=lambda pair: pair[1])", "not to the least slot"),
    "the greatest slot": (SORTED, "sorted(zip(experts, slots), key=lambda pair: -pair[1])", "not to the greatest slot"),
    "in the order of the experts": (SAVED, SAVED.replace("in experts", "in sorted(experts)"), "in the order of the choices"),
    "dropped left out": (SAVED, "least[expert // local] for expert in experts if expert >= 0", "every choice has its place"),
    "dropped to rank 0": (SAVED, "least.get(max(expert, 0) // local, 0) for expert in experts", "has no row"),
    "remainder": ("setdefault(expert // local, slot)", "setdefault(expert % local, slot)", "least[expert // local] if",
                  "least[expert % local] if", "the row of another rank cannot be copied"),
}
