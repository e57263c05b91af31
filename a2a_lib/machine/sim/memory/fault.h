// A wave's error while running, as data. a2a_lib/machine/trace/reports/ makes the text.
#pragma once
#include <stdexcept>

#include "memory/json.h"

namespace a2a {
struct Fault : std::runtime_error {
  Json facts;  // "cause", and what belongs to it; the node adds rank, kernel, block, wave and source line
  int lane;    // -1: the whole wave
  explicit Fault(const Json& facts, int lane = -1) : std::runtime_error("fault"), facts(facts), lane(lane) {}
  explicit Fault(const char* cause, const Json& more = {}, int lane = -1)
      : Fault(Json("cause", cause).add(more), lane) {}
};

// Faults for an access beyond the `size` bytes of LDS or scratch. via: the kind of instruction: ds, flat, load,
// scratch.
[[noreturn]] inline void outside(const char* cause, const char* via, u64 address, u32 bytes, u64 size, int lane) {
  throw Fault(cause, Json("via", via, "address", address, "bytes", bytes, "size", size), lane);
}
}  // namespace a2a
