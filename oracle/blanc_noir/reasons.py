"""Why an answer is refused. The first reason that applies, from above, in the table of
rulebook/blanc-noir/actions.md ("不可以的理由")."""

from .cards import KIND, MONSTERS, NUMBER, is_basic, seat_of
from .matching import follows

# Which verbs belong to which question. `stop` belongs to some where it is never or not yet legal:
# there it is refused with cannot-stop-yet.
VERBS = {
    "turn": ["play", "draw", "take", "trade", "use"],
    "after-draw": ["play", "stop"],
    "trade-more": ["pick", "stop"],
    "colour": ["name"],
    "companion": ["pick", "stop"],
    "lord-companion": ["pick", "stop"],
    "herald": ["pick", "stop"],
    "relief": ["pick", "stop"],
    "keep-one": ["pick", "stop"],
    "cut": ["pick", "stop"],
    "goddess": ["pick", "stop"],
    "target": ["target"],
    "fairy-own": ["slot", "stop"],
    "fairy-source": ["deck", "slot"],
    "shockwave": ["slot", "open"],
    "threat": ["pick", "stop"],
    "valkyrie": ["pick", "stop"],
    "declare": ["declare", "silent"],
}


def reason(table, seat, action):
    """The reason why this seat may not do this now; None if it may."""
    words = action.split()
    verb = words[0]
    if table.asked is None:
        return "game-over"
    if table.asked["seat"] != seat:
        return "not-your-turn"
    if action in table.legal:
        return None
    ask = table.asked["ask"]
    question = ask["q"]
    if verb in ("trade", "use") and question != "turn":
        return "scroll-not-now"
    if verb not in VERBS[question]:
        return "wrong-question"
    if question == "after-draw" and verb == "play" and words[1] != table.drawn:
        return "only-the-drawn-card"
    if verb in ("play", "trade", "pick") and question != "valkyrie":
        if words[1] not in table.hands[seat]:
            return "not-in-hand"
    if verb == "play":
        return play(table, seat, words[1])
    if verb == "draw":
        return "chain-pending" if table.pending > 0 else "draw-only-without-play"
    if verb == "take":
        return "no-chain" if table.pending == 0 else "must-answer-chain"
    if verb == "trade":
        return trade(table, seat, words[1])
    if verb == "use":
        return use(table, seat, words[1])
    if verb == "pick":
        return pick(table, ask, words[1])
    if verb == "target":
        return target(table, ask["by"], seat, seat_of(words[1]))
    if verb in ("slot", "open"):
        return place(table, question, seat, seat_of(words[1]), words)
    if verb == "deck":
        return "source-closed"
    return "cannot-stop-yet"


def play(table, seat, card):
    if table.pending > 0:
        return "princess-cannot-answer" if KIND[card] == "princess" else "chain-only-25"
    if not follows(table, card):
        return "must-follow"
    return "princess-needs-special"


def trade(table, seat, card):
    same = [other for other in table.hands[seat] if NUMBER[other] == NUMBER[card]]
    if len(same) < 3:
        return "trade-needs-three"
    if not table.scroll_deck:
        return "trade-no-scrolls"
    return "trade-would-empty"


def use(table, seat, scroll):
    if scroll not in table.down[seat]:
        return "scroll-not-yours"
    if scroll.startswith("herald-"):
        return "herald-leaves-two" if len(table.hands[seat]) < 3 else "herald-needs-card"
    return {
        "relief": "relief-needs-six",
        "threat": "threat-needs-monster",
        "shockwave": "shockwave-no-target",
        "revelation": "revelation-empty",
    }[scroll]


def pick(table, ask, card):
    question = ask["q"]
    if question == "trade-more":
        return "not-that-number"
    if question == "companion":
        return "not-special"
    if question == "lord-companion":
        return "not-that-colour" if is_basic(card) else "not-basic"
    if question == "herald":
        return "not-that-colour"
    if question == "threat":
        return "already-given" if card in MONSTERS else "not-a-monster"
    return "not-in-pile"


def target(table, by, seat, whom):
    if whom not in table.playing:
        return "not-playing"
    if by in ("gargoyle", "threat") and whom == seat:
        return "not-another-player"
    return "no-such-scroll"


def place(table, question, seat, whom, words):
    if whom not in table.playing:
        return "not-playing"
    if question == "shockwave" or not 1 <= int(words[2]) <= len(table.down[whom]):
        return "no-such-scroll"
    if question == "fairy-own" and whom != seat:
        return "scroll-not-yours"
    if question == "fairy-source" and whom == seat:
        return "not-another-player"
    return "already-swapped"
