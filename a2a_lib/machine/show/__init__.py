"""Pictures of a run, drawn from its trace, and the source of its kernels. `style.py` has the visual language.

    show.timeline(comm.trace)     when each rank ran which kernel, and how much of it was waiting
    show.tokens(comm.trace)       bytes from rank to rank
    show.flags(comm.trace)        life lines of flags: set, in flight, seen; who waited how long
    show.critical_path(comm.trace)  the chain of work and waits that took as long as the run
    show.links(comm.trace)        traffic of every link over time
    show.levels(rung.trace)       of a cluster: NICs between nodes, and links within them, over time
    show.waves(comm.trace, rank=0)  working and waiting, wave by wave
    show.rows_per_wave({"256 blocks": counts})   how rows are dealt out to waves, grid by grid
    show.rows_taken({"varlen": comm.trace}, "dispatch", "flag_seen", "recv_flags")  who took how many rows
    show.roofline(points, "mi300x"), show.ladder(rows)   kernels under their roofs; rungs beside each other
    show.recording(bench.load(file), "dsv3")  a measured ladder (`a2a bench`) beside the speed of light
    show.tiles(rung.trace, rank=0)  whose rows each program of a persistent GEMM multiplies, and when it waits
    show.tasks(rung.tasks.trace)  tasks of a persistent kernel, program by program
    show.play_tiles(rung.trace, rank=0), show.play_tasks(rung.tasks.trace)  the same two as films
    show.play(comm.trace)         the run, to play and to scrub: rows and flags in flight
    show.slider("blocks", answers, label=...)  the simulator's answer for each value of a number, under a slider
    show.player(film)             an animated drawing of one's own (`show.Film`), to play and to scrub
    show.memory_steps(replay)     one value between two ranks: what each cache and memory held, and the stale read
    show.stepper(replay)          the same run event by event
    show.counters(runs)           a profiler's counts: registers, CUs, caches, coalescing, bank conflicts
    show.play_align(ids, n, b)    count, scan, place: align & sort step by step, to play and to scrub
    show.expert_map(ids, n), show.expert_rows(ids, n)  which token goes to which expert; rows by expert
    show.node_map(node)           GPUs, links, XCDs, CUs
    show.source(comm.module, "dispatch_send")

Every picture is a `Picture`. In a notebook it is one output: the PNG with alternative text, and the numbers folded
beneath. Anywhere else, `print` it or `save` it. Numbers carry the label of their trace: simulated (preset) or measured.
"""

import importlib

# name -> the module that draws it
_NAMES = {name: f"_{name}" for name in (
    "counters", "play_align", "flags", "ladder", "levels", "links", "memory_steps", "node_map", "recording", "roofline",
    "rows_per_wave", "rows_taken", "slider", "source", "timeline", "tokens", "waves")}
_NAMES |= {"Film": "film", "Picture": "_picture", "critical_path": "_critical", "play_tasks": "_programs", "play_tiles": "_programs",
           "expert_map": "_experts", "expert_rows": "_experts", "play": "_player", "player": "film", "stepper": "_memory_steps",
           "tasks": "_programs", "tiles": "_programs"}

__all__ = list(_NAMES)


def __getattr__(name):
    if name in _NAMES:
        value = getattr(importlib.import_module(f"{__name__}.{_NAMES[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted(set(globals()) | set(__all__))
