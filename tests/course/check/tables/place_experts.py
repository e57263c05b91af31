MISTAKES = {
    "too many copies of one": ("copies[most] += 1", "copies[0] += 1", "raised ValueError"),
    "cold experts left out": ("placed[rank].append(e)", "placed[rank].append(e or len(load) - 1)", "expert"),
    "one slot too few": ("range(ranks * slots - len(load))", "range(ranks * slots - len(load) - 1)", "one in each slot"),
    "a copy beside its twin": (" and e not in placed[rank]", "", "twice"),
    "ranks of experts": ("return placed", "return [own[0] for own in placed]", "the list of its experts"),
    "one rank": ("return placed", "return placed[:1]", "the list of its experts"),
}
REMARKED = {"the hints' placement": ("if not best[1]:", "if True:", "when all slots are full")}
