"""Measurements on real GPUs: `a2a bench`. Under torchrun one process per GPU, or one process for all of them.

    clock       device events, ranks that start together, graphs and plain launches
    rung_times  rows of one rung; tuning of grids
    light       push rate of the machine, and the least time of a workload at that rate
    peers       NCCL and torch symmetric memory, in the same run
    workloads   the measured problems
    run         all of it; compare: the simulator beside a recording
    record      recordings: JSON with machine, date, versions, commit; report: as text

On the simulated node the same code runs; times are simulated, and labelled so.
"""
from .record import load, rows
from .run import measure

__all__ = ["load", "measure", "rows"]
