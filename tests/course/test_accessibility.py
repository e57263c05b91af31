"""The course without a picture, without colours, in a dark theme, and through a screen reader.

Thresholds: WCAG 2.2, level AA. Text 4.5 : 1 (1.4.3), parts of a drawing 3 : 1 (1.4.11).
"""
import base64
import html
import io
import re

import numpy as np
import pytest
from html_tools import problems_of_html
from lesson_tools import ROOT, cells

BOOKS = [path for folder in ("notebooks", "solutions", "exercises") for path in sorted((ROOT / folder).glob("*.ipynb"))]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "notebooks").glob("*.md")), ROOT / "exercises" / "README.md"]
IMAGES = ("image/png", "image/jpeg", "image/svg+xml")
EMPTY_LINKS = {"here", "click here", "this", "link", "read more", "more"}
DARK = "#111111"  # the ground of JupyterLab's dark theme


def text(value):
    return "".join(value)


def markdown_cells(path):
    return [cell["source"] for cell in cells(path) if cell["cell_type"] == "markdown"]


def outputs(path):
    """(cell id, outputs) of every code cell."""
    return [(cell["id"], cell["outputs"]) for cell in cells(path) if cell["cell_type"] == "code"]


def without_code(markdown):
    return re.sub(r"```.*?```|`[^`\n]*`|^    .*$", "", markdown, flags=re.DOTALL | re.MULTILINE)


# Words for pictures.

@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_image_has_alternative_text_and_the_words_are_printed_too(path):
    for name, outs in outputs(path):
        printed = " ".join(text(out.get("text", "")) for out in outs)
        for out in outs:
            page = text(out.get("data", {}).get("text/html", ""))
            for alt in map(html.unescape, re.findall(r'<img alt="([^"]*)"', page)):
                assert 40 <= len(alt) <= 800, f"{name}: alternative text of {len(alt)} characters"
                assert " ".join(alt.split()) in " ".join(text(out["data"]["text/plain"]).split()), f"{name}: as text too"
            for mime in set(out.get("data", {})) & set(IMAGES):
                alt = out["metadata"].get(mime, {}).get("alt", "")
                assert len(alt) >= 40, f"{name}: the image has no alternative text, or hardly any: {alt!r}"
                assert len(alt) <= 800, f"{name}: nobody listens to {len(alt)} characters of alternative text"
                # JupyterLab 4.6 gives an <img> of a PNG output no alt attribute: the words must stand beside it.
                assert " ".join(alt.split()) in " ".join(printed.split()), f"{name}: the words are not printed"


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_html_reads_in_every_theme_and_aloud(path):
    for name, outs in outputs(path):
        for out in outs:
            assert problems_of_html(text(out.get("data", {}).get("text/html", ""))) == [], name
    for cell in markdown_cells(path):
        assert problems_of_html(without_code(cell)) == []


@pytest.mark.parametrize("bad", [
    '<img src="x">', '<img alt=" " src="x">', "<table><tr><td>1</td></tr></table>", '<p style="color: #333">x</p>',
    '<p style="background: white">x</p>', "<details>x</details>"])
def test_problems_of_html_are_found(bad):
    assert len(problems_of_html(bad)) == 1


# Structure.

def problems_of_headings(markdown):
    levels = [len(marks) for marks in re.findall(r"^(#{1,6}) ", re.sub(r"```.*?```", "", markdown, flags=re.DOTALL),
                                                 re.MULTILINE)]
    problems = []
    if levels[:1] != [1] or levels.count(1) != 1:
        problems.append(f"one heading of level 1, and first: {levels}")
    problems += [f"level {below} follows level {above}" for above, below in zip(levels, levels[1:]) if below > above + 1]
    return problems


@pytest.mark.parametrize("path", [*BOOKS, *PAGES], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_headings_are_in_order_and_links_say_where_they_lead(path):
    whole = "\n\n".join(markdown_cells(path)) if path.suffix == ".ipynb" else path.read_text(encoding="utf-8")
    assert problems_of_headings(whole) == []
    for label, target in re.findall(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)", whole):
        assert label.strip().lower() not in EMPTY_LINKS | {""}, f"a link to {target} that does not say where it leads"
    for alt in re.findall(r"!\[([^\]]*)\]\(", without_code(whole)):
        assert len(alt) >= 20, f"an image with hardly any alternative text: {alt!r}"


# Colours.

def luminance(colour):
    linear = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in linear]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(colour, other):
    bright, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21) and contrast("#777777", "#ffffff") < 4.5 <= contrast(
        "#767676", "#ffffff")


