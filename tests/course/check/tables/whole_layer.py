WEIGHT, LIVE = "weights[token * topk + k] * scale[e]", "if (back[k] < 0) continue;"
MISTAKES = {
    "a bound of the tokens": ("token += gridDim.x", "token += num_tokens", "each block takes one token and stops"),
    "sum in fp16": ("float sum[8] = {};", "half_t sum[8] = {};", "the sum is kept in fp16, and so rounded at every step"),
    "no weights": (WEIGHT, "scale[e]", "the weights are left out"),
    "no scales": (WEIGHT, "weights[token * topk + k]", "the experts' scales are left out"),
    "the first token's weights": (WEIGHT, "weights[k] * scale[e]", "every token gets the weights of token 0, weights[k]"),
    "ends at a dropped one": (LIVE, "if (back[k] < 0) break;", "the loop ends at the first dropped choice (`break`)"),
    "scale of the choice": ("scale[e];", "scale[k];", "the scale is scale[k]: it is the expert's, scale[e]"),
    "not rotated": ("from = piece - back[k]", "from = piece", "the rows are not rotated"),
    "the wrong way": ("from = piece - back[k]", "from = piece + back[k]", "the rows are rotated the other way"),
    "dropped taken": (LIVE, "", "a choice of -1 is taken for one"),
    "no zeros": (LIVE, "if (back[k] < 0) return;", "__syncthreads()"),
    "not around": ("if (from < 0) from += pieces;", "", "an index outside of an array in LDS"),
    "one token of a block": ("token += gridDim.x", "token = num_tokens", "each block takes one token and stops"),
    "the next row is not awaited": ("    }\n    __syncthreads();\n", "    }\n", "waves of one block meet at __syncthreads()"),
}
HINTS = """  {
  const int pieces = dim / 8, parts = (pieces + WAVE - 1) / WAVE;
  for (int item = wave_in_grid(); item < num_tokens * parts; item += waves_in_grid()) {
    const int token = item / parts, piece = item % parts * WAVE + lane_id();
    if (piece >= pieces) continue;
    float sum[8] = {};
    for (int k = 0; k < topk; ++k) {
      const int flat = token * topk + k, e = topk_ids[flat];
      if (e < 0) continue;
      int from = piece - shift[e] / 8;
      if (from < 0) from += pieces;
      for (int j = 0; j < 8; ++j) sum[j] += weights[flat] * scale[e] * float(((const Half8*)x)[(int64_t)token * pieces + from][j]);
    }
    Half8 result;
    for (int j = 0; j < 8; ++j) result[j] = half_t(sum[j]);
    ((Half8*)out)[(int64_t)token * pieces + piece] = result;
  }
  return;
  }
"""
REMARKED = {
    "the hints' answer": ("  __shared__ Half8 row[1024];\n", HINTS + "  __shared__ Half8 row[1024];\n", "who could keep it"),
    "a few waves": ("piece = threadIdx.x; piece < pieces; piece += blockDim.x) {",
                    "piece = lane_id() + (wave_in_block() ? pieces : 0); piece < pieces; piece += WAVE) {", "What does a wave wait for"),
}
