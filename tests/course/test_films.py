"""The lessons' films: small, told in sentences, and right where they compute something."""
import functools
import json
import re
from pathlib import Path

import pytest
from html_tools import problems_of_html

import a2a_lib as a2a
from a2a_lib import markup

pytest.importorskip("matplotlib")


ROOT = Path(__file__).resolve().parents[2]
FILMS = sorted({*a2a.films.__all__} - {"mystery"})  # mystery is the player of a run


@functools.cache
def shown():
    """{film: its page, as a lesson stores it}"""
    books = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "notebooks").glob("*.ipynb"))]
    cells = [cell for book in books for cell in book["cells"]]
    calls = [(re.findall(r"a2a\.films\.(\w+)\(", "".join(cell["source"])), cell.get("outputs")) for cell in cells]
    return {names[0]: "".join(outputs[-1]["data"]["text/html"]) for names, outputs in calls if names}


@pytest.mark.parametrize("name", FILMS)
def test_a_film_says_what_it_shows(name):
    player = getattr(a2a.films, name)()
    film = player.film
    assert len(film.sentences) >= 4 and film.sentences[0][0] == 0 and film.sentences[-1][0] < film.end
    assert 40 <= len(player.alt) <= 800
    places = [place for flight in film.flights for place in (flight.begin, flight.end)]
    places += [(box.x, box.y) for box in film.boxes] + [(box.x + box.w, box.y + box.h) for box in film.boxes]
    assert all(0 <= x <= film.width and 0 <= y <= film.height for x, y in places), "nothing leaves the drawing"
    for box in film.boxes:
        for _, label, *_ in box.keys:
            assert all(len(line) * 7.4 <= box.w + 14 for line in label.split("\n")), f"{label!r} does not fit its box"
    assert f"<small>data {player.digest}</small>" in shown()[name], "the lesson's film"
    assert markup.text(film.label) in shown()[name]


@pytest.mark.parametrize("name", [*FILMS, "mystery"])
def test_the_page_of_a_film_is_small(name):
    """test_accessibility.py reads all stored pages; nbval compares the data of the films in them."""
    assert len(shown()[name]) < 140_000


def test_a_page_as_it_is_made_now():
    player = a2a.films.waves()
    page = player.output["text/html"]
    assert player.film.label in page and problems_of_html(page) == []


def last(player):
    return player.film.sentences[-1][1]


@pytest.mark.parametrize("blocks", [256, 304])
def test_stride_counts_as_a_loop_does(blocks):
    waves, rows = blocks * 4, [0] * blocks * 4
    for wave in range(waves):
        for slot in range(wave, 32 * 2048, waves):
            rows[wave] += slot % 2048 < 28
    sentence = last(a2a.films.stride(blocks))
    assert f"{sum(n > 0 for n in rows)} of {waves} waves have rows, the busiest {max(rows)}." in sentence


def test_ranges_give_every_row_to_one_wave():
    counts = (3, 1, 0, 2)
    player = a2a.films.ranges(counts, waves=2)
    dealt = [tuple(map(int, re.search(r"source (\d), and is its row \d - \d = (\d)\. Wave (\d)", sentence).groups()))
             for _, sentence in player.film.sentences if sentence.startswith("Number")]
    rows = [(source, row) for source, n in enumerate(counts) for row in range(n)]
    assert dealt == [(*row, i % 2) for i, row in enumerate(rows)]
    assert "more than 3 rows" in last(player)


def test_waves_overlap():
    film = a2a.films.waves(4).film
    stores = [bar.times[1] for bar in film.bars if bar.fill == a2a.show.style.VERMILION]
    alone = next(bar.times[1] for bar in a2a.films.waves(2).film.bars if bar.fill == a2a.show.style.VERMILION)
    assert len(stores) == 4 and stores[0] == alone and stores[-1] < 2 * alone, "four waits take little longer than one"


def test_shots_finish_when_their_last_piece_arrives():
    film = a2a.films.one_or_two_shots().film
    assert {(line[:2], line[2:]) for line in film.lines} < {(flight.begin, flight.end) for flight in film.flights}, "a link joins each pair"
    assert len(film.lines) == 12 and not any(box.x < x < box.x + box.w and box.y < y < box.y + box.h for box in film.boxes
                                             for flight in film.flights for x, y in (flight.begin, flight.end)), "no dot hides a word"
    for begin, end, one_shot, two_shots in ((1, 6.6, 5.4, 3.8), (7.5, 11, 8.9, 9.7)):
        flights = [flight for flight in film.flights if begin <= flight.start < end]
        for left, last, pieces in ((True, one_shot, 4), (False, two_shots, 2)):
            of_side = [flight for flight in flights if (flight.begin[0] < 320) == left]
            assert max(flight.stop for flight in of_side) == pytest.approx(last)
            pairs = {(flight.begin, flight.end) for flight in of_side}
            assert len(pairs) == 12 and len(of_side) == 12 * pieces
            assert all((a[0] < 320) == (b[0] < 320) for a, b in pairs)


@pytest.mark.parametrize("wrong", [lambda f: f.waves(9), lambda f: f.stride(0), lambda f: f.ranges((0, 0)), lambda f: f.ranges((7,))])
def test_what_cannot_be_drawn_is_refused(wrong):
    pytest.raises(ValueError, wrong, a2a.films)


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(8))
def test_mysteries_have_the_cause_they_name(number):
    """Checks each cause in the film's own trace: bytes to and from ranks, waves that send, and when the first row leaves."""
    player = a2a.films.mystery(number)
    rank, letter = player.answer
    rows = player.trace.select("transfer", kernel="dispatch_send", symbol="recv_x").records
    moved = {end: [int(rows["bytes"][rows[end] == other].sum()) for other in range(4)] for end in ("src", "dst")}
    waves = [len({(int(r["block"]), int(r["wave"])) for r in rows[rows["src"] == other]}) for other in range(4)]
    first = [int(rows["time"][rows["src"] == other].min()) for other in range(4)]
    others = [other for other in range(4) if other != rank]
    causes = {"A": moved["dst"][rank] > 1.5 * max(moved["dst"][other] for other in others),
              "B": moved["src"][rank] > 1.5 * max(moved["src"][other] for other in others),
              "C": 4 * waves[rank] < min(waves[other] for other in others),
              "D": first[rank] > 2 * max(first[other] for other in others) - min(first) and first.index(max(first)) == rank}
    assert causes[letter] and not any(causes[other] for other in "ABC" if other != letter), (number, letter, causes)


def test_there_are_eight_mysteries():
    pytest.raises(IndexError, a2a.films.mystery, 8).match("none with number 8")
