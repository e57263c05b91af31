"""Answers to keep_least: wrong ones, and what their messages say."""

MISTAKES = {
    "links for nothing": (" and not over_link", "", "sending something over a link a second time"),
    "sources for nothing": ("if inputs and not", "if not", "not all of that can be had"),
    "nothing": ("if have >= set(needed)", "if True", "nothing is kept"),
    "numbers": ("kept = {name for n, name in enumerate(tensors)", "kept = {n for n, name in enumerate(tensors)", "KeyError"),
    "sizes": ("return best", "return {tensors[name][0] for name in best}", "names of tensors"),
    "one needed only": ("have >= set(needed)", "needed[0] in have", "not all of that can be had"),
}
REMARKED = {
    "all that is needed": ("return best", "return set(needed)", "Is a tensor kept that others give back?"),
    "fewest names": ("key = sum(tensors[name][0] for name in kept)", "key = len(kept)", "a smaller one from which everything follows"),
}
