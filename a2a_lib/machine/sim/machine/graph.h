// Graphs: operations that streams recorded instead of running them, and their replays.
//
// Operations keep the streams that they were recorded from as lanes, and the events between these. A replay puts copies
// of them on streams of its own, except for the first lane, which is the stream that it is launched on. Arguments of
// kernels are those of the capture. Bytes that a copy takes from the host are those of the capture, too (CHOICE: HIP
// reads the host's memory at each replay).
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "machine/state.h"

namespace a2a {
// Memory that an operation touches: of a copy or a memset, or what an argument of a kernel points to.
struct UsedMemory {
  i16 owner;
  u64 address;  // of the allocation
  u32 id;
  u64 offset, number;  // number: of its symbol, 0 if it has none
  std::string name;
  UsedMemory(const Allocation& m, u64 offset);
};
struct GraphNode {
  u32 lane;
  StreamOp op;
  i64 event = -1;  // of records and waits between lanes: their number in the graph
  std::vector<UsedMemory> uses;
};
struct Graph {
  std::vector<Gpu*> lanes;
  std::vector<GraphNode> nodes;  // in the order of the calls
  size_t events = 0;
  u64 names_given = 0;  // when the capture ended
};

// A graph that can be launched.
struct GraphExec {
  i32 number = 0, replays = 0;
  i16 name = -1;  // in the record
  Graph graph;
  std::vector<Stream*> lanes;  // the first: null, the stream of the launch
  std::shared_ptr<HipEvent> ended;  // of the latest replay
};

class Capture {
 public:
  enum Mode { Global, ThreadLocal, Relaxed };
  Capture(Stream& origin, Mode mode) : origin_(&origin), mode_(mode) { join(origin); }

  bool relaxed() const { return mode_ == Relaxed; }
  const Stream& origin() const { return *origin_; }
  void add(Stream&, StreamOp);
  void record(Stream&, const std::shared_ptr<HipEvent>&);
  bool has(const HipEvent* e) const { return events_.count(e); }
  void forget(const HipEvent* e) { events_.erase(e); }
  void wait(const std::shared_ptr<Capture>& self, Stream&, const HipEvent*);  // the stream joins
  void invalidate(std::string why) {
    if (broken_.empty()) broken_ = std::move(why);
  }
  const std::string& broken() const { return broken_; }  // why it can make no graph; "" if it can
  // A stream with work that the first stream does not wait for; null: none.
  const Stream* unjoined() const;
  Graph take();  // ends it

 private:
  struct Lane {
    Stream* stream;
    u32 nodes = 0;  // operations so far
    std::vector<u32> knows;  // of each lane, how many come before what this lane does next
  };
  struct Mark {
    size_t number;
    std::vector<u32> knows;
    std::shared_ptr<HipEvent> kept;
  };
  Stream* origin_;
  Mode mode_;
  std::string broken_;
  std::vector<Lane> lanes_;
  std::map<const HipEvent*, Mark> events_;
  Graph graph_;

  void join(Stream&);
  u32 lane_of(const Stream&) const;
};
}  // namespace a2a
