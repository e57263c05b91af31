MISTAKES = {
    "no copies": ("return rows[slot], expert", "return rows, tags.double().log2().long()",
                  "a row for several experts of a rank comes once in `rows`: it stands there once for each of them"),
    "experts of the node": ("return rows[slot], expert", "return rows[slot], expert + dist.get_rank() * local",
                             "experts are numbered through the whole node: each rank's begin with 0"),
    "labels in another order": ("tags = exchange(torch.cat(labels))", "tags = exchange(torch.cat(labels).flip(0))",
                                "labels come in the reverse order of their rows"),
    "dropped choices": ("torch.where(topk_ids < 0, -1, topk_ids // local)", "topk_ids.clamp(min=0) // local",
                        "a choice of -1 is taken for one"),
    "only where several want it": ("(owner == peer).any(1)", "(owner == peer).sum(1) > 1",
                                   "only tokens with several experts on a rank go there"),
    "own labels": ("tags = exchange(torch.cat(labels))", "tags = torch.cat(labels)[:len(rows)]",
                   "each rank uses its own labels instead of those that came"),
    "int32": ("return rows[slot], expert", "return rows[slot], expert.int()", "a tensor of torch.int64"),
    "no counts": ("dist.all_to_all_single(heard, sends)", "heard.copy_(sends)", "which sends it"),
}
REMARKED = {
    "the hints' labels": ("torch.where(owner == peer, bits, 0).sum(1, dtype=torch.int32)", "torch.where(owner == peer, topk_ids % local, "
                          "-1)", "(tags[:, None] >> torch.arange(local) & 1).nonzero", "(tags >= 0).nonzero",
                          "return rows[slot], expert", "return rows[slot], tags[slot, expert].long()", "in how few bits"),
    "a row per choice": ("goes = torch.stack([(owner == peer).any(1) for peer in range(world)])",
                                 "x, topk_ids = x.repeat_interleave(topk_ids.shape[1], 0), topk_ids.reshape(-1, 1)\n"
                                 "    owner = owner.reshape(-1, 1)\n"
                                 "    goes = torch.stack([(owner == peer).any(1) for peer in range(world)])", "needs to go there once"),
}