@pytest.fixture(scope="module")
def style():
    pytest.importorskip("matplotlib")
    from a2a_lib.machine.show import style
    return style


def test_text_in_figures_can_be_read(style):
    from matplotlib.colors import to_hex
    for ink in (style.INK, style.MUTED):
        assert contrast(ink, style.GROUND) >= 4.5
    for colour in (to_hex(style.ramp()(share / 20)) for share in range(21)):
        assert contrast(style.on(colour), colour) >= 4.5, colour


def test_sending_and_receiving_differ_in_grey_print(style):
    for phase in ("dispatch", "combine"):
        assert contrast(style.STAGES[f"{phase}_send"], style.STAGES[f"{phase}_recv"]) > 1.6


def test_colours_stand_out_from_their_ground(style):
    """Each colour has a contrast of 3 : 1 with the figures' white background and with a dark theme's, in case a picture is
    drawn on it. Ink is excepted: it is for the white background."""
    assert {*style.STAGES.values(), *style.INSTEAD.values(), *style.OTHERS} <= set(style.PALETTE.values())
    for name, colour in style.PALETTE.items():
        assert contrast(colour, style.GROUND) >= 3, name
        assert colour == style.INK or contrast(colour, DARK) >= 3, name
        assert contrast(colour, style.on(colour)) >= 4.5, "a label on it can be read"


def test_no_picture_has_a_colour_of_its_own():
    """Pictures take their colours from the palette of style.py; other files name only black and white."""
    own = re.compile(r"#[0-9a-fA-F]{6}")
    for path in sorted((ROOT / "a2a_lib" / "machine" / "show").glob("*.py")):
        if path.name != "style.py":
            assert set(own.findall(path.read_text(encoding="utf-8"))) <= {"#000000", "#ffffff"}, path.name


# How the red, green and blue of a screen appear to people without red, without green, and without blue cones.
# Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009,
# severity 1.0; on linear light.
BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab_of(colour, seen_with=((1, 0, 0), (0, 1, 0), (0, 0, 1))):
    """CIE L*a*b* (D65) of an sRGB colour, as somebody with that kind of colour vision sees it."""
    rgb = np.array([int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    linear = np.clip(np.array(seen_with) @ linear, 0, 1)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ linear
    f = xyz / (0.9505, 1, 1.089)
    f = np.where(f > 0.008856, np.cbrt(f), 7.787 * f + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("kind", ["usual", *BLINDNESS])
def test_any_two_colours_differ_for_everybody(style, kind):
    """CIE 1976 differences in L*a*b*: 1 is just visible side by side; PURPLE and GREY once were 2 apart for deuteranopes."""
    colours, seen = list(style.PALETTE.items()), BLINDNESS.get(kind, ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    least = {"tritanopia": 15}.get(kind, 20)  # tritanopia is a thousand times as rare
    for i, (name, colour) in enumerate(colours):
        for other_name, other in colours[i + 1:]:
            apart = float(np.linalg.norm(lab_of(colour, seen) - lab_of(other, seen)))
            assert apart >= least, f"{name} and {other_name} are {apart:.0f} apart"


def test_the_former_palette_would_not_pass():
    purple, grey = (lab_of(colour, BLINDNESS["deuteranopia"]) for colour in ("#CC79A7", "#8c959f"))
    assert np.linalg.norm(purple - grey) < 20


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_figures_have_a_ground_of_their_own(path):
    """Figures have an opaque background, so that dark ink is never on a dark theme."""
    image = pytest.importorskip("PIL.Image")
    for name, outs in outputs(path):
        for out in outs:
            data = out.get("data", {})
            for picture in [text(data.get("image/png", "")), *re.findall(r"data:image/(?:png|webp);base64,([^\"]+)",
                                                                     text(data.get("text/html", "")))]:
                if not picture:
                    continue
                stored = image.open(io.BytesIO(base64.b64decode(picture)))
                assert stored.convert("RGBA").getextrema()[3] == (255, 255), f"{name}: transparent"
