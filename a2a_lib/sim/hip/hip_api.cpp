// The HIP runtime's C API over the simulated node. hipSetDevice(r) chooses rank r: each rank has its own address space, as
// separate processes have.
#include <algorithm>

#include "hip/state.h"

using namespace a2a;
using namespace a2a::api;

namespace {
Gpu& gpu() { return *current()->node->gpus[size_t(current()->device)]; }
Node& node() { return *current()->node; }

struct Place { const Mapping* map = nullptr; u8* host = nullptr; u64 offset = 0; };

// A device address of the current rank, or a host pointer (map == nullptr).
hipError_t locate(const void* p, u64 bytes, const char* what, Place* out) {
  u64 a = u64(reinterpret_cast<uintptr_t>(p));
  Gpu& g = gpu();
  out->map = g.space.find(a);
  if (out->map) {
    if (a + bytes - out->map->base > out->map->size) return report(hipErrorInvalidValue, "memory", std::string(what) + ": " + bad_address(node(), g.rank, out->map->base + out->map->size - 1, a + bytes - out->map->base - out->map->size + 1, "accesses"));
    out->offset = a - out->map->base;
    out->host = out->map->memory->host + out->offset;
    return hipSuccess;
  }
  bool device = false;
  for (auto& other : node().gpus) device |= other->space.owns(a);
  if (device || a < 65536) return report(hipErrorInvalidValue, "memory", std::string(what) + ": " + bad_address(node(), g.rank, a, bytes, "accesses"));
  out->host = reinterpret_cast<u8*>(a);
  return hipSuccess;
}
int rank_of(const Place& p) { return p.map ? p.map->memory->home : -1; }

hipError_t copy(void* dst, const void* src, size_t n, Stream* s, bool sync) {
  if (!n) return hipSuccess;
  if (!s) return hipErrorInvalidHandle;
  Place d, f;
  if (auto e = locate(dst, n, "hipMemcpy destination", &d)) return e;
  if (auto e = locate(src, n, "hipMemcpy source", &f)) return e;
  StreamOp op{};
  op.kind = StreamOp::Copy;
  op.dst = d.host;
  op.src = f.host;
  op.bytes = n;
  op.from = rank_of(f);
  op.to = rank_of(d);
  if (d.map) { op.dst_memory = d.map->memory; op.dst_offset = d.offset; }
  if (!f.map && !sync) op.staged.assign(f.host, f.host + n);
  if (!sync) node().enqueue(s, std::move(op));
  else if (!node().call_and_sync(s, std::move(op), "hipMemcpy")) return report(node());
  return hipSuccess;
}

hipError_t allocate(void** out, size_t bytes, MemKind kind, u32 flags) {
  if (!out) return hipErrorInvalidValue;
  *out = nullptr;
  if (!bytes) return hipSuccess;
  Gpu& g = gpu();
  constexpr u64 kHbm = u64{192} << 30;  // MI300X
  u64 used = 0;
  for (auto& [a, m] : g.memory) used += m->kind == MemKind::Vram ? m->size : 0;
  if (kind == MemKind::Vram && used + bytes > kHbm)
    return report(hipErrorOutOfMemory, "memory", "rank " + std::to_string(g.rank) + ": " + std::to_string(bytes) + " bytes asked for, " + std::to_string(kHbm - used) + " of 192 GiB are free");
  try {
    auto m = std::make_unique<Allocation>(bytes, i16(kind == MemKind::Host ? -1 : g.rank), kind, true);
    m->flags = flags;
    m->id = ++node().allocations;
    m->address = g.space.map(m.get(), false);
    *out = reinterpret_cast<void*>(m->address);
    g.memory[m->address] = std::move(m);
    node().host_call(g, kind == MemKind::Host ? "hipHostMalloc" : "hipMalloc", node().preset.malloc, bytes);
  } catch (const std::bad_alloc&) {
    return report(hipErrorOutOfMemory, "memory", "the host cannot reserve " + std::to_string(bytes) + " bytes of address space");
  }
  return hipSuccess;
}

hipError_t release(void* p) {
  if (!p) return hipSuccess;
  Gpu& g = gpu();
  auto it = g.memory.find(u64(reinterpret_cast<uintptr_t>(p)));
  if (it == g.memory.end()) return report(hipErrorInvalidValue, "memory", "hipFree of an address that is not the start of an allocation of rank " + std::to_string(g.rank));
  const char* name = it->second->kind == MemKind::Host ? "hipHostFree" : "hipFree";
  if (!node().free(g, name, it->second->size)) return report(node());
  // Mappings of other ranks end too: what they touch afterwards is a fault, not somebody else's memory.
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

struct IpcHandle { u64 magic; i32 rank; u64 address; };
constexpr u64 kIpcMagic = 0x6132'615f'6970'6331;

hipError_t launch(hipFunction_t f, Dim3 grid, Dim3 block, u32 dynamic_lds, hipStream_t stream, void** params, void** extra, bool cooperative) {
  if (!f) return hipErrorInvalidHandle;
  auto* fn = reinterpret_cast<NodeState::Function*>(f);
  const KernelInfo& k = *fn->kernel;
  Gpu& g = gpu();
  Stream* s = node().stream(g, stream);
  std::string who = "launch of " + k.name + " on rank " + std::to_string(g.rank) + ": ";
  if (!s || s->gpu != &g) return report(hipErrorInvalidHandle, "launch", who + "the stream belongs to another rank");
  if (fn->module->rank != g.rank) return report(hipErrorInvalidContext, "launch", who + "the module was loaded on rank " + std::to_string(fn->module->rank));
  if (!grid.count() || !block.count()) return report(hipErrorInvalidValue, "launch", who + "a grid or block of no threads");
  if (block.count() > std::min<u64>(k.max_block, 1024))
    return report(hipErrorInvalidValue, "launch", who + std::to_string(block.count()) + " threads in a block; the kernel was compiled for at most " + std::to_string(std::min<u32>(k.max_block, 1024)) + " (__launch_bounds__)");
  u32 lds = k.lds + dynamic_lds;
  if (lds > kLdsPerCu) return report(hipErrorInvalidValue, "launch", who + std::to_string(lds) + " bytes of LDS; a CU has 65536");
  int per_cu = node().blocks_per_cu(k, u32(block.count()), lds);
  if (!per_cu) return report(hipErrorLaunchOutOfResources, "launch", who + "a block does not fit on a CU (" + std::to_string(k.vgprs) + " registers, " + std::to_string(block.count()) + " threads)");
  u64 resident = u64(per_cu) * g.cus.size();
  if (cooperative && grid.count() > resident)
    return report(hipErrorCooperativeLaunchTooLarge, "launch", who + std::to_string(grid.count()) + " blocks, but only " + std::to_string(resident) + " fit at once (" + std::to_string(per_cu) + " on each of " +
                  std::to_string(g.cus.size()) + " CUs). Blocks that wait for each other must all be resident");

  auto l = std::make_unique<Launch>();
  l->gpu = &g;
  l->module = fn->module;
  l->kernel = &k;
  l->name = node().record.kernels.id(k.name);
  l->grid = grid;
  l->block = block;
  l->lds = lds;
  l->scratch = k.scratch + (k.dynamic_stack || k.flag("uses_dynamic_stack") ? 16384 : 0);
  l->scratch = (l->scratch + 15) & ~15u;
  l->cooperative = cooperative;
  u32 packet = packet_offset(k.kernarg_size);
  l->kernargs = std::make_unique<Allocation>(packet + 64, i16(-1), MemKind::Kernarg, false);
  u8* at = l->kernargs->host;
  // Explicit arguments: one pointer each, or one packed buffer.
  const u8* packed = nullptr;
  size_t packed_size = 0;
  if (!params && extra)
    for (int i = 0; extra[i]; i += 2) {
      uintptr_t tag = reinterpret_cast<uintptr_t>(extra[i]);
      if (tag == 1) packed = static_cast<const u8*>(extra[i + 1]);
      else if (tag == 2) packed_size = *static_cast<size_t*>(extra[i + 1]);
      else break;
    }
  if (packed) std::memcpy(at, packed, std::min<size_t>(packed_size, k.kernarg_size));
  int next = 0;
  struct { const char* kind; u64 value; } hidden[] = {
      {"hidden_block_count_x", grid.x}, {"hidden_block_count_y", grid.y}, {"hidden_block_count_z", grid.z}, {"hidden_group_size_x", block.x}, {"hidden_group_size_y", block.y},
      {"hidden_group_size_z", block.z}, {"hidden_grid_dims", u64(grid.z * block.z > 1 ? 3 : grid.y * block.y > 1 ? 2 : 1)}, {"hidden_dynamic_lds_size", dynamic_lds},
      {"hidden_private_base", 0x20000}, {"hidden_shared_base", 0x10000}};
  for (const KernelArg& a : k.args) {
    if (a.kind.rfind("hidden_", 0) != 0) {
      if (packed) continue;
      if (!params || !params[next]) return report(hipErrorInvalidValue, "launch", who + "argument " + std::to_string(next) + " is missing");
      std::memcpy(at + a.offset, params[next++], a.size);
      continue;
    }
    for (auto& h : hidden)
      if (a.kind == h.kind) std::memcpy(at + a.offset, &h.value, a.size);
  }
  u16 sizes[3] = {u16(block.x), u16(block.y), u16(block.z)};
  u32 threads[3] = {grid.x * block.x, grid.y * block.y, grid.z * block.z};
  std::memcpy(at + packet + 4, sizes, 6);
  std::memcpy(at + packet + 12, threads, 12);
  l->kernarg_address = g.space.map(l->kernargs.get(), false);
  StreamOp op{};
  op.kind = StreamOp::KernelLaunch;
  op.launch = std::move(l);
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
}  // namespace

A2A_API hipError_t hipInit(unsigned) { current(); return hipSuccess; }
A2A_API hipError_t hipGetDeviceCount(int* n) { *n = int(node().gpus.size()); return hipSuccess; }
A2A_API hipError_t hipSetDevice(int d) {
  if (d < 0 || d >= int(node().gpus.size())) return report(hipErrorInvalidDevice, "device", "there is no device " + std::to_string(d));
  current()->device = d;
  return hipSuccess;
}
A2A_API hipError_t hipGetDevice(int* d) { *d = current()->device; return hipSuccess; }
A2A_API hipError_t hipDeviceGetName(char* name, int len, int) {
  std::string s = "AMD Instinct MI300X (simulated)";
  std::strncpy(name, s.c_str(), size_t(len));
  if (len) name[len - 1] = 0;
  return hipSuccess;
}
A2A_API hipError_t hipDeviceGetAttribute(int* v, int attr, int) {
  switch (attr) {  // hipDeviceAttribute_t of ROCm 6
    case 5: *v = 2100000; break;                     // ClockRate, kHz
    case 10: *v = 1; break;                          // CooperativeLaunch
    case 56: *v = 1024; break;                       // MaxThreadsPerBlock
    case 63: *v = int(node().gpus[0]->cus.size()); break;  // MultiprocessorCount
    case 74: *v = 65536; break;                      // MaxSharedMemoryPerBlock
    case 87: *v = 64; break;                         // WarpSize
    default: return report(hipErrorNotSupported, "device", "attribute " + std::to_string(attr) + " is not simulated");
  }
  return hipSuccess;
}
A2A_API hipError_t hipDeviceSynchronize() { return node().sync(gpu()) ? hipSuccess : report(node()); }
A2A_API hipError_t hipMalloc(void** p, size_t n) { return allocate(p, n, MemKind::Vram, 0); }
A2A_API hipError_t hipExtMallocWithFlags(void** p, size_t n, unsigned flags) { return allocate(p, n, MemKind::Vram, flags); }
A2A_API hipError_t hipFree(void* p) { return release(p); }
A2A_API hipError_t hipHostMalloc(void** p, size_t n, unsigned flags) { return allocate(p, n, MemKind::Host, flags); }
A2A_API hipError_t hipHostFree(void* p) { return release(p); }
A2A_API hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  u64 used = 0;
  for (auto& [a, m] : gpu().memory) used += m->kind == MemKind::Vram ? m->size : 0;
  *total = size_t{192} << 30;
  *free = *total - used;
  return hipSuccess;
}
A2A_API hipError_t hipMemcpy(void* d, const void* s, size_t n, hipMemcpyKind) { return copy(d, s, n, node().stream(gpu(), nullptr), true); }
A2A_API hipError_t hipMemcpyAsync(void* d, const void* s, size_t n, hipMemcpyKind, hipStream_t st) { return copy(d, s, n, node().stream(gpu(), st), false); }
A2A_API hipError_t hipMemcpyPeerAsync(void* d, int, const void* s, int, size_t n, hipStream_t st) { return copy(d, s, n, node().stream(gpu(), st), false); }
static hipError_t set(void* d, int value, size_t n, Stream* s, bool sync) {
  if (!n) return hipSuccess;
  Place p;
  if (auto e = locate(d, n, "hipMemset", &p)) return e;
  StreamOp op{};
  op.kind = StreamOp::Set;
  op.dst = p.host;
  op.bytes = n;
  op.value = u32(value);
  op.from = op.to = rank_of(p);
  if (p.map) { op.dst_memory = p.map->memory; op.dst_offset = p.offset; }
  if (!sync) node().enqueue(s, std::move(op));
  else if (!node().call_and_sync(s, std::move(op), "hipMemset")) return report(node());
  return hipSuccess;
}
A2A_API hipError_t hipMemset(void* d, int v, size_t n) { return set(d, v, n, node().stream(gpu(), nullptr), true); }
A2A_API hipError_t hipMemsetAsync(void* d, int v, size_t n, hipStream_t s) { return set(d, v, n, node().stream(gpu(), s), false); }

A2A_API hipError_t hipDeviceCanAccessPeer(int* yes, int d, int peer) { *yes = d != peer; return hipSuccess; }
A2A_API hipError_t hipDeviceEnablePeerAccess(int, unsigned) { return hipSuccess; }
A2A_API hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* h, void* p) {
  Gpu& g = gpu();
  if (!g.memory.count(u64(reinterpret_cast<uintptr_t>(p)))) return report(hipErrorInvalidValue, "ipc", "hipIpcGetMemHandle takes the start of an allocation of this rank");
  std::memset(h, 0, sizeof *h);
  IpcHandle x{kIpcMagic, g.rank, u64(reinterpret_cast<uintptr_t>(p))};
  std::memcpy(h->reserved, &x, sizeof x);
  return hipSuccess;
}
A2A_API hipError_t hipIpcOpenMemHandle(void** p, hipIpcMemHandle_t h, unsigned) {
  IpcHandle x;
  std::memcpy(&x, h.reserved, sizeof x);
  Gpu& g = gpu();
  if (x.magic != kIpcMagic || x.rank < 0 || x.rank >= int(node().gpus.size())) return report(hipErrorInvalidValue, "ipc", "not an IPC handle of this node");
  if (x.rank == g.rank) return report(hipErrorInvalidContext, "ipc", "rank " + std::to_string(g.rank) + " opens its own IPC handle: use the pointer itself");
  auto& memory = node().gpus[size_t(x.rank)]->memory;
  auto it = memory.find(x.address);
  if (it == memory.end()) return report(hipErrorInvalidHandle, "ipc", "the memory behind this IPC handle of rank " + std::to_string(x.rank) + " was freed");
  ++it->second->opened;
  *p = reinterpret_cast<void*>(g.space.map(it->second.get(), true));
  return hipSuccess;
}
A2A_API hipError_t hipIpcCloseMemHandle(void* p) {
  Gpu& g = gpu();
  const Mapping* m = g.space.find(u64(reinterpret_cast<uintptr_t>(p)));
  if (!m || !m->ipc) return report(hipErrorInvalidValue, "ipc", "not memory opened through IPC");
  if (!node().sync(g)) return report(node());
  --m->memory->opened;
  g.space.unmap(m->base);
  return hipSuccess;
}

