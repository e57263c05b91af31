"""A picture's PNG: the pixels of `savefig`, in as few colours as it needs."""
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
        drawn = style.drawn(figure)
        figure.savefig(saved, format="png", dpi=style.DPI)
    assert np.array_equal(drawn[..., :3], rgb(saved.getvalue()))
    assert figure.dpi != style.DPI, "as it was before"


def noise(height, width):
    return np.random.default_rng(0).integers(96, 160, (height, width, 3))


def test_areas_keep_their_colours_and_edges_come_near_theirs():
    pixels = np.full((60, 50, 4), 255, np.uint8)
    pixels[:20, :, :3] = noise(20, 50)        # nearly all pixels different, as at edges
    pixels[20:40, :, :3] = (39, 92, 205)
    pixels[44:50, 10:16, :3] = (255, 90, 21)  # a small area, far from all others
    numbers, colours = style.numbered(pixels)
    got = colours[numbers].astype(int)
    assert len(colours) == 16 and np.array_equal(got[20:], pixels[20:, :, :3])
    assert np.sqrt(np.square(got[:20] - pixels[:20, :, :3].astype(int)).sum(2)).mean() < 26


@pytest.mark.parametrize("areas, size", [(5, 16), (16, 32), (40, 64), (200, 256), (300, 256)])
def test_of_more_areas_there_are_more_colours(areas, size):
    pixels = np.full((8 * areas, 9, 4), 255, np.uint8)
    pixels[..., :3] = (np.arange(areas) * 7919 % 2**24)[:, None, None].repeat(8, 0) >> np.array([16, 8, 0]) & 255
    pixels[::8, :, :3] = noise(areas, 9)
    numbers, colours = style.numbered(pixels)
    off = np.square(colours[numbers].astype(int) - pixels[..., :3].astype(int)).sum(2).reshape(areas, 8, 9)[:, 2:7]
    assert len(colours) == size and off.max() <= (style.NEAR if areas < 250 else 400)


def test_few_colours_stay_as_they_are():
    pixels = np.full((3, 4, 4), 255, np.uint8)
    pixels[..., 0] = np.arange(12).reshape(3, 4)
    numbers, colours = style.numbered(pixels)
    assert np.array_equal(colours[numbers], pixels[..., :3])
