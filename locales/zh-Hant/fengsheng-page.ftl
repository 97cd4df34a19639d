# 網頁上風聲牌桌自己的文字：座位、情報的路線、應對方式、說明。


## 座位

fs-ui-seat = { $name }，{ $cards } 張手牌
fs-ui-seat-gone = { $name }，{ $how }
fs-ui-seat-facts = { $cards } 張手牌。
fs-ui-life-living = 在場
fs-ui-life-dead = 已經死亡
fs-ui-life-lost = 已經輸掉
fs-ui-life-dead-stamp = 死亡
fs-ui-life-lost-stamp = 出局
fs-ui-count = { $n } 張{ $colour }
fs-ui-intelligence = 情報：{ $cards }
fs-ui-intelligence-none = 面前沒有情報
fs-ui-role-unknown = 角色蓋著，還不知道是誰
fs-ui-role-unknown-why = 角色蓋著，翻開過才知道是誰。
fs-ui-role-up = 角色{ $role }，翻開
fs-ui-role-down = 角色{ $role }，蓋伏
fs-ui-up = 翻開
fs-ui-down = 蓋伏
fs-ui-up-why = 翻開的角色有性別，技能都有效。
fs-ui-down-why = 蓋伏的角色沒有性別，只有寫明蓋伏時能用的技能有效。
fs-ui-identity = 身分是{ $faction }
fs-ui-identity-title = 身分
fs-ui-identity-unknown = 身分還不知道。
fs-ui-private = 只有你知道
fs-ui-seen-by-you = 你看過，別人不知道
fs-ui-role-title = 角色
fs-ui-role-page = 看{ $role }
fs-ui-before = 面前的情報
fs-ui-locked = 被鎖定
fs-ui-lured = 被調虎離山
fs-ui-comes-here = 情報正傳過來
fs-ui-lies-here = 情報到了面前
fs-ui-asked = 正在決定
fs-ui-note-spoken = 你猜是{ $faction }
fs-ui-own-role = 你的角色：{ $role }，點開看技能和任務
fs-ui-skills = { $role }的技能
fs-ui-skill = 技能{ $skill }
fs-ui-skill-open = 技能{ $skill }，現在能發動。{ $gloss }
fs-ui-goal = 目標：三張{ $colour }（現在 { $n } 張）
fs-ui-mission = 機密任務
fs-ui-mission-why = 機密任務只對打醬油的算數。
fs-ui-mission-why-alone = 這一場不論身分，人人只憑機密任務獲勝。
fs-ui-kind-skill = 可以宣告發動
fs-ui-kind-trigger = 有事發生時
fs-ui-kind-passive = 一直有效
fs-ui-letter-red = 紅
fs-ui-letter-blue = 藍
fs-ui-letter-black = 黑
fs-ui-bet-draw = 抽兩張
fs-ui-bet-discard = 棄一張

## 桌子中央

fs-ui-happening = 正在發生的事
fs-ui-turn = { $name }的回合
fs-ui-turn-of = 第 { $n } 回合 · { $name }
fs-ui-phase-role = 各人在選角色
fs-ui-phase-unsent = { $name }的出牌階段，還沒有傳情報
fs-ui-phase-sent = { $name }的出牌階段，情報已經傳過
fs-ui-phase-over = 這一局打完了
fs-ui-sent = { $name }傳出的{ $way }
fs-ui-face-known = 是{ $card }
fs-ui-face-unknown = 蓋著
fs-ui-travels-to = 正傳向{ $name }
fs-ui-arrived-at = 已經到{ $name }面前
fs-ui-then = 沒人接收就依次到{ $names }
fs-ui-step-travels = 途中
fs-ui-step-arrived = 到達
fs-ui-step-receiving = 接收
fs-ui-chain = 連環，最上面的先結算
fs-ui-declared = { $name }用{ $what }
fs-ui-declared-at = { $name }對{ $target }用{ $what }
fs-ui-as = 當{ $function }用
fs-ui-as-short = 當{ $function }
fs-ui-void = 已經無效
fs-ui-void-stamp = 無效
fs-ui-resolving = 正在結算：
fs-ui-resolving-stamp = 結算中
fs-ui-deck-spoken = 牌堆，{ $n } 張
fs-ui-discard-spoken = 棄牌堆，{ $n } 張，點開看
fs-ui-discard = 棄牌堆有 { $n } 張，都亮著；牌堆還有 { $deck } 張。
fs-ui-removed = { $n } 張試探移出了遊戲。
fs-ui-rule-return-one = 精明
fs-ui-rule-good-manners = 風度
fs-ui-rule-turn-up = 翻開角色

