// Exercise 3 of lesson 05: messages through a ring of slots.
//
// Message m = 1 ... messages is row m - 1 of x [messages, dim], and goes into slot (m - 1) % slots of the peer's
// ring [slots, dim]. The peer's `full` is then m: "messages 1 to m are there". The receiver sets this rank's `free` to m
// when it has taken message m. All three are in the symmetric heap and zero at first. One wave; never more than `slots`
// messages are in flight.
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(64)
void send_ring(int* ring, unsigned* full, unsigned* free, const int* x, const int64_t* bases, int rank, int peer,
               int messages, int dim, int slots) {
  for (int m = 1; m <= messages; ++m) {
    // your code here (about 8 lines)
  }
  for (int i = 0; i < 40; ++i) __builtin_amdgcn_s_sleep(127);  // other work: a kernel's end would write everything back
}
