"""Answers to sort_by_expert: wrong ones, and what their messages say."""

MISTAKES = {
    "dropped choices kept": ("[(flat < 0).sum():]", "", "the dropped choices (-1) are in `order`: they have no row"),
    "tokens instead of flat tokens": ("return order,", "return order // topk_ids.shape[1],",
                                      "`order` has tokens instead of flat tokens, so that nobody can tell which weight "
                                      "belongs to a row"),
    "no leading zero": ("torch.cat([counts.new_zeros(1), counts.cumsum(0)])", "counts.cumsum(0)", "`starts` has no leading 0"),
    "counts": ("counts.cumsum(0)]", "counts]", "`starts` has the counts instead of their running sum"),
    "empty experts forgotten": ("minlength=num_experts", "",
                                "experts that no token chose are left out at the end (bincount has a minlength)"),
    "numbers of the live ones": ("flat.argsort(stable=True)[(flat < 0).sum():]", "flat[flat >= 0].argsort(stable=True)",
                                 "the dropped choices are taken out before the sort, so that `order` counts live choices only"),
    "inverse": ("return order,", "return order.argsort(),",
                "`order` is inverted: it says at which slot a flat token stands, instead of which flat token stands at a slot"),
    "last expert first": ("return order,", "return order.flip(0),", "the experts come in falling order"),
    "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                   "the sort is not stable: within an expert, the flat tokens rise"),
    "order in float": ("return order,", "return order.float(),", "a tensor of torch.int64"),
    "starts in a list": ("return order, starts", "return order, starts.tolist()", "starts is a tensor of torch.int64"),
    "ids changed": ("flat = topk_ids.flatten()", "flat = topk_ids.add_(1).flatten() - 1", "argument 1 changed in place"),
    "raises": ("counts = ", "counts = nonsense\n    counts = ", "NameError: name 'nonsense'"),
    "returns nothing": ("return order, starts", "pass", "is there a `return`"),
}
