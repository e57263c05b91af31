// The state of the C API between calls: the nodes, the current one, the current device, the last error.
#pragma once
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "hip/hip_types.h"
#include "machine/graph.h"
#include "machine/node.h"
#include "machine/report.h"

namespace a2a::api {
struct NodeState {
  std::unique_ptr<Node> node;
  int device = 0;
  std::vector<std::shared_ptr<Module>> modules;
  struct Function {
    std::shared_ptr<Module> module;
    const KernelInfo* kernel;
  };
  std::vector<std::unique_ptr<Function>> functions;
  std::map<HipEvent*, std::shared_ptr<HipEvent>> events;
  std::vector<std::unique_ptr<Graph>> graphs;
  std::vector<std::unique_ptr<GraphExec>> execs;
};
struct State {
  std::vector<std::unique_ptr<NodeState>> nodes;
  int current = -1;
  struct Kept {
    std::string text;
    std::shared_ptr<const Program> program;
  };
  std::deque<Kept> programs;  // latest last: modules without globals, for later loads of the same text
  hipError_t last = hipSuccess;
  std::string error_json;   // a2aSimLastError
  std::string scratch;      // text returned to the caller
};
State& state();
NodeState* current();       // the node of hip* calls; makes a default one if there is none
inline Node& node() { return *current()->node; }
inline Gpu& gpu() { return *node().gpus[size_t(current()->device)]; }  // of the current rank

hipError_t report(hipError_t, const std::string& kind, const std::string& text);
hipError_t report(hipError_t, const std::string& kind, const Json& facts);
hipError_t report(Node&);   // of node.failed

// hipErrorStreamCaptureUnsupported and a sentence, if a capture forbids the call; then it can make no graph any more.
// of_device: if a stream of the current device is captured, in any mode; else if a stream is in a mode that is not
// relaxed.
hipError_t not_while_capturing(const char* call, const char* why, bool of_device = false);
hipError_t not_of_captured(Stream&, const char* call);
hipError_t refused(Capture&, const std::string& call, const std::string& why);
// Records the wait if stream or event is in a capture; *done: whether it was.
hipError_t wait_captured(Stream&, const std::shared_ptr<HipEvent>&, bool* done);
bool in_a_capture(const HipEvent*);

// The memory of a caller's pointer.
struct Place {
  const Mapping* map = nullptr;
  u8* host = nullptr;
  u64 offset = 0;
};

// A device address of the current rank, or a host pointer (map == nullptr). `what` names it in the error.
hipError_t locate(const void* p, u64 bytes, const char* what, Place* out);
inline int rank_of(const Place& p) { return p.map ? p.map->memory->home : -1; }
// An operation that writes there.
inline StreamOp write_to(const Place& p, StreamOp::Kind kind, u64 bytes, u32 value = 0) {
  StreamOp op{kind};
  op.dst = p.host;
  op.dst_memory = p.map ? p.map->memory : nullptr;
  op.dst_offset = p.offset;
  op.bytes = bytes;
  op.value = value;
  return op;
}
}  // namespace a2a::api
