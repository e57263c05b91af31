"""The cache of compiled kernels: what a key covers, damage, bounds. Precompiled headers: the output is the same without them, and where
one does not fit there is none."""
import hashlib
import json
import os
import re
import time

import pytest
from file_tools import fill_disk

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import CompileError, cache, compile, compilers, includes, precompiled
from a2a_lib.machine.toolchain import hip as compilation

KERNEL = '#include "a2a/hip.h"\nextern "C" __global__ void k(int* a) { *a = N; }\n'


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(precompiled, "_known", {})


@pytest.fixture
def built(monkeypatch):
    """A list that grows with every compilation that really runs."""
    runs, build = [], compilation._build
    monkeypatch.setattr(compilation, "_build", lambda *a: runs.append(1) or build(*a))
    return runs


def entries():
    return sorted(toolchain.cache_dir().glob("*.entry"))


def stored(module):
    """The number that the kernel of KERNEL stores."""
    return max(int(number) for number in re.findall(r"v_mov_b32_e32 v\d+, (\d+)\n", module.asm))


def header(path, text):
    """The path of a file in a folder that is made."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def test_source_headers_and_flags(tmp_path, built):
    (tmp_path / "k.hip").write_text('#include "a b.h"\n' + KERNEL)
    (tmp_path / "a b.h").write_text("#define N 17\n")
    first = compile(tmp_path / "k.hip")
    again = compile(tmp_path / "k.hip")
    assert len(built) == 1 and again == first
    (tmp_path / "a b.h").write_text("#define N 18\n")
    assert stored(compile(tmp_path / "k.hip")) == 18 and len(built) == 2
    compile(tmp_path / "k.hip", opt="-O1")
    assert len(built) == 3


def test_a_header_that_appears_earlier_on_the_path(tmp_path, built):
    """The header appears beside the file, in an earlier folder, or beside the header that includes it."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    (tmp_path / "k.hip").write_text('#include "outer.h"\n' + KERNEL)
    (second / "outer.h").write_text('#include "x.h"\n')
    header(tmp_path / "third" / "x.h", "#define N 1\n")

    def now():
        return stored(compile(tmp_path / "k.hip", include_dirs=[first, second, tmp_path / "third"]))
    assert now() == 1
    (first / "x.h").write_text("#define N 2\n")
    assert now() == 2
    (tmp_path / "x.h").write_text("#define N 3\n")
    assert now() == 3
    (second / "x.h").write_text("#define N 4\n")  # beside outer.h: there #include "x.h" looks first
    assert now() == 4
    (second / "x.h").unlink()
    assert now() == 3 and len(built) == 4, "and the entry of before is found again"


def test_has_include_and_include_next(tmp_path):
    (tmp_path / "k.hip").write_text('#if __has_include("mine.h")\n#define N 5\n#else\n#define N 6\n#endif\n' + KERNEL)
    assert stored(compile(tmp_path / "k.hip")) == 6
    (tmp_path / "mine.h").write_text("")
    assert stored(compile(tmp_path / "k.hip")) == 5
    first = header(tmp_path / "first" / "x.h", "#include_next <x.h>\n").parent
    second = header(tmp_path / "second" / "x.h", "#define N 7\n").parent
    source = "#include <x.h>\n" + KERNEL
    module = compile(source, include_dirs=[first, second])
    assert stored(module) == 7 and str(tmp_path) not in module.asm
    (second / "x.h").write_text("#define N 8\n")
    assert stored(compile(source, include_dirs=[first, second])) == 8


def test_names_that_a_macro_makes(tmp_path, built):
    """The text does not show names that a macro makes; the compiler reports them."""
    (tmp_path / "near").mkdir()
    header(tmp_path / "far" / "x.h", "#define N 1\n")
    source = "#define FILE <x.h>\n#include FILE\n" + KERNEL

    def now():
        return stored(compile(source, include_dirs=[tmp_path / "near", tmp_path / "far"]))
    assert now() == now() == 1 and len(built) == 1
    (tmp_path / "far" / "x.h").write_text("#define N 2\n")
    assert now() == 2
    (tmp_path / "near" / "x.h").write_text("#define N 3\n")
    assert now() == 3 and now() == 3 and len(built) == 3


def test_a_header_that_only_another_target_includes_counts(tmp_path):
    """The pinned clang does not read it, nvcc would: its text is part of the key for every target."""
    (tmp_path / "cuda_only.h").write_text("// one\n")
    source = b'#ifdef __CUDACC__\n#include "cuda_only.h"\n#endif\n'
    before = includes.all_included(source, str(tmp_path), [])
    (tmp_path / "cuda_only.h").write_text("// two\n")
    assert includes.all_included(source, str(tmp_path), []) != before