fs-ui-phase-step = { $name }的回合，{ $other }的出牌步
fs-ui-phase-begin = 開始
fs-ui-phase-draw = 抽牌
fs-ui-phase-play-1 = 出牌
fs-ui-phase-transmission = 傳遞
fs-ui-phase-play-2 = 再出牌
fs-ui-phase-end = 結束
fs-ui-step-of = { $name }的出牌步
fs-ui-step-travels-why = 情報正傳向一位玩家，還能插手。
fs-ui-step-arrived-why = 情報放在那位玩家面前，只有那位能處理它。
fs-ui-step-receiving-why = 那位玩家決定接收，或者不接收。
fs-ui-stage-title = 回合與時機
fs-ui-stage-now = 現在能用的功能
fs-ui-stage-now-why = 只看公開的事，手裡有沒有不算；角色的技能可能另有規定。
fs-ui-stage-turn = 一個回合
fs-ui-stage-when = 各種功能的時機
fs-ui-stage-everybody = 人人
fs-ui-stage-but = 除{ $name }之外的人
fs-ui-stage-but-short = 除
fs-ui-stage-may = { $by }能用{ $functions }
fs-ui-stage-receive = { $name }決定接不接收
fs-ui-stage-send = { $name }要傳出情報
fs-ui-stage-decides = { $name }正在決定
fs-ui-stage-several = 幾個人正在決定
fs-ui-time-own-step = 自己的出牌步
fs-ui-time-own-play-phase = 自己的出牌階段
fs-ui-time-own-turn = 自己的回合，情報到達之前
fs-ui-time-in-transit = 情報在途中
fs-ui-time-others-in-transit = 別人的回合，情報在途中
fs-ui-time-arrived = 情報到達自己面前
fs-ui-time-arrived-hidden = 蓋著的情報到達自己面前
fs-ui-time-arrived-free = 可以不接收的情報到達自己面前
fs-ui-time-card-used = 響應別人剛用的牌
fs-ui-time-any-time = 任何能行動的時候
fs-ui-time-only-sent = 只作為情報傳出
fs-ui-turned-up = 亮著
fs-ui-turned-up-short = 亮
fs-ui-must-take = 必須接收
fs-ui-must-take-short = 必收

## 選牌和接收

fs-ui-pick-open = 選牌（{ $n } 種）
fs-ui-pick-no = { $card }，不能選
fs-ui-take-kills = 這是第三張黑色：接收就死亡。
fs-ui-take-may-kill = 你面前有兩張黑色：這張要是黑色，接收就死亡。
fs-ui-take-wins = 這是第三張{ $colour }色：接收就獲勝。
fs-ui-take-may-win = 你面前有兩張{ $colour }色：這張要是{ $colour }色，接收就獲勝。
fs-ui-take-first-black = 是黑色：你面前會有一張。
fs-ui-take-second-black = 是黑色：你面前會有兩張，再來一張就死亡。
fs-ui-take-helps = 是你要的{ $colour }色。

## 什麼時候問我

fs-ui-mode = 什麼時候問我
fs-ui-mode-spoken = 什麼時候問我：{ $mode }，點一下換
fs-ui-mode-auto = 自動
fs-ui-mode-auto-why = 沒事可做，或者沒有下面勾選的理由，就自動過。
fs-ui-mode-always = 都問
fs-ui-mode-always-why = 每次都問。
fs-ui-mode-never = 不問
fs-ui-mode-never-why = 都自動過，除非過了可能輸掉或錯過獲勝。
fs-ui-more = 暫時不問，以及自動過的理由
fs-ui-until = 暫時不問
fs-ui-until-why = 這次過，接著也不問，直到出現新的理由。
fs-ui-until-my-turn = 輪到我之前不問。
fs-ui-until-my-turn-do = 直到輪到我
fs-ui-until-intelligence = 這份情報不再問。
fs-ui-until-intelligence-do = 這份情報
fs-ui-until-chain = 這條連環不再問。
fs-ui-until-chain-do = 這條連環
fs-ui-until-stop = 重新問我
fs-ui-stops = 自動時，這些理由要問我
fs-ui-stops-why = 沒有事可做的時候，怎麼勾都不問。
fs-ui-stop-fixed = 關不掉：漏掉可能就輸了
fs-ui-stop-my-turn = 我的回合，或我的出牌步
fs-ui-stop-target = 有牌或技能指著我
fs-ui-stop-before-me = 情報正傳向我，或在我面前
fs-ui-stop-mine = 我的情報在途中
fs-ui-stop-danger = 再來一張黑色我就死亡
fs-ui-stop-i-may-win = 我可能獲勝
fs-ui-stop-someone-may-win = 別人可能獲勝
fs-ui-stop-can-counter = 我能識破
fs-ui-stop-on-its-way = 別人的情報在途中，我有事可做
fs-ui-passed-by-mode = （按你的設定自動過）
fs-ui-passed-by-yield = （你說暫時不問，自動過）
fs-ui-keys-pass = 過
fs-ui-keys-mode = 換問法：自動、都問、不問
fs-ui-keys-yield = 暫時不問，以及自動過的理由
fs-ui-keys-character = 看自己的角色

