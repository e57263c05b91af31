// HIP's C API: modules, their functions and globals.
#include "hip/address.h"
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
