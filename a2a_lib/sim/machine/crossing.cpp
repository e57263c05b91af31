#include "machine/crossing.h"

#include <algorithm>

namespace a2a {
Crossing::Crossing(int gpus, What what, std::unique_ptr<Carried> kept)
    : gpus_(size_t(gpus)), what_(what), read_(gpus_ * gpus_), carried_(std::move(kept)) {
  if (what_ == kCount) return;
  if (what_ == kKeep || !carried_) carried_ = std::make_unique<Carried>();
  carried_->links.resize(gpus_ * gpus_);
}

// f(first, count): bytes of one page that was written from afar, or is now if `make`; first is null for others.
template <class F> void Crossing::each(const Allocation& m, u64 offset, u64 bytes, bool make, F f) {
  for (const u64 end = std::min(offset + bytes, m.size); offset < end;) {
    const u64 n = std::min(end - offset, kPage - offset % kPage), key = u64(m.id) << 40 | offset / kPage;
    auto it = pages_.find(key);
    if (it == pages_.end() && make) it = pages_.emplace(key, std::make_unique<Page>()).first;
    f(it == pages_.end() ? nullptr : it->second->data() + offset % kPage, n);
    offset += n;
  }
}

void Crossing::carry(size_t from, size_t to, const Allocation& m, u64 offset, u8* data, u32 bytes) {
  if (what_ == kCount || !data) return;
  const size_t pair = from * gpus_ + to;
  Carried::Link& link = carried_->links[pair];
  const u64 place = u64(m.id) << 40 | offset;
  if (what_ == kKeep) {
    link.pieces.push_back({place, bytes});
    link.bytes.insert(link.bytes.end(), data, data + bytes);
    return;
  }
  if (diverged_ >= 0) return;
  if (link.piece == link.pieces.size() || link.pieces[link.piece].place != place ||
      link.pieces[link.piece].bytes != bytes) {
    diverged_ = int(pair);
    return;
  }
  std::copy_n(link.bytes.data() + link.byte, bytes, data);
  ++link.piece;
  link.byte += bytes;
}

int Crossing::diverged() const {
  if (diverged_ >= 0 || what_ != kReplace) return diverged_;
  for (size_t pair = 0; pair < carried_->links.size(); ++pair)
    if (carried_->links[pair].piece != carried_->links[pair].pieces.size()) return int(pair);
  return -1;
}

void Crossing::came(const Allocation& m, u64 offset, u64 bytes, int rank) {
  const bool afar = m.home != rank;
  const u16 from = afar ? u16(rank + 1) : u16(0);
  each(m, offset, bytes, afar, [&](u16* at, u64 n) {
    if (at) std::fill_n(at, n, from);
  });
}

void Crossing::stored(InFlight& r, int rank) {
  if (r.modify) {
    for (u64 m = r.exec; m; m &= m - 1) {
      const int l = std::countr_zero(m);
      operand(*r.memory_of(l), r.offset_of(l), r.bytes, rank, r.data[l], u32(sizeof r.data[l]));
    }
    return;
  }
  pieces(r, [&](int l, u32 bytes) {
    const Allocation& m = *r.memory_of(l);
    if (m.home < 0) return;
    if (m.home != rank) carry(size_t(rank), size_t(m.home), m, r.offset_of(l), r.data[l], bytes);
    came(m, r.offset_of(l), bytes, rank);
  });
}

// It changes its bytes later, but no byte of it is another one's then.
void Crossing::operand(const Allocation& m, u64 offset, u32 bytes, int rank, u8* data, u32 data_bytes) {
  if (m.home < 0 || m.home == rank) return;
  carry(size_t(rank), size_t(m.home), m, offset, data, data_bytes);
  came(m, offset, bytes, rank);
}

void Crossing::loaded(InFlight& r, int rank) {
  pieces(r, [&](int l, u32 bytes) { loaded(*r.memory_of(l), r.offset_of(l), bytes, rank, r.data[l]); });
}

void Crossing::loaded(const Allocation& m, u64 offset, u32 bytes, int rank, u8* data) {
  if (m.home < 0 || m.kind == MemKind::Kernarg) return;
  u64 done = 0;
  each(m, offset, bytes, false, [&](u16* at, u64 n) {
    if (m.home == rank) {
      for (u64 i = 0; at && i < n; ++i)
        if (at[i] && !(at[i] & kRead)) {
          ++read_[size_t(at[i] - 1) * gpus_ + size_t(rank)];
          at[i] |= kRead;
        }
      return;
    }
    auto own = [&](u64 i) { return at && (at[i] & ~kRead) == rank + 1; };
    for (u64 i = 0; i < n;) {
      u64 end = i + 1;
      while (end < n && own(end) == own(i)) ++end;
      if (!own(i)) {
        read_[size_t(m.home) * gpus_ + size_t(rank)] += i64(end - i);
        carry(size_t(m.home), size_t(rank), m, offset + done + i, data ? data + done + i : nullptr, u32(end - i));
      }
      i = end;
    }
    done += n;
  });
}
}  // namespace a2a
