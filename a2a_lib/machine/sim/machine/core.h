// State that the GPUs of a node share, and that the parts of one GPU share: clocks, event queues, caches, records.
#pragma once
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "fabric/timing.h"
#include "machine/print.h"
#include "machine/queue.h"
#include "machine/record.h"
#include "machine/state.h"
#include "memory/model.h"
#include "memory/races.h"

namespace a2a {
class Crossing;
class Detail;
class Flags;
class Nic;
class Waits;

struct Report {  // why a synchronising call failed: only the first failure counts
  std::string kind;
  Json facts;
  int hip_error = 719;
};

struct MayFail {
  Report failed;
  void fail(std::string kind, Json facts, int hip_error) {
    if (failed.kind.empty()) failed = {std::move(kind), std::move(facts), hip_error};
  }
};

struct ResidentWave;
struct InFlight;

// State of all GPUs. While they run in parallel, it changes only between windows.
struct Common : MayFail {
  explicit Common(const Config&);
  ~Common();
  Common(const Common&) = delete;

  Config config;
  Preset preset;
  Timing timing;
  std::vector<std::unique_ptr<Gpu>> gpus;
  Recorder record;
  EventQueue streams;                   // the next operations on the streams of all GPUs
  u64 now = 0;                          // of streams and hosts: time of the latest operation of a stream
  u64 latest = 0;                       // latest event of any GPU
  std::unique_ptr<MemoryModel> model;   // none in mode ideal
  std::unique_ptr<RaceDetector> races;  // if asked for
  std::unique_ptr<Detail> detail;       // if asked for
  std::unique_ptr<Crossing> crossing;   // if asked for
  Prints prints;                        // printed by kernels
  u32 allocations = 0;                  // number of allocations so far, which gives each its id
  std::vector<LaunchNote> launches;     // by number
  i32 first_launch = 0;                 // launch number from which random draws count
  std::vector<Flags*> flags;            // of each GPU's memory
  std::vector<Waits*> waits;            // of each GPU
  bool mortal = false;                  // a GPU's memory ceases to answer, now or later
  struct Core* running = nullptr;       // the GPU whose event runs, if the events of all GPUs are taken in one order

  std::vector<Stream*> all_streams() const;
  bool streams_empty() const;
  int node_of(int rank) const { return rank / (config.gpus / config.nodes); }  // of a cluster
  // The shortest time in which anything gets from one GPU to another: half of a round trip, less the random part.
  u64 window() const {
    const u64 way = std::min(preset.remote, preset.remote_store);
    return std::max<u64>(way / 2 - (way >> preset.jitter), 1);
  }
};

// State that the parts of one GPU share: its clock and event queue, counters and records.
struct Core : MayFail {
  Core(Common&, int rank);
  Core(const Core&) = delete;

  Common& node;
  const int rank;
  const Config& config = node.config;
  const Preset& preset = node.preset;
  Timing& timing = node.timing;
  std::vector<std::unique_ptr<Gpu>>& gpus = node.gpus;
  std::unique_ptr<MemoryModel>& model = node.model;
  std::unique_ptr<RaceDetector>& races = node.races;
  std::unique_ptr<Detail>& detail = node.detail;
  std::unique_ptr<Crossing>& crossing = node.crossing;
  const u64 window = node.window();
  Nic* nic = nullptr;                   // this GPU's

  EventQueue queue;
  u64 now = 0;
  u64 until = 0;                        // end of the window; effects that others can notice wait for the next one
  u64 instructions = 0, waves_started = 0, never_written = 0, stale_reads = 0;
  std::string never_written_first;      // JSON: element and place, "" for none
  std::vector<u64> link_bytes;          // [src * gpus + dst], all time: of this GPU's accesses
  Events record;                        // of this window
  std::vector<Printed> printed;         // likewise
  std::vector<Launch*> ended;           // launches whose last block ended in this window
  std::vector<std::vector<EventQueue::Item>> out;  // messages by rank, in order, handed over at the window's end

  void push(u64 time, EventQueue::Kind kind, void* p, u32 id = 0) {
    queue.push(time, kind, p, id);
    if (node.running && node.running != this) node.running->until = std::min(node.running->until, time);
  }
  void send(int to, u64 time, EventQueue::Kind kind, void* p, u32 id = 0) { out[to].push_back({time, 0, kind, id, p}); }
  // The flag writers of that memory.
  Flags& flags_of(const Allocation& m) { return *node.flags[size_t(m.owner < 0 ? rank : m.owner)]; }
  // Whether it is another GPU's memory. In mode ideal only that GPU touches it.
  bool far(const Allocation& m) const { return m.owner >= 0 && m.owner != rank; }

  // The seed draws what hardware leaves open: every latency varies by a part of itself in both directions.
  static u64 draw(ResidentWave& w) { return w.rng = next_random(w.rng); }
  // Time of the next request to the L2 (CHOICE: any part of half an L2 hit's round trip).
  u64 to_l2(u64 drawn) const { return 1 + preset.l2 / 2 * (drawn >> 40) / (u64{1} << 24); }
  // Waves of a block start, and leave a barrier, within cycles of each other. Nothing guarantees that, and a missing
  // __syncthreads shows only if they drift apart. CHOICE: in every fourth seed, one wave in four is late there. Seed 0
  // is none of them.
  u64 drift(ResidentWave& w) const {
    if (config.seed % 4 != 3) return 0;
    const u64 x = draw(w);
    return x >> 62 ? 0 : preset.drift * (x >> 50 & 1023) / 1024;
  }
  u64 jitter(ResidentWave& w, u64 latency) const {
    return latency - (latency >> preset.jitter) + (latency * (draw(w) >> 57) >> (6 + preset.jitter));
  }
};

// Notes in a record which replay of a graph it belongs to.
inline void note(Event& e, const Replay& r) {
  if (!r.graph) return;
  e.symbol = r.name;
  e.index = r.number;
}
// The record of an instruction's event at that moment.
Event event_of(const ResidentWave&, const Inst&, EventKind, u64 time);
}  // namespace a2a
