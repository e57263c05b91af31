"""Live figures on the site: their scripts, the stored runs, the playground, and a figure for a lesson."""
import json
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from unittest import mock

from ... import markup
from ...files import write_whole
from . import runs as live_runs
from . import store

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SIMULATOR = ROOT / "build" / "wasm"
BUNDLE = ("events.js", "reports.js", "pictures.js", "simulation.js", "editor.js", "live.js")  # in one script, in this order
ALONE = ("node.js", "stored.js", "worker.js")
FOLDER = "_static/live"

# Each lesson's figure: the sentence above it, its rung, and what else is chosen at first.
LESSONS: dict[str, tuple[str, dict[str, str]]] = {
    "00": ("A kernel of the last lessons, on eight simulated GPUs: press Run.", {"rung": "token_flags", "memory": "ideal"}),
    "01": ("Gather, then add up by token. Choose scatter-add: how many schedules lose an update?",
           {"rung": "lesson/sums", "memory": "ideal"}),
    "02": ("Align and sort with tiles: every schedule gives tokens the same tile.", {"rung": "align/tiles", "memory": "ideal"}),
    "03": ("The exchange of this lesson as kernels, with a hot expert: open the bytes between ranks.",
           {"rung": "rank_flags", "workload": "tiny, 4 blocks, hot expert", "memory": "ideal"}),
    "04": ("This kernel sets the flag at home. Read the report, then choose the kernels that translate it.",
           {"rung": "lesson/note", "variant": "flag-at-home", "memory": "ideal"}),
    "05": ("A release is missing in this kernel. Explore 20 schedules: which of them show it? Then choose the rung itself.",
           {"rung": "token_flags", "workload": "few blocks", "variant": "release-dropped", "memory": "strict"}),
    "06": ("One flag for each pair of ranks. Its timeline shows who waits.", {"rung": "rank_flags", "memory": "ideal"}),
    "07": ("One flag for each token. Choose a broken variant, and read the report.",
           {"rung": "token_flags", "memory": "strict"}),
    "08": ("Experts work on real tokens only.", {"rung": "active_tokens", "memory": "ideal"}),
    "09": ("Two launches, and nothing is set to zero.", {"rung": "no_overheads", "memory": "ideal"}),
    "10": ("The kernels that record events.", {"rung": "profiled", "memory": "ideal"}),
    "11": ("A hot expert: whom does everybody wait for?",
           {"rung": "varlen", "workload": "tiny, 4 blocks, hot expert", "memory": "ideal"}),
    "12": ("A flag overtakes its data: explore 20 schedules. Then choose the rung itself.",
           {"rung": "all_reduce/one_shot", "workload": "three ranks", "variant": "flag-overtakes", "memory": "strict"}),
    "13": ("One row back. Compare it with dedup and pipelined in the playground.", {"rung": "prereduced", "memory": "ideal"}),
    "14": ("The copy engine brings rows while tiles wait for them.", {"rung": "ag_gemm/copy_engine", "memory": "ideal"}),
    "15": ("Tiles leave when they are finished.", {"rung": "gemm_rs/slots", "memory": "ideal"}),
    "16": ("The whole layer as one queue of tasks.", {"rung": "moe_layer/megakernel", "memory": "ideal"}),
    "17": ("Two stages whose data are their own flag: see who waits for whom.",
           {"rung": "all_reduce/lamport_two_shot", "memory": "ideal"}),
    "18": ("A ring without credits: explore 20 schedules, with stalls and without. Then choose the ring itself.",
           {"rung": "attention/ring", "workload": "four ranks", "variant": "no-credits", "memory": "strict"}),
    "19": ("Dispatch and combine of `ExpertParallel`, whose gradients go the same ways back.",
           {"rung": "layer/expert_parallel", "workload": "few", "memory": "ideal"}),
    "20": ("Two exchanges of `ExpertParallel`: each has a channel of its own.",
           {"rung": "layer/expert_parallel", "workload": "few", "memory": "ideal"}),
    "21": ("Copies of hot experts: their weights come over links that rows leave idle. Compare it with `home` in the playground.",
           {"rung": "balance/replicas", "memory": "ideal"}),
    "22": ("All exhibits but offset_32, which needs 2 GiB, broken and mended: explore 20 schedules, with stalls and without, or run "
           "one with the race detector.",
           {"rung": "lesson/museum", "workload": "end_barrier", "variant": "broken", "memory": "strict"}),
    "23": ("The kernels that you change: edit their assembly, and explore what the judge would find.",
           {"rung": "token_flags", "workload": "few blocks", "memory": "strict"}),
}

# The front page's run, and the variant that its button breaks it with: a deadlock.
FRONT = {"rung": "all_to_all/token_flags", "workload": "few blocks", "memory": "strict"}
BREAKS = "release-dropped"
# The playground has a button for each; it shows what its name says.
PRESETS: list[dict[str, Any]] = [
    {"name": "a deadlock", "rung": "lesson/note", "variant": "flag-at-home"},
    {"name": "a bug that few schedules show", "rung": "all_reduce/one_shot", "workload": "four ranks, one wave", "variant": "one-box",
     "stalls": "1", "explore": True},
    {"name": "the fastest small exchange", "rung": "all_to_all/low_latency", "memory": "ideal"},
]
FILM, SHOWS = "_static/run.webp", ("One all-to-all on eight simulated GPUs in a circle: dots are rows on their way to the GPUs of their "
                                  "experts and back, diamonds are flags")

