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

std::string json_quote(const std::string& in) {
  std::string out = "\"";
  for (char c : in) {
    if (c == '"' || c == '\\') (out += '\\') += c;
    else if (c == '\n') out += "\\n";
    else if (c == '\t') out += "\\t";
    else if (u8(c) < 32) out += ' ';
    else out += c;
  }
  return out + '"';
}

hipError_t report(hipError_t e, const std::string& kind, const std::string& text) {
  state().last = e;
  state().error_json = "{\"kind\": " + json_quote(kind) + ", \"text\": " + json_quote(text) + "}";
  return e;
}
hipError_t report(Node& n) { return report(hipError_t(n.failed.hip_error), n.failed.kind, n.failed.text); }
}  // namespace a2a::api
