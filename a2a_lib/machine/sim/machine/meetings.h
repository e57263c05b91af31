// Whether all threads of a block meet at the same __syncthreads(). In HIP and CUDA, a condition around one must have
// the same value for the whole block, else the behaviour is undefined. Three things show that it did not:
//
//   places  waves wait at different barriers, and one of them is a __syncthreads()
//   left    a wave reaches a __syncthreads() once more than a wave that has ended: there is a loop around it. A wave
//   may
//           end before its first time there: s_barrier of gfx942 waits for the waves that have not ended [AMD: CDNA3
//           ISA], and threads that have returned need not come
//   lanes   lanes of a wave that are off at a __syncthreads() run later: they went around it. Lanes that stay off have
//           returned
//
// s_barrier itself (__builtin_amdgcn_s_barrier(), Triton's, or in hand-written assembly) counts waves, whatever their
// place and lanes. So waves may meet at different ones, as in code that alternates on purpose: nothing is reported. Two
// waves may run nested loops with different counts but the same total. They then meet at one place each time, and
// cannot be told from waves with equal counts.
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
    u32 pc, times;  // number of times that the block has passed it
  };
  std::vector<Barrier> passed;  // __syncthreads()
  u32 pc = 0;  // place of the first wave that waits now
  bool whole = false;  // whether one of them waits at a __syncthreads()
};

// Called when a wave reaches a barrier. False: the node fails.
bool arrives(Core&, ResidentWave&);
// Called when all waves of the block that have not ended are at one. False: the node fails.
bool meet(Core&, Block&);
// Called when the wave ends.
void leaves(ResidentWave&);
// Called before the wave touches memory. True, and the node fails, if active lanes were off at a __syncthreads().
bool went_around(Core&, ResidentWave&, const Inst&);
}  // namespace a2a
