# 钟楼谜团里发生的事、说的话、按钮上的字。角色名等在 clocktower-names.ftl，提问在 clocktower-ask.ftl。

ct-storyteller = 说书人

## 发生的事

ct-called = 说书人叫到：{ $slot }。
ct-night-fell = 第 { $n } 夜。
ct-dawned-none = 天亮了，昨夜没有人死。
ct-dawned-died = 天亮了，昨夜死了：{ $died }。
ct-dawned-revived = 天亮了，昨夜活过来了：{ $revived }。
ct-dawned-both = 天亮了，昨夜死了：{ $died }；活过来了：{ $revived }。
ct-day-ended = 这一天结束了。
ct-told = { $seat }得知（{ $role }）：{ $what }
ct-picked = { $seat }选了{ $whom }。
ct-declined = { $seat }没有选。
ct-named = { $seat }指定了角色{ $role }。
ct-stated = { $seat }说：{ $what }
ct-replied-yes = { $seat }：是。
ct-replied-no = { $seat }：否。
ct-visited = { $seat }去找说书人。
ct-claimed = { $seat }说自己是{ $role }。
ct-claimed-to-know = { $seat }说自己第 { $n } 夜得知：{ $what }
ct-claimed-by-day = { $seat }说自己第 { $n } 天得知：{ $what }
ct-claimed-about = { $seat }说自己第 { $n } 夜得知{ $a }和{ $b }：{ $what }
ct-suspected = { $seat }怀疑{ $whom }。
ct-trusted = { $seat }信任{ $whom }。
ct-whispered = { $seat }和{ $whom }私下谈话。
ct-used = { $seat }当众使用{ $role }的能力。
ct-passed = { $seat }暂时没有别的事。
ct-waited = 说书人让大家再谈一会儿。
ct-nominated = { $seat }提名{ $whom }。
ct-exile-called = { $seat }提议流放{ $whom }。
ct-voted = { $seat }举手。
ct-voted-not = { $seat }不举手。
ct-counted-doomed = { $seat }得 { $votes } 票（需要 { $needed } 票），待处决。
ct-counted-tie = { $seat }得 { $votes } 票（需要 { $needed } 票），平票：没有人待处决。
ct-counted-fewer = { $seat }得 { $votes } 票（需要 { $needed } 票），不比之前的多。
ct-counted-short = { $seat }得 { $votes } 票，不到 { $needed } 票。
ct-counted-exile = 流放{ $seat }：{ $votes } 票赞成（需要 { $needed } 票），通过。
ct-counted-no-exile = 流放{ $seat }：{ $votes } 票赞成，不到 { $needed } 票。
ct-vote-ended = 这次投票不进行了。
ct-executed = { $seat }被处决。
ct-exiled = { $seat }被流放。
ct-joined = { $seat }加入，成为{ $role }，坐在{ $whom }左边。
ct-left = { $seat }离开游戏。
ct-died = { $seat }死亡。
ct-survived = { $seat }没有死。
ct-revived = { $seat }活了过来。
ct-token-spent = { $seat }的投票标记用掉了。
ct-by-hand = 说书人动手：{ $what }
ct-died-at-night = { $seat }在夜里死亡。
ct-survived-at-night = { $seat }在夜里没有死成。
ct-won-no-demon = { $side }获胜：恶魔都死了。
ct-won-two-left = { $side }获胜：只剩两名玩家存活。
ct-won-by = { $side }因{ $role }获胜。
ct-won-storyteller = 说书人宣布{ $side }获胜。
ct-revealed = { $seat }：{ $role }，{ $side }。

## 得知的内容

ct-info-nothing = 没有什么可以得知。
ct-info-spoken = 说书人口头告诉你。
ct-info-number = { $n }
ct-info-yes = 是（点头）。
ct-info-no = 否（摇头）。
ct-info-none-of = 场上没有{ $team }。
ct-info-one-of = { $a }和{ $b }之一是{ $role }。
ct-info-token = { $seat }是{ $role }。
ct-info-either = { $seat }是{ $good }或{ $evil }。
ct-info-pair = 是{ $a }或{ $b }。
ct-info-minions = 爪牙：{ $seats }。
ct-info-demon = 恶魔：{ $seat }。
ct-info-knows = { $seat }是{ $role }。
ct-info-absent = 不在场：{ $role }。
ct-info-in-play = 在场：{ $role }。
ct-info-became = 你现在是{ $role }。
ct-info-turned = 你现在属于{ $side }阵营。
ct-info-mad = 你要尽力让大家相信你是{ $role }。
ct-info-statements = 一真一假：{ $a } { $b }
ct-info-reply-yes = 问“{ $what }”，回答：是。
ct-info-reply-no = 问“{ $what }”，回答：否。
ct-info-grimoire = 看了魔典。
ct-info-grimoire-exchanged = 看了魔典，其中{ $a }和{ $b }的标记对调了。
ct-info-believes = { $seat }自以为是{ $role }。
ct-info-marked = { $seat }有标记：{ $token }（{ $role }）。
ct-info-marked-mad = { $seat }有标记：疯狂，要装作{ $of }（{ $role }）。

