"""Kernels and their helpers take at most 14 parameters: the structs `world` and `shape`, then one per buffer."""
import json
import re
from pathlib import Path

import pytest

import a2a_lib
from a2a_lib.kernels.all_to_all import designs, rungs

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(a2a_lib.__file__).parent
MOST = 14
FUNCTION = re.compile(r"(?:__global__|__device__)[^;{}()]*?(?:__launch_bounds__\([^)]*\)[^;{}()]*?)?"
                      r"(\w+)\(([^;{}]*?)\)\s*(?:const\s*)?\{")
# Members of the structs: as parameters of a rung's kernel they would come twice.
MEMBERS = {"bases", "world_size", "epoch", "num_tokens", "max_tokens", "topk", "capacity"}


def functions(text):
    """[(name, names of its parameters)] of HIP text."""
    signatures = []
    for name, inside in FUNCTION.findall(re.sub(r"//[^\n]*", "", text)):
        parameters = [part.strip() for part in re.sub(r"<[^<>]*>", "", inside).split(",") if part.strip()]
        names = [re.search(r"(\w+)(?:\[\w*\])?(?:\s*=.*)?$", part) for part in parameters]
        signatures.append((name, [match[1] if match else part for match, part in zip(names, parameters)]))
    return signatures


def cells(path):
    return "\n".join("".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
                     if cell["cell_type"] == "code" and cell["source"] and cell["source"][0].startswith("%%hip"))


def texts():
    for path in sorted([*PACKAGE.rglob("*.hip"), *PACKAGE.rglob("*.h"), *(ROOT / "exercises").glob("*.hip"),
                        *(ROOT / "solutions").glob("*.hip")]):
        if "sim" not in path.relative_to(ROOT).parts:
            yield path.name, path.read_text(encoding="utf-8")
    for path in sorted([*(ROOT / "notebooks").glob("*.ipynb"), *(ROOT / "solutions").glob("*.ipynb")]):
        yield path.name, cells(path)
    for rung, kind in rungs.items():
        for variant in kind.variants:
            if variant.changes:
                yield f"{rung}, {variant.name}", designs.source(rung, variant.name)


def test_at_most_fourteen_parameters():
    counts = [(name, function, len(parameters)) for name, text in texts() for function, parameters in functions(text)]
    assert len(counts) > 1000 and not [row for row in counts if row[2] > MOST]
    text = "template <class T> __device__ inline T* f(T* a, int b = 3) const {\n" \
           'extern "C" __global__ __launch_bounds__(64) void k(World world, // int no,\n  const half_t* x) {'
    assert functions(text) == [("f", ["a", "b"]), ("k", ["world", "x"])]


@pytest.mark.parametrize("path", [*sorted((PACKAGE / "kernels/all_to_all").glob("*.hip")), PACKAGE / "kernels/layer/expert_parallel.hip",
                                  *(PACKAGE / "machine/device/a2a" / name for name in
                                    ("alltoall.h", "alltoall_cuda.h", "places.h", "sums.h"))], ids=lambda path: path.stem)
def test_rungs_take_the_structs(path):
    signatures = functions(path.read_text(encoding="utf-8"))
    assert any("world" in parameters for _, parameters in signatures)
    for name, parameters in signatures:
        assert not MEMBERS & set(parameters), f"{name}: {MEMBERS & set(parameters)}"
        structs = [parameter for parameter in parameters if parameter in ("world", "shape")]
        assert structs == parameters[:len(structs)], f"{name}: world, shape come first"
