// One GPU's machine: the parts that execute its waves, and the next events for them.
#pragma once
#include <vector>

#include "machine/core.h"
#include "machine/dispatcher.h"
#include "machine/flags.h"
#include "machine/late.h"
#include "machine/nic.h"
#include "machine/port.h"
#include "machine/requests.h"
#include "machine/traffic.h"
#include "machine/waits.h"
#include "machine/waves.h"

namespace a2a {
struct Engine {
  Engine(Common&, int rank);
  ~Engine() { clear(); }
  Engine(const Engine&) = delete;

  Core core;
  Flags flags{core.record, core.node.launches};
  Waits waits{core};
  Nic nic{core, waits};
  Requests requests{core, waits};
  Traffic traffic{core, waits, requests};
  Port port;
  Dispatcher dispatcher{core, port};
  Late late{core};
  WaveRunner waves{core, waits, requests, traffic, dispatcher, late};
  u64 busy = 0;         // instructions of its latest window

  void run(u64 until);  // runs every event before that moment
  void step();          // runs the next event
  void receive(std::vector<EventQueue::Item>& messages);
  void die();           // node.kill: its waves stop now
  void clear();         // all work is dropped

 private:
  void fetch(const EventQueue::Item*, int look) const;
  void finish_launch(Launch&);
  void record(const Launch&);
};
}  // namespace a2a
