// Constants of the clock: one table with a unit and a source for each. Times in ps, bandwidths in bytes per ns (=
// GB/s). What the values give together is compared with published figures by `a2a calibrate`; see CALIBRATION.md.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "memory/common.h"

namespace a2a {
// type, name, value for MI300X, unit, source. "CHOICE": no source, chosen here.
#define A2A_PRESET(X)                                                                                                 \
  X(u64, cycle, 476, "ps", "2100 MHz (AMD: MI300X GPU specifications)")                                               \
  X(u64, tick, 10'000, "ps", "the counter of s_memrealtime: 100 MHz (AMD: CDNA3 ISA)")                                \
  X(u64, timer, 20'000, "ps", "s_memtime and s_memrealtime, to the value: CHOICE")                                    \
  X(u32, issue, 4, "cycles", "an instruction: 64 lanes on a SIMD of 16 (AMD: CDNA3 ISA)")                             \
  X(u32, issue_trans, 16, "cycles", "a transcendental one, a quarter of the rate (AMD: CDNA3 ISA)")                   \
  X(u32, barrier, 8, "cycles", "from the last wave at s_barrier to the first that goes on: CHOICE")                   \
  X(u64, lds, 51 * 476, "ps", "LDS access, 51 cycles (MT4G report for MI300X)")                                       \
  X(u64, scalar, 48 * 476, "ps", "scalar cache hit, 48 cycles (MT4G)")                                                \
  X(u64, l1, 116 * 476, "ps", "vector L1 hit, 116 cycles (MT4G; 112: MrRoy09)")                                       \
  X(u64, l2, 100'000, "ps", "L2 hit, 81-137 ns (Fleet bring-up, MrRoy09, MT4G)")                                      \
  X(u64, mall, 240'000, "ps", "Infinity Cache hit, 218-262 ns (Fleet, Chips and Cheese)")                             \
  X(u64, memory, 350'000, "ps", "HBM, idle pointer chase 341-353 ns (Fleet); 430 ns (MT4G)")                          \
  X(u64, remote, 660'000, "ps", "load from a peer over xGMI, there and back (origami::comm)")                         \
  X(u64, remote_store, 520'000, "ps",                                                                                 \
    "store to a peer until it is acknowledged: CHOICE, a load's way less what the memory there adds to an L2's hit")  \
  X(u64, host, 1'320'000, "ps", "host memory over PCIe, there and back: CHOICE, twice the way to a peer")             \
  X(u64, kernarg, 1'320'000, "ps",                                                                                    \
    "two CUs' first look at a kernel's arguments, which lie on the host: CHOICE, as `host`; AMD says that device "    \
    "memory would save 2 to 3 us (ROCm documentation, HIP_FORCE_DEV_KERNARG)")                                        \
  X(u64, atomic, 200'000, "ps",                                                                                       \
    "returning atomic, line last used by the own XCD: a handoff between two of its CUs takes 116 ns (Chips and "      \
    "Cheese)")                                                                                                        \
  X(u64, atomic_far, 360'000, "ps",                                                                                   \
    "the same, line last used by another XCD: a handoff takes 202 ns (Chips and Cheese)")                             \
  X(u64, atomic_turn, 90'000, "ps",                                                                                   \
    "a line that goes from one XCD's read-modify-writes, or looks, to another's: 202 less 116 ns (Chips and Cheese)") \
  X(u64, release, 125'000, "ps", "agent release with nothing to write back, 115-134 ns (Fleet)")                      \
  X(u64, acquire, 128'000, "ps", "agent acquire, 120-137 ns (Fleet)")                                                 \
  X(u64, release_system, 125'000, "ps", "system release with nothing to write back: CHOICE, as at agent scope")       \
  X(u64, acquire_system, 128'000, "ps", "system acquire: CHOICE, as at agent scope")                                  \
  X(u64, release_turn, 65'000, "ps",                                                                                  \
    "one release after another in one XCD's L2: CHOICE, a counter barrier of 304 blocks then takes 8.0 us (Kog)")     \
  X(u32, atomic_least, 1, "cycles",                                                                                   \
    "one after another on one line from one XCD: a lane a cycle, and at least this: CHOICE")                          \
  X(u32, jitter, 4, "halvings",                                                                                       \
    "every latency varies by up to a sixteenth of it either way, drawn from the seed: CHOICE")                        \
  X(u64, drift, 4'000'000, "ps",                                                                                      \
    "a wave that starts, or leaves a barrier, later than its block's others, in some seeds: up to this much: CHOICE") \
  X(u64, held, 2'000'000, "ps",                                                                                       \
    "a store that waits long in its channel's queue, a release nobody waits for: up to this much more, drawn from "   \
    "the seed: CHOICE")                                                                                               \
  X(u32, lds_width, 128, "bytes per cycle", "a CU's LDS (AMD: CDNA 3)")                                               \
  X(u32, private_width, 64, "bytes per cycle", "scratch, and LDS through flat addresses: CHOICE, as the vector L1")   \
  X(u32, request_bytes, 64, "bytes", "least that a line takes of a store's way, a channel or a link: CHOICE")         \
  X(double, l1_gbps, 134.4, "GB/s", "a CU's vector L1: 64 bytes per cycle, CHOICE")                                   \
  X(double, cu_gbps, 83.6, "GB/s", "between a CU and its L2 (origami)")                                               \
  X(double, channel_read_gbps, 268.8, "GB/s", "one of the 16 channels of an L2: 128 bytes per cycle (AMD: CDNA 3)")   \
  X(double, channel_write_gbps, 134.4, "GB/s", "64 bytes per cycle (AMD: CDNA 3)")                                    \
  X(double, mall_gbps, 1487, "GB/s",                                                                                  \
    "between an XCD and the Infinity Cache: an eighth of 11.9 TB/s (Chips and Cheese)")                               \
  X(double, hbm_gbps, 4200, "GB/s", "achievable of 5300; 3940-5140 (Fleet, origami)")                                 \
  X(double, link_gbps, 45, "GB/s", "one xGMI link, one way: 42.9-47 payload (origami::comm), 48 (AMD blog), 64 raw")  \
  X(double, link_crowded_gbps, 31, "GB/s",                                                                            \
    "the same for stores that queue at several links of a GPU at once, other than to uncached memory. AMD: "          \
    "TransferBench, one2all, 27.5 to 49.1 a link from 4 CUs to each of 2 to 7 peers; acceptance limit in an "         \
    "all-to-all 32.9; between those, CHOICE")                                                                         \
  X(u64, link_crowd, 1'000'000, "ps", "a link's queue from which this holds: CHOICE")                                 \
  X(double, port_gbps, 0, "GB/s",                                                                                     \
    "all peers of a GPU together through one port; 0: links are independent (full mesh)")                             \
  X(double, host_gbps, 64, "GB/s", "PCIe 5.0 x16, one way (specification)")                                           \
  X(u32, l1_bytes, 32 << 10, "bytes", "per CU (AMD: CDNA 3)")                                                         \
  X(u32, scalar_bytes, 16 << 10, "bytes", "scalar cache, per two CUs (AMD: CDNA 3)")                                  \
  X(u32, l2_bytes, 4 << 20, "bytes", "per XCD (AMD: CDNA 3)")                                                         \
  X(u32, mall_bytes, 256 << 20, "bytes", "Infinity Cache, per GPU (AMD: CDNA 3); 0: none")                            \
  X(u32, uncached_in_l2, 0, "0 or 1",                                                                                 \
    "whether caches keep lines of uncached memory: no, the Infinity Cache of its home answers each access (amdgpu, "  \
    "Linux: MTYPE UC); that this takes as long as a miss of the L2 is a CHOICE")                                      \
  X(u32, merge_stores, 1, "0 or 1",                                                                                   \
    "whether pieces of a peer's line meet in the L2: yes, it keeps dirty bytes of cached memory until they are "      \
    "written back (LLVM: memory model of gfx942)")                                                                    \
  X(u32, cu_loads, 172, "lines",                                                                                      \
    "loads a CU has in flight: 1.5 % of the HBM's bandwidth per CU (origami) times 350 ns")                           \
  X(u32, cu_remote_stores, 188, "lines",                                                                              \
    "stores to peers a CU has in flight: 46.2 GB/s stored by one CU (AMD: TransferBench, schmoo) times 520 ns; "      \
    "copying 25.9 (the same); 21 % of a link from one block, which is 44 lines (origami::comm)")                      \
  X(u32, wave_remote_loads, 12, "instructions", "loads from peers a wave has in flight (k0d_mega notes)")             \
  X(u64, launch_call, 3'700'000, "ps", "a kernel launch on the host, asynchronous (PETSc on MI250X)")                 \
  X(u64, launch, 1'500'000, "ps",                                                                                     \
    "from there to the first block: half of what launch and synchronise take beyond the call (PETSc: 6.7 us)")        \
  X(u64, host_call, 1'000'000, "ps", "any other runtime call on the host: CHOICE")                                    \
  X(u64, malloc, 38'000'000, "ps", "hipMalloc on the host: CHOICE, as measured on an H200")                           \
  X(u64, free, 36'000'000, "ps",                                                                                      \
    "hipFree on the host, beyond the wait for the device: CHOICE, as measured on an H200")                            \
  X(u64, call, 10'000'000, "ps",                                                                                      \
    "a call of an operator before its first allocation or launch, Python and checks: CHOICE")                         \
  X(u64, sync, 1'500'000, "ps", "from the end of a kernel to the host: the other half")                               \
  X(u64, queue_gap, 1'000'000, "ps",                                                                                  \
    "between two kernels of one stream: CHOICE; 0.72 (RCCL experiments, gfx90a) to 4.5 us (Kog), with start and end") \
  X(u32, wave_start, 4, "cycles", "between two waves of a block: CHOICE")                                             \
  X(u64, block_start, 10 * 476, "ps", "between two blocks started on one XCD: CHOICE")                                \
  X(u64, start_spread, 100'000, "ps", "a block starts up to this much later, drawn from the seed: CHOICE")            \
  X(u64, copy_fixed, 6'000'000, "ps", "a copy by SDMA (MORI)")                                                        \
  X(double, copy_gbps, 49.5, "GB/s", "an SDMA engine (origami)")                                                      \
  X(double, nic_gbps, 50, "GB/s", "a rank's NIC, one way: 400 Gb/s (AMD: Pollara 400; NVIDIA: ConnectX-7)")           \
  X(u64, nic_message, 5'000, "ps", "one message after another: 200 a us (ConnectX-5: T. Hoefler et al., sPIN, 2017)") \
  X(u64, nic_post, 1'300'000, "ps",                                                                                   \
    "from the descriptor's last word to the first byte on the wire: CHOICE, as long as to host memory and back")      \
  X(u64, nic, 2'000'000, "ps",                                                                                        \
    "from there to the other GPU's memory: CHOICE; 3 to 4 us in all with offload (Mellanox: In-Network Computing, "   \
    "2019)")                                                                                                          \
  X(u64, release_beside, 0, "ps",                                                                                     \
    "as much of a release as passes while stores are still under way: CHOICE, it begins when they are done")          \
  X(u64, acquire_fence, 0, "ps",                                                                                      \
    "an agent acquire that does not follow a look at a flag, more than one that does: none, both are buffer_inv "     \
    "(LLVM: memory model of gfx942)")                                                                                 \
  X(u64, acquire_fence_system, 0, "ps", "the same of a system acquire")                                               \
  X(double, mall_stores, 1, "share",                                                                                  \
    "what is stored and stays in the Infinity Cache: CHOICE, all; it holds nothing dirty (AMD: CDNA 3 white paper)")  \
  X(u64, atomic_home, 15'000, "ps",                                                                                   \
    "one read-modify-write after another on a line of uncached memory, at its home: CHOICE; at most 15.4 (ROCm/mori " \
    "on 8 MI300X: dispatch of 4096 tokens, 21 760 adds at each counter within 336 us)")                               \
  X(u64, graph_replay, 11'250'000, "ps",                                                                              \
    "from a graph's launch, or its stream's earlier work, to the first kernel: the mean of 10.3 to 11.9 (ROCm/mori "  \
    "#333, #412, with two events; rocm-systems #10834); all of it before the first node is a CHOICE")

struct Override {
  std::string_view name, source;
  double value;
};  // of one constant, by a preset

struct Preset {
  std::string_view name;
  std::vector<Override> overrides;  // differences from MI300X, with reasons
#define X(type, field, value, unit, source) type field = value;
  A2A_PRESET(X)
#undef X
};

struct Constant {
  std::string_view name, unit, source;
  double value;
};

// Returns nullptr for an unknown name.
const Preset* find_preset(std::string_view name);
// The preset with other values for some of its constants, whose names must exist (`constants` lists them).
Preset with(const Preset&, const std::vector<std::pair<std::string, double>>& constants);
// Its constants, each with the source that holds for this preset.
std::vector<Constant> constants(const Preset&);
}  // namespace a2a
