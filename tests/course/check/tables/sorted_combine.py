BACK = "    dist.all_to_all_single(back, replies, sends, recvs)\n"
MISTAKES = {
    "products rounded": ("weighted.sum(1)", "weighted.half().sum(1)", "products or sums are rounded to float16 on the way"),
    "order forgotten": ("flat[order] = back.float()", "flat[:len(back)] = back.float()",
                        "the replies are taken in the order in which they come back, which is the sorted one"),
    "read instead of written": ("flat[order] = back.float()", "flat[:len(back)] = back[order % len(back)].float() "
                                "if len(back) else back.float()",
                                "`back` is read at `order` instead of written there: flat[order] = back"),
    "splits not exchanged": ("back, replies, sends, recvs", "back, replies, recvs, sends", "do not add up to its"),
    "no weights": (" * topk_weights[:, :, None]", "", "the weights are left out"),
    "first weight": ("topk_weights[:, :, None]", "topk_weights[:, :1, None]", "every k gets the weight of k = 0"),
    "first choice": ("weighted.sum(1)", "weighted[:, 0]", "only the first choice counts"),
    "adds once per token": ("    return weighted.sum(1).half()",
                            "    out, wide = torch.zeros(num_tokens, dim), topk_weights.flatten()[order][:, None]\n"
                            "    out[order // topk] += back.float() * wide\n    return out.half()",
                            "`out[index] += ...` adds once where an index stands several times"),
    "dropped choices not zero": ("torch.zeros(num_tokens * topk, dim)", "torch.ones(num_tokens * topk, dim)",
                                 "the places of dropped choices hold 1 instead of 0"),
    "empty rank stays out": (BACK, "    if num_tokens == 0: return torch.zeros(0, dim).half()\n" + BACK,
                             "rank 1 returned after no exchange"),
    "weights by slot": ("flat[order] = back.float()\n    weighted = flat.view(num_tokens, topk, dim) * topk_weights[:, :, None]",
                        "flat[order] = back.float() * topk_weights.flatten()[:len(back), None]\n"
                        "    weighted = flat.view(num_tokens, topk, dim)", "weights are taken by slot: they are laid out by (token, k)"),
    "products in fp16": ("(num_tokens, topk, dim) * topk_weights[:, :, None]",
                         "(num_tokens, topk, dim).half() * topk_weights.half()[:, :, None]",
                         "products or sums are rounded to float16 on the way"),
    "not zeroed": ("torch.zeros(num_tokens * topk, dim)", "torch.full((num_tokens * topk, dim), 3.0)",
                   "the places of dropped choices hold what was there before instead of 0"),
    "float32": (".sum(1).half()", ".sum(1)", "torch.float16"),
    "flat tokens": ("    return weighted.sum(1).half()", "    return flat.half()", "out"),
}
