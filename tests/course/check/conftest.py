"""Scored inputs are those of the stored outputs; test_open.py draws others."""

import pytest


@pytest.fixture(autouse=True)
def draws(monkeypatch):
    monkeypatch.setenv("A2A_DRAW", "1")
