#include "machine/queue.h"

#include <algorithm>
#include <bit>

namespace a2a {
namespace {
bool later(const EventQueue::Item& a, const EventQueue::Item& b) {
  return a.time != b.time ? a.time > b.time : a.seq > b.seq;
}
bool sooner(const EventQueue::Item& a, const EventQueue::Item& b) { return later(b, a); }
}  // namespace

void EventQueue::clear() {
  near_.clear();
  first_ = in_buckets_ = 0;
  bucket_.fill(kNone);
  filled_.fill(0);
  nodes_.clear();
  free_ = kNone;
  heap_.clear();
}

void EventQueue::push(u64 time, Kind kind, void* p, u32 id, bool within) {
  // A wave's awaited answers come before the wave's own event at the same time, even if they were enqueued later.
  const u64 after = kind == Answer ? 0 : u64(within ? 1 : 2) << 62;
  const Item item{time, after | seq_++, kind, id, p};
  if (empty()) edge_ = bucket_of(item);
  if (bucket_of(item) < edge_) return insert(item);
  put(item);
  if (near_.size() - first_ < kNear) refill();
}

EventQueue::Item EventQueue::pop() {
  const Item soonest = near_[first_++];
  if (near_.size() - first_ < kNear) refill();
  return soonest;
}

// Inserts into the sorted part. If that is long, its latter half returns to the buckets.
void EventQueue::insert(const Item& item) {
  near_.insert(std::upper_bound(near_.begin() + i64(first_), near_.end(), item, sooner), item);
  if (near_.size() - first_ <= kMost) return;
  const u64 half = bucket_of(near_[first_ + kMost / 2]);
  size_t keep = near_.size();
  while (keep > first_ + kNear && bucket_of(near_[keep - 1]) >= half) --keep;
  if (keep == near_.size() || bucket_of(near_[keep]) == bucket_of(near_[keep - 1])) return;  // no bucket is split
  edge_ = bucket_of(near_[keep]);
  for (size_t i = keep; i < near_.size(); ++i) put(near_[i]);
  near_.resize(keep);
}

void EventQueue::put(const Item& item) {
  const u64 bucket = bucket_of(item);
  if (bucket >= edge_ + kBuckets) {
    heap_.push_back(item);
    std::push_heap(heap_.begin(), heap_.end(), later);
    return;
  }
  u32 node = free_;
  if (node == kNone) {
    node = u32(nodes_.size());
    nodes_.emplace_back();
  } else {
    free_ = nodes_[node].next;
  }
  u32& head = bucket_[bucket % kBuckets];
  nodes_[node] = {item, head};
  head = node;
  filled_[bucket % kBuckets / 64] |= u64{1} << bucket % 64;
  ++in_buckets_;
}

void EventQueue::put_from_heap() {
  while (!heap_.empty() && bucket_of(heap_[0]) < edge_ + kBuckets) {
    std::pop_heap(heap_.begin(), heap_.end(), later);
    const Item item = heap_.back();
    heap_.pop_back();
    put(item);
  }
}

void EventQueue::refill() {
  near_.erase(near_.begin(), near_.begin() + i64(first_));
  first_ = 0;
  while (near_.size() < kNear) {
    if (in_buckets_) {
      const u64 bucket = next_filled();
      take(bucket);
      edge_ = bucket + 1;
    } else if (!heap_.empty()) {
      edge_ = bucket_of(heap_[0]);
    } else {
      return;
    }
    put_from_heap();
  }
}

// The first filled bucket from `edge_` on, around the circle, even if its items are of a later round.
u64 EventQueue::next_filled() const {
  const u64 from = edge_ % kBuckets;
  u64 word = from / 64, bits = filled_[word] & ~u64{0} << from % 64;
  while (!bits) bits = filled_[word = (word + 1) % filled_.size()];
  return edge_ + (word * 64 + u64(std::countr_zero(bits)) - from) % kBuckets;
}

// Moves that bucket's items to the end of the sorted part.
void EventQueue::take(u64 bucket) {
  const size_t before = near_.size();
  u32 later_rounds = kNone;
  for (u32 node = bucket_[bucket % kBuckets], next; node != kNone; node = next) {
    next = nodes_[node].next;
    const bool now = bucket_of(nodes_[node].item) == bucket;
    if (now) {
      near_.push_back(nodes_[node].item);
      --in_buckets_;
    }
    u32& list = now ? free_ : later_rounds;
    nodes_[node].next = list;
    list = node;
  }
  bucket_[bucket % kBuckets] = later_rounds;
  if (later_rounds == kNone) filled_[bucket % kBuckets / 64] &= ~(u64{1} << bucket % 64);
  std::sort(near_.begin() + i64(before), near_.end(), sooner);
}
}  // namespace a2a
