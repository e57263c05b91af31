// Constants of the first clock. Times in ps, bandwidths in bytes per ns (= GB/s). One line each, with its source.
#pragma once
#include <string_view>

#include "common.h"

namespace a2a {
struct Preset {
  std::string_view name;
  u64 cycle = 476;               // 2100 MHz (AMD: MI300X GPU specifications)
  u64 lds = 51 * 476;            // MT4G report for MI300X VF, measured there
  u64 scalar = 48 * 476;         // K$ hit, MT4G
  u64 memory = 350'000;          // HBM load, idle pointer chase 341-353 ns (Fleet bring-up)
  u64 l2 = 100'000;              // L2 accept and hit, 81-137 ns (Fleet, MrRoy09, MT4G)
  u64 atomic = 182'000;          // 382 cycles, low contention (hip microbenchmark report)
  u64 remote = 660'000;          // remote load round trip over xGMI (origami::comm)
  u64 release = 125'000;         // agent or system release, 115-134 ns idle (Fleet)
  u64 acquire = 128'000;         // 120-137 ns idle (Fleet)
  double hbm_gbps = 4200;        // achievable of 5300 (Fleet, origami: 3940-5140)
  double link_gbps = 48;         // per directed pair, usable of 64 (AMD blog; payload 43-47 measured by origami::comm)
  double port_gbps = 0;          // all peers of a GPU together through one port; 0: links are independent (full mesh)
  u64 launch = 4'000'000;        // stream launch to first block (PETSc on MI250X: 3.7 us)
  u64 host_call = 1'000'000;     // one runtime call on the host: a choice
  u64 sync = 3'000'000;          // launch + synchronise is 6.7 us (PETSc on MI250X)
  u64 block_start = 10 * 476;    // between two blocks started on one XCD: a choice
  u64 copy_fixed = 6'000'000;    // SDMA copy, ~6 us (MORI)
  double copy_gbps = 49.5;       // SDMA engine (origami)
  u64 queue_gap = 1'000'000;    // between two kernels of one stream: a choice
};
// Returns nullptr for a name that is not there.
const Preset* find_preset(std::string_view name);
}  // namespace a2a
