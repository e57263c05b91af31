// Stalls: waves that pause for microseconds before some memory instruction, as the seed draws it. Nothing promises that
// a wave goes on soon: another process, a page that moves or a debugger may stop it anywhere. What a protocol takes for
// granted because nobody is that late shows then.
//
// CHOICE: in a third of the seeds every wave stalls, in a third one in two, in a third one in eight. Such a wave stalls
// up to four times: before one of its first 256 memory instructions, and up to 4096 behind that, short distances as
// likely as long ones; for a 32nd of the longest pause up to all of it, in the same way. They are drawn beside all
// other draws, so that a schedule without them stays what it is.
#pragma once
#include "machine/wave.h"

namespace a2a {
// For a wave that starts, of a launch with that number; on: whether any stalls.
void first_stall(ResidentWave&, bool on, u64 seed, u64 launch);
// How long the wave pauses now (ps), at most `longest` us; and draws when it does again.
u64 stall(ResidentWave&, double longest);
}  // namespace a2a
