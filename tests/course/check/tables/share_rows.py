"""Answers to share_rows: wrong ones, and what their messages say."""

SORTED, SAVED = "sorted(zip(experts, slots))", "least[expert // local] if expert >= 0 else -1 for expert in experts"
MISTAKES = {
    "nothing saved": (f"[{SAVED}]", "slots", "every choice has its own slot: nothing is saved"),
    "the first choice": (SORTED, "zip(experts, slots)", "the row goes with the first choice: it goes with the expert of the least number"),
    "the greatest": (SORTED, "sorted(zip(experts, slots), reverse=True)",
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
    "dropped left out": (SAVED, "least[expert // local] for expert in experts if expert >= 0", "an entry for each choice"),
    "dropped to rank 0": (SAVED, "least.get(max(expert, 0) // local, 0) for expert in experts",
                          "a dropped choice (-1) gets a slot of rank 0: it has no row"),
    "remainder": ("setdefault(expert // local, slot)", "setdefault(expert % local, slot)", "least[expert // local] if",
                  "least[expert % local] if", "a choice gets a slot of another rank: expert e is on rank e // local"),
}
