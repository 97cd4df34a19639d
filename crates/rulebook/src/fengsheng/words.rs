//! The words of the vocabulary besides names: each in Chinese and in English.

use crate::word::words;
pub(super) use crate::word::{NONE, Word};

words! {
    SEATS = "座位", "seats";
    EDITION = "版本", "edition";
    TURN = "轮到", "turn";
    SENT = "已传", "sent";
    PHASE = "阶段", "phase";
    RULES = "规则", "rules";
    DEAL = "发牌", "deal";
    DECK = "牌堆", "deck";
    DISCARD = "弃牌", "discard";
    REMOVED = "移出", "removed";

    INTELLIGENCE = "情报", "intelligence";
    ROLE = "角色", "role";
    IDENTITY = "身份", "identity";
    DOWN = "盖着", "down";
    UP = "翻开", "up";
    SHOWN = "身份已亮", "shown";
    NOT_SHOWN = "身份未亮", "not shown";
    DEAD = "死亡", "dead";
    LOST = "出局", "lost";
    ALIVE = "活着", "alive";
    ONLY = "只有", "only";
    YES = "是", "yes";
    NO = "否", "no";
    PHASE_PLAY = "出牌", "play";
    PHASE_DRAW = "抽牌", "draw";

    SEND = "传", "send";
    TO = "给", "to";
    USE = "用", "use";
    AT = "对", "on";
    AS = "当", "as";
    INVOKE = "发动", "invoke";
    PASS = "过", "pass";
    TAKE = "接收", "take";
    REFUSE = "不接", "不接收", "refuse";
    DRAW = "抽牌", "draw";
    THROW = "弃牌", "discard";
    SAY = "说", "say";
    PICK = "选", "pick";
    OF = "的", "of";
    TARGET = "指定", "target";
    KEEP = "保留", "keep";
    NAME = "宣示", "name";
    ALL_PASS = "都过", "all pass";
    ALL_PASS_UNTIL = "都过到", "all pass until";

    ASKED = "被问", "asked";
    OVER = "终局", "over";
    NOBODY = "无人", "nobody";
    DISCARD_HAS = "弃牌有", "discard has";
    DISCARD_LACKS = "弃牌没有", "discard lacks";
    ON_ITS_WAY = "情报在", "on its way to";
    ARRIVED = "情报到达", "arrived before";
    FACE_UP = "情报亮着", "turned up";
    CHAIN = "连环", "chain";
    STEP = "出牌步", "step of";
    LOCKED = "锁定中", "locked";
    LURED = "调离中", "lured";
    HOLDS = "手牌", "holds";
    COUNTS = "张数", "cards";
    ROLE_DOWN = "角色盖着", "face down";
    ROLE_UP = "角色翻开", "face up";
    MAY = "可", "may";
    MAY_NOT = "不可", "may not";
    MAY_ONLY = "只可", "may only";
    BECAUSE = "因为", "because";
    NEVER_LEARNS = "不知", "never learns";
    HAS_SEEN = "看过", "has seen";
    KNOWS = "知道", "knows";
    KNOWS_NOT = "不知道", "does not know";
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_of_the_rulebook_knows_every_word() {
        crate::word::assert_explained(super::ALL);
    }
}
