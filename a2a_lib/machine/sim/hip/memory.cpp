// HIP's C API: memory, its allocation, copies and IPC.

#include "hip/state.h"

using namespace a2a;
using namespace a2a::api;

namespace {
u64 used_memory(Gpu& g) {
  u64 used = 0;
  for (auto& [a, m] : g.memory) used += m->kind == MemKind::Vram ? m->size : 0;
  return used;
}

hipError_t allocate(void** out, size_t bytes, MemKind kind, u32 flags) {
  if (!out) return hipErrorInvalidValue;
  *out = nullptr;
  if (!bytes) return hipSuccess;
  if (auto e = not_while_capturing(kind == MemKind::Host ? "hipHostMalloc" : "hipMalloc",
                                   "a graph allocates nothing; allocate before"))
    return e;
  Gpu& g = gpu();
  const u64 left = node().config.arch->hbm_bytes - used_memory(g);
  if (kind == MemKind::Vram && bytes > left)
    return report(hipErrorOutOfMemory, "memory",
                  "rank " + std::to_string(g.rank) + ": " + std::to_string(bytes) + " bytes asked for, " +
                      std::to_string(left) + " of " + std::to_string(node().config.arch->hbm_bytes >> 30) +
                      " GiB are free");
  try {
    auto m = std::make_unique<Allocation>(bytes, i16(kind == MemKind::Host ? -1 : g.rank), kind, true);
    m->flags = flags;
    m->id = ++node().allocations;
    m->owner = i16(g.rank);
    m->address = g.space.map(m.get(), false);
    *out = pointer_to(m->address);
    g.memory[m->address] = std::move(m);
    node().host_call(g, kind == MemKind::Host ? "hipHostMalloc" : "hipMalloc", node().preset.malloc, bytes);
  } catch (const std::bad_alloc&) {
    return report(hipErrorOutOfMemory, "memory",
                  "the host cannot reserve " + std::to_string(bytes) + " bytes of address space");
  }
  return hipSuccess;
}

hipError_t release(void* p) {
  if (!p) return hipSuccess;
  if (auto e = not_while_capturing("hipFree", "it waits for the device; free after")) return e;
  Gpu& g = gpu();
  auto it = g.memory.find(address_of(p));
  if (it == g.memory.end())
    return report(hipErrorInvalidValue, "memory",
                  "hipFree of an address that is not the start of an allocation of rank " + std::to_string(g.rank));
  const char* name = it->second->kind == MemKind::Host ? "hipHostFree" : "hipFree";
  if (!node().free(g, name, it->second->size)) return report(node());
  // Mappings of other ranks end too. Their later accesses fault, instead of reaching somebody else's memory.
  for (auto& other : node().gpus) {
    std::vector<u64> gone;
    for (auto& [base, m] : other->space.live())
      if (m.memory == it->second.get()) gone.push_back(base);
    for (u64 b : gone) other->space.unmap(b);
  }
  auto memory = std::move(it->second);
  g.memory.erase(it);
  node().retire(std::move(memory));
  return hipSuccess;
}

// Waits for it if `sync`.
hipError_t enqueue(Stream* s, StreamOp op, bool sync, const char* name) {
  if (sync) return node().call_and_sync(s, std::move(op), name) ? hipSuccess : report(node());
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
hipError_t copy(void* dst, const void* src, size_t n, Stream* s, bool sync) {
  if (!n) return hipSuccess;
  if (!s) return hipErrorInvalidHandle;
  if (auto e = sync ? not_while_capturing("hipMemcpy",
                                          "the host waits for it, and a graph has no host; copy before or after")
                    : hipSuccess)
    return e;
  Place d, f;
  if (auto e = locate(dst, n, "hipMemcpy destination", &d)) return e;
  if (auto e = locate(src, n, "hipMemcpy source", &f)) return e;
  StreamOp op = write_to(d, StreamOp::Copy, n);
  op.src = f.host;
  op.from = rank_of(f);
  op.to = rank_of(d);
  op.src_memory = f.map ? f.map->memory : nullptr;
  op.src_offset = f.offset;
  if (!f.map && !sync) op.staged.assign(f.host, f.host + n);
  return enqueue(s, std::move(op), sync, "hipMemcpy");
}

struct IpcHandle {
  u64 magic;
  i32 rank;
  u64 address;
};
constexpr u64 kIpcMagic = 0x6132'615f'6970'6331;
}  // namespace

A2A_API hipError_t hipMalloc(void** p, size_t n) { return allocate(p, n, MemKind::Vram, 0); }
A2A_API hipError_t hipExtMallocWithFlags(void** p, size_t n, unsigned flags) {
  return allocate(p, n, MemKind::Vram, flags);
}
A2A_API hipError_t hipFree(void* p) { return release(p); }
A2A_API hipError_t hipHostMalloc(void** p, size_t n, unsigned flags) { return allocate(p, n, MemKind::Host, flags); }
A2A_API hipError_t hipHostFree(void* p) { return release(p); }
A2A_API hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  *total = node().config.arch->hbm_bytes;
  *free = node().config.arch->hbm_bytes - used_memory(gpu());
  return hipSuccess;
}
A2A_API hipError_t hipMemcpy(void* d, const void* s, size_t n, hipMemcpyKind) {
  return copy(d, s, n, node().stream(gpu(), nullptr), true);
}
A2A_API hipError_t hipMemcpyAsync(void* d, const void* s, size_t n, hipMemcpyKind, hipStream_t st) {
  return copy(d, s, n, node().stream(gpu(), st), false);
}
A2A_API hipError_t hipMemcpyPeerAsync(void* d, int, const void* s, int, size_t n, hipStream_t st) {
  return copy(d, s, n, node().stream(gpu(), st), false);
}
static hipError_t set(void* d, int value, size_t n, Stream* s, bool sync) {
  if (!n) return hipSuccess;
  if (auto e =
          sync ? not_while_capturing("hipMemset", "the host waits for it, and a graph has no host; take hipMemsetAsync")
               : hipSuccess)
    return e;
  Place p;
  if (auto e = locate(d, n, "hipMemset", &p)) return e;
  StreamOp op = write_to(p, StreamOp::Set, n, u32(value));
  op.from = op.to = rank_of(p);
  return enqueue(s, std::move(op), sync, "hipMemset");
}
A2A_API hipError_t hipMemset(void* d, int v, size_t n) { return set(d, v, n, node().stream(gpu(), nullptr), true); }
A2A_API hipError_t hipMemsetAsync(void* d, int v, size_t n, hipStream_t s) {
  return set(d, v, n, node().stream(gpu(), s), false);
}

