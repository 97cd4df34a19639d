# 鐘樓謎團裡發生的事、說的話、按鈕上的字。角色名等在 clocktower-names.ftl，提問在 clocktower-ask.ftl。

ct-storyteller = 說書人

## 發生的事

ct-called = 說書人叫到：{ $slot }。
ct-night-fell = 第 { $n } 夜。
ct-dawned-none = 天亮了，昨夜沒有人死。
ct-dawned-died = 天亮了，昨夜死了：{ $died }。
ct-dawned-revived = 天亮了，昨夜活過來了：{ $revived }。
ct-dawned-both = 天亮了，昨夜死了：{ $died }；活過來了：{ $revived }。
ct-day-ended = 這一天結束了。
ct-told = { $seat }得知（{ $role }）：{ $what }
ct-picked = { $seat }選了{ $whom }。
ct-declined = { $seat }沒有選。
ct-named = { $seat }指定了角色{ $role }。
ct-stated = { $seat }說：{ $what }
ct-replied-yes = { $seat }：是。
ct-replied-no = { $seat }：否。
ct-visited = { $seat }去找說書人。
ct-claimed = { $seat }說自己是{ $role }。
ct-claimed-to-know = { $seat }說自己第 { $n } 夜得知：{ $what }
ct-claimed-by-day = { $seat }說自己第 { $n } 天得知：{ $what }
ct-claimed-about = { $seat }說自己第 { $n } 夜得知{ $a }和{ $b }：{ $what }
ct-suspected = { $seat }懷疑{ $whom }。
ct-trusted = { $seat }信任{ $whom }。
ct-whispered = { $seat }和{ $whom }私下談話。
ct-used = { $seat }當眾使用{ $role }的能力。
ct-passed = { $seat }暫時沒有別的事。
ct-waited = 說書人讓大家再談一會兒。
ct-nominated = { $seat }提名{ $whom }。
ct-exile-called = { $seat }提議流放{ $whom }。
ct-voted = { $seat }舉手。
ct-voted-not = { $seat }不舉手。
ct-counted-doomed = { $seat }得 { $votes } 票（需要 { $needed } 票），待處決。
ct-counted-tie = { $seat }得 { $votes } 票（需要 { $needed } 票），平票：沒有人待處決。
ct-counted-fewer = { $seat }得 { $votes } 票（需要 { $needed } 票），不比之前的多。
ct-counted-short = { $seat }得 { $votes } 票，不到 { $needed } 票。
ct-counted-exile = 流放{ $seat }：{ $votes } 票贊成（需要 { $needed } 票），通過。
ct-counted-no-exile = 流放{ $seat }：{ $votes } 票贊成，不到 { $needed } 票。
ct-vote-ended = 這次投票不進行了。
ct-executed = { $seat }被處決。
ct-exiled = { $seat }被流放。
ct-joined = { $seat }加入，成為{ $role }，坐在{ $whom }左邊。
ct-left = { $seat }離開遊戲。
ct-died = { $seat }死亡。
ct-survived = { $seat }沒有死。
ct-revived = { $seat }活了過來。
ct-token-spent = { $seat }的投票標記用掉了。
ct-by-hand = 說書人動手：{ $what }
ct-died-at-night = { $seat }在夜裡死亡。
ct-survived-at-night = { $seat }在夜裡沒有死成。
ct-won-no-demon = { $side }獲勝：惡魔都死了。
ct-won-two-left = { $side }獲勝：只剩兩名玩家存活。
ct-won-by = { $side }因{ $role }獲勝。
ct-won-storyteller = 說書人宣布{ $side }獲勝。
ct-revealed = { $seat }：{ $role }，{ $side }。

## 得知的內容

ct-info-nothing = 沒有什麼可以得知。
ct-info-spoken = 說書人口頭告訴你。
ct-info-number = { $n }
ct-info-yes = 是（點頭）。
ct-info-no = 否（搖頭）。
ct-info-none-of = 場上沒有{ $team }。
ct-info-one-of = { $a }和{ $b }之一是{ $role }。
ct-info-token = { $seat }是{ $role }。
ct-info-either = { $seat }是{ $good }或{ $evil }。
ct-info-pair = 是{ $a }或{ $b }。
ct-info-minions = 爪牙：{ $seats }。
ct-info-demon = 惡魔：{ $seat }。
ct-info-knows = { $seat }是{ $role }。
ct-info-absent = 不在場：{ $role }。
ct-info-in-play = 在場：{ $role }。
ct-info-became = 你現在是{ $role }。
ct-info-turned = 你現在屬於{ $side }陣營。
ct-info-mad = 你要盡力讓大家相信你是{ $role }。
ct-info-statements = 一真一假：{ $a } { $b }
ct-info-reply-yes = 問「{ $what }」，回答：是。
ct-info-reply-no = 問「{ $what }」，回答：否。
ct-info-grimoire = 看了魔典。
ct-info-grimoire-exchanged = 看了魔典，其中{ $a }和{ $b }的標記對調了。
ct-info-believes = { $seat }自以為是{ $role }。
ct-info-marked = { $seat }有標記：{ $token }（{ $role }）。
ct-info-marked-mad = { $seat }有標記：瘋狂，要裝作{ $of }（{ $role }）。

