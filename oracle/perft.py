#!/usr/bin/env python3
"""Count sequences of decisions from a deal, and compare with `hearsay perft`.

    python3 oracle/perft.py --deals 20 --seats 3 --depth 4

Both engines start from the same deals (`hearsay trace` writes them down). The oracle does not know how
a later shuffle comes out, so a line stops there; what lies beyond it is left out of the comparison.
A whole depth is compared if no line was stopped before it, else those first decisions that were not.
Without a stopped line the different views that each seat can have at the end are compared, too.
"""

import argparse
import json
import subprocess
import sys

from blanc_noir.cards import letter
from blanc_noir.chance import Adopted
from blanc_noir.game import Game
from blanc_noir.view import view
from check import find_hearsay


class DealOnly(Adopted):
    """Adopts the deal; notes whatever chance would have to decide later."""

    def __init__(self, entries):
        Adopted.__init__(self)
        self.offer(entries)
        self.met = False

    def shuffle_cards(self, cards):
        if self.entries:
            return Adopted.shuffle_cards(self, cards)
        self.met = self.met or len(set(cards)) > 1
        return list(cards)

    def shuffle_scrolls(self, scrolls):
        if self.entries:
            return Adopted.shuffle_scrolls(self, scrolls)
        self.met = self.met or len(set(scrolls)) > 1
        return list(scrolls)

    def remembers(self, forgetful):
        self.met = True
        return True


class Count:
    """Sequences of decisions up to a depth, by brute force: each is played from the deal."""

    def __init__(self, line, depth):
        self.line, self.depth = line, depth
        self.nodes = [0] * depth
        self.stopped = [False] * depth      # whether a line was stopped before this depth
        self.divide = {}                    # first decision -> sequences, None if one stopped
        self.views = {}                     # eye -> the different views at the last depth
        self.met_at_all = False
        self.walk([])

    def position(self, actions):
        chance = DealOnly(self.line["chance"])
        game = Game(self.line["setup"], chance)
        for action in actions:
            game.act(action)
        return game.table, chance.met

    def walk(self, actions):
        """How many sequences of full depth begin like this; None if a line was stopped."""
        table, met = self.position(actions)
        self.met_at_all = self.met_at_all or met
        if len(actions) == self.depth:
            self.keep_views(table)
            return 1
        if met:
            for depth in range(len(actions), self.depth):
                self.stopped[depth] = True
            return None
        total = 0
        for action in list(table.legal):
            self.nodes[len(actions)] += 1
            below = self.walk(actions + [action])
            if not actions:
                self.divide[letter(table.turn) + " " + action] = below
            total = None if total is None or below is None else total + below
        return total

    def keep_views(self, table):
        for eye in list(range(table.seats)) + [None]:
            name = "public" if eye is None else letter(eye)
            text = json.dumps(view(table, eye), sort_keys=True)
            self.views.setdefault(name, set()).add(text)


def deals(args):
    command = [args.hearsay, "trace", "--every", "1000000", "--games", str(args.deals),
               "--seats", str(args.seats), "--seed", str(args.seed), "--rules", args.rules]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as run:
        for text in run.stdout:
            if text.startswith('{"t":"game"'):
                yield json.loads(text)


def hearsay_count(args, seed):
    command = [args.hearsay, "perft", "--seats", str(args.seats), "--rules", args.rules,
               "--seed", seed, "--depth", str(args.depth), "--divide", "--infosets", "--json"]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def differences(count, theirs):
    """What can be compared: how many numbers, and sentences about those that differ."""
    compared, wrong = 0, []
    for depth in range(count.depth):
        if not count.stopped[depth]:
            compared += 1
            if count.nodes[depth] != theirs["nodes"][depth]:
                wrong.append("depth %d: hearsay counts %d, the oracle %d" % (
                    depth + 1, theirs["nodes"][depth], count.nodes[depth]))
    named = {"%s %s" % (row["seat"], row["action"]): row["nodes"] for row in theirs["divide"]}
    if set(named) != set(count.divide):
        wrong.append("first decisions: %s, not %s" % (sorted(named), sorted(count.divide)))
    for action, nodes in sorted(count.divide.items()):
        if nodes is not None:
            compared += 1
            if named.get(action) != nodes:
                wrong.append("%s: hearsay counts %s, the oracle %d" % (
                    action, named.get(action), nodes))
    for row in [] if count.met_at_all else theirs["infosets"]:
        compared += 1
        if row["views"] != len(count.views[row["eye"]]):
            wrong.append("views of %s: hearsay counts %d, the oracle %d" % (
                row["eye"], row["views"], len(count.views[row["eye"]])))
    return compared, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rules", default="end_tie=shared", help="house rules of all deals")
    parser.add_argument("--hearsay", help="the binary; without it target/ is searched")
    args = parser.parse_args()
    args.hearsay = args.hearsay or find_hearsay()
    passed = failed = numbers = 0
    for line in deals(args):
        count = Count(line, args.depth)
        compared, wrong = differences(count, hearsay_count(args, line["seed"]))
        numbers += compared
        passed += not wrong
        failed += bool(wrong)
        for sentence in wrong:
            print("deal %d, seed %s: %s" % (line["n"], line["seed"], sentence))
    print("%d numbers compared" % numbers)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
