#include "memory/fault.h"

namespace a2a {
Fault::Fault(const Json& facts, int lane) : std::runtime_error("fault"), facts(facts), lane(lane) {}
Fault::Fault(const char* cause, const Json& more, int lane) : Fault(Json().add("cause", cause).add(more), lane) {}

void outside(const char* cause, const char* via, u64 address, u32 bytes, u64 size, int lane) {
  throw Fault(cause, Json().add("via", via).add("address", address).add("bytes", bytes).add("size", size), lane);
}
}  // namespace a2a
