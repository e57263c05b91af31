START = "blockIdx.x * blockDim.x + threadIdx.x"
MISTAKES = {
    "one round": ("i += lanes", "i += n",
                  "each lane moves one piece and stops: with more pieces than lanes, it goes on, by all lanes at a time"),
    "no block": (START, "threadIdx.x", "blockIdx.x is not in the index, so all blocks move the same pieces"),
    "no thread": (START, "blockIdx.x * blockDim.x", "threadIdx.x is not in the index, so all lanes of a block move the same piece"),
    "off by one in the source": ("src[n - 1 - i]", "src[n - i]", "piece i comes from src[n - i]: the last piece of src is src[n - 1]"),
    "off by one the other way": ("src[n - 1 - i]", "src[n - 2 - i]", "piece i comes from src[n - 2 - i]"),
    "off by one at the end": ("i < n;", "i < n - 1;", "the loop ends one piece too early"),
    "one too many": ("i < n;", "i <= n;", "the loop goes one piece too far: there are n pieces, 0 to n - 1"),
    "starts at 1": (START, START + " + 1", "the loop starts at piece 1: piece 0 is a piece, too"),
    "a copy": ("src[n - 1 - i]", "src[i]", "piece i comes from piece i: a plain copy"),
    "numbers reversed": ("src[n - 1 - i]", "src[n - 1 - i].wzyx",
                         "the numbers within the pieces are reversed, too: a piece of 16 bytes moves as it is"),
    "far outside": ("src[n - 1 - i]", "src[n * 1000 - i]", "an address outside of its buffer"),
}
REMARKED = {
    "serial": ("blockIdx.x * blockDim.x + threadIdx.x; i < n; i += lanes)\n    dst",
               "0; i < n; ++i)\n    if (threadIdx.x + blockIdx.x == 0) "
               "for (int k = 0; k < 900; ++k) dst", "far too slow"),
    "all blocks do the same": ("i += lanes", "i += blockDim.x", "each piece is written"),
    "blocks do the same lanes' work": ("i += lanes", "i += gridDim.x", "each piece is written"),
}