## 陳述

ct-statement-evil = { $seat }是邪惡的。
ct-statement-team = { $seat }是{ $team }。
ct-statement-is = { $seat }是{ $role }。
ct-statement-spoken = （已經口頭說了。）

## 說書人動手

ct-tool-kill = { $seat }死亡。
ct-tool-revive = { $seat }復活。
ct-tool-become = { $seat }變成{ $role }。
ct-tool-turn = { $seat }轉到{ $side }陣營。
ct-tool-drunk = { $seat }醉酒。
ct-tool-poison = { $seat }中毒，到黃昏為止。
ct-tool-remind = 給{ $seat }放一枚提示標記。
ct-tool-clear = 拿走{ $seat }身上親手放的標記。
ct-tool-tell = 口頭告訴{ $seat }一件事。
ct-tool-win = { $side }獲勝。

## 按鈕

ct-do-wait = 讓大家再談談
ct-do-go-on = 繼續
ct-do-pass = 沒有別的事
ct-do-raise = 舉手
ct-do-not-raise = 不舉手
ct-do-yes = 是
ct-do-no = 否
ct-do-strike = 動手懲處{ $seat }
ct-do-pick = { $seat }
ct-do-decline = 誰都不選
ct-do-decline-character = 不指定角色
ct-do-decline-statement = 什麼都不說
ct-do-name = { $role }
ct-do-nominate = 提名{ $seat }
ct-do-exile = 提議流放{ $seat }
ct-do-welcome = 請{ $seat }加入，成為旅行者
ct-do-see-off = 送{ $seat }離開遊戲
ct-do-use = 當眾用{ $role }的能力
ct-do-visit = 去找說書人
ct-do-claim = 說自己是{ $role }
ct-do-claim-by-day = 說第 { $n } 天得知：{ $what }
ct-do-claim-to-know = 說第 { $n } 夜得知：{ $what }
ct-do-claim-about = 說第 { $n } 夜得知{ $a }和{ $b }：{ $what }
ct-do-suspect = 懷疑{ $seat }
ct-do-trust = 信任{ $seat }
ct-do-whisper = 和{ $seat }私下談
ct-do-say = { $what }
ct-do-hand = { $what }
ct-do-call = 叫下一個：{ $slot }
ct-do-execute = 結束白天，處決{ $seat }
ct-do-end-the-day = 結束白天，不處決

## 一個地方能做的幾件事

ct-verb-nominate = 提名
ct-verb-exile = 流放
ct-verb-welcome = 迎來旅行者
ct-verb-see-off = 送走旅行者
ct-verb-suspect = 懷疑
ct-verb-trust = 信任
ct-verb-whisper = 私下談
ct-verb-claim = 聲稱是
ct-verb-claim-to-know = 聲稱得知
ct-verb-use = 當眾使用
ct-verb-strike = 懲處
ct-verb-kill = 死亡
ct-verb-revive = 復活
ct-verb-become = 變成
ct-verb-turn = 換陣營
ct-verb-drunk = 醉酒
ct-verb-poison = 中毒
ct-verb-remind = 放提示標記
ct-verb-clear = 拿走標記
ct-verb-tell = 口頭告知
ct-verb-win = 獲勝

## 不能做的理由

ct-no-over = 遊戲已經結束。
ct-no-not-asked = 現在沒有問到這個座位。
ct-no-not-the-question = 這不是所問的答案。
ct-no-not-among = 這不在可選的範圍裡。
ct-no-may-not-decline = 必須選一個。
ct-no-dead-do-not-nominate = 死者不能提名。
ct-no-has-nominated = 每人每天只能提名一次。
ct-no-was-nominated = 每人每天只能被提名一次。
ct-no-is-a-traveller = 旅行者不會被處決，只能流放。
ct-no-storyteller-nominates = 主教存活時，只有說書人提名。
ct-no-somebody-must-be-nominated = 主教還在：白天結束前要提名一名對立陣營的玩家。
ct-no-not-a-traveller = 只有存活的旅行者可以流放。
ct-no-was-called-for = 每名旅行者每天只能被提議流放一次。
ct-no-not-an-empty-chair = 新來的人要坐空椅子。
ct-no-no-traveller-left = 劇本裡的旅行者都已在場。
ct-no-only-travellers-leave = 只有旅行者可以中途離開。
ct-no-may-not-vote = 你的能力現在不讓你投票。
ct-no-done-today = 今天已經做過了。
ct-no-said-aloud = 這一桌的話由大家自己說出口。
ct-no-said-enough = 你今天說得夠多了。
ct-no-nothing-to-do = 現在沒有這樣的事可做。

