// HIP's C API: modules, their functions and globals, and launches.
#include <algorithm>

#include "hip/state.h"

using namespace a2a;
using namespace a2a::api;

namespace {
// Every rank loads a module, and so do later nodes. A program is parsed once, unless it has globals, which have another
// address on each rank.
constexpr size_t kKept = 16;
void place_globals(Gpu& g, Module& m, Program& p) {
  m.globals = std::make_unique<Allocation>(p.data.size(), i16(g.rank), MemKind::Vram, false);
  m.globals->id = ++node().allocations;
  m.globals->owner = i16(g.rank);
  const u64 base = g.space.map(m.globals.get(), false);
  for (auto& [name, s] : p.data_symbols)
    if (s.size) m.globals->names.push_back({s.offset, s.size, name, i32(s.size), {}, node().record.symbols.id(name)});
  p.link(base);
  std::memcpy(m.globals->host, p.data.data(), p.data.size());
}

std::shared_ptr<const Program> load(Gpu& g, Module& m, std::string_view text) {
  auto& all = state().programs;
  for (auto& kept : all)
    if (kept.text == text) return kept.program;
  std::unique_ptr<Program> fresh = parse(text);
  if (!fresh->data.empty()) {
    place_globals(g, m, *fresh);
    return fresh;
  }
  fresh->link(0);
  if (all.size() == kKept) all.pop_front();
  all.push_back({std::string(text), std::move(fresh)});
  return all.back().program;
}
}  // namespace

