"""Draw the figures of pages from real runs, and say which stored ones are stale.

    python figures/make.py            draw all, here
    python figures/make.py --check    draw nothing; exit status 1 if the data behind a stored figure changed

Beside NAME.webp lies NAME.json: the digest of the data the figure shows (the same on every machine, unlike its pixels),
that of the file, and the words for the image's alternative text.
"""

import argparse
import functools
import hashlib
import json
import sys
from pathlib import Path

import a2a_lib as a2a
from a2a_lib import families

HERE = Path(__file__).resolve().parent


def ladder():
    """MEASURED: every rung for many tokens at the largest shape, with the published figure beside."""
    rungs = families.of("all_to_all").rungs
    climbed = a2a.ladder.climb("dsv3", rungs=[name for name in rungs if rungs[name].measured and "low_latency" not in name])
    assert climbed.ok, climbed
    return climbed.picture()


def h200():
    """MEASURED: every rung on four real H200, beside NCCL and the speed of light."""
    recording = a2a.bench.load("bench-4xH200-2026-11-22.json")
    return a2a.show.recording(recording, "dsv3-full", limit=450)


@functools.cache
def run():
    """README: a call of `token_flags` as it goes by, in a smaller shape."""
    problem = a2a.Problem.random("bench2", world_size=8, seed=1234)
    return a2a.show.play(a2a.once("token_flags", problem, seed=0).trace)


class social:  # noqa: N801  named as its file
    """The card that other sites show for this course: a moment of `run`, 1280 x 640 pixels."""

    alt = "All-to-all: a course on multi-GPU kernels that you can run on a laptop. Beside it a moment of one all-to-all on eight GPUs."

    def __init__(self):
        self.digest = run().digest

    def save(self, path: Path) -> None:
        figure = a2a.show.player(run().film, moments=[4.2]).figure
        figure.set_layout_engine("none")
        figure.set_size_inches(12.8, 6.4)
        for legend in figure.legends:
            legend.remove()
        for text in list(figure.texts):
            text.remove()
        axes = figure.axes[0]
        for place in ("left", "center", "right"):
            axes.set_title("", loc=place)
        axes.set_position((0.42, 0.06, 0.56, 0.88))
        for y, size, words in ((0.62, 44, "All-to-all"), (0.44, 21, "A course on multi-GPU kernels\nthat you can run on a laptop"),
                               (0.24, 15, "Eight simulated MI300X execute\nthe real machine code of your HIP")):
            figure.text(0.04, y, words, fontsize=size, fontweight="bold" if size > 40 else "normal", va="center", linespacing=1.4)
        path.write_bytes(a2a.show.style.png(figure, 100))


FIGURES = {"ladder": ladder, "h200": h200, "run": run, "social": social}  # file name -> what draws it
KINDS = {"run": "webp", "social": "png"}  # saved as they are; others are one image, lossless WebP, seven tenths of a PNG's bytes


def file_of(name: str) -> str:
    return f"{name}.{KINDS.get(name, 'webp')}"


def draw(name: str) -> None:
    picture = FIGURES[name]()
    if name in KINDS:
        picture.save(HERE / file_of(name))
    else:
        with a2a.show.style.settings():
            (HERE / file_of(name)).write_bytes(a2a.show.style.webp(picture.figure))
    stored = {"data": picture.digest, "alt": picture.alt,
              Path(file_of(name)).suffix[1:]: hashlib.sha256((HERE / file_of(name)).read_bytes()).hexdigest()}
    (HERE / f"{name}.json").write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")


def stale(name: str) -> str:
    """Why the stored figure does not show what it says, or an empty string."""
    try:
        stored = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
        kept = hashlib.sha256((HERE / file_of(name)).read_bytes()).hexdigest()
    except OSError as error:
        return f"{Path(error.filename).name} is missing"
    if kept != stored[Path(file_of(name)).suffix[1:]]:
        return f"{file_of(name)} is not the file that {name}.json describes"
    digest = FIGURES[name]().digest
    return "" if digest == stored["data"] else f"the data behind {file_of(name)} changed ({stored['data']}, now {digest})"


def main(argv=None) -> int:
    parser = argparse.ArgumentParser(prog="python figures/make.py", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which (default: all): {', '.join(FIGURES)}")
    parser.add_argument("--check", action="store_true", help="draw nothing, say what is stale")
    args = parser.parse_args(argv)
    unknown = set(args.names) - set(FIGURES)
    if unknown:
        parser.error(f"no figure is called {', '.join(sorted(unknown))}")
    problems = []
    for name in args.names or FIGURES:
        if args.check:
            problems.append(stale(name))
        else:
            draw(name)
    for problem in filter(None, problems):
        print(f"{problem}: python figures/make.py", file=sys.stderr)
    return int(any(problems))


if __name__ == "__main__":
    sys.exit(main())
