"""A layout in Perfetto's own format (protobuf), through the schema and the builder of the `perfetto` package."""
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace as Proto
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import TracePacket, TrackDescriptor, TrackEvent
from perfetto.trace_builder.proto_builder import TraceProtoBuilder

from ..match import distinct
from .layout import ARGUMENTS, Layout

_MARKS = 0x2A51  # first of the numbers that mark the places


def varint(values: np.ndarray, width: int) -> np.ndarray:
    """uint64 [n] as varints of exactly `width` bytes: uint8 [n, width]."""
    bits = values[:, None] >> (np.arange(width, dtype=np.uint64) * np.uint64(7))
    data = (bits & np.uint64(0x7F)).astype(np.uint8)
    data[:, :-1] |= 0x80
    return data


def packets(make: Callable[..., bytes], columns: Mapping[str, np.ndarray]) -> np.ndarray:
    """uint8 [n, length]: n encoded packets.

    make(**numbers) encodes one packet with these numbers in it, each once. columns: [n] per number; integers are
    varints (negative ones as two's complement of 64 bits); uint64 of a name that ends in "_fixed", and floats, are
    8 bytes.
    """
    marks: dict[str, int | float] = {}
    patches: list[tuple[bytes, np.ndarray]] = []
    count = len(next(iter(columns.values())))
    for place, (name, column) in enumerate(columns.items()):
        if column.dtype.kind == "f" or name.endswith("_fixed"):
            exact = np.ascontiguousarray(column, dtype="<f8" if column.dtype.kind == "f" else "<u8")
            data = exact.view(np.uint8).reshape(count, 8)
            mark = np.array([_MARKS + place], dtype=exact.dtype)
            marks[name], pattern = mark[0].item(), mark.tobytes()
        else:
            values = column.astype(np.int64).view(np.uint64)
            width = max(3, -(-int(values.max()).bit_length() // 7)) if count else 3
            marks[name] = _MARKS + place + (1 << 7 * (width - 1) if width > 3 else 1 << 15)
            if width == 10:  # a varint of ten bytes has one bit in the last
                marks[name] = _MARKS + place - (1 << 63)
            data = varint(values, width)
            pattern = varint(np.array([marks[name]], dtype=np.int64).view(np.uint64), width)[0].tobytes()
        patches.append((pattern, data))
    form = make(**marks)
    rows = np.tile(np.frombuffer(form, dtype=np.uint8), (count, 1))
    for pattern, data in patches:
        if form.count(pattern) != 1:
            raise RuntimeError("a packet's form does not hold each of its numbers once")
        at = form.index(pattern)
        rows[:, at:at + len(pattern)] = data
    return rows


def in_order(parts: list[tuple[np.ndarray, np.ndarray]], *, first: bytes = b"") -> bytes:
    """All packets of `parts`, (rank in the order, uint8 [n, length]) each, sorted by rank, after `first`."""
    order = np.concatenate([rank for rank, _ in parts]) if parts else np.zeros(0, np.int64)
    length = np.concatenate([np.full(len(rows), rows.shape[1]) for _, rows in parts]) if parts else order
    by_rank = np.argsort(order, kind="stable")
    offset = np.empty(len(order), np.int64)
    offset[by_rank] = np.cumsum(length[by_rank]) - length[by_rank]
    out = np.empty(int(length.sum()), np.uint8)
    at = 0
    for rank, rows in parts:
        places = offset[at:at + len(rows), None] + np.arange(rows.shape[1])
        out[places] = rows
        at += len(rows)
    return first + out.tobytes()


SEQUENCE = 1
FIRST_TID = 1000  # threads are numbered through all ranks, beyond every pid


def encode(layout: Layout) -> bytes:
    """The file, with interned strings and packets in order of time."""
    argument_ids = {name: number for number, name in enumerate(dict.fromkeys(
        name for pairs in ARGUMENTS.values() for name, _ in pairs), 1)}
    head = TraceProtoBuilder()
    _attributes(head.add_packet(), layout.meta)
    _strings(head.add_packet(), layout.names, argument_ids)
    for index, track in enumerate(layout.tracks):
        _describe(head.add_packet(), layout, index)
    parts = [*_slices(layout, argument_ids)]
    for number, counter in enumerate(layout.counters):
        uuid = len(layout.tracks) + 1 + number
        _describe_counter(head.add_packet(), layout, counter, uuid)
        times, values = counter.samples()

        def sample(time, value, uuid=uuid):
            packet = _packet(time, TrackEvent.TYPE_COUNTER)
            packet.track_event.track_uuid, packet.track_event.double_counter_value = uuid, value
            return _bytes(packet)
        parts.append((times, np.zeros(len(times), np.int64), packets(sample, {"time": times, "value": values})))
    ranks = _ranks([time for time, _, _ in parts], [place for _, place, _ in parts])
    return in_order([(rank, rows) for rank, (_, _, rows) in zip(ranks, parts)], first=head.serialize())


def _ranks(times: list[np.ndarray], places: list[np.ndarray]) -> list[np.ndarray]:
    """The position of every packet in the file: by time, and within one time in the layout's order of each track."""
    if not times:
        return []
    order = np.lexsort((np.concatenate(places), np.concatenate(times)))
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order))
    return np.split(rank, np.cumsum([len(part) for part in times])[:-1])


