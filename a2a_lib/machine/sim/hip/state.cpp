// What calls of HIP's C API share, and its calls for devices and errors. hipSetDevice(r) chooses rank r: each rank has
// its own address space, as separate processes have.
#include "hip/state.h"

namespace a2a::api {
State& state() {
  static State s;
  return s;
}

NodeState* current() {
  State& s = state();
  if (s.current < 0) {
    s.nodes.push_back(std::make_unique<NodeState>());
    s.nodes.back()->node = std::make_unique<Node>(Config{});
    s.current = int(s.nodes.size()) - 1;
  }
  return s.nodes[size_t(s.current)].get();
}

hipError_t report(hipError_t e, const std::string& kind, const std::string& text) {
  return report(e, kind, Json("text", text));
}
hipError_t report(hipError_t e, const std::string& kind, const Json& facts) {
  state().last = e;
  state().error_json = Json("kind", kind).add(facts).str();
  return e;
}
hipError_t report(Node& n) { return report(hipError_t(n.failed.hip_error), n.failed.kind, n.failed.facts); }

hipError_t locate(const void* p, u64 bytes, const char* what, Place* out) {
  u64 a = address_of(p);
  Gpu& g = gpu();
  out->map = g.space.find(a);
  if (out->map) {
    if (a + bytes - out->map->base > out->map->size)
      return report(hipErrorInvalidValue, "memory",
                    Json("function", what, "rank", g.rank)
                        .add(bad_address(node(), g.rank, out->map->base + out->map->size - 1,
                                         a + bytes - out->map->base - out->map->size + 1, "access")));
    out->offset = a - out->map->base;
    out->host = out->map->memory->host + out->offset;
    return hipSuccess;
  }
  bool device = false;
  for (auto& other : node().gpus) device |= other->space.owns(a);
  if (device || a < 65536)
    return report(hipErrorInvalidValue, "memory",
                  Json("function", what, "rank", g.rank).add(bad_address(node(), g.rank, a, bytes, "access")));
  out->host = reinterpret_cast<u8*>(uintptr_t(a));
  return hipSuccess;
}
}  // namespace a2a::api

using namespace a2a;
using namespace a2a::api;

A2A_API hipError_t hipInit(unsigned) {
  current();
  return hipSuccess;
}
A2A_API hipError_t hipGetDeviceCount(int* n) {
  *n = int(node().gpus.size());
  return hipSuccess;
}
A2A_API hipError_t hipSetDevice(int d) {
  if (d < 0 || d >= int(node().gpus.size()))
    return report(hipErrorInvalidDevice, "device", "there is no device " + std::to_string(d));
  current()->device = d;
  return hipSuccess;
}
A2A_API hipError_t hipGetDevice(int* d) {
  *d = current()->device;
  return hipSuccess;
}
A2A_API hipError_t hipDeviceGetName(char* name, int len, int) {
  std::string s = node().config.arch->gpu + std::string(" (simulated)");
  std::strncpy(name, s.c_str(), size_t(len));
  if (len) name[len - 1] = 0;
  return hipSuccess;
}
A2A_API hipError_t hipDeviceGetAttribute(int* v, int attr, int) {
  const Arch& arch = *node().config.arch;
  switch (attr) {  // hipDeviceAttribute_t of ROCm 6
    case 5: *v = arch.clock_khz; break;              // ClockRate, kHz
    case 10: *v = 1; break;                          // CooperativeLaunch
    case 56: *v = kMaxBlock; break;                  // MaxThreadsPerBlock
    case 63: *v = int(node().gpus[0]->cus.size()); break;  // MultiprocessorCount
    case 74: *v = int(arch.lds_bytes); break;        // MaxSharedMemoryPerBlock
    case 87: *v = kLanes; break;                     // WarpSize
    default: return report(hipErrorNotSupported, "device", "attribute " + std::to_string(attr) + " is not simulated");
  }
  return hipSuccess;
}
A2A_API hipError_t hipDeviceSynchronize() {
  if (auto e =
          not_while_capturing("hipDeviceSynchronize", "a graph has no host that waits; wait before or after", true))
    return e;
  return node().sync(gpu()) ? hipSuccess : report(node());
}

A2A_API const char* hipGetErrorName(hipError_t e) {
  switch (e) {
#define X(name, number) \
  case name: return #name;
    A2A_HIP_ERRORS(X)
#undef X
    default: return "hipErrorUnknown";
  }
}
A2A_API const char* hipGetErrorString(hipError_t e) { return hipGetErrorName(e); }
A2A_API hipError_t hipGetLastError() {
  hipError_t e = state().last;
  state().last = hipSuccess;
  return e;
}
