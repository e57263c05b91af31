// Copy engines, memsets, stream writes and NICs, as the race detector sees them: every operation is a thread of its
// own, which starts after what its stream, or its descriptor's signal, orders before it.
//
// CHOICE: what writes at most 8 bytes is a flag. It is atomic, of system scope, and releases what its stream did
// before: a copy is complete before the stream goes on. What is longer is data, written plainly.
#pragma once
#include <string>

#include "machine/core.h"

namespace a2a {
class Mover {
 public:
  // name: as reports say it. after: what came before it.
  Mover(RaceDetector&, int rank, std::string name, const Clock& after);
  Mover(RaceDetector& races, u32 thread) : races_(races), thread_(thread) {}  // goes on with an operation

  void reads(const Allocation&, u64 offset, u64 bytes);
  void writes(const Allocation&, u64 offset, u64 bytes, const void* data);  // data: what was written
  void takes(const Allocation&, u64 offset, u32 bytes, u64 value);  // acquires from who wrote that value
  void ends(Clock& into) { races_.end_wave(thread_, into); }
  u32 thread() const { return thread_; }

  static constexpr u64 kFlag = 8;  // bytes at most

 private:
  RaceDetector& races_;
  u32 thread_;
};

// An operation of a stream has just moved its bytes.
void watch_mover(RaceDetector&, Stream&, const StreamOp&);
}  // namespace a2a