def test_a_text_looks_in_the_current_folder_a_file_in_its_own_and_nothing_in_the_environment_s(tmp_path, monkeypatch, built):
    for place, number in (("here", 1), ("there", 2)):
        header(tmp_path / place / "x.h", f"#define N {number}\n")
    source = '#include "x.h"\n' + KERNEL
    (tmp_path / "here" / "k.hip").write_text(source)
    monkeypatch.chdir(tmp_path / "here")
    assert stored(compile(source)) == 1
    monkeypatch.chdir(tmp_path / "there")
    assert stored(compile(source)) == 2, "another folder, another header"
    assert stored(compile(tmp_path / "here" / "k.hip")) == 1, "as with every compiler"
    for place in ("here", "there"):
        monkeypatch.chdir(tmp_path / place)
        compile("#define N 4\n" + KERNEL)
    assert len(built) == 4, "the current folder alone changes no key"
    monkeypatch.chdir(tmp_path)
    header(tmp_path / "env" / "x.h", "#define N 9\n")
    monkeypatch.setenv("CPATH", str(tmp_path / "env"))
    monkeypatch.setenv("CPLUS_INCLUDE_PATH", str(tmp_path / "env"))
    with pytest.raises(toolchain.CompileError, match=r"undeclared identifier 'N' .*not here, or in part: <x\.h>"):
        compile('#include <x.h>\n' + KERNEL)


def test_an_entry_that_is_damaged_or_anothers_is_built_anew(built):
    source = "#define N 33\n" + KERNEL
    first = compile(source)
    entry, = entries()
    data = entry.read_bytes()
    body = json.loads(data[65:])
    altered = json.dumps(body | {"asm": body["asm"].replace("33", "34")}).encode()
    for damage in (b"", data[:-1], data[:65] + altered, b"{}", data[:65] + b"{}"):
        entry.write_bytes(damage)
        count = len(built)
        assert compile(source) == first and len(built) == count + 1, damage[:80]
        assert entry.read_bytes() == data
    second, count = compile("#define N 34\n" + KERNEL), len(built)
    other, = {*entries()} - {entry}
    other.write_bytes(data)
    assert compile("#define N 34\n" + KERNEL) == second != first and len(built) == count + 1
    assert stored(compile("#define N 34\n" + KERNEL)) == 34 and len(built) == count + 1, "and is right again"


