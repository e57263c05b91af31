// Finds the memory of a caller's pointer.
#pragma once
#include "hip/state.h"

namespace a2a::api {
struct Place {
  const Mapping* map = nullptr;
  u8* host = nullptr;
  u64 offset = 0;
};

// A device address of the current rank, or a host pointer (map == nullptr). `what` names it in the error.
hipError_t locate(const void* p, u64 bytes, const char* what, Place* out);
inline int rank_of(const Place& p) { return p.map ? p.map->memory->home : -1; }
// An operation that writes there.
inline StreamOp write_to(const Place& p, StreamOp::Kind kind, u64 bytes, u32 value = 0) {
  StreamOp op{kind};
  op.dst = p.host;
  op.dst_memory = p.map ? p.map->memory : nullptr;
  op.dst_offset = p.offset;
  op.bytes = bytes;
  op.value = value;
  return op;
}
}  // namespace a2a::api
