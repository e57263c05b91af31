// The next events on a GPU, in order of time.
#pragma once
#include <array>
#include <vector>

#include "memory/common.h"

namespace a2a {
// At one moment answers come first, then waves in the middle of it, then the order of enqueueing.
class EventQueue {
 public:
  // Far: a peer's request reaches this GPU's memory. Answer: an own request returns. Watch: a peer's wave starts to
  // watch this GPU's memory. WatchAgain: it watches again after a change. Unwatch: it stops. News: watched memory of a
  // peer has changed. Nic: a message of a network card.
  enum Kind : u32 { Wave, Request, Stream, Far, Answer, Watch, WatchAgain, Unwatch, News, Nic };
  struct Item {
    u64 time, seq;
    Kind kind;
    u32 id;   // of a request; for a wave, the number of waves that had its place in the table
    void* p;  // a wave, a stream, a request, what is watched
  };
  EventQueue() { clear(); }
  // within: a wave that would continue at once if it were not for other GPUs.
  void push(u64 time, Kind, void* p, u32 id = 0, bool within = false);
  Item pop();
  // The item `place` places after the next one, which is 0; known for the next kNear at least. Null: there are fewer.
  const Item* peek(u32 place) const { return first_ + place < near_.size() ? &near_[first_ + place] : nullptr; }
  bool empty() const { return first_ == near_.size(); }
  bool before(u64 time) const { return next() < time; }
  u64 next() const { return empty() ? ~u64{0} : near_[first_].time; }
  void clear();

  static constexpr u32 kNear = 6;

 private:
  // The next items are sorted, so that their data can be prefetched. Items within some 4 us are in buckets of 1024 ps,
  // unsorted until their bucket's turn: most of a kernel's events are never in a heap. All later items are in one.
  static constexpr u32 kShift = 10, kBuckets = 4096, kMost = 64, kNone = ~0u;
  struct Node {
    Item item;
    u32 next;
  };
  std::vector<Item> near_;  // from `first_` on
  size_t first_ = 0;
  u64 edge_ = 0;  // sorted items are of buckets before this one, all others of this one or later
  std::array<u32, kBuckets> bucket_;  // by number modulo kBuckets: the first in `nodes_`
  std::array<u64, kBuckets / 64> filled_;  // a bit for each bucket that is not empty
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
