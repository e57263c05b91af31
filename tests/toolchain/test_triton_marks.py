"""Marks of Triton's assembly: sequences as LLVM's table for gfx942 has them ("Memory Model GFX942"), and sequences that lack a
part of one."""
import re
from pathlib import Path

import pytest

from a2a_lib.machine.toolchain.triton import stored
from a2a_lib.machine.toolchain.triton.marks import find, marked

POLL_BY_LOAD = "global_load_dword v2, v1, s[4:5] sc0 sc1"
POLL_BY_ADDING = "global_atomic_add v2, v1, v1, s[4:5] sc0 sc1"
ACQUIRE = "s_waitcnt vmcnt(0)\nbuffer_inv sc0 sc1"
WRITE_BACK = "buffer_wbl2 sc0 sc1\ns_waitcnt vmcnt(0)"
FENCE = f"{WRITE_BACK}\ns_barrier"
SET = "global_atomic_swap v1, v3, s[4:5] sc1"


def marks(*lines):
    """"KIND ORDER SCOPE" of each mark, in the text's order."""
    text = "kernel:\n" + "\n".join(row if row.endswith(":") else "\t" + row for line in lines for row in line.split("\n"))
    return [f"{m.kind} {m.order} {m.scope}" for _, m in sorted(find([*text.split("\n"), "\ts_endpgm"]).items())]


def poll(access, after="", zero="0"):
    """Triton's assembly of `while look(flag) < 7`: one lane loads the flag, and the block gets the value through the LDS."""
    return (f"v_mov_b32_e32 v1, {zero}\ns_branch .LBB0_3\n.LBB0_1:\ns_or_b64 exec, exec, s[10:11]\nds_write_b32 v1, v2\n"
            f".LBB0_2:\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_read_b32 v6, v1\ns_waitcnt lgkmcnt(0)\n"
            f"v_cmp_gt_i32_e32 vcc, 7, v6\ns_cbranch_vccz .LBB0_4\n.LBB0_3:\ns_barrier\ns_and_saveexec_b64 s[10:11], s[0:1]\n"
            f"s_cbranch_execz .LBB0_2\n{access}\n{after or 's_nop 0'}\ns_branch .LBB0_1\n.LBB0_4:")


@pytest.mark.parametrize("access", [POLL_BY_LOAD, POLL_BY_ADDING])
@pytest.mark.parametrize("after, order", [(ACQUIRE, "acquire"), ("s_waitcnt vmcnt(0)", "relaxed"), ("", "relaxed"),
                                          ("buffer_inv sc0 sc1\ns_waitcnt vmcnt(0)", "relaxed"),
                                          ("s_waitcnt vmcnt(0)\nbuffer_inv sc1", "relaxed")])
def test_a_poll_is_a_wait_whatever_instruction_looks(access, after, order):
    assert marks(poll(access, after)) == [f"wait {order} system"]


def test_what_a_poll_by_adding_adds_and_scopes_of_waits():
    assert marks(poll(POLL_BY_ADDING, ACQUIRE, zero="1")) == ["signal acquire system"], "it counts"
    assert marks(poll(POLL_BY_ADDING, ACQUIRE, zero="s9")) == ["signal acquire system"], "nobody knows"
    assert marks("s_mov_b32 s9, 0", poll(POLL_BY_ADDING, ACQUIRE, zero="s9")) == ["wait acquire system"]
    one_way = "v_mov_b32_e32 v1, 0\ns_cbranch_scc0 .LBB0_3\nv_mov_b32_e32 v1, 1"
    assert marks(one_way, poll(POLL_BY_ADDING, ACQUIRE).partition("\n")[2]) == ["signal acquire system"], "1 on one way"
    agent = "s_waitcnt vmcnt(0)\nbuffer_inv sc1"
    assert marks(poll("global_load_dword v2, v1, s[4:5] sc1", agent)) == ["wait acquire agent"]
    assert marks(poll("global_atomic_add v2, v1, v1, s[4:5] sc0", agent)) == ["wait acquire agent"]
    assert marks(poll("global_load_dword v2, v1, s[4:5]", agent)) == [], "an L1 may answer for ever"


