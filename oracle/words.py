"""The words of the rulebook's scenarios, Chinese and English (rulebook/README.md)."""

import unicodedata

from blanc_noir.cards import LETTERS, NUMBER, SCROLL_ORDER

TRADITIONAL = "紅黃綠藍師領騎龍戰蓋倫發衝擊氣樓捲脅濟啟啓傳輪連鎖棄規則張餘軸開總順時針無換選顏問終數為過記錄沒"
SIMPLIFIED = "红黄绿蓝师领骑龙战盖伦发冲击气楼卷胁济启启传轮连锁弃规则张余轴开总顺时针无换选颜问终数为过记录没"
SIMPLE = str.maketrans(TRADITIONAL, SIMPLIFIED)

COLOUR_WORDS = {
    "红": "red", "赤": "red", "red": "red",
    "黄": "yellow", "yellow": "yellow",
    "绿": "green", "green": "green",
    "蓝": "blue", "青": "blue", "blue": "blue",
}
KIND_WORDS = {
    "女司祭": "priestess", "小丑": "clown", "道化师": "clown", "魔术师": "magician",
    "领主": "lord", "皇女": "princess", "骑士": "knight", "皇子": "prince",
}
BLACK_WORDS = {
    "魔像": "golem", "盖伦姆": "golem", "ゴーレム": "golem",
    "妖精": "fairy",
    "石像鬼": "gargoyle", "ガーゴイル": "gargoyle",
    "战乙女": "valkyrie",
    "龙": "dragon", "ドラゴン": "dragon",
    "女神": "goddess",
}
SCROLL_WORDS = {
    "爆发": "outburst", "吹雪": "blizzard", "冲击波": "shockwave", "蜃气楼": "mirage",
    "龙卷": "tornado", "胁威": "threat", "威胁": "threat", "救济": "relief", "启示": "revelation",
}
VERBS = {
    "出": "play", "抽牌": "draw", "承受": "take", "换": "trade", "翻开": "use", "选": "pick",
    "停": "stop", "指定颜色": "name", "指定": "target", "取": "slot", "收": "open",
    "牌堆": "deck", "宣告": "declare", "不宣告": "silent",
}
NOUNS = {
    "座位": "seats", "引牌": "lead", "轮到": "turn", "方向": "direction", "连锁": "pending",
    "牌堆": "deck", "弃牌": "discard", "卷轴堆": "scroll deck", "洗过": "reshuffled",
    "轮数": "round", "首家": "starter", "规则": "rules", "发牌": "deal", "卷轴": "scrolls",
    "翻开": "up", "总分": "total", "弃牌记录": "discards shown", "被问": "asked",
    "终局": "over", "手牌": "holds", "张数": "cards", "卷轴数": "down",
}
DIRECTIONS = {
    "顺": "clockwise", "顺时针": "clockwise", "clockwise": "clockwise",
    "逆": "counter-clockwise", "逆时针": "counter-clockwise",
    "counter-clockwise": "counter-clockwise",
}


class Unclear(Exception):
    """A line that makes no sense."""


def plain(text):
    """Full-width as half-width, traditional as simplified, one space between words."""
    text = unicodedata.normalize("NFKC", text).replace("、", " ").translate(SIMPLE)
    return " ".join(text.split())


def colour(word):
    if word not in COLOUR_WORDS:
        raise Unclear("%s is no colour" % word)
    return COLOUR_WORDS[word]


def find_card(word):
    """The code of a card, or None."""
    if word in NUMBER:
        return word
    if word in BLACK_WORDS:
        return BLACK_WORDS[word]
    if word and word[0] in COLOUR_WORDS:
        code = LETTERS[COLOUR_WORDS[word[0]]]
        rest = word[1:]
        code += "-" + KIND_WORDS[rest] if rest in KIND_WORDS else rest
        if code in NUMBER:
            return code
    return None


def find_scroll(word):
    """The code of a scroll, or None."""
    if word in SCROLL_ORDER:
        return word
    if word in SCROLL_WORDS:
        return SCROLL_WORDS[word]
    if word.endswith("传令"):
        tint = word[: -len("传令")]
        tint = tint[:-1] if tint.endswith("的") else tint
        if tint in COLOUR_WORDS:
            return "herald-" + COLOUR_WORDS[tint]
    return None


def card(word):
    code = find_card(word)
    if code is None:
        raise Unclear("%s is no card" % word)
    return code


def scroll(word):
    code = find_scroll(word)
    if code is None:
        raise Unclear("%s is no scroll" % word)
    return code


def none(text):
    return text in ("无", "none")


def cards(text):
    return [] if none(text) else [card(word) for word in text.split()]


def scrolls(text):
    return [] if none(text) else [scroll(word) for word in text.split()]


def yes(text):
    if text in ("是", "yes"):
        return True
    if text in ("否", "no"):
        return False
    raise Unclear("%s is neither yes nor no" % text)


def number(text):
    if not text.isdigit():
        raise Unclear("%s is no number" % text)
    return int(text)


def noun(text):
    return NOUNS.get(text, text)


def action(text, names):
    """A page's action in the notation of records: `翻开 吹雪` is `use blizzard`."""
    words = text.split()
    verb = VERBS.get(words[0], words[0])
    rest = words[1:]
    try:
        if verb in ("play", "trade", "pick") and len(rest) == 1:
            return "%s %s" % (verb, card(rest[0]))
        if verb == "use" and len(rest) == 1:
            return "use " + scroll(rest[0])
        if verb == "name" and len(rest) == 1:
            return "name " + colour(rest[0])
        if verb == "target" and len(rest) == 1:
            return "target " + names[rest[0]]
        if verb == "slot" and len(rest) == 2:
            return "slot %s %d" % (names[rest[0]], number(rest[1]))
        if verb == "open" and len(rest) == 2:
            return "open %s %s" % (names[rest[0]], scroll(rest[1]))
    except KeyError as error:
        raise Unclear("nobody is called %s" % error)
    if verb in ("draw", "take", "stop", "deck", "declare", "silent") and not rest:
        return verb
    raise Unclear("%s is no action" % text)
