"""风声 — play a traced game again and compare it, decision by decision.

A reader of FORMAT.md: takes the lines of one game, gives back how many decisions agreed, or raises a
`Stop` that says everything about the first difference.
"""

from difference import Difference, Stop, first_difference
from fengsheng.cards import FUNCTIONS, in_order
from fengsheng.chance import Adopted
from fengsheng.game import Game
from fengsheng.roles import ROLES
from fengsheng.view import truth, views

UNIT = "turns"
USUAL = {"split": "main", "lure_self": True, "last_side_wins": True, "roles": "all"}


def page_of(ask):
    """Which page speaks about a question, for the report of a difference."""
    by = (ask or {}).get("by", "")
    if by in FUNCTIONS:
        return "fengsheng/cards/%s.md" % by
    for name in ROLES:
        if by.startswith(name):
            return "fengsheng/roles/%s.md" % name
    if ask and (ask["q"] == "receive" or ask.get("window") in ("in-transit", "arrived")):
        return "fengsheng/transmission.md"
    return "fengsheng/index.md"


class Replay:
    """One traced game, played again."""

    def __init__(self, line):
        self.line = line                # the game line
        self.number = 0                 # of the decision
        self.views = 0                  # how many decisions were compared in full
        self.rounds = 0                 # turns that have begun
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
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise self.stop(self.difference("the oracle breaks down: %r" % error))

    def stop(self, difference):
        position = None
        if self.game:
            position = dict(truth(self.game.table), told=self.game.table.told)
        return Stop(self.line, self.number, difference, position, self.question, self.action,
                    USUAL)

    def difference(self, what, trace=None, oracle=None):
        return Difference(what, page_of(self.question and self.question["ask"]), trace, oracle)

    def agree(self, trace, oracle, what):
        """Raise a Difference unless two values are the same."""
        if trace != oracle:
            found = first_difference(trace, oracle)
            if found:
                raise self.difference("%s %s" % (what, found[0]), found[1], found[2])

    def start(self, line):
        self.chance.offer(line["chance"], [])
        self.game = Game(line["setup"], self.chance)
        self.chance.finish()
        self.compare_all(line)

    def decision(self, line):
        self.guard(self.step, line)

    def step(self, line):
        table = self.game.table
        self.number += 1
        self.question = {"seats": list(table.asked), "ask": table.ask}
        self.action = line["action"]
        if table.winners is not None:
            raise self.difference("a decision after the end", self.action)
        self.agree(line["n"], self.number, "the number of the decision")
        self.agree(line["ask"], table.ask, "the question")
        self.agree(line["asked"], table.asked, "who is asked")
        self.agree([sorted(legal) for legal in line["legal"]],
                   [sorted(legal) for legal in table.legal], "the legal actions")
        if line["action"] not in table.legal[table.asked.index(line["seat"])]:
            raise self.difference("the chosen action is not legal", self.action)
        self.chance.offer(line["chance"], line["told"])
        self.game.act(line["seat"], line["action"])
        self.agree(line["told"], table.told, "what happened")
        self.chance.finish()
        self.rounds += sum(event.endswith(" begins") for event in table.told)
        self.agree(line["over"], table.winners is not None, "the game is over:")
        if "truth" in line:
            self.compare_all(line)
        elif line["over"]:
            raise self.difference("the game ends here", "no truth", table.winners)

    def compare_all(self, line):
        """The truth, and what every seat and the public know."""
        table = self.game.table
        self.views += 1
        aside, deck = len(table.aside), line["truth"]["deck"]
        # Nobody knows how the cards lie that are being dealt at random.
        line["truth"]["deck"] = in_order(deck[:aside]) + deck[aside:]
        self.agree(line["truth"], truth(table), "truth")
        self.agree(line["views"], views(table), "what is known:")

    def finish(self):
        if self.game.table.winners is None:
            raise self.stop(self.difference("the trace ends before the game does"))
