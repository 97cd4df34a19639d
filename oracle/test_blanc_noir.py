#!/usr/bin/env python3
"""Positions that no page of the rulebook can describe, and that no card is ever lost.

    python3 -m unittest discover -s oracle

What the pages themselves show is tested by pages.py, the comparison by test_compare.py.
"""

import os
import random
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from blanc_noir.cards import DECK, SCROLLS
from blanc_noir.chance import Random
from blanc_noir.game import Game, score
from blanc_noir.table import DEFAULT_RULES, Table


class ConservationTest(unittest.TestCase):
    """At every decision of a few games with changed rules."""

    def game(self, seed, seats, **rules):
        rng = random.Random(seed)
        game = Game({"seats": seats, "rules": dict(DEFAULT_RULES, **rules)}, Random(seed))
        table = game.table
        for _ in range(3000):
            yield table
            if table.winners is not None:
                return
            game.act(rng.choice(sorted(table.legal)))

    def test_no_card_is_lost_or_made(self):
        for seed, seats in ((2, 2), (3, 5)):
            for t in self.game(seed, seats, effect_discards_under_lead=False):
                cards = sum(t.hands, []) + t.deck + t.discard + [t.lead["card"]]
                self.assertEqual(sorted(cards), sorted(DECK))
                self.assertEqual(sorted(sum(t.down + t.up, []) + t.scroll_deck), sorted(SCROLLS))

    def test_declarations_and_marks_fit_the_hands(self):
        for seed in (4, 5):
            for t in self.game(seed, 3, declare_mode={"forgetful": 500}):
                self.assertTrue(t.winners is not None or t.legal)
                self.assertEqual(len(t.legal), len(set(t.legal)))
                for seat in range(3):
                    self.assertTrue(t.declared[seat] <= (len(t.hands[seat]) == 1))
                    for card in t.known[seat]:
                        self.assertLessEqual(
                            t.known[seat].count(card), t.hands[seat].count(card))


def laid(seats, hands, lead="R5", **rules):
    """A table in the middle of a round; the other cards lie in the deck."""
    table = Table(seats, dict(DEFAULT_RULES, **rules), Random(1))
    table.round, table.starter, table.turn = 1, 0, 0
    table.hands = [hand.split() for hand in hands]
    table.lead = {"card": lead, "colour": "red", "number": 5, "open": False}
    table.deck = list(DECK)
    for card in [lead] + sum(table.hands, []):
        table.deck.remove(card)
    table.scroll_deck = list(SCROLLS)
    return table


class PlayoffTest(unittest.TestCase):
    """No table of a page has players who sit out (ruling 0073)."""

    def playoff(self, hands, **rules):
        table = laid(4, hands, end_tie="playoff", **rules)
        table.playing, table.totals = [0, 2], [50, 230, 50, 208]
        return table

    def give(self, table, seat, *scrolls):
        table.down[seat] = list(scrolls)
        for scroll in scrolls:
            table.scroll_deck.remove(scroll)

    def test_two_players_play_as_two(self):
        table = self.playoff(["R-clown R-magician R1 R2", "", "R3 R4", ""], two_player_reverse="skip")
        game = Game.from_table(table)
        game.act("play R-clown")
        self.assertEqual(table.turn, 0)
        game.act("play R-magician")
        self.assertEqual((table.turn, table.direction), (0, "counter-clockwise"))
        game.act("play R1")
        self.assertEqual(table.turn, 2)

    def test_nothing_reaches_those_who_sit_out(self):
        table = self.playoff(["R1 dragon", "", "R3 R4", ""])
        self.give(table, 0, "blizzard", "tornado", "outburst")
        game = Game.from_table(table)
        game.act("use blizzard")
        game.act("use tornado")
        self.assertEqual([len(hand) for hand in table.hands], [2, 0, 3, 0])
        self.assertEqual([len(down) for down in table.down], [1, 0, 1, 0])
        game.act("play dragon")
        game.act("name red")
        self.assertEqual(sorted(table.legal), ["target A", "target C"])

    def test_the_lowest_player_wins_even_above_the_others(self):
        table = self.playoff(["", "", "gargoyle gargoyle valkyrie dragon", ""])
        table.totals, table.out = [190, 201, 190, 205], 0
        score(table)
        self.assertEqual((table.winners, table.totals[2]), ([0], 360))

    def test_the_tied_play_on_and_the_next_player_begins(self):
        table = self.playoff(["R1", "", "goddess dragon", ""])
        table.totals, table.declared[0] = [100, 230, 100, 208], True
        game = Game.from_table(table)
        game.act("play R1")
        self.assertEqual(table.totals, [100, 230, 100, 208])      # 100 + 100 was halved
        self.assertTrue(table.sheet["rows"][2]["halved"])
        self.assertEqual((table.winners, table.playing, table.starter), (None, [0, 2], 2))
        self.assertEqual([len(hand) for hand in table.hands], [7, 0, 7, 0])

    def test_a_smaller_playoff_follows(self):
        table = laid(3, ["R2", "G7", "G7"], end_tie="playoff")
        table.totals, table.declared[0] = [202, 194, 194], True
        Game.from_table(table).act("play R2")
        self.assertEqual((table.playing, table.totals), ([1, 2], [202, 201, 201]))
        self.assertEqual((table.starter, table.turn), (1, 1))


class NothingLeftTest(unittest.TestCase):
    """Hands that no scenario can hold while both piles are empty."""

    def test_threat_to_zero_with_nothing_to_draw(self):
        table = laid(2, ["dragon", "G1"], threat_empty_hand_wins=False)
        table.hands[1] += table.deck
        table.deck = []
        table.down[0] = ["threat"]
        game = Game.from_table(table)
        for action in ("use threat", "target B", "pick dragon"):
            game.act(action)
        self.assertEqual((table.hands[0], table.turn), ([], 0))
        self.assertEqual(table.legal, ["draw"])
        game.act("draw")
        self.assertEqual((table.hands[0], table.turn), ([], 1))

    def test_valkyrie_takes_the_only_card_and_there_is_no_penalty_to_draw(self):
        table = laid(2, ["valkyrie", "G1"], valkyrie_counts_before_empty_check=False)
        table.hands[1] += table.deck
        table.deck = []
        game = Game.from_table(table)
        for action in ("play valkyrie", "name blue", "pick R5"):
            game.act(action)
        self.assertEqual((table.hands[0], table.declared[0]), (["R5"], True))


if __name__ == "__main__":
    unittest.main()
