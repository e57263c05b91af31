"""Lesson 09, exercise 4: heap_with_group(dist, open_heap) -> unhook. A heap that lives as long as its group."""

from types import SimpleNamespace

from ....lab.processes.jobs import use_loopback
from ....machine.node.heap import SymmetricHeap
from ..cases import small
from ..trial import exercise

WORLD = "WORLD"
INIT, DESTROY = "init_process_group", "destroy_process_group"
SUBGROUP = {"closed": "only a group ends that is not everybody's: the heap stays until destroy_process_group is called "
                      "without one",
            "no arguments": "which group ends is for the caller to say: pass `group` on"}
# Description; calls (start or stop, arguments, options); expected events; causes by the events seen (`_kind`), the
# usual one first.
STEPS = (
    ("a group begins, with arguments", [("start", ("gloo",), {"rank": 3, "world_size": 8})],
     [("begin", ("gloo",), {"rank": 3, "world_size": 8}), "open 0"],
     {"no arguments": "pass on what the caller gave: *args, **options",
      "open first": "handles are exchanged through the group: open the heap when init_process_group is done",
      "missing": "open_heap() is called when the group has begun"}),
    ("a subgroup ends: destroy_process_group(group)",
     [("stop", ("a subgroup",), {})], [("end", ("a subgroup",))], SUBGROUP),
    ("a subgroup ends: destroy_process_group(group=group)",
     [("stop", (), {"group": "a subgroup"})], [("end", ("a subgroup",))], SUBGROUP),
    ("the group ends: destroy_process_group()", [("stop", (), {})], ["close 0", ("end", (None,))],
     {"closed last": "close() needs the group, to meet the others: close the heap first, then end the group",
      "missing": "close the heap before the group ends"}),
    ("a second group in the same processes, and its end by its name: destroy_process_group(dist.group.WORLD)",
     [("start", (), {}), ("stop", (WORLD,), {})], [("begin", (), {}), "open 1", "close 1", ("end", (WORLD,))],
     {"left open": "dist.group.WORLD is everybody's group, under its name: the heap closes as without an argument",
      "old": "each group gets a heap of its own: the old one is closed",
      "missing": "each group gets a heap of its own"}))


@exercise
def heap_with_group(trial, function):
    """function(dist, open_heap) -> unhook; see the exercise."""
    trial.case("nothing is begun yet")
    log = _Log(trial, function)
    log.expect([], {"": "the heap is opened when the group begins, not when the hook is set: no rank is there yet"})
    for description, calls, expected, causes in STEPS:
        trial.case(description)
        for call, args, options in calls:
            log.call(call, *args, **options)
        log.expect(expected, causes)
    trial.case("a group that does not come about: init_process_group raises")
    log.broken = True
    try:
        log.call("start")
    except ConnectionError:
        log.expect(["failed"], {"": "there is no group: no heap is opened"})
    else:
        trial.fail(expected="the error, passed on", got="nothing",
                   cause="whoever begins a group has to see that it failed")
    log.broken = False
    trial.case("no group, and so no heap: destroy_process_group()")
    log.call("stop")
    log.expect([("end", (None,))], {"": "no heap is open: there is nothing to close"})
    trial.case("unhook()")
    if not callable(log.unhook):
        trial.fail(cause=f"the function returns unhook, a function without arguments; it returned {log.unhook!r}")
    trial.do(log.unhook)
    if left := [name for name in (INIT, DESTROY) if getattr(log.dist, name) != log.before[name]]:
        trial.fail(expected="both functions as they were", got=f"{', '.join(left)} still replaced",
                   cause="unhook() puts back what stood there before")
    _real(trial, function)


class _Log:
    """Stands in for torch.distributed, with a list of events."""

    def __init__(self, trial, function):
        self.trial, self.done, self.heaps, self.broken = trial, [], 0, False
        self.dist = SimpleNamespace(**{INIT: self.begin, DESTROY: self.end}, group=SimpleNamespace(WORLD=WORLD))
        self.before = dict(vars(self.dist))
        self.unhook = trial.call(function, self.dist, self.open)

    def call(self, which, *args, **options):
        """A caller starts ("start") or ends ("stop") a group."""
        name = INIT if which == "start" else DESTROY
        result = self.trial.do(getattr(self.dist, name), *args, passing=(ConnectionError,), **options)
        if result != ("begun" if which == "start" else "ended"):
            self.trial.fail(expected=f"what {name} returned", got="something else", cause="pass its result on")

    def begin(self, *args, **options):
        self.done.append("failed" if self.broken else ("begin", args, options))
        if self.broken:
            raise ConnectionError("a rank is missing")
        return "begun"

    def end(self, group=None):
        self.done.append(("end", (group,)))
        return "ended"

    def open(self):
        number, self.heaps = self.heaps, self.heaps + 1
        self.done.append(f"open {number}")
        return SimpleNamespace(close=lambda: self.done.append(f"close {number}"))

    def expect(self, expected, causes):
        got, self.done = self.done, []
        if got != expected:
            cause = causes.get(_kind(got, expected), next(iter(causes.values())))
            self.trial.fail(expected=_as_text(expected), got=_as_text(got), cause=cause)