A2A_API hipError_t hipModuleLoadData(hipModule_t* out, const void* text) {
  Gpu& g = gpu();
  try {
    auto m = std::make_shared<Module>();
    m->rank = g.rank;
    m->program = load(g, *m, static_cast<const char*>(text));
    for (auto& f : m->program->files) {
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
    if (fn->module == m && fn->kernel == k) {
      *f = reinterpret_cast<hipFunction_t>(fn.get());
      return hipSuccess;
    }
  auto& fn = current()->functions.emplace_back(std::make_unique<NodeState::Function>(NodeState::Function{m, k}));
  *f = reinterpret_cast<hipFunction_t>(fn.get());
  return hipSuccess;
}
A2A_API hipError_t hipModuleGetGlobal(hipDeviceptr_t* p, size_t* bytes, hipModule_t h, const char* name) {
  auto m = find_module(h);
  if (!m) return hipErrorInvalidHandle;
  auto it = m->program->data_symbols.find(name);
  if (it == m->program->data_symbols.end())
    return report(hipErrorNotFound, "module", std::string("the module has no global `") + name + "`");
  if (p) *p = pointer_to(m->program->data_base + it->second.offset);
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
  *n = block <= 0 || block > int(kMaxBlock) ? 0 : node().blocks_per_cu(k, u32(block), k.lds + u32(lds));
  return hipSuccess;
}

// ---- launches: errors in one are reported before it starts ----
namespace {
hipError_t launch(hipFunction_t f, Dim3 grid, Dim3 block, u32 dynamic_lds, hipStream_t stream, void** params,
                  void** extra, bool cooperative) {
  if (!f) return hipErrorInvalidHandle;
  auto* fn = reinterpret_cast<NodeState::Function*>(f);
  const KernelInfo& k = *fn->kernel;
  Gpu& g = gpu();
  Stream* s = node().stream(g, stream);
  std::string who = "launch of " + k.source_name + " on rank " + std::to_string(g.rank) + ": ";
  const auto refuse = [&](hipError_t e, const std::string& why) { return report(e, "launch", who + why); };
  if (!s || s->gpu != &g) return refuse(hipErrorInvalidHandle, "the stream belongs to another rank");
  if (fn->module->rank != g.rank)
    return refuse(hipErrorInvalidContext, "the module was loaded on rank " + std::to_string(fn->module->rank));
  if (!grid.count() || !block.count()) return refuse(hipErrorInvalidValue, "a grid or block of no threads");
  if (block.count() > std::min(k.max_block, kMaxBlock))
    return refuse(hipErrorInvalidValue, std::to_string(block.count()) +
                                            " threads in a block; the kernel was compiled for at most " +
                                            std::to_string(std::min(k.max_block, kMaxBlock)) + " (__launch_bounds__)");
  u32 lds = k.lds + dynamic_lds;
  if (const u32 has = node().config.arch->lds_bytes; lds > has)
    return refuse(hipErrorInvalidValue, std::to_string(lds) + " bytes of LDS; a CU has " + std::to_string(has));
  int per_cu = node().blocks_per_cu(k, u32(block.count()), lds);
  if (!per_cu)
    return refuse(hipErrorLaunchOutOfResources, "a block does not fit on a CU (" + std::to_string(k.vgprs) +
                                                    " registers, " + std::to_string(block.count()) + " threads)");
  u64 resident = u64(per_cu) * g.cus.size();
  if (cooperative && grid.count() > resident)
    return refuse(hipErrorCooperativeLaunchTooLarge,
                  std::to_string(grid.count()) + " blocks, but only " + std::to_string(resident) + " fit at once (" +
                      std::to_string(per_cu) + " on each of " + std::to_string(g.cus.size()) +
                      " CUs). Blocks that wait for each other must all be resident");

  auto l = std::make_unique<Launch>();
  l->gpu = &g;
  l->module = fn->module;
  l->kernel = &k;
  l->name = node().record.kernels.id(k.source_name);
  l->grid = grid;
  l->block = block;
  l->lds = lds;
  // A stack of unknown depth gets hipLimitStackSize, ROCm's default; a known depth is exact.
  l->scratch = std::max(k.scratch, k.flag("uses_dynamic_stack") ? 1024u : 0u);
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
  const u64 dims = grid.z * block.z > 1 ? 3 : grid.y * block.y > 1 ? 2 : 1;
  const u64 private_base = kPrivateBase >> 32, shared_base = kSharedBase >> 32;
  using Hidden = std::pair<std::string_view, u64>;
  const Hidden hidden[] = {
      {"block_count_x", grid.x},   {"block_count_y", grid.y},         {"block_count_z", grid.z},
      {"group_size_x", block.x},   {"group_size_y", block.y},         {"group_size_z", block.z},
      {"grid_dims", dims},         {"dynamic_lds_size", dynamic_lds}, {"private_base", private_base},
      {"shared_base", shared_base}};
  for (const KernelArg& a : k.args) {
    constexpr std::string_view prefix = "hidden_";
    if (!a.kind.starts_with(prefix)) {
      if (packed) continue;
      if (!params || !params[next])
        return refuse(hipErrorInvalidValue, "argument " + std::to_string(next) + " is missing");
      std::memcpy(at + a.offset, params[next++], a.size);
      continue;
    }
    for (auto& [kind, value] : hidden)
      if (a.kind.substr(prefix.size()) == kind) std::memcpy(at + a.offset, &value, a.size);
  }
  u16 sizes[3] = {u16(block.x), u16(block.y), u16(block.z)};
  u32 threads[3] = {grid.x * block.x, grid.y * block.y, grid.z * block.z};
  std::memcpy(at + packet + 4, sizes, 6);
  std::memcpy(at + packet + 12, threads, 12);
  l->kernarg_address = g.space.map(l->kernargs.get(), false);
  StreamOp op{StreamOp::KernelLaunch};
  op.launch = std::move(l);
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
}  // namespace

A2A_API hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                         unsigned by, unsigned bz, unsigned lds, hipStream_t s, void** params,
                                         void** extra) {
  return launch(f, {gx, gy, gz}, {bx, by, bz}, lds, s, params, extra, false);
}
A2A_API hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                                    unsigned by, unsigned bz, unsigned lds, hipStream_t s,
                                                    void** params) {
  return launch(f, {gx, gy, gz}, {bx, by, bz}, lds, s, params, nullptr, true);
}