## 陈述

ct-statement-evil = { $seat }是邪恶的。
ct-statement-team = { $seat }是{ $team }。
ct-statement-is = { $seat }是{ $role }。
ct-statement-spoken = （已经口头说了。）

## 说书人动手

ct-tool-kill = { $seat }死亡。
ct-tool-revive = { $seat }复活。
ct-tool-become = { $seat }变成{ $role }。
ct-tool-turn = { $seat }转到{ $side }阵营。
ct-tool-drunk = { $seat }醉酒。
ct-tool-poison = { $seat }中毒，到黄昏为止。
ct-tool-remind = 给{ $seat }放一枚提示标记。
ct-tool-clear = 拿走{ $seat }身上亲手放的标记。
ct-tool-tell = 口头告诉{ $seat }一件事。
ct-tool-win = { $side }获胜。

## 按钮

ct-do-wait = 让大家再谈谈
ct-do-go-on = 继续
ct-do-pass = 没有别的事
ct-do-raise = 举手
ct-do-not-raise = 不举手
ct-do-yes = 是
ct-do-no = 否
ct-do-strike = 动手惩处{ $seat }
ct-do-pick = { $seat }
ct-do-decline = 谁都不选
ct-do-decline-character = 不指定角色
ct-do-decline-statement = 什么都不说
ct-do-name = { $role }
ct-do-nominate = 提名{ $seat }
ct-do-exile = 提议流放{ $seat }
ct-do-welcome = 请{ $seat }加入，成为旅行者
ct-do-see-off = 送{ $seat }离开游戏
ct-do-use = 当众用{ $role }的能力
ct-do-visit = 去找说书人
ct-do-claim = 说自己是{ $role }
ct-do-claim-by-day = 说第 { $n } 天得知：{ $what }
ct-do-claim-to-know = 说第 { $n } 夜得知：{ $what }
ct-do-claim-about = 说第 { $n } 夜得知{ $a }和{ $b }：{ $what }
ct-do-suspect = 怀疑{ $seat }
ct-do-trust = 信任{ $seat }
ct-do-whisper = 和{ $seat }私下谈
ct-do-say = { $what }
ct-do-hand = { $what }
ct-do-call = 叫下一个：{ $slot }
ct-do-execute = 结束白天，处决{ $seat }
ct-do-end-the-day = 结束白天，不处决

## 一个地方能做的几件事

ct-verb-nominate = 提名
ct-verb-exile = 流放
ct-verb-welcome = 迎来旅行者
ct-verb-see-off = 送走旅行者
ct-verb-suspect = 怀疑
ct-verb-trust = 信任
ct-verb-whisper = 私下谈
ct-verb-claim = 声称是
ct-verb-claim-to-know = 声称得知
ct-verb-use = 当众使用
ct-verb-strike = 惩处
ct-verb-kill = 死亡
ct-verb-revive = 复活
ct-verb-become = 变成
ct-verb-turn = 换阵营
ct-verb-drunk = 醉酒
ct-verb-poison = 中毒
ct-verb-remind = 放提示标记
ct-verb-clear = 拿走标记
ct-verb-tell = 口头告知
ct-verb-win = 获胜

## 不能做的理由

ct-no-over = 游戏已经结束。
ct-no-not-asked = 现在没有问到这个座位。
ct-no-not-the-question = 这不是所问的答案。
ct-no-not-among = 这不在可选的范围里。
ct-no-may-not-decline = 必须选一个。
ct-no-dead-do-not-nominate = 死者不能提名。
ct-no-has-nominated = 每人每天只能提名一次。
ct-no-was-nominated = 每人每天只能被提名一次。
ct-no-is-a-traveller = 旅行者不会被处决，只能流放。
ct-no-storyteller-nominates = 主教存活时，只有说书人提名。
ct-no-somebody-must-be-nominated = 主教还在：白天结束前要提名一名对立阵营的玩家。
ct-no-not-a-traveller = 只有存活的旅行者可以流放。
ct-no-was-called-for = 每名旅行者每天只能被提议流放一次。
ct-no-not-an-empty-chair = 新来的人要坐空椅子。
ct-no-no-traveller-left = 剧本里的旅行者都已在场。
ct-no-only-travellers-leave = 只有旅行者可以中途离开。
ct-no-may-not-vote = 你的能力现在不让你投票。
ct-no-done-today = 今天已经做过了。
ct-no-said-aloud = 这一桌的话由大家自己说出口。
ct-no-said-enough = 你今天说得够多了。
ct-no-nothing-to-do = 现在没有这样的事可做。