def test_a_full_disk_and_a_folder_that_cannot_be_written_only_cost_time(monkeypatch, tmp_path):
    fill_disk(monkeypatch)
    assert compile("#define N 1\n" + KERNEL).kernels
    assert list(toolchain.cache_dir().iterdir()) == []
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("A2A_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert compile("#define N 1\n" + KERNEL).kernels


def fill(number, size=1000, now=None):
    """Entries of that size, the first used longest ago."""
    cache.cache_dir().mkdir(parents=True, exist_ok=True)
    now = time.time() if now is None else now
    names = []
    for i in range(number):
        file = cache.cache_dir() / f"{hashlib.sha256(str(i).encode()).hexdigest()}.entry"
        file.write_bytes(bytes(size))
        os.utime(file, (now - 1000 + i, now - 1000 + i))
        names.append(file)
    return names


def test_those_not_used_for_longest_go_first_and_reading_is_using(monkeypatch):
    assert cache.LIMIT == 500_000_000
    monkeypatch.setattr(cache, "LIMIT", 10_000)
    files = fill(10)
    cache.prune()
    assert all(file.exists() for file in files), "10,000 bytes are within the limit"
    cache.write("f" * 64, {"text": "x" * 500})
    assert [file.exists() for file in files] == [False] * 3 + [True] * 7
    assert (cache.cache_dir() / ("f" * 64 + ".entry")).exists()
    assert sum(file.stat().st_size for file in entries()) <= 8_000
    monkeypatch.setattr(cache, "LIMIT", 10_000)
    cache.write("f" * 64, {"text": "x" * 500})
    old = time.time() - 5000
    os.utime(cache.cache_dir() / ("f" * 64 + ".entry"), (old, old))
    fill(10)
    assert cache.read("f" * 64)
    cache.prune()
    assert cache.read("f" * 64)


def test_a_process_looks_at_the_folder_when_it_has_written_a_hundredth_of_the_limit(monkeypatch):
    looks = []
    monkeypatch.setattr(cache, "prune", lambda prune=cache.prune: (looks.append(1), prune()))
    monkeypatch.setattr(cache, "LIMIT", 100_000)
    cache.cache_dir().mkdir()
    cache.prune()
    for n in range(4):  # of 370 bytes
        assert len(looks) == 1 + n // 3
        cache.write(f"{n:064x}", {"text": "x" * 350})


def test_only_what_is_the_caches_own_goes(monkeypatch):
    monkeypatch.setattr(cache, "LIMIT", 0)
    files = fill(2)
    mine = cache.cache_dir() / "notes.json"
    abandoned, fresh = (cache.cache_dir() / f".a2a-{digit * 16}.part" for digit in "01")
    for file in (mine, abandoned, fresh):
        file.write_text("something")
    os.utime(abandoned, (0, 0))
    cache.prune()
    assert not any(file.exists() for file in (*files, abandoned))
    assert mine.exists() and fresh.exists()


# ---- precompiled headers

USER = 'extern "C" __global__ void k(int* a, bool add) { *a = add ? a2a::wave_in_grid() : atomicAdd(a, 1); }\n'
SOURCE = f'#include "a2a/a2a.h"\n{USER}'


@pytest.fixture
def commands(monkeypatch):
    """The command of every clang that runs."""
    seen, run = [], compilers.run
    monkeypatch.setattr(compilers, "run", lambda command, *rest: seen.append(command) or run(command, *rest))
    return seen


def headers():
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
    assert len(headers()) == 1 and len(used(commands)) == 1
    other = without(monkeypatch, source, **options)
    assert (module, module.asm) == (other, other.asm) and len(used(commands)) == 1


def test_clang_reads_a_header_once(commands):
    for number in range(3):
        compile(SOURCE, defines={"N": number})
    assert len(used(commands)) == 3 and len(commands) == 4
    precompiled._known.clear()  # another process
    compile(SOURCE, defines={"N": 3})
    assert len(used(commands)) == 4 and len(commands) == 5 and len(headers()) == 1


@pytest.mark.parametrize("source", [
    f"#define A2A_MAYBE_UNDEF\n{SOURCE}",  # the header may ask for it
    f'// joined \\\n#include "a2a/a2a.h"\n#include "a2a/a2a.h"\n{USER}',
    f'/* one */ int two; /* three */\n{SOURCE}',
    f'#include "own.h"\n{SOURCE}',
    f'#include "a2a/a2a.h"\n#include "own.h"\n{USER}',  # own.h may stand in another header's place
    '__attribute__((global)) void k(int* a) { *a = 1; }\n',
], ids=["define", "joined", "code", "own", "own second", "none"])
def test_other_beginnings(source, commands, tmp_path, monkeypatch):
    (tmp_path / "own.h").write_text("#pragma once\n")
    compile(source, include_dirs=[tmp_path])
    assert not headers() and not used(commands)


@pytest.mark.parametrize("defines", [{"A2A_WAVE": 64}, {"__HIPCC__": None}])
def test_macros_that_the_header_reads(defines, commands):
    compile('#include "a2a/wave.h"\nextern "C" __global__ void k(int* a) { *a = 1; }\n', defines=defines)
    assert not used(commands)


def test_a_header_in_the_place_of_ours(tmp_path, commands):
    header(tmp_path / "a2a/a2a.h", '#include "a2a/hip.h"\nnamespace a2a { __device__ int wave_in_grid() { return 47; } }\n')
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
    file, = headers()
    data = file.read_bytes()
    file.write_bytes(data[:-100] + bytes(100))
    precompiled._known.clear()
    compile(SOURCE, defines={"N": 1})
    assert len(used(commands)) == 2 and headers() == [file] and file.read_bytes() == data


@pytest.mark.parametrize("damage", [lambda file: file.unlink(), lambda file: file.write_bytes(b"no header")])
def test_a_file_that_goes_while_a_process_uses_it(damage, commands):
    expected = compile(SOURCE, name="x.hip").asm
    damage(headers()[0])
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
    pytest.raises(CompileError, compile, SOURCE, defines={"N": 1}).match("no end")
    assert len(commands) == before + 1


def test_every_first_include_of_the_library_is_found():
    """A kernel whose beginning is not recognised would only be slower."""
    for file in compilers.INCLUDE.parent.rglob("*.hip"):
        first = precompiled._FIRST.match(file.read_bytes())
        directive = re.search(rb'^#(define|include) ?["<]?([\w./]+)', file.read_bytes(), re.MULTILINE)
        assert first[1] == directive[2] if directive[1] == b"include" else not first, file
