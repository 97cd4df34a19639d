# 网页自己的文字：按钮、设置、标题、说明、出错时的话。

brand = Hearsay 耳闻
title = Blanc Noir · Hearsay
title-your-move = 轮到你 · Blanc Noir
game-name = Blanc Noir
game-han = 黑与白
tagline = 四种墨色，一条连锁，几张盖着的卷轴。先把手牌出完，别替别人记账。
about = 规则和机器人都在这一页里运行，不需要服务器；打开过一次，断网也能玩。

list-comma = 、
nothing = 无
sentence-join = {"。"}
yes = 是
no = 否
close = 关闭
loading = 正在打开……
understood = 知道了
reload = 重新载入
help = 规则与帮助
settings = 设置
undo = 悔一步
leave = 回到首页

## 首页

goon-title = 上次那局还在
goon-when = 存于 { $when }
goon = 接着玩
goon-damaged = 存着的那局读不出来了。
goon-look = 看看怎么办
new-game = 新的一局
seats-how-many = 几个人
your-name = 你的名字
you-name = 你
you-here = 你坐这里
bot-kind = { $name }用哪种机器人
bot-heuristic = 会打牌
bot-random = 乱出牌
bot-name-1 = 阿墨
bot-name-2 = 小简
bot-name-3 = 老邮
bot-name-4 = 白露
bot-name-5 = 青灯
begin = 开局
begin-replaces = 开新局会替掉存着的那局。
house-rules = 桌规
house-rules-changed = { $n ->
    [0] 通常打法
   *[other] 改了 { $n } 条
}
house-rules-intro = 每条桌规都写进记录，一局之中不会变。拿不准就不用动。
house-rules-usual = 全部恢复通常打法
seed = 洗牌种子
seed-why = 填同样的 64 位十六进制数，就会发同样的牌；空着就随机。
seed-bad = 种子要正好 64 个十六进制数字（0–9、a–f），请改正或清空。

rule-declare_mode = 剩一张时谁来宣告
rule-declare_mode-why = 打到剩一张要宣告“黑与白”，没宣告就出完要抽四张。
rule-declare_mode-auto = 自动宣告
rule-declare_mode-manual = 自己按
rule-declare_mode-forgetful = 偶尔会忘
rule-discard_memory = 桌上记得多少弃牌
rule-discard_memory-why = 真实牌桌上没人能翻看弃牌堆。
rule-discard_memory-last-lap = 最近一圈
rule-discard_memory-none = 只看引牌
rule-discard_memory-full = 全部
rule-play_after_draw = 抽到的牌能马上打
rule-play_after_draw-why = 通常抽牌就是这一回合的全部。
rule-voluntary_draw = 有牌可出也能抽牌
rule-voluntary_draw-why = 抽牌是另一种选择，不是没办法时才做的事。
rule-chain_must_answer = 有 25 就必须接连锁
rule-chain_must_answer-why = 手牌别人看不见，所以通常不强迫。
rule-two_player_reverse = 两人时反转方向
rule-two_player_reverse-why = 两个人时反过来还是对方；也有人当作跳过对方。
rule-two_player_reverse-noop = 只翻方向牌
rule-two_player_reverse-skip = 当作跳过
rule-first_card_effects = 第一张引牌的能力
rule-first_card_effects-why = 翻出来的第一张是特殊牌时，通常不发动。
rule-first_card_effects-none = 不发动
rule-first_card_effects-uno = 对首家发动
rule-princess_companion_effect = 皇女的同伴
rule-princess_companion_effect-why = 和皇女一起打出的那张特殊牌，能力算不算。
rule-princess_companion_effect-resolve = 能力有效
rule-princess_companion_effect-none = 只是弃掉
rule-princess_companion_on_top = 同伴放在皇女上面
rule-princess_companion_on_top-why = 放在上面的那张成为新的引牌。
rule-prince_combo_partial = 皇女配皇子可以多留几张
rule-prince_combo_partial-why = 通常要么只留一张，要么一张不弃。
rule-gargoyle_audience = 石像鬼亮出的手牌
rule-gargoyle_audience-why = 亮给全桌看，还是只给打出的人看。
rule-gargoyle_audience-all = 全桌看
rule-gargoyle_audience-user = 只给打出的人
rule-valkyrie_zone_after_reshuffle = 洗过牌后战乙女能找哪里
rule-valkyrie_zone_after_reshuffle-why = 弃牌洗回牌堆之后，弃牌里剩不下几张。
rule-valkyrie_zone_after_reshuffle-discard_and_draw = 弃牌和牌堆
rule-valkyrie_zone_after_reshuffle-discard_only = 只有弃牌
rule-valkyrie_counts_before_empty_check = 战乙女当最后一张时先拿牌
rule-valkyrie_counts_before_empty_check-why = 先拿牌再数手牌，就不算出空，也不罚。
rule-shockwave_scope = 冲击波洗回几张
rule-shockwave_scope-why = 洗回那位玩家的一张卷轴，还是全部。
rule-shockwave_scope-one = 一张
rule-shockwave_scope-all = 全部
rule-tornado_includes_deck = 龙卷连卷轴堆一起洗
rule-tornado_includes_deck-why = 否则只收回玩家面前的卷轴来重发。
rule-threat_empty_hand_wins = 胁威送空手牌就算出完
rule-threat_empty_hand_wins-why = 交出最后一张后，这一轮立刻结束。
rule-threat_drops_pending_chain = 胁威结束一轮时连锁作废
rule-threat_drops_pending_chain-why = 否则积着的张数还要有人承受。
rule-trade_may_empty_hand = 换卷轴可以把手牌换空
rule-trade_may_empty_hand-why = 允许的话，换空要照样罚抽四张。
rule-effect_discards_under_lead = 弃掉的牌垫在引牌下面
rule-effect_discards_under_lead-why = 换卷轴、传令弃掉的牌不改变要跟的颜色。
rule-first_starter = 第一轮谁先
rule-first_starter-why = 以后每轮顺时针换下一家。
rule-first_starter-random = 随机
rule-first_starter-first = 你先
rule-end_tie = 最低分相同
rule-end_tie-why = 终局时最低分有几个人一样。
rule-end_tie-shared = 一起赢
rule-end_tie-playoff = 加打一轮

