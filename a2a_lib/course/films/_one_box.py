"""Lesson 05: messages through one box, with a flag each way."""
from ...machine.show import player, style
from ...machine.show.film import FLAG
from . import _sketch


def one_box(messages: int = 2):
    """A `FilmPlayer` of so many messages from rank 0 to rank 1 through one box: row, flag `full`, reading, flag `free`."""
    film = _sketch.film(620, 160, 3 * messages + 0.8)
    producer = film.box(20, 30, 140, 40, title="wave of rank 0", words="")
    box = film.box(250, 30, 120, 40, title="the box", words="empty")
    consumer = film.box(460, 30, 140, 40, title="wave of rank 1", words="waits for full = 1", fill=style.GREY, hatched=True)
    full = film.box(250, 110, 120, 26, title="full: message in the box", words="0")
    free = film.box(20, 110, 140, 26, title="free: message taken", words="0")
    film.say(0, "The box holds one message. full allows rank 1 to read it, and free allows rank 0 to write the next.")
    for m in range(1, messages + 1):
        at = 3 * (m - 1) + 0.4
        film.set(producer, at, words=f"stores message {m}", fill=style.SKY, hatched=False)
        film.fly(at + 0.1, at + 0.7, (160, 50), (250, 50), style.BLUE, words=f"{m}")
        film.set(box, at + 0.7, words=f"message {m}", fill=style.SKY)
        film.say(at + 0.7, f"The row is stored. Then rank 0 sets full to {m}. This must not overtake the row.")
        film.fly(at + 0.8, at + 1.3, (160, 65), (250, 123), style.VERMILION, shape=FLAG)
        film.set(full, at + 1.3, words=f"{m}")
        film.set(producer, at + 1.3, words=f"waits for free = {m}", fill=style.GREY, hatched=True)
        film.set(consumer, at + 1.3, words=f"reads message {m}", fill=style.SKY, hatched=False)
        film.fly(at + 1.4, at + 2, (370, 50), (460, 50), style.BLUE, words=f"{m}")
        film.say(at + 1.4, f"Rank 1 has seen full = {m}, and reads the box. What it reads must not be older than the flag.")
        film.fly(at + 2.1, at + 2.7, (460, 65), (160, 123), style.VERMILION, shape=FLAG)
        film.set(free, at + 2.7, words=f"{m}")
        film.set(consumer, at + 2.1, words=f"waits for full = {m + 1}", fill=style.GREY, hatched=True)
        film.say(at + 2.7, f"free is {m}: the box may be written again.")
    film.legend = [(style.GREY, "hatch", "waits for a flag")]
    return player(film, f"A film of {messages} messages through one box. "
                        f"Rank 0 stores a message and sets the flag full. Rank 1 sees it, reads the "
                        "box, and sets the flag free. Only then rank 0 stores the next message.", title="one box, two flags",
                  moments=[0.2, 1.2, 2.3, 4.2])
