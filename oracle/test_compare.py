#!/usr/bin/env python3
"""Whether the comparison notices every kind of difference, and whether expectations can fail.

    python3 -m unittest discover -s oracle
"""

import copy
import json
import os
import random
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import expect
import words
from blanc_noir.chance import Random
from blanc_noir.game import Game
from blanc_noir.table import DEFAULT_RULES
from blanc_noir.view import truth, views
from compare import Replay, Stop
from scenario import Scenario


class Writing(Random):
    """Shuffles, and writes each down as a trace does."""

    def __init__(self, seed):
        Random.__init__(self, seed)
        self.written = []

    def note(self, entry):
        self.written.append(entry)

    def starter(self, seats):
        seat = Random.starter(self, seats)
        self.note({"c": "starter", "seat": seat})
        return seat

    def shuffle_cards(self, cards):
        order = Random.shuffle_cards(self, cards)
        self.note({"c": "cards", "order": list(order)})
        return order

    def shuffle_scrolls(self, scrolls):
        order = Random.shuffle_cards(self, scrolls)
        self.note({"c": "scrolls", "order": list(order)})
        return order

    def remembers(self, forgetful):
        yes = Random.remembers(self, forgetful)
        self.note({"c": "remembers", "yes": yes})
        return yes


def shown(table):
    return json.loads(json.dumps({"truth": truth(table), "views": views(table)}))


def own_trace(seed, seats=3, **rules):
    """A whole game that the oracle plays against itself, as lines of a trace."""
    rules = dict(DEFAULT_RULES, **rules)
    chance, rng = Writing(seed), random.Random(seed)
    setup = {"seats": seats, "rules": rules}
    game = Game(setup, chance)
    lines = [{"t": "game", "n": 0, "setup": setup, "seed": "", "chance": chance.written}]
    lines[0].update(shown(game.table))
    while game.table.winners is None:
        chance.written = []
        legal = sorted(game.table.legal)
        action = rng.choice(legal)
        line = {"t": "decision", "n": len(lines), "seat": game.table.asked["seat"],
                "legal": legal, "action": action}
        round_before = game.table.round
        game.act(action)
        over = game.table.winners is not None
        line.update({"chance": chance.written, "over": over})
        if len(lines) < 12 or over or game.table.round != round_before:
            line.update(shown(game.table))
        lines.append(line)
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
        cls.lines = own_trace(1, declare_mode={"forgetful": 300})

    def spoiled(self, n, spoil):
        lines = list(self.lines)
        lines[n] = copy.deepcopy(lines[n])
        spoil(lines[n])
        stop = compare(lines)
        self.assertIsNotNone(stop)
        self.assertEqual(stop.number, n)
        return stop

    def with_chance(self, kind, start=1):
        return next(n for n, line in enumerate(self.lines)
                    if n >= start and any(e["c"] == kind for e in line["chance"]))

    def test_an_untouched_game_agrees(self):
        self.assertIsNone(compare(self.lines))

    def test_every_field_of_truth_and_views_is_compared(self):
        for field in self.lines[9]["truth"]:
            with self.subTest(field):
                self.spoiled(9, lambda line: line["truth"].update({field: "wrong"}))
        for eye in ("seat", "public"):
            for field in self.lines[9]["views"]["public"]:
                with self.subTest(eye + " " + field):
                    def spoil(line):
                        sight = line["views"]
                        sight = sight["public"] if eye == "public" else sight["seats"][2]
                        sight[field] = "wrong"
                    self.spoiled(9, spoil)

    def test_a_hand_shown_to_the_wrong_eye_is_found(self):
        def spoil(line):
            sights = line["views"]["seats"]
            sights[0]["seats"][1]["hand"] = sights[1]["seats"][1]["hand"]
        stop = self.spoiled(5, spoil)
        self.assertIn("hand", stop.difference.what)

    def test_legal_actions_are_compared_as_sets(self):
        self.assertIsNone(compare([self.lines[0]] + [
            dict(line, legal=line["legal"][::-1]) for line in self.lines[1:]]))
        self.spoiled(3, lambda line: line["legal"].append("play R99"))
        self.spoiled(3, lambda line: line["legal"].remove(line["legal"][0]))
        self.spoiled(3, lambda line: line["legal"].append(line["legal"][0]))

    def test_who_decides_and_whether_it_is_over(self):
        self.spoiled(4, lambda line: line.update(seat=(line["seat"] + 1) % 3))
        self.spoiled(4, lambda line: line.update(over=True))
        self.spoiled(4, lambda line: line.update(n=5))

    def test_chance_must_be_due_and_be_a_rearrangement(self):
        self.spoiled(2, lambda line: line["chance"].append({"c": "cards", "order": []}))
        n = self.with_chance("cards")
        self.spoiled(n, lambda line: line["chance"].pop())
        for kind in ("cards", "scrolls"):
            n = self.with_chance(kind)

            def double(line):
                entry = next(e for e in line["chance"] if e["c"] == kind)
                entry["order"][0] = "valkyrie" if kind == "cards" else "tornado"
                entry["order"][1] = entry["order"][0]
            self.spoiled(n, double)
        n = self.with_chance("remembers")
        self.spoiled(n, lambda line: line.update(chance=[]))

    def test_a_missing_decision_and_a_missing_end(self):
        self.assertIsNotNone(compare(self.lines[:5] + self.lines[6:]))
        self.assertIsNotNone(compare(self.lines[:-1]))
        self.assertIsNotNone(compare(self.lines + [self.lines[-1]]))

    def test_the_end_of_a_round_must_be_shown(self):
        n = next(n for n, line in enumerate(self.lines)
                 if n > 12 and "truth" in line)
        self.spoiled(n, lambda line: (line.pop("truth"), line.pop("views")))


