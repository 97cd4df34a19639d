"""一局 — setup, turns, the end (§5.1, §5.2)."""

from .cards import DECK, FACTIONS, SPLITS
from .occasion import hear
from .roles import NOBODY, ROLES, cast
from .table import Table
from .transit import transmit
from .gain import lose
from .window import sends, window
from .victory import Finished


class Game:
    """One game, decision by decision: `table.asked`, `table.ask` and `table.legal` say what is due;
    `act` answers it."""

    def __init__(self, setup, chance):
        self.table = Table(setup["seats"], setup["rules"], chance)
        self.table.hidden_roles = [role for role in ROLES.values() if role.hidden]
        self.script = whole_game(self.table)
        next(self.script)

    def act(self, seat, action):
        self.table.told = []
        try:
            self.script.send((seat, action))
        except StopIteration:
            pass


def whole_game(table):
    try:
        yield from set_up(table)
        while True:
            yield from turn(table)
            table.turn = table.right(table.turn)
    except Finished:
        table.asked, table.ask, table.legal = [], None, []


def set_up(table):
    """Characters, identities, three cards each; open characters lie face up (§5.1)."""
    table.turn = table.chance.first(table.seats)
    table.deck = table.chance.shuffle(DECK)
    if table.rules["roles"] == "none":
        table.role = [NOBODY] * table.seats
        table.up = [True] * table.seats
        table.exposed = [True] * table.seats
    else:
        yield from choose_characters(table)
    order = table.round_from(table.turn)
    split = SPLITS[table.seats][table.rules["split"] == "alternative"]
    cards = [faction for faction, number in zip(FACTIONS, split) for _ in range(number)]
    for seat, faction in zip(order, table.chance.identities(cards)):
        table.identity[seat] = faction
        table.tell("%s is %s", seat, faction)
    for seat in order:
        table.draw(seat, 3)


def choose_characters(table):
    """选角 — two are offered to each, everybody keeps one, all at once; then open ones turn up."""
    table.offered = table.chance.roles(table.seats, cast(table.rules["roles"]))
    table.ask = {"q": "role"}
    table.asked = list(range(table.seats))
    while table.asked:
        table.legal = [["choose " + name for name in table.offered[seat]] for seat in table.asked]
        seat, answer = yield
        table.role[seat] = ROLES[answer.split()[1]]
        table.asked.remove(seat)
        table.tell("%s keeps %s", seat, table.role[seat].name)
    for seat, role in enumerate(table.role):
        if not role.hidden:
            table.turn_up(seat)


def turn(table):
    """Start, draw, play and send, end."""
    seat = table.turn
    table.tell("%s begins", seat)
    table.sent, table.kills = False, []
    table.draw(seat, table.face_up(seat).draws)
    yield from table.hands_looked_at()
    if table.face_up(seat).returns_one and table.hands[seat]:
        card = yield from table.pick(seat, "return-one", "any", table.hands[seat])
        table.put_back(seat, card)
    while seat in table.living:
        sent = yield from window(table, "play")
        if seat not in table.living:
            break
        if sent is None:
            if table.sent:
                break
            if not table.hands[seat]:
                yield from lose(table, seat)
                break
            words = yield from table.put(seat, {"q": "send"}, sends(table, seat))
            sent = ("send", words[1], "ABCDEFGHI".index(words[3]))
        yield from transmit(table, sent[1], sent[2])
    yield from hear(table, ("turn-ended",))
    table.locked, table.window = [], None
