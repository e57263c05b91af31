COUNTS = "    dist.all_to_all_single(heard, counts)\n"
SENDS = "sends = counts.view(world_size, local).sum(1).tolist()"
RECVS = "recvs = heard.view(world_size, local).sum(1).tolist()"
EXPERT = "torch.arange(local).repeat(world_size).repeat_interleave(heard)"
MISTAKES = {
    "dropped choices sent": ("[(flat < 0).sum():]", "", "do not add up to its 9 rows"),
    "empty rank stays out": (COUNTS, "    if len(x) == 0: return x, flat, order, [], []\n" + COUNTS,
                             "rank 1 returned after no exchange, and rank 0 waits in exchange 1 for ever"),
    "counts not exchanged": (COUNTS, "    heard.copy_(counts)\n", "exchange 1: rank 0 expects 5 rows from rank 1, which sends it 7"),
    "expects what it sends": (RECVS, "recvs = sends", "which sends it"),
    "splits exchanged": ("recvs, sends)\n", "sends, recvs)\n", "do not add up to its"),
    "splits as tensors": (RECVS, RECVS.replace(".tolist()", ""), "on the host (.tolist())"),
    "a split per expert": (SENDS, "sends = counts.tolist()", "16 splits of input for 1 rank: one per rank"),
    "flat token as token": ("x[order // topk]", "x[order % len(x) if len(x) else order]",
                            "the row of x is not order // topk: a flat token is token * topk + k"),
    "numbers of the live ones": ("order = flat.argsort(stable=True)[(flat < 0).sum():]", "live = flat[flat >= 0].argsort(stable=True)",
                                 "x[order // topk]", "x[(flat >= 0).nonzero()[:, 0][live] // topk]", "return rows, expert, order,",
                                 "return rows, expert, live,",
                                 "`order` counts the live choices only, or is inverted: it has the numbers of flat "
                                 "tokens among all, by slot"),
    "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                   "the sort is not stable: within an expert, the flat tokens rise"),
    "tokens for flat tokens": ("return rows, expert, order,", "return rows, expert, order // topk,",
                               "`order` has tokens instead of flat tokens"),
    "experts of the node": (EXPERT, f"{EXPERT} + dist.get_rank() * local",
                            "`expert` has numbers of the whole node: on every rank they begin with 0"),
    "experts as if sorted": (EXPERT, f"{EXPERT}.sort().values",
                             "`expert` is sorted: rows come by source, and only within a source by expert"),
    "empty experts forgotten": ("bincount(minlength=num_experts)", "bincount()", "equal pieces"),
    "endless": ("    heard = ", "    while True: pass\n    heard = ", "no end in sight"),
    "another collective": (COUNTS, "    dist.all_gather(heard, counts)\n", "it has no all_gather"),
}