def test_a_lock_and_a_loop_in_a_loop_are_waits_and_looks_that_decide_nothing_are_not():
    assert marks(poll("global_atomic_cmpswap v2, v1, v[8:9], s[4:5] sc0 sc1", ACQUIRE)) == ["wait acquire system"]
    assert marks("global_atomic_cmpswap v2, v1, v[8:9], s[4:5] sc0 sc1", ACQUIRE) == ["signal acquire system"]
    inner = f".LBB0_2:\n{POLL_BY_LOAD}\n{ACQUIRE}\nv_readfirstlane_b32 s3, v2\ns_cmp_lt_i32 s3, s8\ns_cbranch_scc1 .LBB0_2"
    assert marks(".LBB0_1:", inner, "s_add_i32 s2, s2, -1\ns_cmp_lg_u32 s2, 0\ns_cbranch_scc1 .LBB0_1") == ["wait acquire system"]
    counted = f"s_mov_b32 s2, 5\n.LBB0_1:\n{POLL_BY_LOAD}\n{ACQUIRE}\nv_add_u32_e32 v7, v2, v7\ns_add_i32 s2, s2, -1\n" \
              "s_cmp_lg_u32 s2, 0\ns_cbranch_scc1 .LBB0_1"
    assert marks(counted) == []
    assert marks(POLL_BY_LOAD, ACQUIRE, "v_cmp_eq_u32_e32 vcc, 0, v2", "s_cbranch_vccz .LBB0_1", "s_nop 0", ".LBB0_1:") == []
    works = f".LBB0_1:\n{POLL_BY_LOAD}\n{ACQUIRE}\nglobal_store_dword v9, v2, s[6:7]\nv_cmp_eq_u32_e32 vcc, 0, v2\n" \
            "s_cbranch_vccz .LBB0_1"
    assert marks(works) == [], "each round stores"


def test_a_wait_begins_with_the_look_before_its_loop_and_ends_at_the_nearest_branch_that_depends_on_it():
    """The branch has the line of the wait. A later branch may read a register that the value was copied into."""
    rows = ["kernel:", ".LBB0_1:", "\ts_cmp_eq_u32 s3, 0", "\ts_cbranch_scc1 .LBB0_3", ".LBB0_2:", f"\t{POLL_BY_LOAD}",
            "\ts_waitcnt vmcnt(0)", "\tv_readfirstlane_b32 s3, v2", "\ts_cmp_lt_i32 s3, s8", "\ts_cbranch_scc1 .LBB0_2",
            "\ts_branch .LBB0_1", ".LBB0_3:", "\ts_endpgm"]
    (row, mark), = find(rows).items()
    assert rows[row].strip() == POLL_BY_LOAD and mark.decision == 9
    look, decide = f"{POLL_BY_LOAD}\n{ACQUIRE}", "v_cmp_gt_i32_e32 vcc, 7, v2\n"
    text = [look, decide + "s_cbranch_vccz .LBB0_2", ".LBB0_1:", look, decide + "s_cbranch_vccnz .LBB0_1", ".LBB0_2:"]
    assert marks(*text) == 2 * ["wait acquire system"]
    assert marks(look.replace("s[4:5]", "s[6:7]"), *text[1:]) == ["wait acquire system"], "it looks elsewhere"