A2A_API hipError_t hipStreamCreateWithFlags(hipStream_t* s, unsigned) {
  *s = reinterpret_cast<hipStream_t>(node().make_stream(gpu()));
  return hipSuccess;
}
A2A_API hipError_t hipStreamCreate(hipStream_t* s) { return hipStreamCreateWithFlags(s, 0); }
A2A_API hipError_t hipStreamSynchronize(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  if (!s) return report(hipErrorInvalidHandle, "stream", "no such stream");
  return node().sync(s) ? hipSuccess : report(node());
}
A2A_API hipError_t hipStreamDestroy(hipStream_t h) {
  if (auto e = hipStreamSynchronize(h)) return e;
  return hipSuccess;  // kept: records may name it
}
A2A_API hipError_t hipStreamQuery(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  return !s ? hipErrorInvalidHandle : s->ops.empty() ? hipSuccess : hipErrorNotReady;
}
static std::shared_ptr<HipEvent>* find_event(hipEvent_t e) {
  auto& m = current()->events;
  auto it = m.find(reinterpret_cast<HipEvent*>(e));
  return it == m.end() ? nullptr : &it->second;
}
A2A_API hipError_t hipEventCreate(hipEvent_t* e) {
  auto ev = std::make_shared<HipEvent>();
  *e = reinterpret_cast<hipEvent_t>(ev.get());
  current()->events[ev.get()] = ev;
  return hipSuccess;
}
A2A_API hipError_t hipEventCreateWithFlags(hipEvent_t* e, unsigned) { return hipEventCreate(e); }
A2A_API hipError_t hipEventDestroy(hipEvent_t e) {
  return current()->events.erase(reinterpret_cast<HipEvent*>(e)) ? hipSuccess : hipErrorInvalidHandle;
}
A2A_API hipError_t hipEventRecord(hipEvent_t e, hipStream_t st) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  StreamOp op{};
  op.kind = StreamOp::Record;
  op.event = *ev;
  op.ticket = (*ev)->times.size();
  (*ev)->times.push_back(HipEvent::kPending);
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipStreamWaitEvent(hipStream_t st, hipEvent_t e, unsigned) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  if ((*ev)->times.empty()) return hipSuccess;  // never recorded: no wait
  StreamOp op{};
  op.kind = StreamOp::Wait;
  op.event = *ev;
  op.ticket = (*ev)->times.size() - 1;  // what is recorded from now on does not concern this wait
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipEventSynchronize(hipEvent_t e) {
  auto* ev = find_event(e);
  if (!ev) return hipErrorInvalidHandle;
  return node().run([&] { return !(*ev)->pending(); }) ? hipSuccess : report(node());
}
A2A_API hipError_t hipEventElapsedTime(float* ms, hipEvent_t a, hipEvent_t b) {
  auto *x = find_event(a), *y = find_event(b);
  if (!x || !y) return hipErrorInvalidHandle;
  if ((*x)->times.empty() || (*y)->times.empty()) return hipErrorInvalidHandle;
  if ((*x)->pending() || (*y)->pending()) return hipErrorNotReady;
  *ms = float((double((*y)->times.back()) - double((*x)->times.back())) / 1e9);
  return hipSuccess;
}
A2A_API hipError_t hipStreamWriteValue32(hipStream_t st, void* p, uint32_t value, unsigned) {
  Stream* s = node().stream(gpu(), st);
  Place d;
  if (!s) return hipErrorInvalidHandle;
  if (auto e = locate(p, 4, "hipStreamWriteValue32", &d)) return e;
  StreamOp op{};
  op.kind = StreamOp::WriteValue;
  op.dst = d.host;
  op.bytes = 4;
  op.value = value;
  op.dst_memory = d.map ? d.map->memory : nullptr;
  op.dst_offset = d.offset;
  if (!d.map) return hipErrorInvalidValue;
  node().enqueue(s, std::move(op));
  return hipSuccess;
}

