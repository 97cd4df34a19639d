# 网页上风声牌桌自己的文字：座位、情报的路线、应对方式、帮助。


## 座位

fs-ui-seat = { $name }，{ $cards } 张手牌
fs-ui-seat-gone = { $name }，{ $how }
fs-ui-seat-facts = { $cards } 张手牌。
fs-ui-life-living = 在场
fs-ui-life-dead = 已经死亡
fs-ui-life-lost = 已经输掉
fs-ui-life-dead-stamp = 死亡
fs-ui-life-lost-stamp = 出局
fs-ui-count = { $n } 张{ $colour }
fs-ui-intelligence = 情报：{ $cards }
fs-ui-intelligence-none = 面前没有情报
fs-ui-role-unknown = 角色盖着，还不知道是谁
fs-ui-role-unknown-why = 角色盖着，翻开过才知道是谁。
fs-ui-role-up = 角色{ $role }，翻开
fs-ui-role-down = 角色{ $role }，盖伏
fs-ui-up = 翻开
fs-ui-down = 盖伏
fs-ui-up-why = 翻开的角色有性别，技能都有效。
fs-ui-down-why = 盖伏的角色没有性别，只有写明盖伏时能用的技能有效。
fs-ui-identity = 身份是{ $faction }
fs-ui-identity-title = 身份
fs-ui-identity-unknown = 身份还不知道。
fs-ui-private = 只有你知道
fs-ui-seen-by-you = 你看过，别人不知道
fs-ui-role-title = 角色
fs-ui-role-page = 看{ $role }
fs-ui-before = 面前的情报
fs-ui-locked = 被锁定
fs-ui-lured = 被调虎离山
fs-ui-comes-here = 情报正传过来
fs-ui-lies-here = 情报到了面前
fs-ui-asked = 正在决定
fs-ui-note-spoken = 你猜是{ $faction }
fs-ui-own-role = 你的角色：{ $role }，点开看技能和任务
fs-ui-skills = { $role }的技能
fs-ui-skill = 技能{ $skill }
fs-ui-skill-open = 技能{ $skill }，现在能发动。{ $gloss }
fs-ui-goal = 目标：三张{ $colour }（现在 { $n } 张）
fs-ui-mission = 机密任务
fs-ui-mission-why = 机密任务只对打酱油的算数。
fs-ui-mission-why-alone = 这一场不论身份，人人只凭机密任务获胜。
fs-ui-kind-skill = 可以宣告发动
fs-ui-kind-trigger = 有事发生时
fs-ui-kind-passive = 一直有效
fs-ui-letter-red = 红
fs-ui-letter-blue = 蓝
fs-ui-letter-black = 黑
fs-ui-bet-draw = 抽两张
fs-ui-bet-discard = 弃一张

## 桌子中央

fs-ui-happening = 正在发生的事
fs-ui-turn = { $name }的回合
fs-ui-turn-of = 第 { $n } 回合 · { $name }
fs-ui-phase-role = 各人在选角色
fs-ui-phase-unsent = { $name }的出牌阶段，还没有传情报
fs-ui-phase-sent = { $name }的出牌阶段，情报已经传过
fs-ui-phase-over = 这一局打完了
fs-ui-sent = { $name }传出的{ $way }
fs-ui-face-known = 是{ $card }
fs-ui-face-unknown = 盖着
fs-ui-travels-to = 正传向{ $name }
fs-ui-arrived-at = 已经到{ $name }面前
fs-ui-then = 没人接收就依次到{ $names }
fs-ui-step-travels = 途中
fs-ui-step-arrived = 到达
fs-ui-step-receiving = 接收
fs-ui-chain = 连环，最上面的先结算
fs-ui-declared = { $name }用{ $what }
fs-ui-declared-at = { $name }对{ $target }用{ $what }
fs-ui-as = 当{ $function }用
fs-ui-as-short = 当{ $function }
fs-ui-void = 已经无效
fs-ui-void-stamp = 无效
fs-ui-resolving = 正在结算：
fs-ui-resolving-stamp = 结算中
fs-ui-deck-spoken = 牌堆，{ $n } 张
fs-ui-discard-spoken = 弃牌堆，{ $n } 张，点开看
fs-ui-discard = 弃牌堆有 { $n } 张，都亮着；牌堆还有 { $deck } 张。
fs-ui-removed = { $n } 张试探移出了游戏。
fs-ui-rule-return-one = 精明
fs-ui-rule-good-manners = 风度
fs-ui-rule-turn-up = 翻开角色

