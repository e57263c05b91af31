#include "machine/flags.h"

namespace a2a {
void Flags::set(const Event& e, const Allocation& m, u64 offset, u64 value) {
  writers_[key(m, offset)] = Writer{e.rank, e.launch, e.block, e.line, e.file, e.wave, u64(e.time + e.duration), value};
  record_.add(e);
  auto& [own, remote] = sets_[key(e.launch, e.symbol)];
  ++(m.home == e.rank ? own : remote);
}

const Writer* Flags::writer(const Allocation& m, u64 offset) const {
  auto it = writers_.find(key(m, offset));
  return it == writers_.end() ? nullptr : &it->second;
}

bool Flags::only_at_home(i32 launch, i16 symbol) const {
  auto it = sets_.find(key(launch, symbol));
  return it != sets_.end() && it->second.second == 0;
}

void Flags::forget(const Allocation& m) {
  const u64 base = key(m, 0);
  std::erase_if(writers_, [&](const auto& w) { return w.first - base < m.size; });
}
}  // namespace a2a
