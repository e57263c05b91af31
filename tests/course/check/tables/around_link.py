HALVES = "for owner, far in ((a, b), (b, a)):"
WHOLE, EQUAL = "pieces += [sends] * (ranks - 1)", "pieces += [sends] * len(others)"
MISTAKES = {
    "over the link": ("[(far, via)] +", "[(far, owner)] +", "have no link"),
    "not spread": ("+ [(owner, rank) for rank in peers]", "", "the whole sum every rank"),
    "not collected": ("[(rank, owner) for rank in peers] +", "", "the parts of"),
    "far rank forgotten": (" + [(via, far)]", "", "the whole sum every rank"),
    "far part last": ("[(far, via)] + near + back", "near + [(far, via)] + back", "added twice"),
    "twice": ("[(far, via)] + near +", "[(far, via)] + near + near +", "added twice"),
    "no pieces": (WHOLE, "pieces += sends", "a list of pieces"),
    "to itself": ("for rank in range(ranks) if rank != owner]", "for rank in range(ranks)]", "from one rank to another"),
}
REMARKED = {
    "equal shares": (WHOLE, EQUAL, "owns fewer pieces"),
    "one detour": ("for via in others:", "for via in others[:1] * len(others):", WHOLE, EQUAL, "Which links are the busiest"),
    "only the others own pieces": (HALVES, "for owner, far in ():", "Which links are the busiest"),
}
