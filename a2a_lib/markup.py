"""Inserts data into HTML or Markdown so that it cannot become markup. All such code is here.

    markup.text(label)                  for HTML: between tags, and in attributes with quotes
    markup.script(data)                 JSON for a <script>
    markup.fill(template, DATA=...)     replaces each @DATA@ of the template
    markup.page(title, body)            a page of its own
    markup.markdown(label)              for Markdown: a table's cell, a heading, a sentence
    markup.between(page, "NAME", part)  for Markdown: `part` between the comments NAME and end of NAME
"""
import html
import re
from typing import Any

PLACE = re.compile(r"@([A-Z]+)@")
PLAIN = re.compile(r"[^\w .,;:/()%+=-]|_")  # any other character may be markup in Markdown, MyST or HTML


def text(value: Any) -> str:
    """HTML that shows the text, between tags or in an attribute with quotes."""
    return html.escape(str(value), quote=True)


def script(data: str) -> str:
    """JSON that is safe in a <script>: it contains no "<", so no tag or comment begins or ends in it."""
    return data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def fill(template: str, **values: str) -> str:
    """The template with each @NAME@ replaced by its value, which is HTML or comes from `text` or `script`. An @NAME@
    inside a value is not replaced. Raises ValueError for a name without a value, or a value without a name."""
    names = set(PLACE.findall(template))
    if names != set(values):
        raise ValueError(f"places and values differ: {', '.join(sorted(names ^ set(values)))}")
    return PLACE.sub(lambda place: values[place[1]], template)


def page(title: str, body: str) -> str:
    """A page with this title and HTML."""
    head = f'<meta charset="utf-8"><title>{text(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def markdown(value: Any) -> str:
    """Markdown that shows the text, on one line."""
    return PLAIN.sub(lambda sign: f"&#{ord(sign[0])};", " ".join(str(value).split()))


def between(page: str, mark: str, part: str) -> str:
    """A Markdown page with `part` between its comments `mark` and `end of mark`. Raises ValueError if it does not have both."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->"
    before, _, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not ended:
        raise ValueError(f"the page has no comments {mark} and end of {mark}")
    return f"{before}{begin}{part}\n{end}{after}"
