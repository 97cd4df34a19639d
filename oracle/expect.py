"""The lines of a page's `expect` blocks: what each says about a table."""

import words
from blanc_noir.cards import in_order, scrolls_in_order
from blanc_noir.reasons import reason
from blanc_noir.view import discards
from words import Unclear


def check(scenario, line):
    """None if the line holds; else a sentence."""
    if ":" in line:
        name, _, text = line.partition(":")
        name, text = name.strip(), text.strip()
        if words.noun(name) in TABLE:
            return differ(TABLE[words.noun(name)](scenario, text))
        seat_name, _, what = name.partition(" ")
        if words.noun(what) in SEAT:
            seat = scenario.seat(seat_name)
            return differ(SEAT[words.noun(what)](scenario, seat, text))
        return sentence(scenario, name, text)
    return sentence(scenario, line, None)


def differ(pair):
    found, expected = pair
    return None if found == expected else "it is %s, not %s" % (found, expected)


# -- `name: content`, about the table ---------------------------------------------------------


def lead(scenario, text):
    table, parts = scenario.table, text.split()
    is_open = len(parts) > 1 and parts[1] in ("开放", "open")
    expected = [words.card(parts[0])]
    found = [table.lead["card"]]
    if len(parts) > 1:
        found.append("open" if table.lead["open"] else table.lead["colour"])
        expected.append("open" if is_open else words.colour(parts[1]))
    return found, expected


def asked(scenario, text):
    table = scenario.table
    name, question = text.split()
    if table.asked is None:
        return None, text
    found = [table.asked["seat"], table.asked["ask"]["q"]]
    return found, [scenario.seat(name), question]


def over(scenario, text):
    winners = scenario.table.winners
    return winners, sorted(scenario.seat(name) for name in text.split())


TABLE = {
    "lead": lead,
    "asked": asked,
    "over": over,
    "pending": lambda s, text: (s.table.pending, words.number(text)),
    "turn": lambda s, text: (s.table.turn, s.seat(text)),
    "direction": lambda s, text: (s.table.direction, words.DIRECTIONS[text]),
    "round": lambda s, text: (s.table.round, words.number(text)),
    "starter": lambda s, text: (s.table.starter, s.seat(text)),
    "deck": lambda s, text: (len(s.table.deck), words.number(text)),
    "scroll deck": lambda s, text: (len(s.table.scroll_deck), words.number(text)),
    "discard": lambda s, text: (len(s.table.discard), words.number(text)),
    "discards shown": lambda s, text: (discards(s.table), in_order(words.cards(text))),
}

# -- `A name: content`, about a seat ----------------------------------------------------------

SEAT = {
    "holds": lambda s, seat, text: (in_order(s.table.hands[seat]), in_order(words.cards(text))),
    "cards": lambda s, seat, text: (len(s.table.hands[seat]), words.number(text)),
    "scrolls": lambda s, seat, text: (
        scrolls_in_order(s.table.down[seat]), scrolls_in_order(words.scrolls(text))),
    "down": lambda s, seat, text: (len(s.table.down[seat]), words.number(text)),
    "up": lambda s, seat, text: (
        scrolls_in_order(s.table.up[seat]), scrolls_in_order(words.scrolls(text))),
    "total": lambda s, seat, text: (s.table.totals[seat], words.number(text)),
}

# -- sentences ----------------------------------------------------------------------------------

SENTENCES = [
    ("may not", ["不可", "may not"]),
    ("may only", ["只可", "may only"]),
    ("may", ["可", "may"]),
    ("not declared", ["未宣告", "not declared"]),
    ("declared", ["已宣告", "declared"]),
    ("never learns", ["不知", "never learns"]),
    ("has seen", ["看过", "has seen"]),
    ("does not know", ["不得知", "does not know"]),
    ("knows", ["得知", "knows"]),
]


def sentence(scenario, line, text):
    """`A 可 出 红5`, `A 不可 出 绿5: 因为 must-follow`, `A 只可: 停`, `弃牌有 红4` …"""
    table = scenario.table
    for word, present in (("弃牌有 ", True), ("discard has ", True),
                          ("弃牌没有 ", False), ("discard lacks ", False)):
        if line.startswith(word):
            return in_discard(table, words.cards(line[len(word):]), present)
    name, _, rest = line.partition(" ")
    seat = scenario.seat(name)
    for meaning, beginnings in SENTENCES:
        for beginning in beginnings:
            if rest == beginning or rest.startswith(beginning + " "):
                return say(scenario, seat, meaning, rest[len(beginning):].strip(), text)
    raise Unclear("%s is no expectation" % line)


def in_discard(table, cards, present):
    pile = list(table.discard)
    for card in cards:
        if (card in pile) != present:
            return "the discard %s %s" % ("lacks" if present else "has", card)
        if present:
            pile.remove(card)
    return None


def say(scenario, seat, meaning, rest, text):
    table = scenario.table
    if meaning == "may":
        refused = reason(table, seat, words.action(rest, scenario.names))
        return refused and "refused: " + refused
    if meaning == "may not":
        return may_not(scenario, seat, rest, text)
    if meaning == "may only":
        actions = [] if words.none(text) else text.split("/")
        expected = sorted(words.action(a.strip(), scenario.names) for a in actions)
        asked_now = table.asked is not None and table.asked["seat"] == seat
        return differ((sorted(table.legal) if asked_now else [], expected))
    if meaning in ("declared", "not declared"):
        return differ((table.declared[seat], meaning == "declared"))
    if meaning in ("never learns", "has seen"):
        thing = words.find_card(rest) or words.scroll(rest)
        return differ((thing in table.seen[seat], meaning == "has seen"))
    whose, _, card = rest.partition(" ")
    marked = words.card(card) in table.known[scenario.seat(whose)]
    return differ((marked, meaning == "knows"))


def may_not(scenario, seat, rest, text):
    refused = reason(scenario.table, seat, words.action(rest, scenario.names))
    if refused is None:
        return "it is legal"
    if text is None:
        return None
    word, _, expected = text.partition(" ")
    if word not in ("因为", "because"):
        raise Unclear("%s: `because` and a reason belong here" % text)
    return differ((refused, expected.strip()))
