"""Precompiled headers: the output is the same without them, and where one does not fit there is none."""
import re

import pytest

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import CompileError, compile, compilers, precompiled

KERNEL = 'extern "C" __global__ void k(int* a, bool add) { *a = add ? a2a::wave_in_grid() : atomicAdd(a, 1); }\n'
SOURCE = f'#include "a2a/a2a.h"\n{KERNEL}'


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(precompiled, "_known", {})


@pytest.fixture
def commands(monkeypatch):
    """The command of every clang that runs."""
    seen, run = [], compilers.run
    monkeypatch.setattr(compilers, "run", lambda command, *rest: seen.append(command) or run(command, *rest))
    return seen


def stored():
    return sorted(toolchain.cache_dir().glob("*.pch"))


def used(commands):
    return [command for command in commands if "-include-pch" in command]


def without(monkeypatch, source, **options):
    """The module, or the message, that clang makes when it reads the header itself."""
    with monkeypatch.context() as patch:
        patch.setattr(precompiled, "options", lambda *a: [])
        patch.setenv("A2A_CACHE_DIR", str(toolchain.cache_dir() / "without"))
        try:
            return compile(source, **options)
        except CompileError as error:
            return str(error)


@pytest.mark.parametrize("options", [{}, {"opt": "-O0", "defines": {"N": 3, "FAST": None}}])
def test_the_output_is_the_same(monkeypatch, commands, options):
    source = f"// A kernel.\n/* With * and\n // comments */\n{SOURCE}\n#ifdef N\n__device__ int n = N;\n#endif\n"
    module = compile(source, **options)
    assert len(stored()) == 1 and len(used(commands)) == 1
    other = without(monkeypatch, source, **options)
    assert (module, module.asm) == (other, other.asm) and len(used(commands)) == 1


def test_clang_reads_a_header_once(commands):
    for number in range(3):
        compile(SOURCE, defines={"N": number})
    assert len(used(commands)) == 3 and len(commands) == 4
    precompiled._known.clear()  # another process
    compile(SOURCE, defines={"N": 3})
    assert len(used(commands)) == 4 and len(commands) == 5 and len(stored()) == 1


@pytest.mark.parametrize("source", [
    f"#define A2A_MAYBE_UNDEF\n{SOURCE}",  # the header may ask for it
    f'// joined \\\n#include "a2a/a2a.h"\n#include "a2a/a2a.h"\n{KERNEL}',
    f'/* one */ int two; /* three */\n{SOURCE}',
    f'#include "own.h"\n{SOURCE}',
    f'#include "a2a/a2a.h"\n#include "own.h"\n{KERNEL}',  # own.h may stand in another header's place
    '__attribute__((global)) void k(int* a) { *a = 1; }\n',
], ids=["define", "joined", "code", "own", "own second", "none"])
def test_other_beginnings(source, commands, tmp_path, monkeypatch):
    (tmp_path / "own.h").write_text("#pragma once\n")
    compile(source, include_dirs=[tmp_path])
    assert not stored() and not used(commands)


@pytest.mark.parametrize("defines", [{"A2A_WAVE": 64}, {"__HIPCC__": None}])
def test_macros_that_the_header_reads(defines, commands):
    compile('#include "a2a/wave.h"\nextern "C" __global__ void k(int* a) { *a = 1; }\n', defines=defines)
    assert not used(commands)


def test_a_header_in_the_place_of_ours(tmp_path, commands):
    (tmp_path / "a2a").mkdir()
    (tmp_path / "a2a/a2a.h").write_text('#include "a2a/hip.h"\nnamespace a2a { __device__ int wave_in_grid() { return 47; } }\n')
    assert "v0, 47\n" in compile(SOURCE, include_dirs=[tmp_path]).asm and not used(commands)


def test_messages_are_the_same(monkeypatch):
    """Of an error, a warning, and a template of the header."""
    for text in ("__device__ int wrong = missing;", "__device__ int f() { int unused; return 0; }",
                 '__device__ int f() { return __shfl("no number", 0); }'):
        expected = without(monkeypatch, f"{SOURCE}{text}\n")
        try:
            assert compile(f"{SOURCE}{text}\n").warnings == getattr(expected, "warnings", expected)
        except CompileError as error:
            assert str(error) == expected


def test_a_damaged_file_is_made_again(commands):
    compile(SOURCE)
    file, = stored()
    data = file.read_bytes()
    file.write_bytes(data[:-100] + bytes(100))
    precompiled._known.clear()
    compile(SOURCE, defines={"N": 1})
    assert len(used(commands)) == 2 and stored() == [file] and file.read_bytes() == data


@pytest.mark.parametrize("damage", [lambda file: file.unlink(), lambda file: file.write_bytes(b"no header")])
def test_a_file_that_goes_while_a_process_uses_it(damage, commands):
    expected = compile(SOURCE, name="x.hip").asm
    damage(stored()[0])
    assert compile(SOURCE, name="x.hip", defines={"N": 1}).asm == expected
    compile(SOURCE, name="x.hip", defines={"N": 2})
    assert len(used(commands)) == 2  # not a third time


def test_a_cache_without_write_permission(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert list(compile(SOURCE).kernels) == ["k"]


def test_a_compilation_without_end_is_tried_once(monkeypatch, commands):
    compile(SOURCE)
    monkeypatch.setattr(compilers, "MOST_SECONDS", 0.001)
    before = len(commands)
    with pytest.raises(CompileError, match="no end"):
        compile(SOURCE, defines={"N": 1})
    assert len(commands) == before + 1


def test_every_first_include_of_the_library_is_found():
    """A kernel whose beginning is not recognised would only be slower."""
    for file in compilers.INCLUDE.parent.rglob("*.hip"):
        first = precompiled._FIRST.match(file.read_bytes())
        directive = re.search(rb'^#(define|include) ?["<]?([\w./]+)', file.read_bytes(), re.MULTILINE)
        assert first[1] == directive[2] if directive[1] == b"include" else not first, file
