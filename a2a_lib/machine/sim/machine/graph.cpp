#include "machine/graph.h"

#include <algorithm>

#include "machine/node.h"

namespace a2a {
void Capture::join(Stream& s) {
  lanes_.push_back({&s, 0, {}});
  graph_.lanes.push_back(s.gpu);
}

u32 Capture::lane_of(const Stream& s) const {
  return u32(std::find_if(lanes_.begin(), lanes_.end(), [&](const Lane& l) { return l.stream == &s; }) -
             lanes_.begin());
}

void Capture::add(Stream& s, StreamOp op) {
  GraphNode n{lane_of(s), std::move(op), -1, {}};
  for (const auto& [memory, offset] : {std::pair(n.op.dst_memory, n.op.dst_offset), {n.op.src_memory, n.op.src_offset}})
    if (memory) n.uses.push_back({memory, memory->id, memory->describe(offset)});
  if (Launch* l = n.op.launch.get()) {  // each replay has a copy of its arguments
    s.gpu->space.unmap(l->kernarg_address);
    l->kernarg_address = 0;
  }
  ++lanes_[n.lane].nodes;
  graph_.nodes.push_back(std::move(n));
}

void Capture::record(Stream& s, const std::shared_ptr<HipEvent>& e) {
  const u32 lane = lane_of(s);
  std::vector<u32> knows = lanes_[lane].knows;
  knows.resize(std::max<size_t>(knows.size(), lane + 1));
  knows[lane] = lanes_[lane].nodes;
  events_[e.get()] = {graph_.events, std::move(knows), e};
  StreamOp op{};
  op.kind = StreamOp::Record;
  graph_.nodes.push_back({lane, std::move(op), i64(graph_.events++), {}});
}

void Capture::wait(const std::shared_ptr<Capture>& self, Stream& s, const HipEvent* e) {
  if (!s.capture) {
    s.capture = self;
    join(s);
  }
  const Mark& mark = events_.at(e);
  Lane& lane = lanes_[lane_of(s)];
  lane.knows.resize(std::max(lane.knows.size(), mark.knows.size()));
  for (size_t i = 0; i < mark.knows.size(); ++i) lane.knows[i] = std::max(lane.knows[i], mark.knows[i]);
  StreamOp op{};
  op.kind = StreamOp::Wait;
  graph_.nodes.push_back({lane_of(s), std::move(op), i64(mark.number), {}});
}

const Stream* Capture::unjoined() const {
  const auto& known = lanes_[0].knows;
  for (size_t i = 1; i < lanes_.size(); ++i)
    if (lanes_[i].nodes > (i < known.size() ? known[i] : 0)) return lanes_[i].stream;
  return nullptr;
}

Graph Capture::take() {
  const std::vector<Lane> lanes = lanes_;
  for (const Lane& l : lanes) l.stream->capture.reset();  // may end this object's life, but for the caller's reference
  return std::move(graph_);
}

std::unique_ptr<GraphExec> Node::instantiate(const Graph& graph) {
  auto x = std::make_unique<GraphExec>();
  x->number = ++graphs_;
  x->name = record.symbols.id("graph " + std::to_string(x->number));
  x->graph = graph;
  for (Gpu* g : graph.lanes) x->lanes.push_back(x->lanes.empty() ? nullptr : make_stream(*g));
  return x;
}

std::string Node::freed_of(const GraphExec& x) const {
  for (const GraphNode& n : x.graph.nodes)
    for (const UsedMemory& use : n.uses) {
      bool lives = false;
      for (auto& g : gpus)
        for (auto& [address, m] : g->memory) lives |= m.get() == use.memory && m->id == use.id;
      if (!lives) return use.name;
    }
  return "";
}

static std::shared_ptr<Launch> copy_of(const Launch& from, Gpu& g) {
  auto l = std::make_shared<Launch>();
  l->gpu = &g;
  l->module = from.module;
  l->kernel = from.kernel;
  l->name = from.name;
  l->grid = from.grid;
  l->block = from.block;
  l->lds = from.lds;
  l->scratch = from.scratch;
  l->cooperative = from.cooperative;
  l->kernargs = std::make_unique<Allocation>(from.kernargs->size, i16(-1), MemKind::Kernarg, false);
  std::memcpy(l->kernargs->host, from.kernargs->host, from.kernargs->size);
  l->kernarg_address = g.space.map(l->kernargs.get(), false);
  return l;
}

void Node::replay(GraphExec& x, Stream& s) {
  host_call(*s.gpu, "hipGraphLaunch", preset.launch_call, 0, -1, i16(s.id));
  const u64 earliest = s.gpu->host_time + launch_delay(*s.gpu);
  const Replay replay{x.number, ++x.replays, x.name};
  auto put = [&](Stream& to, StreamOp op) {
    op.earliest = earliest;
    op.replay = replay;
    if (races) op.before = host_clock_;
    streams_.add(to, std::move(op));
  };
  auto event_op = [](StreamOp::Kind kind, const std::shared_ptr<HipEvent>& e) {
    StreamOp op{};
    op.kind = kind;
    op.event = e;
    return op;
  };
  auto new_event = [] {
    auto e = std::make_shared<HipEvent>();
    e->times.push_back(HipEvent::kPending);
    return e;
  };
  if (x.ended) put(s, event_op(StreamOp::Wait, x.ended));  // a graph's replays run one after the other
  StreamOp begin{};
  begin.kind = StreamOp::Replayed;
  put(s, std::move(begin));
  std::vector<std::shared_ptr<HipEvent>> events(x.graph.events);
  for (auto& e : events) e = new_event();
  for (const GraphNode& n : x.graph.nodes) {
    Stream& to = n.lane ? *x.lanes[n.lane] : s;
    if (n.event >= 0) {
      put(to, event_op(n.op.kind, events[size_t(n.event)]));
      continue;
    }
    StreamOp op = n.op;
    if (op.launch) op.launch = copy_of(*op.launch, *to.gpu);
    if (op.kind == StreamOp::Record) {
      op.ticket = op.event->times.size();
      op.event->times.push_back(HipEvent::kPending);
    }
    put(to, std::move(op));
  }
  x.ended = new_event();
  put(s, event_op(StreamOp::Record, x.ended));
}
}  // namespace a2a
