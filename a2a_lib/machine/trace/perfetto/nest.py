"""Places slices on tracks: nested slices share a track, slices that overlap otherwise get another one."""
import heapq

import numpy as np

from ..records import BARRIER, HOST, USER, WAIT, WAVE

_DEPTH = {WAVE: 1, USER: 2, WAIT: 3, BARRIER: 3, HOST: 4}  # order of nesting for equal intervals


def nest(group: np.ndarray, start: np.ndarray, end: np.ndarray, instant: np.ndarray, kind: np.ndarray,
         ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(opens, closes, lane) per item. opens and closes are positions in one order, which on each lane of each group
    nests properly and goes forward in time. The lane is 0 unless an item crosses another's border. Instants go into the
    item that contains their moment, its end included, and close nowhere (-1)."""
    depth = np.zeros(len(kind), np.int64)
    for number, deep in _DEPTH.items():
        depth[kind == number] = deep
    order = np.lexsort((depth, -end, ~instant, start, group)).tolist()
    opens, closes, lanes = [-1] * len(group), [-1] * len(group), [0] * len(group)
    groups, starts, ends, points = group.tolist(), start.tolist(), end.tolist(), instant.tolist()
    place, current, stacks = 0, None, []
    for item in order:
        if groups[item] != current:
            for stack in stacks:
                while stack:
                    closes[stack.pop()] = place
                    place += 1
            current, stacks = groups[item], [[]]
        at, until, point = starts[item], ends[item], points[item]
        lane = 0
        while True:
            stack = stacks[lane]
            while stack and (ends[stack[-1]] < at or ends[stack[-1]] == at and not point):
                closes[stack.pop()] = place
                place += 1
            if point or not stack or ends[stack[-1]] >= until:
                break
            lane += 1
            if lane == len(stacks):
                stacks.append([])
        opens[item], lanes[item] = place, lane
        place += 1
        if not point:
            stack.append(item)
    for stack in stacks:
        while stack:
            closes[stack.pop()] = place
            place += 1
    return np.array(opens, dtype=np.int64), np.array(closes, dtype=np.int64), np.array(lanes, dtype=np.int64)


def side_by_side(group: np.ndarray, start: np.ndarray, end: np.ndarray, *_) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Like `nest`, for items of which no two on a lane may overlap at all: each takes the lowest free lane."""
    order = np.lexsort((end, start, group))
    lanes, current, busy, free, count = np.zeros(len(group), np.int64), None, [], [], 0
    for item, home, at, until in zip(order.tolist(), group[order].tolist(), start[order].tolist(), end[order].tolist()):
        if home != current:
            current, busy, free, count = home, [], [], 0
        while busy and busy[0][0] <= at:
            heapq.heappush(free, heapq.heappop(busy)[1])
        if free:
            lane = heapq.heappop(free)
        else:
            lane, count = count, count + 1
        lanes[item] = lane
        heapq.heappush(busy, (until, lane))
    opens = np.empty(len(group), np.int64)
    opens[order] = 2 * np.arange(len(group))
    return opens, opens + 1, lanes
