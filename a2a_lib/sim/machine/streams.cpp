// Streams: kernels, copies, events, in order; what a launch does when it starts and when it ends.
#include <algorithm>

#include "machine/detail.h"
#include "machine/node.h"

namespace a2a {
void Node::stream_step(Stream& s, u64 time) {
  streams_changed_ = true;
  if (s.ops.empty()) return;
  StreamOp& op = s.ops.front();
  auto complete = [&](u64 at) {
    s.ready = at;
    s.busy = false;
    s.ops.pop_front();
    if (!s.ops.empty()) push(std::max({s.ops.front().earliest, at, now}), kStream, &s);
  };
  if (races && !s.busy) join(s.clock, op.before);
  if (s.busy) {  // the operation in front has just ended
    if (op.kind == StreamOp::Copy || op.kind == StreamOp::Set) {
      if (op.kind == StreamOp::Set && op.dst_memory) op.dst_memory->fill(op.dst_offset, op.bytes, u8(op.value));
      else if (op.kind == StreamOp::Set) std::memset(op.dst, int(op.value), op.bytes);
      else std::memmove(op.dst, op.staged.empty() ? op.src : op.staged.data(), op.bytes);
      if (op.dst_memory) timing.written(*op.dst_memory, op.dst_offset, op.bytes);
      if (op.dst_memory && model) model->home_written(*op.dst_memory, op.dst_offset, op.bytes);
      if (op.dst_memory) wrote(op.dst_memory, op.dst_offset, op.dst_offset + op.bytes, time);
    }
    complete(time);
    return;
  }
  u64 start = std::max(op.earliest, s.ready);
  if (op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set) start = std::max(start, s.ready + preset.queue_gap);
  if (start > time) { push(start, kStream, &s); return; }
  switch (op.kind) {
    case StreamOp::KernelLaunch:
      s.busy = true;
      start_launch(s, op, time);
      break;
    case StreamOp::Copy:
    case StreamOp::Set: {
      s.busy = true;
      u64 end = op.kind == StreamOp::Set ? timing.set(s.gpu->rank, op.bytes, time) + preset.release
                                         : timing.copy(op.from, op.to, op.bytes, time) + preset.copy_fixed;
      Event e;
      e.time = i64(time);
      e.duration = i64(end - time);
      e.bytes = i64(op.bytes);
      e.rank = i16(s.gpu->rank);
      e.src = i16(op.from);
      e.dst = i16(op.to);
      e.kind = i16(EventKind::Copy);
      e.stream = i16(s.id);
      if (op.from >= 0 && op.to >= 0 && op.from != op.to) link_bytes[size_t(op.from) * config.gpus + op.to] += op.bytes;
      record.add(e);
      push(end, kStream, &s);
      break;
    }
    case StreamOp::Record:
      op.event->times[op.ticket] = time;
      if (races) op.event->clock = s.clock;
      complete(time);
      for (auto& g : gpus)
        for (auto& other : g->streams)
          if (other->waiting) { other->waiting = false; push(time, kStream, other.get()); }
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
      wrote(op.dst_memory, op.dst_offset, op.dst_offset + op.bytes, time);
      complete(time);
      break;
  }
}

void Node::start_launch(Stream& s, StreamOp& op, u64 time) {
  Launch* l = op.launch.get();
  active_.push_back(std::move(op.launch));
  l->id = launches_++;
  l->stream = &s;
  l->start = time;
  if (races) l->before = s.clock;
  timing.kernel_start(s.gpu->rank);
  if (model) model->kernel_start(s.gpu->rank);
  if (detail) detail->launch(*l, true);
  s.gpu->dispatching.push_back(l);
  dispatch(*s.gpu, time);
}

void Node::finish_launch(Launch& l) {
  l.end = timing.kernel_end(l.gpu->rank, l.end) + preset.release;
  if (model) model->kernel_end(l.gpu->rank);
  if (detail) detail->launch(l, false);
  if (races) join(l.stream->clock, l.after);
  Event e;
  e.time = i64(l.start);
  e.duration = i64(l.end - l.start);
  e.bytes = i64(l.grid.count());
  e.launch = l.id;
  e.kernel = l.name;
  e.rank = i16(l.gpu->rank);
  e.kind = i16(EventKind::Launch);
  e.stream = i16(l.stream->id);
  record.add(e);
  l.gpu->space.unmap(l.kernarg_address);
  push(l.end, kStream, l.stream);
  for (auto it = active_.begin(); it != active_.end(); ++it)
    if (it->get() == &l) { active_.erase(it); break; }
}
}  // namespace a2a
