MINE, ZERO = "&count[call % 2];", "if (blockIdx.x == 0 && threadIdx.x == 0) count[(call + 1) % 2] = 0;"
MISTAKES = {
    "nobody zeroes": (ZERO, "", "nothing in the grid zeroes the other call's counter: every grid has block 0 and thread 0, and "
                      "only those"),
    "one counter": (MINE + "\n  " + ZERO, "&count[0];", "your code is missing"),
    "its own": ("(call + 1) % 2] = 0", "call % 2] = 0", "nothing orders them: no signal"),
    "exchanged": (MINE + "\n  " + ZERO, "&count[(call + 1) % 2];\n  if (blockIdx.x == 0 && threadIdx.x == 0) "
                  "count[call % 2] = 0;", "the call does not count in count[call % 2]"),
    "every block": ("if (blockIdx.x == 0 && threadIdx.x == 0)", "if (threadIdx.x == 0)", "nothing orders them: no signal"),
    "only with values": ("if (blockIdx.x == 0 &&", "if (n > 0 && blockIdx.x == 0 &&", "a call without values zeroes nothing"),
    "far too far": ("(call + 1) % 2] = 0", "(call + 1) * 100000] = 0", "an address outside of its buffer"),
}