class WordsTest(unittest.TestCase):
    def test_scripts_and_widths(self):
        self.assertEqual(words.plain("Ａ　出　紅騎士、綠５"), "A 出 红骑士 绿5")
        self.assertEqual(words.card("赤骑士"), "R-knight")
        self.assertEqual(words.scroll("赤的传令"), "herald-red")
        with self.assertRaises(words.Unclear):
            words.card("红10")

    def test_expectations_can_fail(self):
        scenario = Scenario(["seats: A B", "lead: R5", "A: R1 G2 | scrolls: mirage",
                             "B: G4 | total: 3 | declared"], 1)
        right = ["lead: R5", "asked: A turn", "pending: 0", "turn: A", "direction: clockwise",
                 "A holds: G2 R1", "A cards: 2", "A scrolls: mirage", "A down: 1", "A up: none",
                 "B total: 3", "B declared", "A not declared", "A may play R1",
                 "A may not play G2: because must-follow",
                 "A may only: play R1 / draw / use mirage", "B never learns mirage",
                 "A has seen mirage", "discard: 0", "discard lacks G1", "round: 1", "starter: A"]
        wrong = ["lead: R6", "asked: A colour", "asked: B turn", "pending: 2", "turn: B",
                 "direction: counter-clockwise", "A holds: R1", "A cards: 1", "A scrolls: none",
                 "A down: 0", "A up: mirage", "B total: 4", "A declared", "B not declared",
                 "A may play G2", "A may not play R1", "A may not play G2: because not-in-hand",
                 "A may only: play R1 / draw", "A never learns mirage", "B has seen mirage",
                 "discard: 1", "discard has G1", "round: 2", "starter: B", "over: A",
                 "A knows B G4", "lead: R5 open"]
        for line in right:
            with self.subTest(line):
                self.assertIsNone(expect.check(scenario, line))
        for line in wrong:
            with self.subTest(line):
                self.assertIsNotNone(expect.check(scenario, line))
        with self.assertRaises(words.Unclear):
            expect.check(scenario, "A wins")


if __name__ == "__main__":
    unittest.main()
