#!/usr/bin/env python3
"""风声 — what the characters do, on tables laid by hand.

    python3 -m unittest discover -s oracle
"""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from test_fengsheng import laid, may, play, settle


def answers(told, name):
    return [line for line in told if "answers with " + name in line]


class ProbeTest(unittest.TestCase):
    def test_a_countered_probe_turns_nobody_up(self):
        game = laid("lurker | probe-agency-draw-red", "agency old-ghost | counter-red", "bystander")
        told = play(game, "A use probe-agency-draw-red on B", "B use counter-red") + settle(game)
        self.assertEqual(answers(told, "old-ghost"), [])
        self.assertFalse(game.table.up[1])

    def test_old_ghost_must_turn_up_and_then_reacts_as_she_likes(self):
        game = laid("lurker | probe-agency-draw-red", "agency old-ghost", "bystander")
        play(game, "A use probe-agency-draw-red on B")
        settle(game)
        self.assertEqual(game.table.legal, [["trigger"]])
        play(game, "B trigger")
        self.assertEqual(len(game.table.hands[1]), 2)
        self.assertEqual(game.table.legal, [["draw", "say"]])

    def test_whoever_lies_face_down_is_asked_and_may_only_pass(self):
        game = laid("lurker | probe-agency-draw-red", "agency black-rose", "bystander")
        play(game, "A use probe-agency-draw-red on B")
        settle(game)
        self.assertEqual((game.table.ask, game.table.legal),
                         ({"q": "trigger", "by": "turn-up"}, [["pass"]]))

    def test_great_beauty_draws_two_when_probed(self):
        game = laid("lurker | probe-agency-draw-red", "agency great-beauty", "bystander")
        play(game, "A use probe-agency-draw-red on B", "B draw")
        self.assertEqual(len(game.table.hands[1]), 2)

    def test_sister_six_takes_a_card_first(self):
        game = laid("lurker sister-six | probe-agency-discard-red", "agency | lock-red", "bystander")
        told = play(game, "A use probe-agency-discard-red on B", "A trigger", "B discard")
        self.assertIn("B hands A lock-red", told)
        self.assertEqual(game.table.hands[1], [])


class ConversionTest(unittest.TestCase):
    def test_a_converted_card_is_a_card_and_can_be_countered(self):
        game = laid("lurker beret | burn-black", "agency | counter-red", "bystander")
        told = play(game, "A use burn-black as lock on B", "B use counter-red") + settle(game)
        self.assertNotIn("B is locked", told)

    def test_a_skill_cannot_be_countered(self):
        game = laid("lurker great-beauty", "agency | counter-red | burn-black", "bystander")
        play(game, "A skill 0 on B")
        self.assertTrue(game.table.shown[0])
        self.assertEqual(game.table.legal, [["pass"]])

    def test_face_down_nothing_converts(self):
        game = laid("lurker beret down | burn-black", "agency", "bystander")
        self.assertFalse(may(game, "A", "use burn-black as lock on B"))

    def test_seven_hundred_locks_in_others_turns_and_then_gives(self):
        game = laid("lurker | lure-red decode-red", "agency seven-hundred | lock-red", "bystander")
        play(game, "A send decode-red to B", "B use lock-red on C", "B target A")
        card = game.table.hands[1][0]
        play(game, "B pick " + card)
        self.assertIn(card, game.table.hands[0])
        self.assertEqual(len(game.table.hands[1]), 1)


class LookTest(unittest.TestCase):
    def test_a_decoded_open_card_lets_the_code_clerk_turn_down(self):
        game = laid("lurker | lure-red", "agency | decode-red", "bystander code-clerk up")
        play(game, "A send lure-red to B", "B use decode-red", "C trigger")
        self.assertFalse(game.table.up[2])

    def test_her_own_look_is_no_decoding(self):
        game = laid("lurker | decode-red", "agency code-clerk", "bystander")
        told = play(game, "A send decode-red to B", "B skill 0") + settle(game)
        self.assertIn("B looks at decode-red", told)
        self.assertEqual(answers(told, "code-clerk-trigger"), [])
        self.assertEqual(len(game.table.hands[1]), 1)

    def test_old_gun_and_another_see_each_other(self):
        game = laid("lurker old-gun up", "agency tide", "bystander")
        play(game, "A skill 0 on B")
        settle(game)
        self.assertEqual((game.table.up[:2], game.table.seen[:2]), ([False, False], [{1}, {0}]))


