"""Answers to place_stably: wrong ones, and what their messages say."""

MISTAKES = {
    "rank counts itself": ("((uint64_t)1 << lane_id()) - 1", "((uint64_t)2 << lane_id()) - 1",
                           "a lane counts itself among those before it: every row is one place too far"),
    "next stays": ("next += __popcll(mine_too);", "", "the next free place does not move on: later rounds write over earlier ones"),
    "a mask of 32 bits": ("((uint64_t)1 << lane_id()) - 1", "(uint64_t)((1u << lane_id()) - 1)",
                          "the mask of the lanes before has 32 bits: shift (uint64_t)1"),
    "experts": ("= i;", "= topk_ids[i];", "the expert's number is stored instead of the flat token's"),
    "lanes": ("= i;", "= lane_id();", "the lane's number is stored instead of the flat token's"),
    "all from 0": ("int next = start[e];", "int next = 0;", "nothing orders them: no signal"),
    "the block's threads": ("first + lane_id();", "first + threadIdx.x;",
                            "a wave begins at threadIdx.x: each wave looks at all flat tokens, from lane_id() on"),
    "the last is missing": ("i < ids && topk", "i < ids - 1 && topk", "the last flat token is left out"),
    "lanes as ranks": ("__popcll(mine_too & (((uint64_t)1 << lane_id()) - 1))", "lane_id()", "nothing orders them: no signal"),
    "from the end on": ("next = start[e];", "next = start[e + 1];", "nothing orders them: no signal"),
    "one round": ("first += WAVE", "first += ids", "a wave looks at the first 64 flat tokens and stops"),
    "descending": ("mine_too & (((uint64_t)1 << lane_id()) - 1)", "mine_too >> lane_id() >> 1",
                   "a lane counts the lanes after it instead of those before it"),
    "dropped placed": ("i < ids && topk_ids[i] == e", "i < ids && (topk_ids[i] == e || topk_ids[i] < 0)", "dropped"),
    "experts in one wave": ("e += waves_in_grid()", "e += experts",
                            "each wave places one expert and stops: it goes on, += waves_in_grid()"),
    "no ranks": ("next + __popcll(mine_too & (((uint64_t)1 << lane_id()) - 1))", "next", "all lanes of a round get the same place"),
}
