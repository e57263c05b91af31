#include "machine/crossing.h"

#include <algorithm>

#include "machine/requests.h"

namespace a2a {
Crossing::Crossing(int gpus, What what, std::unique_ptr<Carried> kept)
    : gpus_(size_t(gpus)), what_(what), read_(gpus_ * gpus_), carried_(std::move(kept)) {
  if (what_ == kCount) return;
  if (what_ == kKeep || !carried_) carried_ = std::make_unique<Carried>();
  carried_->links.resize(gpus_ * gpus_);
}

// Calls f(page, first, count) for the bytes of each page with bytes written from another GPU; page is null without
// such bytes. make: mark them as such now.
template <class F> void Crossing::each(const Allocation& m, u64 offset, u64 bytes, bool make, F f) {
  for (const u64 end = std::min(offset + bytes, m.size); offset < end;) {
    const u64 n = std::min(end - offset, kPage - offset % kPage), key = u64(m.id) << 40 | offset / kPage;
    auto it = pages_.find(key);
    if (it == pages_.end() && make) it = pages_.emplace(key, std::make_unique<Page>()).first;
    f(it == pages_.end() ? nullptr : it->second.get(), offset % kPage, n);
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

void Crossing::came(const Allocation& m, u64 offset, u64 bytes, int rank, const u8* data) {
  const bool afar = m.home != rank;
  each(m, offset, bytes, afar, [&](Page* page, u64 first, u64 n) {
    if (page) std::fill_n(page->from.begin() + first, n, afar ? u16(rank + 1) : u16(0));
    if (afar) std::copy_n(data, n, page->sent.begin() + first);
    data += n;
  });
}

void Crossing::stored(InFlight& r, int rank) {
  pieces(r, [&](int l, u32 bytes) {
    const Allocation& m = *r.memory_of(l);
    if (m.home < 0) return;
    came(m, r.offset_of(l), bytes, rank, r.data[l]);
    if (m.home != rank) carry(size_t(rank), size_t(m.home), m, r.offset_of(l), r.data[l], bytes);
  });
}

void Crossing::modified(const Allocation& m, u64 offset, u32 bytes, int rank, Modify change, const u8* operand,
                        const u8* left, u8* found) {
  if (m.home < 0) return;
  bool own = false;
  u8 mine[8];
  if (m.home != rank)
    each(m, offset, bytes, false, [&](Page* page, u64 first, u64 n) {
      own = page && n == bytes && std::all_of(&page->from[first], &page->from[first] + n, [&](u16 from) {
              return (from & ~kRead) == rank + 1;
            });
      if (own) std::copy_n(&page->sent[first], n, mine);
    });
  if (!own) {
    loaded(m, offset, bytes, rank, nullptr);
    return came(m, offset, bytes, rank, left);
  }
  if (what_ == kReplace) std::copy_n(mine, bytes, found);
  change(mine, operand);
  came(m, offset, bytes, rank, mine);
}

void Crossing::loaded(InFlight& r, int rank) {
  pieces(r, [&](int l, u32 bytes) { loaded(*r.memory_of(l), r.offset_of(l), bytes, rank, r.data[l]); });
}

void Crossing::loaded(const Allocation& m, u64 offset, u32 bytes, int rank, u8* data) {
  if (m.home < 0 || m.kind == MemKind::Kernarg) return;
  u64 done = 0;
  each(m, offset, bytes, false, [&](Page* page, u64 first, u64 n) {
    u16* at = page ? page->from.data() + first : nullptr;
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
      } else if (data && what_ == kReplace) {
        std::copy_n(page->sent.begin() + first + i, end - i, data + done + i);
      }
      i = end;
    }
    done += n;
  });
}
}  // namespace a2a
