// Reports to the race detector: accesses of memory and LDS, values that atomics found and left, visibility of stores.
#pragma once
#include <string>

#include "isa/machine.h"
#include "machine/core.h"

namespace a2a {
SourcePlace source_place(const ResidentWave&, const Inst&);

// Copy engines, memsets, stream writes and NICs for the race detector. Each operation is a thread of its own. It starts
// after the work that its stream, or its descriptor's signal, orders before it.
//
// CHOICE: a write of at most 8 bytes is a flag. It is atomic, of system scope, and releases the earlier work of its
// stream, because a copy is complete before the stream continues. A longer write is plain data.
class Mover {
 public:
  // name: in reports. after: the work before it.
  Mover(RaceDetector&, int rank, std::string name, const Clock& after, int stream = -1, Replay = {});
  Mover(RaceDetector& races, u32 thread) : races_(races), thread_(thread) {}  // continues an operation

  void reads(const Allocation&, u64 offset, u64 bytes);
  void writes(const Allocation&, u64 offset, u64 bytes, const void* data);  // data: the written bytes
  void takes(const Allocation&, u64 offset, u32 bytes, u64 value);  // acquires from the writer of that value
  void ends(Clock& into) { races_.end_wave(thread_, into); }
  u32 thread() const { return thread_; }

  static constexpr u64 kFlag = 8;  // bytes at most

 private:
  RaceDetector& races_;
  u32 thread_;
};

// Called when an operation of a stream has moved its bytes.
void watch_mover(RaceDetector&, Stream&, const StreamOp&);
}  // namespace a2a
