"""机密任务 — missions that several characters share."""

from ..cards import count


def three_of(colour):
    """获得三张或以上… — three or more intelligence of one colour."""
    return lambda table, seat, moment, facts: (
        moment == "gain" and count(table.intelligence[seat], colour) >= 3)


def wiped(table, faction):
    """全灭 — every player of the faction is dead; who lost is not (R11)."""
    return all(seat in table.dead for seat in range(table.seats)
               if table.identity[seat] == faction)


def wiped_out(faction):
    return lambda table, seat, moment, facts: moment == "burial" and wiped(table, faction)


def one_of_each_dead(table, seat, moment, facts):
    """一位潜伏战线玩家和一位军情处玩家死亡."""
    return moment == "burial" and {"lurker", "agency"} <= {
        table.identity[dead] for dead in table.dead}


def three_and_three(table, seat, moment, facts):
    """手牌集齐三张红色卡牌和三张蓝色卡牌."""
    hand = table.hands[seat]
    return moment == "hand" and count(hand, "red") >= 3 and count(hand, "blue") >= 3
