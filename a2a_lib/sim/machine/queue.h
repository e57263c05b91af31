// What happens next on a GPU, in order of time.
#pragma once
#include <array>
#include <vector>

#include "memory/common.h"

namespace a2a {
// At one moment answers first, then waves that are in the middle of it, then in order of enqueueing.
class EventQueue {
 public:
  // Far: a peer's request reaches this GPU's memory. Answer: an own one is back. Watch, WatchAgain, Unwatch: a peer's
  // wave looks at this GPU's memory from now on, or after it heard of a change, or no longer; News: that memory has
  // changed. Nic: a message of a network card.
  enum Kind : u32 { Wave, Request, Stream, Far, Answer, Watch, WatchAgain, Unwatch, News, Nic };
  struct Item {
    u64 time, seq;
    Kind kind;
    u32 id;   // of a request; which of its waves a place of the wave table had
    void* p;  // a wave, a stream, a request, what is watched
  };
  EventQueue() { clear(); }
  // within: a wave that would go on at once, were it not for other GPUs.
  void push(u64 time, Kind, void* p, u32 id = 0, bool within = false);
  Item pop();
  // The one that is `place` places from the next, which is 0; known for the next kNear at least. Null: there are fewer.
  const Item* peek(u32 place) const { return first_ + place < near_.size() ? &near_[first_ + place] : nullptr; }
  bool empty() const { return first_ == near_.size(); }
  bool before(u64 time) const { return next() < time; }
  u64 next() const { return empty() ? ~u64{0} : near_[first_].time; }
  void clear();

  static constexpr u32 kNear = 6;

 private:
  // The soonest lie in order, so that what they will touch can be fetched. What comes within some 4 us lies in buckets
  // of 1024 ps by its time, in no order until its bucket's turn comes: most of a kernel's events never see a heap. The
  // rest is one.
  static constexpr u32 kShift = 10, kBuckets = 4096, kMost = 64, kNone = ~0u;
  struct Node {
    Item item;
    u32 next;
  };
  std::vector<Item> near_;  // from `first_` on
  size_t first_ = 0;
  u64 edge_ = 0;  // what lies in order is of buckets before this one, all others of this one or later
  std::array<u32, kBuckets> bucket_;  // by number modulo kBuckets: the first in `nodes_`
  std::array<u64, kBuckets / 64> filled_;  // a bit for each bucket: there is one
  std::vector<Node> nodes_;
  u32 free_ = kNone;
  size_t in_buckets_ = 0;
  std::vector<Item> heap_;
  u64 seq_ = 0;

  static u64 bucket_of(const Item& i) { return i.time >> kShift; }
  void insert(const Item&);
  void put(const Item&);
  void refill();
  void take(u64 bucket);
  u64 next_filled() const;
  void put_from_heap();
};
}  // namespace a2a
