"""A disk that is full, and processes that are killed while they save."""
import builtins
import os
import random
import signal
import time
from pathlib import Path

import pytest

from a2a_lib import files


def fill_disk(monkeypatch, after: int = 0) -> None:
    """From the file number `after` on, what `files` writes ends with ENOSPC, which /dev/full raises."""
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full on this system")
    left = [after]

    def opened(path, mode="r", **options):
        if "x" not in mode or left[0] > 0:
            left[0] -= "x" in mode
            return builtins.open(path, mode, **options)
        builtins.open(path, mode, **options).close()
        return builtins.open("/dev/full", "wb")
    monkeypatch.setattr(files, "open", opened, raising=False)


def killed(save, path: Path, times: int, seed: int = 0, number_of=lambda data: int(data.split(maxsplit=1)[0])) -> list[bytes]:
    """Returns the contents of `path` after each of `times` processes is killed. A process calls save(path, number) for ever.
    It continues with the next number and reports saved numbers through a pipe. AssertionError if the file is older than
    the reports. number_of: reads the number from the contents."""
    draw, number, seen = random.Random(seed), 0, []
    for _ in range(times):
        read, write = os.pipe()
        child = os.fork()
        if not child:
            try:
                while True:
                    number += 1
                    save(path, number)
                    os.write(write, number.to_bytes(8, "little"))
            finally:
                os._exit(1)
        os.close(write)
        last = os.read(read, 8)  # one is saved
        time.sleep(draw.uniform(0, 0.01))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while told := os.read(read, 8 * 4096):
            last = told[-8:]
        os.close(read)
        assert last, "the process ended by itself"
        data = path.read_bytes()
        seen.append(data)
        number = number_of(data)
        assert number >= int.from_bytes(last, "little"), f"number {int.from_bytes(last, 'little')} was saved, {number} is there"
    return seen
