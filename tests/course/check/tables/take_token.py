BARRIER = "    wave_barrier();\n"
WAIT = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
COUNT = "row = atomicAdd(&expert_count[meta.expert - first], 1u);"
MISTAKES = {
    "no wait": (WAIT, "", "nothing orders them: no signal"),
    "no wave barrier": (BARRIER, "", "missing wave barrier"),
    "neighbour's flag": ("&recv_flags[from]", "&recv_flags[from + 1]", "nothing orders them: no signal"),
    "slot without its source": ("&recv_flags[from]", "&recv_flags[slot]", "nothing orders them: no signal"),
    "waits for 1": ("[from], world.epoch)", "[from], 1u)", "the flag is waited for with the value 1 instead of the epoch"),
    "any flag": (WAIT, WAIT.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"),
                 "any flag above 0 is taken, also that of a call before"),
    "waits for 7": ("[from], world.epoch)", "[from], 7u)", "the flag is waited for with the value 7 in every call"),
    "no atomic": (COUNT, "row = expert_count[meta.expert - first]++;", "nothing orders them: no signal"),
    "expert of the node": (COUNT, COUNT.replace(" - first", ""), "an address outside of its buffer"),
    "wrong stride of the experts": ("* shape.capacity", "* shape.max_tokens", "nothing orders them: no signal"),
    "wrong stride of the rows": ("expert_x + to * shape.dim", "expert_x + to", "an address that is no multiple"),
    "wrong stride of the sources": ("recv_x + from * shape.dim", "recv_x + slot * shape.dim",
                                    "the synchronisation between them is too weak in more than one way"),
    "row not broadcast": ("broadcast(row)", "row", "nothing orders them: no signal"),
    "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row gets the number of values: it counts bytes"),
    "tail": ("shape.row_bytes()", "shape.row_bytes() - 16", "the last piece of every row is left out"),
    "origin exchanged": ("{source, meta.flat}", "{meta.flat, source}", "rank and flat token are exchanged in the origin"),
    "origin of this rank": ("Origin{source,", "Origin{world.rank,", "the origin names this rank instead of the source"),
    "origin without k": ("meta.flat}", "meta.flat / shape.topk}", "the origin names the token instead of the flat token"),
    "no origin": ("expert_origin[to] = Origin{source, meta.flat};", ";", "the origin is not written"),
}
ALSO_RIGHT = {
    "all lanes acquire, no barrier": ("    if (lane_id() == 0) {\n" + WAIT, WAIT + "    if (lane_id() == 0) {\n", BARRIER, ""),
}
REMARKED = {
    "every lane the whole row": ("copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());",
                                 "for (int i = 0; i < shape.dim / 8; ++i)\n"
                                 "        ((Half8*)(expert_x + to * shape.dim))[i] = ((const Half8*)(recv_x + from * shape.dim))[i];",
                                 "bytes were stored to expert_x"),
}
