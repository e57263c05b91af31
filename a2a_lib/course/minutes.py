"""How long a lesson takes: `python -m a2a_lib.course.minutes notebooks/*.ipynb`.

150 words of text a minute, 12 lines of code, shown kernels too, 40 s for a prediction, 30 s for a picture or a film. So every lesson's
number is counted in one way.
"""
import json
import re
import sys
from pathlib import Path

MOST = 45  # minutes of a lesson


def minutes(path: Path) -> float:
    """Minutes of a notebook with stored outputs. Raises OSError or ValueError for a file that is none."""
    text = lines = predictions = pictures = 0  # text: its words
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            text += len(re.sub(r"\]\([^)]*\)", "]", source).split())
            continue
        lines += sum(1 for line in source.splitlines() if line.strip())
        predictions += source.count("check.prediction(")
        for output in cell["outputs"]:
            shown = "".join(output.get("data", {}).get("text/plain", ""))
            if "show.source(" in source:
                lines += len(re.findall(r"^ *\d+ ", shown, re.M))
            elif shown and re.search(r"show\.|films\.", source):
                pictures += 1
    return text / 150 + lines / 12 + predictions * 40 / 60 + pictures * 30 / 60


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{minutes(Path(name)):4.0f}  {name}")
