#include "machine/record.h"

#include <algorithm>

namespace a2a {
void Recorder::add(const Event& e) {
  const auto kind = EventKind(e.kind);
  if (kind == EventKind::Launch || kind == EventKind::Copy || kind == EventKind::Host) {
    numbers_.push_back(count());
    kept_.push_back(e);
    return;
  }
  if (details_.size() < capacity) details_.push_back(e);
  else if (capacity) details_[details_seen_ % capacity] = e;
  ++details_seen_;
}

void Recorder::clear() {
  kept_.clear();
  details_.clear();
  numbers_.clear();
  details_seen_ = 0;
}

u64 Recorder::kept_before(u64 number) const {
  return u64(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
}

u64 Recorder::lost(u64 first) const {
  const u64 details_before = std::min(first, count()) - kept_before(first);
  return gone() - std::min(gone(), details_before);
}

u64 Recorder::read(u64 first, Event* out, u64 most) const {
  u64 k = kept_before(first), d = std::max(std::min(first, count()) - k, gone());
  const u64 there = (kept_.size() - k) + (details_seen_ - d);
  if (!out) return there;
  const u64 n = std::min(most, there);
  for (u64 i = 0; i < n; ++i) {
    const bool detail = d < details_seen_ && (k == kept_.size() || d < numbers_[k] - k);
    *out++ = detail ? details_[d++ % capacity] : kept_[k++];
  }
  return n;
}
}  // namespace a2a
