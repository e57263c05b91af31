"""Lesson 12: an all-reduce in one shot beside one in two, of a large message and of a small one."""
from __future__ import annotations

from itertools import combinations

from ...machine.show import player, style
from ...machine.show.film import Box, Film

RANKS, PIECES = 4, "ABCD"
LABEL = "computed by a rule: time = trips x their latency + pieces on a link x a piece's time"
CORNERS = ((20, 70), (190, 70), (20, 190), (190, 190))
LARGE, SMALL = (0.4, 1.0), (1.0, 0.1)  # (latency of a trip, time of a piece on a link)


def finished(shots: int, latency: float, piece: float) -> float:
    """When all ranks have the sum: one shot sends every piece to every peer, two shots one piece each way."""
    return latency + RANKS * piece if shots == 1 else 2 * (latency + piece)


def one_or_two_shots():
    """A `FilmPlayer` of four ranks and a message of four pieces: one shot on the left, two shots on the right. First a
    piece takes long on a link, then the latency of a trip does."""
    film = Film(640, 270, 11, label=LABEL, seconds=26)
    for x, words in ((20, "one shot"), (350, "two shots")):
        film.box(x, 10, 270, 26, words=words)
    sides = [[film.box(left + x, y, 100, 40, title=f"rank {rank}", words=PIECES) for rank, (x, y) in enumerate(CORNERS)]
             for left in (0, 330)]
    for boxes in sides:
        for box, other in combinations(boxes, 2):
            film.line(*_edge(box, other), *_edge(other, box))
    film.say(0, "Four ranks, a message of four pieces each: A, B, C, D. Every rank needs the sum of each piece. A link joins each pair.")
    film.say(1, "A large message: a piece takes long on a link. One shot sends all pieces to all peers, one after the other. "
                "Two shots send "
                "each peer one piece: its share.")
    _one_shot(film, sides[0], 1, *LARGE)
    _two_shots(film, sides[1], 1, *LARGE)
    film.say(2.4, "Two shots: rank 0 has all parts of A now, rank 1 all of B, and so on. Each adds up its share and sends the sum to all.")
    film.say(1 + finished(2, *LARGE), "Two shots are done: each link has carried two pieces. "
             "One shot still sends: four pieces for each link.")
    film.say(1 + finished(1, *LARGE), "Now one shot is done, too. The wire decides for a large message: fewer bytes win.")
    for boxes in sides:
        for box in boxes:
            film.set(box, 6.6, words=PIECES, fill=style.GROUND)
    film.say(6.6, "The same with a small message: a piece takes next to no time on a link, but every trip has its latency.")
    _one_shot(film, sides[0], 7.5, *SMALL)
    _two_shots(film, sides[1], 7.5, *SMALL)
    film.say(7.5 + finished(1, *SMALL), "One shot is done after one trip. Two shots are on their second.")
    film.say(7.5 + finished(2, *SMALL), "Latency decides for a small message: fewer trips win. "
             "Somewhere between the two lies the crossing.")
    return player(film, "A film of two all-reduces between four ranks, side by side. One shot sends all four pieces "
                  "of a message to every peer; "
                        "two shots send each peer one piece, add up, and send the sum back. With a large message two shots are done "
                        "first, after two pieces on each link instead of four. With a small message one shot is done first, after one "
                        "trip instead of two.", title="one shot beside two", moments=[0.5, 1.7, 2.8, 4.2, 5.8, 8.2, 9.4, 10.5])


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def _edge(box: Box, other: Box) -> tuple[float, float]:
    """Where the line between both middles leaves `box`: a dot never covers a box's words."""
    (x, y), (to_x, to_y) = _middle(box), _middle(other)
    part = min(size / 2 / abs(way) for size, way in ((box.w, to_x - x), (box.h, to_y - y)) if way)
    return x + part * (to_x - x), y + part * (to_y - y)


def _to_all(film: Film, boxes: list[Box], start: float, stop: float, fill: str) -> None:
    for sender in boxes:
        for receiver in boxes:
            if receiver is not sender:
                film.fly(start, stop, _edge(sender, receiver), _edge(receiver, sender), fill)


def _one_shot(film: Film, boxes: list[Box], start: float, latency: float, piece: float) -> None:
    for number in range(RANKS):
        arrived = start + number * piece + piece + latency
        _to_all(film, boxes, start + number * piece, arrived, style.BLUE)
        for box in boxes:
            film.set(box, arrived, words="sums " + PIECES[:number + 1], fill=style.SKY, frame=number == RANKS - 1)


def _two_shots(film: Film, boxes: list[Box], start: float, latency: float, piece: float) -> None:
    middle, end = start + latency + piece, start + finished(2, latency, piece)
    _to_all(film, boxes, start, middle, style.BLUE)
    _to_all(film, boxes, middle, end, style.ORANGE)
    for box, letter in zip(boxes, PIECES):
        film.set(box, middle, words="sum " + letter, fill=style.SKY)
        film.set(box, end, words="sums " + PIECES, frame=True)
