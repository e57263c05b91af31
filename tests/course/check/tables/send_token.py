ROW = ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, "
       "shape.row_bytes());\n")
META = "    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};\n"
BARRIER = "    wave_barrier();\n"
RELEASE = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
FLAG = "    if (lane_id() == 0) " + RELEASE
MISTAKES = {
    "forgot translate of the flag": (RELEASE, RELEASE.replace("world.at(recv_flags + at, peer)",
                                                              "recv_flags + at"), "nothing orders them: no signal"),
    "forgot translate of the row": ("world.at(recv_x + at * shape.dim, peer)", "recv_x + at * shape.dim",
                                    "nothing orders them: no signal"),
    "forgot translate of the metadata": ("*world.at(recv_meta + at, peer)", "recv_meta[at]", "nothing orders them: no signal"),
    "flag before data": (ROW + META + BARRIER + FLAG, FLAG + BARRIER + ROW + META, "nothing orders them: no signal"),
    "flag before the metadata": (META + BARRIER + FLAG, BARRIER + FLAG + META, "nothing orders them: no signal"),
    "the slot alone": (RELEASE, RELEASE.replace("recv_flags + at", "recv_flags + broadcast(slot)"), "nothing orders them: no signal"),
    "the peer's slots": ("(int64_t)world.rank * shape.max_tokens", "(int64_t)peer * shape.max_tokens", "nothing orders them: no signal"),
    "no flag": (FLAG, "", "rows and metadata are sent without flags"),
    "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END", "flags are set to 1 instead of the epoch"),
    "wrong stride of the rows": ("recv_x + at * shape.dim", "recv_x + at", "an address that is no multiple"),
    "wrong stride of the sources": ("shape.max_tokens * shape.topk + broadcast", "shape.max_tokens + broadcast",
                                    "a source's slots begin at rank * max_tokens: they begin at rank * max_tokens * topk"),
    "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row gets the number of values: it counts bytes"),
    "last value": ("shape.row_bytes()", "shape.row_bytes() - 2", "the last value of every row is left out"),
    "last piece": ("shape.row_bytes()", "shape.row_bytes() - 16", "the last piece of every row is left out"),
    "missing -1": ("if (id < 0) continue;", "", "a dropped choice (-1) is sent"),
    "flat token as token": ("flat / shape.topk", "flat", "an address outside of its buffer"),
    "no atomic": ("atomicAdd(&send_slots[peer], 1u)", "send_slots[peer]++", "nothing orders them: no signal"),
    "slot not broadcast": ("broadcast(slot)", "slot", "nothing orders them: no signal"),
    "token in the metadata": ("Meta{flat, id}", "Meta{flat / shape.topk, id}", "the metadata have the token instead of the flat token"),
    "local expert": ("Meta{flat, id}", "Meta{flat, id % shape.experts}",
                     "the metadata have the expert's number within its rank instead of the node's"),
    "metadata exchanged": ("Meta{flat, id}", "Meta{id, flat}", "flat token and expert are exchanged in the metadata"),
    "wrong rank": ("peer = id / shape.experts", "peer = id % world.world_size",
                   "expert e is looked for on rank e % world_size: it lives on rank e / experts"),
    "flag of 7": ("peer), world.epoch);\n    // END", "peer), 7u);\n    // END", "flags are set to 7 instead of the epoch"),
}
REMARKED = {"every lane sets the flag": ("if (lane_id() == 0) signal", "signal", "flags set")}
