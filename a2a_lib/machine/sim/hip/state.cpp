#include "hip/state.h"

namespace a2a::api {
State& state() {
  static State s;
  return s;
}

NodeState* current() {
  State& s = state();
  if (s.current < 0) {
    s.nodes.push_back(std::make_unique<NodeState>());
    s.nodes.back()->node = std::make_unique<Node>(Config{});
    s.current = int(s.nodes.size()) - 1;
  }
  return s.nodes[size_t(s.current)].get();
}

hipError_t report(hipError_t e, const std::string& kind, const std::string& text) {
  return report(e, kind, Json().add("text", text));
}
hipError_t report(hipError_t e, const std::string& kind, const Json& facts) {
  state().last = e;
  state().error_json = Json().add("kind", kind).add(facts).str();
  return e;
}
hipError_t report(Node& n) { return report(hipError_t(n.failed.hip_error), n.failed.kind, n.failed.facts); }
}  // namespace a2a::api