fs-ui-phase-step = { $name }的回合，{ $other }的出牌步
fs-ui-phase-begin = 开始
fs-ui-phase-draw = 抽牌
fs-ui-phase-play-1 = 出牌
fs-ui-phase-transmission = 传递
fs-ui-phase-play-2 = 再出牌
fs-ui-phase-end = 结束
fs-ui-step-of = { $name }的出牌步
fs-ui-step-travels-why = 情报正传向一位玩家，还能插手。
fs-ui-step-arrived-why = 情报放在那位玩家面前，只有那位能处理它。
fs-ui-step-receiving-why = 那位玩家决定接收，或者不接收。
fs-ui-stage-title = 回合与时机
fs-ui-stage-now = 现在能用的功能
fs-ui-stage-now-why = 只看公开的事，手里有没有不算；角色的技能可能另有规定。
fs-ui-stage-turn = 一个回合
fs-ui-stage-when = 各种功能的时机
fs-ui-stage-everybody = 人人
fs-ui-stage-but = 除{ $name }之外的人
fs-ui-stage-but-short = 除
fs-ui-stage-may = { $by }能用{ $functions }
fs-ui-stage-receive = { $name }决定接不接收
fs-ui-stage-send = { $name }要传出情报
fs-ui-stage-decides = { $name }正在决定
fs-ui-stage-several = 几个人正在决定
fs-ui-time-own-step = 自己的出牌步
fs-ui-time-own-play-phase = 自己的出牌阶段
fs-ui-time-own-turn = 自己的回合，情报到达之前
fs-ui-time-in-transit = 情报在途中
fs-ui-time-others-in-transit = 别人的回合，情报在途中
fs-ui-time-arrived = 情报到达自己面前
fs-ui-time-arrived-hidden = 盖着的情报到达自己面前
fs-ui-time-arrived-free = 可以不接收的情报到达自己面前
fs-ui-time-card-used = 响应别人刚用的牌
fs-ui-time-any-time = 任何能行动的时候
fs-ui-time-only-sent = 只作为情报传出
fs-ui-turned-up = 亮着
fs-ui-turned-up-short = 亮
fs-ui-must-take = 必须接收
fs-ui-must-take-short = 必收

## 选牌和接收

fs-ui-pick-open = 选牌（{ $n } 种）
fs-ui-pick-no = { $card }，不能选
fs-ui-take-kills = 这是第三张黑色：接收就死亡。
fs-ui-take-may-kill = 你面前有两张黑色：这张要是黑色，接收就死亡。
fs-ui-take-wins = 这是第三张{ $colour }色：接收就获胜。
fs-ui-take-may-win = 你面前有两张{ $colour }色：这张要是{ $colour }色，接收就获胜。
fs-ui-take-first-black = 是黑色：你面前会有一张。
fs-ui-take-second-black = 是黑色：你面前会有两张，再来一张就死亡。
fs-ui-take-helps = 是你要的{ $colour }色。

## 什么时候问我

fs-ui-mode = 什么时候问我
fs-ui-mode-spoken = 什么时候问我：{ $mode }，点一下换
fs-ui-mode-auto = 自动
fs-ui-mode-auto-why = 没事可做，或者没有下面勾选的理由，就自动过。
fs-ui-mode-always = 都问
fs-ui-mode-always-why = 每次都问。
fs-ui-mode-never = 不问
fs-ui-mode-never-why = 都自动过，除非过了可能输掉或错过获胜。
fs-ui-more = 暂时不问，以及自动过的理由
fs-ui-until = 暂时不问
fs-ui-until-why = 这次过，接着也不问，直到出现新的理由。
fs-ui-until-my-turn = 轮到我之前不问。
fs-ui-until-my-turn-do = 直到轮到我
fs-ui-until-intelligence = 这份情报不再问。
fs-ui-until-intelligence-do = 这份情报
fs-ui-until-chain = 这条连环不再问。
fs-ui-until-chain-do = 这条连环
fs-ui-until-stop = 重新问我
fs-ui-stops = 自动时，这些理由要问我
fs-ui-stops-why = 没有事可做的时候，怎么勾都不问。
fs-ui-stop-fixed = 关不掉：漏掉可能就输了
fs-ui-stop-my-turn = 我的回合，或我的出牌步
fs-ui-stop-target = 有牌或技能指着我
fs-ui-stop-before-me = 情报正传向我，或在我面前
fs-ui-stop-mine = 我的情报在途中
fs-ui-stop-danger = 再来一张黑色我就死亡
fs-ui-stop-i-may-win = 我可能获胜
fs-ui-stop-someone-may-win = 别人可能获胜
fs-ui-stop-can-counter = 我能识破
fs-ui-stop-on-its-way = 别人的情报在途中，我有事可做
fs-ui-passed-by-mode = （按你的设置自动过）
fs-ui-passed-by-yield = （你说暂时不问，自动过）
fs-ui-keys-pass = 过
fs-ui-keys-mode = 换问法：自动、都问、不问
fs-ui-keys-yield = 暂时不问，以及自动过的理由
fs-ui-keys-character = 看自己的角色

