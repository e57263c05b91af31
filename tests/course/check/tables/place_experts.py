"""Answers to place_experts: wrong ones, and what their messages say."""

MISTAKES = {
    "too many copies of one": ("copies[e] < ranks", "True", "experts"),
    "cold experts left out": ("placed[rank].append(e)", "placed[rank].append(e or len(load) - 1)", "expert"),
    "one slot too few": ("range(ranks * slots - len(load))", "range(ranks * slots - len(load) - 1)", "one in each slot"),
    "a copy beside its twin": (" and e not in placed[rank]", "", "twice"),
    "ranks of experts": ("return placed", "return [own[0] for own in placed]", "the list of its experts"),
    "one rank": ("return placed", "return placed[:1]", "the list of its experts"),
}
REMARKED = {"by the number of slots": ("key=lambda rank: work[rank]", "key=lambda rank: len(placed[rank])", "the heaviest copy")}
