"""Where shuffles come from. The rules say what is shuffled; one of these says how it lies then."""

import random

from difference import Difference


class Random:
    """Shuffles of its own, for the rulebook's scenarios."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def starter(self, seats):
        return self.random.randrange(seats)

    def shuffle_cards(self, cards):
        cards = list(cards)
        self.random.shuffle(cards)
        return cards

    shuffle_scrolls = shuffle_cards

    def remembers(self, forgetful):
        return self.random.randrange(1000) >= forgetful


class Adopted:
    """What chance decided in a trace. Each order must rearrange what is shuffled here, an entry
    must be there whenever something is due, and none may be left over."""

    def __init__(self):
        self.entries = []

    def offer(self, entries):
        self.entries = list(entries)

    def take(self, kind, due):
        if not self.entries:
            raise Difference("%s is due, the trace has none" % due, "blanc-noir/decks.md")
        entry = self.entries.pop(0)
        if entry["c"] != kind:
            raise Difference("%s is due" % due, "blanc-noir/decks.md", entry, kind)
        return entry

    def starter(self, seats):
        seat = self.take("starter", "drawing the first starter")["seat"]
        if not 0 <= seat < seats:
            raise Difference("the starter sits nowhere", "blanc-noir/setup.md", seat, seats)
        return seat

    def shuffle_cards(self, cards):
        order = self.take("cards", "a shuffle of %d cards" % len(cards))["order"]
        return self.rearranged(order, cards)

    def shuffle_scrolls(self, scrolls):
        order = self.take("scrolls", "a shuffle of %d scrolls" % len(scrolls))["order"]
        return self.rearranged(order, scrolls)

    def rearranged(self, order, pile):
        if sorted(order) != sorted(pile):
            raise Difference(
                "the shuffled pile is not the one that is due",
                "blanc-noir/decks.md",
                sorted(order),
                sorted(pile),
            )
        return list(order)

    def remembers(self, forgetful):
        return self.take("remembers", "a player remembering to declare")["yes"]

    def finish(self):
        if self.entries:
            raise Difference("nothing is due to chance", "blanc-noir/decks.md", self.entries)
