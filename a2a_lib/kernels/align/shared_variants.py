"""Mutations of texts that several rungs of align & sort share: a2a/align.h, and texts that are in two files."""
from functools import partial

from ..rung.variants import Mutation

SAME_ATOMIC = "gfx942 has one atomic add for both scopes: the compiler makes the same instruction of it"

_InHeader = partial(Mutation, header=True)

# ---- a2a/align.h: which expert, sums over experts, what is no row

DROPPED = _InHeader("dropped-to-the-first", "a dropped flat token counts as one of expert 0", (
    ("if (id < 0 || id >= experts) return -1;", "if (id < 0 || id >= experts) return 0;"),))
ROUNDED_DOWN = _InHeader("rounded-down", "an expert's rows are rounded down to whole tiles", (
    ("(rows + block_size - 1) / block_size * block_size", "rows / block_size * block_size"),))
TILE_TOO_MANY = _InHeader("a-tile-too-many", "an expert whose rows fill its tiles gets another tile", (
    ("(rows + block_size - 1) / block_size * block_size", "(rows + block_size) / block_size * block_size"),))
NOT_ALIGNED = _InHeader("starts-not-aligned", "experts' rows follow each other without padding", (
    ("return shape.padded(rows[e]); }", "return rows[e]; }"),))
NO_END = _InHeader("end-forgotten", "nobody says where the last expert's places end", (
    ("  if (threadIdx.x == 0) start[shape.experts] = end;\n", ""),))
INCLUSIVE = _InHeader("inclusive-sums", "an expert's start is where its rows end", (
    ("of_lower_waves + upto - own)", "of_lower_waves + upto)"),))
LOWER_WAVES = _InHeader("lower-waves-forgotten", "a wave's sums leave out the experts of lower waves", (
    ("before + of_lower_waves + upto - own", "before + upto - own"),))
EARLIER_STEPS = _InHeader("earlier-steps-forgotten", "a block with fewer threads than experts begins each step's sums at 0", (
    ("    before += broadcast(waves_upto, WAVE - 1);\n", ""),))
SUMS_BARRIER = _InHeader("sums-barrier-dropped", "waves add up the lower waves' sums before these are there", (
    ("of_wave[wave] = upto;\n    __syncthreads();\n", "of_wave[wave] = upto;\n"),))
PADDING_FORGOTTEN = _InHeader("padding-forgotten", "nobody writes the padding between the experts", (
    ("i < start[e + 1]; i += WAVE) sorted_ids[i]", "i < start[e]; i += WAVE) sorted_ids[i]"),))
PADDING_OVER_ROWS = _InHeader("padding-over-rows", "padding begins where the expert's rows begin", (
    ("int i = start[e] + rows[e] + lane_id()", "int i = start[e] + lane_id()"),))
PADDING_OF_ZEROS = _InHeader("padding-of-zeros", "the padding names flat token 0", (
    ("i < start[e + 1]; i += WAVE) sorted_ids[i] = shape.ids;", "i < start[e + 1]; i += WAVE) sorted_ids[i] = 0;"),))
UNUSED_FORGOTTEN = _InHeader("unused-end-forgotten", "nobody writes the places after the last tile", (
    ("i < shape.capacity; i += threads) sorted_ids[i]", "i < end; i += threads) sorted_ids[i]"),))
TILE_OF_THE_LAST = _InHeader("tile-of-the-one-before", "an expert's first tile belongs to the expert whose places end there", (
    ("start[middle + 1] > place", "start[middle + 1] >= place"),))
UNUSED_TILES = _InHeader("unused-tiles-named", "tiles after the last one get an expert", (
    ("place < end ? low : -1", "low"),))
ALL_USED = _InHeader("all-places-used", "the number of places in use is the number there are", (
    ("*num_post_padded = end;", "*num_post_padded = shape.capacity;"),))

# ---- a2a/align.h: words that reserve places

SOME_BLOCKS = _InHeader("some-blocks", "a block goes on when any block has added, not all", (
    ("(uint32_t)(word >> 32) == due", "(uint32_t)(word >> 32) >= 1"),))
OTHER_HALF = _InHeader("other-half-not-emptied", "nobody empties the words of the next call", (
    ("    if (blockIdx.x == 0) store_relaxed<Scope::agent>(&words.other[e], 0);\n", ""),))
CALLS_STAND_STILL = _InHeader("calls-stand-still", "nobody counts the calls, so all of them use one half of the words", (
    ("  if (blockIdx.x == 0 && threadIdx.x == 0) store_relaxed<Scope::agent>(words.calls, words.call + 1);\n", ""),))
OWN_HALF = _InHeader("own-half-emptied", "block 0 empties the words that other blocks wait for", (
    ("store_relaxed<Scope::agent>(&words.other[e], 0)", "store_relaxed<Scope::agent>(&words.now[e], 0)"),))
ROWS_UNCOUNTED = _InHeader("parts-without-rows-uncounted", "a part without rows of an expert does not count itself in its word", (
    ("(uint64_t)1 << 32 | (uint32_t)rows)", "(uint64_t)(rows > 0) << 32 | (uint32_t)rows)"),))
NO_ARRIVAL = _InHeader("arrival-dropped", "blocks without flat tokens do not say that they have read `calls`", (
    ("if (threadIdx.x == 0) add(0, 0);", ";"),))
WORDS_OF_AN_XCD = _InHeader("workgroup-for-agent", "blocks of one GPU add to words with workgroup scope", (
    ("signal_add<Order::relaxed, Scope::agent>(&now[e]", "signal_add<Order::relaxed, Scope::workgroup>(&now[e]"),), SAME_ATOMIC)

# ---- one_block.hip, two_kernels.hip

LOST_UPDATES = Mutation("lost-updates", "lanes that count rows of one expert at once overwrite each other", (
    ("atomicAdd(&rows[expert], 1);", "++rows[expert];"),))
NO_BARRIER_BEFORE_COUNT = Mutation("barrier-dropped-before-count", "waves count before all counters are 0", (
    ("rows[e] = 0;\n  __syncthreads();\n", "rows[e] = 0;\n"),))
NO_BARRIER_AFTER_COUNT = Mutation("barrier-dropped-after-count", "waves sum before all have counted", (
    ("atomicAdd(&rows[expert], 1);\n  }\n  __syncthreads();\n", "atomicAdd(&rows[expert], 1);\n  }\n"),))
ONE_PLACE_FOR_TWO = Mutation("one-place-for-two", "lanes that place rows of one expert at once take the same place", (
    ("sorted_ids[atomicAdd(&next[expert], 1)]", "sorted_ids[next[expert]++]"),))