## 牌桌

seats = 其他玩家
seat-spoken = { $name }，{ $cards } 张手牌，{ $down } 张盖着的卷轴，{ $total } 分
seat-spoken-up = 翻开的卷轴：{ $scrolls }
seat-declared = 已宣告“黑与白”。
seat-turn = 正轮到这一家
seat-next = 下一家
seat-choosable = 可以选这一家
points-short = 分
next-short = 下家
declared-stamp = 黑与白
seat-facts = { $cards } 张手牌，{ $total } 分。
seat-bot = 机器人，{ $bot }。
seat-down = 盖着的卷轴
seat-down-none = 没有盖着的卷轴。
seat-up = 用过的卷轴
seat-lap = 上一回合弃掉的牌
seat-known = 大家知道在这手里的牌
seat-known-why = 亮出来过、还没打出去的牌。
scrolls-of = { $name }的卷轴

centre = 桌子中央
deck-spoken = 牌堆，{ $n } 张
deck-short = 牌堆
scroll-deck-spoken = 卷轴堆，{ $n } 张
scroll-deck-short = 卷轴堆
discard-spoken = 弃牌堆，{ $n } 张，看看桌上还记得的
discard-short = 弃牌
lead-spoken = 引牌：{ $card }。{ $follow }
lead-follow = 要跟{ $colour }或 { $number }
lead-open = 随便出什么都行
lead-open-short = 任意
lead-naming = 等着指定颜色。
lead-naming-short = 待定颜色
direction-spoken = 行进方向：{ $direction }
chain-spoken = 连锁积着 { $n } 张，{ $faces }要应对，再下一家是{ $next }
chain-faces = 应对
chain-next = 再下家

strip-open = 打开牌局记录
strip-empty = 还没有发生什么。
log = 牌局记录
log-short = 记录
log-level = 记录写多细
log-story = 大事
log-moves = 每一手
log-everything = 全部
log-folded = 更早的 { $n } 条收起来了：牌桌上只记得最近一圈，打完再看全部。
round = 第 { $n } 轮

ask = 要你决定
your-move = 轮到你
rule-open = 看这条规则
why-not = 现在不行：
pick-colour = 选颜色
pick-seat = 选一位玩家
pile-open = 翻找（{ $n } 种可拿）
hint-hand = 点一下牌选中，再点一下打出；长按看全文。
hint-own = 点一下自己的卷轴选中。
wait = 等待
wait-for = 等 { $name }
wait-sheet = 先看这一轮的结算。
wait-over = 这一局打完了。
step-next = 下一步（还有 { $n } 步）
step-skip = 直接到我

own-seat = 你的座位
own-scrolls = 你的卷轴
own-scrolls-none = 没有卷轴
own-sums = { $cards } 张 · { $total } 分
own-scroll-open = 卷轴{ $scroll }，现在能用。{ $gloss }
own-scroll-spoken = 卷轴{ $scroll }
own-scroll-used = 用过的卷轴{ $scroll }
hand-spoken = 你的手牌，{ $n } 张，左右键移动
hand-card-open = { $card }，可以出
hand-card-refused = { $card }，现在不行：{ $reason }
sort-spoken = 手牌按{ $by }排，点一下换
sort-colour = 颜色
sort-number = 数字
inspect-colour = 颜色
inspect-number = 数字（留在手里就是分数）
inspect-scroll = 只能在自己回合的卷轴阶段翻开使用，用过的翻开留在面前。

