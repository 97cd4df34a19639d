"""易先生 — Mr Yi, male, open.

贪婪: he draws three in his draw phase. 洞察: his 退回 and 截获 may be used as 识破. 情仇: a female kills him: she
wins alone. 机密任务: somebody declares victory after a death; his win makes that fail.
"""

from .base import Role


def mission(table, seat, moment, facts):
    return moment == "override" and facts["seat"] != seat and bool(table.dead)


MR_YI = Role("mr-yi", "male", False, mission, draws=3,
             converts=lambda table, card: (
                 "counter" if card.startswith(("return", "intercept")) else None))
