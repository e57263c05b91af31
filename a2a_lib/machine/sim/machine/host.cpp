// The hosts' side of the node: calls that cost time, waits, and the work that they put on streams.
#include <algorithm>

#include "machine/node.h"
#include "machine/stalls.h"
#include "memory/random.h"

namespace a2a {
// Records that the host was busy from then until its present time.
void Node::host_record(Gpu& g, const char* name, u64 from, u64 bytes, i16 kernel, i16 stream) {
  Event e = event_from(from, g.host_time, EventKind::Host, g.rank, stream);
  e.bytes = i64(bytes);
  e.kernel = kernel;
  e.symbol = record.symbols.id(name);
  record.add(e);
}

// When nothing is left to do, all hosts continue from one moment, as after a barrier between processes (CHOICE). So it
// does not matter which rank the driving process served last.
void Node::note_idle_hosts() { hosts_idle_ = streams_empty(); }

void Node::host_call(Gpu& g, const char* name, u64 cost, u64 bytes, i16 kernel, i16 stream) {
  if (hosts_idle_) {
    u64 t = now;
    for (auto& other : gpus) t = std::max(t, other->host_time);
    for (auto& other : gpus) other->host_time = t;
    hosts_idle_ = false;
  }
  g.host_time = std::max(g.host_time + cost, now);
  if (name) host_record(g, name, g.host_time - cost, bytes, kernel, stream);
}

u64 Node::launch_delay(const Stream& s) {
  const u64 rank = u64(s.gpu->rank), number = enqueued_++;
  return preset.launch + (preset.launch * (mix(config.seed * 31 + rank * 1009 + number) >> 57) >> (6 + preset.jitter)) +
         (s.id ? late_launch(config.seed, rank << 48 | number, config.stalls) : 0);
}

void Node::enqueue(Stream* s, StreamOp op) {
  if (s->capture) return s->capture->add(*s, std::move(op));
  // A memset is a kernel of the runtime.
  static constexpr const char* kNames[] = {"hipModuleLaunchKernel", "hipMemcpyAsync",     "hipMemsetAsync",
                                           "hipEventRecord",        "hipStreamWaitEvent", "hipStreamWriteValue32"};
  const bool kernel = op.kind == StreamOp::KernelLaunch || op.kind == StreamOp::Set;
  host_call(*s->gpu, op.waited_for ? nullptr : kNames[op.kind], kernel ? preset.launch_call : preset.host_call,
            op.bytes, op.launch ? op.launch->name : i16(-1), i16(s->id));
  op.earliest = s->gpu->host_time;
  if (kernel) op.earliest += launch_delay(*s);
  if (races) op.before = host_clock_;
  streams_.add(*s, std::move(op));
}

// The host has waited, so its later work comes after the finished work. If nothing is left, everything is in order.
void Node::host_synchronized() {
  bool idle = quiet();
  for (auto& g : gpus)
    for (auto& s : g->streams) {
      if (s->ops.empty()) join(host_clock_, s->clock);
      idle &= s->ops.empty();
    }
  if (!idle) return;
  races->idle();
  host_clock_.clear();
  for (auto& e : engines_) e->nic.idle();
  for (auto& g : gpus)
    for (auto& s : g->streams) s->clock.clear();
}

bool Node::wait_for(Stream* s) {
  bool ok = run([&] { return s->ops.empty(); });
  s->gpu->host_time = std::max(s->gpu->host_time, s->ready) + preset.sync;
  return ok;
}

bool Node::wait_for(Gpu& g) {
  bool ok =
      run([&] { return std::all_of(g.streams.begin(), g.streams.end(), [](auto& s) { return s->ops.empty(); }); });
  for (auto& s : g.streams) g.host_time = std::max(g.host_time, s->ready);
  g.host_time += preset.sync;
  return ok;
}

bool Node::sync(Stream* s) {
  const u64 called = s->gpu->host_time;
  bool ok = wait_for(s);
  host_record(*s->gpu, "hipStreamSynchronize", called, 0, -1, i16(s->id));
  note_idle_hosts();
  return ok;
}

bool Node::sync(Gpu& g) {
  const u64 called = g.host_time;
  bool ok = wait_for(g);
  host_record(g, "hipDeviceSynchronize", called, 0, -1, -1);
  note_idle_hosts();
  return ok;
}

bool Node::call_and_sync(Stream* s, StreamOp op, const char* name) {
  const u64 called = s->gpu->host_time, bytes = op.bytes;
  op.waited_for = true;
  enqueue(s, std::move(op));
  bool ok = wait_for(s);
  host_record(*s->gpu, name, called, bytes, -1, i16(s->id));
  note_idle_hosts();
  return ok;
}

bool Node::free(Gpu& g, const char* name, u64 bytes) {
  const u64 called = g.host_time;
  bool ok = wait_for(g);
  g.host_time += preset.free;
  host_record(g, name, called, bytes, -1, -1);
  return ok;
}
}  // namespace a2a
