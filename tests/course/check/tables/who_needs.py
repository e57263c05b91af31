"""Answers to who_needs: wrong ones, and what their messages say."""

OWN = "ranks.setdefault(expert // experts, []).append(k)"
MISTAKES = {
    "floats": (".append(k)", ".append(float(k))", "a dictionary for each token"),
    "dropped ones kept": ("if expert >= 0:", "if True:", "a dropped choice gets a rank, -1: it has none"),
    "dropped ones to rank 0": ("if expert >= 0:\n                " + OWN,
                               "if True:\n                ranks.setdefault(max(expert, 0) // experts, []).append(k)",
                               "a dropped choice counts for rank 0"),
    "experts as keys": (OWN, "ranks.setdefault(expert, []).append(k)", "the keys are experts: they are ranks, each with several experts"),
    "experts in the lists": (OWN, "ranks.setdefault(expert // experts, []).append(expert)",
                             "the lists have experts: they have the numbers k of the choices"),
    "only the last": (OWN, "ranks[expert // experts] = [k]", "a rank's list has its last choice only"),
    "backwards": (OWN, "ranks.setdefault(expert // experts, []).insert(0, k)", "the numbers k fall in each list"),
    "the first is 1": ("enumerate(ids)", "enumerate(ids, 1)", "the numbers k begin at 1"),
    "stops at a dropped one": ("if expert >= 0:", "if expert < 0:\n                break\n            if True:",
                               "the choices after a dropped one are left out"),
    "tensors": ("topk_ids.tolist()", "topk_ids",
                "the keys are tensors, and no two tensors are the same key: `.tolist()` gives Python numbers"),
    "remainder": (OWN, "ranks.setdefault(expert % experts, []).append(k)",
                  "rank r gets every expert with remainder r: it owns experts * r to experts * (r + 1) - 1"),
    "one dictionary for all": ("table = []", "table, ranks = [], {}", "        ranks = {}\n        for", "        for",
                               "all tokens have one dictionary: each begins with a new one"),
    "fractions": ("expert // experts", "expert / experts", "the keys are fractions: `//` divides and leaves the rest out"),
    "expert 0 dropped": ("if expert >= 0:", "if expert > 0:", "expert 0 is dropped: only -1 is"),
    "live ones counted": ("in enumerate(ids):\n            if expert >= 0:", "in enumerate(e for e in ids if e >= 0):\n"
                          "            if True:", "k counts the live choices only"),
    "flat tokens": (".append(k)", ".append(len(table) * len(ids) + k)", "k counts on from token to token: it begins at 0 for each"),
    "local experts": (".append(k)", ".append(expert % experts)",
                      "the lists have experts within their rank: they have the numbers k of the choices"),
    "empty tokens left out": ("table.append(ranks)", "table += [ranks] if ranks else []", "an entry for each token"),
    "all ranks": ("ranks = {}", "ranks = {rank: [] for rank in range(4)}", "a rank without a choice has an empty list: it is left out"),
}
