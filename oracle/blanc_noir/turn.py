"""A turn: the scroll phase, the number phase, the empty-hand test and the declaration.

Rulebook: turn.md, declaring.md, rulings 0020 to 0023, 0030, 0031, 0066, 0068, 0084.
"""

from .abilities import ability, combo, name_colour, princess
from .cards import COLOUR, KIND, is_basic
from .matching import may_play, turn_actions
from .scrolls import trade, use


def play_round(table):
    """Turn after turn until somebody goes out."""
    while table.out is None:
        seat = table.turn
        table.lap[seat] = []            # the own latest turn is forgotten (ruling 0075)
        table.skip = 0
        yield from turn(table, seat)
        if table.out is None:
            table.turn = table.next_seat(seat, 1 + table.skip)
            table.skip = 0


def turn(table, seat):
    while True:
        words = yield from table.ask(seat, {"q": "turn"}, turn_actions(table, seat))
        if words[0] == "trade":
            yield from trade(table, seat, words[1])
        elif words[0] == "use":
            yield from use(table, seat, words[1])
            if table.out is not None or words[1] == "mirage":
                return
        else:
            break                       # from here on it is the number phase
    if words[0] == "play":
        yield from play(table, seat, words[1])
    elif words[0] == "draw":
        yield from draw(table, seat)
    elif words[0] == "take":
        table.draw(seat, table.pending)
        table.pending = 0
        yield from end_of_number_phase(table, seat)


def draw(table, seat):
    """Draw one; with play_after_draw it may be played at once (ruling 0068)."""
    drawn = table.draw(seat, 1)
    if drawn and table.rules["play_after_draw"]:
        card = drawn[0]
        table.drawn = card
        legal = ["play " + card] if may_play(table, seat, card) else []
        words = yield from table.ask(seat, {"q": "after-draw"}, legal + ["stop"])
        table.drawn = None
        if words[0] == "play":
            yield from play(table, seat, card)
            return
    yield from end_of_number_phase(table, seat)


def play(table, seat, card):
    """The steps of playing a card (turn.md)."""
    declared = table.declared[seat]
    table.play_from_hand(seat, card)
    penalty = False
    if KIND[card] == "princess":
        companion = yield from princess(table, seat, card)
        if table.rules["princess_companion_effect"] == "resolve":
            penalty = valkyrie_penalty(table, seat, companion)
            if KIND[companion] != "princess":
                yield from ability(table, seat, companion)
        if KIND[companion] == "prince" and COLOUR[companion] == COLOUR[card]:
            yield from combo(table, seat)
    else:
        yield from name_colour(table, seat)
        penalty = valkyrie_penalty(table, seat, card)
        yield from ability(table, seat, card)
    yield from end_of_number_phase(table, seat, is_basic(card) and declared, penalty)


def valkyrie_penalty(table, seat, card):
    """With valkyrie_counts_before_empty_check=false the hand is tested before she takes her
    card; the four cards are drawn afterwards (ruling 0066)."""
    return (
        KIND[card] == "valkyrie"
        and not table.rules["valkyrie_counts_before_empty_check"]
        and not table.hands[seat]
    )


def end_of_number_phase(table, seat, goes_out=False, penalty=False):
    """The empty-hand test, then the declaration (declaring.md)."""
    if not table.hands[seat] and goes_out:
        table.out = seat
        return
    if not table.hands[seat] or penalty:
        table.draw(seat, 4)
    if len(table.hands[seat]) == 1 and not table.declared[seat]:
        yield from declare(table, seat)


def declare(table, seat):
    mode = table.rules["declare_mode"]
    if mode == "auto":
        table.declared[seat] = True
    elif mode == "manual":
        words = yield from table.ask(seat, {"q": "declare"}, ["declare", "silent"])
        table.declared[seat] = words[0] == "declare"
    else:
        table.declared[seat] = table.chance.remembers(mode["forgetful"])
