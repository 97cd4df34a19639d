"""角色牌 — what a character is made of (§3.2, §5.4)."""


def never(table, seat, moment, facts):
    """No secret mission."""
    return False


class Role:
    """A character. What is not said of it is as it is for everybody."""

    def __init__(self, name, gender=None, hidden=False, mission=never, skills=(), triggers=(),
                 converts=lambda table, card: None, conceals=False, chooses_direction=False,
                 locks_any_turn=False, returns_one=False, draws=2, loses_at=99):
        self.name, self.gender, self.hidden, self.mission = name, gender, hidden, mission
        self.skills, self.triggers, self.converts = skills, triggers, converts
        self.conceals = conceals                    # 城府
        self.chooses_direction = chooses_direction  # 逢缘
        self.locks_any_turn = locks_any_turn        # 敏锐
        self.returns_one = returns_one              # 精明
        self.draws = draws                          # cards in the draw phase
        self.loses_at = loses_at                    # 败露: this many intelligence


class Skill:
    """A skill that is declared like a card: with the character lying `side`, `when` it may, `at`
    whom (None: at nobody); `flip` is its price; `effect(table, play)` carries it out."""

    def __init__(self, side, effect, when=lambda table, seat: True, at=None, flip=None):
        self.side, self.effect, self.when, self.at, self.flip = side, effect, when, at, flip


class Trigger:
    """A skill that answers what happened. `hears(table, seat, occasion)` gives None, "may" or
    "must"; `can(table, seat)` says whether the own cards allow it; `effect(table, seat, occasion,
    by)` carries it out, where `by` is its name in questions."""

    def __init__(self, side, hears, effect, flip=None, can=lambda table, seat: True):
        self.side, self.hears, self.effect, self.flip, self.can = side, hears, effect, flip, can


NOBODY = Role("nobody")     # 无角色
