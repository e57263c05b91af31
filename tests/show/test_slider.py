"""A number to turn: what is said, drawn and refused."""
import pytest
from html_tools import problems_of_html

from a2a_lib import show

pytest.importorskip("matplotlib")
ANSWERS = {1: {"us": 803.1, "GB/s": 73.0}, 4: {"us": 210.4, "GB/s": 279.0}, 304: {"us": 11.3, "GB/s": 5194.0}}


def test_a_slider_says_and_draws_each_value():
    turned = show.slider("blocks", ANSWERS, label="simulated (preset mi300x)", say={304: "HBM is busy."})
    assert [words for _, words in turned.film.sentences] == [
        "blocks = 1: us 803.1, GB/s 73.", "blocks = 4: us 210.4, GB/s 279.", "blocks = 304: us 11.3, GB/s 5194. HBM is busy."]
    assert turned.table.columns == ["blocks", "us", "GB/s"] and turned.table["us"].tolist() == [803.1, 210.4, 11.3]
    assert "from 1 to 304" in turned.alt and "simulated (preset mi300x)" in turned.text
    page = turned.output["text/html"]
    assert problems_of_html(page) == [] and len(page) < 200_000
    us = next(bar for bar in turned.film.bars if bar.y == 50)
    assert us.at(0.5)[2] == pytest.approx(us.w) and us.at(2.5)[2] == pytest.approx(us.w * 11.3 / 803.1)


def test_bars_of_one_unit_have_one_scale():
    turned = show.slider("skew", {0: {"a": 10, "b": 5}, 1: {"a": 2, "b": 5}}, unit="rows", label="counted")
    a, b = turned.film.bars
    assert a.at(0.5)[2] == pytest.approx(2 * b.at(0.5)[2]) and a.at(1.5)[2] == pytest.approx(0.4 * b.at(1.5)[2])


@pytest.mark.parametrize("answers", [{}, {1: {}}, {1: {"us": 1}, 2: {"ns": 1}}, {1: {"us": -1}}, {1: {"us": float("nan")}},
                                     {value: {"us": 1} for value in range(25)}])
def test_what_cannot_be_turned_is_refused(answers):
    with pytest.raises(ValueError):
        show.slider("blocks", answers, label="counted")