A2A_API hipError_t hipModuleLoadData(hipModule_t* out, const void* text) {
  Gpu& g = gpu();
  try {
    auto m = std::make_shared<Module>();
    m->rank = g.rank;
    m->program = parse(static_cast<const char*>(text));
    Program& p = *m->program;
    u64 base = 0;
    if (!p.data.empty()) {
      m->globals = std::make_unique<Allocation>(p.data.size(), i16(g.rank), MemKind::Vram, false);
      m->globals->id = ++node().allocations;
      base = g.space.map(m->globals.get(), false);
      for (auto& [name, s] : p.data_symbols)
        if (s.size) m->globals->names.push_back({s.offset, s.size, name, i32(s.size), {}, node().record.symbols.id(name)});
    }
    p.link(base);
    if (!p.data.empty()) std::memcpy(m->globals->host, p.data.data(), p.data.size());
    for (auto& f : p.files) {
      size_t slash = f.find_last_of('/');
      m->file_ids.push_back(node().record.files.id(slash == std::string::npos ? f : f.substr(slash + 1)));
    }
    current()->modules.push_back(m);
    *out = reinterpret_cast<hipModule_t>(m.get());
    return hipSuccess;
  } catch (const LoadError& e) {
    return report(hipErrorInvalidImage, "load", e.what());
  } catch (const std::exception& e) {
    return report(hipErrorInvalidImage, "load", std::string("cannot load this assembly: ") + e.what());
  }
}
static std::shared_ptr<Module> find_module(hipModule_t h) {
  for (auto& m : current()->modules)
    if (m.get() == reinterpret_cast<Module*>(h)) return m;
  return nullptr;
}
A2A_API hipError_t hipModuleUnload(hipModule_t h) {
  auto m = find_module(h);
  if (!m) return hipErrorInvalidHandle;
  if (!node().sync(*node().gpus[size_t(m->rank)])) return report(node());
  if (m->globals) node().gpus[size_t(m->rank)]->space.unmap(m->program->data_base);
  auto& fs = current()->functions;
  std::erase_if(fs, [&](auto& f) { return f->module == m; });
  std::erase(current()->modules, m);
  return hipSuccess;
}
A2A_API hipError_t hipModuleGetFunction(hipFunction_t* f, hipModule_t h, const char* name) {
  auto m = find_module(h);
  if (!m) return hipErrorInvalidHandle;
  const KernelInfo* k = m->program->kernel(name);
  if (!k) return report(hipErrorNotFound, "module", std::string("the module has no kernel `") + name + "`");
  for (auto& fn : current()->functions)
    if (fn->module == m && fn->kernel == k) { *f = reinterpret_cast<hipFunction_t>(fn.get()); return hipSuccess; }
  auto& fn = current()->functions.emplace_back(std::make_unique<NodeState::Function>(NodeState::Function{m, k}));
  *f = reinterpret_cast<hipFunction_t>(fn.get());
  return hipSuccess;
}
A2A_API hipError_t hipModuleGetGlobal(hipDeviceptr_t* p, size_t* bytes, hipModule_t h, const char* name) {
  auto m = find_module(h);
  if (!m) return hipErrorInvalidHandle;
  auto it = m->program->data_symbols.find(name);
  if (it == m->program->data_symbols.end()) return report(hipErrorNotFound, "module", std::string("the module has no global `") + name + "`");
  if (p) *p = reinterpret_cast<void*>(m->program->data_base + it->second.offset);
  if (bytes) *bytes = it->second.size;
  return hipSuccess;
}
A2A_API hipError_t hipFuncGetAttribute(int* v, int attr, hipFunction_t f) {
  const KernelInfo& k = *reinterpret_cast<NodeState::Function*>(f)->kernel;
  switch (attr) {  // hipFunction_attribute
    case 0: *v = int(k.max_block); break;
    case 1: *v = int(k.lds); break;
    case 3: *v = int(k.scratch); break;
    case 4: *v = int(k.vgprs); break;
    default: return hipErrorNotSupported;
  }
  return hipSuccess;
}
A2A_API hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* n, hipFunction_t f, int block, size_t lds) {
  const KernelInfo& k = *reinterpret_cast<NodeState::Function*>(f)->kernel;
  *n = block <= 0 || block > 1024 ? 0 : node().blocks_per_cu(k, u32(block), k.lds + u32(lds));
  return hipSuccess;
}
A2A_API hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned lds, hipStream_t s, void** params, void** extra) {
  return launch(f, {gx, gy, gz}, {bx, by, bz}, lds, s, params, extra, false);
}
A2A_API hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned lds, hipStream_t s, void** params) {
  return launch(f, {gx, gy, gz}, {bx, by, bz}, lds, s, params, nullptr, true);
}

