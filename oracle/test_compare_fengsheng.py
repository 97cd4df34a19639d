#!/usr/bin/env python3
"""风声 — whether the comparison notices every kind of difference.

    python3 -m unittest discover -s oracle
"""

import copy
import json
import os
import random
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from compare_fengsheng import USUAL, Replay
from difference import Stop
from fengsheng.chance import Random
from fengsheng.game import Game
from fengsheng.view import truth, views


class Writing(Random):
    """Shuffles, and writes each down as a trace does."""

    def __init__(self, seed):
        Random.__init__(self, seed)
        self.written = []

    def note(self, kind, **entry):
        self.written.append(dict(entry, c=kind))

    def first(self, seats):
        seat = Random.first(self, seats)
        self.note("first", seat=seat)
        return seat

    def shuffle(self, cards):
        order = Random.shuffle(self, cards)
        self.note("cards", order=list(order))
        return order

    def identities(self, cards):
        order = Random.shuffle(self, cards)
        self.note("identities", order=list(order))
        return order

    def roles(self, seats, cast):
        offered = Random.roles(self, seats, cast)
        self.note("roles", offered=copy.deepcopy(offered))
        return offered


def shown(table):
    return json.loads(json.dumps({"truth": truth(table), "views": views(table)}))


def own_trace(seed, seats=5, **rules):
    """A whole game that the oracle plays against itself, as lines of a trace."""
    setup = {"seats": seats, "rules": dict(USUAL, **rules)}
    chance, rng = Writing(seed), random.Random(seed)
    game = Game(setup, chance)
    table = game.table
    lines = [dict(shown(table), t="game", n=0, setup=setup, seed="", chance=chance.written)]
    while table.winners is None:
        chance.written = []
        line = {"t": "decision", "n": len(lines), "ask": table.ask, "asked": list(table.asked),
                "legal": [sorted(legal) for legal in table.legal]}
        at = rng.randrange(len(table.asked))
        line.update(seat=table.asked[at], action=rng.choice(line["legal"][at]))
        game.act(line["seat"], line["action"])
        line.update(chance=chance.written, told=list(table.told), over=table.winners is not None)
        lines.append(dict(line, **shown(table)))
    return lines


def compare(lines):
    """The first difference, or None."""
    try:
        replay = Replay(lines[0])
        for line in lines[1:]:
            replay.decision(line)
        replay.finish()
    except Stop as stop:
        return stop
    return None


class ComparisonTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.lines = own_trace(1)

    def spoiled(self, n, spoil):
        lines = list(self.lines)
        lines[n] = copy.deepcopy(lines[n])
        spoil(lines[n])
        stop = compare(lines)
        self.assertIsNotNone(stop)
        self.assertEqual(stop.number, n)
        return stop

    def with_told(self, words):
        return next(n for n, line in enumerate(self.lines)
                    if n and any(words in event for event in line["told"]))

    def test_untouched_games_agree(self):
        self.assertIsNone(compare(self.lines))
        for seed, seats in enumerate((3, 9)):
            self.assertIsNone(compare(own_trace(seed, seats, roles="none", lure_self=False)))

    def test_every_field_of_the_truth_and_of_what_is_known_is_compared(self):
        n = self.with_told("sends")
        for field in self.lines[n]["truth"]:
            with self.subTest(field):
                self.spoiled(n, lambda line: line["truth"].update({field: ["wrong"]}))
        for field in self.lines[n]["views"]["public"]:
            for eye in (0, None):
                with self.subTest(field, eye=eye):
                    def spoil(line):
                        sights = line["views"]
                        (sights["public"] if eye is None else sights["seats"][eye])[field] = "wrong"
                    self.spoiled(n, spoil)

    def test_a_secret_shown_to_the_wrong_eye_is_found(self):
        for field in ("hands", "roles", "identities"):
            def spoil(line):
                seats = line["views"]["seats"]
                for seat, own in enumerate(seats):
                    seats[0][field][seat] = own[field][seat]
                if field == "roles":
                    seats[0][field][1] = "wrong"
            self.spoiled(self.with_told("begins"), spoil)

    def test_questions_and_answers(self):
        self.spoiled(9, lambda line: line["legal"][0].append("use lock-red on Z"))
        self.spoiled(9, lambda line: line["legal"][0].pop())
        self.spoiled(9, lambda line: line.update(asked=[(line["asked"][0] + 1) % 5]))
        self.spoiled(9, lambda line: line.update(ask={"q": "receive"}))
        self.spoiled(9, lambda line: line.update(action="use lock-red on Z"))
        self.spoiled(9, lambda line: line.update(over=True))
        self.spoiled(9, lambda line: line.update(n=8))

    def test_what_happened_is_compared_in_order(self):
        n = next(n for n, line in enumerate(self.lines) if n > 8 and len(line["told"]) > 2)
        self.spoiled(n, lambda line: line["told"].pop())
        self.spoiled(n, lambda line: line["told"].append("A passes"))
        self.spoiled(n, lambda line: line["told"].reverse())

    def test_chance_must_be_due_and_possible(self):
        self.spoiled(9, lambda line: line["chance"].append({"c": "cards", "order": []}))
        n = next(n for n, line in enumerate(self.lines) if n and line["chance"])
        self.spoiled(n, lambda line: line["chance"].pop())

        def double(line):
            line["chance"][0]["order"] = ["lurker"] * 5
        self.spoiled(n, double)

        def deal_twice(line):
            line["chance"][1]["order"][0] = line["chance"][1]["order"][1] = "lock-red"
        self.spoiled(0, deal_twice)

    def test_a_missing_decision_and_a_missing_end(self):
        self.assertIsNotNone(compare(self.lines[:5] + self.lines[6:]))
        self.assertIsNotNone(compare(self.lines[:-1]))
        self.assertIsNotNone(compare(self.lines + [self.lines[-1]]))
        self.spoiled(len(self.lines) - 1, lambda line: (line.pop("truth"), line.pop("views")))


if __name__ == "__main__":
    unittest.main()