pile-title = 弃牌
pile-search = 从弃牌里拿一张
pile-search-why = 选一张拿进手里，别人看不到是哪张。灰的不能拿。
pile-full = 这桌打出的每张牌都看得到。
pile-none = 这桌只看得到引牌。
pile-lap = 桌上只记得最近一圈弃掉的牌。
pile-empty = 没有可看的牌。
pile-pick = 先选一张

## 结算

sheet-title = 第 { $n } 轮结算
sheet-lead = { $name }出完了手牌，其余各家把剩下的数字加进总分。
sheet-out = 出完
sheet-halved = 正好 200 分，减成 100 分
sheet-empty = 没有剩牌
sheet-continue = 下一轮
over-won = 你赢了
over-shared = 你和别人一起赢了
over-lost = { $name }赢了
over-ranking = 总分，低的在前
over-last = 最后一轮
over-look = 看看牌桌
over-back = 回到结果
over-leave = 回首页
rematch = 再来一局

## 设置

set-language = 语言
set-theme = 明暗
theme-system = 跟系统
theme-dark = 夜
theme-light = 昼
set-log = 记录写多细
set-pace = 机器人的快慢：
pace-0 = 立刻
pace-1 = 快
pace-2 = 平常
pace-3 = 慢
set-step = 一步一步看
set-step-why = 机器人每走一步都等你按“下一步”。
set-motion = 动画
motion-system = 跟系统
motion-on = 开
motion-off = 关
set-sound = 声音
set-sound-why = 轮到你时轻轻一响。

## 记录与出错

report = 牌局记录文件
report-why = 这一局的每个决定都在里面，可以存起来，也可以附在问题报告里。注意：里面有所有人的牌。
report-empty = 还没有牌局可以存。
report-record = 记录全文
report-detail = 引擎最后说的话，请一并附上：
report-copy = 复制
report-copied = 已复制。
report-copy-failed = 浏览器不让复制，请选中上面的文字自己复制。
report-download = 存成文件
trouble-title = 出了点问题
trouble-engine = 规则引擎停了一下，已经从你的上一步接着来。
trouble-engine-again = 规则引擎一再停下，这一局暂时接不下去。记录还在：可以存下来附在报告里，再重新载入试试。
trouble-save = 存着的那局读不出来，可能坏了，也可能来自更新的版本。可以先把它存成文件，再丢掉它开新局。
trouble-full-store = 浏览器不让保存，这一局关掉页面就没了。可以在设置里把记录存成文件。
throw-away = 丢掉它
update-waits = 有新版本了。
update-take = 换上新版本

## 规则页

rule-title = 规则
rule-table = 表格
rule-missing = 找不到这条规则的说明（{ $path }）。“规则与帮助”里有全部要点。
example-table = 摆成这样
example-play = 这样打
example-expect = 结果

help-how = 怎么玩
help-goal = 目的
help-goal-text = 先把手牌出完。每轮结束时，手里剩的数字加进总分；有人超过 200 分就终局，总分最低的赢。
help-turn = 一个回合
help-turn-text = 先是卷轴阶段：可以用三张同数字的牌换一张卷轴，也可以翻开自己盖着的卷轴，次数不限。然后是数字阶段：出一张牌，或抽一张牌。
help-follow = 跟牌
help-follow-text = 出的牌要和引牌同色或同数字；黑牌什么时候都能出，并指定下家要跟的颜色。
help-chain = 连锁
help-chain-text = 有人打出 25，下家就面对连锁：只能用另一张 25 接着加，或者用蜃气楼躲开，否则抽完积着的张数，回合结束。
help-scroll = 卷轴
help-scroll-text = 卷轴盖在面前，只有自己知道。用过的翻开留在桌上。数字阶段得到的卷轴，下回合才能用。
help-last = 最后一张
help-last-text = 打到剩一张要宣告“黑与白”。最后一张必须是 1 到 9 的普通牌；没宣告，或用特殊牌出空，要抽四张。
help-score = 正好 200
help-score-text = 加完后总分正好 200 的，减成 100。
help-marks = 颜色的记号
help-cards = 数字牌
help-scrolls = 卷轴
help-keys = 键盘
help-touch = 触屏：点一下选中，再点一下打出；长按任何牌看全文；点别家看他的卷轴。
keys-arrows = 在手牌里移动
keys-enter = 选中；再按一次打出
keys-escape = 取消选择
keys-draw = 抽一张
keys-take = 承受连锁
keys-stop = 到此为止
keys-hand = 回到手牌
keys-inspect = 看选中的牌
keys-sort = 换排序
keys-undo = 悔一步
keys-next = 下一步
keys-log = 牌局记录
keys-settings = 设置
keys-help = 这一页