A2A_API const char* hipGetErrorName(hipError_t e) {
  switch (e) {
    case hipSuccess: return "hipSuccess";
    case hipErrorInvalidValue: return "hipErrorInvalidValue";
    case hipErrorOutOfMemory: return "hipErrorOutOfMemory";
    case hipErrorInvalidDevice: return "hipErrorInvalidDevice";
    case hipErrorInvalidImage: return "hipErrorInvalidImage";
    case hipErrorInvalidContext: return "hipErrorInvalidContext";
    case hipErrorInvalidHandle: return "hipErrorInvalidHandle";
    case hipErrorNotFound: return "hipErrorNotFound";
    case hipErrorNotReady: return "hipErrorNotReady";
    case hipErrorIllegalAddress: return "hipErrorIllegalAddress";
    case hipErrorLaunchOutOfResources: return "hipErrorLaunchOutOfResources";
    case hipErrorLaunchTimeOut: return "hipErrorLaunchTimeOut";
    case hipErrorLaunchFailure: return "hipErrorLaunchFailure";
    case hipErrorCooperativeLaunchTooLarge: return "hipErrorCooperativeLaunchTooLarge";
    case hipErrorNotSupported: return "hipErrorNotSupported";
    default: return "hipErrorUnknown";
  }
}
A2A_API const char* hipGetErrorString(hipError_t e) { return hipGetErrorName(e); }
A2A_API hipError_t hipGetLastError() {
  hipError_t e = state().last;
  state().last = hipSuccess;
  return e;
}