## 標記

ct-mark-drunk = 醉酒
ct-mark-poisoned = 中毒
ct-mark-sober = 清醒且健康
ct-mark-safe-from-demon = 惡魔傷不了
ct-mark-cannot-die = 不會死
ct-mark-survives-execution = 處決不死
ct-mark-sleeps = 今夜不醒來
ct-mark-acts-twice = 行動兩次
ct-mark-has-ability = 死後仍有能力
ct-mark-mad = 瘋狂
ct-mark-reminder = 提示
ct-mark-moonchild-0 = 將死
ct-mark-moonchild-1 = 或將死
ct-mark-butler-0 = 主人
ct-mark-witch-0 = 受詛咒
ct-mark-eviltwin-0 = 雙子
ct-mark-devilsadvocate-0 = 上次選過
ct-mark-fanggu-0 = 將被附身
ct-mark-fanggu-1 = 已附身過
ct-mark-shabaloth-0 = 被吞過
ct-mark-minstrel-0 = 或是爪牙
ct-mark-grandmother-0 = 孫輩
ct-mark-fortuneteller-0 = 干擾項
ct-mark-sage-0 = 兇手
ct-mark-juggler-0 = 猜錯
ct-mark-juggler-1 = 或許猜對
ct-mark-juggler-2 = 猜對
ct-mark-exorcist-0 = 上次選過
ct-mark-thief-0 = 票為負
ct-mark-deviant-0 = 今天有趣
ct-mark-bureaucrat-0 = 票算三張

## 正在進行的事

ct-business-setup = 開局前的決定
ct-business-night = 夜間能力
ct-business-day = 白天能力
ct-business-then = 後續
ct-business-death = 有人將死
ct-business-nomination = 提名
ct-business-execution = 處決
ct-business-manual = 親手辦理
ct-business-visit = 拜訪
ct-business-arrival = 旅行者加入

## 選項的性質

ct-tag-true = 真
ct-tag-false = 假
ct-tag-registration = 按登記為真
ct-tag-impaired = 能力失效
ct-tag-kill = 致死
ct-tag-bounce = 換人死
ct-tag-spare = 不死
ct-tag-revive = 復活
ct-tag-heir = 成為惡魔
ct-tag-red-herring = 干擾項
ct-tag-bluff = 偽裝
ct-tag-change = 改變
ct-tag-impair = 醉酒或中毒
ct-tag-note = 備註
ct-tag-end = 結束遊戲

## 說書人為什麼這樣做：平衡的說書人看重什麼

ct-why-when-setup = 開局前
ct-why-when-night = 第 { $n } 夜
ct-why-when-day = 第 { $n } 天
ct-why-who = { $seat }（{ $role }）
ct-why-whoever = 得知的人
ct-why-goes-on = 這裡沒有別的要決定，遊戲繼續。
ct-why-town-talks = 大家還有話要談。
ct-why-true-by-rule = { $who }必須得知真話；在幾句真話裡，這一句最合眼下的局勢。
ct-why-truth-helps = 本來可以對{ $who }說假話，但善良陣營現在需要真話。
ct-why-false-by-right = { $who }得知的可以是假的，一句可信的假話讓勝負保持懸念。
ct-why-registers = 對{ $who }來說，有人可以算作別的身份，這樣真話透露得少一些。
ct-why-nothing-to-tell = 這裡沒有什麼可以告訴。
ct-why-bounced = 換一個人死，因為善良陣營承受不起原來那一死。
ct-why-takes-its-course = 死亡照常發生，沒有理由干預。
ct-why-spared = 攔下這一死，讓勝負保持懸念。
ct-why-fair-heir = 由{ $seat }當新的惡魔，接下來對雙方最公平。
ct-why-fair-herring = 讓{ $seat }當干擾項，會讓大家迷惑，卻不會決定勝負。
ct-why-safe-bluff = 沒有人是{ $role }，惡魔可以放心地這樣自稱。
ct-why-nothing-by-hand = 要親手辦理的角色，現在不需要做什麼。
ct-why-by-hand = 這是說書人親手辦的。
ct-why-helps-behind = 中途加入的旅行者幫落後的一方。
ct-why-no-difference = 對雙方的勝算沒有影響。
ct-why-chances-good = 善良陣營領先；邪惡獲勝之前還能處決 { $n } 次。
ct-why-chances-evil = 邪惡陣營領先；善良陣營還能處決 { $n } 次。
ct-why-chances-even = 雙方勝算相當；善良陣營還能處決 { $n } 次。
