"""Lists the errors of a piece of HTML that a notebook stores."""

import html
import re


def problems_of_html(source):
    problems = []
    for tag in re.findall(r"<(?:img|svg)\b[^>]*>", source):
        alternative = re.search(r"(?:alt|aria-label)\s*=\s*([\"'])(.*?)\1", tag)
        if not alternative or not html.unescape(alternative[2]).strip():
            problems.append(f"no alternative text: {tag[:60]}")
    if "<table" in source and "<th" not in source:
        problems.append("a table without header cells")
    for style in re.findall(r"style\s*=\s*\"([^\"]*)\"", source):
        colour, ground = re.search(r"(?:^|;)\s*color\s*:", style), re.search(r"background", style)
        if bool(colour) != bool(ground):
            problems.append(f"a colour without its ground cannot be read in every theme: {style[:60]}")
    if source.count("<details") != source.count("<summary"):
        problems.append("<details> without <summary>")
    return problems
