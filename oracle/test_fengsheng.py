#!/usr/bin/env python3
"""风声 — what the cards do, on tables laid by hand, and that no card is ever lost.

    python3 -m unittest discover -s oracle
"""

import collections
import os
import random
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from fengsheng.cards import DECK, letter, seat_of
from fengsheng.chance import Random
from fengsheng.game import Game
from fengsheng.roles import NOBODY, ROLES
from fengsheng.table import Table

RULES = {"split": "main", "lure_self": True, "last_side_wins": True, "roles": "all"}


def laid(*places, deck="", seed=1, **rules):
    """A table at the beginning of A's play phase. A place is written "identity role | hand |
    intelligence"; `deck` is its top, the rest lies below in any order."""
    table = Table(len(places), dict(RULES, **rules), Random(seed))
    table.turn = 0
    for seat, place in enumerate(places):
        who, hand, intelligence = [part.split() for part in (place + " | |").split("|")[:3]]
        table.identity[seat] = who[0]
        table.role[seat] = ROLES[who[1]] if len(who) > 1 else NOBODY
        lies = who[2] if len(who) > 2 else "down" if table.role[seat].hidden else "up"
        table.up[seat] = lies == "up"
        table.exposed[seat] = lies == "up" or not table.role[seat].hidden
        table.hands[seat], table.intelligence[seat] = hand, intelligence
    rest = list(DECK)
    for card in sum(table.hands + table.intelligence, []) + deck.split():
        rest.remove(card)
    table.deck = deck.split() + rest
    return Game.from_table(table)


def play(game, *actions):
    """Each "X action" is done as soon as X may; everybody else passes until then. All that was told."""
    told = []
    for text in actions:
        who, action = text.split(" ", 1)
        while True:
            table = game.table
            if not table.asked:
                raise AssertionError("the game is over before " + text)
            seat, legal = table.asked[0], table.legal[0]
            if seat == seat_of(who) and action in legal:
                break
            if "pass" not in legal:
                raise AssertionError("%s: %s is asked %s" % (text, letter(seat), table.ask))
            game.act(seat, "pass")
            told += table.told
        game.act(seat, action)
        told += game.table.told
    return told


def settle(game):
    """Everybody passes until nothing is under way and A is asked, or another question is asked."""
    told, table = [], game.table
    while table.asked and table.ask["q"] == "window" and (
            table.chain or table.transit or table.asked[0] != table.turn):
        game.act(table.asked[0], "pass")
        told += table.told
    return told


def may(game, who, action):
    """Whether somebody who is asked now may do this."""
    table = game.table
    return bool(table.asked) and table.asked[0] == seat_of(who) and action in table.legal[0]


class ConservationTest(unittest.TestCase):
    def test_no_card_is_lost_or_made_and_every_game_ends(self):
        for seed, seats in enumerate((3, 4, 5, 7, 9)):
            rng = random.Random(seed)
            game = Game({"seats": seats, "rules": RULES}, Random(seed))
            table = game.table
            while table.winners is None:
                at = rng.randrange(len(table.asked))
                self.assertEqual(len(table.legal[at]), len(set(table.legal[at])))
                game.act(table.asked[at], rng.choice(sorted(table.legal[at])))
                cards = sum(table.hands + table.intelligence, [])
                cards += table.deck + table.aside + table.discard + table.removed
                cards += [play.card for play in table.chain if play.card]
                cards += [table.transit["card"]] if table.transit else []
                # In the middle of a question a card may just be carried out.
                gone = len(DECK) - len(cards)
                self.assertIn(gone, (0,) if table.ask and table.ask["q"] == "window" else (0, 1))
                self.assertFalse(collections.Counter(cards) - collections.Counter(DECK))