@pytest.mark.parametrize("before, order", [
    (FENCE, "release"),
    (WRITE_BACK, "release"),
    ("", "relaxed"),
    ("buffer_wbl2 sc0 sc1\ns_barrier", "relaxed"),  # not waited for
    ("s_waitcnt vmcnt(0)\nbuffer_wbl2 sc0 sc1", "relaxed"),
    ("buffer_wbl2 sc0 sc1\ns_waitcnt lgkmcnt(0)", "relaxed"),
    ("buffer_wbl2 sc0 sc1\ns_waitcnt vmcnt(1)", "relaxed"),
    ("buffer_wbl2 sc1\ns_waitcnt vmcnt(0)", "relaxed"),  # to this GPU's memory
    (f"{FENCE}\nglobal_store_dword v9, v8, s[6:7]", "relaxed"),
    ("buffer_wbl2 sc0 sc1\nglobal_store_dword v9, v8, s[6:7]\ns_waitcnt vmcnt(0)", "relaxed"),
    (f"{FENCE}\nglobal_atomic_add_f32 v9, v8, s[6:7] sc1", "relaxed"),
    (f"{FENCE}\nglobal_load_dwordx2 v[8:9], v1, s[6:7]\ns_waitcnt vmcnt(0)", "release"),  # an address
    (f"{FENCE}\nglobal_load_dwordx2 v[8:9], v1, s[6:7]", "relaxed"),  # data that is read too late
    (f"{FENCE}\nds_write_b32 v1, v2\ns_load_dword s9, s[6:7], 0x0", "release"),
    (f"s_cbranch_scc0 .LBB0_1\n{FENCE}\n.LBB0_1:", "relaxed"),  # on one way alone
    (f"s_cbranch_scc0 .LBB0_1\n{FENCE}\ns_branch .LBB0_2\n.LBB0_1:\n{FENCE}\n.LBB0_2:", "release"),
    (f"{FENCE}\n.LBB0_1:\ns_cbranch_scc0 .LBB0_2\nglobal_store_dword v9, v8, s[6:7]\ns_branch .LBB0_1\n.LBB0_2:", "relaxed"),
])
def test_a_signal_releases_if_its_fence_stands_before_it(before, order):
    assert marks(before or "s_nop 0", SET)[-1] == f"signal {order} system"
    acquires = {"release": "acq_rel", "relaxed": "acquire"}[order]
    assert marks(before or "s_nop 0", SET.replace("v1, v3", "v2, v1, v3") + " sc0", ACQUIRE)[-1] == f"signal {acquires} system"


def test_signals_that_share_a_fence_atomics_of_agent_scope_and_sums():
    assert marks(FENCE, SET, SET.replace("s[4:5]", "s[6:7]")) == 2 * ["signal release system"]
    assert marks(FENCE, SET, "global_store_dword v9, v8, s[6:7]", SET) == ["signal release system", "signal relaxed system"]
    count = "global_atomic_add v6, v1, v6, s[6:7] sc0 sc1"
    assert marks(FENCE, count, ACQUIRE, SET) == ["signal acq_rel system", "signal relaxed system"], "not what it acquires in between"
    add, fence = "global_atomic_add v1, v3, s[4:5]", "buffer_wbl2 sc1\ns_waitcnt vmcnt(0)"
    assert marks(add) == [] and marks(fence, add) == marks(FENCE, add) == ["signal release agent"]
    assert marks(FENCE, "global_atomic_add_f32 v1, v3, s[4:5] sc1") == []
    assert marks(FENCE, "global_atomic_pk_add_f16 v1, v3, s[4:5] sc1") == []
    asm = f"kernel:\n\t; a2a.signal release system\n\t{SET}\n\ts_endpgm\n\t.amdgpu_metadata\n---\nname: kernel\n...\n"
    assert marked(asm) == marked(marked(asm)) == asm.replace("release", "relaxed")


@pytest.mark.parametrize("folder", [stored.FOLDER, Path(__file__).parents[1] / "node" / "stored"])
def test_every_stored_kernel_waits_for_its_write_backs(folder, monkeypatch):
    """Otherwise the signal sometimes overtakes its data, in strict mode as on the GPU. Triton 3.6 leaves the wait out of
    `sem="release"`. The course's `release()` writes it out."""
    monkeypatch.setattr(stored, "FOLDER", folder)
    for name, text in (stored.packed(stored.KERNELS) | stored.packed(stored.MUTANTS)).items():
        rows = [row.strip() for row in text.split("\n") if re.match(r"\s*[a-z]+_", row)]
        after = {rows[i + 1] for i, row in enumerate(rows) if row.startswith("buffer_wbl2")}
        assert after <= {"s_waitcnt vmcnt(0)"} and (after or "; a2a.signal release system" not in marked(text)), name
