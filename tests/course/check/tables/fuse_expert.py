READ = "Half8 h = in[c < by ? c - by + chunks : c - by];"
SCALE = "half_t(scale[e] * float(h[j]))"
PEER = "world.at(reply_flags + flat, peer)"
SIGNAL = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);\n    // END"
WORK = """    for (int c = lane_id(); c < chunks; c += WAVE) {
      Half8 h = in[c < by ? c - by + chunks : c - by];
      for (int j = 0; j < 8; ++j) h[j] = half_t(scale[e] * float(h[j]));
      out[c] = h;
    }
"""
BARRIER = "    wave_barrier();\n    if (lane_id() == 0) " + SIGNAL
MISTAKES = {
    "not scaled": (SCALE, "h[j]", "the row is rotated, but not scaled"),
    "not rotated": (READ, "Half8 h = in[c];", "the row is scaled, but not rotated"),
    "the other way": (READ, "Half8 h = in[c + by < chunks ? c + by : c + by - chunks];",
                      "the row is rotated the other way: piece c of the answer is piece c - by of the row"),
    "pieces for values": ("by = shift[e] / 8", "by = shift[e] % chunks",
                          "shift is taken for a number of pieces: it counts values, 8 in a piece"),
    "one piece too few wrapped": (READ, READ.replace("c < by", "c <= by"), "the piece after the first `by` ones wraps around, too"),
    "no wrap": (READ, "Half8 h = in[c - by];", "an address outside of its buffer"),
    "the first expert's shift": ("shift[e] / 8", "shift[0] / 8", "every row is rotated as the rank's first expert does: shift[e]"),
    "the first expert's scale": (SCALE, SCALE.replace("scale[e]", "scale[0]"),
                                 "every row is scaled as the rank's first expert does: scale[e]"),
    "scaled in fp16": (SCALE, "half_t(scale[e]) * h[j]", "the product is made in fp16: float(h[j]) comes first"),
    "scaled twice": (SCALE, SCALE.replace("float(h[j])", "scale[e] * float(h[j])"), "the row is scaled twice"),
    "forgot translate of the row": ("world.at(reply, peer)", "reply", "nothing orders them: no signal"),
    "forgot translate of the flag": (SIGNAL, SIGNAL.replace(PEER, "reply_flags + flat"), "nothing orders them: no signal"),
    "one round": ("c += WAVE", "c += chunks", "each lane copies one piece and stops: a row may have more than 64"),
    "wrong stride of the replies": ("(int64_t)flat * chunks", "(int64_t)flat * shape.dim", "an address outside of its buffer"),
    "row of the expert": ("from * chunks;", "(int64_t)row * chunks;",
                          "the row within the expert is taken for the row of expert_x, `from`"),
    "flag before the row": (WORK + BARRIER, BARRIER.replace("    // END", "") + WORK + "    // END", "nothing orders them: no signal"),
    "no wave barrier": (BARRIER, BARRIER.replace("    wave_barrier();\n", ""), "missing wave barrier"),
    "no flag": ("if (lane_id() == 0) " + SIGNAL, "// END", "no flag is set"),
    "by thread 0": ("if (lane_id() == 0) " + SIGNAL, "if (threadIdx.x == 0) " + SIGNAL,
                    "thread 0 of the block sets flags: each wave's lane 0 has to"),
    "flag of 7": ("peer), world.epoch);\n    // END", "peer), 7u);\n    // END", "flags are set to 7 instead of the epoch"),
    "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END", "flags are set to 1 instead of the epoch"),
    "every lane sets it": ("    if (lane_id() == 0) " + SIGNAL, "    " + SIGNAL, "every lane of the wave sets the flag"),
}
