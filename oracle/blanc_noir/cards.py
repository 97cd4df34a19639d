"""The cards and scrolls, and how their names are written.

Rulebook: blanc-noir/index.md (what there is), FORMAT.md (notation, order of the deck).
"""

COLOURS = ["red", "yellow", "green", "blue"]
LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}

# Coloured specials: kind, number, copies of each colour.
COLOURED = [
    ("priestess", 10, 2),
    ("clown", 20, 2),
    ("magician", 20, 2),
    ("lord", 20, 1),
    ("princess", 20, 1),
    ("knight", 25, 2),
    ("prince", 25, 1),
]

# Black cards: kind, number, copies.
BLACK = [
    ("golem", 25, 2),
    ("fairy", 30, 2),
    ("gargoyle", 40, 2),
    ("valkyrie", 40, 1),
    ("dragon", 50, 1),
    ("goddess", 50, 1),
]

# What Threat may hand over (scrolls/threat.md).
MONSTERS = ["golem", "gargoyle", "dragon"]

DECK = []     # all 125 number cards, in the order of the deck
NUMBER = {}   # card -> its number
COLOUR = {}   # card -> its colour, None for black
KIND = {}     # card -> "basic" or the name of the special

for _colour in COLOURS:
    _letter = LETTERS[_colour]
    for _number in range(1, 10):
        _card = _letter + str(_number)
        DECK += [_card, _card]
        NUMBER[_card], COLOUR[_card], KIND[_card] = _number, _colour, "basic"
    for _kind, _number, _copies in COLOURED:
        _card = _letter + "-" + _kind
        DECK += [_card] * _copies
        NUMBER[_card], COLOUR[_card], KIND[_card] = _number, _colour, _kind
for _kind, _number, _copies in BLACK:
    DECK += [_kind] * _copies
    NUMBER[_kind], COLOUR[_kind], KIND[_kind] = _number, None, _kind

ORDER = {card: place for place, card in enumerate(DECK)}

SCROLLS = (
    ["herald-red"] * 2
    + ["herald-yellow"] * 2
    + ["herald-green"] * 2
    + ["herald-blue"] * 2
    + ["outburst"] * 2
    + ["blizzard"] * 2
    + ["shockwave"] * 2
    + ["mirage"] * 2
    + ["tornado", "threat", "relief", "revelation"]
)
SCROLL_ORDER = {scroll: place for place, scroll in enumerate(SCROLLS)}


def is_basic(card):
    return KIND[card] == "basic"


def is_special(card):
    return KIND[card] != "basic"


def is_black(card):
    return COLOUR[card] is None


def in_order(cards):
    """Cards in the order of the deck."""
    return sorted(cards, key=ORDER.__getitem__)


def scrolls_in_order(scrolls):
    return sorted(scrolls, key=SCROLL_ORDER.__getitem__)


def letter(seat):
    """Seat 0 is written A inside an action."""
    return "ABCDEF"[seat]


def seat_of(text):
    return "ABCDEF".index(text)
