"""Traces as files for Perfetto (ui.perfetto.dev): one file for all ranks.

    a2a.perfetto.write(comm.trace, "run.pftrace")      # trace.save("run.pftrace") is the same

process   a rank, named after its GPU and the source of the numbers
thread    a stream with its launches and copies, and a block with its runs; a wave is a track of its block
on waves  kernel, waits, user events (`a2a_lib.profile`), and an instant for every flag set and seen
links     per directed link a counter in GB/s (`link_counters`) and its transfers; concurrent ones lie on tracks of
          the same name
arrows    from each flag set to the moment its wait saw it

Times are ns in this format and ps in the records. Every time is rounded down, so nested events stay nested and
adjacent ones stay adjacent; a duration can be off by less than 1 ns.

A trace may be too large for a file of about 20 MB. Then waves without other records are left out (their blocks stay),
and after them the smallest transfers, which the links' counters include. The file's metadata says so: left_out.
"""
import os
from pathlib import Path

from .... import files
from ..records import Tables
from .layout import lay_out

MOST = 320_000  # slices and instants: a file of 15 to 20 MB


def check_path(path: str | os.PathLike) -> str:
    """The ending of a path that `write` can write to. Raises ValueError with the reason if it cannot."""
    return files.check_path(path, [".pftrace"], "a trace file")


def write(trace: Tables, path: str | os.PathLike) -> Path:
    """Writes a trace as a .pftrace file. The same trace gives the same bytes. Returns the path.

    Raises ValueError, before anything is done, for a path that cannot be written. Raises OSError if writing fails: then
    there is no file, or the previous one.
    """
    check_path(path)
    from .pftrace import encode  # needs the perfetto package, which is not needed for anything else
    return files.write_whole(path, encode(lay_out(trace, MOST)))
