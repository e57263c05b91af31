"""Mutations of the kernels of align & sort: {rung: mutations}. Each fails in some schedule, or under the race detector. First those of
texts that several rungs share: a2a/align.h, and texts that are in two files."""
from functools import partial

from ..rung.variants import Mutation, Variant

VARIANTS: dict[str, tuple[Variant, ...]] = {}
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
LOWER_WAVES = _InHeader("lower-waves-forgotten", "a wave's sums leave out the experts of lower waves", (
    ("before + of_lower_waves + upto - own", "before + upto - own"),))
EARLIER_STEPS = _InHeader("earlier-steps-forgotten", "a block with fewer threads than experts begins each step's sums at 0", (
    ("    before += broadcast(waves_upto, WAVE - 1);\n", ""),))
PADDING_OVER_ROWS = _InHeader("padding-over-rows", "padding begins where the expert's rows begin", (
    ("int i = start[e] + rows[e] + lane_id()", "int i = start[e] + lane_id()"),))
PADDING_OF_ZEROS = _InHeader("padding-of-zeros", "the padding names flat token 0", (
    ("i < start[e + 1]; i += WAVE) sorted_ids[i] = shape.ids;", "i < start[e + 1]; i += WAVE) sorted_ids[i] = 0;"),))
UNUSED_FORGOTTEN = _InHeader("unused-end-forgotten", "nobody writes the places after the last tile", (
    ("i < shape.capacity; i += threads) sorted_ids[i]", "i < end; i += threads) sorted_ids[i]"),))
TILE_OF_THE_LAST = _InHeader("tile-of-the-one-before", "an expert's first tile belongs to the expert whose places end there", (
    ("start[middle + 1] > place", "start[middle + 1] >= place"),))

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

VARIANTS["four_stage"] = (
    Mutation("counts-not-zeroed", "a thread adds to its counts of the last call", (("own[e] = 0;", ";"),)),
    Mutation("first-row-not-zeroed", "the row before the first thread's keeps what `place` made of it in the last call", (
        ("  counts[e] = 0;\n", ""),)),
    Mutation("starts-not-aligned", "experts' rows follow each other without padding", (
        ("sum += shape.padded(counts", "sum += (counts"),)),
    Mutation("last-thread-not-summed", "the last thread's rows are in no sum", (
        ("for (int64_t t = 1; t <= shape.experts; ++t)", "for (int64_t t = 1; t < shape.experts; ++t)"),)),
    Mutation("rows-of-the-next-thread", "a thread places its rows where the next thread's begin", (
        ("int* own = counts + t * shape.experts;", "int* own = counts + (t + 1) * shape.experts;"),)),
    Mutation("filled-from-the-end", "a thread places its rows from the last to the first: right, but not in order", (
        ("int* own = counts + t * shape.experts;", "int* own = counts + (t + 1) * shape.experts;"),
        ("start[expert] + own[expert]++", "start[expert] + --own[expert]"))),
    Mutation("stretch-rounded-down", "the last flat tokens are in no thread's stretch", (
        ("(shape.ids + shape.experts - 1) / shape.experts;", "shape.ids / shape.experts;"),)),
    Mutation("one-place-for-all", "all rows of an expert in a stretch go to one place",
             (("own[expert]++] =", "own[expert]] ="),)),
    Mutation("padding-forgotten", "nobody writes what stands in places without a row", (("sorted_ids[i] = shape.ids;", ";"),)),
    Mutation("first-tile-only", "only an expert's first tile says whose it is", (
        ("i < start[t + 1]; i += shape.block_size)", "i < start[t + 1]; i += shape.capacity)"),)),
    Mutation("unused-tiles-kept", "tiles after the last one keep what is there", (("= -1;", "= expert_ids[0];"),)),
    DROPPED, TILE_TOO_MANY,
)

VARIANTS["one_block"] = (
    LOST_UPDATES, NO_BARRIER_BEFORE_COUNT, NO_BARRIER_AFTER_COUNT,
    Mutation("barrier-dropped-before-placing", "waves place before all counters of places are set", (
        ("next[e] = start[e];\n  __syncthreads();\n", "next[e] = start[e];\n"),)),
    Mutation("every-expert-at-0", "every expert's rows begin at place 0", (("next[e] = start[e];", "next[e] = 0;"),)),
    ONE_PLACE_FOR_TWO,
    Mutation("starts-as-counters", "places are taken from the starts, which the padding needs as they were", (
        ("atomicAdd(&next[expert], 1)", "atomicAdd(&start[expert], 1)"),)),
    Mutation("rest-by-one-wave", "every wave writes the first wave's share of the padding", (
        ("num_post_padded, threadIdx.x, blockDim.x);", "num_post_padded, lane_id(), blockDim.x);"),)),
    NOT_ALIGNED, EARLIER_STEPS, PADDING_OVER_ROWS, TILE_OF_THE_LAST,
)

