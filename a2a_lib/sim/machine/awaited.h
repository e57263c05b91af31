// Which value a wave that polls waits for, as far as its registers tell: for reports.
#pragma once
#include <optional>

#include "machine/wave.h"

namespace a2a {
struct Awaited {
  const char* relation;  // "equal", "other than", "at least", "less than", "more than", "at most"
  u64 value;
  bool upper;  // of the upper 32 bits of a word of 64
};

// Follows the word that the look at `pc` loads to the comparison that ends the wait, over moves, the LDS and barriers.
// None where something else is done to it. lane: whose word; saw: what it read,
// which did not end the wait.
std::optional<Awaited> awaited(const ResidentWave&, u32 pc, int lane, u64 saw);
}  // namespace a2a
