// HIP's C API: streams, events, and graphs by capture of streams.
#include <algorithm>

#include "hip/state.h"

using namespace a2a;
using namespace a2a::api;

namespace {
std::string stream_name(const Stream& s) {
  return "stream " + std::to_string(s.id) + " of rank " + std::to_string(s.gpu->rank);
}
template <class Table>
auto find(Table& table, void* handle) {
  return std::find_if(table.begin(), table.end(), [&](auto& x) { return x.get() == handle; });
}
}  // namespace

namespace a2a::api {
hipError_t refused(Capture& c, const std::string& call, const std::string& why) {
  const std::string text = call + " while " + stream_name(c.origin()) + " is captured: " + why;
  c.invalidate(text);
  return report(hipErrorStreamCaptureUnsupported, "capture", text);
}
hipError_t not_while_capturing(const char* call, const char* why, bool of_device) {
  for (Stream* s : node().all_streams())
    if (s->capture && (of_device ? s->gpu == &gpu() : !s->capture->relaxed())) return refused(*s->capture, call, why);
  return hipSuccess;
}
hipError_t not_of_captured(Stream& s, const char* call) {
  return s.capture ? refused(*s.capture, call, "it would wait for work that only a launch of the graph starts")
                   : hipSuccess;
}
hipError_t wait_captured(Stream& s, const std::shared_ptr<HipEvent>& e, bool* done) {
  std::shared_ptr<Capture> of;
  for (Stream* other : node().all_streams())
    if (other->capture && other->capture->has(e.get())) of = other->capture;
  *done = of || s.capture;
  if (!*done) return hipSuccess;
  if (!of) {
    s.capture->invalidate("it waited for an event of work outside the capture");
    return report(hipErrorStreamCaptureIsolation, "capture",
                  stream_name(s) +
                      " is captured, and waits for an event that was recorded outside: a graph cannot wait for it. "
                      "Record the event within the capture, or wait before it begins");
  }
  if (s.capture && s.capture != of) {
    s.capture->invalidate("it waited for an event of another capture");
    return report(hipErrorStreamCaptureMerge, "capture", stream_name(s) + " waits for an event of another capture");
  }
  if (!s.capture && !s.ops.empty() && s.id == 0)
    return report(hipErrorStreamCaptureImplicit, "capture", "the default stream cannot be captured");
  of->wait(of, s, e.get());
  return hipSuccess;
}
bool in_a_capture(const HipEvent* e) {
  for (Stream* s : node().all_streams())
    if (s->capture && s->capture->has(e)) return true;
  return false;
}
}  // namespace a2a::api

