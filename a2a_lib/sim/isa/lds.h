// Timing of LDS instructions, called once by each of them after its effect.
#pragma once
#include "isa/wave.h"

namespace a2a {
// One LDS hit: 51 cycles at 2.1 GHz (MT4G's microbenchmark report of MI300X).
constexpr u64 kLdsLatencyPs = 51ull * 1'000'000 / 2100;

// Queues the completion of an LDS instruction that moves `bytes` (all active lanes together) on w.lgkm.
void lds_issued(Wave& w, u32 bytes);
}  // namespace a2a