VARIANTS["two_kernels"] = (
    LOST_UPDATES, NO_BARRIER_BEFORE_COUNT, NO_BARRIER_AFTER_COUNT, ONE_PLACE_FOR_TWO,
    Mutation("places-of-the-last-call", "a counter of places goes on from the last call", (
        ("next[e] = start[e];", "if (next[e] == 0) next[e] = start[e];"),)),
    Mutation("places-after-the-rows", "an expert's rows begin where they should end", (
        ("next[e] = start[e];", "next[e] = start[e] + rows[e];"),)),
    Mutation("every-block-places-all", "every block places all flat tokens", (
        ("int64_t i = thread_in_grid(); i < shape.ids; i += threads_in_grid()",
         "int64_t i = threadIdx.x; i < shape.ids; i += blockDim.x"),)),
    Mutation("first-step-only", "a thread places one flat token, even where there are more of them than threads", (
        ("i += threads_in_grid()", "i += shape.ids"),)),
    Mutation("workgroup-for-agent", "places are taken with workgroup scope, by blocks of one GPU", (
        ("atomicAdd(&next[expert], 1)",
         "signal_add<Order::relaxed, Scope::workgroup>(&next[expert], 1)"),), SAME_ATOMIC),
    Mutation("counters-by-one-wave", "only the first wave's experts have their places set", (
        ("for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e]",
         "for (int e = threadIdx.x; e < WAVE && e < shape.experts; e += blockDim.x) next[e]"),)),
    ROUNDED_DOWN, UNUSED_FORGOTTEN,
)

VARIANTS["many_blocks"] = (
    Mutation("barrier-dropped-before-sums", "a block sums before the others have counted", (
        ("next[e];\n  grid_barrier(barrier);", "next[e];\n  __syncthreads();"),)),
    Mutation("barrier-dropped-after-sums", "a block places before the others have summed", (
        ("= before;\n  }\n  grid_barrier(barrier);", "= before;\n  }\n  __syncthreads();"),)),
    Mutation("block-barrier-dropped-load", "a fragment is summed before it is all there", (
        ("= inside ? *own : 0;\n      __syncthreads();\n", "= inside ? *own : 0;\n"),)),
    Mutation("block-barrier-dropped-store", "a fragment is stored before it is summed", (
        ("          before += count;\n        }\n      __syncthreads();\n", "          before += count;\n        }\n"),)),
    Mutation("fragments-above-forgotten", "a row says how many rows came in the block just before", (
        ("before += count;", "before = count;"),)),
    Mutation("own-rows-before", "a block leaves out as many places as it has rows itself", (
        ("fragment[r][threadIdx.x] = before;\n          before += count;",
         "before += count;\n          fragment[r][threadIdx.x] = before;"),)),
    Mutation("sums-of-the-last-fragment", "each fragment begins its sums at 0", (
        ("    int before = 0;  // of column threadIdx.x, in the fragments above\n", ""),
        ("      __syncthreads();\n      if (threadIdx.x < SIDE)\n",
         "      __syncthreads();\n      before = 0;\n      if (threadIdx.x < SIDE)\n"),
        ("    for (int b0 = 0;", "    int before = 0;\n    for (int b0 = 0;"))),
    Mutation("every-block-sums-all", "every block sums all columns, in place", (
        ("for (int e0 = block * SIDE; e0 < shape.experts; e0 += blocks * SIDE)",
         "for (int e0 = 0; e0 < shape.experts; e0 += SIDE)"),)),
    Mutation("rows-before-forgotten", "every block's rows of an expert begin where the expert's do", (
        ("next[e] = start[e] + counts[(int64_t)block * shape.experts + e];", "next[e] = start[e];"),)),
    Mutation("stretch-rounded-down", "the last flat tokens are in no block's stretch", (
        ("(shape.ids + (int64_t)blocks - 1) / blocks;", "shape.ids / blocks;"),)),
    Mutation("lost-updates", "lanes that count rows of one expert at once overwrite each other", (
        ("atomicAdd(&next[expert], 1);\n", "++next[expert];\n"),)),
    PADDING_OF_ZEROS,
)

