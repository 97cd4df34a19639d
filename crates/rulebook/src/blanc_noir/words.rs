//! The words of the vocabulary besides names: each in Chinese and in English.

use crate::word::words;
pub(super) use crate::word::{NONE, Word};

words! {
    SEATS = "座位", "seats";
    TURN = "轮到", "turn";
    DIRECTION = "方向", "direction";
    LEAD = "引牌", "lead";
    PENDING = "连锁", "pending";
    DECK = "牌堆", "deck";
    DISCARD = "弃牌", "discard";
    SCROLL_DECK = "卷轴堆", "scroll deck";
    RESHUFFLED = "洗过", "reshuffled";
    ROUND = "轮数", "round";
    STARTER = "首家", "starter";
    RULES = "规则", "rules";
    DEAL = "发牌", "deal";

    SCROLLS = "卷轴", "scrolls";
    UP = "翻开", "up";
    TOTAL = "总分", "total";
    DECLARED = "已宣告", "declared";
    UNDECLARED = "未宣告", "not declared";
    REST = "其余", "rest";
    ONLY = "只有", "only";
    OPEN = "开放", "open";
    FIRST = "首张", "first";
    YES = "是", "yes";
    NO = "否", "no";
    CLOCKWISE = "顺", "顺时针", "clockwise";
    COUNTER_CLOCKWISE = "逆", "逆时针", "counter-clockwise";

    PLAY = "出", "play";
    DRAW = "抽牌", "draw";
    TAKE = "承受", "take";
    TRADE = "换", "trade";
    USE = "翻开", "use";
    PICK = "选", "pick";
    STOP = "停", "stop";
    NAME = "指定颜色", "name";
    TARGET = "指定", "target";
    SLOT = "取", "slot";
    TAKE_OPEN = "收", "open";
    DECLARE = "宣告", "declare";
    SILENT = "不宣告", "silent";

    HOLDS = "手牌", "holds";
    COUNTS = "张数", "cards";
    DOWN = "卷轴数", "down";
    MAY = "可", "may";
    MAY_NOT = "不可", "may not";
    MAY_ONLY = "只可", "may only";
    BECAUSE = "因为", "because";
    NEVER_LEARNS = "不知", "never learns";
    HAS_SEEN = "看过", "has seen";
    KNOWS = "得知", "knows";
    KNOWS_NOT = "不得知", "does not know";
    DISCARD_HAS = "弃牌有", "discard has";
    DISCARD_LACKS = "弃牌没有", "discard lacks";
    DISCARDS_SHOWN = "弃牌记录", "discards shown";
    OVER = "终局", "over";
    ASKED = "被问", "asked";
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_of_the_rulebook_knows_every_word() {
        crate::word::assert_explained(super::ALL);
    }
}
