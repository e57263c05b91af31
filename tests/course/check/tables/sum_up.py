ADD = "if (threadIdx.x == 0) atomicAdd(total, block);"
MISTAKES = {
    "stub": (ADD, "", "nothing is added to `total`"),
    "lost updates": (ADD, "if (threadIdx.x == 0) *total += block;", "nothing orders them: no signal"),
    "every lane adds": (ADD, "atomicAdd(total, block);", "every lane of a block adds the sum of the whole block: one of them is enough"),
    "one number each": ("i += 4 * lanes", "i += n", "each lane takes one piece and stops: it goes on, by all lanes at a time"),
    "no tail": ("if (lane < n % 4) sum += x[n / 4 * 4 + lane];", "", "the last numbers, which make no whole piece of four, are left out"),
    "tail by all waves": ("if (lane < n % 4)", "if (lane_id() < n % 4)", "an address outside of its buffer"),
    "behind the end": ("i + 4 <= n", "i < n", "an address outside of its buffer"),
    "one wave of the block": ("if (lane_id() == 0) atomicAdd(&block", "if (threadIdx.x == 0) atomicAdd(&block",
                              "a block adds the part of its first wave alone"),
}
LDS = "  if (lane_id() == 0) atomicAdd(&block, sum);\n  __syncthreads();\n"
PARTS = """  __shared__ int part[16];
  if (lane_id() == 0) part[wave_in_block()] = sum;
  __syncthreads();
  int whole = part[0];
  for (int w = 1; w < waves_in_block(); ++w) whole += part[w];
"""
REMARKED = {
    "an atomic per lane": (ADD, "atomicAdd(total, sum);", "sum = wave_sum(sum);", "", "How many additions to the one word"),
    "the hints' answer": ("for (; i + 12 * lanes + 4 <= n;", "for (; i < 0;", LDS, PARTS, ADD, ADD.replace("block)", "whole)"),
                          "before it adds the first"),
}
