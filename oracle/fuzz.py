#!/usr/bin/env python3
"""Scenarios that nobody would think of: tables laid at random, with what the oracle expects.

    python3 oracle/fuzz.py --scenarios 1000

Whole games hardly ever reach an empty deck, a hand given away by Threat or a total of exactly 200.
Here a table of any kind is written down as a rulebook page, played on at random, and after each
answer the page expects all that the oracle finds: hands, scrolls, the question, exactly the legal
answers, the reason of a few refusals, who has seen what. `hearsay rules check` acts the page out.
A scenario ends where a shuffle makes the cards differ between the two engines.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

from blanc_noir.cards import (COLOURS, DECK, KIND, NUMBER, SCROLL_ORDER, SCROLLS, in_order,
                              is_black, letter, scrolls_in_order)
from blanc_noir.chance import Random
from blanc_noir.reasons import reason
from blanc_noir.view import discards
from check import find_hearsay
from scenario import Scenario

VALUES = {
    "first_card_effects": ["uno"],
    "effect_discards_under_lead": ["false"],
    "voluntary_draw": ["false"],
    "play_after_draw": ["true"],
    "chain_must_answer": ["true"],
    "two_player_reverse": ["skip"],
    "princess_companion_effect": ["none"],
    "princess_companion_on_top": ["false"],
    "prince_combo_partial": ["true"],
    "shockwave_scope": ["all"],
    "tornado_includes_deck": ["false"],
    "threat_empty_hand_wins": ["false"],
    "threat_drops_pending_chain": ["false"],
    "trade_may_empty_hand": ["true"],
    "valkyrie_zone_after_reshuffle": ["discard_only"],
    "valkyrie_counts_before_empty_check": ["false"],
    "gargoyle_audience": ["user"],
    "declare_mode": ["manual", "forgetful(0)", "forgetful(1000)"],
    "discard_memory": ["none", "full", "full"],
    "end_tie": ["playoff"],
}


class Watched(Random):
    """Shuffles, and whether one of them could have come out differently."""

    cards = scrolls = drawn_from = False

    def shuffle_cards(self, cards):
        self.cards = self.cards or len(set(cards)) > 1
        # All cards are a new deal; fewer may be drawn from, and counted, before it.
        self.drawn_from = self.drawn_from or len(set(cards)) > 1 and len(cards) < len(DECK)
        return Random.shuffle_cards(self, cards)

    def shuffle_scrolls(self, scrolls):
        self.scrolls = self.scrolls or len(set(scrolls)) > 1
        return Random.shuffle_cards(self, scrolls)


# -- tables -------------------------------------------------------------------------------------


def random_table(rng):
    """The lines of a table block; every card and scroll is named."""
    names = ["ABCDEF"[n] for n in range(rng.choice([2, 2, 3, 3, 4, 5, 6]))]
    cards, scrolls = list(DECK), list(SCROLLS)
    # Specials lie in front more often than not: they are what goes into hands.
    cards.sort(key=lambda card: rng.random() + (0.35 if KIND[card] == "basic" else 0))
    rng.shuffle(scrolls)
    lines = ["seats: " + " ".join(names)]
    lead = cards.pop(rng.randrange(len(cards)))
    pending = NUMBER[lead] == 25 and rng.random() < 0.7
    lines.append("lead: " + lead + lead_tail(rng, lead, pending))
    if pending:
        lines.append("pending: %d" % rng.choice([2, 4, 6, 8]))
    hands = {name: take(cards, rng.choice([1, 1, 2, 2, 3, 4, 5, 6, 8, 11])) for name in names}
    down = {name: take(scrolls, rng.choice([0, 0, 1, 1, 2, 3])) for name in names}
    up = {name: take(scrolls, rng.choice([0, 0, 0, 1, 2])) for name in names}
    # A deck that holds much, little or nothing; the remainder in the discard or in one hand.
    discard = []
    size = rng.choice([len(cards), len(cards) - 10, 7, 3, 1, 0])
    deck, rest = cards[:size], cards[size:]
    if len(rest) > 20 and rng.random() < 0.7:
        hands[names[-1]] += rest[:-1] if rng.random() < 0.5 else rest
        discard = rest[len(rest) - (125 - 1 - len(deck) - sum(map(len, hands.values()))):]
    else:
        discard = rest
    scroll_size = rng.choice([len(scrolls), 2, 1, 0])
    scroll_deck = scrolls[:scroll_size]
    up[names[-1]] += scrolls[scroll_size:]
    for name in names:
        line = "%s: %s" % (name, text(hands[name]))
        line += " | scrolls: %s | up: %s" % (text(down[name]), text(up[name]))
        line += " | total: %d" % rng.choice([0, 10, 120, 150, 180, 190, 195, 199])
        if len(hands[name]) == 1 and rng.random() < 0.6:
            line += " | declared"
        lines.append(line)
    lines.append("deck: " + ("only " + text(deck) if deck else "none"))
    lines.append("discard: " + text(discard))
    lines.append("scroll deck: " + ("only " + text(scroll_deck) if scroll_deck else "none"))
    lines.append("turn: " + names[0])
    lines.append("starter: " + rng.choice(names))
    lines.append("direction: " + rng.choice(["clockwise", "counter-clockwise"]))
    lines.append("reshuffled: " + rng.choice(["yes", "no"]))
    chosen = [name for name in VALUES if rng.random() < 0.2]
    if chosen:
        lines.append("rules: " + ", ".join(n + "=" + rng.choice(VALUES[n]) for n in chosen))
    return lines


def lead_tail(rng, lead, pending):
    if is_black(lead):
        return " " + rng.choice(COLOURS if pending else COLOURS + ["open"])
    return ""


def take(pile, count):
    taken = pile[:count]
    del pile[:count]
    return taken


def text(things):
    return " ".join(things) or "none"


# -- what the oracle expects --------------------------------------------------------------------


def expectations(scenario, rng, chance, new_round):
    """Lines of an expect block; `chance` says what is not the same in the other engine."""
    table = scenario.table
    lines = ["round: %d" % table.round, "starter: " + letter(table.starter)]
    for seat in range(table.seats):
        name = letter(seat)
        lines.append("%s total: %d" % (name, table.totals[seat]))
        lines.append("%s cards: %d" % (name, len(table.hands[seat])))
        lines.append("%s down: %d" % (name, len(table.down[seat])))
        lines.append("%s up: %s" % (name, text(table.up[seat])))
        lines.append("%s %s" % (name, "declared" if table.declared[seat] else "not declared"))
        if not chance.cards:
            lines.append("%s holds: %s" % (name, text(in_order(table.hands[seat]))))
        if not chance.scrolls:
            lines.append("%s scrolls: %s" % (name, text(scrolls_in_order(table.down[seat]))))
    for what, pile in (("deck", table.deck), ("scroll deck", table.scroll_deck),
                       ("discard", table.discard)):
        lines.append("%s: %d" % (what, len(pile)))
    if table.winners is not None:
        lines.append("over: " + " ".join(letter(seat) for seat in table.winners))
    elif not (new_round and table.rules["first_card_effects"] == "uno"):
        lines.append("asked: %s %s" % (letter(table.asked["seat"]), table.asked["ask"]["q"]))
        lines.append("turn: " + letter(table.turn))
        lines.append("direction: " + table.direction)
        lines.append("pending: %d" % table.pending)
    if not new_round:
        lead = table.lead
        colour = "open" if lead["open"] else lead["colour"] if is_black(lead["card"]) else ""
        if colour is not None:
            lines.append(("lead: %s %s" % (lead["card"], colour)).strip())
        record = discards(table)
        if all(record.count(card) <= 2 for card in record):     # a page names no third copy
            lines.append("discards shown: " + text(record))
    if not chance.cards and not chance.scrolls:
        lines += certain(scenario, rng)
    return lines


def certain(scenario, rng):
    """What can be said while both engines have the very same cards."""
    table, lines = scenario.table, []
    if table.asked is not None:
        lines.append("%s may only: %s" % (letter(table.asked["seat"]), " / ".join(table.legal)))
    if table.discard:
        lines.append("discard has " + text(table.discard))
    for _ in range(8):
        seat = rng.randrange(table.seats)
        action = any_action(table, rng)
        why = reason(table, seat, action)
        if why:
            lines.append("%s may not %s: because %s" % (letter(seat), action, why))
        else:
            lines.append("%s may %s" % (letter(seat), action))
    for _ in range(12):
        seat, other = rng.randrange(table.seats), rng.randrange(table.seats)
        thing = rng.choice(list(NUMBER) + list(SCROLL_ORDER))
        seen = thing in table.seen[seat]
        lines.append("%s %s %s" % (letter(seat), "has seen" if seen else "never learns", thing))
        card = rng.choice(table.hands[other] or DECK)
        knows = "knows" if card in table.known[other] else "does not know"
        lines.append("%s %s %s %s" % (letter(seat), knows, letter(other), card))
    return lines


def any_action(table, rng):
    """Any answer, mostly one that is refused; often about something that is there."""
    seat = rng.randrange(table.seats)
    hand = table.hands[table.turn]
    card = rng.choice(hand) if hand and rng.random() < 0.7 else rng.choice(DECK)
    own = table.down[table.turn]
    scroll = rng.choice(own) if own and rng.random() < 0.7 else rng.choice(SCROLLS)
    return rng.choice([
        "play " + card, "trade " + card, "pick " + card, "pick " + card, "use " + scroll,
        "stop", "draw", "take", "deck", "declare", "silent", "name " + rng.choice(COLOURS),
        "target " + letter(seat), "slot %s %d" % (letter(seat), rng.randrange(1, 4)),
        "open %s %s" % (letter(seat), scroll),
    ])


def random_scenario(seed):
    """One section of a page."""
    rng = random.Random(seed)
    lines = random_table(rng)
    scenario = Scenario(lines, seed)
    table = scenario.table
    chance = table.chance = Watched(seed)
    page = ["## %d" % seed, "", "```table"] + lines + ["```", "```expect"]
    page += expectations(scenario, rng, chance, False) + ["```"]
    for _ in range(rng.randrange(3, 25)):
        if table.asked is None or chance.cards or chance.scrolls:
            break
        # Drawing ends a turn; what needs several answers is more telling.
        telling = [a for a in table.legal if a not in ("draw", "stop")]
        action = rng.choice(telling if telling and rng.random() < 0.8 else table.legal)
        line = "%s %s" % (letter(table.asked["seat"]), action)
        round_before = table.round
        refused = scenario.play(line)
        if refused:
            raise RuntimeError("scenario %d: %s: %s" % (seed, line, refused))
        new_round = table.round != round_before or table.winners is not None
        if chance.drawn_from and new_round:
            break                       # the totals depend on the shuffle
        page += ["```play", line, "```", "```expect"]
        page += expectations(scenario, rng, chance, new_round) + ["```"]
    return page + [""]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--scenarios", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="number of the first scenario")
    parser.add_argument("--hearsay", help="the binary; without it target/ is searched")
    parser.add_argument("--keep", help="write the page here")
    args = parser.parse_args()
    page = ["# 随机 · Random", "<!-- rule: blanc-noir -->", ""]
    for seed in range(args.seed, args.seed + args.scenarios):
        page += random_scenario(seed)
    where = args.keep or os.path.join(tempfile.mkdtemp(), "random.md")
    with open(where, "w", encoding="utf-8") as out:
        out.write("\n".join(page))
    run = subprocess.run([args.hearsay or find_hearsay(), "rules", "check", where],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    tally = re.search(r"(\d+) passed, (\d+) failed", run.stdout)
    if run.returncode != 0 or not tally:
        print(run.stdout)
        print("The page is %s; a scenario's number is its --seed." % where)
    else:
        os.remove(where)
    if not tally:
        print("hearsay could not read the page; nothing was compared.")
        return 1
    print("%s passed, %s failed" % tally.groups())
    return 1 if run.returncode != 0 or int(tally.group(1)) != args.scenarios else 0


if __name__ == "__main__":
    sys.exit(main())