class DeathTest(unittest.TestCase):
    """A sends the card that kills B."""

    def kill(self, *places, hand="lock-black", **more):
        game = laid("%s | %s" % (places[0], hand), *places[1:], **more)
        return game, play(game, "A send lock-black to B", "B take")

    def test_the_last_will_gives_three_at_random_and_the_rest_is_buried(self):
        game, _ = self.kill("lurker", "agency old-ghost up | lock-red lure-red burn-red decode-red "
                            "| burn-black lure-black", "bystander", "agency")
        play(game, "B trigger", "B target C")
        self.assertEqual(len(game.table.intelligence[2]), 3)
        self.assertEqual(len(game.table.discard), 4)

    def test_face_down_she_leaves_nothing(self):
        _, told = self.kill("lurker", "agency old-ghost | lock-red | burn-black lure-black",
                            "bystander", "agency")
        self.assertEqual(answers(told, "old-ghost"), [])
        self.assertTrue(any(line.startswith("B is buried") for line in told))

    def test_with_three_red_cards_her_death_is_her_victory(self):
        game, _ = self.kill("lurker", "bystander old-ghost | lock-red lure-red burn-red | burn-black "
                            "lure-black", "agency", "agency")
        self.assertEqual(game.table.winners, [1])

    def test_a_lady_is_rescued_and_a_dead_masked_man_draws_nothing(self):
        game, _ = self.kill("lurker", "agency sister-six | | burn-black lure-black",
                            "bystander masked-man", "agency")
        play(game, "C trigger", "C pick B burn-black", "C pick B lure-black")
        self.assertEqual((game.table.living, game.table.shown[2]), ([0, 1, 2, 3], True))
        game, told = self.kill("lurker", "agency masked-man | | burn-black lure-black", "bystander",
                               "agency")
        self.assertEqual(answers(told, "masked-man"), [])

    def test_the_killer_strikes_once_and_not_at_the_dead(self):
        game, told = self.kill("lurker professional-killer", "agency | | burn-black", "bystander",
                               "agency", hand="lock-black lock-black intercept-black")
        told += play(game, "A trigger", "A pick lock-black") + settle(game)
        self.assertIn("B dies by A", told)
        self.assertEqual(game.table.ask, {"q": "window", "window": "play"})

    def test_second_to_die_by_his_own_hand_but_not_himself(self):
        game = laid("bystander professional-killer | lock-black | burn-black lure-black", "agency",
                    "lurker", "agency")
        game.table.living.remove(3)
        game.table.dead.append(3)
        play(game, "A send lock-black to B", "B refuse")
        settle(game)
        self.assertIsNone(game.table.winners)

    def test_a_fatal_sixth_intelligence_does_not_win(self):
        five = "burn-black lure-black lock-red lock-blue return-red"
        game, _ = self.kill("lurker", "bystander sister-six | | " + five, "agency", "agency")
        self.assertIsNone(game.table.winners)

    def test_rookie_white_wins_by_dying_first(self):
        game, _ = self.kill("lurker", "bystander rookie-white | | burn-black lure-black", "agency",
                            "agency")
        self.assertEqual(game.table.winners, [1])

    def test_who_lost_does_not_count_as_dead(self):
        for lost, winners in ((False, [2]), (True, None)):
            game = laid("lurker | lock-black", "agency | | burn-black lure-black",
                        "bystander brother-mark", "agency")
            game.table.living.remove(3)
            (game.table.lost if lost else game.table.dead).append(3)
            play(game, "A send lock-black to B", "B take")
            self.assertEqual(game.table.winners, winners)

    def test_black_hand_wins_alone_by_killing_a_bystander(self):
        game, _ = self.kill("lurker black-hand", "bystander | | burn-black lure-black", "lurker",
                            "agency")
        self.assertEqual(game.table.winners, [0])

    def test_a_female_who_kills_mr_yi_wins_alone(self):
        game, _ = self.kill("lurker sister-six", "agency mr-yi | | burn-black lure-black", "lurker",
                            "bystander")
        self.assertEqual(game.table.winners, [0])


