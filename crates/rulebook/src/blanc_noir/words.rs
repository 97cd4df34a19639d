//! The words of the vocabulary besides names: each in Chinese and in English.

/// One meaning with its spellings. An English one may be several words long.
pub(super) type Word = &'static [&'static str];

pub(super) const SEATS: Word = &["座位", "seats"];
pub(super) const TURN: Word = &["轮到", "turn"];
pub(super) const DIRECTION: Word = &["方向", "direction"];
pub(super) const LEAD: Word = &["引牌", "lead"];
pub(super) const PENDING: Word = &["连锁", "pending"];
pub(super) const DECK: Word = &["牌堆", "deck"];
pub(super) const DISCARD: Word = &["弃牌", "discard"];
pub(super) const SCROLL_DECK: Word = &["卷轴堆", "scroll deck"];
pub(super) const RESHUFFLED: Word = &["洗过", "reshuffled"];
pub(super) const ROUND: Word = &["轮数", "round"];
pub(super) const STARTER: Word = &["首家", "starter"];
pub(super) const RULES: Word = &["规则", "rules"];
pub(super) const DEAL: Word = &["发牌", "deal"];

pub(super) const SCROLLS: Word = &["卷轴", "scrolls"];
pub(super) const UP: Word = &["翻开", "up"];
pub(super) const TOTAL: Word = &["总分", "total"];
pub(super) const DECLARED: Word = &["已宣告", "declared"];
pub(super) const UNDECLARED: Word = &["未宣告", "not declared"];
pub(super) const CARDS: Word = &["张", "cards", "card"];
pub(super) const REST: Word = &["其余", "rest"];
pub(super) const NONE: Word = &["无", "none"];
pub(super) const ONLY: Word = &["只有", "only"];
pub(super) const OPEN: Word = &["开放", "open"];
pub(super) const FIRST: Word = &["首张", "first"];
pub(super) const YES: Word = &["是", "yes"];
pub(super) const NO: Word = &["否", "no"];
pub(super) const CLOCKWISE: Word = &["顺", "顺时针", "clockwise"];
pub(super) const COUNTER_CLOCKWISE: Word = &["逆", "逆时针", "counter-clockwise"];

pub(super) const PLAY: Word = &["出", "play"];
pub(super) const DRAW: Word = &["抽牌", "draw"];
pub(super) const TAKE: Word = &["承受", "take"];
pub(super) const TRADE: Word = &["换", "trade"];
pub(super) const USE: Word = &["翻开", "use"];
pub(super) const PICK: Word = &["选", "pick"];
pub(super) const STOP: Word = &["停", "stop"];
pub(super) const NAME: Word = &["指定颜色", "name"];
pub(super) const TARGET: Word = &["指定", "target"];
pub(super) const SLOT: Word = &["取", "slot"];
pub(super) const TAKE_OPEN: Word = &["收", "open"];
pub(super) const DECLARE: Word = &["宣告", "declare"];
pub(super) const SILENT: Word = &["不宣告", "silent"];

pub(super) const HOLDS: Word = &["手牌", "holds"];
pub(super) const COUNTS: Word = &["张数", "cards"];
pub(super) const DOWN: Word = &["卷轴数", "down"];
pub(super) const MAY: Word = &["可", "may"];
pub(super) const MAY_NOT: Word = &["不可", "may not"];
pub(super) const MAY_ONLY: Word = &["只可", "may only"];
pub(super) const BECAUSE: Word = &["因为", "because"];
pub(super) const NEVER_LEARNS: Word = &["不知", "never learns"];
pub(super) const HAS_SEEN: Word = &["看过", "has seen"];
pub(super) const KNOWS: Word = &["得知", "knows"];
pub(super) const KNOWS_NOT: Word = &["不得知", "does not know"];
pub(super) const DISCARD_HAS: Word = &["弃牌有", "discard has"];
pub(super) const DISCARD_LACKS: Word = &["弃牌没有", "discard lacks"];
pub(super) const DISCARDS_SHOWN: Word = &["弃牌记录", "discards shown"];
pub(super) const OVER: Word = &["终局", "over"];
pub(super) const ASKED: Word = &["被问", "asked"];
