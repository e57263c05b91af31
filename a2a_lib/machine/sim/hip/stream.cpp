// HIP's C API: streams and events.
#include "hip/capture.h"
#include "hip/place.h"
#include "hip/state.h"

using namespace a2a;
using namespace a2a::api;

A2A_API hipError_t hipStreamCreateWithFlags(hipStream_t* s, unsigned) {
  *s = reinterpret_cast<hipStream_t>(node().make_stream(gpu()));
  return hipSuccess;
}
A2A_API hipError_t hipStreamCreate(hipStream_t* s) { return hipStreamCreateWithFlags(s, 0); }
A2A_API hipError_t hipStreamSynchronize(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  if (!s) return report(hipErrorInvalidHandle, "stream", "no such stream");
  if (auto e = not_of_captured(*s, "hipStreamSynchronize")) return e;
  return node().sync(s) ? hipSuccess : report(node());
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
  for (auto& g : node().gpus)  // it no longer means a moment of a capture
    for (auto& other : g->streams)
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
