# 风声的名称与一句话说明：功能、颜色、传递方式、阵营、试探、角色、机密任务、技能、时机。网页、终端和记录都读这一份。
# 技能的编号：skill 是宣告发动的，trigger 是有事发生时发动的，passive 是一直有效的。

game-fengsheng-standard-2010 = 风声 2010 标准版
game-fengsheng-blacklist = 风声黑名单
game-fengsheng-qianzhi = 千智风声
fs-edition-standard-2010 = 2010 标准版
fs-edition-blacklist = 黑名单
fs-edition-qianzhi = 千智

## 牌

# 如“红锁定”“蓝试探（潜伏抽牌）”。
fs-card = { $colour }{ $function }
fs-card-probe = { $colour }{ $function }（{ $order }）

fs-colour-red = 红
fs-colour-blue = 蓝
fs-colour-black = 黑
# 双色牌的两个颜色之间，如“红黑截获”。
fs-colour-and = { "" }
fs-colour-red-gloss = 潜伏战线要的情报：一位成员得到三张，全体获胜。
fs-colour-blue-gloss = 军情局要的情报：一位成员得到三张，全体获胜。
fs-colour-black-gloss = 假情报：面前有三张的玩家死亡。

fs-fn-lock = 锁定
fs-fn-lock-gloss = 自己回合的出牌阶段，或自己的情报途中：指定另一位玩家，本回合的情报到达那里就必须接收。
fs-fn-lure = 调虎离山
fs-fn-lure-gloss = 情报途中，谁的回合都行：指定一位玩家不参与这次传递，情报越过那里，直达则退给传出者。不能指定传出者和被锁定的玩家。
fs-fn-intercept = 截获
fs-fn-intercept-gloss = 别人回合的情报途中：立刻得到它，不管锁定、调虎离山和传递方式。几张截获相争，最后用的得到。
fs-fn-return = 退回
fs-fn-return-gloss = 别人的情报到达自己面前：让它掉头往回传，直达则退给传出者。自己被锁定时没有效果。
fs-fn-decode = 破译
fs-fn-decode-gloss = 情报到达自己面前：先看一眼，再决定接不接收。
fs-fn-burn = 烧毁
fs-fn-burn-gloss = 任何能行动的时候：弃掉一位玩家面前的一张黑色情报。第三张黑色已经落下就来不及了。
fs-fn-counter = 识破
fs-fn-counter-gloss = 别人刚用了一张牌：那张牌无效。识破也能被识破；技能和传递不能被识破。
fs-fn-confound = 真伪莫辨
fs-fn-confound-gloss = 自己的出牌阶段：从牌堆顶取与在场人数相等的牌洗匀，从自己开始逆时针每人得一张作为情报。
fs-fn-probe = 试探
fs-fn-probe-gloss = 自己的出牌阶段，盖着交给另一位玩家：属于牌上的阵营，就照牌抽两张或弃一张；不属于，就答“不是”。内容只有两人知道，用完移出游戏。
fs-fn-swap = 调包
fs-fn-transfer = 转移
fs-fn-gamble = 博弈
fs-fn-weigh = 权衡
fs-fn-reinforce = 增援
fs-fn-public-text = 公开文本

# 名称里的 faction 是阵营的短名（潜伏），说明里的是全名（潜伏战线）。
fs-probe-draw = { $faction }抽牌
fs-probe-draw-gloss = { $faction }：抽 { $n } 张牌。其他人答“不是”。
fs-probe-discard = { $faction }弃牌
fs-probe-discard-gloss = { $faction }：弃一张手牌。其他人答“不是”。

## 传递方式

fs-way-secret = 密电
fs-way-secret-gloss = 盖着传给右边的玩家，不接收就继续往右；绕回传出者面前就必须接收。
fs-way-direct = 直达
fs-way-direct-gloss = 盖着传给任意一位别的玩家，不接收就退给传出者；传出者必须接收。
fs-way-open = 文本
fs-way-open-gloss = 亮着传给右边的玩家，不接收就继续往右；绕回传出者面前就必须接收。

