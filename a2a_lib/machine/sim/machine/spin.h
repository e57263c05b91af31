// A poll whose loop counts, looks at a clock or writes scratch: the rounds that it would make while nothing else
// changes.
#pragma once
#include <memory>
#include <vector>

#include "machine/core.h"

namespace a2a {
struct Spin {
  static constexpr u64 kForever = ~u64{0};
  struct Step { u32 *word, by; };  // of the wave's registers and scratch, and what each round adds
  std::vector<Step> steps;
  u64 rounds = kForever;  // rounds that are alike; then the loop may end
  u64 exit = kForever;    // when that is

  u64 pass(u64 n);  // lets so many rounds pass, `rounds` at most; returns how many
};

// Whether all lanes of a flat access name their own scratch.
bool in_scratch(const Wave&, const Inst&);

// The rounds of a wave that is at the load where its poll's rounds begin. None if a round does more than to load what
// does not change, or changes a word by other than the same number each time. All rounds up to a certain one take the
// same branches, because such words only grow or fall, and the search ends before one wraps, or meets what it is
// compared with. So the latest round that takes them is found by halving. Signed comparisons may change when a word
// passes 2^31, so the rounds up to there are searched first.
std::unique_ptr<Spin> spin(const Core&, ResidentWave&, u64 period);
}  // namespace a2a
