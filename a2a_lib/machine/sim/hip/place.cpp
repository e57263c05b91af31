#include "hip/place.h"

#include "hip/address.h"

namespace a2a::api {
hipError_t locate(const void* p, u64 bytes, const char* what, Place* out) {
  u64 a = address_of(p);
  Gpu& g = gpu();
  out->map = g.space.find(a);
  if (out->map) {
    if (a + bytes - out->map->base > out->map->size)
      return report(hipErrorInvalidValue, "memory",
                    Json()
                        .add("function", what)
                        .add("rank", g.rank)
                        .add(bad_address(node(), g.rank, out->map->base + out->map->size - 1,
                                         a + bytes - out->map->base - out->map->size + 1, "access")));
    out->offset = a - out->map->base;
    out->host = out->map->memory->host + out->offset;
    return hipSuccess;
  }
  bool device = false;
  for (auto& other : node().gpus) device |= other->space.owns(a);
  if (device || a < 65536)
    return report(
        hipErrorInvalidValue, "memory",
        Json().add("function", what).add("rank", g.rank).add(bad_address(node(), g.rank, a, bytes, "access")));
  out->host = reinterpret_cast<u8*>(uintptr_t(a));
  return hipSuccess;
}
}  // namespace a2a::api
