// Global, flat, scratch and buffer memory instructions, and cache actions.
// In memory mode `ideal` plain loads and stores take effect when they are issued; atomic ones (marked, or of agent or
// system scope) when they are served or arrive. In the other modes all become requests: memory/model.h says what they
// see.
#include "isa/vmem.h"

namespace a2a {
namespace {
void wbl2(Wave& w, const Inst& in) { w.machine->fence(w, in, true); }
void inv(Wave& w, const Inst& in) { w.machine->fence(w, in, false); }
}  // namespace

void add_vmem(std::vector<OpInfo>& t) {
  vmem::add_loads(t);
  vmem::add_stores(t);
  vmem::add_atomics(t);
  t.push_back({"buffer_wbl2", Family::MUBUF, Unit::Vmem, Mods::Vmem, wbl2, ""});
  t.push_back({"buffer_inv", Family::MUBUF, Unit::Vmem, Mods::Vmem, inv, ""});
}
}  // namespace a2a
