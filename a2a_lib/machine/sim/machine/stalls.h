// Stalls: waves that pause for microseconds before some memory instruction, drawn from the seed. Nothing guarantees
// that a wave continues soon: another process, a page migration or a debugger may stop it anywhere. Stalls find
// protocols that assume that no wave is that late.
//
// CHOICE: every wave stalls in a third of the seeds, every second in a third, and every eighth in a third. Such a wave
// stalls up to four times. The first stall is before one of its first 256 memory instructions, each further one up to
// 4096 later. Short distances are as likely as long ones. The length is from a 32nd of the longest pause up to all of
// it, drawn in the same way. The draws are separate from all others, so schedules without stalls stay the same.
#pragma once
#include "machine/wave.h"

namespace a2a {
// Called when a wave starts, with the number of its launch. on: whether any waves stall.
void first_stall(ResidentWave&, bool on, u64 seed, u64 launch);
// The length of the wave's pause now (ps), at most `longest` us. Also draws the next one.
u64 stall(ResidentWave&, double longest);
// How much later a launch or a replay of a stream that is not the default one starts (ps): in such schedules ranks and
// streams overtake one another. One in 4 (CHOICE).
u64 late_launch(u64 seed, u64 launch, double longest);
// How much later this store reaches the L2 than it could (ps). 0: no later. A draw of its own.
u64 late_store(const ResidentWave&, double longest);
}  // namespace a2a