## 标记

ct-mark-drunk = 醉酒
ct-mark-poisoned = 中毒
ct-mark-sober = 清醒且健康
ct-mark-safe-from-demon = 恶魔伤不了
ct-mark-cannot-die = 不会死
ct-mark-survives-execution = 处决不死
ct-mark-sleeps = 今夜不醒来
ct-mark-acts-twice = 行动两次
ct-mark-has-ability = 死后仍有能力
ct-mark-mad = 疯狂
ct-mark-reminder = 提示
ct-mark-moonchild-0 = 将死
ct-mark-moonchild-1 = 或将死
ct-mark-butler-0 = 主人
ct-mark-witch-0 = 受诅咒
ct-mark-eviltwin-0 = 双子
ct-mark-devilsadvocate-0 = 上次选过
ct-mark-fanggu-0 = 将被附身
ct-mark-fanggu-1 = 已附身过
ct-mark-shabaloth-0 = 被吞过
ct-mark-minstrel-0 = 或是爪牙
ct-mark-grandmother-0 = 孙辈
ct-mark-fortuneteller-0 = 干扰项
ct-mark-sage-0 = 凶手
ct-mark-juggler-0 = 猜错
ct-mark-juggler-1 = 或许猜对
ct-mark-juggler-2 = 猜对
ct-mark-exorcist-0 = 上次选过
ct-mark-thief-0 = 票为负
ct-mark-deviant-0 = 今天有趣
ct-mark-bureaucrat-0 = 票算三张

## 正在进行的事

ct-business-setup = 开局前的决定
ct-business-night = 夜间能力
ct-business-day = 白天能力
ct-business-then = 后续
ct-business-death = 有人将死
ct-business-nomination = 提名
ct-business-execution = 处决
ct-business-manual = 亲手办理
ct-business-visit = 拜访
ct-business-arrival = 旅行者加入

## 选项的性质

ct-tag-true = 真
ct-tag-false = 假
ct-tag-registration = 按登记为真
ct-tag-impaired = 能力失效
ct-tag-kill = 致死
ct-tag-bounce = 换人死
ct-tag-spare = 不死
ct-tag-revive = 复活
ct-tag-heir = 成为恶魔
ct-tag-red-herring = 干扰项
ct-tag-bluff = 伪装
ct-tag-change = 改变
ct-tag-impair = 醉酒或中毒
ct-tag-note = 备注
ct-tag-end = 结束游戏

## 说书人为什么这样做：平衡的说书人看重什么

ct-why-when-setup = 开局前
ct-why-when-night = 第 { $n } 夜
ct-why-when-day = 第 { $n } 天
ct-why-who = { $seat }（{ $role }）
ct-why-whoever = 得知的人
ct-why-goes-on = 这里没有别的要决定，游戏继续。
ct-why-town-talks = 大家还有话要谈。
ct-why-true-by-rule = { $who }必须得知真话；在几句真话里，这一句最合眼下的局势。
ct-why-truth-helps = 本来可以对{ $who }说假话，但善良阵营现在需要真话。
ct-why-false-by-right = { $who }得知的可以是假的，一句可信的假话让胜负保持悬念。
ct-why-registers = 对{ $who }来说，有人可以算作别的身份，这样真话透露得少一些。
ct-why-nothing-to-tell = 这里没有什么可以告诉。
ct-why-bounced = 换一个人死，因为善良阵营承受不起原来那一死。
ct-why-takes-its-course = 死亡照常发生，没有理由干预。
ct-why-spared = 拦下这一死，让胜负保持悬念。
ct-why-fair-heir = 由{ $seat }当新的恶魔，接下来对双方最公平。
ct-why-fair-herring = 让{ $seat }当干扰项，会让大家迷惑，却不会决定胜负。
ct-why-safe-bluff = 没有人是{ $role }，恶魔可以放心地这样自称。
ct-why-nothing-by-hand = 要亲手办理的角色，现在不需要做什么。
ct-why-by-hand = 这是说书人亲手办的。
ct-why-helps-behind = 中途加入的旅行者帮落后的一方。
ct-why-no-difference = 对双方的胜算没有影响。
ct-why-chances-good = 善良阵营领先；邪恶获胜之前还能处决 { $n } 次。
ct-why-chances-evil = 邪恶阵营领先；善良阵营还能处决 { $n } 次。
ct-why-chances-even = 双方胜算相当；善良阵营还能处决 { $n } 次。
