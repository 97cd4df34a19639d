"""牌桌 — everything that lies on the table, and the small moves that every rule is made of."""

from .cards import COLOUR, count, in_order, letter, listed
from .roles.base import NOBODY
from .victory import look_at_hands


class Table:
    def __init__(self, seats, rules, chance):
        self.seats, self.rules, self.chance = seats, rules, chance
        everyone = range(seats)
        self.hands = [[] for _ in everyone]
        self.intelligence = [[] for _ in everyone]
        self.deck = []                              # top first
        self.aside = []                             # what 真伪莫辨 has taken and not yet dealt
        self.discard = []                           # face up, public
        self.removed = []                           # probes that took effect, face down
        self.identity = [None for _ in everyone]
        self.hidden_roles = []                      # whatever a face-down character may be
        self.offered = [None for _ in everyone]
        self.role = [None for _ in everyone]
        self.up = [False for _ in everyone]         # whose character lies face up
        self.exposed = [False for _ in everyone]    # whose character everybody has seen
        self.shown = [False for _ in everyone]      # whose identity lies open
        self.seen = [set() for _ in everyone]       # whose identities each has looked at
        self.living = list(everyone)
        self.dead, self.lost = [], []
        self.turn = None
        self.sent = False                           # intelligence was sent this turn
        self.kills = []                             # who died this turn, and by whom: (seat, killer)
        self.locked, self.lured = [], []
        self.transit = None                         # the intelligence on its way
        self.chain = []                             # declarations, the newest last
        self.window = None                          # the window that is open, answers aside
        self.hands_changed = False
        self.asked, self.ask, self.legal = [], None, []
        self.told = []                              # what happened since the last answer
        self.winners = None

    # -- seats ------------------------------------------------------------------------------

    def right(self, seat, step=1):
        """The next living player to the right; seats are numbered in the order of play."""
        for _ in range(self.seats):
            seat = (seat + step) % self.seats
            if seat in self.living:
                break
        return seat

    def left(self, seat):
        return self.right(seat, -1)

    def first_asked(self):
        """The active player, or the next living one to the right."""
        return self.turn if self.turn in self.living else self.right(self.turn)

    def round_from(self, seat):
        """All living players once, beginning with this one and going to the right."""
        return sorted(self.living, key=lambda other: (other - seat) % self.seats)

    def others(self, seat):
        return [other for other in self.living if other != seat]

    # -- characters -------------------------------------------------------------------------

    def face_up(self, seat):
        """What holds for a player: a character that lies face down has no passive (R32)."""
        return self.role[seat] if self.up[seat] else NOBODY

    def is_female(self, seat):
        return self.face_up(seat).gender in ("female", "both")

    def is_male(self, seat):
        return self.face_up(seat).gender in ("male", "both")

    def turn_up(self, seat):
        self.up[seat] = self.exposed[seat] = True
        self.tell("%s turns up %s", seat, self.role[seat].name)

    def turn_down(self, seat):
        self.up[seat] = False
        self.tell("%s turns down", seat)

    def show_identity(self, seat):
        self.shown[seat] = True
        self.tell("%s is shown as %s", seat, self.identity[seat])

    # -- cards ------------------------------------------------------------------------------

    def blacks(self, seat):
        return count(self.intelligence[seat], "black")

    def of_colour(self, seat, cards):
        """Which intelligence before a player is any, black, or true (not black)."""
        mine = self.intelligence[seat]
        if cards == "any":
            return list(mine)
        return [card for card in mine if (COLOUR[card] == "black") == (cards == "black")]

    def draw(self, seat, number):
        """抽牌 — from the top; as many as there are."""
        for _ in range(number):
            self.fill_deck()
            if not self.deck:
                return
            card = self.deck.pop(0)
            self.into_hand(seat, [card])
            self.tell_draw(seat, card)
            self.fill_deck()

    def tell_draw(self, seat, card):
        """What one player draws in a row is told in one line."""
        words = "%s draws " % letter(seat)
        if self.told and self.told[-1].startswith(words):
            card = listed(self.told.pop()[len(words):].split() + [card])
        self.told.append(words + card)

    def take_top(self):
        """The top card of the deck, or None."""
        self.fill_deck()
        if not self.deck:
            return None
        card = self.deck.pop(0)
        self.fill_deck()
        return card

    def fill_deck(self):
        """The moment the deck runs out, the discard is shuffled into a new one (seed 001)."""
        if not self.deck and self.discard:
            self.tell("%d cards are shuffled into a new deck" % len(self.discard))
            self.deck = self.chance.shuffle(self.discard)
            self.discard = []

    def into_hand(self, seat, cards):
        self.hands[seat] += cards
        self.hands_changed = True

    def out_of_hand(self, seat, card):
        self.hands[seat].remove(card)
        self.hands_changed = True

    def random_from(self, cards, before, after="", skip=0):
        """One of the cards at random (R29): the one that the next line of the trace tells, or one
        of the lines behind it."""
        return self.chance.pick(len(self.told) + skip, cards, before, after)

    def several_at_random(self, cards, number, before):
        """Some of the cards at random: those that the next line of the trace lists."""
        return self.chance.several(len(self.told), cards, min(number, len(cards)), before)

    def hands_looked_at(self):
        """Missions about a hand are looked at whenever a hand has changed."""
        return look_at_hands(self)

    def put_back(self, seat, card):
        """A card of the hand goes on top of the deck."""
        self.out_of_hand(seat, card)
        self.deck.insert(0, card)
        self.tell("%s puts %s back", seat, card)

    def burn(self, by, seat, card):
        """烧毁 — a card away from before a player."""
        self.intelligence[seat].remove(card)
        self.discard.append(card)
        self.tell("%s burns %s of %s", by, card, seat)

    def burn_chosen(self, by, script, seat):
        """One black intelligence of the player, chosen now."""
        if seat in self.living and self.blacks(seat):
            whose = {"of": "only", "seat": seat}
            _, card = yield from self.pick_intelligence(by, script, whose, [seat], "black")
            self.burn(by, seat, card)

    def take_back(self, whence, card, taker):
        """Intelligence goes from before a player into a hand."""
        self.intelligence[whence].remove(card)
        self.into_hand(taker, [card])
        self.tell("%s goes from %s to the hand of %s", card, whence, taker)
        yield from self.hands_looked_at()

    def look_at_identity(self, seat, whose):
        self.seen[seat].add(whose)
        self.tell("%s sees who %s is", seat, whose)

    def look_at_transit(self, seat):
        self.transit["known"].add(seat)
        self.tell("%s looks at %s", seat, self.transit["card"])

    # -- telling and asking -----------------------------------------------------------------

    def tell(self, text, *words):
        """Something happened: a line of the trace. Seats among the words are written as letters."""
        self.told.append(text % tuple(letter(w) if isinstance(w, int) else w for w in words)
                         if words else text)

    def put(self, seat, ask, legal):
        """Put one question to one player and wait for the answer, which is given as its words."""
        self.asked, self.ask, self.legal = [seat], ask, [legal]
        _, answer = yield
        return answer.split()

    def pick(self, seat, by, cards, hand, may_pass=False):
        """Which card of one's own hand (§ R28): the card, or None."""
        legal = ["pick " + card for card in set(hand)] + (["pass"] if may_pass else [])
        ask = {"q": "card", "by": by, "cards": cards, "may_pass": may_pass}
        words = yield from self.put(seat, ask, legal)
        return words[1] if words[0] == "pick" else None

    def pick_player(self, seat, by, who, seats, may_pass=False):
        """Which player: the seat, or None."""
        legal = ["target " + letter(s) for s in seats] + (["pass"] if may_pass else [])
        ask = {"q": "player", "by": by, "who": who, "may_pass": may_pass}
        words = yield from self.put(seat, ask, legal)
        return "ABCDEFGHI".index(words[1]) if words[0] == "target" else None

    def pick_intelligence(self, seat, by, whose, seats, cards, may_pass=False):
        """Which intelligence of these players: (seat, card), or None."""
        legal = ["pick %s %s" % (letter(s), card)
                 for s in seats for card in set(self.of_colour(s, cards))]
        ask = {"q": "intelligence", "by": by, "whose": whose, "cards": cards,
               "may_pass": may_pass}
        words = yield from self.put(seat, ask, legal + (["pass"] if may_pass else []))
        return ("ABCDEFGHI".index(words[1]), words[2]) if words[0] == "pick" else None
