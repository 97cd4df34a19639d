"""A scenario of a rulebook page: set the table up, and say whether an expectation holds."""

import re

import words
from blanc_noir.cards import COLOUR, DECK, KIND, NUMBER, SCROLLS, is_basic, letter
from blanc_noir.chance import Random
from blanc_noir.game import Game, first_card_effect
from blanc_noir.reasons import reason
from blanc_noir.table import DEFAULT_RULES, Table
from blanc_noir.view import view
from words import Unclear


class Scenario:
    """A game that began at a page's table, and the names of its seats."""

    def __init__(self, lines, seed):
        fields = split_fields(lines)
        if "seats" not in fields:
            raise Unclear("a table needs its seats")
        self.names = {name: letter(n) for n, name in enumerate(fields["seats"].split())}
        self.rules = read_rules(fields.get("rules", ""), self)
        self.random = Random(seed)
        if "deal" in fields and words.yes(fields["deal"]):
            table = self.dealt()
        else:
            table = self.laid(fields)
        self.table = table
        self.look()

    def seat(self, name):
        if name not in self.names:
            raise Unclear("nobody is called %s" % name)
        return "ABCDEF".index(self.names[name])

    def dealt(self):
        self.game = Game({"seats": len(self.names), "rules": self.rules}, self.random)
        self.game.table.seen = [set() for _ in self.names]
        return self.game.table

    def laid(self, fields):
        table = Table(len(self.names), self.rules, self.random)
        table.seen = [set() for _ in self.names]
        table.direction = words.DIRECTIONS[fields.get("direction", "clockwise")]
        table.pending = words.number(fields.get("pending", "0"))
        table.round = words.number(fields.get("round", "1"))
        first_name = next(iter(self.names))
        table.starter = self.seat(fields.get("starter", first_name))
        table.turn = self.seat(fields.get("turn", first_name))
        table.reshuffled = words.yes(fields.get("reshuffled", "no"))
        first = self.lay_lead(table, fields["lead"])
        self.lay_cards(table, fields)
        if first and self.rules["first_card_effects"] == "uno":
            table.turn = self.seat(fields.get("turn", fields.get("starter", first_name)))
            first_card_effect(table, KIND[table.lead["card"]])
        self.game = Game.from_table(table)
        return table

    def lay_lead(self, table, text):
        """`红5`, `魔像 红`, `魔像 开放`, `龙 首张`. Says whether it was just turned up."""
        parts = text.split()
        card = words.card(parts[0])
        how = parts[1] if len(parts) > 1 else ""
        first = how in ("首张", "first")
        is_open = how in ("开放", "open") or (first and COLOUR[card] is None)
        colour = COLOUR[card]
        if colour is None and not is_open:
            colour = words.colour(how)
        table.lead = {"card": card, "colour": colour, "number": NUMBER[card], "open": is_open}
        table.record = [card]
        return first

    def lay_cards(self, table, fields):
        """Hands, decks and discard; what is named nowhere goes where the README says."""
        cards, scrolls = list(DECK), list(SCROLLS)
        take(cards, [table.lead["card"]])
        wanted, rest_seat = {}, None
        for name in self.names:
            seat = self.seat(name)
            parts = [part.strip() for part in fields.get(name, "7 张").split("|")]
            named, wanted[seat], rest = read_hand(parts[0])
            table.hands[seat] = take(cards, named)
            rest_seat = seat if rest else rest_seat
            for part in parts[1:]:
                self.lay_part(table, seat, part, scrolls)
        deck, only = read_pile(fields.get("deck"), words.card)
        take(cards, deck)
        table.discard = take(cards, words.cards(fields.get("discard", "none")))
        cards = self.random.shuffle_cards(cards)
        cards.sort(key=lambda card: not is_basic(card))         # basic ones first
        for seat, count in wanted.items():
            table.hands[seat] += take(cards, cards[:count])
        if rest_seat is not None:
            table.hands[rest_seat] += take(cards, list(cards))
        cards = self.random.shuffle_cards(cards)
        table.deck = deck
        if only:
            table.discard += cards
        else:
            table.deck += cards
        table.record += table.discard   # it went down before the table was laid
        scroll_deck, only = read_pile(fields.get("scroll deck"), words.scroll)
        take(scrolls, scroll_deck)
        table.scroll_deck = scroll_deck
        if only:
            table.up[-1] += scrolls
        else:
            table.scroll_deck += self.random.shuffle_scrolls(scrolls)

    def lay_part(self, table, seat, part, scrolls):
        """What follows a hand after a bar."""
        if part in ("已宣告", "declared"):
            table.declared[seat] = True
            return
        name, _, text = part.partition(":")
        name, text = words.noun(name.strip()), text.strip()
        if name == "scrolls":
            table.down[seat] = take(scrolls, words.scrolls(text))
        elif name == "up":
            table.up[seat] = take(scrolls, words.scrolls(text))
        elif name == "total":
            table.totals[seat] = words.number(text)
        else:
            raise Unclear("%s does not belong to a hand" % part)

    # -- playing ----------------------------------------------------------------------------

    def play(self, line):
        """Do one line of a play block; a sentence if it is refused."""
        name, _, text = line.partition(" ")
        seat, action = self.seat(name), words.action(text, self.names)
        refused = reason(self.table, seat, action)
        if refused:
            return "refused: " + refused
        self.game.act(action)
        self.look()
        return None

    def look(self):
        """Everybody has seen what the present view shows."""
        for seat in range(self.table.seats):
            sight = view(self.table, seat)
            shown = [sight["lead"]["card"]] + sight["discards"] + (sight["search"] or [])
            for place in sight["seats"]:
                shown += (place["hand"] or []) + place["known"] + place["lap"]
                shown += (place["scrolls"] or []) + place["up"]
            self.table.show(shown, [seat])


def split_fields(lines):
    fields = {}
    for line in lines:
        name, colon, text = line.partition(":")
        if not colon:
            raise Unclear("%s: a line of a table is `name: content`" % line)
        fields[words.noun(name.strip())] = text.strip()
    return fields


def read_rules(text, scenario):
    rules = dict(DEFAULT_RULES)
    for part in text.split(","):
        if not part.strip():
            continue
        name, _, value = part.strip().partition("=")
        if name not in rules:
            raise Unclear("%s is no switch" % name)
        forgetful = re.fullmatch(r"forgetful\((\d+)\)", value)
        if forgetful:
            value = {"forgetful": int(forgetful.group(1))}
        elif value in ("true", "false"):
            value = value == "true"
        elif name == "first_starter" and value != "random":
            value = scenario.seat(value)
        rules[name] = value
    return rules


def read_hand(text):
    """Named cards, how many more, and whether it is all the rest."""
    if words.none(text):
        return [], 0, False
    if text in ("其余", "rest"):
        return [], 0, True
    named, parts = [], text.replace("张", " 张").split()
    count = 0
    while parts:
        word = parts.pop(0)
        if word.isdigit() and parts and parts[0] in ("张", "cards", "card"):
            count += int(word)
            parts.pop(0)
        else:
            named.append(words.card(word))
    return named, count, False


def read_pile(text, read):
    """The named things, top first, and whether there is nothing else."""
    if text is None:
        return [], False
    if words.none(text):
        return [], True
    parts = text.split()
    only = parts[0] in ("只有", "only")
    return [read(word) for word in (parts[1:] if only else parts)], only


def take(pile, things):
    for thing in things:
        if thing not in pile:
            raise Unclear("there is no %s left" % thing)
        pile.remove(thing)
    return list(things)
