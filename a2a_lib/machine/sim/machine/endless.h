// Waves that never end: a loop that the kernel cannot leave, or the same stores again and again.
#pragma once
#include <unordered_map>
#include <vector>

#include "isa/machine.h"
#include "machine/core.h"

namespace a2a {
// Fails a wave if one of these holds:
//
// - The wave cannot reach its kernel's end. clang closes such a loop with a branch that is always taken. The wave has
//   then stored kFewStores times without reading anything new, or has accessed memory kMostAccesses times since an
//   atomic of agent or system scope last found another value than the time before.
// - The wave is where it was before, with the same registers, kRounds times. It has only stored where it had stored
//   before, and loaded plainly what it had loaded. Nothing that it does can end this, unless another wave's plain store
//   is a race. A wave that uses scratch is not judged so, because a counter may lie there.
// - The wave has stored kMostStores times where it had stored before without reading anything new. That is long before
//   max_instructions, because stores take this machine longer than other instructions.
//
// A barrier, an acquire, an access to LDS, a look at a clock and an atomic's value count as something new. A kernel
// that ends by itself is never failed by the first two. A kernel without an end may serve others if it waits for
// requests in a loop that only loads, or if a request comes at least every kMostAccesses accesses.
class Endless {
 public:
  explicit Endless(Core& core) : core_(core) {}
  void touched(ResidentWave&, const Inst&, const Touch&);  // before each access to memory
  static void found(ResidentWave&, const Inst&, u64 value);  // by an atomic, in one of its lanes
  // After so many instructions without a shared one: fails the node if the wave's loop has no way out.
  bool turns(const ResidentWave&, const Inst&, u64 instructions);
  void clear() { ways_.clear(); }

 private:
  static constexpr u32 kFewStores = 16, kFirstRound = 64, kRounds = 4, kLongestRound = 2048, kMostStores = 1 << 16,
                       kMostAccesses = 1 << 12;
  Core& core_;
  // Whether a wave at an instruction can reach its kernel's end. Branches are assumed to find these SGPR pairs, which
  // the loop does not write, at zero or not.
  struct Way {
    struct Pair {
      u16 reg;
      bool zero;
    };
    bool leaves = false;
    std::vector<Pair> assumed;
  };
  std::unordered_map<const Inst*, Way> ways_;  // by instruction, of the launches that run

  void stored(ResidentWave&, const Inst&, const Touch&);
  static void renew(ResidentWave&);
  bool leaves(const ResidentWave&);
  static Way way_of(const Program&, u32 pc);
  bool repeats(ResidentWave&) const;
  void fail(const ResidentWave&, const Inst&, const Touch&, const char* limit, u32 most);
};
}  // namespace a2a
