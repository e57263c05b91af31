"""The visual language of the course, in one place: colours, hatches, fonts, sizes.

In every picture, solid colour is work and hatching is waiting. Dispatch is blue and combine orange, sending dark and
receiving light, so the two halves of a stage stay apart in grey print as well. All colours have a contrast of 3 : 1 or
more against white and dark grounds. People without red, green or blue cones can tell any two of them apart, ink
included (tests/course/test_accessibility.py has the computation and its source). Figures have a ground of their own, so
that they look the same in a light and in a dark notebook.
"""

import io
import logging

import numpy as np

INK, MUTED, RULE, GROUND = "#1b1f24", "#57606a", "#d0d7de", "#ffffff"
BLUE, SKY, GREEN, ORANGE, VERMILION, PURPLE, TAN, GREY = (
    "#275ccd", "#6492e8", "#729d88", "#ff5a15", "#b23812", "#a08bb9", "#b58a58", "#556570")
PALETTE = {"blue": BLUE, "sky": SKY, "green": GREEN, "orange": ORANGE, "vermilion": VERMILION, "purple": PURPLE, "tan": TAN,
           "grey": GREY, "ink": INK}  # fills shapes and draws lines; any two of them can meet

STAGES = {
    "dispatch_send": BLUE, "dispatch_recv": SKY, "expert": GREY, "combine_send": VERMILION, "combine_recv": ORANGE,
}
# Stages of other rungs, in the colours of those above: no rung has both.
INSTEAD = {"dispatch": BLUE, "combine": VERMILION, "counts": GREEN, "rows": BLUE, "replies": VERMILION}
OTHERS = (GREEN, PURPLE, BLUE, VERMILION, SKY, ORANGE)  # kernels without a colour of their own, in order of appearance
WAIT_HATCH = "//////"
RAMP = ("#f3f8fc", "#b9d7ec", "#5aa2d0", "#0f6cab", "#073a63")  # little to much, for matrices

SCREEN = 88  # pixels per inch of figures in a notebook
DPI, STILL = SCREEN * 3 // 2, SCREEN * 5 // 4  # sharp on dense screens and in print; of a film's still, beside which the film plays
FLAT, NEAR, EDGES, CANDIDATES = 8, 3 * 4**2, 8, 384  # of `numbered`: squares, squared distance, and numbers of colours
TEXT, SMALL = 9.5, 8.0

SETTINGS = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, so figures look the same everywhere
    "font.size": TEXT, "axes.titlesize": TEXT + 1.5, "axes.titleweight": "bold", "axes.titlelocation": "left",
    "axes.labelsize": TEXT, "xtick.labelsize": TEXT - 0.5, "ytick.labelsize": TEXT - 0.5, "legend.fontsize": TEXT - 0.5,
    "text.color": INK, "axes.labelcolor": INK, "axes.titlecolor": INK, "axes.edgecolor": RULE,
    "xtick.color": MUTED, "ytick.color": MUTED, "xtick.labelcolor": INK, "ytick.labelcolor": INK,
    "axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True,
    "grid.color": RULE, "grid.linewidth": 0.7, "hatch.linewidth": 0.9,
    "legend.frameon": False, "legend.handlelength": 1.5, "legend.columnspacing": 1.4, "legend.borderaxespad": 0.0,
    "text.parse_math": False,  # a label with dollar signs is no formula
    "figure.facecolor": GROUND, "axes.facecolor": GROUND, "savefig.facecolor": GROUND,
}


def matplotlib():
    """The package, imported when first needed. Its ImportError says what to install."""
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # it reports the first build of its font cache
    try:
        import matplotlib
    except ImportError:
        raise ImportError("pictures need matplotlib: pip install 'a2a-course[lab]'") from None
    return matplotlib


def settings():
    """A context in which figures are made and rendered."""
    return matplotlib().rc_context(SETTINGS)


def figure(width: float, height: float):
    """An empty figure of width x height inches, independent of pyplot and of the notebook's backend."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    fig = Figure(figsize=(width, height), layout="constrained")
    fig.get_layout_engine().set(w_pad=0.08, h_pad=0.1)
    FigureCanvasAgg(fig)
    return fig


def stage_colours(names) -> dict[str, str]:
    """Kernel name -> colour, for every name given, in that order."""
    others = iter(OTHERS * 8)
    return {name: STAGES.get(name) or INSTEAD.get(name) or next(others) for name in dict.fromkeys(names)}


def on(colour) -> str:
    """Black or white, whichever reads better on a colour: a contrast of at least 4.5."""
    from matplotlib.colors import to_rgb
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour)]
    return "#000000" if np.dot(linear, (0.2126, 0.7152, 0.0722)) > 0.179 else "#ffffff"


def faint(colour) -> tuple[float, float, float]:
    """A colour for the background: mostly the ground, and opaque."""
    from matplotlib.colors import to_rgb
    return tuple(0.22 * np.array(to_rgb(colour)) + 0.78 * np.array(to_rgb(GROUND)))


def ramp():
    """The colour map of matrices."""
    from matplotlib.colors import LinearSegmentedColormap
    return LinearSegmentedColormap.from_list("a2a", RAMP)


def stamp(fig, label: str) -> None:
    """Writes the source of a figure's numbers at its foot."""
    fig.supxlabel(label, x=0.995, ha="right", fontsize=SMALL, color=MUTED)