VARIANTS["xcd_aware"] = (
    Mutation("barrier-dropped", "a block reads the XCDs' counts before the others have counted", (
        ("grid_barrier(barrier);", "__syncthreads();"),)),
    Mutation("other-half-not-emptied", "nobody empties the counters of the next call", (("other[i] = 0;", ";"),)),
    Mutation("own-half-emptied", "blocks empty the counters that others add to", (("other[i] = 0;", "now[i] = 0;"),)),
    Mutation("always-one-half", "all calls use one half of the counters", ((") & 1;  // calls", ") & 0;  // calls"),)),
    Mutation("lower-xcds-forgotten", "each XCD's rows begin where the expert's do", (("next[e] += before;", ""),)),
    Mutation("own-xcd-before", "an XCD leaves out as many places as it has rows itself",
             (("x < xcd ? count : 0", "x <= xcd ? count : 0"),)),
    Mutation("blocks-before-forgotten", "each block's rows begin where those of its XCD do", (
        ("next[e] = next[e] ? atomicAdd(&now[xcd * shape.experts + e], next[e]) : 0;",
         "{\n    if (next[e]) atomicAdd(&now[xcd * shape.experts + e], next[e]);\n    next[e] = 0;\n  }"),)),
    Mutation("counters-of-one-xcd", "blocks of all XCDs count in the counters of the first", (
        ("&now[xcd * shape.experts + e], next[e]", "&now[e], next[e]"),)),
    Mutation("reservation-not-atomic", "blocks of an XCD that reserve at once get the same places", (
        ("next[e] ? atomicAdd(&now[xcd * shape.experts + e], next[e]) : 0;",
         "(now[xcd * shape.experts + e] += next[e]) - next[e];"),)),
    Mutation("stretch-not-of-fours", "a stretch ends within four flat tokens, which two blocks then take", (
        (" / gridDim.x + 3) / 4 * 4;", " / gridDim.x);"),)),
    Mutation("first-of-four", "four flat tokens that are loaded at once are all placed as the first",
             (("= (int)i + j;", "= (int)i;"),)),
    LOWER_WAVES,
)

VARIANTS["reserve"] = (
    Mutation("ranks-not-atomic", "rows of one expert that are counted at once get one rank", (
        ("atomicAdd(&own[expert[j]], 1) : 0", "own[expert[j]]++ : 0"),)),
    Mutation("counts-not-zeroed", "a block counts on from what LDS holds", (("own[e] = 0;", ";"),)),
    Mutation("barrier-dropped-before-ranks", "waves count before all counters are 0", (
        ("own[e] = 0;\n    __syncthreads();\n", "own[e] = 0;\n"),)),
    Mutation("barrier-dropped-before-words", "waves add rows to words before all are counted", (
        (" : 0;\n    __syncthreads();\n    int before", " : 0;\n    int before"),)),
    Mutation("barrier-dropped-before-places", "waves write rows before their places are known", (
        ("own[e] += start[e] - run[e];\n    __syncthreads();\n", "own[e] += start[e] - run[e];\n"),)),
    Mutation("stretch-forgotten", "a block writes places in its stretch for flat tokens",
             ((">> 16]] = first +", ">> 16]] ="),)),
    Mutation("runs-not-subtracted", "a row's place in LDS is added to its place in memory", (
        ("+= start[e] - run[e];", "+= start[e];"),)),
    Mutation("own-words-forgotten", "rows of experts beyond the threads forget which rows came before them", (
        ("e < shape.experts; e += blockDim.x) own[e] = rows[e];", "e < shape.experts; e += blockDim.x) own[e] = 0;"),)),
    Mutation("rest-from-the-first-share", "blocks without flat tokens leave out the first shares of the padding", (
        ("(blockIdx.x - sorting) * blockDim.x + threadIdx.x", "blockIdx.x * blockDim.x + threadIdx.x"),)),
    SOME_BLOCKS, OTHER_HALF, CALLS_STAND_STILL, OWN_HALF, WORDS_OF_AN_XCD, ROWS_UNCOUNTED, NO_ARRIVAL, NOT_ALIGNED,
)

