"""Other hosts on this one: rows of environment variables with which PyTorch and its libraries compute as on another CPU, and
what must be the same bits under every row.

    python tests/hosts.py plain      the variables of a row, as lines NAME=value (a workflow adds them to its environment)
    python tests/hosts.py            {name: digest} as JSON, of what this process draws and prints
"""

import contextlib
import hashlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Instruction sets of PyTorch's own kernels, of MKL, of oneDNN and of NumPy's OpenBLAS; threads of PyTorch.
ROWS = {
    "plain": {"ATEN_CPU_CAPABILITY": "default", "MKL_CBWR": "COMPATIBLE", "ONEDNN_MAX_CPU_ISA": "SSE41", "OPENBLAS_CORETYPE": "Nehalem",
              "OMP_NUM_THREADS": "4"},
    "avx2": {"ATEN_CPU_CAPABILITY": "avx2", "MKL_CBWR": "AVX2", "ONEDNN_MAX_CPU_ISA": "AVX2", "OPENBLAS_CORETYPE": "Haswell",
             "OMP_NUM_THREADS": "2"},
    "best": {"OMP_NUM_THREADS": "1"},  # whatever the CPU has
}

# Lesson -> ids of cells that compute on the host and print what comes out. They run in this order, without a kernel.
CELLS = {
    "01_moe_on_one_gpu": ("route", "moe-loop", "sort-by-expert", "first-try", "moe-sorted"),
    "17_decode": ("guess-bits", "bits-run", "guess-router", "router-run"),
    "18_attention_over_ranks": ("average-run", "online-code", "guess-merge", "merge-run"),
    "19_the_way_back": ("paper-code", "guess-paper", "paper-run", "four-run"),
}


def environment(row):
    """os.environ with a row's variables, and without those of other rows."""
    others = {name for other in ROWS.values() for name in other}
    return {name: value for name, value in os.environ.items() if name not in others} | ROWS[row]


def elsewhere(row):
    """Runs `digests` in a process of its own under a row, and returns its result."""
    done = subprocess.run([sys.executable, __file__], env=environment(row) | {"PYTHONPATH": str(ROOT)}, cwd=ROOT, check=True,
                          capture_output=True, text=True)
    return json.loads(done.stdout)


def digests():
    """{name: digest} of problems, of exercises' inputs and of what cells of lessons print; and the CPU's name in PyTorch."""
    import torch

    digest_by_name = {"cpu": torch.backends.cpu.get_cpu_capability(), "draws": digest(list(draws(7)))}
    for name, thing in (*problems(), *inputs()):
        digest_by_name[name] = digest(thing)
    return digest_by_name | {name: printed(name, cells) for name, cells in CELLS.items()}


def draws(seed):
    """Numbers of every kind, more than one chunk."""
    import torch

    from a2a_lib import Draw

    draw = Draw(seed)
    for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
        yield draw.normal(3, 30_001, dtype=dtype)
    yield from (draw.uniform(70_000), draw.integers(-8, 9, 70_000), draw.permutation(70_000))


def problems():
    """Each family's problems, for two seeds; and the training's first parameters."""
    from types import SimpleNamespace

    from a2a_lib import families, training
    from a2a_lib.kernels.all_reduce import AllReduceProblem

    for name in families.FAMILIES:
        family = families.of(name)
        for seed in (1, 2):
            yield f"{name}, seed {seed}", family.problem(family.shape(family.default_shape), 4, seed=seed)
    family = families.of("all_reduce")
    yield "wide messages", AllReduceProblem.random(family.shape(family.default_shape), 4, 3, "wide")
    problem = families.of("moe_backward").problem(families.of("moe_backward").shape("tiny"), 4, seed=1)
    yield "what forward saved", [problem.saved(expert) for expert in range(problem.shape.num_experts)]
    network = training.Transformer(training.Model(), SimpleNamespace(owned=lambda experts: slice(None)), seed=4)
    yield "parameters of a training", list(network.parameters())


def inputs():
    """Exercises' inputs that are more than what was drawn."""
    from a2a_lib.course.check.exercises import (
        merge_parts,
        moe_backward,
        place_experts,
        spread_rows,
        start_tiles,
        to_codes,
    )

    yield "merge_parts", [merge_parts.inputs(*case[:3], case[4]) for case in merge_parts.CASES]
    yield "moe_backward", [moe_backward._inputs(*case, seed) for seed, case in enumerate(moe_backward.CASES)]
    yield "place_experts", place_experts._load(256, 5)
    yield "spread_rows", spread_rows.MANY
    yield "start_tiles", start_tiles._arrivals(300, 6)
    yield "to_codes", list(to_codes._cases())


def digest(thing):
    """Twelve hex digits of all tensors, numbers and texts in a thing, its attributes included."""
    state = hashlib.sha256()
    _add(state, thing)
    return state.hexdigest()[:12]


def _add(state, thing):
    import torch

    if isinstance(thing, torch.Tensor):
        state.update(f"{thing.dtype} {list(thing.shape)} ".encode() + thing.detach().flatten().clone().view(torch.uint8).numpy().tobytes())
    elif isinstance(thing, (list, tuple)):
        state.update(f"{len(thing)} ".encode())
        for part in thing:
            _add(state, part)
    elif isinstance(thing, dict) or hasattr(thing, "__dict__"):
        _add(state, list((thing if isinstance(thing, dict) else vars(thing)).items()))
    else:
        state.update(f"{thing!r} ".encode())


def printed(lesson, ids):
    """Runs some cells of a lesson. Returns the text that they print."""
    import torch

    import a2a_lib as a2a
    from a2a_lib import check

    path, = (ROOT / "notebooks").glob(f"{lesson}.ipynb")
    cells = {cell["id"]: "".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]}
    names = {"torch": torch, "a2a": a2a, "check": check, "family": a2a.families.of("all_reduce")}
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        for cell in ids:
            exec(compile(cells[cell], f"{lesson}, {cell}", "exec"), names)
    return out.getvalue()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(*(f"{name}={value}" for name, value in ROWS[sys.argv[1]].items()), sep="\n")
    else:
        print(json.dumps(digests()))
