#include "machine/stalls.h"

#include "machine/state.h"

namespace a2a {
namespace {
constexpr u32 kStalls = 4, kFirst = 8, kNext = 12, kLengths = 5;  // the last three: powers of two

u64 draw(ResidentWave& w) { return w.stall_rng = next_random(w.stall_rng); }
// A number from 1 to 2^powers; each octave is equally likely.
u32 octaves(ResidentWave& w, u32 powers) {
  const u64 x = draw(w);
  const u32 from = u32(1) << (x >> 40) % powers;
  return from + u32(x >> 16 & 0xffff) % from + (x >> 63 & 1);
}
}  // namespace

void first_stall(ResidentWave& w, bool on, u64 seed, u64 launch) {
  w.until_stall = 0;
  if (!on) return;
  w.stall_rng = mix(mix(seed ^ 0x5741115) ^ mix(launch << 32 | u64(w.block->id) << 8 | w.index) ^ u64(w.rank) << 56);
  w.stalls = 0;
  const u64 one_in = u64{1} << mix(seed + 0x5741115) % 3 * 3 / 2;  // 1, 2, 8
  if (draw(w) >> 32 & (one_in - 1)) return;
  w.until_stall = octaves(w, kFirst);
}

u64 stall(ResidentWave& w, double longest) {
  if (++w.stalls < kStalls) w.until_stall = octaves(w, kNext);
  // Powers of two and linear steps between them are exact in every C library, so times are the same everywhere.
  const u64 whole = u64(longest * 1e6), x = draw(w);
  const u64 octave = whole >> (x >> 40) % kLengths;
  return octave / 2 + octave / 2 * (x & 0xffff) / 0x10000;
}

u64 late_launch(u64 seed, u64 launch, double longest) {
  const u64 x = mix(mix(seed ^ 0x1a7e) ^ launch);
  return longest <= 0 || x >> 62 ? 0 : u64(longest * 1e6) * (x & 0xffff) / 0x10000;
}

u64 late_store(const ResidentWave& w, double longest) {
  if (longest <= 0) return 0;
  const u64 x = mix(w.stall_rng ^ mix(w.vm.issued));
  if (x >> 61) return 0;  // one in 8
  const u64 octave = u64(longest * 1e6) >> (x >> 32) % kLengths;
  return octave / 2 + octave / 2 * (x & 0xffff) / 0x10000;
}
}  // namespace a2a