VARIANTS["tiles"] = (
    Mutation("tile-forgotten", "flat tokens are numbered within their tile", (("base = tile * TILE;", "base = 0;"),)),
    Mutation("tiles-over-the-first", "all tiles' rows go over those of the first", (
        ("const int own = start[e] + before[e];", "const int own = start[e];"),)),
    Mutation("barrier-dropped-before-runs", "runs are written while other waves still sort", (
        ("    __syncthreads();\n    for (int e = threadIdx.x / GROUP", "    for (int e = threadIdx.x / GROUP"),)),
    Mutation("barrier-dropped-after-runs", "the next tile is sorted over runs that are being written", (
        ("threadIdx.x, THREADS);\n    __syncthreads();\n", "threadIdx.x, THREADS);\n"),), stalls=True),
    Mutation("byte-for-all", "a byte stands for an expert, even where there are more than 256", (
        ("bytes = shape.experts <= BYTE && ", "bytes = "),)),
    Mutation("dropped-from-bytes", "the byte of a dropped flat token is taken for an expert", (
        ("const int none = some ? BYTE - 1 : BYTE;", "const int none = BYTE;"),)),
    Mutation("long-run-forgotten", "nobody writes a long run", (
        ("if (rows[e] > LONG) of_longs[atomicAdd(&longs, 1)] = e;", ""),)),
    Mutation("longs-of-the-tile-before", "the list of long runs goes on from the tile before", (
        ("if (threadIdx.x == 0) longs = 0;", ""),)),
    Mutation("first-twelve-alike", "16 flat tokens pass for one expert's when 12 of them are", (
        ("            four_by_four[2] == four_by_four[0] && four_by_four[3] == four_by_four[0]) {",
         "            four_by_four[2] == four_by_four[0]) {"),)),
    Mutation("one-place-for-sixteen", "16 flat tokens of one expert take one place", (
        ("atomicAdd(&next[e], 16)", "atomicAdd(&next[e], 1)"),)),
    Mutation("rows-before-the-run", "rows are sorted to where their run would begin if its place in memory were a multiple of 4",
             (
        ("in.first[e] = next[e] = sum + own % 4;", "in.first[e] = sum + own % 4, next[e] = sum;"),)),
    Mutation("whole-fours-only", "the ends of a run, which fill no four places, are not written", (
        ("if (i + k >= begin && i + k < last) to[k]", "if (false) to[k]"),)),
    OTHER_HALF, WORDS_OF_AN_XCD,
)

VARIANTS["stable_tiles"] = (
    Mutation("barrier-dropped-before-sums", "a block sums before the others have counted", (
        ("= next[e];\n    __syncthreads();\n  }\n  grid_barrier(barrier);",
         "= next[e];\n    __syncthreads();\n  }\n  __syncthreads();"),)),
    Mutation("barrier-dropped-after-sums", "a block places before the others have summed", (
        ("all_rows[e] = all;\n  }\n  grid_barrier(barrier);", "all_rows[e] = all;\n  }\n  __syncthreads();"),)),
    Mutation("tiles-before-forgotten", "all tiles' rows go over those of the first", (
        ("+ counts[(int64_t)e * tiles + tile] - sum", "- sum"),)),
    Mutation("higher-waves-first", "rows of higher waves come before those of lower ones: right, but not in order", (
        ("          for (int w = 0; w < WAVES; ++w) {\n            const int count",
         "          for (int w = WAVES - 1; w >= 0; --w) {\n            const int count"),)),
    Mutation("lanes-not-numbered", "lanes with rows of one expert take one place",
             (("of_wave[e] + __popcll(lower)", "of_wave[e]"),)),
    Mutation("higher-lanes-first", "rows of higher lanes come before those of lower ones: right, but not in order", (
        ("lower = peers & ((1ull << lane_id()) - 1);", "lower = peers & ~((2ull << lane_id()) - 1);"),)),
    Mutation("last-step-first", "rows of later steps come before those of earlier ones: right, but not in order", (
        ("    for (int step = 0; step < STEPS; ++step) {\n      const int e",
         "    for (int step = STEPS - 1; step >= 0; --step) {\n      const int e"),)),
    Mutation("one-row-a-step", "the next step's rows begin one place after this step's", (
        ("of_wave[e] = at + __popcll(peers);", "of_wave[e] = at + 1;"),)),
    Mutation("waves-counted-together", "the waves of a block count in the first wave's counters", (
        ("int* of_wave = next + wave * shape.experts;", "int* of_wave = next;"),)),
    Mutation("barrier-dropped-before-runs", "runs are written while other waves still sort", (
        ("      wave_barrier();\n    }\n    __syncthreads();\n", "      wave_barrier();\n    }\n"),)),
    DROPPED,
)
