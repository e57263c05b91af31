// A digest of 128 bits of many bytes. The states of waves are compared by it, round by round, instead of being kept.
// (In a call of `varlen` at dsv3, the registers of the waiting waves took 130 of 1266 MiB; measured, x86-64,
// 2026-11-23.)
#pragma once
#include <bit>
#include <cstring>

#include "memory/random.h"

namespace a2a {
struct Digest {
  u64 half[2] = {0, 0};
  bool operator==(const Digest&) const = default;
};

// Eight sums in parallel. Each step is one to one in the sum and in the word. So two states with one difference never
// collide, and others once in 2^64.
class Digester {
 public:
  void add(const void* from, size_t bytes) {
    auto at = static_cast<const unsigned char*>(from);
    u64 sums[8];  // in registers
    std::memcpy(sums, sums_, sizeof sums);
    for (; bytes >= sizeof sums; at += sizeof sums, bytes -= sizeof sums) step(sums, at);
    if (bytes) {
      unsigned char rest[sizeof sums] = {};
      std::memcpy(rest, at, bytes);
      step(sums, rest);
    }
    std::memcpy(sums_, sums, sizeof sums);
  }
  Digest done() const {
    Digest d;
    for (int i = 0; i < 8; ++i) {
      d.half[0] = mix(d.half[0] ^ sums_[i]);
      d.half[1] = mix(d.half[1] + std::rotl(sums_[7 - i], 32));
    }
    return d;
  }

  u64 folded() const {  // shorter, and one to one in each sum, too
    u64 all = 0;
    for (u64 sum : sums_) all = std::rotl((all ^ sum) * kOdd, 29);
    return all;
  }

 private:
  static constexpr u64 kOdd = 0x9e3779b97f4a7c15;
  u64 sums_[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  static void step(u64 (&sums)[8], const unsigned char* at) {
    for (int i = 0; i < 8; ++i, at += 8) {
      u64 word;
      std::memcpy(&word, at, sizeof word);
      word ^= sums[i];
#if defined(__wasm_simd128__) || (defined(__AVX2__) && !defined(__AVX512DQ__))
      // Vectors that have no product of 64 bits take up to 4 times as long as scalars: this keeps compilers from them.
      asm("" : "+r"(word));
#endif
      sums[i] = std::rotl(word * kOdd, 29);
    }
  }
};
}  // namespace a2a
