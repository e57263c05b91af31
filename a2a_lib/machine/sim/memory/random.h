// Numbers drawn from a seed.
#pragma once
#include "memory/common.h"

namespace a2a {
// The next state of a generator (Knuth's MMIX constants); its upper bits are the numbers.
inline u64 next_random(u64 x) { return x * 6364136223846793005u + 1442695040888963407u; }

// A number from a number, practically unrelated: the finaliser of splitmix64.
inline u64 mix(u64 x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
}  // namespace a2a