def _kind(got, expected):
    names, wants = ([step[0] if isinstance(step, tuple) else step.split()[0] for step in steps]
                    for steps in (got, expected))
    opened, closed = "open" in names, "close" in names
    return next(kind for kind, holds in (
        ("open first", opened and "begin" in names and names.index("open") < names.index("begin")),
        ("closed last", closed and "end" in names and names.index("close") > names.index("end")),
        ("closed", closed and "close" not in wants),
        ("old", any(name == "close" and step not in expected for name, step in zip(names, got))),
        ("left open", expected[-1:] == [("end", (WORLD,))] and opened and not closed),
        ("missing", len(names) < len(expected)), ("no arguments", True)) if holds)


def _as_text(steps) -> str:
    lines = []
    for step in steps:
        if isinstance(step, str):
            event, _, number = step.partition(" ")
            lines.append({"failed": "init_process_group raises", "open": f"open_heap() -> heap {number}",
                          "close": f"heap {number}.close()"}[event])
        else:
            options = [f"{key}={value!r}" for key, value in (step[2] if len(step) > 2 else {}).items()]
            args = [repr(arg) for arg in step[1] if arg is not None]
            lines.append(f"{INIT if step[0] == 'begin' else DESTROY}({', '.join([*args, *options])})")
    return "; ".join(lines) or "nothing"


def _real(trial, function):
    """Runs the answer with torch.distributed itself: one process, with a heap of a simulated node."""
    import torch.distributed as dist
    trial.case("torch.distributed, backend gloo, one process, and the heap of a simulated node, twice")
    originals, opened = {name: getattr(dist, name) for name in (INIT, DESTROY)}, []
    use_loopback()
    with small(2) as node:
        def open_heap():
            opened.append(SymmetricHeap(node, 4096))
            return opened[-1]
        try:
            unhook = trial.call(function, dist, open_heap)
            for run in range(2):
                trial.do(lambda: dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1))
                if len(opened) != run + 1:
                    trial.fail(expected=f"{run + 1} heaps opened so far", got=len(opened),
                               cause="one heap for each group")
                opened[-1].alloc("box", (4,))  # fails if it is closed
                trial.do(lambda: dist.destroy_process_group(*([dist.group.WORLD] if run else [])))
                if "box" in opened[-1]:
                    trial.fail(expected="a closed heap", got="an open one",
                               cause="close the heap before the group ends")
            trial.do(unhook)
        finally:
            for name, before in originals.items():
                setattr(dist, name, before)
            if dist.is_initialized():
                dist.destroy_process_group()


SOLUTION = "09_overheads.ipynb", "exercise-4"
OPEN = "        result = begin(*args, **options)\n        heaps.append(open_heap())\n"
CLOSE = "            while heaps:\n                heaps.pop().close()\n        return end(group)"
MISTAKES = {
    "opened at once": ("heaps = dist.init_process_group, dist.destroy_process_group, []",
                       "heaps = dist.init_process_group, dist.destroy_process_group, [open_heap()]", "not when the hook is set"),
    "heap first": (OPEN, "        heaps.append(open_heap())\n        result = begin(*args, **options)\n",
                   "handles are exchanged through the group"),
    "group first": (CLOSE, "            result = end(group)\n            while heaps:\n                "
                    "heaps.pop().close()\n            return result\n        return end(group)", "close() needs the group"),
    "arguments lost": ("begin(*args, **options)\n", "begin(*args)\n", "*args, **options"),
    "only positional": ("def end_without_heap(group=None):\n        if group is None or group is dist.group.WORLD:",
                        "def end_without_heap(*groups, **options):\n        group = groups[0] if groups else None\n"
                        "        if group is None:", "the heap stays until"),
    "result of the end lost": ("return end(group)", "end(group)", "what destroy_process_group returned"),
    "the group's name": (" or group is dist.group.WORLD", "", "under its name"),
    "calls itself": ("result = begin(*args", "result = dist.init_process_group(*args", "RecursionError"),
    "closes what is not there": ("            while heaps:\n                heaps.pop().close()", "            heaps.pop().close()",
                                 "IndexError"),
    "result lost": ("return result", "return None", "pass its result on"),
    "subgroups too": ("if group is None or group is dist.group.WORLD:", "if True:", "the heap stays until"),
    "never closed": ("heaps.pop().close()", "heaps.pop()", "close the heap before the group ends"),
    "closed again": ("while heaps:\n                heaps.pop().close()", "for heap in heaps:\n                "
                     "heap.close()", "the old one is closed"),
    "opened once": ("heaps.append(open_heap())", "options.get('x') or begin_with_heap.__dict__.setdefault('done', "
                    "heaps.append(open_heap()) or True) if not begin_with_heap.__dict__ else None", "each group gets a heap of its own"),
    "opened in any case": (OPEN, "        try:\n            result = begin(*args, **options)\n        finally:\n"
                           "            heaps.append(open_heap())\n", "no heap is opened"),
    "half unhooked": ("def unhook():\n        dist.init_process_group, dist.destroy_process_group = begin, end",
                      "def unhook():\n        dist.init_process_group = begin", "puts back what stood there before"),
    "no unhook": ("return unhook", "return True", "returns unhook, a function without arguments"),
}
