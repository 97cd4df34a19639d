"""What the special cards do once they are played.

Rulebook: cards/*.md, rulings 0019 to 0025, 0062 to 0064, 0069, 0081, 0088.
"""

from .cards import COLOUR, COLOURS, KIND, in_order, is_basic, is_special, letter, seat_of


def name_colour(table, seat):
    """A black card on top names its colour before its ability begins (ruling 0081)."""
    if table.lead["colour"] is None:
        words = yield from table.ask(seat, {"q": "colour"}, ["name " + c for c in COLOURS])
        table.lead["colour"] = words[1]


def ability(table, seat, card):
    """The ability of a card that lies on the table, from beginning to end."""
    kind = KIND[card]
    if kind == "priestess":
        table.draw_scrolls(seat, 1)
    elif kind == "clown":
        table.skip = 1
    elif kind == "magician":
        table.flip()
        if table.rules["two_player_reverse"] == "skip" and len(table.playing) == 2:
            table.skip = 1
    elif kind == "lord":
        yield from lord(table, seat, COLOUR[card])
    elif kind == "knight":
        table.pending += 2
    elif kind == "prince":
        table.flip()
        table.pending += 2
    elif kind == "golem":
        table.pending += 4
    elif kind == "fairy":
        yield from fairy(table, seat)
    elif kind == "gargoyle":
        yield from gargoyle(table, seat)
    elif kind == "valkyrie":
        yield from valkyrie(table, seat)
    elif kind == "dragon":
        yield from dragon(table, seat)
    elif kind == "goddess":
        yield from goddess(table, seat)


def target(table, seat, by, seats):
    words = yield from table.ask(
        seat, {"q": "target", "by": by}, ["target " + letter(s) for s in seats]
    )
    return seat_of(words[1])


def lord(table, seat, colour):
    """Up to two basic cards of the Lord's own colour (cards/lord.md)."""
    left = 2
    while left > 0 and table.hands[seat]:
        fitting = [c for c in set(table.hands[seat]) if is_basic(c) and COLOUR[c] == colour]
        words = yield from table.ask(
            seat,
            {"q": "lord-companion", "colour": colour, "left": left},
            ["pick " + c for c in fitting] + ["stop"],
        )
        if words[0] == "stop":
            return
        table.discard_from_hand(seat, words[1])
        left -= 1


def goddess(table, seat):
    """Up to two more cards, any (cards/goddess.md)."""
    left = 2
    while left > 0 and table.hands[seat]:
        words = yield from table.ask(
            seat,
            {"q": "goddess", "left": left},
            ["pick " + c for c in set(table.hands[seat])] + ["stop"],
        )
        if words[0] == "stop":
            return
        table.discard_from_hand(seat, words[1])
        left -= 1


def gargoyle(table, seat):
    """Somebody else shows the hand (cards/gargoyle.md, ruling 0069)."""
    whom = yield from target(table, seat, "gargoyle", table.others(seat))
    if table.rules["gargoyle_audience"] == "all":
        table.known[whom] = list(table.hands[whom])
        table.show(table.hands[whom])
    else:
        table.show(table.hands[whom], [seat])


def dragon(table, seat):
    """Anybody draws four, oneself included (cards/dragon.md)."""
    whom = yield from target(table, seat, "dragon", table.playing)
    table.draw(whom, 4)


def valkyrie(table, seat):
    """One card from the discard, after a reshuffle also from the deck (cards/valkyrie.md)."""
    deck_too = (
        table.reshuffled
        and table.rules["valkyrie_zone_after_reshuffle"] == "discard_and_draw"
    )
    zone = list(table.discard)
    if deck_too:
        zone += table.deck
    zone = [card for card in zone if card != "valkyrie"]
    table.search = in_order(zone)
    table.show(zone, [seat])
    words = yield from table.ask(
        seat, {"q": "valkyrie"}, ["pick " + card for card in set(zone)]
    )
    table.search = None
    card = words[1]
    if card in table.discard:           # in both: the one in the discard
        table.discard.remove(card)
    else:
        table.deck.remove(card)
    table.enter_hand(seat, card)
    if deck_too:
        table.deck = table.chance.shuffle_cards(table.deck)


def fairy(table, seat):
    """Swap up to two own face-down scrolls (cards/fairy.md, ruling 0025)."""
    chosen = []
    while len(chosen) < 2:
        free = [n for n in range(1, len(table.down[seat]) + 1) if n not in chosen]
        if not free or not fairy_sources(table, seat, []):
            break
        words = yield from table.ask(
            seat,
            {"q": "fairy-own", "left": 2 - len(chosen)},
            ["slot %s %d" % (letter(seat), n) for n in free] + ["stop"],
        )
        if words[0] == "stop":
            break
        chosen.append(int(words[2]))

    swapped = []                        # other players' positions that were swapped
    for own in chosen:
        sources = fairy_sources(table, seat, swapped)
        if not sources:
            break
        words = yield from table.ask(seat, {"q": "fairy-source"}, sources)
        mine = table.down[seat][own - 1]
        if words[0] == "deck":
            got = table.scroll_deck.pop(0)
            table.down[seat][own - 1] = got
            table.scroll_deck.append(mine)
            table.shuffle_scroll_deck()
        else:
            other, theirs = seat_of(words[1]), int(words[2])
            got = table.down[other][theirs - 1]
            table.down[seat][own - 1] = got
            table.down[other][theirs - 1] = mine
            swapped.append((other, theirs))
            table.show([mine], [other])
        table.show([got], [seat])


def fairy_sources(table, seat, swapped):
    sources = ["deck"] if table.scroll_deck else []
    for other in table.others(seat):
        for n in range(1, len(table.down[other]) + 1):
            if (other, n) not in swapped:
                sources.append("slot %s %d" % (letter(other), n))
    return sources


def princess(table, seat, card):
    """The Princess with exactly one other special card (cards/princess.md, ruling 0063).
    Says which card went with her."""
    words = yield from table.ask(
        seat,
        {"q": "companion"},
        ["pick " + c for c in set(table.hands[seat]) if is_special(c)],
    )
    companion = words[1]
    table.leave_hand(seat, companion)
    if table.rules["princess_companion_on_top"]:
        table.lay(companion)
        table.remember(companion)
        yield from name_colour(table, seat)
    else:
        table.discard.append(companion)
        table.remember(companion)
    return companion


def combo(table, seat):
    """The Princess beside the Prince of her colour: cut the hand to one card (ruling 0064)."""
    if table.rules["prince_combo_partial"]:
        while len(table.hands[seat]) >= 2:
            words = yield from table.ask(
                seat, {"q": "cut"}, ["pick " + c for c in set(table.hands[seat])] + ["stop"]
            )
            if words[0] == "stop":
                return
            table.discard_from_hand(seat, words[1])
    elif len(table.hands[seat]) >= 2:
        words = yield from table.ask(
            seat, {"q": "keep-one"}, ["pick " + c for c in set(table.hands[seat])] + ["stop"]
        )
        if words[0] == "stop":
            return
        going = in_order(table.hands[seat])
        going.remove(words[1])
        for card in going:
            table.discard_from_hand(seat, card)
