// Integer names and constants that every part of the simulator uses.
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

// An error in a program before it runs, reported by the call that loads it.
struct LoadError : std::runtime_error { using std::runtime_error::runtime_error; };
}  // namespace a2a
