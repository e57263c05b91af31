OWNER = "torch.where(topk_ids < 0, -1, topk_ids // local)"
MISTAKES = {
    "a row per choice": ("(owner == peer).any(dim=1)", "(owner == peer)",
                         "a token with two experts on one rank is counted twice: it goes there once"),
    "what stays": ("    tokens[rank] = 0\n", "", "rows that stay on their rank are counted"),
    "dropped choices": (OWNER, "topk_ids // local % world_size", "a dropped choice counts for the last rank: -1 // local is -1"),
    "towards zero": ("torch.where(topk_ids < 0, -1, topk_ids // local)", "(topk_ids / local).int()",
                     "a dropped choice counts for rank 0: rounded towards 0, -1 / local is 0"),
    "int32": ("[n * row_bytes for n in tokens]", "(torch.tensor(tokens, dtype=torch.int32) * row_bytes).tolist()",
              "the bytes are computed in int32, which does not hold them"),
    "modulo": (OWNER, "torch.where(topk_ids < 0, -1, topk_ids % world_size)",
               "expert e is looked for on rank e % world_size: it is on rank e // local"),
    "rows": ("n * row_bytes", "n", "rows are counted: a row has row_bytes bytes"),
    "too few numbers": ("range(world_size)]", "range(int(owner.max()) + 1 if len(owner) else 1)]\n"
                        "    tokens += [0] * (rank + 1 - len(tokens))", "an entry for each rank"),
}
