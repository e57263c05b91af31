#include "machine/graph.h"

#include <algorithm>

#include "machine/node.h"

namespace a2a {
UsedMemory::UsedMemory(const Allocation& m, u64 at)
    : owner(m.owner), address(m.address), id(m.id), offset(at), number(0), name(m.describe(at)) {
  if (const Symbol* s = m.symbol(at)) number = s->number;
}

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
    if (memory && memory->address) n.uses.emplace_back(*memory, offset);  // a module's globals have none
  if (Launch* l = n.op.launch.get()) {  // each replay has a copy of its arguments
    for (const KernelArg& a : l->kernel->args) {
      u64 pointer = 0;
      if (a.kind != "global_buffer" || a.size != 8) continue;
      std::memcpy(&pointer, l->kernargs->host + a.offset, 8);
      const Mapping* m = s.gpu->space.find(pointer);
      if (m && m->memory->address) n.uses.emplace_back(*m->memory, pointer - m->base);
    }
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
  graph_.nodes.push_back({lane, StreamOp{StreamOp::Record}, i64(graph_.events++), {}});
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
  graph_.nodes.push_back({lane_of(s), StreamOp{StreamOp::Wait}, i64(mark.number), {}});
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

std::string Node::stale(const GraphExec& x) const {
  for (const GraphNode& n : x.graph.nodes)
    for (const UsedMemory& use : n.uses) {
      if (n.op.launch && !races) continue;
      const auto& memory = gpus[size_t(use.owner)]->memory;
      const auto it = memory.find(use.address);
      if (it == memory.end() || it->second->id != use.id) {
        if (!n.op.launch) return use.name + ", which was freed after the capture";
        continue;  // its kernel faults when it touches that
      }
      const auto& names = it->second->names;
      if (std::any_of(names.begin(), names.end(), [&](const Symbol& s) { return s.number == use.number; })) continue;
      const Symbol* now = it->second->symbol(use.offset);
      if (use.number && now && now->number > x.graph.names_given)
        return use.name + ", which was given back after the capture, and `" + now->name + "` lies there now";
    }
  return "";
}

std::string Node::update(GraphExec& x, const Graph& graph, int* reason) {
  enum { Topology = 2, Kind = 3, Function = 4, Parameters = 5 };
  const auto no = [&](int why, std::string text) {
    *reason = why;
    return text;
  };
  if (graph.lanes != x.graph.lanes) return no(Topology, "it was captured from other streams, or from more or fewer");
  if (graph.nodes.size() != x.graph.nodes.size())
    return no(Topology, "it has " + std::to_string(x.graph.nodes.size()) + " operations, the new capture has " +
                            std::to_string(graph.nodes.size()));
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    const GraphNode &was = x.graph.nodes[i], &is = graph.nodes[i];
    const std::string here = "operation " + std::to_string(i + 1);
    if (was.lane != is.lane || was.event != is.event) return no(Topology, here + " has another place");
    if (was.op.kind != is.op.kind) return no(Kind, here + " is of another kind");
    if (was.op.from != is.op.from || was.op.to != is.op.to) return no(Parameters, here + " copies between other GPUs");
    if (!was.op.launch) continue;
    if (was.op.launch->kernel != is.op.launch->kernel)  // CHOICE: CUDA allows some, HIP has an error of its own for it
      return no(Function, here + " is the kernel " + was.op.launch->kernel->source_name + ", not " +
                              is.op.launch->kernel->source_name);
    if (was.op.launch->cooperative != is.op.launch->cooperative)
      return no(Parameters, here + " is cooperative in only one of them");
  }
  x.graph = graph;
  *reason = 0;
  return "";
}

static std::shared_ptr<Launch> copy_of(const Launch& from, Gpu& g) {
  auto l = std::make_shared<Launch>();
  static_cast<LaunchPlan&>(*l) = from;
  l->gpu = &g;
  l->kernargs = std::make_unique<Allocation>(from.kernargs->size, i16(-1), MemKind::Kernarg, false);
  std::memcpy(l->kernargs->host, from.kernargs->host, from.kernargs->size);
  l->kernarg_address = g.space.map(l->kernargs.get(), false);
  return l;
}

void Node::replay(GraphExec& x, Stream& s) {
  host_call(*s.gpu, "hipGraphLaunch", preset.launch_call, 0, -1, i16(s.id));
  const u64 earliest = s.gpu->host_time + launch_delay(s);
  const Replay replay{x.number, ++x.replays, x.name};
  auto put = [&](Stream& to, StreamOp op) {
    op.earliest = earliest;
    op.replay = replay;
    if (races) op.before = host_clock_;
    add(to, std::move(op));
  };
  auto event_op = [](StreamOp::Kind kind, const std::shared_ptr<HipEvent>& e) {
    StreamOp op{kind};
    op.event = e;
    return op;
  };
  auto new_event = [] {
    auto e = std::make_shared<HipEvent>();
    e->times.push_back(HipEvent::kPending);
    return e;
  };
  if (x.ended) put(s, event_op(StreamOp::Wait, x.ended));  // a graph's replays run one after the other
  put(s, StreamOp{StreamOp::Replayed});
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
