//! The words of the vocabulary besides names: each in Chinese and in English.

use crate::word::words;
pub(super) use crate::word::{NONE, Word};

words! {
    SEATS = "座位", "seats";
    SCRIPT = "剧本", "script";
    ALL_CHARACTERS = "全部角色", "all characters";
    FROM = "从", "from";
    DEAL = "发牌", "deal";
    BELIEVES = "以为", "believes";
    TRAVELLER = "旅行者", "traveller";
    EMPTY_CHAIR = "空椅", "empty chair";
    DEAD = "死亡", "dead";
    ALIVE = "活着", "alive";
    TOKEN = "有票", "has vote";
    NO_TOKEN = "没有票", "no vote";
    DRUNK = "醉酒", "drunk";
    POISONED = "中毒", "poisoned";
    SOBER = "清醒", "sober";
    SPENT = "已用", "spent";
    GOOD = "善良", "good";
    EVIL = "邪恶", "evil";

    STORYTELLER = "说书人", "storyteller";
    FOR = "为", "for";
    NEXT = "继续", "next";
    WAIT = "等待", "wait";
    PICK = "选", "pick";
    NAME = "指名", "name";
    DECLINE = "不选", "decline";
    TELL = "告诉", "tell";
    YES = "是", "yes";
    NO = "否", "no";
    EXECUTE = "处决", "execute";
    BY_HAND = "动手", "by hand";
    GO_TO = "到", "go to";
    NIGHTFALL = "入夜", "nightfall";
    DAWN = "天亮", "dawn";
    NIGHT = "夜", "night";
    DAY = "天", "day";
    VOTE = "投票", "vote";
    NOMINATE = "提名", "nominate";
    RAISE = "举手", "raise";
    NOT_RAISE = "不举手", "not raise";
    EXILE = "流放", "exile";
    WELCOME = "迎来", "welcome";
    SEE_OFF = "送走", "see off";
    USE = "发动", "use";
    VISIT = "拜访", "visit";
    STATE = "陈述", "state";
    PASS = "过", "pass";

    KILL = "杀", "kill";
    REVIVE = "复活", "revive";
    BECOME = "变成", "become";
    TURN = "阵营", "side";
    REMIND = "标记", "remind";
    CLEAR = "清除", "clear";
    WIN = "获胜", "win";

    NOTHING = "无事", "nothing";
    SPOKEN = "口头", "spoken";
    THERE_IS_NO = "没有", "none of";
    MINIONS = "爪牙", "minions";
    DEMON = "恶魔", "demon";
    ABSENT = "不在场", "absent";
    IN_PLAY = "在场", "in play";
    GRIMOIRE = "魔典", "grimoire";
    MAD = "疯狂", "mad";

    ASKED = "被问", "asked";
    LIVING = "存活", "living";
    DOOMED = "将被处决", "doomed";
    TO_BEAT = "要超过", "to beat";
    NEEDED = "要达到", "needed";
    CHARACTERS = "角色数", "characters";
    OVER = "终局", "over";
    BECAUSE = "因为", "because";
    NO_DEMON = "恶魔死光", "no-demon";
    TWO_LEFT = "只剩两人", "two-left";
    DIED = "天亮死亡", "died at night";
    BACK = "天亮复活", "back at dawn";
    CHOICES = "可选", "choices";
    CHOICES_HAVE = "可选有", "choices include";
    CHOICES_LACK = "不可选", "choices lack";
    SAYABLE = "可告诉", "sayable";
    SAYABLE_HAS = "可告诉有", "sayable includes";
    SAYABLE_LACKS = "不可告诉", "sayable lacks";

    TOLD = "得知", "told";
    ONLY_TOLD = "只得知", "only told";
    NOT_TOLD = "没有得知", "not told";
    TOLD_NOTHING = "什么也没得知", "told nothing";
    WOKEN = "被叫醒", "woken";
    NOT_WOKEN = "没有被叫醒", "not woken";
    IS = "是", "is";
    IS_NOT = "不是", "is not";
    ABLE = "有能力", "able";
    UNABLE = "没有能力", "unable";
    MARKED = "有标记", "bears token of";
    NOT_MARKED = "没有标记", "bears no token of";
    NOT_MAD = "没有疯狂", "not mad";
    GAINED = "得到能力", "gained";
    UNSPENT = "未用", "unspent";
    MAY = "可", "may";
    MAY_NOT = "不可", "may not";
    KNOWS = "知道", "knows";
    NEVER_LEARNS = "不知", "never learns";
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_of_the_rulebook_knows_every_word() {
        crate::word::assert_explained(super::ALL);
    }
}
