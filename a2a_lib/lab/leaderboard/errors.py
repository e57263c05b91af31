"""`SubmissionError`."""
from ...errors import A2AError


class SubmissionError(A2AError, ValueError):
    """A file that is no submission, or breaks the rules; the text says which."""