## 阵营

fs-faction-lurker = 潜伏战线
fs-faction-lurker-short = 潜伏
fs-faction-lurker-gloss = 一位成员面前有三张红色情报，整个阵营获胜，死者也算。
fs-faction-agency = 军情局
fs-faction-agency-short = 军情
fs-faction-agency-gloss = 一位成员面前有三张蓝色情报，整个阵营获胜，死者也算。
fs-faction-bystander = 打酱油的
fs-faction-bystander-short = 酱油
fs-faction-bystander-gloss = 完成自己角色的机密任务，独自获胜。
fs-faction-removed = 没有身份
fs-faction-removed-short = 无
fs-faction-removed-gloss = 身份牌被换走了，不属于任何一方。

## 时机

fs-window-play = 出牌阶段
fs-window-play-gloss = 轮到的玩家可以用牌，并且要传出一张情报；别人可以用不限时机的牌和技能。
fs-window-step = 出牌步
fs-window-step-gloss = 出牌阶段里轮到一位玩家：想用几张牌都行，过了就轮到下一位。别人可以响应，在两次行动之间可以用不限时机的牌和技能。
fs-window-in-transit = 途中
fs-window-in-transit-gloss = 情报正传向一位玩家：可以用锁定、调虎离山、截获。
fs-window-arrived = 到达
fs-window-arrived-gloss = 情报放在一位玩家面前，那位玩家可以用破译、退回，然后决定接不接收。
fs-window-answer = 响应
fs-window-answer-gloss = 刚有人用了牌或发动技能：可以响应，后用的先结算。

## 桌规

fs-split-main = 通常的分配
fs-split-alternative = 另一种分配
fs-rule-split = 身份怎么分配
fs-rule-split-gloss = 有的人数另有一种印出来的分配：2010 标准版是四人、六人、七人，黑名单是四人。
fs-rule-mode = 模式
fs-rule-mode-gloss = 千智有几种场次，人数和身份各不相同。
fs-rule-lure_self = 调虎离山可以对自己用
fs-rule-lure_self-gloss = 自己不参与这次传递，情报越过自己。
fs-rule-last_side_wins = 最后的阵营获胜
fs-rule-last_side_wins-gloss = 活着的都是同一方（潜伏战线或军情局），那一方就获胜。
fs-rule-probe_draws = 试探抽几张
fs-rule-probe_draws-gloss = 被试探的人照牌抽牌时抽几张。
fs-rule-victory_first = 获胜先于死亡
fs-rule-victory_first-gloss = 一张情报既是第三张黑色，又是自己颜色的第三张，就获胜而不死亡。
fs-rule-lock_answers = 锁定可以用来响应
fs-rule-lock_answers-gloss = 有牌或技能等着结算时也能用锁定。
fs-rule-counter_any = 识破可以挑连环里的任何一张
fs-rule-counter_any-gloss = 对一位玩家用识破，他最后用的那张牌无效，压在别的下面也行；不用这条，只能识破最后用的那一张。
fs-rule-interceptor_may_refuse = 截获的人可以不接收
fs-rule-interceptor_may_refuse-gloss = 不接收，情报就回到原来的路上；关掉就必须接收，除非被调开。
fs-rule-swapped_to_hand = 调包换下的牌进手里
fs-rule-swapped_to_hand-gloss = 换下的情报归用调包的人，而不是弃掉。
fs-rule-transfer_again = 转移来的可以再转移
fs-rule-transfer_again-gloss = 被转移到的玩家没有被锁定，就可以再转移给别人。
fs-rule-reinforce_without_black = 没有黑色情报也能增援
fs-rule-reinforce_without_black-gloss = 自己面前没有黑色情报时，增援抽一张牌。
fs-rule-gamble_refills = 博弈时补牌堆
fs-rule-gamble_refills-gloss = 牌堆空了，博弈先把弃牌洗成新的牌堆。
fs-rule-laps = 每人都有出牌步
fs-rule-laps-gloss = 出牌阶段里，轮到的玩家之后，别人依次各有一个出牌步。
fs-rule-short_turn = 简化的回合
fs-rule-short_turn-gloss = 给新手：抽牌，出牌，传情报，没有第二个出牌阶段。
fs-rule-second_play_phase = 第二个出牌阶段
fs-rule-second_play_phase-gloss = 传完情报之后还有一个出牌阶段。
fs-rule-limited_skills = 整局一次的技能
fs-rule-limited_skills-gloss = 关掉就不用这些技能；要亮出身份的仍然能用。
fs-rule-large_deck = 多六张牌
fs-rule-large_deck-gloss = 黑名单加六张公开文本，共 119 张。
fs-rule-offered = 几个角色里选
fs-rule-offered-gloss = 开局发给每人两个或三个角色，留下一个。
fs-rule-roles = 用哪些角色
fs-rule-roles-gloss = 全部、不用，或只用选出的这些。