def png(fig, dpi: int = DPI) -> bytes:
    """The figure as PNG of as few colours as it needs (`numbered`), without date or version."""
    return _encoded(_image(fig, dpi), "png", optimize=True)


def webp(fig, dpi: int = DPI) -> bytes:
    """The pixels of `png` as lossless WebP, seven tenths of its bytes: what a notebook stores."""
    return _encoded(_image(fig, dpi).convert("RGB"), "webp", lossless=True, quality=100)


def _image(fig, dpi: int):
    from PIL import Image
    codes, palette = numbered(drawn(fig, dpi))
    image = Image.fromarray(codes)
    image.putpalette(palette.tobytes())
    return image


def _encoded(image, kind: str, **options) -> bytes:
    data = io.BytesIO()
    image.save(data, format=kind, **options)
    return data.getvalue()


def drawn(fig, dots: int = DPI) -> np.ndarray:
    """The figure's pixels: uint8 [height, width, 4]. `savefig` would draw twice, the first time for the layout alone."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    canvas, dpi = FigureCanvasAgg(fig), fig.dpi
    fig.dpi = dots
    try:
        canvas.draw()
        pixels = np.array(canvas.buffer_rgba())
    finally:
        fig.dpi = dpi
        _let_go_of_pixels(fig)
    return pixels


def numbered(pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Numbers of colours, uint8 [height, width], and the colours, uint8 [16, 32, 64, 128 or 256, 3], or all if they are fewer.

    A colour that fills FLAT squares of 2 x 2 pixels stays, within NEAR. Edges of letters and lines share the rest of the palette,
    at least EDGES colours: each next one is the one that brings the pixels nearest to it. With 16 colours a picture has two thirds
    of the bytes that it has with 256: fewer bits a pixel, and more repetition.
    """
    flat = np.ascontiguousarray(pixels).view("<u4").reshape(-1)
    starts = np.concatenate(([0], np.flatnonzero(flat[1:] != flat[:-1]) + 1))
    lengths = np.diff(starts, append=flat.size)  # of runs of equal pixels: most of a figure is flat
    colours, number = np.unique(flat[starts], return_inverse=True)
    count = np.bincount(number, lengths).astype(np.int64)
    square = np.repeat(number, lengths).reshape(pixels.shape[:2])
    corner = square[:-1, :-1]
    area = np.logical_and.reduce([corner == other for other in (square[1:, :-1], square[:-1, 1:], square[1:, 1:])])
    filled = np.bincount(corner[area], minlength=len(colours))
    filled[filled < FLAT] = 0
    rgb = colours.view(np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    chosen, far = [int(filled.argmax())], _far(rgb, rgb[filled.argmax()])
    while len(chosen) < 256 and (far[filled > 0] > NEAR).any():
        _choose(rgb, chosen, far, int(np.where(filled, far, -1).argmax()))
    size = min(next((size for size in (16, 32, 64, 128) if size >= len(chosen) + EDGES), 256), len(rgb))
    likely = np.argsort(-count, kind="stable")[:CANDIDATES]
    between = np.stack([_far(rgb[likely], rgb[at]) for at in likely])
    while len(chosen) < size:
        gain = (count[likely] * np.maximum(far[likely] - between, 0)).sum(1)
        _choose(rgb, chosen, far, int(likely[gain.argmax()] if gain.any() else far.argmax()))
    nearest = np.stack([_far(rgb, rgb[at]) for at in chosen]).argmin(0).astype(np.uint8)
    return nearest[square], rgb[chosen].astype(np.uint8)


def _far(rgb: np.ndarray, colour: np.ndarray) -> np.ndarray:
    """Squared distances of colours, int64 [n, 3], from one, int64 [3]."""
    return ((rgb - colour) ** 2).sum(1)


def _choose(rgb: np.ndarray, chosen: list[int], far: np.ndarray, at: int) -> None:
    """Adds colour number `at` to those chosen. far: each colour's squared distance from the nearest chosen one."""
    chosen.append(at)
    np.minimum(far, _far(rgb, rgb[at]), out=far)


def _let_go_of_pixels(fig) -> None:
    """Frees the pixels of a drawn figure and its texts, 6 MB and more. A picture has its PNG instead."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.text import Text
    FigureCanvasAgg(fig)
    for text in fig.findobj(Text):
        text._renderer = None