class TransmissionTest(unittest.TestCase):
    def test_the_last_intercept_gets_it_and_the_others_are_spent(self):
        game = laid("lurker | lock-red", "agency | intercept-red", "lurker",
                    "agency | intercept-blue", "bystander | intercept-black")
        play(game, "A send lock-red to C", "D use intercept-blue", "E use intercept-black",
             "B use intercept-red")
        settle(game)
        self.assertEqual(game.table.intelligence[1], ["lock-red"])
        self.assertEqual(len(game.table.discard), 3)

    def test_a_lured_addressee_sends_a_direct_card_back(self):
        game = laid("lurker | lock-red", "agency | lure-red", "bystander")
        play(game, "A send lock-red to C", "B use lure-red on C")
        settle(game)
        self.assertEqual(game.table.intelligence[0], ["lock-red"])

    def test_lock_beats_lure_in_either_order(self):
        for lured_first in (True, False):
            game = laid("lurker | lock-red decode-red", "agency", "bystander | lure-red")
            play(game, "A send decode-red to B", "C use lure-red on B")
            while lured_first and game.table.chain:
                game.act(game.table.asked[0], "pass")
            told = play(game, "A use lock-red on B") + settle(game)
            self.assertEqual(game.table.intelligence[1], ["decode-red"])
            self.assertNotIn("B is lured", told)

    def test_the_first_locked_player_on_the_way_takes_it(self):
        game = laid("lurker | lock-red lock-blue decode-red", "agency", "lurker", "bystander")
        play(game, "A use lock-red on D", "A use lock-blue on C", "A send decode-red to B",
             "B refuse")
        settle(game)
        self.assertEqual(game.table.intelligence[2], ["decode-red"])

    def test_a_return_turns_the_way_round_and_its_sender_must_take_it(self):
        game = laid("lurker | decode-red", "agency", "lurker | return-red", "bystander")
        play(game, "A send decode-red to B", "B refuse", "C use return-red")
        settle(game)
        self.assertEqual(game.table.asked, [1])
        play(game, "B refuse")
        settle(game)
        self.assertEqual(game.table.intelligence[0], ["decode-red"])

    def test_a_locked_player_returns_nothing(self):
        game = laid("lurker | lock-red decode-red", "agency | return-red", "bystander")
        play(game, "A use lock-red on B", "A send decode-red to B", "B use return-red")
        settle(game)
        self.assertEqual(game.table.intelligence[1], ["decode-red"])

    def test_whom_cards_cannot_be_aimed_at(self):
        game = laid("lurker | lock-red probe-agency-draw-red decode-red", "agency | lure-red",
                    "bystander | intercept-red", lure_self=False)
        for action in ("use lock-red on A", "use probe-agency-draw-red on A", "send decode-red to C"):
            self.assertFalse(may(game, "A", action), action)
        play(game, "A send decode-red to B", "A pass")
        self.assertTrue(may(game, "B", "use lure-red on C"))
        for action in ("use lure-red on A", "use lure-red on B"):
            self.assertFalse(may(game, "B", action), action)

    def test_who_cannot_send_loses_without_dying(self):
        game = laid("lurker | | burn-black", "agency", "bystander")
        told = []
        for who in "ABC":
            told += play(game, who + " pass")
        self.assertIn("A loses", told)
        self.assertEqual((game.table.lost, game.table.dead), ([0], []))


class CardTest(unittest.TestCase):
    def test_a_countered_probe_is_discarded_and_another_one_leaves_the_game(self):
        hands = ("lurker | probe-agency-draw-red probe-lurker-discard-red", "agency | counter-red",
                 "bystander")
        game = laid(*hands)
        play(game, "A use probe-agency-draw-red on B", "B use counter-red")
        settle(game)
        self.assertEqual((len(game.table.discard), game.table.removed), (2, []))
        play(game, "A use probe-lurker-discard-red on C", "C say")
        self.assertEqual(game.table.removed, ["probe-lurker-discard-red"])

    def test_a_probe_is_answered_honestly(self):
        game = laid("lurker | probe-agency-draw-red", "agency", "bystander")
        play(game, "A use probe-agency-draw-red on B")
        settle(game)
        self.assertEqual(game.table.legal, [["draw"]])

    def test_a_discard_on_an_empty_hand_is_only_announced(self):
        game = laid("lurker | probe-agency-discard-red", "agency", "bystander")
        told = play(game, "A use probe-agency-discard-red on B", "B discard")
        self.assertIn("B reacts by discarding", told)
        self.assertEqual(game.table.asked, [0])

    def test_counters_of_counters(self):
        game = laid("lurker | burn-red counter-red counter-blue", "agency | counter-black counter-red",
                    "bystander | | burn-black")
        play(game, "A use burn-red on C", "B use counter-red", "A use counter-red",
             "B use counter-black", "A use counter-blue", "A pick C burn-black")
        self.assertEqual(game.table.intelligence[2], [])

    def test_a_victory_ends_confound_at_once(self):
        game = laid("lurker | confound-red", "agency | | lock-blue lure-blue", "bystander",
                    deck="decode-blue burn-blue return-blue")
        told = play(game, "A use confound-red")
        told += settle(game)
        self.assertIn("B declares victory", told)
        self.assertFalse(any("dealt to C" in line for line in told))

    def test_the_third_black_kills_and_no_burning_helps(self):
        game = laid("lurker | lock-black", "agency | burn-red | burn-black lure-black", "bystander",
                    "agency")
        told = play(game, "A send lock-black to B", "B take")
        self.assertIn("B dies by A", told)
        self.assertEqual(game.table.asked, [0])

    def test_three_of_a_colour_must_lie_before_one_player(self):
        game = laid("lurker | | lock-red lure-red", "lurker | | burn-red decode-red",
                    "agency", "agency", "bystander")
        self.assertIsNone(game.table.winners)

    def test_the_deck_is_filled_the_moment_it_runs_out(self):
        game = laid("lurker | burn-red probe-agency-draw-red", "agency | | burn-black", "bystander")
        game.table.deck, game.table.hands[2] = game.table.deck[:2], game.table.deck[2:]
        told = play(game, "A use burn-red on B", "A pick B burn-black",
                    "A use probe-agency-draw-red on B", "B draw")
        self.assertIn("2 cards are shuffled into a new deck", told)
        self.assertEqual(sorted(game.table.deck), ["burn-black", "burn-red"])


if __name__ == "__main__":
    unittest.main()
