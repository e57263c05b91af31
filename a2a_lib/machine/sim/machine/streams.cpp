// Streams: kernels, copies, events, in order; the start and the end of launches.
#include "machine/node.h"

#include <algorithm>
#include <utility>

#include "machine/detail.h"
#include "machine/watcher.h"

namespace a2a {
void Node::step(Stream& s, u64 time) {
  changed_ = true;
  if (s.ops.empty()) return;
  StreamOp& op = s.ops.front();
  auto complete = [&](u64 at) {
    s.ready = at;
    s.busy = false;
    s.ops.pop_front();
    if (!s.ops.empty()) streams.push(std::max({s.ops.front().earliest, at, now}), EventQueue::Stream, &s);
  };
  if (races && !s.busy) join(s.clock, op.before);
  if (s.busy) {  // the operation in front has ended
    if (op.kind == StreamOp::Copy || op.kind == StreamOp::Set) {
      if (op.kind == StreamOp::Set && op.dst_memory) op.dst_memory->fill(op.dst_offset, op.bytes, u8(op.value));
      else if (op.kind == StreamOp::Set) std::memset(op.dst, int(op.value), op.bytes);
      else std::memmove(op.dst, op.staged.empty() ? op.src : op.staged.data(), op.bytes);
      if (op.dst_memory) timing.written(*op.dst_memory, op.dst_offset, op.bytes);
      if (op.dst_memory && model) model->home_written(*op.dst_memory, op.dst_offset, op.bytes);
      watch(s, op);
      if (op.dst_memory) wrote(*op.dst_memory, op.dst_offset, op.bytes, time);
    }
    complete(time);
    return;
  }
  u64 start = std::max(op.earliest, s.ready);
  if (op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set)
    start = std::max(start, s.ready + preset.queue_gap);
  if (start > time) {
    streams.push(start, EventQueue::Stream, &s);
    return;
  }
  switch (op.kind) {
    case StreamOp::KernelLaunch:
      if (s.gpu->dead) {
        s.gpu->space.unmap(op.launch->kernarg_address);
        complete(time);
        break;
      }
      s.busy = true;
      start_launch(s, op, time);
      break;
    case StreamOp::Copy:
    case StreamOp::Set: {
      s.busy = true;
      u64 end = op.kind == StreamOp::Set ? timing.set(s.gpu->rank, op.bytes, time) + preset.release
                                         : timing.copy(op.from, op.to, op.bytes, time) + preset.copy_fixed;
      Event e = event_from(time, end, EventKind::Copy, s.gpu->rank, s.id);
      e.bytes = i64(op.bytes);
      e.src = i16(op.from);
      e.dst = i16(op.to);
      note(e, op.replay);
      if (op.from >= 0 && op.to >= 0 && op.from != op.to)
        engines_[size_t(op.from)]->core.link_bytes[size_t(op.from) * config.gpus + op.to] += op.bytes;
      record.add(e);
      streams.push(end, EventQueue::Stream, &s);
      break;
    }
    case StreamOp::Record:
      op.event->times[op.ticket] = time;
      if (races) op.event->clock = s.clock;
      complete(time);
      for (Stream* other : all_streams())
        if (std::exchange(other->waiting, false)) streams.push(time, EventQueue::Stream, other);
      break;
    case StreamOp::Wait:
      if (u64 at = op.event->times[op.ticket]; at == HipEvent::kPending) s.waiting = true;
      else {
        if (races) join(s.clock, op.event->clock);
        complete(std::max(time, at));
      }
      break;
    case StreamOp::WriteValue:
      std::memcpy(op.dst, &op.value, op.bytes);
      timing.written(*op.dst_memory, op.dst_offset, op.bytes);
      watch(s, op);
      wrote(*op.dst_memory, op.dst_offset, op.bytes, time);
      complete(time);
      break;
    case StreamOp::Replayed:  // the gap before the first kernel is part of it
      complete(time + preset.graph_replay - std::min(preset.graph_replay, preset.queue_gap));
      break;
  }
}

void Node::start_launch(Stream& s, StreamOp& op, u64 time) {
  Launch* l = op.launch.get();
  active_.push_back(std::move(op.launch));
  l->id = launches_++;
  l->stream = &s;
  l->start = time;
  l->replay = op.replay;
  launches.push_back({i16(s.gpu->rank), i16(s.id), op.replay});
  auto& [times, blocks] = s.gpu->launched[l->kernel->source_name];
  l->nth = ++times;
  blocks = l->grid.count();
  if (races) l->before = s.clock;
  timing.kernel_start(s.gpu->rank);
  if (model) model->kernel_start(s.gpu->rank);
  engines_[size_t(s.gpu->rank)]->waits.dropped(time);
  if (detail) detail->launch(*l, true);
  s.gpu->dispatching.push_back(l);
  engines_[size_t(s.gpu->rank)]->dispatcher.dispatch(*s.gpu, time);
}

// The host waits for its own copy and nothing else is in flight: then everything is in order.
void Node::watch(Stream& s, const StreamOp& op) {
  if (!races) return;
  bool alone = op.waited_for && active_.empty();
  for (Stream* other : all_streams()) alone &= other == &s || other->ops.empty();
  if (!alone) watch_mover(*races, s, op);
}

void Node::wrote(Allocation& m, u64 offset, u64 bytes, u64 time) {
  engines_[size_t(std::max<int>(m.owner, 0))]->waits.wrote(&m, offset, offset + bytes, time);
}

void Node::ended(Launch& l) {
  l.gpu->space.unmap(l.kernarg_address);
  streams.push(std::max(l.end, now), EventQueue::Stream, l.stream);
  for (auto it = active_.begin(); it != active_.end(); ++it)
    if (it->get() == &l) {
      if (l.gpu->dead) killed_.push_back(std::move(*it));
      active_.erase(it);
      break;
    }
}

void Node::add(Stream& s, StreamOp op) {
  const bool idle = s.ops.empty();
  s.ops.push_back(std::move(op));
  if (idle) streams.push(std::max(s.ops.front().earliest, now), EventQueue::Stream, &s);
}

void Node::clear_streams() {
  for (Stream* s : all_streams()) {
    for (auto& op : s->ops)
      if (op.kind == StreamOp::Record) op.event->times[op.ticket] = now;
    s->ops.clear();
    s->busy = s->waiting = false;
  }
  for (auto& l : active_)
    if (l && l->kernarg_address) l->gpu->space.unmap(l->kernarg_address);
  active_.clear();
  killed_.clear();
  changed_ = true;
}
}  // namespace a2a