A2A_API hipError_t hipStreamBeginCapture(hipStream_t h, int mode) {
  Stream* s = node().stream(gpu(), h);
  if (!s || mode < 0 || mode > 2) return hipErrorInvalidValue;
  if (!s->id)
    return report(hipErrorStreamCaptureUnsupported, "capture",
                  "the default stream cannot be captured: make one with rank.stream()");
  if (s->capture) return report(hipErrorIllegalState, "capture", stream_name(*s) + " is captured already");
  s->capture = std::make_shared<Capture>(*s, Capture::Mode(mode));
  return hipSuccess;
}
A2A_API hipError_t hipStreamEndCapture(hipStream_t h, hipGraph_t* out) {
  Stream* s = node().stream(gpu(), h);
  if (!s || !out) return hipErrorInvalidValue;
  *out = nullptr;
  if (!s->capture) return report(hipErrorIllegalState, "capture", stream_name(*s) + " is not captured");
  const std::shared_ptr<Capture> c = s->capture;
  if (&c->origin() != s)
    return report(hipErrorStreamCaptureUnmatched, "capture",
                  stream_name(*s) + " joined the capture of " + stream_name(c->origin()) + ", which ends it");
  const Stream* loose = c->unjoined();
  const std::string broken = c->broken();
  auto graph = std::make_unique<Graph>(c->take());
  graph->names_given = node().names_given;
  if (!broken.empty()) return report(hipErrorStreamCaptureInvalidated, "capture", "the capture is lost: " + broken);
  if (loose)
    return report(hipErrorStreamCaptureUnjoined, "capture",
                  stream_name(*loose) + " has work in the capture that " + stream_name(*s) +
                      " does not wait for: record an event behind it, and let the first stream wait for that");
  *out = reinterpret_cast<hipGraph_t>(graph.get());
  current()->graphs.push_back(std::move(graph));
  return hipSuccess;
}
A2A_API hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* out, hipGraph_t graph, unsigned long long) {
  auto it = find(current()->graphs, graph);
  if (it == current()->graphs.end()) return hipErrorInvalidValue;
  current()->execs.push_back(node().instantiate(**it));
  *out = reinterpret_cast<hipGraphExec_t>(current()->execs.back().get());
  return hipSuccess;
}
// The new capture has the same operations in the same order, with other arguments, grids or places of memory.
A2A_API hipError_t hipGraphExecUpdate(hipGraphExec_t handle, hipGraph_t graph, void** node_out, int* reason) {
  auto x = find(current()->execs, handle);
  auto it = find(current()->graphs, graph);
  if (node_out) *node_out = nullptr;
  if (x == current()->execs.end() || it == current()->graphs.end() || !reason) return hipErrorInvalidValue;
  node().host_call(gpu(), "hipGraphExecUpdate", node().preset.host_call);
  const std::string why = Node::update(**x, **it, reason);
  if (why.empty()) return hipSuccess;
  return report(hipErrorGraphExecUpdateFailure, "capture",
                "graph " + std::to_string((*x)->number) + " cannot be updated, and stays as it is: " + why);
}
A2A_API hipError_t hipGraphUpload(hipGraphExec_t x, hipStream_t) {
  if (find(current()->execs, x) == current()->execs.end()) return hipErrorInvalidValue;
  node().host_call(gpu(), "hipGraphUpload", node().preset.host_call);
  return hipSuccess;
}
A2A_API hipError_t hipGraphLaunch(hipGraphExec_t handle, hipStream_t h) {
  auto it = find(current()->execs, handle);
  Stream* s = node().stream(gpu(), h);
  if (it == current()->execs.end() || !s) return hipErrorInvalidValue;
  GraphExec& x = **it;
  if (s->capture) return refused(*s->capture, "hipGraphLaunch", "the simulated node has no graphs within graphs");
  if (s->gpu != x.graph.lanes[0])
    return report(hipErrorInvalidContext, "capture",
                  "a graph of rank " + std::to_string(x.graph.lanes[0]->rank) + " is launched on rank " +
                      std::to_string(s->gpu->rank));
  if (const std::string freed = node().stale(x); !freed.empty())
    return report(hipErrorInvalidValue, "capture",
                  "replay " + std::to_string(x.replays + 1) + " of graph " + std::to_string(x.number) + " uses " +
                      freed + ": keep what a graph uses as long as the graph");
  node().replay(x, *s);
  return hipSuccess;
}
A2A_API hipError_t hipGraphExecDestroy(hipGraphExec_t x) {
  auto it = find(current()->execs, x);
  if (it == current()->execs.end()) return hipErrorInvalidValue;
  current()->execs.erase(it);
  return hipSuccess;
}
A2A_API hipError_t hipGraphDestroy(hipGraph_t g) {
  auto it = find(current()->graphs, g);
  if (it == current()->graphs.end()) return hipErrorInvalidValue;
  current()->graphs.erase(it);
  return hipSuccess;
}

