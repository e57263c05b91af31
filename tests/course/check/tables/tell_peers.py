MEET = "  grid_barrier(barrier);\n  if (blockIdx.x == 0)\n"
COUNT = "      const uint32_t count = send_slots[peer];\n"
PLACE = "&rank_flags[(world.epoch % 2) * world.world_size + world.rank]"
RESET = "      send_slots[peer] = 0;\n"
MISTAKES = {
    "no barrier": (MEET, "  if (blockIdx.x == 0)\n", "blocks at a counter or a grid barrier"),
    "another block tells, unmet": (MEET, "  __syncthreads();\n  if (blockIdx.x == gridDim.x - 1)\n", "nothing orders them: no signal"),
    "every block tells": (MEET, "  grid_barrier(barrier);\n", "nothing orders them: no signal"),
    "barrier in block 0 only": (MEET, "  if (blockIdx.x == 0) grid_barrier(barrier);\n  if (blockIdx.x == 0)\n",
                                "only block 0 comes to the grid barrier: every block has to"),
    "forgot translate": (f"world.at({PLACE}, peer)", PLACE,
                         "the address of the flag is not translated: each rank sets flags in its own copy"),
    "zeros not told": ("      signal<", "      if (count) signal<", "peers that get no rows are not told: \"no rows\" is a message, too"),
    "no + 1": ("(count + 1)", "count", "the count stands in the flag without the + 1"),
    "epoch shifted out": ("(uint64_t)world.epoch << 32 |", "world.epoch << 32 |",
                          "the epoch is shifted in 32 bits, out of which it falls: (uint64_t)epoch << 32"),
    "no epoch": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)", "the epoch is not in the flag"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1) << 32 | world.epoch",
                         "epoch and count are exchanged: the epoch is the upper half"),
    "place of the peer": (PLACE, PLACE.replace("world.rank]", "peer]"), "nothing orders them: no signal"),
    "one slot": (PLACE, "&rank_flags[world.rank]", "flags are set in half 0 in every call: this call's half is epoch % 2"),
    "not itself": (COUNT, "      if (peer == world.rank) continue;\n" + COUNT, "no rank tells itself: its own receiver waits for it, too"),
    "first peers only": ("peer < world.world_size", "peer < world.world_size - 1", "the last peer is not told"),
    "a relaxed counter for a barrier": ("  grid_barrier(barrier);\n", """  __syncthreads();
  if (threadIdx.x == 0) {
    const uint32_t round = signal_add<Order::relaxed, Scope::agent>(barrier, 1u) / gridDim.x + 1;
    wait_at_least<Order::relaxed, Scope::agent>(barrier, round * gridDim.x);
  }
  __syncthreads();
""", "the synchronisation between them is too weak in more than one way"),
    "block 1": ("  if (blockIdx.x == 0)\n    for", "  if (blockIdx.x == 1)\n    for",
                "block 1 tells the peers: a grid of one block has none"),
    "counter not reset": (RESET, "", "the counters are not set back to zero, and the next call counts on"),
    "reset before it is read": (COUNT + RESET, RESET + COUNT, "the counter is set to zero before it is read"),
}
