"""A picture's PNG: the pixels of `savefig`, in at most 256 colours."""
import io

import numpy as np
import pytest
from PIL import Image

from a2a_lib import show
from a2a_lib.machine.show import style

pytest.importorskip("matplotlib")


def rgb(png):
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB")).astype(int)


def test_it_is_what_savefig_draws_in_two_passes():
    figure = show.ladder([{"rung": name, "us": us, "label": "published (here)"} for name, us in (("one", 3.0), ("two", 2.0))]).figure
    saved = io.BytesIO()
    with style.settings():
        drawn = style._drawn(figure)
        figure.savefig(saved, format="png", dpi=style.DPI)
    assert np.array_equal(drawn[..., :3], rgb(saved.getvalue()))
    assert figure.dpi != style.DPI, "as it was before"


def test_up_to_256_colours_stay():
    pixels = np.full((16, 32, 4), 255, np.uint8)
    pixels[..., 0] = np.arange(256).repeat(2).reshape(16, 32)
    numbers, colours = style._numbered(pixels)
    assert len(colours) == 256 and np.array_equal(colours[numbers], pixels[..., :3])


def test_of_more_colours_the_common_stay_and_no_rare_one_is_lost():
    noise = np.random.default_rng(0).integers(96, 160, (40, 50, 3))
    pixels = np.full((60, 50, 4), 255, np.uint8)
    pixels[:40, :, :3] = noise                 # 2000 pixels, nearly all of them different
    pixels[40:, :, :3] = (39, 92, 205)
    pixels[59, 49, :3] = (255, 90, 21)         # a single pixel, far from all others
    numbers, colours = style._numbered(pixels)
    got = colours[numbers].astype(int)
    assert len(colours) == 256 and (got[40:59] == (39, 92, 205)).all() and (got[59, 49] == (255, 90, 21)).all()
    assert np.square(got - pixels[..., :3].astype(int)).sum(2).max() <= 3 * 15**2, "no farther than the corners of a part"
