"""Rounds and the whole game: the deal, the scoring, the end.

Rulebook: setup.md, scoring.md, rulings 0001, 0002, 0034, 0035, 0061, 0073, 0074, 0087.
"""

from .cards import KIND, NUMBER, in_order
from .table import Table, all_cards, all_scrolls
from .turn import play_round


class Game:
    """One game, decision by decision. `table.asked` and `table.legal` say what is due;
    `act` answers it."""

    def __init__(self, setup, chance):
        self.table = Table(setup["seats"], setup["rules"], chance)
        self.script = whole_game(self.table)
        next(self.script)

    @classmethod
    def from_table(cls, table):
        """A game that goes on from a table where `table.turn` is about to begin a turn."""
        game = cls.__new__(cls)
        game.table = table
        game.script = rest_of_game(table)
        next(game.script)
        return game

    def act(self, action):
        if action not in self.table.legal:
            raise ValueError("%s is not legal here" % action)
        try:
            self.script.send(action)
        except StopIteration:
            pass


def whole_game(table):
    first = table.rules["first_starter"]
    table.starter = table.chance.starter(table.seats) if first == "random" else first
    deal(table)
    yield from rest_of_game(table)


def rest_of_game(table):
    while True:
        yield from play_round(table)
        score(table)
        if table.winners is not None:
            return
        table.starter = next_player_clockwise(table, table.starter)
        deal(table)


def next_player_clockwise(table, seat):
    while True:
        seat = (seat + 1) % table.seats
        if seat in table.playing:
            return seat


def deal(table):
    """A complete new set-up; only totals are left of the last round."""
    table.clear()
    table.round += 1
    table.deck = table.chance.shuffle_cards(all_cards())
    table.scroll_deck = table.chance.shuffle_scrolls(all_scrolls())
    order = table.round_from(table.starter)         # clockwise, as after every clearing
    for seat in order:
        table.draw(seat, 7)
    for seat in order:
        table.draw_scrolls(seat, 1)
    first = table.deck.pop(0)
    table.lay(first, opening=True)
    table.record.append(first)
    table.show([first])
    table.turn = table.starter
    if table.rules["first_card_effects"] == "uno":
        first_card_effect(table, KIND[first])


def first_card_effect(table, kind):
    """What the first lead does to the starter under the switch (ruling 0061)."""
    if kind == "clown":
        table.turn = table.next_seat(table.starter)
    elif kind == "magician":
        table.flip()
    elif kind == "knight":
        table.pending = 2
    elif kind == "prince":
        table.flip()
        table.pending = 2


def score(table):
    """Somebody went out: count the hands (scoring.md)."""
    if table.pending > 0 and not table.rules["threat_drops_pending_chain"]:
        table.draw(table.next_seat(table.out), table.pending)
    table.pending = 0
    rows = []
    for seat in range(table.seats):
        hand = in_order(table.hands[seat])
        points = sum(NUMBER[card] for card in hand)
        table.totals[seat] += points
        halved = table.totals[seat] == 200 and points > 0
        if halved:
            table.totals[seat] = 100
        table.show(hand)
        rows.append(
            {"hand": hand, "points": points, "total": table.totals[seat], "halved": halved}
        )
    table.sheet = {"round": table.round, "out": table.out, "rows": rows}
    if any(total > 200 for total in table.totals):
        lowest = min(table.totals[seat] for seat in table.playing)
        best = [seat for seat in table.playing if table.totals[seat] == lowest]
        if len(best) == 1 or table.rules["end_tie"] == "shared":
            table.winners = best
        else:
            table.playing = best        # the play-off (ruling 0073)
