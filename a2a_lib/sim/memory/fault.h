// What a wave did wrong while running: data. a2a_lib/trace/reports.py has the words.
#pragma once
#include <stdexcept>

#include "memory/common.h"
#include "memory/json.h"

namespace a2a {
struct Fault : std::runtime_error {
  Json facts;  // "cause", and what belongs to it; the node adds rank, kernel, block, wave and source line
  int lane;    // -1: the whole wave
  explicit Fault(const Json& facts, int lane = -1) : std::runtime_error("fault"), facts(facts), lane(lane) {}
  explicit Fault(const char* cause, const Json& more = {}, int lane = -1) : Fault(Json().add("cause", cause), lane) {
    facts.add(more);
  }
};

// The facts of an access beyond the `size` bytes of LDS or scratch. via: which instructions: ds, flat, load, scratch.
inline Json outside(const char* via, u64 address, u32 bytes, u64 size) {
  return Json().add("via", via).add("address", address).add("bytes", bytes).add("size", size);
}
}  // namespace a2a
