// What all parts of the node share: its clock and queue of events, its GPUs, caches and records.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "fabric/timing.h"
#include "machine/print.h"
#include "machine/record.h"
#include "machine/state.h"
#include "memory/model.h"
#include "memory/races.h"

namespace a2a {
class Detail;

struct Report {  // why a synchronising call failed
  std::string kind, text;
  int hip_error = 719;
};

// What happens next, in order of time, and of enqueueing at one moment.
class EventQueue {
 public:
  enum Kind : u32 { Wave, Request, Stream };
  struct Item {
    u64 time, seq;
    Kind kind;
    u32 id;   // of a request
    void* p;  // a wave, a stream
  };
  void push(u64 time, Kind, void* p, u32 id = 0);
  Item pop();
  const Item& front() const { return heap_.front(); }
  bool empty() const { return heap_.empty(); }
  bool before(u64 time) const { return !heap_.empty() && heap_.front().time < time; }
  void clear() { heap_.clear(); }

 private:
  std::vector<Item> heap_;
  u64 seq_ = 0;
};

struct Core {
  explicit Core(const Config&);
  ~Core();
  Core(const Core&) = delete;

  Config config;
  Preset preset;
  Timing timing;
  std::vector<std::unique_ptr<Gpu>> gpus;
  Recorder record;
  EventQueue queue;
  u64 now = 0;
  u64 instructions = 0, waves_started = 0, never_written = 0, stale_reads = 0;
  std::string never_written_first;
  std::vector<u64> link_bytes;          // [src * gpus + dst], all time
  std::unique_ptr<MemoryModel> model;   // none in mode ideal
  std::unique_ptr<RaceDetector> races;  // if asked for
  std::unique_ptr<Detail> detail;       // if asked for
  Report failed;
  Prints prints;                        // by kernels
  u32 allocations = 0;                  // so far: gives each its id
  i32 first_launch = 0;                 // draws count launches from here

  void fail(std::string kind, std::string text, int hip_error);  // only the first failure counts
  bool streams_empty() const;
  // What hardware leaves open is drawn from the seed: every latency varies by a part of it either way.
  static u64 draw(ResidentWave& w) { return w.rng = next_random(w.rng); }
  // Waves of a block start, and leave a barrier, within cycles of each other. Nothing promises that, and what a missing
  // __syncthreads would have kept apart shows only where they drift. CHOICE: in every fourth seed a wave in four is
  // late there. Seed 0 is none of them.
  u64 drift(ResidentWave& w) const {
    if (config.seed % 4 != 3) return 0;
    const u64 x = draw(w);
    return x >> 62 ? 0 : preset.drift * (x >> 50 & 1023) / 1024;
  }
  u64 jitter(ResidentWave& w, u64 latency) const {
    return latency - (latency >> preset.jitter) + (latency * (draw(w) >> 57) >> (6 + preset.jitter));
  }
};

// The record of something that an instruction of a wave does now.
Event event_of(const ResidentWave&, const Inst&, EventKind);
}  // namespace a2a
