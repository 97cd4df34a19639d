"""What two engines disagree about."""


class Difference(Exception):
    """The two engines disagree. `what` is a sentence, `page` the rulebook page about it."""

    def __init__(self, what, page, trace=None, oracle=None):
        super().__init__(what, page, trace, oracle)
        self.what, self.page, self.trace, self.oracle = what, page, trace, oracle


class Stop(Exception):
    """The first difference in a game, with all that is needed to look at it: the game's line, the
    number of the decision, the oracle's position, what was asked and answered, and the usual house
    rules, so that a report can leave them out."""

    def __init__(self, game, number, difference, position, question, action, usual):
        super().__init__(game, number, difference, position, question, action, usual)
        self.game, self.number, self.difference = game, number, difference
        self.position, self.question, self.action = position, question, action
        self.usual = usual


def first_difference(trace, oracle, path=""):
    """The path of the first place where two JSON values differ, with both values there. Fields
    of the trace that the oracle does not know are ignored, as FORMAT.md says."""
    if isinstance(trace, dict) and isinstance(oracle, dict):
        for key in oracle:
            if key not in trace:
                return path + "/" + key, "(absent)", oracle[key]
            found = first_difference(trace[key], oracle[key], path + "/" + key)
            if found:
                return found
        return None
    if isinstance(trace, list) and isinstance(oracle, list) and len(trace) == len(oracle):
        for place, (one, other) in enumerate(zip(trace, oracle)):
            found = first_difference(one, other, "%s/%d" % (path, place))
            if found:
                return found
        return None
    if trace == oracle and type(trace) is type(oracle):
        return None
    return path or "/", trace, oracle