FALLBACK = "Live figures need scripts and WebAssembly."
PLAYGROUND = """---
html_theme.sidebar_secondary.remove: true
---
# Playground

Eight simulated MI300X run the stored machine code of the course's kernels in this page, with the same times, bits and reports as
`a2a` on your machine. Choose a rung, break it, and see in which schedules that shows. The address of this page has what you
choose: it can be sent to others. HIP sources cannot be compiled here: `make lab` and `a2a explore RUNG` do that on your machine.

{figure}
"""


def is_there(simulator: Path = SIMULATOR) -> bool:
    """Whether the simulator was built for browsers (`make wasm`)."""
    return (simulator / "a2a_sim.wasm").is_file()


def write(source: Path, rungs: Iterable[str] | None = None, simulator: Path = SIMULATOR, *, cache: Path | None = None,
          say: Callable[[str], None] = lambda text: None, **some: Any) -> dict[str, Any]:
    """Writes scripts, simulator, stored runs and the playground into the folder that Sphinx reads. Returns the index of the
    runs. rungs: names, default all; cache, say, some: as `store.write` has them."""
    folder = source / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    parts = [_script(name) for name in BUNDLE]
    write_whole(folder / "live.js", ("(() => {\n" + "\n".join(parts) + "})();\n").encode())
    for name in ALONE:
        write_whole(folder / name, _script(name).encode())
    shutil.copyfile(HERE / "static" / "live.css", folder / "live.css")
    for name in ("a2a_sim.js", "a2a_sim.wasm"):
        shutil.copyfile(simulator / name, folder / name)
    with mock.patch.dict(os.environ, A2A_TRITON="stored"):  # as the repository stores them, whether or not Triton is here
        index = store.write(folder / "runs", live_runs.names() if rungs is None else rungs, _shown(), cache=cache, say=say, **some)
    if not some:
        check_figures(index)
    write_whole(source / "playground.md", PLAYGROUND.format(figure=figure(".", {}, playground=True)).encode())
    return index


def _script(name: str) -> str:
    return (HERE / "static" / name).read_text(encoding="utf-8")


def check_figures(index: dict[str, Any]) -> None:
    """ValueError if a figure shows a run that is not among the stored ones. index: of the runs; rungs may be missing."""
    shown = {f"lesson {lesson}": chosen for lesson, (_, chosen) in LESSONS.items()} | {"the front page": FRONT | {"variant": BREAKS}}
    for where, chosen in (shown | {f"the preset {preset['name']!r}": preset for preset in PRESETS}).items():
        name = live_runs.find(chosen["rung"]).full_name()
        if name not in index:
            continue
        stored = index[name]["workloads"]
        workload, variant = chosen.get("workload") or next(iter(stored)), chosen.get("variant", "")
        if variant not in stored.get(workload, ()):
            raise ValueError(f"{where} shows {variant or 'the rung itself'} of {name}, {workload}: it is not stored")


def _shown() -> dict[str, list[str]]:
    """{"family/rung": variants that figures of lessons, presets and the front page show}"""
    shown: dict[str, list[str]] = {}
    for chosen in (*(chosen for _, chosen in LESSONS.values()), *PRESETS, FRONT | {"variant": BREAKS}):
        if "variant" in chosen:
            shown.setdefault(live_runs.find(chosen["rung"]).full_name(), []).append(chosen["variant"])
    return shown


def figure(up: str, chosen: dict[str, str], *, playground: bool = False) -> str:
    """The element of a figure, as HTML that Markdown takes as it is. up: the way from its page to the site's root."""
    base = f"{up}/{FOLDER}/"
    attributes = {"base": base, **chosen}
    if playground:
        attributes |= {"playground": "", "presets": json.dumps(PRESETS), "film": f"{up}/{FILM}", "shows": SHOWS}
    named = " ".join(f'data-{key}="{markup.text(value)}"' for key, value in attributes.items())
    return (f'<link rel="stylesheet" href="{base}live.css">\n'
            f'<div class="a2a-node" {named}><p class="fallback">{FALLBACK}</p></div>\n'
            f'<script defer src="{base}live.js"></script>')


def front(rungs: Iterable[str]) -> str:
    """The front page's run, which starts by itself, where it is among `rungs`; else the stored film."""
    if FRONT["rung"] in rungs:
        return figure(".", {**FRONT, "breaks": BREAKS, "film": f"./{FILM}", "shows": SHOWS})
    return f'<img src="./{FILM}" alt="{SHOWS}">'


def lesson_figure(lesson: str, rungs: list[str]) -> str:
    """Markdown for the end of a lesson, by its number; "" for one without a figure, or whose rung is not among `rungs`."""
    sentence, chosen = LESSONS.get(lesson, ("", {}))
    if not chosen or live_runs.find(chosen["rung"]).full_name() not in rungs:
        return ""
    return f"## Run it on this page\n\n{sentence}\n\n{figure('..', chosen)}\n"
