"""Answers to count_rows: wrong ones, and what their messages say."""

MISTAKES = {
    "expert 0 dropped": ("topk_ids[i] >= 0", "topk_ids[i] > 0", "expert 0 is left out: only -1 is no expert"),
    "counted twice": ("atomicAdd(&own[topk_ids[i]], 1);", "atomicAdd(&own[topk_ids[i]], 2);", "each flat token counts twice"),
    "lost in LDS": ("atomicAdd(&own[topk_ids[i]], 1);", "own[topk_ids[i]] += 1;", "waves of one block meet at __syncthreads()"),
    "lost in memory": ("atomicAdd(&rows[e], own[e]);", "rows[e] += own[e];", "nothing orders them: no signal"),
    "the last block's only": ("atomicAdd(&rows[e], own[e]);", "rows[e] = own[e];", "nothing orders them: no signal"),
    "stops at a dropped one": ("if (topk_ids[i] >= 0) atomicAdd", "if (topk_ids[i] < 0) break; else atomicAdd",
                               "a lane stops at its first dropped flat token"),
    "every block counts all": ("blockIdx.x * blockDim.x + threadIdx.x; i < ids; i += gridDim.x * blockDim.x",
                               "threadIdx.x; i < ids; i += blockDim.x", "every block counts all flat tokens: the blocks share them"),
    "dropped counted": ("if (topk_ids[i] >= 0) ", "", "dropped"),
    "a block's stride": ("i += gridDim.x * blockDim.x", "i += blockDim.x",
                         "each lane goes on by one block's lanes: all blocks together have gridDim.x * blockDim.x"),
    "a grid's stride": ("i += gridDim.x * blockDim.x", "i += gridDim.x",
                        "each lane goes on by gridDim.x, the number of blocks, instead of all lanes"),
    "one round": ("i += gridDim.x * blockDim.x", "i += ids", "each lane counts one flat token and stops"),
    "the last is missing": ("i < ids; i +=", "i < ids - 1; i +=", "the last flat token is left out"),
    "ones": ("atomicAdd(&rows[e], own[e])", "atomicAdd(&rows[e], 1)", "each block adds 1 to rows[e] instead of its own[e]"),
    "256 zeros": ("for (int e = threadIdx.x; e < experts; e += blockDim.x) own[e] = 0;", "own[threadIdx.x] = 0;",
                  "only the first 256 counts in LDS are set to zero: LDS holds anything when a block starts"),
    "not zeroed": ("own[e] = 0;", ";", "the counts in LDS are not set to zero: LDS holds anything when a block starts"),
    "one round of experts": ("e += blockDim.x) atomicAdd(&rows[e]", "e += experts) atomicAdd(&rows[e]",
                             "only the first 256 experts are added to `rows`"),
    "no barrier before counting": ("own[e] = 0;\n  __syncthreads();", "own[e] = 0;", "__syncthreads()"),
    "no barrier behind it": ("1);\n  __syncthreads();", "1);", "waves of one block meet at __syncthreads()"),
}
ALSO_RIGHT = {"no LDS, which takes twice as long": ("atomicAdd(&own[topk_ids[i]], 1);", "atomicAdd(&rows[topk_ids[i]], 1);")}
