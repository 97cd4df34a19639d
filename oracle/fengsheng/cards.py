"""牌 — the 81 cards, the identities and how both are written (§5.1)."""

COLOURS = ["red", "blue", "black"]
FACTIONS = ["lurker", "agency", "bystander"]        # 潜伏战线、军情局、打酱油的
NEEDS = {"lurker": "red", "agency": "blue"}         # whose third intelligence wins

# Function, way of transmission, how many red, blue and black cards.
PRINTED = [
    ("lock", "direct", (3, 3, 6)),          # 锁定
    ("lure", "open", (2, 2, 2)),            # 调虎离山
    ("intercept", "secret", (1, 1, 6)),     # 截获
    ("return", "open", (3, 3, 2)),          # 退回
    ("decode", "secret", (2, 2, 2)),        # 破译
    ("burn", "direct", (2, 2, 2)),          # 烧毁
    ("counter", "direct", (5, 5, 4)),       # 识破
    ("confound", "open", (1, 1, 1)),        # 真伪莫辨
]

FUNCTIONS = [printed[0] for printed in PRINTED] + ["probe"]      # 试探

DECK = []       # all 81 cards, in the order of faces
FUNCTION = {}   # card -> what it does
WAY = {}        # card -> secret (密电), direct (直达) or open (文本)
COLOUR = {}     # card -> its colour
BET = {}        # probe (试探) -> the faction it names, and what a player of it must do

for _function, _way, _copies in PRINTED:
    for _colour, _count in zip(COLOURS, _copies):
        _card = _function + "-" + _colour
        DECK += [_card] * _count
        FUNCTION[_card], WAY[_card], COLOUR[_card] = _function, _way, _colour
for _faction in FACTIONS:
    for _order in ("draw", "discard"):
        for _colour in COLOURS:
            _card = "probe-%s-%s-%s" % (_faction, _order, _colour)
            DECK.append(_card)
            FUNCTION[_card], WAY[_card], COLOUR[_card] = "probe", "secret", _colour
            BET[_card] = (_faction, _order)

PLACE = {card: place for place, card in enumerate(dict.fromkeys(DECK))}

# How many lurkers, agency players and bystanders: the main column and the printed alternative.
SPLITS = {
    3: ((1, 1, 1), None),
    4: ((1, 1, 2), (2, 2, 0)),
    5: ((2, 2, 1), None),
    6: ((2, 2, 2), (3, 3, 0)),
    7: ((3, 3, 1), (2, 2, 3)),
    8: ((3, 3, 2), None),
    9: ((3, 3, 3), None),
}


def is_black(card):
    return COLOUR[card] == "black"


def in_order(cards):
    """Cards in the order of faces."""
    return sorted(cards, key=PLACE.__getitem__)


def count(cards, colour):
    return sum(COLOUR[card] == colour for card in cards)


def letter(seat):
    """Seat 0 is written A."""
    return "ABCDEFGHI"[seat]


def seat_of(text):
    return "ABCDEFGHI".index(text)


def listed(cards):
    """Cards as a line about an event lists them."""
    return " ".join(in_order(cards)) if cards else "nothing"
