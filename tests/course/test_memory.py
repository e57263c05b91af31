"""Lessons fit into 1.5 GiB, and a reader who runs one again and again in the same kernel does not run out.

What a run from top to bottom holds at its peak is measured where notebooks are executed anyway (`conftest.py`); here, among
the long tests, each lesson runs three times in one kernel.
"""
import json
import re
import sys
from pathlib import Path

import pytest

from tests import kernels

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("[0-9]*.ipynb"))
GROWS = 150  # MiB from the second run to the third: caches of code and fonts fill in the first
WEIGH = """
import re
print("held", *re.findall(r"Vm(?:RSS|HWM):\\s+(\\d+) kB", open("/proc/self/status").read()))
"""


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:2])
def test_three_runs_in_one_kernel(path):
    nbformat, client = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    book = nbformat.read(path, as_version=4)
    cells, code = [], [cell for cell in book.cells if cell.cell_type == "code"]
    for run in range(3):
        cells += [nbformat.v4.new_code_cell(cell.source, metadata=cell.metadata) for cell in code]
        cells.append(nbformat.v4.new_code_cell(WEIGH, metadata={"tags": [f"run-{run}"]}))
    thrice = nbformat.v4.new_notebook(cells=cells)
    client.NotebookClient(thrice, timeout=1800, kernel_name="python3",
                          resources={"metadata": {"path": str(path.parent)}}).execute()
    outputs = json.dumps([cell.outputs for cell in thrice.cells if str(cell.metadata.get("tags", "")).startswith("['run-")])
    peaks, held = zip(*[(int(peak) // 1024, int(rss) // 1024) for peak, rss in re.findall(r"held (\d+) (\d+)", outputs)])
    assert len(peaks) == 3 and peaks[-1] <= kernels.most_mib(), f"MiB at the peak after each run: {peaks}, held: {held}"
    assert held[2] - held[1] <= GROWS, f"MiB held after each run: {held}"
