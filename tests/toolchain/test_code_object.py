"""Code objects that the pinned clang links for real AMD GPUs: what a loader reads, against what the compiler said."""
from pathlib import Path

import elf_tools
import pytest

from a2a_lib import toolchain
from a2a_lib.errors import LoadError
from a2a_lib.machine.toolchain import code_object

KERNELS = sorted(Path(toolchain.__file__).parents[2].joinpath("kernels", "all_to_all").glob("*.hip"))


@pytest.fixture(scope="module", params=[pytest.param(path, id=path.stem, marks=[pytest.mark.soak] * (number % 4 > 0))
                                        for number, path in enumerate(KERNELS)])
def linked(request):
    module = toolchain.compile(request.param)
    return module, elf_tools.read(code_object.link(module.asm))


def test_it_is_a_code_object_of_gfx942_with_symbols_for_every_kernel(linked):
    _, elf = linked
    assert (elf.machine, elf.os_abi) == (elf_tools.EM_AMDGPU, elf_tools.OSABI_HSA)
    assert elf.abi_version == 3  # code object version 5
    assert elf.flags & 0xFF == elf_tools.EF_MACH_GFX942
    assert elf.metadata["amdhsa.target"] == "amdgcn-amd-amdhsa--gfx942"
    assert elf.metadata["amdhsa.version"] == [1, 2]
    module, elf = linked
    assert set(elf.descriptors) == set(module.kernels)
    for name in module.kernels:
        code, descriptor = elf.symbols[name], elf.symbols[name + ".kd"]
        assert code[2:] == (2, 1) and descriptor[2:] == (1, 1)  # global, a function and an object
        assert code[0] % 256 == 0 and elf.at(*code[:2])
        assert descriptor[0] + elf.descriptors[name]["entry"] == code[0]


def test_descriptors_say_what_the_compiler_said(linked):
    module, elf = linked
    for name, kernel in module.kernels.items():
        d = elf.descriptors[name]
        assert (d["lds"], d["scratch"]) == (kernel.lds, kernel.scratch)
        # gfx90a and later: registers in units of 8, less one; AMD's own registers begin at a multiple of 4, less one.
        total = -(-kernel.vgprs // 4) * 4 + kernel.agprs if kernel.agprs else kernel.vgprs
        assert d["rsrc1"] & 63 == max(1, -(-total // 8)) - 1
        assert (d["rsrc3"] & 63) == max(1, -(-kernel.vgprs // 4)) - 1
        assert d["rsrc2"] & 1 == (kernel.scratch > 0)
        assert d["properties"] & 8 and not d["properties"] & 1 << 10  # kernel arguments in SGPRs; wave 64
        assert not any(d["reserved1"]) and d["reserved0"] == 0


def test_the_note_says_what_launches_pack(linked):
    module, elf = linked
    notes = {kernel[".name"]: kernel for kernel in elf.metadata["amdhsa.kernels"]}
    assert set(notes) == set(module.kernels)
    for name, kernel in module.kernels.items():
        note = notes[name]
        explicit = [(arg[".offset"], arg[".size"], arg[".value_kind"] == "global_buffer") for arg in note[".args"]
                    if not arg[".value_kind"].startswith("hidden_")]
        assert explicit == [(arg.offset, arg.size, arg.kind == "pointer") for arg in kernel.args]
        assert note[".symbol"] == name + ".kd" and note[".wavefront_size"] == 64
        assert note[".kernarg_segment_size"] == elf.descriptors[name]["kernarg"]
        assert (note[".max_flat_workgroup_size"], note[".vgpr_count"]) == (kernel.max_block_size, kernel.vgprs)
        hidden = {arg[".value_kind"]: (arg[".offset"], arg[".size"]) for arg in note[".args"]}
        base = hidden["hidden_block_count_x"][0]  # where the kernels look for block counts and sizes
        assert hidden["hidden_group_size_x"] == (base + 12, 2) and hidden["hidden_block_count_z"] == (base + 8, 4)


def test_the_code_ends_as_the_assembly_does(linked):
    module, elf = linked
    lines = [line.split(";")[0].strip() for line in module.asm.splitlines()]
    for name, kernel in module.kernels.items():
        code = elf.at(*elf.symbols[name][:2])
        ends = lines[kernel.first_line:kernel.last_line].count("s_endpgm")
        dwords = [code[i:i + 4] for i in range(0, len(code) // 4 * 4, 4)]
        assert ends >= 1 and dwords.count(bytes.fromhex("000081bf")) == ends  # SOPP, opcode 1 (CDNA3 ISA, section 12)


def test_what_does_not_assemble_is_told_and_target_hip_takes_the_rest_without_rocm(monkeypatch, tmp_path):
    with pytest.raises(LoadError, match="clang: .*invalid instruction"):
        code_object.link("\t.text\n\tv_nonsense v0, v1\n")
    with pytest.raises(LoadError, match="ld.lld: .*undefined symbol: somewhere"):
        code_object.link('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl f\nf:\n'
                         "\ts_getpc_b64 s[0:1]\n\ts_add_u32 s0, s0, somewhere@rel32@lo+4\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ROCM_PATH", str(tmp_path))
    module = toolchain.compile(KERNELS[0], target="hip")
    assert module.target == "hip" and set(elf_tools.read(module.image).descriptors) == set(module.kernels)
    assert module.asm == toolchain.compile(KERNELS[0]).asm
