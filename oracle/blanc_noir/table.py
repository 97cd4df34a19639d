"""The table: everything that lies on it, and the small moves that every rule is made of.

Rulebook: decks.md, direction.md, information.md, rulings 0003, 0070, 0085, 0086.
"""

from .cards import COLOUR, DECK, NUMBER, SCROLLS, is_black

DEFAULT_RULES = {
    "first_card_effects": "none",
    "effect_discards_under_lead": True,
    "voluntary_draw": True,
    "play_after_draw": False,
    "chain_must_answer": False,
    "two_player_reverse": "noop",
    "princess_companion_effect": "resolve",
    "princess_companion_on_top": True,
    "prince_combo_partial": False,
    "shockwave_scope": "one",
    "tornado_includes_deck": True,
    "threat_empty_hand_wins": True,
    "threat_drops_pending_chain": True,
    "trade_may_empty_hand": False,
    "valkyrie_zone_after_reshuffle": "discard_and_draw",
    "valkyrie_counts_before_empty_check": True,
    "gargoyle_audience": "all",
    "declare_mode": "auto",
    "discard_memory": "last-lap",
    "first_starter": "random",
    "end_tie": "shared",
}


class Table:
    def __init__(self, seats, rules, chance):
        self.seats = seats
        self.rules = rules
        self.chance = chance          # decides shuffles, the starter and forgetting
        self.totals = [0] * seats
        self.playing = list(range(seats))
        self.round = 0
        self.starter = None
        self.sheet = None             # the last finished round
        self.winners = None
        self.asked = None             # {"seat": …, "ask": {…}}
        self.legal = []               # the legal answers to what is asked
        self.seen = None              # per seat: all cards ever shown to it (only pages.py keeps this)
        self.clear()

    def clear(self):
        """An empty table, as before a deal (setup.md). Only totals are left."""
        everyone = range(self.seats)
        self.hands = [[] for _ in everyone]
        self.known = [[] for _ in everyone]     # marks of known cards (ruling 0086)
        self.down = [[] for _ in everyone]      # face-down scrolls, position 1 first
        self.up = [[] for _ in everyone]
        self.declared = [False for _ in everyone]
        self.lap = [[] for _ in everyone]       # what each put down in the latest turn
        self.record = []                        # all that was put down since the last shuffle
        self.deck = []                          # top first
        self.scroll_deck = []
        self.discard = []                       # without the lead
        self.lead = None
        self.turn = None
        self.direction = "clockwise"
        self.pending = 0
        self.reshuffled = False
        self.drawn = None             # while after-draw is asked
        self.search = None            # while valkyrie is asked: what she may choose from
        self.skip = 0                 # players to be skipped when this turn ends
        self.out = None               # who went out

    # -- who is who -------------------------------------------------------------------------

    def next_seat(self, seat, steps=1):
        """The player so many places on in the present direction; only players count."""
        stride = 1 if self.direction == "clockwise" else -1
        while steps > 0:
            seat = (seat + stride) % self.seats
            if seat in self.playing:
                steps -= 1
        return seat

    def round_from(self, seat):
        """All players in the present direction, this one first."""
        order = [seat]
        while len(order) < len(self.playing):
            order.append(self.next_seat(order[-1]))
        return order

    def others(self, seat):
        return [other for other in self.playing if other != seat]

    def flip(self):
        self.direction = "counter-clockwise" if self.direction == "clockwise" else "clockwise"

    # -- who has seen what ------------------------------------------------------------------

    def show(self, things, seats=None):
        if self.seen is not None:
            for seat in range(self.seats) if seats is None else seats:
                self.seen[seat].update(things)

    # -- hands ------------------------------------------------------------------------------

    def hand_changed(self, seat):
        """A declaration stands until the hand is no longer one card (declaring.md)."""
        if len(self.hands[seat]) != 1:
            self.declared[seat] = False

    def leave_hand(self, seat, card):
        """A card leaves a hand; of two copies the marked one goes first (ruling 0086)."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        self.hand_changed(seat)

    def enter_hand(self, seat, card):
        self.hands[seat].append(card)
        self.hand_changed(seat)

    def draw(self, seat, count):
        """Draw from the top one at a time, reshuffling when a card is needed (decks.md)."""
        drawn = []
        while len(drawn) < count:
            if not self.deck:
                if not self.discard:
                    break                       # the rest is waived (ruling 0032)
                self.reshuffle()
            card = self.deck.pop(0)
            self.enter_hand(seat, card)
            drawn.append(card)
        self.show(drawn, [seat])
        return drawn

    def reshuffle(self):
        """The discard without the lead becomes the deck; what the table remembers of the
        discard begins anew (information.md)."""
        self.deck = self.chance.shuffle_cards(self.discard)
        self.discard = []
        self.reshuffled = True
        self.lap = [[] for _ in range(self.seats)]
        self.record = [self.lead["card"]]

    # -- putting cards down -----------------------------------------------------------------

    def remember(self, card):
        """Everybody sees a card go down, and the table remembers it (ruling 0033)."""
        self.show([card])
        self.lap[self.turn].append(card)
        self.record.append(card)

    def lay(self, card, opening=False):
        """A card becomes the lead; the old lead goes to the discard. A black card's colour is
        still to be named; a black card that nobody plays leaves the lead open."""
        if self.lead is not None:
            self.discard.append(self.lead["card"])
        self.lead = {
            "card": card,
            "colour": COLOUR[card],
            "number": NUMBER[card],
            "open": opening and is_black(card),
        }

    def play_from_hand(self, seat, card):
        self.leave_hand(seat, card)
        self.lay(card)
        self.remember(card)

    def discard_from_hand(self, seat, card):
        """A card that is discarded, not played: no ability, under the lead (rulings 0003,
        0005), or on top of it with effect_discards_under_lead=false (ruling 0070)."""
        self.leave_hand(seat, card)
        if self.rules["effect_discards_under_lead"]:
            self.discard.append(card)
        else:
            self.lay(card, opening=True)
        self.remember(card)

    # -- scrolls ----------------------------------------------------------------------------

    def draw_scrolls(self, seat, count):
        """From the top, into the last positions; the scroll deck is never refilled."""
        for _ in range(count):
            if self.scroll_deck:
                scroll = self.scroll_deck.pop(0)
                self.down[seat].append(scroll)
                self.show([scroll], [seat])

    def shuffle_scroll_deck(self):
        self.scroll_deck = self.chance.shuffle_scrolls(self.scroll_deck)

    # -- asking -----------------------------------------------------------------------------

    def ask(self, seat, ask, legal):
        """Put one question to one player and wait for the answer (actions.md). The answer is
        given as its words: ["pick", "R5"]."""
        self.asked = {"seat": seat, "ask": ask}
        self.legal = legal
        answer = yield
        self.asked = None
        self.legal = []
        return answer.split()


def all_cards():
    return list(DECK)


def all_scrolls():
    return list(SCROLLS)
