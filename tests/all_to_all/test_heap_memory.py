"""Rungs whose symmetric heap is of another kind of memory: right in every memory mode, and faster where links queue."""
from dataclasses import replace

import pytest
from rung_cases import RUNGS, SMALL
from rung_tools import check_call, draw, make

from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem
from a2a_lib.lab import explore
from a2a_lib.machine.node import Node

MODES = ("strict", "hw-spx", "cpx")


@pytest.mark.parametrize("kind", ["default", "uncached"])
@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_is_right(rung, kind):
    mode = MODES[RUNGS.index(rung) % len(MODES)]
    node = Node(4, name="small", memory=mode, seed=3)
    comm = make(SMALL, 4, rung=rung, node=node, blocks=6, heap_memory=kind)
    for seed in range(2):
        check_call(comm, draw(SMALL, 4, seed))
    assert comm.heap_memory == kind


def test_bytes_that_queue_at_several_links_go_faster_in_uncached_memory():
    """128 tokens of 5.6 KiB on each rank: queues are longer than `link_crowd`."""
    took = {}
    problem = Problem.random("bench3", 8, seed=1, exact=True)
    for kind in ("finegrained", "uncached"):
        with Node(8, seed=0) as node:
            comm = rungs["prereduced"](node, problem.shape, heap_memory=kind)
            problem.check(comm(problem))
            took[kind] = comm.trace.span_us
    assert took["uncached"] < 0.95 * took["finegrained"]


@pytest.mark.parametrize("rung", [name for name in RUNGS if getattr(rungs[name], "heap_memory", "") == "uncached"])
def test_schedules_are_tried_in_memory_that_hides_nothing(rung, monkeypatch):
    """In uncached memory, a missing release gives right values. So the explorer uses cached memory. Rungs are right in both."""
    kinds, init = set(), rungs[rung].__init__
    monkeypatch.setattr(rungs[rung], "__init__", lambda self, *args, **options: (
        kinds.add(options.get("heap_memory")), init(self, *args, **options))[1])
    assert explore.rung(rung, seeds=2, races=False).ok and kinds == {"finegrained"}
    kinds.clear()
    situations = [replace(each, options=(*each.options, ("heap_memory", "uncached"))) for each in rungs[rung].all_situations()]
    assert explore.rung(rung, seeds=4, situations=situations).ok and kinds == {"uncached"}


def test_another_kind_of_memory_is_refused():
    with pytest.raises(ValueError, match="finegrained"):
        make(SMALL, 2, heap_memory="slow")
