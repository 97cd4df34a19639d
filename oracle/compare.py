"""Play a traced game again and compare it, decision by decision.

A reader of FORMAT.md: takes the lines of one game, gives back how many decisions agreed, or raises
a `Stop` that says everything about the first difference.
"""

from blanc_noir.chance import Adopted
from blanc_noir.game import Game
from blanc_noir.table import DEFAULT_RULES
from blanc_noir.view import truth, view
from difference import Difference, Stop, first_difference

UNIT = "rounds"

# Which page speaks about a question, a verb or a field, for the report of a difference.
PAGES = {
    "turn": "blanc-noir/turn.md",
    "after-draw": "rulings/0068-after-draw-question.md",
    "trade-more": "blanc-noir/turn.md",
    "colour": "rulings/0081-colour-before-ability.md",
    "companion": "blanc-noir/cards/princess.md",
    "lord-companion": "blanc-noir/cards/lord.md",
    "herald": "blanc-noir/scrolls/herald.md",
    "relief": "blanc-noir/scrolls/relief.md",
    "keep-one": "rulings/0064-combo-step-by-step.md",
    "cut": "rulings/0064-combo-step-by-step.md",
    "goddess": "blanc-noir/cards/goddess.md",
    "target": "blanc-noir/actions.md",
    "fairy-own": "blanc-noir/cards/fairy.md",
    "fairy-source": "blanc-noir/cards/fairy.md",
    "shockwave": "blanc-noir/scrolls/shockwave.md",
    "threat": "blanc-noir/scrolls/threat.md",
    "valkyrie": "blanc-noir/cards/valkyrie.md",
    "declare": "blanc-noir/declaring.md",
    "hands": "blanc-noir/decks.md",
    "deck": "blanc-noir/decks.md",
    "discard": "blanc-noir/decks.md",
    "lead": "blanc-noir/matching.md",
    "scroll_deck": "blanc-noir/decks.md",
    "down": "rulings/0085-scroll-positions.md",
    "known": "rulings/0086-known-marks.md",
    "lap": "blanc-noir/information.md",
    "discards": "blanc-noir/information.md",
    "declared": "blanc-noir/declaring.md",
    "totals": "blanc-noir/scoring.md",
    "sheet": "blanc-noir/scoring.md",
    "winners": "blanc-noir/scoring.md",
    "playing": "rulings/0073-playoff.md",
    "turn of": "blanc-noir/direction.md",
    "next": "blanc-noir/direction.md",
    "direction": "blanc-noir/direction.md",
    "pending": "blanc-noir/chains.md",
    "asked": "blanc-noir/actions.md",
    "legal": "blanc-noir/actions.md",
}


def page_of(path):
    for part in path.split("/")[1:]:
        if part == "turn":
            return PAGES["turn of"]
        if part in PAGES:
            return PAGES[part]
    return "blanc-noir/information.md"


def agree(trace, oracle, what, page=None):
    """Raise a Difference unless two values are the same."""
    if trace == oracle:
        return
    found = first_difference(trace, oracle)
    if found:
        path, one, other = found
        raise Difference("%s %s" % (what, path), page or page_of(path), one, other)


class Replay:
    """One traced game, played again."""

    def __init__(self, line):
        self.line = line                # the game line
        self.number = 0                 # of the decision
        self.views = 0                  # how many decisions were compared in full
        self.rounds = 0
        self.chance = Adopted()
        self.game = None
        self.question = None
        self.action = None
        self.guard(self.start, line)

    def guard(self, step, line):
        """Do a step; a difference, or a rule that breaks down, becomes a Stop."""
        try:
            step(line)
        except Difference as difference:
            raise self.stop(difference)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise self.stop(
                Difference("the oracle breaks down: %r" % error, "blanc-noir/index.md")
            )

    def stop(self, difference):
        position = truth(self.game.table) if self.game else None
        return Stop(self.line, self.number, difference, position, self.question, self.action,
                    DEFAULT_RULES)

    def start(self, line):
        self.chance.offer(line["chance"])
        self.game = Game(line["setup"], self.chance)
        self.chance.finish()
        self.compare_all(line)

    def decision(self, line):
        self.guard(self.step, line)

    def step(self, line):
        table = self.game.table
        self.number += 1
        self.question, self.action = table.asked, line["action"]
        if line["n"] != self.number:
            raise Difference("a decision is missing", "blanc-noir/actions.md", line["n"], self.number)
        if table.asked is None:
            raise Difference("a decision after the end", "blanc-noir/scoring.md", line["action"])
        page = PAGES[table.asked["ask"]["q"]]
        agree(line["seat"], table.asked["seat"], "the seat that is asked", page)
        if set(line["legal"]) != set(table.legal):
            trace, oracle = set(line["legal"]), set(table.legal)
            raise Difference(
                "the legal actions", page, sorted(trace - oracle), sorted(oracle - trace)
            )
        if len(line["legal"]) != len(table.legal):
            raise Difference("a legal action stands twice", page, line["legal"], table.legal)
        round_before = table.round
        self.chance.offer(line["chance"])
        self.game.act(line["action"])
        self.chance.finish()
        agree(line["over"], table.winners is not None, "the game is over:", PAGES["winners"])
        ended = table.round != round_before or table.winners is not None
        self.rounds += ended
        if ended and "truth" not in line:
            raise Difference("a round ended here", "blanc-noir/scoring.md", "no truth", table.round)
        if "truth" in line:
            self.compare_all(line)

    def compare_all(self, line):
        """The truth, every seat's view and the public one."""
        table = self.game.table
        self.views += 1
        agree(line["truth"], truth(table), "truth")
        views = line["views"]
        if len(views["seats"]) != table.seats:
            raise Difference("views", "blanc-noir/information.md", len(views["seats"]), table.seats)
        for seat in range(table.seats):
            agree(views["seats"][seat], view(table, seat), "view of seat %d:" % seat)
        agree(views["public"], view(table, None), "public view:")

    def finish(self):
        if self.game.table.winners is None:
            raise self.stop(
                Difference("the trace ends before the game does", "blanc-noir/scoring.md")
            )
