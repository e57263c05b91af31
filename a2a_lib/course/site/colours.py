"""Colours of notebooks' cells on the site: a %%hip cell is C++."""
from __future__ import annotations

from pygments.lexer import Lexer
from pygments.lexers import CppLexer, PythonLexer
from pygments.token import Comment


class NotebookLexer(Lexer):
    """Python, or C++ below a line that begins with %%hip."""

    name, aliases = "Notebook", ["ipython3"]

    def get_tokens_unprocessed(self, text):
        line, end, rest = text.partition("\n")
        if not line.startswith("%%hip"):
            yield from PythonLexer(**self.options).get_tokens_unprocessed(text)
            return
        yield 0, Comment.Preproc, line + end
        for at, kind, part in CppLexer(**self.options).get_tokens_unprocessed(rest):
            yield len(line + end) + at, kind, part
