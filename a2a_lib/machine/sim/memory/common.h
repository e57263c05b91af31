// Integer names, constants and drawn numbers that every part of the simulator uses.
#pragma once
#include <bit>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

namespace a2a {
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using f32 = float;
using f64 = double;

constexpr int kLanes = 64;  // lanes of a gfx942 wave
constexpr u64 kAllLanes = ~u64{0};
// Calls f(lane) for each lane of the mask, in order.
template <class F> void each_lane(u64 lanes, F f) {
  for (; lanes; lanes &= lanes - 1) f(std::countr_zero(lanes));
}

// An error in a program before it runs, reported by the call that loads it.
struct LoadError : std::runtime_error { using std::runtime_error::runtime_error; };

// The marks that the headers' signal() and wait() leave in the assembly (`; a2a.signal release system`).
enum class Mark : u8 { None, Signal, Wait };
enum class Order : u8 { Relaxed, Acquire, Release, AcqRel, SeqCst };
enum class Scope : u8 { Wave, Workgroup, Agent, System };

// The next state of a generator of random numbers (Knuth's MMIX constants); its upper bits are the numbers.
inline u64 next_random(u64 x) { return x * 6364136223846793005u + 1442695040888963407u; }

// A number from a number, practically unrelated: the finaliser of splitmix64.
inline u64 mix(u64 x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
}  // namespace a2a
