"""The columns of the instruction table against what others say: AMD's list of encodings, LLVM's passes of matrix
instructions; and the page that states which instructions are simulated."""
import ctypes
import re
import subprocess

import pytest

from a2a_lib import Node
from a2a_lib.errors import ConfigError
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.sim import arch, instructions
from a2a_lib.machine.sim.library import inspect
from a2a_lib.machine.toolchain import code_object

from .test_families import assembler

ENCODINGS = {"SOP1": "SOP1", "SOP2": "SOP2", "SOPC": "SOPC", "SOPK": "SOPK", "SOPP": "SOPP", "SMEM": "SMEM", "VOP1": "VOP1",
             "VOP2": "VOP2", "VOPC": "VOPC", "VOP3": "VOP3", "VOP3SD": "VOP3", "VOP3P": "VOP3P", "DS": "DS", "FLAT": "FLAT",
             "GLOBAL": "GLOBAL", "SCRATCH": "SCRATCH", "MUBUF": "MUBUF", "MTBUF": "MTBUF"}
# AMD's spelling -> LLVM's.
SPELLED = {"v_accvgpr_read": "v_accvgpr_read_b32", "v_accvgpr_write": "v_accvgpr_write_b32", "v_mad_mix_f32": "v_fma_mix_f32",
           "v_mad_mixlo_f16": "v_fma_mixlo_f16", "v_mad_mixhi_f16": "v_fma_mixhi_f16"}
# LLVM, SISchedule.td, SIDPGFX940FullSpeedModel: passes, of 4 cycles each, by the first pattern that the name has.
PASSES = ((r"mfma_.32_4x4x", 2), (r"mfma_.32_16x16x(8_?xf|16|32)", 4), (r"mfma_.32_16x16x[14]", 8),
          (r"mfma_.32_32x32x(4_?xf|8|16)", 8), (r"mfma_.32_32x32x[124]", 16), (r"mfma_f64_4x4x", 4), (r"mfma_f64_16x16x", 8),
          (r"smfmac_.32_16x16x", 4), (r"smfmac_.32_32x32x", 8))


def test_the_page_is_fresh_and_gives_a_reason_for_each_name_left_out(monkeypatch):
    assert instructions.PAGE.read_text(encoding="utf-8") == instructions.page(), "run: python -m a2a_lib.machine.sim.instructions"
    monkeypatch.setattr(instructions, "LEFT_OUT", instructions.LEFT_OUT[1:])
    pytest.raises(ValueError, instructions.page).match("one row for each of s_atomic_add, ")


def test_families_are_amds():
    listed, simulated = instructions.listed(), instructions.simulated()
    assert {name: family for name, family in simulated.items() if listed.get(name, family) != family} == {}
    others = {name for name in simulated if name not in listed}
    spelled = {name for name in others if simulated[name] == "MFMA"}  # v_mfma_f32_4x4x1f32 beside v_mfma_f32_4x4x1_16b_f32
    bare = re.compile(r"_1k$|_\d+b(?=_)|_")
    assert {bare.sub("", name) for name in spelled} <= {bare.sub("", name) for name in listed}
    assert others - spelled == {name for name, family in simulated.items() if family == instructions.OWN}


@pytest.mark.skipif(assembler() is None, reason="ziglang is not installed")
def test_the_list_is_amds_and_llvms(tmp_path):
    """gfx942.txt anew: AMD's names, each asked of LLVM's assembler, which knows what gfx942 has not."""
    encodings = pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.enum")
    names = {}
    for encoding, family in ENCODINGS.items():
        for opcode in getattr(encodings, f"{encoding}Op"):
            name = re.sub(r"_e(32|64)$", "", opcode.name.lower())
            name = SPELLED.get(name, name)
            names.setdefault(name, "MFMA" if re.match("v_s?mfma", name) else family)
    source = tmp_path / "names.s"
    source.write_text("\n".join(names) + "\n")
    errors = subprocess.run([*assembler(), "-x", "assembler", "--target=amdgcn-amd-amdhsa", f"-mcpu={code_object.ARCH}", "-c",
                             "-o", str(tmp_path / "names.o"), str(source)], capture_output=True, text=True).stderr
    refused = {list(names)[int(line) - 1] for line in re.findall(
        r"names\.s:(\d+):\d+: error: (?:instruction not supported|invalid instruction)", errors)}
    assert {name: family for name, family in names.items() if name not in refused} == instructions.listed()


def test_cycles_of_matrix_instructions_are_llvms_passes():
    rows = [row for row in inspect("a2aSimInstructions") if row["family"] == "MFMA"]
    assert len(rows) > 46
    for row in rows:
        passes = next(passes for pattern, passes in PASSES if re.search(pattern, row["name"]))
        assert row["matrix_cycles"] == 4 * passes, row["name"]
    assert not any(row["matrix_cycles"] for row in inspect("a2aSimInstructions") if row["family"] != "MFMA")


def test_python_and_the_runtime_have_the_same_architecture():
    facts, value, size = arch.arch(), ctypes.c_int(), ctypes.c_size_t()
    with Node(1, name="small") as node:
        call = node.runtime.library.call
        for attribute, fact in ((5, facts.clock_khz), (56, facts.max_block), (74, facts.lds_bytes), (87, facts.wave_size)):
            call("hipDeviceGetAttribute", ctypes.byref(value), attribute, 0)
            assert value.value == fact
        call("hipMemGetInfo", ctypes.byref(size), ctypes.byref(size))
        assert size.value == facts.hbm_bytes and node.runtime.device_name(0) == f"{facts.gpu} (simulated)"
    assert facts.name == code_object.ARCH, "what is compiled is what is simulated"
    with pytest.raises(ValueError, match="no architecture is called 'gfx1100'; simulated is gfx942"):
        arch.arch("gfx1100")
    sim.SimLibrary({"arch": "gfx942", "gpus": 1})
    with pytest.raises(ConfigError, match=r"no architecture `gfx1100` \(gfx942\)"):
        sim.SimLibrary({"arch": "gfx1100"})