## 推断

fs-ui-notebook = 推断
fs-ui-notebook-open = 推断：谁是哪一边
fs-ui-notebook-why = 只有你看得到。点一格记下猜测：可能是，不是，空着；有依据的自动填好，点一下看依据。
fs-ui-note-split = { $faction }，{ $n } 位
fs-ui-note-is = { $name }是{ $faction }，点开看依据
fs-ui-note-is-not = { $name }不是{ $faction }，点开看依据
fs-ui-note-guess-none = { $name }，{ $faction }：没有猜
fs-ui-note-guess-yes = { $name }，{ $faction }：可能是
fs-ui-note-guess-no = { $name }，{ $faction }：不是
fs-ui-note-mine = 这是你自己的身份。
fs-ui-note-shown = { $name }的身份已经亮出。
fs-ui-note-seen = 你看过{ $name }的身份。
fs-ui-note-enough = { $name }面前有 { $n } 张这一边的颜色，却没有获胜，所以不是{ $faction }。
fs-ui-note-full = { $faction }只有 { $n } 位，都已经知道是谁。
fs-ui-note-rest = { $faction }有 { $n } 位，剩下的人都是。
fs-ui-note-left = 另外两边都不是。
fs-ui-note-other = 已经是{ $faction }了。
fs-ui-note-aids = 自动填有依据的
fs-ui-note-aids-why = 不想要帮忙就关掉。
fs-ui-keys-notebook = 推断：谁是哪一边

## 结果

fs-ui-over-draw = 没有人获胜
fs-ui-over-players = 各位玩家的身份和角色
fs-ui-over-won = 获胜
fs-ui-over-mission = { $role }的机密任务：

## 帮助

fs-ui-help-goal = 目的
fs-ui-help-goal-text = 潜伏战线的一位成员面前有三张红色情报，军情局的一位成员面前有三张蓝色，整个阵营就获胜。打酱油的完成自己角色的机密任务就独自获胜。
fs-ui-help-turn = 一个回合
fs-ui-help-turn-text = 抽两张牌，然后是出牌阶段：用几张牌都行，但要传出一张手牌作为情报，只传一张，先传后用都可以。
fs-ui-help-blacklist-turn-text = 抽两张牌，第一个出牌阶段，传一份情报，再一个出牌阶段。两个出牌阶段里从轮到的那位起，每位玩家都有一个出牌步。没有牌可传就出局。
fs-ui-help-qianzhi-turn-text = 抽两张牌，出牌阶段，然后传一份情报。出牌阶段只有轮到的那位有出牌步，别人可以响应。到回合结束还没传出情报就出局。
fs-ui-help-send = 传情报
fs-ui-help-send-text = 牌角的印说明它怎么传。情报每到一位玩家面前，那位玩家接收或不接收；转一圈回到传出者，传出者必须接收。
fs-ui-help-answer = 响应
fs-ui-help-answer-text = 有人用牌或发动技能，别人都可以响应；后用的先结算。都过了才生效。
fs-ui-help-die = 死亡
fs-ui-help-die-text = 面前有三张黑色情报就死亡：亮出身份和角色，不再参与。死者仍可能跟着阵营获胜。
fs-ui-help-character = 角色
fs-ui-help-character-text = 开局从两个角色里留一个。有的一开始盖着，别人不知道是谁；翻开或盖伏会改变哪些技能有效。
fs-ui-help-marks = 记号
fs-ui-help-cards = 牌
fs-ui-help-windows = 什么时候能用牌
fs-ui-help-mode = 每次有人用牌、情报每走一步，都轮流问每个人。右下的按钮决定什么时候问你：自动、都问、不问；旁边的“⋯”可以暂时不问，也可以改理由。
