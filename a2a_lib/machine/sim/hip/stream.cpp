// HIP's C API: streams and events.
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
  return node().sync(s) ? hipSuccess : report(node());
}
A2A_API hipError_t hipStreamDestroy(hipStream_t h) {
  if (auto e = hipStreamSynchronize(h)) return e;
  return hipSuccess;  // kept, because records may name it
}
A2A_API hipError_t hipStreamQuery(hipStream_t h) {
  Stream* s = node().stream(gpu(), h);
  return !s ? hipErrorInvalidHandle : s->ops.empty() ? hipSuccess : hipErrorNotReady;
}
static std::shared_ptr<HipEvent>* find_event(hipEvent_t e) {
  auto& m = current()->events;
  auto it = m.find(reinterpret_cast<HipEvent*>(e));
  return it == m.end() ? nullptr : &it->second;
}
A2A_API hipError_t hipEventCreate(hipEvent_t* e) {
  auto ev = std::make_shared<HipEvent>();
  *e = reinterpret_cast<hipEvent_t>(ev.get());
  current()->events[ev.get()] = ev;
  return hipSuccess;
}
A2A_API hipError_t hipEventCreateWithFlags(hipEvent_t* e, unsigned) { return hipEventCreate(e); }
A2A_API hipError_t hipEventDestroy(hipEvent_t e) {
  return current()->events.erase(reinterpret_cast<HipEvent*>(e)) ? hipSuccess : hipErrorInvalidHandle;
}
A2A_API hipError_t hipEventRecord(hipEvent_t e, hipStream_t st) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  StreamOp op{};
  op.kind = StreamOp::Record;
  op.event = *ev;
  op.ticket = (*ev)->times.size();
  (*ev)->times.push_back(HipEvent::kPending);
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipStreamWaitEvent(hipStream_t st, hipEvent_t e, unsigned) {
  auto* ev = find_event(e);
  Stream* s = node().stream(gpu(), st);
  if (!ev || !s) return hipErrorInvalidHandle;
  if ((*ev)->times.empty()) return hipSuccess;  // never recorded: no wait
  StreamOp op{};
  op.kind = StreamOp::Wait;
  op.event = *ev;
  op.ticket = (*ev)->times.size() - 1;  // later recordings do not affect this wait
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
A2A_API hipError_t hipEventSynchronize(hipEvent_t e) {
  auto* ev = find_event(e);
  if (!ev) return hipErrorInvalidHandle;
  return node().run([&] { return !(*ev)->pending(); }) ? hipSuccess : report(node());
}
A2A_API hipError_t hipEventElapsedTime(float* ms, hipEvent_t a, hipEvent_t b) {
  auto *x = find_event(a), *y = find_event(b);
  if (!x || !y) return hipErrorInvalidHandle;
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
  StreamOp op{};
  op.kind = StreamOp::WriteValue;
  op.dst = d.host;
  op.bytes = 4;
  op.value = value;
  op.dst_memory = d.map ? d.map->memory : nullptr;
  op.dst_offset = d.offset;
  if (!d.map) return hipErrorInvalidValue;
  node().enqueue(s, std::move(op));
  return hipSuccess;
}
