"""Writes all texts of the library as a catalogue's template (.pot) to stdout."""
from .template import collected, pot

print(pot(collected()))
