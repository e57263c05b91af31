"""Reading a lesson as it is stored: its prose, and the outputs the prose speaks of. A change of the clock must not make a text wrong
unseen. That outputs are right is nbval's business."""
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def cells(path: Path) -> list[dict]:
    """The cells of a notebook, each source one text."""
    return [cell | {"source": "".join(cell["source"])} for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]


class Lesson:
    """A notebook by its name without ending: cells by id, prose, and what is stored below the cells."""

    def __init__(self, name: str, folder: str = "notebooks"):
        self.path = ROOT / folder / f"{name}.ipynb"
        self.cells = {cell["id"]: cell for cell in cells(self.path)}

    @property
    def solved(self) -> "Lesson":
        """The lesson's exercises, with the answers and their outputs."""
        return Lesson(self.path.stem, "solutions")

    def source(self, cell: str) -> str:
        return self.cells[cell]["source"]

    def prose(self) -> str:
        return "\n\n".join(self.source(name) for name, cell in self.cells.items() if cell["cell_type"] == "markdown")

    def says(self, sentence: str) -> None:
        assert sentence in " ".join(self.prose().split()), f"no longer said: {sentence}"

    def output(self, cell: str) -> str:
        """The text that a cell printed and returned."""
        texts = []
        for out in self.cells[cell]["outputs"]:
            assert out["output_type"] != "error"
            texts.append("".join(out.get("text") or out["data"]["text/plain"]))
        return "\n".join(texts)

    def predictions(self, cell: str) -> list[float]:
        """The measured values of the cell's predictions, in their order."""
        values = re.findall(r"^Predicted .*?; it is (?:[A-E], )?(-?[\d. ]+?)(?: [a-zA-Z%][\w /]*)?(?: \(.*\))?\.$", self.output(cell), re.M)
        return [float(number.replace(" ", "")) for number in values]

    def numbers(self, cell: str, pattern: str) -> list[tuple[float, ...]]:
        """The groups of every match in a cell's output, as numbers."""
        matches = re.findall(pattern, self.output(cell), re.M)
        assert matches, f"{pattern!r} is not in the output of {cell}"
        return [tuple(map(float, groups if isinstance(groups, tuple) else (groups,))) for groups in matches]

    def rows(self, cell: str, columns: int) -> list[list[float]]:
        """The lines of a cell's output that are so many numbers without a sign."""
        return [list(map(float, row)) for row in re.findall(r"^ *" + r" +".join([r"([\d.]+)"] * columns) + r"$", self.output(cell), re.M)]

    def columns(self, cell: str, number: int = 0) -> dict[str, list[str]]:
        """A table that a cell shows: column -> its texts. The last one of a row may be empty."""
        lines = self.output(cell).splitlines()
        rule = [i for i, line in enumerate(lines) if re.fullmatch(r"-+( +-+)*", line)][number]
        names = re.split(r" {2,}", lines[rule - 1].strip())
        rows = []
        for line in lines[rule + 1:]:
            row = re.split(r" {2,}", line.strip())
            if len(row) < len(names) - 1 or line.startswith(("us", "-1:")):
                break
            rows.append([*row, ""][:len(names)])
        return {name: [row[i] for row in rows] for i, name in enumerate(names)}

    def answers(self, cell: str) -> str:
        """The letters of the options that were right, in the cell's order."""
        return "".join(re.findall(r"^Predicted .*?; it is ([A-E])\b", self.output(cell), re.M))


def wide_receiver(shape: str, seed: int, *, narrow: bool = True, **problem_options):
    """Traces of one call: rank_flags (unless narrow is False), rank_flags with the receiver of exercise 3 of lesson 06, token_flags."""
    import a2a_lib as a2a
    kernel = re.compile(r'extern "C" __global__ __launch_bounds__\([^)]*\) void dispatch_recv\(.*?^\}$', re.S | re.M)
    text = a2a.mutate.source("rank_flags")
    shared = (ROOT / "solutions" / "06_share_sources.hip").read_text(encoding="utf-8")
    text = text.replace(kernel.search(text)[0], kernel.search(shared)[0])
    problem = a2a.Problem.random(shape, world_size=8, seed=seed, **problem_options)
    traces = []
    for name, source in ([("rank_flags", None)] * narrow + [("rank_flags", text), ("token_flags", None)]):
        node = a2a.Node(8, seed=0)
        comm = a2a.all_to_all.rungs[name](node, shape, source=source and node.load(source, name="shared.hip"))
        problem.check(comm(problem))
        traces.append(comm.trace)
    return traces
