"""Inputs that no user means: descriptions of kernels, files without an end, numbers of hundreds of digits, floods of text. Each
gets a sentence, and the process lives."""
import json
import os
import re
import subprocess
import sys
import time

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import CompileError, Module, Node
from a2a_lib.kernels.layer import fp8
from a2a_lib.lab.bench import record
from a2a_lib.machine.runtime import printed
from a2a_lib.machine.toolchain import cache


@pytest.fixture(scope="module")
def asm():
    return a2a.compile('#include "a2a/a2a.h"\nextern "C" __global__ void k(int* x, int n) { __shared__ int y[64]; y[threadIdx.x] = n; '
                       "__syncthreads(); x[threadIdx.x] = y[63 - threadIdx.x]; }\n").asm


def changed(asm, key, value):
    """The assembly with another value of a key of its metadata, or of a directive, at its last place."""
    at = list(re.finditer(rf"^(\s*(?:- )?\{key}:?[ \t]+)[^\n]*", asm, re.M))[-1]
    return asm[:at.start()] + at[1] + value + asm[at.end():]


CASES = [
    (".vgpr_count", "2147483647", r"kernel k: \.vgpr_count is 2147483647, not 0 to 512"),
    (".vgpr_count", "100000000", r"kernel k: \.vgpr_count is 100000000, not 0 to 512"),
    (".agpr_count", "2147483647", r"kernel k: \.agpr_count is 2147483647, not 0 to 256"),
    (".private_segment_fixed_size", "2147483647", r"\.private_segment_fixed_size is 2147483647"),
    (".offset", "65535", r"argument \w+ has \d+ bytes at 65535, outside of the \d+ bytes of arguments"),
    (".offset", "-8", r"bytes at -8, outside"),
    (".offset", "99999999999999999999", r"bytes at 99999999999999999999, outside"),
    (".size", "0", r"has 0 bytes at \d+, outside"),
    (".offset", "", r"the metadata has no number, or no word, where one belongs"),
    (".value_kind", "", r"the metadata has no number, or no word, where one belongs"),
    (".amdhsa_next_free_vgpr", "2147483647", r"kernel k: \.amdhsa_next_free_vgpr is 2147483647, not 0 to 512"),
    (".amdhsa_next_free_vgpr", "-2147483648", r"kernel k: \.amdhsa_next_free_vgpr is -2147483648, not 0 to 512"),
    (".amdhsa_next_free_vgpr", "(-0x7fffffffffffffff-1)/-1", r"next_free_vgpr is -9223372036854775808, not 0 to 512"),
    (".amdhsa_next_free_vgpr", "-1+(-0x7fffffffffffffff-1)%-1", r"next_free_vgpr is -1, not 0 to 512"),
    (".amdhsa_next_free_vgpr", "alignto(5, 0)", r"cannot evaluate `alignto\(5, 0\)`: division by zero"),
    (".amdhsa_next_free_vgpr", "1<<64", r"cannot evaluate `1<<64`: shift by 64"),
    (".amdhsa_next_free_vgpr", "8>>-1", r"cannot evaluate `8>>-1`: shift by -1"),
    (".amdhsa_next_free_vgpr", "max()", r"cannot evaluate `max\(\)`: unknown function max"),
    (".amdhsa_user_sgpr_kernarg_preload_length", "-1", r"kernarg_preload_length is -1, not 0 to 16"),
]
PROGRAM = """
import json, sys, a2a_lib as a2a
from a2a_lib.errors import LoadError
for text in json.load(sys.stdin):
    try:
        with a2a.Node(1, name="small") as node:
            module = node.load(a2a.Module.from_assembly(text))
            node.ranks[0].launch(module.k, 1, 64, node.ranks[0].zeros(64), 1)
        print("it ran")
    except LoadError as error:
        print(error, flush=True)
"""


@pytest.fixture(scope="module")
def sentences(asm):
    """What is said of each case, in a process that they once ended."""
    texts = [changed(asm, key, value) for key, value, _ in CASES]
    assert asm not in texts
    done = subprocess.run([sys.executable, "-c", PROGRAM], input=json.dumps(texts), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (done.stdout, done.stderr[-500:])
    return done.stdout.splitlines()


@pytest.mark.parametrize("case", range(len(CASES)))
def test_descriptions_of_kernels_have_bounds(sentences, case):
    assert re.search(CASES[case][2], sentences[case]), sentences[case]


def test_ordinary_descriptions_stay(asm):
    with Node(1, name="small") as node:
        module, rank = node.load(Module.from_assembly(asm)), node.ranks[0]
        x = rank.zeros(64, dtype=torch.int32)
        rank.launch(module.k, 1, 64, x, 7)
        assert x.to_torch().tolist() == [7] * 64


@pytest.fixture
def pipe(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_files_without_an_end(pipe, tmp_path, monkeypatch):
    start = time.monotonic()
    for place in (pipe, "/dev/zero"):
        for read in (lambda at: a2a.compile(at), lambda at: Module.from_assembly(at)):
            pytest.raises(CompileError, read, type(pipe)(place)).match("is no ordinary file")
        pytest.raises(ValueError, record.load, place).match("is no recording: .* is no ordinary file")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    pytest.raises(ValueError, record.load, tmp_path / "deep.json").match("deep.json is no recording")
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path))
    key = cache.key_of("a")
    os.mkfifo(tmp_path / f"{key}.entry")
    assert cache.read(key) is None
    assert time.monotonic() - start < 20


@pytest.mark.parametrize("dim", [128, 256])
@pytest.mark.parametrize("rows", [0, 1, 3])
def test_rows_in_8_bits_of_a_rank_without_tokens(rows, dim):
    x = a2a.Draw(1).normal(rows, dim, dtype=torch.bfloat16)
    packed = fp8.packed(x)
    assert packed.shape == (rows, fp8.packed_columns(dim)) and fp8.scales(packed, dim).shape == (rows, dim // 128)
    assert torch.allclose(fp8.restored(packed, dim).float(), x.float(), rtol=1 / 16, atol=2**-17)


def test_what_kernels_print_cannot_move_the_terminal_and_ends(capfd, monkeypatch):
    with Node(1, name="small") as node:
        module = node.load('#include <hip/hip_runtime.h>\nextern "C" __global__ void k() { printf("a\\033[2Jb\\r\\a\\tc\\n"); }')
        node.ranks[0].launch(module.k, 1, 1)
        node.synchronize()
        assert node.printed[0].text == "a\033[2Jb\r\a\tc\n"
    shown = capfd.readouterr().out
    assert "a\\x1b[2Jb\\x0d\\x07\tc\n" in shown and "\033" not in shown
    monkeypatch.setattr(printed, "MOST", 5)
    with Node(1, name="small") as node:
        module = node.load('#include <hip/hip_runtime.h>\nextern "C" __global__ void k() { printf("word\\n"); }')
        for _ in range(3):
            node.ranks[0].launch(module.k, 1, 3)
            node.synchronize()
        assert len(node.printed) == 5
        out = capfd.readouterr().out
        assert out.count("word") == 5 and out.count("no more until clear_trace()") == 1
        node.clear_trace()
        node.ranks[0].launch(module.k, 1, 3)
        node.synchronize()
        assert capfd.readouterr().out.count("word") == 3
        monkeypatch.setattr(printed, "MOST_LETTERS", 7)
        node.clear_trace()
        node.ranks[0].launch(module.k, 1, 3)
        node.synchronize()
        assert len(node.printed) == 1
