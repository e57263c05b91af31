"""Triton rungs and their mutations, which change texts in several functions and copy the host code. The assembly of all is stored, so
machines without Triton run them, too."""
from hashlib import sha256

import pytest
from triton_tools import check_stored, need_triton

from a2a_lib import families
from a2a_lib.kernels.rung.triton_rung import TritonRung
from a2a_lib.kernels.rung.triton_variants import require_once, with_changes
from a2a_lib.kernels.stored import KERNELS, mutants
from a2a_lib.machine.toolchain.triton import mutant_name, mutant_text
from a2a_lib.machine.toolchain.triton import stored as assembly

RUNGS = {kind.full_name(): kind for family in families.FAMILIES for kind in families.of(family).rungs.values()
         if issubclass(kind, TritonRung) and kind.mutations()}
COMMAND = f"python -m a2a_lib.kernels.stored {' '.join(KERNELS)}"


@pytest.mark.sample(17)
@pytest.mark.parametrize("kernel", sum(KERNELS.values(), []), ids=lambda kernel: kernel[0].__name__)
def test_stored_assembly_is_what_triton_makes(kernel, monkeypatch):
    check_stored(monkeypatch, kernel, COMMAND)


@pytest.mark.parametrize("rung", RUNGS)
def test_each_change_is_of_a_text_that_stands_once(rung):
    kind = RUNGS[rung]
    for mutation in kind.mutations().values():
        require_once(kind.kernel_functions, kind.modules, mutation.changes)
        assert all(old != new for old, new in mutation.changes), mutation.name
        assert mutation.changes or mutation.prepare, mutation.name


def test_a_kernel_without_the_text_stays_as_it_is():
    kind = RUNGS["gemm_rs/slots"]
    changes = kind.mutations()["adder-looks-at-the-first-tile"].changes
    assert with_changes(kind.kernel_functions["gemm_reduce_scatter"], kind.modules, changes) \
        is kind.kernel_functions["gemm_reduce_scatter"]
    assert with_changes(kind.kernel_functions["reduce_tiles"], kind.modules, changes) is not kind.kernel_functions["reduce_tiles"]


@pytest.mark.soak
def test_the_archive_has_the_changed_kernels_and_no_others():
    wanted = {mutant_name(function, signature, **options)
              for family in KERNELS for function, signature, options in mutants(family)}
    assert set(assembly.packed(assembly.MUTANTS)) == wanted, COMMAND


@pytest.mark.soak
@pytest.mark.parametrize("family", KERNELS)
def test_the_archive_has_what_triton_makes(family):
    need_triton()
    texts = assembly.packed(assembly.MUTANTS)
    for function, signature, options in mutants(family):
        name, text = mutant_text(function, signature, **options)
        assert texts[name] == text, COMMAND


def test_the_same_texts_make_the_same_archive(tmp_path, monkeypatch):
    monkeypatch.setattr(assembly, "FOLDER", tmp_path)
    assert assembly.packed(assembly.MUTANTS) == {}
    second = "\t.loc\t1 -2 0\n.LBB0_7:\n\tv_add v7, v[2:11], s1234, a0\n.LBB0_9:\n\ts_branch .LBB0_2\nv07 v7 v21 v7, v[22:0]"
    texts = {"b-1.s": f"; lds 0\n{second}", "a-1.s": "; lds 16\nfirst"}
    first = assembly.write(assembly.MUTANTS, texts).read_bytes()
    assert assembly.write(assembly.MUTANTS, dict(reversed(texts.items()))).read_bytes() == first
    assert assembly.packed(assembly.MUTANTS) == texts
    assert assembly.read("a", "1") == {"asm": "first", "image": "", "lds": 16}
    assert assembly.has("b", "1") and not assembly.has("c", "1")


def test_files_are_packed_with_their_digests(tmp_path, monkeypatch):
    """Loose files replace entries of their names. No file stays beside the archive, in the repository neither."""
    assert not assembly.loose()
    rows = (assembly.FOLDER / assembly.DIGESTS).read_text().splitlines()
    texts = assembly.packed(assembly.KERNELS)
    assert rows == [f"{sha256(texts[name].encode()).hexdigest()[:16]}  {name}" for name in sorted(texts)]
    monkeypatch.setattr(assembly, "FOLDER", tmp_path)
    (tmp_path / "a-1.s").write_text("; lds 0, of a notebook\nfirst")
    (tmp_path / "b-1.s").write_text("; lds 8\nsecond")
    assert assembly.pack() == ["a-1.s", "b-1.s"] and not assembly.loose()
    (tmp_path / "b-1.s").write_text("; lds 8\nthird")
    assert assembly.read("b", "1")["asm"] == "third"
    assert assembly.pack(lambda name, text: not assembly.is_readers(text)) == ["a-1.s"]
    assert assembly.read("a", "1")["asm"] == "first" and not assembly.has("b", "1")
