#include "hip/configuration.h"

#include <cstdio>
#include <cstring>
#include <map>

#include "memory/numerals.h"

namespace a2a::api {
namespace {
// The flat JSON object a2aSimCreate takes: numbers and strings only.
std::map<std::string, std::string> read_flat_json(const std::string& s) {
  std::map<std::string, std::string> out;
  size_t at = 0;
  auto skip = [&](const char* set) {
    while (at < s.size() && std::strchr(set, s[at])) ++at;
  };
  auto string = [&] {
    std::string r;
    for (++at; at < s.size() && s[at] != '"'; ++at) r += s[at];
    ++at;
    return r;
  };
  skip(" \n\t");
  if (at >= s.size()) return out;
  if (s[at] != '{') throw LoadError("the configuration is not a JSON object");
  ++at;
  for (;;) {
    skip(" \n\t,");
    if (at >= s.size() || s[at] == '}') return out;
    if (s[at] != '"') throw LoadError("the configuration is not a flat JSON object");
    std::string key = string();
    skip(" \n\t:");
    if (at < s.size() && s[at] == '"') out[key] = string();
    else {
      size_t end = s.find_first_of(",} \n\t", at);
      out[key] = s.substr(at, end - at);
      at = end;
    }
  }
}

struct Range {
  std::string_view what;  // a constant, or the unit of those without a line of their own
  double least, most;
};
constexpr Range kRanges[] = {
    {"cycle", 1, 1e6},     {"tick", 1, 1e6},       {"jitter", 2, 32},
    {"port_gbps", 0, 1e9}, {"mall_bytes", 0, 1e9}, {"ps", 0, 1e12},
    {"GB/s", 1e-3, 1e9},   {"bytes", 1, 1e9},      {"bytes per cycle", 1, 1e9},
    {"cycles", 1, 1e6},    {"lines", 1, 1e9},      {"instructions", 1, 1e9},
    {"0 or 1", 0, 1},      {"share", 0, 1},
};

void check_constant(const Preset& preset, const std::string& name, double value) {
  for (const Constant& k : constants(preset)) {
    if (k.name != name) continue;
    for (const Range& r : kRanges) {
      if (r.what != name && r.what != k.unit) continue;
      if (value >= r.least && value <= r.most) return;
      char range[64];
      const Numerals numerals;
      std::snprintf(range, sizeof range, "%g to %g ", r.least, r.most);
      throw LoadError("configuration: " + name + " is from " + range + std::string(k.unit));
    }
  }
  throw LoadError("configuration: the clock has no constant `" + name + "`");
}
}  // namespace

Config read_config(const char* json) {
  Config c;
  for (auto& [key, v] : read_flat_json(json ? json : "")) {
    if (key == "arch") {
      c.arch = find_arch(v);
      if (!c.arch) throw LoadError("configuration: no architecture `" + v + "` (" + kGfx942.name + ")");
    } else if (key == "preset") c.preset = v;
    else if (key == "memory") c.memory = v;
    else if (key == "alignment") {
      if (v != "strict" && v != "hardware")
        throw LoadError("configuration: no alignment `" + v + "` (hardware, strict)");
      c.aligned = v == "strict";
    } else {
      double n;
      const Numerals numerals;
      try {
        n = std::stod(v);
      } catch (...) { throw LoadError("configuration: " + key + " is not a number: " + v); }
      if (key == "gpus") c.gpus = int(n);
      else if (key == "nodes") c.nodes = int(n);
      else if (key == "xcds") c.xcds = int(n);
      else if (key == "cus") c.cus = int(n);
      else if (key == "seed") c.seed = std::stoull(v);
      else if (key == "max_events") c.max_events = u64(n);
      else if (key == "max_instructions") c.max_instructions = u64(n);
      else if (key == "max_seconds") c.max_seconds = n;
      else if (key == "max_wait_us") c.max_wait_us = n;
      else if (key == "races") c.races = n != 0;
      else if (key == "threads") c.threads = int(n);
      else if (key == "cores") c.cores = int(n);
      else if (key.starts_with("constant.")) c.constants.push_back({key.substr(9), n});
      else throw LoadError("configuration: unknown key " + key);
    }
  }
  auto range = [](const char* what, int v, int lo, int hi) {
    if (v < lo || v > hi)
      throw LoadError("configuration: " + std::string(what) + " must be from " + std::to_string(lo) + " to " +
                      std::to_string(hi) + ", not " + std::to_string(v));
  };
  if (!(c.max_seconds > 0 && c.max_seconds <= 1e9))
    throw LoadError("configuration: max_seconds must be above 0 and at most 1e9");
  range("gpus", c.gpus, 1, 16);
  range("nodes", c.nodes, 1, c.gpus);
  if (c.gpus % c.nodes)
    throw LoadError("configuration: " + std::to_string(c.gpus) + " GPUs do not divide into " + std::to_string(c.nodes) +
                    " nodes");
  range("threads", c.threads, 0, 256);
  range("cores", c.cores, 0, 1 << 20);
  range("xcds", c.xcds, 1, 16);
  range("cus", c.cus, 1, 64);
  if (!find_preset(c.preset)) throw LoadError("configuration: no preset `" + c.preset + "` (mi300x, h200, ideal)");
  for (const auto& [name, value] : c.constants) check_constant(*find_preset(c.preset), name, value);
  MemoryMode mode;
  if (!memory_mode(c.memory, &mode))
    throw LoadError("configuration: no memory mode `" + c.memory + "` (ideal, strict, hw-spx, cpx)");
  return c;
}
}  // namespace a2a::api
