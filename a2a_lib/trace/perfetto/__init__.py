"""Traces as files for Perfetto (ui.perfetto.dev) and chrome://tracing: one file for all ranks.

    a2a.perfetto.write(comm.trace, "run.pftrace")      # also .json, .json.gz; trace.save("run.pftrace") is the same

process   a rank, named after its GPU and where the numbers come from
thread    a stream with its launches and copies, and a block with its runs; a wave is a track of its block
on waves  kernel, waits, user events (`a2a_lib.profile`), and an instant for every flag set and seen
links     per directed link a counter in GB/s (`link_counters`) and its transfers; those at the same time lie on
          tracks of the same name
arrows    from each flag set to the moment its wait saw it

Times are ns in these formats and ps in the records: every time is rounded down, so what was inside something else
stays inside, and what touched still touches; a duration can be off by less than 1 ns.

Of a trace too large for a file of about 20 MB, waves in which nothing else was recorded are left out (their blocks
stay), then the smallest transfers (the links' counters have them). The file's metadata says so: left_out.
"""
from __future__ import annotations

import gzip
import os
from pathlib import Path

from ... import files
from ..tables import Tables
from . import chrome
from .layout import lay_out

ENDINGS = {".pftrace": 320_000, ".json": 125_000, ".json.gz": 400_000}  # ending: slices and instants of 15 to 20 MB


def check_path(path: str | os.PathLike) -> str:
    """The ending of a path that `write` can write to. Raises ValueError, which says why not."""
    return files.check_path(path, ENDINGS, "a trace file")


def write(trace: Tables, path: str | os.PathLike) -> Path:
    """Writes a trace; the format goes by the ending. The same trace gives the same bytes. Returns the path.

    Raises ValueError for a path that cannot be written, before anything is done; OSError if writing fails: then there
    is no file, or the one that was there before.
    """
    ending = check_path(path)
    layout = lay_out(trace, ENDINGS[ending])
    if ending == ".pftrace":
        from .pftrace import encode  # with the perfetto package, which is not needed for anything else
        data = encode(layout)
    else:
        data = chrome.encode(layout)
        if ending == ".json.gz":
            data = gzip.compress(data, compresslevel=2, mtime=0)
    return files.write_whole(path, data)
