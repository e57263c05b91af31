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

// Eight sums in parallel, as vector instructions compute them. Each step is one to one in the sum and in the word. So
// two states with one difference never collide, and others once in 2^64.
class Digester {
 public:
  void add(const void* from, size_t bytes) {
    auto at = static_cast<const unsigned char*>(from);
    for (; bytes >= sizeof sums_; at += sizeof sums_, bytes -= sizeof sums_) step(at);
    if (!bytes) return;
    unsigned char rest[sizeof sums_] = {};
    std::memcpy(rest, at, bytes);
    step(rest);
  }
  Digest done() const {
    Digest d;
    for (int i = 0; i < 8; ++i) {
      d.half[0] = mix(d.half[0] ^ sums_[i]);
      d.half[1] = mix(d.half[1] + std::rotl(sums_[7 - i], 32));
    }
    return d;
  }

 private:
  u64 sums_[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  void step(const unsigned char* at) {
    u64 words[8];
    std::memcpy(words, at, sizeof words);
    for (int i = 0; i < 8; ++i) sums_[i] = std::rotl((sums_[i] ^ words[i]) * 0x9e3779b97f4a7c15, 29);
  }
};
}  // namespace a2a