## 推斷

fs-ui-notebook = 推斷
fs-ui-notebook-open = 推斷：誰是哪一邊
fs-ui-notebook-why = 只有你看得到。點一格記下猜測：可能是，不是，空著；有依據的自動填好，點一下看依據。
fs-ui-note-split = { $faction }，{ $n } 位
fs-ui-note-is = { $name }是{ $faction }，點開看依據
fs-ui-note-is-not = { $name }不是{ $faction }，點開看依據
fs-ui-note-guess-none = { $name }，{ $faction }：沒有猜
fs-ui-note-guess-yes = { $name }，{ $faction }：可能是
fs-ui-note-guess-no = { $name }，{ $faction }：不是
fs-ui-note-mine = 這是你自己的身分。
fs-ui-note-shown = { $name }的身分已經亮出。
fs-ui-note-seen = 你看過{ $name }的身分。
fs-ui-note-enough = { $name }面前有 { $n } 張這一邊的顏色，卻沒有獲勝，所以不是{ $faction }。
fs-ui-note-full = { $faction }只有 { $n } 位，都已經知道是誰。
fs-ui-note-rest = { $faction }有 { $n } 位，剩下的人都是。
fs-ui-note-left = 另外兩邊都不是。
fs-ui-note-other = 已經是{ $faction }了。
fs-ui-note-aids = 自動填有依據的
fs-ui-note-aids-why = 不想要幫忙就關掉。
fs-ui-keys-notebook = 推斷：誰是哪一邊

## 結果

fs-ui-over-draw = 沒有人獲勝
fs-ui-over-players = 各位玩家的身分和角色
fs-ui-over-won = 獲勝
fs-ui-over-mission = { $role }的機密任務：

## 說明

fs-ui-help-goal = 目的
fs-ui-help-goal-text = 潛伏戰線的一位成員面前有三張紅色情報，軍情局的一位成員面前有三張藍色，整個陣營就獲勝。打醬油的完成自己角色的機密任務就獨自獲勝。
fs-ui-help-turn = 一個回合
fs-ui-help-turn-text = 抽兩張牌，然後是出牌階段：用幾張牌都行，但要傳出一張手牌作為情報，只傳一張，先傳後用都可以。
fs-ui-help-blacklist-turn-text = 抽兩張牌，第一個出牌階段，傳一份情報，再一個出牌階段。兩個出牌階段裡從輪到的那位起，每位玩家都有一個出牌步。沒有牌可傳就出局。
fs-ui-help-qianzhi-turn-text = 抽兩張牌，出牌階段，然後傳一份情報。出牌階段只有輪到的那位有出牌步，別人可以回應。到回合結束還沒傳出情報就出局。
fs-ui-help-send = 傳情報
fs-ui-help-send-text = 牌角的印說明它怎麼傳。情報每到一位玩家面前，那位玩家接收或不接收；轉一圈回到傳出者，傳出者必須接收。
fs-ui-help-answer = 響應
fs-ui-help-answer-text = 有人用牌或發動技能，別人都可以響應；後用的先結算。都過了才生效。
fs-ui-help-die = 死亡
fs-ui-help-die-text = 面前有三張黑色情報就死亡：亮出身分和角色，不再參與。死者仍可能跟著陣營獲勝。
fs-ui-help-character = 角色
fs-ui-help-character-text = 開局從兩個角色裡留一個。有的一開始蓋著，別人不知道是誰；翻開或蓋伏會改變哪些技能有效。
fs-ui-help-marks = 記號
fs-ui-help-cards = 牌
fs-ui-help-windows = 什麼時候能用牌
fs-ui-help-mode = 每次有人用牌、情報每走一步，都輪流問每個人。右下的按鈕決定什麼時候問你：自動、都問、不問；旁邊的「⋯」可以暫時不問，也可以改理由。
