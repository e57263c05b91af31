"""Mutations of the backward kernel."""
PHASES = BACKWARD = ()
