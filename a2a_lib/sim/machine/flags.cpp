#include "machine/flags.h"

namespace a2a {
void Flags::set(const Event& e, const Allocation& m, u64 offset, u64 value) {
  writers_[m.id][offset] = Writer{e.rank, e.launch, e.block, e.line, e.file, e.wave, u64(e.time + e.duration), value};
  record_.add(e);
  if (words) words->set(e, m, offset, value);
  auto& [own, remote] = sets_[key(e.launch, e.symbol)];
  ++(m.home == e.rank ? own : remote);
}

const Writer* Flags::writer(const Allocation& m, u64 offset) const {
  auto of = writers_.find(m.id);
  if (of == writers_.end()) return nullptr;
  auto it = of->second.find(offset);
  return it == of->second.end() ? nullptr : &it->second;
}

std::pair<u32, u32> Flags::sets(i32 launch, i16 symbol) const {
  auto it = sets_.find(key(launch, symbol));
  return it == sets_.end() ? std::pair<u32, u32>{} : it->second;
}

void Flags::forget(const Allocation& m) { writers_.erase(m.id); }
}  // namespace a2a
