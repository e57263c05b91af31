"""Helpers that the tests of perfetto share."""
from collections import defaultdict
from pathlib import Path

import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace as Proto
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import TracePacket, TrackEvent

import a2a_lib as a2a
from a2a_lib.machine.trace.perfetto import write

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "a2a_lib" / "kernels" / "all_to_all" / "token_flags.hip"


class Slice:
    """A slice, or an instant (end is None)."""

    def __init__(self, process, track, name, start, args, around=()):
        self.process, self.track, self.name, self.start, self.end = process, track, name, start, None
        self.args, self.around = args, tuple(around)  # the slices that are open around it, outermost first


class Read:
    """A file: slices and instants, flows {id: (Slice, Slice)}, counters {(process, name): [(ns, value)]}, meta."""

    def __init__(self):
        self.slices, self.instants, self.flows, self.counters = [], [], {}, defaultdict(list)
        self.meta, self.processes, self.tracks = {}, [], []


def read_pftrace(data):
    """Checks what must hold of any file on the way: unique ids, order of time, nesting, whole flows."""
    out, tracks, names, notes = Read(), {}, {}, {}
    stacks, begun, ended, pids, tids = defaultdict(list), {}, {}, {}, set()
    last = 0
    for packet in Proto.FromString(data).packet:
        assert packet.trusted_packet_sequence_id == 1
        for attribute in packet.trace_attributes.attribute:
            assert attribute.key not in out.meta
            out.meta[attribute.key] = (attribute.long_value if attribute.HasField("long_value")
                                       else attribute.string_value)
        if packet.HasField("interned_data"):
            assert packet.sequence_flags == TracePacket.SEQ_INCREMENTAL_STATE_CLEARED and not names
            names = {e.iid: e.name for e in packet.interned_data.event_names}
            notes = {e.iid: e.name for e in packet.interned_data.debug_annotation_names}
            assert len(set(names.values())) == len(names) and 0 not in names
        if packet.HasField("track_descriptor"):
            d = packet.track_descriptor
            assert d.uuid and d.uuid not in tracks
            if d.HasField("process"):
                assert d.process.pid > 0 and d.process.pid not in pids
                pids[d.process.pid] = d.process.process_name
                tracks[d.uuid] = (d.process.process_name, "")
            elif d.HasField("thread"):
                assert d.thread.tid not in tids and d.thread.tid not in pids
                tids.add(d.thread.tid)
                tracks[d.uuid] = (pids[d.thread.pid], d.thread.thread_name)
            else:
                process, thread = tracks[d.parent_uuid]  # a parent comes first
                tracks[d.uuid] = (process, f"{thread}, {d.name}" if thread else d.name)
        if not packet.HasField("track_event"):
            continue
        event, time = packet.track_event, packet.timestamp
        assert time >= last, "packets are in order of time"
        last = time
        process, track = tracks[event.track_uuid]
        stack = stacks[event.track_uuid]
        if event.type == TrackEvent.TYPE_COUNTER:
            out.counters[process, track].append((time, event.double_counter_value))
        elif event.type == TrackEvent.TYPE_SLICE_END:
            stack.pop().end = time
        else:
            assert packet.sequence_flags == TracePacket.SEQ_NEEDS_INCREMENTAL_STATE
            args = {notes[a.name_iid]: a.int_value for a in event.debug_annotations}
            item = Slice(process, track, names[event.name_iid], time, args, stack)
            if event.type == TrackEvent.TYPE_SLICE_BEGIN:
                stack.append(item)
                out.slices.append(item)
            else:
                assert event.type == TrackEvent.TYPE_INSTANT
                out.instants.append(item)
            for flow in event.flow_ids:
                assert flow not in begun and flow not in ended, "one begin, before its end"
                begun[flow] = item
            for flow in event.terminating_flow_ids:
                assert flow not in ended
                ended[flow] = item
    assert not any(stacks.values()), "every slice ends"
    assert set(begun) == set(ended)
    out.flows = {flow: (begun[flow], ended[flow]) for flow in begun}
    out.processes, out.tracks = list(pids.values()), list(tracks.values())
    return out


@pytest.fixture(scope="module")
def trace():
    """token_flags with events in its kernels, on four ranks: waves, flags, waits, transfers, copies, user events."""
    source = KERNEL.read_text()
    for old, new in (('#include "a2a/a2a.h"\n', '#include "a2a/a2a.h"\n#include "a2a/profile.h"\n'),
                     ("  // Consecutive waves", "  Profile profile;\n  // Consecutive waves"),
                     ("    const int64_t from = (int64_t)source * s",
                      "    auto row_span = profile.span(1, slot);\n"
                      "    const int64_t from = (int64_t)source * s"),
                     ("      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);",
                      "      auto span = profile.span(0, slot);\n"
                      "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);")):
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    with a2a.Node(4, name="small", seed=3) as node:
        comm = a2a.all_to_all.TokenFlags(node, "tiny", source=source, blocks=5, waves=2)
        profile = a2a.Profile(node, comm.module, tags=["wait for row", "row"], blocks=5, waves=2)
        comm(a2a.Problem.random(a2a.shapes["tiny"], world_size=4, seed=1))
        return profile.trace(comm.trace)


def written(trace, folder):
    """A trace's file in a folder, read back."""
    path = folder / "run.pftrace"
    assert write(trace, path) == path
    return read_pftrace(path.read_bytes())


@pytest.fixture(scope="module")
def read(trace, tmp_path_factory):
    return written(trace, tmp_path_factory.mktemp("trace"))


def wave(**more):
    return {"kind": "wave", "rank": 0, "block": 0, "wave": 0, "kernel": 0, "launch": 0} | more
