// The value that a polling wave waits for, if its registers tell: for reports.
#pragma once
#include <optional>

#include "machine/wave.h"

namespace a2a {
struct Awaited {
  const char* relation;  // "equal", "other than", "at least", "less than", "more than", "at most"
  u64 value;
  bool upper;  // of the upper 32 bits of a word of 64
};

// Follows the word that the poll at `pc` loads to the comparison that ends the wait, over moves, the LDS and barriers.
// Returns none if another instruction changes it. lane: of the word. saw: the value it read, which did not end the
// wait.
std::optional<Awaited> awaited(const ResidentWave&, u32 pc, int lane, u64 saw);
}  // namespace a2a
