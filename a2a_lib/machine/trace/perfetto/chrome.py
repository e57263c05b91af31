"""A layout as Chrome JSON trace events (the Trace Event Format), one event per line."""
import json

import numpy as np

from .layout import ARGUMENTS, Layout

FIRST_TID = 1000


def encode(layout: Layout) -> bytes:
    """The file: "X" events for slices, "i" for instants, "s" and "f" for arrows, "C" for counters.

    ts and dur are us with three decimals, so exact to the ns. The format knows no tracks below threads: a wave is a
    thread, and its name contains its block. An arrow binds to the slice around it, so it ends 1 ns before the wait that
    saw the flag.
    """
    lines = [*_threads(layout), *_items(layout), *_flows(layout)]
    for counter in layout.counters:
        name = json.dumps(counter.name)
        for time, value in zip(*(column.tolist() for column in counter.samples())):
            lines.append(f'{{"ph":"C","pid":{counter.src + 1},"ts":{_us(time)},"name":{name},'
                         f'"args":{{"GB/s":{value!r}}}}}')
    head = json.dumps({"displayTimeUnit": "ns", "otherData": {key: str(value) for key, value in layout.meta.items()}})
    return (head[:-1] + ', "traceEvents": [\n' + ",\n".join(lines) + "\n]}\n").encode()


def _us(ns: int) -> str:
    return f"{ns // 1000}.{ns % 1000:03d}"


def _threads(layout: Layout):
    for index, track in enumerate(layout.tracks):
        pid = track.rank + 1
        if track.kind == "process":
            for kind, args in (("process_name", {"name": track.name}),
                               ("process_sort_index", {"sort_index": track.rank}),
                               ("process_labels", {"labels": str(layout.meta["label"])})):
                yield json.dumps({"ph": "M", "pid": pid, "name": kind, "args": args})
            continue
        parent = layout.tracks[track.parent]
        name = f"{parent.name}, {track.name}" if parent.kind == "thread" else track.name
        yield (f'{{"ph":"M","pid":{pid},"tid":{FIRST_TID + index},"name":"thread_name","args":{{"name":'
               f'{json.dumps(name)}}}}}')


def _items(layout: Layout):
    items = layout.items
    names = [json.dumps(name) for name in layout.names]
    heads = [f'"pid":{track.rank + 1},"tid":{FIRST_TID + index}' for index, track in enumerate(layout.tracks)]
    order = np.lexsort((items.opens, items.start))
    texts: dict[int, list[str]] = {}
    for kind in np.unique(items.kind).tolist():
        rows = np.flatnonzero(items.kind == kind)
        fields = ARGUMENTS[kind]
        if fields:
            form = ',"args":{' + ",".join(f'"{name}":%d' for name, _ in fields) + "}}"
            columns = [layout.arguments[column][rows].tolist() for _, column in fields]
            texts.update(zip(rows.tolist(), (form % row for row in zip(*columns))))
    rest = [texts.get(item, "}") for item in order.tolist()]
    columns = (items.track, items.name, items.start, items.end, items.instant)
    for track, name, start, end, instant, tail in zip(*(column[order].tolist() for column in columns), rest):
        if instant:
            yield f'{{"ph":"i","s":"t",{heads[track]},"ts":{_us(start)},"name":{names[name]}{tail}'
        else:
            yield f'{{"ph":"X",{heads[track]},"ts":{_us(start)},"dur":{_us(end - start)},"name":{names[name]}{tail}'


def _flows(layout: Layout):
    items = layout.items
    for number, (setting, seen) in enumerate(layout.flows.tolist(), 1):
        start = int(items.start_ps[setting]) // 1000
        end = max(start, int(items.start_ps[seen]) // 1000 - 1)
        for phase, item, time in (("s", setting, start), ("f", seen, end)):
            track = int(items.track[item])
            pid = layout.tracks[track].rank + 1
            bind = ',"bp":"e"' if phase == "f" else ""
            yield (f'{{"ph":"{phase}"{bind},"id":{number},"cat":"flag","name":"flag","pid":{pid},'
                   f'"tid":{FIRST_TID + track},"ts":{_us(time)}}}')
