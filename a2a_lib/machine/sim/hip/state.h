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
}  // namespace a2a::api