def _packet(time: int, kind: int) -> Any:
    packet = TracePacket()
    packet.timestamp, packet.trusted_packet_sequence_id = time, SEQUENCE
    packet.track_event.type = kind
    return packet


def _bytes(packet: Any) -> bytes:
    """The packet as a part of the file."""
    return Proto(packet=[packet]).SerializeToString()


def _slices(layout: Layout, argument_ids: dict[str, int]):
    """(time, order, rows) of all slices' begins, of their ends, and of the instants."""
    items = layout.items
    starts, sends = np.zeros(len(items.kind), np.int64), np.zeros(len(items.kind), np.int64)
    np.add.at(sends, layout.flows[:, 0], 1)
    starts[layout.flows[:, 1]] = np.arange(1, len(layout.flows) + 1)  # the flow that ends here
    by_sender = np.argsort(layout.flows[:, 0], kind="stable")
    first_flow = np.searchsorted(layout.flows[by_sender, 0], np.arange(len(items.kind)))
    forms, form = distinct(items.kind, sends, starts > 0)
    for number, (kind, out, ends_flow) in enumerate(forms.tolist()):
        rows = np.flatnonzero(form == number)
        fields = ARGUMENTS[kind]
        columns = {"time": items.start[rows], "track": items.track[rows] + 1, "name": items.name[rows] + 1}
        for name, column in fields:
            columns[name] = layout.arguments[column][rows]
        for sent in range(out):
            columns[f"out{sent}_fixed"] = (by_sender[first_flow[rows] + sent] + 1).astype(np.uint64)
        if ends_flow:
            columns["in_fixed"] = starts[rows].astype(np.uint64)
        instant = bool(items.instant[rows[0]])

        def event(time, track, name, **numbers):
            packet = _packet(time, TrackEvent.TYPE_INSTANT if instant else TrackEvent.TYPE_SLICE_BEGIN)
            packet.sequence_flags = TracePacket.SEQ_NEEDS_INCREMENTAL_STATE
            track_event = packet.track_event
            track_event.track_uuid, track_event.name_iid = track, name
            for key, _ in fields:
                track_event.debug_annotations.add(name_iid=argument_ids[key], int_value=numbers[key])
            track_event.flow_ids.extend(numbers[f"out{sent}_fixed"] for sent in range(out))
            if ends_flow:
                track_event.terminating_flow_ids.append(numbers["in_fixed"])
            return _bytes(packet)
        yield columns["time"], items.opens[rows], packets(event, columns)
    closed = np.flatnonzero(items.closes >= 0)

    def end(time, track):
        packet = _packet(time, TrackEvent.TYPE_SLICE_END)
        packet.track_event.track_uuid = track
        return _bytes(packet)
    if len(closed):
        columns = {"time": items.end[closed], "track": items.track[closed] + 1}
        yield columns["time"], items.closes[closed], packets(end, columns)


def _attributes(packet: Any, meta: dict[str, Any]) -> None:
    """The trace's attributes, which Perfetto shows as metadata."""
    packet.trusted_packet_sequence_id = SEQUENCE
    for key, value in meta.items():
        attribute = packet.trace_attributes.attribute.add(key=key)
        if isinstance(value, int) and not isinstance(value, bool):
            attribute.long_value = value
        else:
            attribute.string_value = str(value)


def _strings(packet: Any, names: list[str], argument_ids: dict[str, int]) -> None:
    packet.trusted_packet_sequence_id = SEQUENCE
    packet.sequence_flags = TracePacket.SEQ_INCREMENTAL_STATE_CLEARED
    for iid, name in enumerate(names, 1):
        packet.interned_data.event_names.add(iid=iid, name=name)
    for name, iid in argument_ids.items():
        packet.interned_data.debug_annotation_names.add(iid=iid, name=name)


def _describe(packet: Any, layout: Layout, index: int) -> None:
    track = layout.tracks[index]
    packet.trusted_packet_sequence_id = SEQUENCE
    descriptor = packet.track_descriptor
    descriptor.uuid = index + 1
    if track.kind == "process":
        descriptor.process.pid, descriptor.process.process_name = track.rank + 1, track.name  # no process has pid 0
        descriptor.process.process_labels.append(str(layout.meta["label"]))
        descriptor.process_ordering = TrackDescriptor.PROCESS_ORDERING_EXPLICIT
        descriptor.sibling_order_rank = track.rank
    elif track.kind == "thread":
        descriptor.thread.pid, descriptor.thread.tid, descriptor.thread.thread_name = track.rank + 1, FIRST_TID + index, track.name
    else:
        descriptor.parent_uuid, descriptor.name = track.parent + 1, track.name


def _describe_counter(packet: Any, layout: Layout, counter: Any, uuid: int) -> None:
    packet.trusted_packet_sequence_id = SEQUENCE
    descriptor = packet.track_descriptor
    process = next(i for i, track in enumerate(layout.tracks) if track.kind == "process" and track.rank == counter.src)
    descriptor.uuid, descriptor.parent_uuid, descriptor.name = uuid, process + 1, counter.name
    descriptor.counter.unit_name, descriptor.counter.y_axis_share_key = "GB/s", "links"