## 模式

fs-mode-standard = 标准
fs-mode-standard-gloss = 五人或六人，身份保密。
fs-mode-novice = 新手场
fs-mode-novice-gloss = 四人，两位潜伏战线，两位军情局，身份都亮着。
fs-mode-teams = 3V3
fs-mode-teams-gloss = 六人，两队交替入座，身份都亮着，同队看过彼此的角色。
fs-mode-bystanders = 酱油场
fs-mode-bystanders-gloss = 六人，不论身份，都靠自己角色的机密任务获胜。
fs-mode-free = 自由场
fs-mode-free-gloss = 二到八人，身份保密。

## 角色

fs-hidden = 潜伏角色
fs-hidden-gloss = 开局盖着。盖着的角色没有性别，只有写明盖着时可用的技能有效，机密任务照算。
fs-open = 公开角色
fs-open-gloss = 开局就翻开。被盖上后失去性别和技能，机密任务照算。
fs-gender-male = 男
fs-gender-female = 女
fs-gender-both = 亦男亦女
fs-gender-neither = 无性别

fs-role-nobody = 没有角色
fs-role-nobody-mission = 没有机密任务：身份是打酱油的也不能靠它获胜。

fs-role-old-ghost = 老鬼
fs-role-old-ghost-mission = 死亡时手里有三张以上红牌。
fs-skill-old-ghost-trigger-0 = 就计
fs-skill-old-ghost-trigger-0-gloss = 盖着时，试探将要对你生效：必须翻开，抽两张牌。锁定将要对你生效：可以这样做。
fs-skill-old-ghost-passive-0 = 城府
fs-skill-old-ghost-passive-0-gloss = 翻开时被试探：不论身份，两种反应任选。
fs-skill-old-ghost-trigger-1 = 遗志
fs-skill-old-ghost-trigger-1-gloss = 翻开时死亡：可以把手牌盖着交给一位玩家，随机三张成为那人的情报；不足三张就全部。

fs-role-code-clerk = 译电员
fs-role-code-clerk-mission = 面前有三张蓝色情报。
fs-skill-code-clerk-skill-0 = 速译
fs-skill-code-clerk-skill-0-gloss = 盖着时，情报到达你面前：翻开，抽一张牌，看这张情报。这不算破译，不能被识破。
fs-skill-code-clerk-trigger-0 = 洞悉
fs-skill-code-clerk-trigger-0-gloss = 翻开时，任何人的破译生效：可以盖上。

fs-role-old-gun = 老枪
fs-role-old-gun-mission = 面前有三张红色情报。
fs-skill-old-gun-trigger-0 = 就计
fs-skill-old-gun-trigger-0-gloss = 盖着时，试探或锁定将要对你生效：可以翻开，抽两张牌。
fs-skill-old-gun-skill-0 = 合谋
fs-skill-old-gun-skill-0-gloss = 翻开时，任何能行动的时候：盖上自己，再盖上另一位翻开的角色，两人互看身份。

