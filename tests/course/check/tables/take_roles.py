from a2a_lib.course.check.exercises.take_roles import INCLUDE

DRAW = """  __shared__ uint32_t drawn;
  if (threadIdx.x == 0) drawn = atomicAdd(&tickets[epoch % 2], 1u);
  __syncthreads();
"""
SENDS = "  if (turn < senders) return Role{true, turn, senders};\n"
RECEIVES = "  return Role{false, turn - senders, (int)gridDim.x - senders};\n"
MISTAKES = {
    "receivers first": (DRAW, "  const int drawn = gridDim.x - 1 - blockIdx.x;\n",
                        "the last blocks send: in which order blocks start, no document promises"),
    "senders first, by number": (DRAW, "  const int drawn = blockIdx.x;\n",
                                 "the blocks with low numbers send: in which order blocks start, no document promises"),
    "even and odd": (DRAW, "  const int drawn = blockIdx.x % 2 ? gridDim.x / 2 + blockIdx.x / 2 : blockIdx.x / 2;\n"
                           "  if (gridDim.x % 2 && blockIdx.x == gridDim.x - 1)\n"
                           "    return Role{false, (int)gridDim.x / 2, (int)gridDim.x - (int)gridDim.x / 2};\n",
                     "even blocks send and odd ones receive: receivers that wait fill the GPU before all senders have started"),
    "first tickets receive": (SENDS + RECEIVES, "  const int rest = gridDim.x - senders;\n"
                              "  if (turn >= senders) return Role{true, turn - senders, rest};\n  return Role{false, turn, senders};\n",
                              "the first tickets receive: the first tickets send, as they are sure to run"),
    "every thread draws": ("if (threadIdx.x == 0) drawn =", "drawn =", "waves of one block meet at __syncthreads()"),
    "every wave draws": ("if (threadIdx.x == 0) drawn =", "if (lane_id() == 0) drawn =", "waves of one block meet at __syncthreads()"),
    "always the same ticket counter": ("&tickets[epoch % 2]", "&tickets[1]", "nothing orders them: no signal"),
    "the counter being zeroed": ("&tickets[epoch % 2]", "&tickets[(epoch + 1) % 2]", "nothing orders them: no signal"),
    "a third": ("senders = gridDim.x / 2;", "senders = gridDim.x / 3;",
                "a third of the blocks sends: in a grid of two blocks that is none"),
    "a variable of each thread": ("  __shared__ uint32_t drawn;", "  uint32_t drawn = 0;", "nothing orders them: no signal"),
    "number in the grid": ("Role{true, turn, senders}", "Role{true, (int)blockIdx.x, senders}",
                           "a sender's number is its number in the grid instead of among the senders"),
    "all of the grid": ("Role{true, turn, senders}", "Role{true, turn, (int)gridDim.x}",
                        "senders take the number of all blocks for the number of senders"),
    "one number for all": ("Role{true, turn, senders}", "Role{true, 0, 1}", "nothing orders them: no signal"),
    "receivers numbered on": ("Role{false, turn - senders,", "Role{false, turn,",
                              "receivers are numbered on after the senders: both are numbered from 0"),
    "odd grids": ("(int)gridDim.x - senders}", "senders + 2}",
                  "there are as many receivers as the senders and two, instead of all other blocks"),
    "everybody sends": ("turn < senders)", "true)", "nothing orders them: no signal"),
    "nobody sends": (SENDS, "", "an address outside of its buffer"),
    "a relaxed wait": ("if (lane == 0) wait_equal<Order::acquire", "if (lane == 0) wait_equal<Order::relaxed", "missing acquire"),
    "a counter per call": ("&tickets[epoch % 2]", "&tickets[epoch]", "an address outside of its buffer"),
    "no include": (INCLUDE, "#include <a2a/a2a.h>", "is missing"),
}
# Any split will do if early tickets send.
REMARKED = {"one sender": ("senders = gridDim.x / 2", "senders = 1", "much slower than the memory or the link")}
