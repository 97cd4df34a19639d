"""窗口与响应链 — windows in which everybody may do something, and the chain of answers (ruling F3, F26)."""

from .cards import letter, seat_of
from .functions import FUNCTIONS, functions_of
from .occasion import hear
from .route import receivers
from .skills import declare_skill, legal_skills
from .table import LONGEST_CHAIN


class Declared:
    """What was declared: a card used as some function, or a skill."""

    def __init__(self, by, script, card=None, function=None, target=None, skill=None):
        self.by, self.script, self.card, self.function = by, script, card, function
        self.target, self.skill = target, skill
        self.void = False           # it has been countered
        self.afterwards = ()        # what follows when the card has been spent


def window(table, kind):
    """Everybody living is asked, beginning with the active player and going to the right, until all
    have passed in a row. Whatever is declared is answered and carried out, then the asking begins
    again. Ends early when `over` says so. Gives ("send", card, to) if the active player sends."""
    seat, quiet = table.first_asked(), 0
    while quiet < len(table.living):
        table.window = kind
        legal = ["pass"] + legal_uses(table, seat) + legal_skills(table, seat)
        legal += legal_sends(table, seat) if kind == "play" else []
        words = yield from table.put(seat, {"q": "window", "window": kind}, legal)
        if words[0] == "pass":
            table.tell("%s passes", seat)
            seat, quiet = table.right(seat), quiet + 1
        elif words[0] == "send":
            return ("send", words[1], seat_of(words[3]))
        else:
            yield from chain(table, seat, words)
            if is_over(table, kind):
                return None
            seat, quiet = table.first_asked(), 0
    return None


def is_over(table, kind):
    """A window that has lost its reason closes: its intelligence is gone or went on, or the turn's
    player left the game."""
    if kind == "play":
        return table.turn not in table.living
    transit = table.transit
    if transit is None:
        return True
    return kind == "arrived" and (transit["returned"] or transit["to"] not in table.living)


# -- what may be declared -------------------------------------------------------------------------


def legal_uses(table, seat):
    """Every card of the hand as every function it may have, at everybody it may be aimed at."""
    if len(table.chain) >= LONGEST_CHAIN:
        return []
    legal = []
    for card in set(table.hands[seat]):
        for name in functions_of(table, seat, card):
            function = FUNCTIONS[name]
            if not function.is_time(table, seat):
                continue
            as_what = "" if card.startswith(name) else " as " + name
            use = "use %s%s" % (card, as_what)
            if function.targets is None:
                legal.append(use)
            else:
                legal += [use + " on " + letter(whom) for whom in function.targets(table, seat)]
    return legal


def legal_sends(table, seat):
    """传递 — the active player sends one card in the play phase, once a turn."""
    if seat != table.turn or table.sent or table.chain:
        return []
    return sends(table, seat)


def sends(table, seat):
    return ["send %s to %s" % (card, letter(to))
            for card in set(table.hands[seat]) for to in receivers(table, seat, card)]


# -- the chain ------------------------------------------------------------------------------------


def chain(table, seat, words):
    """A declaration, the answers to it, and then everything from the top down."""
    declare(table, seat, words)
    asked = table.right(seat)
    while asked != table.chain[-1].by:
        legal = ["pass"] + legal_uses(table, asked) + legal_skills(table, asked)
        words = yield from table.put(asked, {"q": "window", "window": "answer"}, legal)
        if words[0] == "pass":
            table.tell("%s passes", asked)
            asked = table.right(asked)
        else:
            declare(table, asked, words)
            asked = table.right(asked)
    while table.chain:
        yield from resolve(table)


def declare(table, seat, words):
    """Shows the card, chooses the target, pays the costs, and lays it on the chain."""
    if words[0] == "skill":
        script, skill, target = declare_skill(table, seat, words)
        table.chain.append(Declared(seat, script, target=target, skill=skill))
        return
    card, words = words[1], words[2:]
    function, target = card.split("-")[0], None
    if words[:1] == ["as"]:
        function, words = words[1], words[2:]
    if words[:1] == ["on"]:
        target = seat_of(words[1])
    table.out_of_hand(seat, card)
    aim = "" if target is None else " at " + letter(target)
    table.tell("%s declares %s with %s" + aim, seat, function, card)
    table.chain.append(Declared(seat, function, card, function, target))


def resolve(table):
    """The top of the chain leaves it: to take effect, unless it was countered or its target is gone."""
    play = table.chain.pop()
    gone = play.by not in table.living      # ruling 0175: nothing of the dead is carried out any more
    lapsed = play.void or gone or (play.target is not None and play.target not in table.living)
    if lapsed:
        table.tell("%s has no effect", play.by)
    else:
        table.tell("%s resolves", play.by)
        if play.skill is not None:
            yield from play.skill.effect(table, play)
        else:
            yield from FUNCTIONS[play.function].effect(table, play)
    if play.card is not None:
        removed = play.function == "probe" and not lapsed
        (table.removed if removed else table.discard).append(play.card)
        table.tell("%s is removed" if removed else "%s is spent", play.card)
    yield from play.afterwards
    if play.void:
        yield from hear(table, ("countered", play.by))