fs-role-shining = 闪灵
fs-role-shining-mission = 潜伏战线的成员全部死亡。
fs-skill-shining-skill-0 = 狙击
fs-skill-shining-skill-0-gloss = 盖着时，任何能行动的时候：翻开，烧毁另一位玩家面前的三张情报，颜色不限；不足三张就全部。

fs-role-black-rose = 黑玫瑰
fs-role-black-rose-mission = 军情局的成员全部死亡。
fs-skill-black-rose-skill-0 = 血染玫瑰
fs-skill-black-rose-skill-0-gloss = 盖着时，任何能行动的时候：翻开，展示牌堆顶一张。是黑牌，可以在一位玩家面前放至多三张黑色手牌；不是，至多一张。

fs-role-emei-wind = 峨嵋风
fs-role-emei-wind-mission = 面前有三张蓝色情报。
fs-skill-emei-wind-skill-0 = 截上截
fs-skill-emei-wind-skill-0-gloss = 盖着时，任何能行动的时候：翻开，能用截获时就视为截获，否则只是翻开。不能被识破。
fs-skill-emei-wind-trigger-0 = 计中计
fs-skill-emei-wind-trigger-0-gloss = 翻开时，别人得到你传出的黑色情报：可以烧毁自己或一位女性面前的一张黑色情报。

fs-role-old-jin = 老金
fs-role-old-jin-mission = 手里同时有三张红牌和三张蓝牌。
fs-skill-old-jin-trigger-0 = 弃卒保帅
fs-skill-old-jin-trigger-0-gloss = 盖着时，你的牌被识破：可以翻开，抽五张牌，再把两张手牌放回牌堆顶。
fs-skill-old-jin-trigger-1 = 釜底抽薪
fs-skill-old-jin-trigger-1-gloss = 翻开时得到黑色情报：可以在自己面前放一张黑色手牌并盖上，然后在任意几位玩家面前各放一张手牌，自己也可以。

fs-role-intelligence-chief = 情报处长
fs-role-intelligence-chief-mission = 面前有三张红色情报。
fs-skill-intelligence-chief-trigger-0 = 隔墙有耳
fs-skill-intelligence-chief-trigger-0-gloss = 任何人的试探生效之后：可以抽一张牌，然后弃一张手牌，或烧毁自己的一张红色或蓝色情报。

fs-role-professional-killer = 职业杀手
fs-role-professional-killer-mission = 亲手让别人成为第二位或更晚的死者。
fs-skill-professional-killer-trigger-0 = 连击
fs-skill-professional-killer-trigger-0-gloss = 有人得到你传出的黑色情报：可以在那人面前再放一张黑色手牌。
fs-skill-professional-killer-passive-0 = 预谋
fs-skill-professional-killer-passive-0-gloss = 你的识破可以当作锁定使用。

fs-role-masked-man = 礼服蒙面人
fs-role-masked-man-mission = 一位女性宣告胜利。
fs-skill-masked-man-trigger-0 = 英雄
fs-skill-masked-man-trigger-0-gloss = 你得到黑色情报，怎么来的都算：可以抽两张牌。
fs-skill-masked-man-trigger-1 = 救美
fs-skill-masked-man-trigger-1-gloss = 一位女性将要死亡，整局一次：可以亮出自己的身份，烧毁她面前的两张黑色情报。不能救自己。

fs-role-seven-hundred = 柒佰
fs-role-seven-hundred-mission = 面前有五张不含黑色的情报。
fs-skill-seven-hundred-passive-0 = 敏锐
fs-skill-seven-hundred-passive-0-gloss = 别人的回合也能用锁定。
fs-skill-seven-hundred-trigger-0 = 联动
fs-skill-seven-hundred-trigger-0-gloss = 你的锁定生效：必须抽两张牌，再把一张手牌交给另一位玩家。
fs-skill-seven-hundred-passive-1 = 风度
fs-skill-seven-hundred-passive-1-gloss = 你宣告胜利：必须选一位女性一同获胜。

