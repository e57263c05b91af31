"""Mutations of Triton rungs change texts in several functions and copy the host code. Their assembly is stored, so machines
without Triton run them, too."""
from importlib import import_module
from pathlib import Path

import pytest
from triton_tools import need_triton

import a2a_lib
from a2a_lib import families
from a2a_lib.kernels.rung.triton_rung import TritonRung
from a2a_lib.kernels.rung.triton_variants import require_once, with_changes
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.toolchain.triton import mutant_name, mutant_text
from a2a_lib.machine.toolchain.triton import stored as assembly

RUNGS = {kind.full_name(): kind for family in families.FAMILIES for kind in families.of(family).rungs.values()
         if issubclass(kind, TritonRung) and kind.mutations()}
# The modules that store mutants, by name: each one that calls store_mutants. Nobody has to list a new family here.
PACKAGE = Path(a2a_lib.__file__).parent
FAMILIES = {".".join(file.relative_to(PACKAGE).with_suffix("").parts): import_module(
                ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts))
            for file in sorted(PACKAGE.glob("*/*stored.py")) if "store_mutants(mutants())" in file.read_text()}


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
@pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
def test_the_archive_has_the_changed_kernels_and_no_others():
    wanted = {mutant_name(function, signature, **options)
              for family in FAMILIES.values() for function, signature, options in family.mutants()}
    assert set(assembly.mutants()) == wanted, " ".join(f"python -m {family.__name__};" for family in FAMILIES.values())


@pytest.mark.soak
@pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
@pytest.mark.parametrize("family", FAMILIES)
def test_the_archive_has_what_triton_makes(family):
    need_triton()
    for function, signature, options in FAMILIES[family].mutants():
        name, text = mutant_text(function, signature, **options)
        assert assembly.mutants()[name] == text, f"python -m {FAMILIES[family].__name__}"


def test_the_same_texts_make_the_same_archive(tmp_path, monkeypatch):
    monkeypatch.setattr(assembly, "FOLDER", tmp_path)
    assert assembly.mutants() == {}
    texts = {"b-1.s": "; lds 0\nsecond", "a-1.s": "; lds 16\nfirst"}
    first = assembly.store_mutants(texts).read_bytes()
    assert assembly.store_mutants(dict(reversed(texts.items()))).read_bytes() == first
    assert assembly.mutants() == texts
    assert assembly.read("a", "1") == {"asm": "first", "image": "", "lds": 16}
    assert assembly.has("b", "1") and not assembly.has("c", "1")
