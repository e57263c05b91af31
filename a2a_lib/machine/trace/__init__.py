"""The event record, its tables and analyses, the detail record, and trace files. Nothing is drawn here.

    records     the record of 64 bytes; `Records`, a selection of them; `Tables`: kernel times, replays, flags
    analysis/   critical path, links against the speed of light, overlap, balance, hosts' calls
    perfetto/   files for Perfetto
    detail/     every memory access of a small run with its values
    races       reports of the race detector
    reports/    failures as data, and their texts
    trace       `Trace`: all of it as one object
"""
from .records import (
    BARRIER,
    CACHE,
    COPY,
    FLAG_SEEN,
    FLAG_SET,
    HOST,
    KINDS,
    LAUNCH,
    PACKETS,
    PS_PER_US,
    RECORD,
    STORE,
    TRANSFER,
    USER,
    WAIT,
    WAVE,
    Records,
    empty_records,
    records_of,
)
from .trace import Trace

__all__ = ["BARRIER", "CACHE", "COPY", "FLAG_SEEN", "FLAG_SET", "HOST", "KINDS", "LAUNCH", "PACKETS",
           "PS_PER_US", "RECORD", "STORE", "TRANSFER", "USER", "WAIT", "WAVE", "Records", "Trace", "empty_records", "records_of"]