fs-role-blade = 刀锋
fs-role-blade-mission = 潜伏战线和军情局各至少有一位死者。
fs-skill-blade-passive-0 = 亮剑
fs-skill-blade-passive-0-gloss = 你的试探和退回可以当作锁定使用。
fs-skill-blade-trigger-0 = 嗜血
fs-skill-blade-trigger-0-gloss = 别人死亡：可以抽四张牌，再把一张手牌分给一位玩家，也可以留给自己。

fs-role-great-beauty = 大美女
fs-role-great-beauty-mission = 一位男性宣告胜利，而你的黑色情报不超过一张。
fs-skill-great-beauty-passive-0 = 精明
fs-skill-great-beauty-passive-0-gloss = 抽牌阶段抽三张，再把一张手牌放回牌堆顶。
fs-skill-great-beauty-skill-0 = 爱情
fs-skill-great-beauty-skill-0-gloss = 任何能行动的时候，整局一次：亮出自己的身份，烧毁一位玩家面前的一张黑色情报。不能被识破。

fs-role-sister-six = 六姐
fs-role-sister-six-mission = 面前有六张情报，颜色不限。
fs-skill-sister-six-trigger-0 = 拷问
fs-skill-sister-six-trigger-0-gloss = 你的试探将要生效：可以先随机拿走对方一张手牌。
fs-skill-sister-six-trigger-1 = 搜取
fs-skill-sister-six-trigger-1-gloss = 别人死亡：可以不看牌面，随机取那人一张手牌作为自己的情报。

fs-role-brother-mark = 小马哥
fs-role-brother-mark-mission = 军情局的成员全部死亡。
fs-skill-brother-mark-trigger-0 = 英雄本色
fs-skill-brother-mark-trigger-0-gloss = 你得到别人传出的黑色情报：必须抽一张牌，然后可以在一位玩家面前放一张黑色手牌。

fs-role-phantom-thief = 怪盗阿十
fs-role-phantom-thief-mission = 手牌达到十张。
fs-skill-phantom-thief-trigger-0 = 阴谋
fs-skill-phantom-thief-trigger-0-gloss = 别人得到你传出的黑色情报：可以随机拿走那人一张手牌。
fs-skill-phantom-thief-trigger-1 = 阳谋
fs-skill-phantom-thief-trigger-1-gloss = 你得到别人传出的黑色情报：可以随机拿走传出者一张手牌。

fs-role-beret = 贝雷帽
fs-role-beret-mission = 手里同时有三张红牌和三张蓝牌。
fs-skill-beret-passive-0 = 换日
fs-skill-beret-passive-0-gloss = 你的黑色手牌可以当作锁定使用。
fs-skill-beret-trigger-0 = 偷天
fs-skill-beret-trigger-0-gloss = 有人得到你传出的黑色情报：可以把那人面前的一张红色或蓝色情报放进任意一位玩家的手里。

fs-role-rookie-white = 小白
fs-role-rookie-white-mission = 你第一个死亡，或者潜伏战线、军情局有一方全部死亡。
fs-skill-rookie-white-passive-0 = 乔装
fs-skill-rookie-white-passive-0-gloss = 既算男性，也算女性。
fs-skill-rookie-white-skill-0 = 收买
fs-skill-rookie-white-skill-0-gloss = 任何能行动的时候：把四张手牌交给另一位有情报的玩家，然后得到那人面前的一张情报。
fs-skill-rookie-white-passive-1 = 败露
fs-skill-rookie-white-passive-1-gloss = 面前有六张情报就输掉游戏，同时达成胜利也一样。

fs-role-siskin = 黄雀
fs-role-siskin-mission = 潜伏战线和军情局各至少有一位死者。
fs-skill-siskin-skill-0 = 潜藏伏击
fs-skill-siskin-skill-0-gloss = 盖着时，任何能行动的时候：翻开，把另一位玩家面前的一张情报放到牌堆顶。
fs-skill-siskin-trigger-0 = 黄雀在后
fs-skill-siskin-trigger-0-gloss = 翻开时，别人死亡，整局一次：可以亮出自己的身份，在一位玩家面前放至多两张黑色手牌。

