"""What may be done at the beginning of a number phase, and in the scroll phase.

Rulebook: matching.md, chains.md, actions.md (the sections about `turn`), ruling 0007.
"""

from .cards import COLOUR, KIND, MONSTERS, NUMBER, SCROLL_ORDER, is_special


def follows(table, card):
    """Same colour, same number, black, or anything on an open lead."""
    lead = table.lead
    return (
        lead["open"]
        or COLOUR[card] is None
        or COLOUR[card] == lead["colour"]
        or NUMBER[card] == lead["number"]
    )


def has_companion(table, seat):
    """Whether a Princess in this hand finds another special card to go with her."""
    return sum(1 for card in table.hands[seat] if is_special(card)) >= 2


def may_play(table, seat, card):
    """Whether a card of the hand may be played as the lead now."""
    if table.pending > 0:
        return NUMBER[card] == 25
    if not follows(table, card):
        return False
    return KIND[card] != "princess" or has_companion(table, seat)


def plays(table, seat):
    return [card for card in set(table.hands[seat]) if may_play(table, seat, card)]


def may_draw(table, seat):
    if table.pending > 0:
        return False
    return table.rules["voluntary_draw"] or not plays(table, seat)


def may_take(table, seat):
    if table.pending == 0:
        return False
    if not table.rules["chain_must_answer"]:
        return True
    return not any(NUMBER[card] == 25 for card in table.hands[seat])


def tradeable(table, seat):
    """The faces a trade may begin with."""
    hand = table.hands[seat]
    if not table.scroll_deck:
        return []
    if len(hand) < (3 if table.rules["trade_may_empty_hand"] else 4):
        return []
    count = {}
    for card in hand:
        count[NUMBER[card]] = count.get(NUMBER[card], 0) + 1
    return [card for card in set(hand) if count[NUMBER[card]] >= 3]


def collectible_up(table, user, seat):
    """A player's face-up scrolls that the Shockwave of `user` may take: not itself."""
    scrolls = list(table.up[seat])
    if seat == user:
        scrolls.remove("shockwave")
    return scrolls


def usable(table, seat, scroll):
    """Whether a face-down scroll of this player can do something (ruling 0007)."""
    hand = table.hands[seat]
    if scroll.startswith("herald-"):
        colour = scroll[len("herald-"):]
        return len(hand) >= 3 and any(COLOUR[card] == colour for card in hand)
    if scroll == "relief":
        return len(hand) >= 6
    if scroll == "threat":
        return any(card in MONSTERS for card in hand)
    if scroll == "revelation":
        return bool(table.scroll_deck)
    if scroll == "shockwave":
        lying = sum(len(table.down[other]) + len(table.up[other]) for other in table.playing)
        return lying >= 2               # one of them is the Shockwave itself
    return True                         # outburst, blizzard, mirage, tornado


def turn_actions(table, seat):
    """The legal answers to `turn`."""
    legal = ["play " + card for card in plays(table, seat)]
    if may_draw(table, seat):
        legal.append("draw")
    if may_take(table, seat):
        legal.append("take")
    legal += ["trade " + card for card in tradeable(table, seat)]
    for scroll in SCROLL_ORDER:
        if scroll in table.down[seat] and usable(table, seat, scroll):
            legal.append("use " + scroll)
    return legal
