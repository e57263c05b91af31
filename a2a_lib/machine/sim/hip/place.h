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
}  // namespace a2a::api
