"""种子 — where the order of shuffled piles and random picks come from.

The rules say what is shuffled and from what a card is picked at random; the trace says how it came
out. Every outcome must be a possible one, and none may be left over.
"""

from difference import Difference

PAGE = "fengsheng/setup.md"


class Adopted:
    """What chance decided in a trace: shuffles stand in `chance`, single cards in `told`."""

    def __init__(self):
        self.entries, self.told = [], []

    def offer(self, entries, told):
        self.entries, self.told = list(entries), told

    def take(self, kind, due):
        if not self.entries:
            raise Difference("%s is due, the trace has none" % due, PAGE)
        entry = self.entries.pop(0)
        if entry["c"] != kind:
            raise Difference("%s is due" % due, PAGE, entry, kind)
        return entry

    def first(self, seats):
        seat = self.take("first", "drawing the first player")["seat"]
        if not 0 <= seat < seats:
            raise Difference("the first player sits nowhere", PAGE, seat, seats)
        return seat

    def shuffle(self, cards):
        order = self.take("cards", "a shuffle of %d cards" % len(cards))["order"]
        return rearranged(order, cards)

    def identities(self, cards):
        return rearranged(self.take("identities", "dealing the identities")["order"], cards)

    def roles(self, seats, cast):
        offered = self.take("roles", "offering characters")["offered"]
        dealt = sum(offered, [])
        if len(offered) != seats or len(set(dealt)) != 2 * seats or not set(dealt) <= set(cast):
            raise Difference("two different characters for everybody", PAGE, offered, cast)
        return offered

    def pick(self, at, cards, before, after):
        """A card out of several, at random: the word that stands between `before` and `after` in
        what the trace tells as event number `at`."""
        line = self.told[at] if at < len(self.told) else "(nothing more is told)"
        card = line[len(before):].split(" ")[0]
        if not line.startswith(before + card + after):
            raise Difference("what happens next", PAGE, line, before + "…" + after)
        if card not in cards:
            raise Difference("the random card is not among these", PAGE, card, sorted(cards))
        return card

    def several(self, at, cards, number, before):
        """So many cards at random: all that stands behind `before`."""
        line = self.told[at] if number and at < len(self.told) else before
        picked, left = line[len(before):].split(), list(cards)
        if not line.startswith(before) or len(picked) != number:
            raise Difference("what happens next", PAGE, line, before + "…")
        for card in picked:
            if card not in left:
                raise Difference("the random card is not among these", PAGE, card, sorted(left))
            left.remove(card)
        return picked

    def finish(self):
        if self.entries:
            raise Difference("nothing is due to chance", PAGE, self.entries)


def rearranged(order, pile):
    if sorted(order) != sorted(pile):
        raise Difference("the shuffled pile is not the one that is due", PAGE, sorted(order),
                         sorted(pile))
    return list(order)
