"""Atomics of all lanes on one address: nothing is lost, and every lane sees a different value."""
import functools
import operator

import pytest

from . import harness, inputs, oracle
from .instruction import Instruction
from .state import FULL, LANES

GLOBAL = ["global_atomic_add v10, v[20:21], v22, off sc0", "global_atomic_add v[20:21], v22, off",
          "global_atomic_add v10, v20, v22, s[4:5] sc0 sc1",
          "global_atomic_add_x2 v[10:11], v[20:21], v[22:23], off sc0", "flat_atomic_add v10, v[20:21], v22 sc0",
          "global_atomic_inc v10, v[20:21], v22, off sc0",
          "global_atomic_umax v[20:21], v22, off", "global_atomic_or v[20:21], v22, off",
          "buffer_atomic_add v10, v20, s[4:7], 0 offen sc0"]
LDS = ["ds_add_u32 v20, v22", "ds_add_rtn_u32 v10, v20, v22", "ds_add_rtn_u64 v[10:11], v20, v[22:23]",
       "ds_max_u32 v20, v22", "ds_or_b32 v20, v22"]


def data_operand(ins):
    if ins.base.startswith("buffer"):
        return ins.operands[0]
    return [op for op in ins.operands if op.kind == "v"][-1]


def build(text):
    ins, rng = Instruction(text), harness.seeded(text)
    test = harness.Test(text, [], lds=256 if text.startswith("ds_") else 0)
    for mask in (FULL, rng.getrandbits(64), 0):
        state = inputs.fresh(rng, test.touched, mask)
        for lane in range(LANES):
            value = LANES * 2 if "inc" in text else 1 << lane % 32 if "_or" in text else lane + 1
            oracle.write_lane(state, data_operand(ins), lane, value)
        state.mem, state.lds = bytearray(256 if not test.lds else 0), bytearray(test.lds)
        for n in (20, 21):
            if n in state.v:
                state.v[n] = [0] * LANES
        test.states.append(state)

    def prepare(state):
        low, high = state.base & 0xFFFFFFFF, state.base >> 32
        if "s[4:7]" in text:
            state.s.update({4: low, 5: high, 6: 256, 7: 0x27000})
        elif "s[4:5]" in text:
            state.s.update({4: low, 5: high})
        elif not test.lds:
            state.v[20], state.v[21] = [low] * LANES, [high] * LANES

    test.prepare = prepare
    return ins, test


@pytest.fixture(scope="module")
def results(simulator):
    built = {text: build(text) for text in GLOBAL + LDS}
    outcome = harness.Batch(simulator, [t for _, t in built.values()]).run()
    return {text: (*pair, result) for (text, pair), result in zip(built.items(), outcome)}


@pytest.mark.parametrize("text", GLOBAL + LDS)
def test_one_address(results, text):
    ins, test, outcome = results[text]
    if isinstance(outcome, Exception):
        pytest.fail(f"{text}\n{outcome}", pytrace=False)
    size = 8 if "x2" in text or "u64" in text else 4
    for start, got in zip(test.states, outcome):
        source = data_operand(ins)
        data = [oracle.read_operand(start, source, lane) for lane in start.active()]
        memory = got.lds if test.lds else got.mem
        final = int.from_bytes(memory[:size], "little")
        if "inc" in text:
            assert final == len(data)
        elif "max" in text:
            assert final == max(data, default=0)
        elif "_or" in ins.base:
            assert final == functools.reduce(operator.or_, data, 0)
        else:
            assert final == sum(data)
        dst = ins.operands[0]
        if "rtn" not in text and "sc0" not in text:
            continue
        step = {lane: 1 if "inc" in text else oracle.read_operand(start, source, lane) for lane in start.active()}
        seen = sorted((oracle.read_operand(got, dst, lane), step[lane]) for lane in start.active())
        running = 0
        for value, add in seen:  # some order of the lanes explains all returned values
            assert value == running
            running += add
