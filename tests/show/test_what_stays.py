"""A picture keeps little of its input alive. A notebook keeps every picture it has shown (`Out`), also when cells run again."""
import gc
import weakref

import numpy as np
import pytest
from trace_tools import run  # noqa: F401

from a2a_lib import Trace, show
from a2a_lib.machine.show import style
from a2a_lib.machine.trace import HOST, LAUNCH

pytest.importorskip("matplotlib")

PICTURES = ("timeline", "tokens", "flags", "critical_path", "links", "waves", "play")


def arrays_of(thing) -> int:
    """Bytes of the arrays that an object keeps alive, however many objects away."""
    seen, todo, nbytes = {id(thing)}, [thing], 0
    while todo:
        for other in gc.get_referents(todo.pop()):
            if id(other) in seen or isinstance(other, type) or type(other).__name__ in ("module", "function"):
                continue
            seen.add(id(other))
            todo.append(other)
            if isinstance(other, np.ndarray) and other.base is None:
                nbytes += other.nbytes
    return nbytes


def busier(run, times):  # noqa: F811
    """A run with `times` as many waves, transfers, flags and waits, in the same number of launches."""
    once = np.isin(run.records["kind"], (LAUNCH, HOST))
    parts = [run.records[once]]
    for number in range(times):
        part = run.records[~once].copy()
        part["time"] += number
        for field in ("index", "block"):
            part[field][part[field] >= 0] += number * 1000
        parts.append(part)
    return Trace(np.concatenate(parts), run.strings, run.meta)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_keeps_no_run(run, name):  # noqa: F811
    few, many = (busier(run, times) for times in (1, 12))
    pictures = [getattr(show, name)(trace) for trace in (few, many)]
    assert all(picture.png for picture in pictures), "drawn"
    kept = [arrays_of(picture) for picture in pictures]
    assert kept[1] - kept[0] < (many.records.nbytes - few.records.nbytes) / 6, kept


def test_a_picture_keeps_no_pixels(monkeypatch):
    from matplotlib.backends.backend_agg import RendererAgg
    drawn, made = [], RendererAgg.__init__
    monkeypatch.setattr(RendererAgg, "__init__", lambda self, *how: (drawn.append(weakref.ref(self)), made(self, *how))[1])
    picture = show.ladder([{"rung": "one", "us": 3.0, "label": "published (here)"}])
    assert not drawn and picture.png
    gc.collect()
    assert drawn and not any(renderer() for renderer in drawn)
    with style.settings():
        assert style.png(picture.figure) == picture.png, "the figure stays, to be drawn again"
