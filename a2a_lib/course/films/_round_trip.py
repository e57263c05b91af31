"""Lesson 13: one token's way to its experts' ranks and back."""
from ...machine.show import player, style
from ...machine.show.film import FLAG
from . import _sketch
from ._sketch import send


def round_trip():
    """A `FilmPlayer` of one token of rank 0 in `prereduced`: a row to each rank that needs it, its flag after it, one row
    back. The token has two experts on rank 1, one on rank 2 and one on rank 0."""
    film = _sketch.film(620, 250, 9)
    own = film.box(20, 100, 150, 46, title="rank 0: the token's own", words="row; experts a b c d")
    total = film.box(20, 186, 150, 34, title="the token's sum, fp32", words="")
    first = film.box(420, 40, 180, 46, title="rank 1 owns experts a, b", words="nothing yet")
    second = film.box(420, 150, 180, 46, title="rank 2 owns expert c", words="nothing yet")
    film.say(0, "A token of rank 0 has four experts: a and b on rank 1, c on rank 2, d on rank 0. One row per expert would be "
                "three rows over links.")
    film.say(1, "The row goes once to each rank that needs it, with the list of its experts there. The waves there wait.")
    for box in (first, second):
        film.set(box, 1, words="waits for the flag", fill=style.GREY, hatched=True)
    send(film, 1.2, 2, own, first, "row, [a, b]")
    send(film, 1.4, 2.2, own, second, "row, [c]")
    film.say(2.2, "Release: once the row's stores are done, the flag follows. The flag says that the row is there.")
    for box, at in ((first, 2.3), (second, 2.5)):
        film.fly(at, at + 0.5, (170, 123), (box.x, box.y + 23), style.VERMILION, shape=FLAG)
        film.set(box, at + 0.5, words="row is here", fill=style.SKY, hatched=False, frame=True)
    film.say(3.2, "Each rank applies its experts to the row, multiplies by the weights, and adds up in fp32 registers.")
    film.set(first, 3.2, words="w_a a(row) + w_b b(row)", fill=style.SKY)
    film.set(second, 3.4, words="w_c c(row)", fill=style.SKY)
    film.say(4.2, "Rank 0 does the same for expert d. That part of the sum never moves.")
    film.set(total, 4.2, words="own part", fill=style.SKY, frame=True)
    film.say(5, "One row comes back per rank, rounded to fp16 once. Its flag follows it. From rank 1 `dedup` would send two rows.")
    send(film, 5.2, 6.2, first, total, "1 row, fp16", style.ORANGE)
    film.set(first, 6.2, words="done", fill=style.GROUND)
    send(film, 5.6, 6.6, second, total, "1 row, fp16", style.ORANGE)
    film.set(second, 6.6, words="done", fill=style.GROUND)
    film.say(6.8, "Rank 0 adds in the order of the ranks, whoever came first, and rounds once. So two rows went out and two came "
                  "back, instead of three and three.")
    film.set(total, 6.8, words="own + rank 1", fill=style.SKY, frame=True)
    film.set(total, 7.4, words="own + rank 1 + rank 2", fill=style.SKY, frame=True)
    return player(film, "A film of one token of rank 0. Its row goes once to rank 1, which owns two of its experts, and once to rank 2, "
                        "which owns one; a flag follows each row. Each rank adds up what its experts make of it and sends one row "
                        "back. Rank 0 adds its own part and the two rows in the order of the ranks.", title="a row's way there and back",
                  moments=[0.5, 1.7, 2.7, 4.5, 6.0, 8.0])
