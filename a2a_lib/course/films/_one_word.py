"""Lesson 02: four blocks reserve places with one word that is count and flag."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import send


def one_word(rows=(5, 3, 7, 2), order=(2, 1, 3, 0)):
    """A `FilmPlayer` of blocks that add (1, their rows) to one word, in `order`, and learn their place and the total.
    rows: rows of each block."""
    film = _sketch.film(620, 250, 2 * len(rows) + 2.5)
    word = film.box(300, 90, 190, 46, title="the word: blocks | rows", words="0 | 0")
    blocks = [film.box(20, 30 + 52 * i, 190, 34, title=f"block {i}: {n} rows", words="") for i, n in enumerate(rows)]
    film.say(0, "The upper half of the word counts blocks, the lower half rows. Each block adds (1, its rows) with one atomic.")
    total = 0
    for number, block in enumerate(order):
        at, count = 2 * number + 0.5, rows[block]
        send(film, at, at + 0.7, blocks[block], word, f"+ (1, {count})")
        film.set(word, at + 0.7, words=f"{number + 1} | {total + count}", fill=style.SKY, frame=True)
        film.say(at + 0.7, f"Block {block} gets the old value back: {total} rows were there, so its own begin at place {total}.")
        send(film, at + 0.8, at + 1.4, word, blocks[block], f"{number} | {total}", style.ORANGE)
        film.set(blocks[block], at + 1.4, words=f"from place {total}; waits", fill=style.GREY)
        film.set(word, at + 1.4, frame=False)
        total += count
    end = 2 * len(rows) + 0.6
    for block in blocks:
        film.set(block, end, words=f"{total} rows in all", fill=style.SKY)
    film.say(end, f"The upper half says that all {len(rows)} blocks have added. So the lower half, {total}, is the total, "
                  "and nobody waits any more.")
    return player(film, f"A film of {len(rows)} blocks and one word. Each block adds one block and its rows to the word in one atomic "
                        f"and gets the old value back: the place at which its rows begin. When the upper half is {len(rows)}, the "
                        f"lower half is the total of {total} rows.", title="one word, data and flag", moments=[1.6, 3.6, 5.6, end + 1])
