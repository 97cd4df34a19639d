"""What the scrolls do, and the trade of three cards for one.

Rulebook: scrolls/*.md, turn.md (the steps of a trade), rulings 0026 to 0029, 0065, 0067, 0071,
0072, 0078.
"""

from .abilities import target
from .cards import COLOUR, MONSTERS, NUMBER, letter, seat_of
from .matching import collectible_up


def trade(table, seat, card):
    """Three cards of one number for a scroll."""
    number = NUMBER[card]
    table.discard_from_hand(seat, card)
    for left in (2, 1):
        words = yield from table.ask(
            seat,
            {"q": "trade-more", "number": number, "left": left},
            ["pick " + c for c in set(table.hands[seat]) if NUMBER[c] == number],
        )
        table.discard_from_hand(seat, words[1])
    table.draw_scrolls(seat, 1)
    if not table.hands[seat]:           # only with trade_may_empty_hand
        table.draw(seat, 4)


def use(table, seat, scroll):
    """Turn a face-down scroll up, the lowest position of its kind (ruling 0078), and carry it
    out. Whether the turn ended, or the round, shows in what `turn` does next."""
    table.down[seat].remove(scroll)
    table.up[seat].append(scroll)
    table.show([scroll])
    if scroll.startswith("herald-"):
        yield from herald(table, seat, scroll[len("herald-"):])
    elif scroll == "outburst":
        whom = yield from target(table, seat, "outburst", table.playing)
        table.draw(whom, 2)
    elif scroll == "blizzard":
        for other in table.round_from(seat)[1:]:
            table.draw(other, 1)
    elif scroll == "shockwave":
        yield from shockwave(table, seat)
    elif scroll == "tornado":
        tornado(table, seat)
    elif scroll == "threat":
        yield from threat(table, seat)
    elif scroll == "relief":
        while len(table.hands[seat]) > 4:
            words = yield from table.ask(
                seat,
                {"q": "relief", "left": len(table.hands[seat]) - 4},
                ["pick " + c for c in set(table.hands[seat])],
            )
            table.discard_from_hand(seat, words[1])
    elif scroll == "revelation":
        table.draw_scrolls(seat, 2)
    # mirage: nothing but the end of the turn


def herald(table, seat, colour):
    """Cards of one colour, at least one, until two cards are left."""
    given = 0
    while len(table.hands[seat]) > 2:
        legal = ["pick " + c for c in set(table.hands[seat]) if COLOUR[c] == colour]
        if given > 0:
            legal.append("stop")
        words = yield from table.ask(
            seat, {"q": "herald", "colour": colour, "given": given}, legal
        )
        if words[0] == "stop":
            return
        table.discard_from_hand(seat, words[1])
        given += 1


def shockwave(table, seat):
    """One scroll of one player, or all of them, goes back into the scroll deck."""
    if table.rules["shockwave_scope"] == "all":
        seats = [
            other
            for other in table.playing
            if table.down[other] or collectible_up(table, seat, other)
        ]
        whom = yield from target(table, seat, "shockwave", seats)
        going = table.down[whom] + collectible_up(table, seat, whom)
        table.down[whom] = []
        table.up[whom] = ["shockwave"] if whom == seat else []
        table.scroll_deck += going
    else:
        legal = []
        for other in table.playing:
            for n in range(1, len(table.down[other]) + 1):
                legal.append("slot %s %d" % (letter(other), n))
            for scroll in sorted(set(collectible_up(table, seat, other))):
                legal.append("open %s %s" % (letter(other), scroll))
        words = yield from table.ask(seat, {"q": "shockwave"}, legal)
        whom = seat_of(words[1])
        if words[0] == "slot":
            going = table.down[whom].pop(int(words[2]) - 1)
        else:
            going = words[2]
            table.up[whom].remove(going)
        table.scroll_deck.append(going)
    table.shuffle_scroll_deck()


def tornado(table, seat):
    """Gather the scrolls, shuffle them and deal one each, the user first (ruling 0071)."""
    gathered = []
    for other in table.playing:
        gathered += table.down[other] + table.up[other]
        table.down[other], table.up[other] = [], []
    gathered.remove("tornado")
    table.up[seat] = ["tornado"]
    with_deck = table.rules["tornado_includes_deck"]
    if with_deck:
        table.scroll_deck = table.chance.shuffle_scrolls(gathered + table.scroll_deck)
        dealt = table.round_from(seat)
    else:
        table.scroll_deck = table.chance.shuffle_scrolls(gathered) + table.scroll_deck
        dealt = table.round_from(seat)[: len(gathered)]
    for other in dealt:
        table.draw_scrolls(other, 1)
    if not with_deck:
        table.shuffle_scroll_deck()


def threat(table, seat):
    """Up to one of each monster to one other player (ruling 0072)."""
    whom = yield from target(table, seat, "threat", table.others(seat))
    given = []
    while len(given) < 3 and table.hands[seat]:
        legal = [
            "pick " + c for c in MONSTERS if c in table.hands[seat] and c not in given
        ]
        if given:
            legal.append("stop")
        words = yield from table.ask(seat, {"q": "threat", "given": len(given)}, legal)
        if words[0] == "stop":
            break
        card = words[1]
        table.leave_hand(seat, card)
        table.enter_hand(whom, card)
        table.known[whom].append(card)
        table.show([card])
        given.append(card)
    if not table.hands[seat]:
        if table.rules["threat_empty_hand_wins"]:
            table.out = seat
        else:
            table.draw(seat, 4)
