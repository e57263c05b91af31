// Waves that never end: a loop that the kernel cannot leave, or the same stores again and again.
#pragma once
#include <unordered_map>

#include "isa/machine.h"
#include "machine/core.h"

namespace a2a {
// A kernel's correct waves are none of these, however large it is.
//
// - No way leads from the instruction to the kernel's end. clang closes such a loop with a branch that is always taken.
//   The wave has then stored kFewStores times without reading anything new, or has accessed memory kMostAccesses times.
// - It is where it was before, with the same registers, kRounds times, and has only stored where it had stored before,
//   and loaded plainly what it had loaded. Nothing that it does can end this, unless another wave's plain store is a
//   race. A wave that uses scratch is not judged so, because a counter may lie there.
// - It has stored kMostStores times where it had stored before without reading anything new. That is long before
//   max_instructions, because stores take this machine longer than other instructions.
//
// A barrier, an acquire, an access to LDS, a look at a clock and an atomic's value count as something new.
class Endless {
 public:
  explicit Endless(Core& core) : core_(core) {}
  void touched(ResidentWave&, const Inst&, const Touch&);  // before each access to memory
  // After so many instructions without a shared one: fails the node if the wave's loop has no way out.
  bool turns(const ResidentWave&, const Inst&, u64 instructions);
  void clear() { leaves_.clear(); }

 private:
  static constexpr u32 kFewStores = 16, kFirstRound = 64, kRounds = 4, kLongestRound = 2048, kMostStores = 1 << 16,
                       kMostAccesses = 1 << 12;
  Core& core_;
  std::unordered_map<const Inst*, bool> leaves_;  // by the instruction that a wave is at, of the launches that run

  void stored(ResidentWave&, const Inst&, const Touch&);
  bool leaves(const ResidentWave&);
  bool repeats(ResidentWave&) const;
  void fail(const ResidentWave&, const Inst&, const Touch&, const char* limit, u32 most);
};
}  // namespace a2a
