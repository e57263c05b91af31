"""Lesson 09, exercise 4: heap_with_group(dist, open_heap) -> unhook. A heap that lives as long as its group."""

from types import SimpleNamespace

from ....lab.processes.jobs import use_loopback
from ....machine.node.heap import SymmetricHeap
from ..cases import small
from ..trial import exercise

WORLD = "WORLD"
INIT, DESTROY = "init_process_group", "destroy_process_group"
STEPS = (  # description; calls (start or stop, arguments, options); expected events
    ("a group begins, with arguments", [("start", ("gloo",), {"rank": 3, "world_size": 8})],
     ["init_process_group('gloo', rank=3, world_size=8)", "open_heap() -> heap 0"]),
    ("a subgroup ends: destroy_process_group(group)", [("stop", ("a subgroup",), {})], ["destroy_process_group('a subgroup')"]),
    ("a subgroup ends: destroy_process_group(group=group)", [("stop", (), {"group": "a subgroup"})],
     ["destroy_process_group('a subgroup')"]),
    ("the group ends: destroy_process_group()", [("stop", (), {})], ["heap 0.close()", "destroy_process_group()"]),
    ("a second group in the same processes, and its end by its name: destroy_process_group(dist.group.WORLD)",
     [("start", (), {}), ("stop", (WORLD,), {})],
     ["init_process_group()", "open_heap() -> heap 1", "heap 1.close()", "destroy_process_group('WORLD')"]))


@exercise("09_overheads.ipynb", "exercise-4")
def heap_with_group(trial, function):
    """function(dist, open_heap) -> unhook; see the exercise."""
    trial.case("nothing is begun yet")
    log = _Log(trial, function)
    log.expect([])
    for description, calls, expected in STEPS:
        trial.case(description)
        for call, args, options in calls:
            log.call(call, *args, **options)
        log.expect(expected)
    trial.case("a group that does not come about: init_process_group raises")
    log.broken = True
    try:
        log.call("start")
    except ConnectionError:
        log.expect(["init_process_group raises"])
    else:
        trial.fail(expected="the error, passed on", got="nothing",
                   cause="whoever begins a group has to see that it failed")
    log.broken = False
    trial.case("no group, and so no heap: destroy_process_group()")
    log.call("stop")
    log.expect(["destroy_process_group()"])
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
        if self.broken:
            self.done.append(f"{INIT} raises")
            raise ConnectionError("a rank is missing")
        self.done.append(f"{INIT}({', '.join([*map(repr, args), *(f'{key}={value!r}' for key, value in options.items())])})")
        return "begun"

    def end(self, group=None):
        self.done.append(f"{DESTROY}({'' if group is None else repr(group)})")
        return "ended"

    def open(self):
        number, self.heaps = self.heaps, self.heaps + 1
        self.done.append(f"open_heap() -> heap {number}")
        return SimpleNamespace(close=lambda: self.done.append(f"heap {number}.close()"))

    def expect(self, expected):
        got, want = ("; ".join(events) or "nothing" for events in (self.done, expected))
        self.done = []
        if got != want:
            self.trial.wrong([got], expected=want, got=got)


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
