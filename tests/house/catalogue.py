"""A made-up language: every translation is the text in brackets. A text without brackets was not looked up."""
import struct
from functools import cache

from a2a_lib.language import DOMAIN
from a2a_lib.language.template import collected

collected = cache(collected)

OPEN, CLOSE = "⟦", "⟧"
HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"


def bracketed(text: str) -> str:
    """The text with its words in brackets; spaces and line ends around them stay outside."""
    inner = text.strip()
    before, after = text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]
    return f"{before}{OPEN}{inner}{CLOSE}{after}" if inner else text


def plain(text: str) -> str:
    return text.replace(OPEN, "").replace(CLOSE, "")


def write(folder, entries=None, changed=bracketed) -> None:
    """Writes the catalogue of the language "xx" below a folder, as gettext's .mo."""
    translations = {"": HEADER}
    for entry in entries or collected():
        key = entry.text.text if not entry.context else f"{entry.context}\x04{entry.text.text}"
        translations[key if entry.text.plural is None else f"{key}\0{entry.text.plural}"] = "\0".join(
            changed(form) for form in (entry.text.text, entry.text.plural) if form is not None)
    keys = sorted(key.encode() for key in translations)
    values = [translations[key.decode()].encode() for key in keys]
    tables, data, at = [], b"", 28 + 16 * len(keys)
    for texts in (keys, values):
        for text in texts:
            tables.append(struct.pack("<II", len(text), at + len(data)))
            data += text + b"\0"
    file = folder / "xx" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0) + b"".join(tables) + data)
