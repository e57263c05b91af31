#include "machine/crossing.h"

#include <algorithm>

namespace a2a {
// Calls f(first, count) for the bytes of each page with bytes written from another GPU. make: mark them as such now.
template <class F> void Crossing::each(const Allocation& m, u64 offset, u64 bytes, bool make, F f) {
  for (const u64 end = std::min(offset + bytes, m.size); offset < end;) {
    const u64 n = std::min(end - offset, kPage - offset % kPage), key = u64(m.id) << 40 | offset / kPage;
    auto it = pages_.find(key);
    if (it == pages_.end() && make) it = pages_.emplace(key, std::make_unique<Page>()).first;
    if (it != pages_.end()) f(it->second->data() + offset % kPage, n);
    offset += n;
  }
}

void Crossing::stored(const InFlight& r, int rank) {
  pieces(r, [&](int l, u32 bytes) {
    const Allocation& m = *r.memory_of(l);
    const bool afar = m.home >= 0 && m.home != rank;
    const u16 from = afar ? u16(rank + 1) : u16(0);
    if (m.home >= 0) each(m, r.offset_of(l), bytes, afar, [&](u16* at, u64 n) { std::fill_n(at, n, from); });
  });
}

void Crossing::loaded(const InFlight& r, int rank) {
  pieces(r, [&](int l, u32 bytes) { loaded(*r.memory_of(l), r.offset_of(l), bytes, rank); });
}

void Crossing::loaded(const Allocation& m, u64 offset, u64 bytes, int rank) {
  if (m.home < 0 || m.kind == MemKind::Kernarg) return;
  if (m.home != rank) {
    read_[size_t(m.home) * gpus_ + size_t(rank)] += i64(bytes);
    return;
  }
  each(m, offset, bytes, false, [&](u16* at, u64 n) {
    for (u64 i = 0; i < n; ++i)
      if (at[i]) {
        ++read_[size_t(at[i] - 1) * gpus_ + size_t(rank)];
        at[i] = 0;
      }
  });
}
}  // namespace a2a
