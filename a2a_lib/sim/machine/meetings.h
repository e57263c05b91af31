// Whether all threads of a block meet at the same __syncthreads(). HIP and CUDA: a condition around one has to come out
// alike for the whole block, else the behaviour is undefined. Three things show that it did not:
//
//   places  waves wait at different barriers, and one of them is a __syncthreads()
//   left    a wave comes to a __syncthreads() again that a wave which has ended passed less often: a loop around it. A
//           wave that ended before it came there for the first time is fine: s_barrier of gfx942 waits for the waves
//           that have not ended [AMD: CDNA3 ISA], and threads that have returned need not come
//   lanes   lanes of a wave that are off at a __syncthreads() go on later: they went around it. Lanes that stay off
//   have
//           returned
//
// s_barrier itself (__builtin_amdgcn_s_barrier(), Triton's, anybody's assembly) counts waves, whatever their place and
// their lanes. So waves may meet at different ones, as those do that take turns on purpose: nothing is reported. Two
// waves that go round nested loops differently often, but in all as often as each other, meet at one place each time.
// Nothing tells them from waves that go round alike.
#pragma once
#include <vector>

#include "memory/common.h"

namespace a2a {
struct Core;
struct Block;
struct ResidentWave;
struct Inst;

struct Meetings {
  struct Barrier {
    u32 pc, times;  // that the block passed it
  };
  std::vector<Barrier> passed;  // __syncthreads()
  u32 pc = 0;  // where the first of the waves that wait now does
  bool whole = false;  // one of them waits at a __syncthreads()
};

// A wave has come to a barrier. False: the node fails.
bool arrives(Core&, ResidentWave&);
// All waves of the block that have not ended are at one. False: the node fails.
bool meet(Core&, Block&);
// The wave ends.
void leaves(ResidentWave&);
// It is about to touch memory. True, and the node fails, if lanes do that were off at a __syncthreads().
bool went_around(Core&, ResidentWave&, const Inst&);
}  // namespace a2a