fs-role-thousand-faces = 千面女郎
fs-role-thousand-faces-mission = 左边或右边最近的在场玩家宣告胜利；那次宣告失败，你获胜。
fs-skill-thousand-faces-passive-0 = 城府
fs-skill-thousand-faces-passive-0-gloss = 被试探：不论身份，两种反应任选。
fs-skill-thousand-faces-passive-1 = 逢缘
fs-skill-thousand-faces-passive-1-gloss = 你传出的情报只要不是直达，往左往右由你定。
fs-skill-thousand-faces-trigger-0 = 笙歌
fs-skill-thousand-faces-trigger-0-gloss = 任何人的真伪莫辨将要生效：可以抽三张牌，再把一张手牌交给另一位玩家。

fs-role-black-hand = 黑手
fs-role-black-hand-mission = 亲手杀死一位女性角色。
fs-skill-black-hand-passive-0 = 残忍
fs-skill-black-hand-passive-0-gloss = 你的文本手牌可以当作锁定使用。
fs-skill-black-hand-trigger-0 = 冷血
fs-skill-black-hand-trigger-0-gloss = 你在自己的回合杀死过别人，回合结束时：可以把桌上一张情报移到一位玩家面前。
fs-skill-black-hand-passive-1 = 滥杀
fs-skill-black-hand-passive-1-gloss = 你杀死打酱油的玩家：独自获胜。

fs-role-viper = 蝮蛇
fs-role-viper-mission = 还没有人死亡时有人宣告胜利；那次宣告失败，你获胜。
fs-skill-viper-skill-0 = 声东击西
fs-skill-viper-skill-0-gloss = 翻开时，情报途中：盖上，视为调虎离山。
fs-skill-viper-skill-1 = 弹药无限
fs-skill-viper-skill-1-gloss = 盖着而没有手牌时，任何能行动的时候：翻开，抽一张牌。

fs-role-tide = 潮汐
fs-role-tide-mission = 有人因为得到你传出的情报而宣告胜利；那次宣告失败，你获胜。
fs-skill-tide-passive-0 = 城府
fs-skill-tide-passive-0-gloss = 被试探：不论身份，两种反应任选。
fs-skill-tide-trigger-0 = 时差
fs-skill-tide-trigger-0-gloss = 你得到黑色情报：可以把另一位玩家面前的一张情报拿到手里。

fs-role-duckweed = 浮萍
fs-role-duckweed-mission = 你是第二位或更晚的死者。
fs-skill-duckweed-skill-0 = 先机
fs-skill-duckweed-skill-0-gloss = 盖着时，任何能行动的时候：翻开，随机拿走另一位玩家两张手牌，然后那人抽两张。
fs-skill-duckweed-trigger-0 = 后着
fs-skill-duckweed-trigger-0-gloss = 翻开时死亡：可以看另一位玩家的手牌，把其中一张放到一位玩家面前。

fs-role-mr-yi = 易先生
fs-role-mr-yi-mission = 已经有人死亡之后有人宣告胜利；那次宣告失败，你获胜。
fs-skill-mr-yi-passive-0 = 贪婪
fs-skill-mr-yi-passive-0-gloss = 抽牌阶段抽三张。
fs-skill-mr-yi-passive-1 = 洞察
fs-skill-mr-yi-passive-1-gloss = 你的退回和截获可以当作识破使用。
fs-skill-mr-yi-passive-2 = 情仇
fs-skill-mr-yi-passive-2-gloss = 一位女性杀死你：她独自获胜。

# 下面的角色在 2010 标准版里没有；机密任务和技能写在各版自己的文件里。
fs-role-steel-agent = 钢铁特工
fs-role-dai-li = 戴笠
fs-role-ninety-nine = 怪盗九九
fs-role-holmes = 福尔摩斯
fs-role-deadly-perfume = 致命香水