// ---- streams and events ----
A2A_API hipError_t hipStreamCreateWithFlags(hipStream_t* s, unsigned) {
  *s = reinterpret_cast<hipStream_t>(node().make_stream(gpu()));
  return hipSuccess;
}
A2A_API hipError_t hipStreamCreate(hipStream_t* s) { return hipStreamCreateWithFlags(s, 0); }
A2A_API hipError_t hipStreamSynchronize(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  if (!s) return report(hipErrorInvalidHandle, "stream", "no such stream");
  if (auto e = not_of_captured(*s, "hipStreamSynchronize")) return e;
  return node().sync(*s->gpu, s) ? hipSuccess : report(node());
}
A2A_API hipError_t hipStreamDestroy(hipStream_t h) {
  return hipStreamSynchronize(h);  // kept, because records may name it
}
A2A_API hipError_t hipStreamQuery(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  if (s)
    if (auto e = not_of_captured(*s, "hipStreamQuery")) return e;
  return !s ? hipErrorInvalidHandle : s->ops.empty() ? hipSuccess : hipErrorNotReady;
}
static std::shared_ptr<HipEvent>* find_event(hipEvent_t e) {
  auto& m = current()->events;
  auto it = m.find(reinterpret_cast<HipEvent*>(e));
  return it == m.end() ? nullptr : &it->second;
}
static hipError_t not_captured(const HipEvent* e) {
  if (!in_a_capture(e)) return hipSuccess;
  return report(hipErrorCapturedEvent, "capture",
                "the event is in a capture: it orders the graph's nodes and has no time");
}
A2A_API hipError_t hipEventCreate(hipEvent_t* e) {
  auto ev = std::make_shared<HipEvent>();
  *e = reinterpret_cast<hipEvent_t>(ev.get());
  current()->events[ev.get()] = ev;
  return hipSuccess;
}
A2A_API hipError_t hipEventDestroy(hipEvent_t e) {
  return current()->events.erase(reinterpret_cast<HipEvent*>(e)) ? hipSuccess : hipErrorInvalidHandle;
}
A2A_API hipError_t hipEventRecord(hipEvent_t e, hipStream_t st) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  if (s->capture) {
    s->capture->record(*s, *ev);
    return hipSuccess;
  }
  for (Stream* other : node().all_streams())  // it no longer means a moment of a capture
    if (other->capture) other->capture->forget(ev->get());
  StreamOp op{StreamOp::Record};
  op.event = *ev;
  op.ticket = (*ev)->times.size();
  (*ev)->times.push_back(HipEvent::kPending);
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
// flags: 1 marks the time at each launch of the graph that the stream is captured into.
A2A_API hipError_t hipEventRecordWithFlags(hipEvent_t e, hipStream_t st, unsigned flags) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  if (!flags) return hipEventRecord(e, st);
  if (!s->capture) return report(hipErrorIllegalState, "capture", "an external mark belongs into a captured stream");
  StreamOp op{StreamOp::Record};
  op.event = *ev;
  s->capture->add(*s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipStreamWaitEvent(hipStream_t st, hipEvent_t e, unsigned) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  bool done = false;
  if (auto error = wait_captured(*s, *ev, &done); error || done) return error;
  if ((*ev)->times.empty()) return hipSuccess;  // never recorded: no wait
  StreamOp op{StreamOp::Wait};
  op.event = *ev;
  op.ticket = (*ev)->times.size() - 1;  // later recordings do not affect this wait
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipEventSynchronize(hipEvent_t e) {
  auto* ev = find_event(e);
  if (!ev) return hipErrorInvalidHandle;
  if (auto error = not_captured(ev->get())) return error;
  return node().run([&] { return !(*ev)->pending(); }) ? hipSuccess : report(node());
}
A2A_API hipError_t hipEventElapsedTime(float* ms, hipEvent_t a, hipEvent_t b) {
  auto *x = find_event(a), *y = find_event(b);
  if (!x || !y) return hipErrorInvalidHandle;
  for (auto* ev : {x, y})
    if (auto error = not_captured(ev->get())) return error;
  if ((*x)->times.empty() || (*y)->times.empty()) return hipErrorInvalidHandle;
  if ((*x)->pending() || (*y)->pending()) return hipErrorNotReady;
  *ms = float((double((*y)->times.back()) - double((*x)->times.back())) / 1e9);
  return hipSuccess;
}
A2A_API hipError_t hipStreamWriteValue32(hipStream_t st, void* p, uint32_t value, unsigned) {
  Stream* s = node().stream(gpu(), st);
  Place d;
  if (!s) return hipErrorInvalidHandle;
  if (auto e = locate(p, 4, "hipStreamWriteValue32", &d)) return e;
  if (!d.map) return hipErrorInvalidValue;
  node().enqueue(s, write_to(d, StreamOp::WriteValue, 4, value));
  return hipSuccess;
}
