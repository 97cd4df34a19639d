"""Blanc Noir a second time, written from the rulebook's pages alone: plain and slow."""