class PlacingTest(unittest.TestCase):
    def test_black_rose_places_three_at_once(self):
        hand = "lock-black lure-black intercept-black"
        game = laid("lurker black-rose | " + hand, "agency", "bystander | burn-red", "agency",
                    deck="burn-black")
        told = play(game, "A skill 0", "A target B", *("A pick " + card for card in hand.split()))
        self.assertIn("B dies by A", told)

    def test_she_places_one_if_the_top_card_is_not_black(self):
        game = laid("lurker black-rose | lock-black lure-black", "agency", "bystander",
                    deck="burn-red")
        play(game, "A skill 0", "A target B", "A pick lock-black")
        self.assertEqual(game.table.ask["q"], "window")

    def test_cards_travel_on_past_somebody_who_dies_on_the_way(self):
        game = laid("lurker | decode-red", "agency | | burn-black lure-black", "bystander black-rose "
                    "| lock-black", "agency")
        told = play(game, "A send decode-red to B", "C skill 0", "C target B", "C pick lock-black")
        told += settle(game)
        self.assertIn("it goes to C", told)

    def test_old_jin_wins_with_a_card_he_lays_before_himself(self):
        game = laid("lurker | lock-black", "agency old-jin up | burn-black lock-blue | lure-blue "
                    "decode-blue", "bystander")
        play(game, "A send lock-black to B", "B take", "B trigger", "B pick burn-black", "B target B",
             "B pick lock-blue")
        self.assertEqual(game.table.winners, [1])

    def test_emei_wind_does_not_save_whom_his_card_kills(self):
        game = laid("lurker emei-wind up | lock-black", "agency sister-six | | burn-black lure-black",
                    "bystander", "agency")
        told = play(game, "A send lock-black to B", "B take")
        self.assertEqual(answers(told, "emei-wind"), [])

    def test_what_is_dealt_is_not_drawn_in_between(self):
        game = laid("lurker | confound-red", "agency masked-man", "bystander",
                    deck="lock-black lure-black burn-black counter-red counter-blue")
        play(game, "A use confound-red", "B trigger")
        self.assertEqual(game.table.hands[1], ["counter-red", "counter-blue"])


class VictoryTest(unittest.TestCase):
    def red_victory(self, *others):
        """A, a lurker, sends B, another one, the third red intelligence."""
        game = laid("lurker | lock-red", "lurker | | lure-red burn-red", *others)
        play(game, "A send lock-red to B", "B take")
        return game.table.winners

    def test_overriding_missions(self):
        self.assertEqual(self.red_victory("bystander viper", "agency"), [2])
        self.assertEqual(self.red_victory("bystander mr-yi", "agency"), [0, 1])
        self.assertEqual(self.red_victory("bystander thousand-faces", "agency"), [2])
        self.assertEqual(self.red_victory("agency", "bystander thousand-faces", "agency"), [0, 1])
        game = laid("bystander tide | lock-red", "lurker | | lure-red burn-red", "agency")
        play(game, "A send lock-red to B", "B take")
        self.assertEqual(game.table.winners, [0])

    def test_missions_about_the_winners_gender(self):
        for role, winners in (("sister-six", [1, 2]), ("tide", [1])):
            game = laid("agency | lock-red", "lurker %s | | lure-red burn-red" % role,
                        "bystander masked-man")
            play(game, "A send lock-red to B", "B take")
            self.assertEqual(game.table.winners, winners)
        game = laid("agency | lock-red", "lurker tide | | lure-red burn-red",
                    "bystander great-beauty | | burn-black lure-black")
        play(game, "A send lock-red to B", "B take")
        self.assertEqual(game.table.winners, [1])

    def test_seven_hundred_takes_a_lady_along_but_none_who_lies_face_down(self):
        game = laid("lurker | lock-red", "lurker seven-hundred | | lure-red burn-red",
                    "agency sister-six", "agency great-beauty down", "bystander rookie-white")
        play(game, "A send lock-red to B", "B take")
        self.assertEqual(sorted(game.table.legal[0]), ["target C", "target E"])
        play(game, "B target C")
        self.assertEqual(game.table.winners, [0, 1, 2])

    def test_rookie_white_loses_with_six_even_if_they_would_win(self):
        game = laid("agency | lock-red", "lurker rookie-white | | lure-red burn-red lock-blue "
                    "lure-blue burn-blue", "bystander", "agency")
        told = play(game, "A send lock-red to B", "B take")
        self.assertIn("B loses", told)
        self.assertIsNone(game.table.winners)

    def test_ten_cards_in_hand_win_at_once(self):
        nine = "lock-red lock-blue lock-black lure-red lure-blue lure-black burn-red burn-blue burn-black"
        game = laid("lurker | probe-bystander-draw-red", "agency", "bystander phantom-thief | " + nine)
        play(game, "A use probe-bystander-draw-red on C", "C draw")
        self.assertEqual(game.table.winners, [2])


if __name__ == "__main__":
    unittest.main()
