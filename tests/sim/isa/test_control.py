"""Branches, calls, indexed registers, time, waits: instructions whose effect is not one register write."""
import pytest

from . import cases, harness
from .state import FULL, Expected, mask, registers

LOW = mask(32)


def case(text, body, expect, extra="", prepare=None, count=8):
    """``expect(state)`` changes a copy of the starting state; it may return {register or name: bits not compared}."""
    touched = {k: sorted(r) for k, r in registers(text + " " + extra).items()}
    rng = harness.seeded(text)
    states = []
    for i in range(count):
        state = cases.fresh(rng, touched, (FULL, rng.getrandbits(64), 0, 1)[i % 4])
        state.vcc = (0, rng.getrandbits(64), 1 << 63, FULL)[i // 2 % 4]
        if prepare:
            prepare(state, rng)
        states.append(state)

    def run(state):
        expected = Expected(state.copy())
        expected.ignore = expect(expected.state) or {}
        return expected

    return cases.Case(harness.Test(text, states, body=body, extra=extra), run)


def branch(mnemonic, taken):
    def expect(state):
        state.s[20] = 0 if taken(state) else 1
    body = f"s_mov_b32 s20, 0\n{mnemonic} {{L}}_away\ns_mov_b32 s20, 1\n{{L}}_away:"
    return case(f"{mnemonic} {{L}}_away", body, expect, "s20")


def loop(state):
    n = state.s[20]
    state.s[22] = n * (n + 1) // 2
    state.s[20], state.scc = 0, 0


def becomes(value, *ignored):
    """s24 becomes value(s24). scc and some registers are not compared."""
    def expect(state):
        state.s[24] = value(state.s[24])
        return {("s", n): LOW for n in ignored} | {"scc": 1}
    return expect


def index(mode):
    def expect(state):
        n = state.s[20] & 255
        src = n if mode & 1 else 0
        dst = n if mode & 8 else 0
        for lane in state.active():
            state.v[10 + dst][lane] = state.v[14 + src][lane]
        state.m0 = state.m0 & ~0xF0FF | n | mode << 12
    return expect


def small_index(state, rng):
    state.s[20] = rng.randrange(4)


add_3 = lambda s: s + 3 & LOW
NOTHING = ["s_nop 0", "s_nop 7", "s_sleep 1", "s_sleep 0", "s_setprio 3", "s_setprio 0", "s_barrier", "v_nop",
           "s_waitcnt vmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(0) lgkmcnt(0)", "s_waitcnt vmcnt(3)",
           "s_waitcnt vmcnt(63)", "s_waitcnt vmcnt(1) lgkmcnt(2)", "s_waitcnt expcnt(0)",
           "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "buffer_inv", "buffer_inv sc1", "buffer_inv sc0 sc1",
           "buffer_wbl2", "buffer_wbl2 sc1", "buffer_wbl2 sc0 sc1", "s_set_gpr_idx_off"]
CASES = [
    branch("s_branch", lambda s: True),
    branch("s_cbranch_scc0", lambda s: not s.scc), branch("s_cbranch_scc1", lambda s: s.scc),
    branch("s_cbranch_vccz", lambda s: s.vcc == 0), branch("s_cbranch_vccnz", lambda s: s.vcc != 0),
    branch("s_cbranch_execz", lambda s: s.exec == 0), branch("s_cbranch_execnz", lambda s: s.exec != 0),
    case("loop: s_cbranch_scc1 backwards",
         "s_mov_b32 s22, 0\n{L}_top:\ns_add_u32 s22, s22, s20\ns_sub_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 0\n"
         "s_cbranch_scc1 {L}_top", loop, "s20 s22",
         prepare=lambda s, rng: s.s.__setitem__(20, rng.randrange(1, 20))),
    case("call: s_getpc_b64 s_swappc_b64 s_setpc_b64",
         "s_branch {L}_over\n{L}_f:\ns_add_u32 s24, s24, 3\ns_setpc_b64 s[30:31]\n{L}_over:\ns_getpc_b64 s[20:21]\n"
         "{L}_pc:\ns_add_u32 s20, s20, ({L}_f-{L}_pc)&4294967295\ns_addc_u32 s21, s21, ({L}_f-{L}_pc)>>32\n"
         "s_swappc_b64 s[30:31], s[20:21]", becomes(add_3, 20, 21, 30, 31), "s20 s21 s24 s30 s31"),
    case("call: s_call_b64", "s_branch {L}_over\n{L}_f:\ns_add_u32 s24, s24, 3\ns_setpc_b64 s[30:31]\n{L}_over:\n"
         "s_call_b64 s[30:31], {L}_f", becomes(add_3, 30, 31), "s24 s30 s31"),
    case("far branch: s_getpc_b64 s_setpc_b64",
         "s_mov_b32 s24, 7\ns_getpc_b64 s[20:21]\n{L}_pc:\ns_add_u32 s20, s20, ({L}_end-{L}_pc)&4294967295\n"
         "s_addc_u32 s21, s21, ({L}_end-{L}_pc)>>32\ns_setpc_b64 s[20:21]\ns_mov_b32 s24, 8\n{L}_end:",
         becomes(lambda s: 7, 20, 21), "s20 s21 s24"),
    case("s_getreg_b32 s20, hwreg(HW_REG_XCC_ID)", "s_getreg_b32 s20, hwreg(HW_REG_XCC_ID)",
         lambda s: s.s.__setitem__(20, 0), "s20"),
    case("s_getreg_b32 s20, hwreg(HW_REG_HW_ID) is stable",
         "s_getreg_b32 s20, hwreg(HW_REG_HW_ID)\ns_getreg_b32 s21, hwreg(HW_REG_HW_ID)\ns_sub_u32 s20, s20, s21",
         lambda s: s.s.__setitem__(20, 0) or {("s", 21): LOW, "scc": 1}, "s20 s21"),
] + [
    case(f"s_set_gpr_idx_on s20, gpr_idx({which})",
         f"s_set_gpr_idx_on s20, gpr_idx({which})\nv_mov_b32_e32 v10, v14\ns_set_gpr_idx_off", index(bits),
         "v10 v11 v12 v13 v14 v15 v16 v17 s20", small_index)
    for which, bits in (("SRC0", 1), ("DST", 8), ("SRC0,DST", 9))
] + [
    case(f"{clock} s[20:21] goes forward",
         f"{clock} s[20:21]\ns_waitcnt lgkmcnt(0)\ns_sleep 10\n{clock} s[22:23]\ns_waitcnt lgkmcnt(0)\n"
         "s_sub_u32 s20, s22, s20\ns_subb_u32 s21, s23, s21\ns_sub_u32 s22, s20, 1\ns_subb_u32 s21, s21, 0\n"
         f"s_lshr_b64 s[22:23], s[20:21], 16\ns_cmp_lg_u64 s[22:23], 0\ns_cselect_b32 s24, 0, 1",
         becomes(lambda s: 1, *range(20, 24)), "s20 s21 s22 s23 s24")
    for clock in ("s_memtime", "s_memrealtime")
] + [case(text, text, lambda s: None, "v10 v11 s20 s21") for text in NOTHING]


@pytest.fixture(scope="module")
def results(simulator):
    return dict(zip([c.test.text for c in CASES], harness.Batch(simulator, [c.test for c in CASES]).run()))


@pytest.mark.parametrize("control_case", CASES, ids=lambda c: c.test.text)
def test_control(results, control_case):
    outcome = results[control_case.test.text]
    if isinstance(outcome, Exception):
        pytest.fail(f"{control_case.test.text}\n{outcome}", pytrace=False)
    for i, (start, got) in enumerate(zip(control_case.test.states, outcome)):
        report = harness.differences(control_case.test, start, control_case.expect(start), got)
        assert not report, f"run {i}: " + "\n".join(report)
