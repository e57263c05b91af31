"""Events from inside kernels: what a wave records, what the host makes of it, and that nothing is left without it."""
import contextlib
from types import SimpleNamespace as Some

import torch

import a2a_lib as a2a
from a2a_lib.machine.node.profile import _place
from a2a_lib.machine.runtime.recorder import Recorder
from a2a_lib.machine.trace import Trace, records_of

TICK = 10_000  # ps: the simulator counts at 100 MHz, as MI300X does


# ---- real GPUs, without one

class FakeGpu:
    """A CUDA runtime with its own clock: events are numbers, the time moves by hand."""

    def __init__(self):
        self.us, self.made, self.recorded = 100.0, 0, {}

    def create_event(self, device):
        self.made += 1
        return self.made

    def stream_call(self, device, function, event, stream):
        assert function == "hipEventRecord"
        self.recorded[event] = self.us

    def synchronize(self, device):
        pass

    def on(self, device):
        return contextlib.nullcontext()

    def elapsed_us(self, start, stop):
        return self.recorded[stop.value] - self.recorded[start.value]


def test_a_real_clock_is_found_by_the_shortest_launch(monkeypatch):
    """%globaltimer counts ns since some day; a record's time is since the recorder's zero."""
    gpu, waits = FakeGpu(), iter([9.0, 4.0, 30.0] * 3)
    recorder, lasted = Recorder(gpu, {0: 0}), []
    day = 1_700_000_000_000_000_000  # ns of the GPU's clock at our time 0

    class Rank:
        index = 0

        def zeros(self, *_):
            return torch.zeros(1, dtype=torch.int64)

        def launch(self, kernel, grid, block, now):
            assert recorder.start(0, "a2a_clock", 0, None) is None, "this launch is none of the reader's"
            lasted.append(next(waits))
            gpu.us += lasted[-1] / 2
            now[0] = day + round(gpu.us * 1000)
            gpu.us += lasted[-1] / 2

    monkeypatch.setattr(torch.Tensor, "to_torch", lambda self: self, raising=False)
    node = Some(context=Some(recorder=recorder), load=lambda *_, **__: Some(a2a_clock=None), target="cuda")
    profile = object.__new__(a2a.Profile)
    profile.node = node
    tick, ps = profile.clock_ps(Rank())
    assert len(lasted) == 9 and recorder.enabled and recorder.count == 0
    assert profile.ps_per_tick == 1000
    assert ps == (tick - day - 100_000) * 1000, "zero was recorded at 100 us"


def test_rounding_puts_no_event_into_a_wait_or_before_its_wave():
    who = {"rank": 0, "block": 2, "wave": 1, "launch": 3, "kernel": 0}
    launch = who | {"kind": "launch", "block": -1, "wave": -1, "stream": 4, "duration": 10**6}
    base = Trace(records_of([launch,
                             who | {"kind": "wave", "time": 1_004_000, "duration": 96_000},
                             who | {"kind": "wait", "time": 1_021_000, "duration": 32_500},
                             who | {"kind": "wait", "wave": 0, "time": 1_050_000, "duration": 40_000}]))
    at = [(1_000_000, 1_010_000), (1_020_000, 1_050_000), (1_050_000, 1_060_000), (990_000, 1_000_000)]
    marks = records_of([{"kind": "user", "rank": 0, "block": 2, "wave": 1, "symbol": 0, "index": i, "time": a,
                         "duration": b} for i, (a, b) in enumerate(at)])
    placed, _ = _place(marks, base, TICK, 0)
    assert [(int(r["index"]), int(r["time"]), int(r["time"] + r["duration"])) for r in placed] == [
        (0, 1_004_000, 1_010_000), (1, 1_020_000, 1_053_500), (2, 1_053_500, 1_060_000)]
    assert set(placed["launch"].tolist()) == {3} and set(placed["stream"].tolist()) == {4}


def test_real_launches_hold_their_events():
    """Without records of waves, the profile finds the launch by time. The clocks may differ by some us."""
    base = Trace(records_of([{"kind": "launch", "rank": 0, "kernel": k, "launch": k, "stream": 1, "time": t,
                              "duration": d} for k, t, d in ((0, 10**7, 5 * 10**7), (1, 7 * 10**7, 2 * 10**7))]))
    marks = records_of([{"kind": "user", "rank": 0, "block": 0, "wave": 0, "symbol": 0, "index": i, "time": t,
                         "duration": t + 1000} for i, t in enumerate((12_000_000, 59_000_000, 68_000_000, 1_000_000))])
    placed, unstopped = _place(marks, base, 1000, 0)
    assert placed["index"].tolist() == [0, 1, 2] and placed["launch"].tolist() == [0, 0, 1]
    assert placed["stream"].tolist() == [1, 1, 1] and placed["duration"].tolist() == [1000] * 3 and not len(unstopped)