A2A_API hipError_t hipDeviceCanAccessPeer(int* yes, int d, int peer) {
  *yes = d != peer && node().node_of(d) == node().node_of(peer);
  return hipSuccess;
}
A2A_API hipError_t hipDeviceEnablePeerAccess(int, unsigned) { return hipSuccess; }
A2A_API hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* h, void* p) {
  Gpu& g = gpu();
  if (!g.memory.count(address_of(p)))
    return report(hipErrorInvalidValue, "ipc", "hipIpcGetMemHandle takes the start of an allocation of this rank");
  std::memset(h, 0, sizeof *h);
  IpcHandle x{kIpcMagic, g.rank, address_of(p)};
  std::memcpy(h->reserved, &x, sizeof x);
  return hipSuccess;
}
A2A_API hipError_t hipIpcOpenMemHandle(void** p, hipIpcMemHandle_t h, unsigned) {
  IpcHandle x;
  std::memcpy(&x, h.reserved, sizeof x);
  Gpu& g = gpu();
  if (x.magic != kIpcMagic || x.rank < 0 || x.rank >= int(node().gpus.size()))
    return report(hipErrorInvalidValue, "ipc", "not an IPC handle of this node");
  if (x.rank == g.rank)
    return report(hipErrorInvalidContext, "ipc",
                  "rank " + std::to_string(g.rank) + " opens its own IPC handle: use the pointer itself");
  if (node().node_of(x.rank) != node().node_of(g.rank))
    return report(hipErrorInvalidContext, "ipc",
                  "rank " + std::to_string(g.rank) + " cannot open memory of rank " + std::to_string(x.rank) +
                      ", which is on another node: IPC handles do not leave a node");
  auto& memory = node().gpus[size_t(x.rank)]->memory;
  auto it = memory.find(x.address);
  if (it == memory.end())
    return report(hipErrorInvalidHandle, "ipc",
                  "the memory behind this IPC handle of rank " + std::to_string(x.rank) + " was freed");
  *p = pointer_to(g.space.map(it->second.get(), true));
  return hipSuccess;
}
A2A_API hipError_t hipIpcCloseMemHandle(void* p) {
  Gpu& g = gpu();
  const Mapping* m = g.space.find(address_of(p));
  if (!m || !m->ipc) return report(hipErrorInvalidValue, "ipc", "not memory opened through IPC");
  if (!node().sync(g)) return report(node());
  g.space.unmap(m->base);
  return hipSuccess;
}
