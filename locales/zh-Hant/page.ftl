# 網頁自己的文字：按鈕、設定、標題、說明、出錯時的話。

brand = Hearsay 耳聞
title = Blanc Noir · Hearsay
title-your-move = 輪到你 · Blanc Noir
game-name = Blanc Noir
game-han = 黑與白
tagline = 四種墨色，一條連鎖，幾張蓋著的卷軸。先把手牌出完，別替別人記帳。
about = 規則和機器人都在這一頁裡執行，不需要伺服器；開過一次，沒有網路也能玩。

list-comma = 、
nothing = 無
sentence-join = {"。"}
yes = 是
no = 否
close = 關閉
loading = 正在開啟……
understood = 知道了
reload = 重新載入
help = 規則與說明
settings = 設定
undo = 悔一步
leave = 回到首頁

## 首頁

goon-title = 上次那局還在
goon-when = 存於 { $when }
goon = 接著玩
goon-damaged = 存著的那局讀不出來了。
goon-look = 看看怎麼辦
new-game = 新的一局
seats-how-many = 幾個人
your-name = 你的名字
you-name = 你
you-here = 你坐這裡
bot-kind = { $name }用哪種機器人
bot-heuristic = 會打牌
bot-random = 亂出牌
bot-name-1 = 阿墨
bot-name-2 = 小簡
bot-name-3 = 老郵
bot-name-4 = 白露
bot-name-5 = 青燈
begin = 開局
begin-replaces = 開新局會替掉存著的那局。
house-rules = 桌規
house-rules-changed = { $n ->
    [0] 通常打法
   *[other] 改了 { $n } 條
}
house-rules-intro = 每條桌規都寫進紀錄，一局之中不會變。拿不準就不用動。
house-rules-usual = 全部恢復通常打法
seed = 洗牌種子
seed-why = 填同樣的 64 位十六進位數，就會發同樣的牌；空著就隨機。
seed-bad = 種子要正好 64 個十六進位數字（0–9、a–f），請改正或清空。

rule-declare_mode = 剩一張時誰來宣告
rule-declare_mode-why = 打到剩一張要宣告「黑與白」，沒宣告就出完要抽四張。
rule-declare_mode-auto = 自動宣告
rule-declare_mode-manual = 自己按
rule-declare_mode-forgetful = 偶爾會忘
rule-discard_memory = 桌上記得多少棄牌
rule-discard_memory-why = 真實牌桌上沒人能翻看棄牌堆。
rule-discard_memory-last-lap = 最近一圈
rule-discard_memory-none = 只看引牌
rule-discard_memory-full = 全部
rule-play_after_draw = 抽到的牌能馬上打
rule-play_after_draw-why = 通常抽牌就是這一回合的全部。
rule-voluntary_draw = 有牌可出也能抽牌
rule-voluntary_draw-why = 抽牌是另一種選擇，不是沒辦法時才做的事。
rule-chain_must_answer = 有 25 就必須接連鎖
rule-chain_must_answer-why = 手牌別人看不見，所以通常不強迫。
rule-two_player_reverse = 兩人時反轉方向
rule-two_player_reverse-why = 兩個人時反過來還是對方；也有人當作跳過對方。
rule-two_player_reverse-noop = 只翻方向牌
rule-two_player_reverse-skip = 當作跳過
rule-first_card_effects = 第一張引牌的能力
rule-first_card_effects-why = 翻出來的第一張是特殊牌時，通常不發動。
rule-first_card_effects-none = 不發動
rule-first_card_effects-uno = 對首家發動
rule-princess_companion_effect = 皇女的同伴
rule-princess_companion_effect-why = 和皇女一起打出的那張特殊牌，能力算不算。
rule-princess_companion_effect-resolve = 能力有效
rule-princess_companion_effect-none = 只是棄掉
rule-princess_companion_on_top = 同伴放在皇女上面
rule-princess_companion_on_top-why = 放在上面的那張成為新的引牌。
rule-prince_combo_partial = 皇女配皇子可以多留幾張
rule-prince_combo_partial-why = 通常要麼只留一張，要麼一張不棄。
rule-gargoyle_audience = 石像鬼亮出的手牌
rule-gargoyle_audience-why = 亮給全桌看，還是只給打出的人看。
rule-gargoyle_audience-all = 全桌看
rule-gargoyle_audience-user = 只給打出的人
rule-valkyrie_zone_after_reshuffle = 洗過牌後戰乙女能找哪裡
rule-valkyrie_zone_after_reshuffle-why = 棄牌洗回牌堆之後，棄牌裡剩不下幾張。
rule-valkyrie_zone_after_reshuffle-discard_and_draw = 棄牌和牌堆
rule-valkyrie_zone_after_reshuffle-discard_only = 只有棄牌
rule-valkyrie_counts_before_empty_check = 戰乙女當最後一張時先拿牌
rule-valkyrie_counts_before_empty_check-why = 先拿牌再數手牌，就不算出空，也不罰。
rule-shockwave_scope = 衝擊波洗回幾張
rule-shockwave_scope-why = 洗回那位玩家的一張卷軸，還是全部。
rule-shockwave_scope-one = 一張
rule-shockwave_scope-all = 全部
rule-tornado_includes_deck = 龍捲連卷軸堆一起洗
rule-tornado_includes_deck-why = 否則只收回玩家面前的卷軸來重發。
rule-threat_empty_hand_wins = 脅威送空手牌就算出完
rule-threat_empty_hand_wins-why = 交出最後一張後，這一輪立刻結束。
rule-threat_drops_pending_chain = 脅威結束一輪時連鎖作廢
rule-threat_drops_pending_chain-why = 否則積著的張數還要有人承受。
rule-trade_may_empty_hand = 換卷軸可以把手牌換空
rule-trade_may_empty_hand-why = 允許的話，換空要照樣罰抽四張。
rule-effect_discards_under_lead = 棄掉的牌墊在引牌下面
rule-effect_discards_under_lead-why = 換卷軸、傳令棄掉的牌不改變要跟的顏色。
rule-first_starter = 第一輪誰先
rule-first_starter-why = 以後每輪順時針換下一家。
rule-first_starter-random = 隨機
rule-first_starter-first = 你先
rule-end_tie = 最低分相同
rule-end_tie-why = 終局時最低分有幾個人一樣。
rule-end_tie-shared = 一起贏
rule-end_tie-playoff = 加打一輪

## 牌桌

seats = 其他玩家
seat-spoken = { $name }，{ $cards } 張手牌，{ $down } 張蓋著的卷軸，{ $total } 分
seat-spoken-up = 翻開的卷軸：{ $scrolls }
seat-declared = 已宣告「黑與白」。
seat-turn = 正輪到這一家
seat-next = 下一家
seat-choosable = 可以選這一家
points-short = 分
next-short = 下家
declared-stamp = 黑與白
seat-facts = { $cards } 張手牌，{ $total } 分。
seat-bot = 機器人，{ $bot }。
seat-down = 蓋著的卷軸
seat-down-none = 沒有蓋著的卷軸。
seat-up = 用過的卷軸
seat-lap = 上一回合棄掉的牌
seat-known = 大家知道在這手裡的牌
seat-known-why = 亮出來過、還沒打出去的牌。
scrolls-of = { $name }的卷軸

centre = 桌子中央
deck-spoken = 牌堆，{ $n } 張
deck-short = 牌堆
scroll-deck-spoken = 卷軸堆，{ $n } 張
scroll-deck-short = 卷軸堆
discard-spoken = 棄牌堆，{ $n } 張，看看桌上還記得的
discard-short = 棄牌
lead-spoken = 引牌：{ $card }。{ $follow }
lead-follow = 要跟{ $colour }或 { $number }
lead-open = 隨便出什麼都行
lead-open-short = 任意
lead-naming = 等著指定顏色。
lead-naming-short = 待定顏色
direction-spoken = 行進方向：{ $direction }
chain-spoken = 連鎖積著 { $n } 張，{ $faces }要應對，再下一家是{ $next }
chain-faces = 應對
chain-next = 再下家

strip-open = 開啟牌局紀錄
strip-empty = 還沒有發生什麼。
log = 牌局紀錄
log-short = 紀錄
log-level = 紀錄寫多細
log-story = 大事
log-moves = 每一手
log-everything = 全部
log-folded = 更早的 { $n } 條收起來了：牌桌上只記得最近一圈，打完再看全部。
round = 第 { $n } 輪

ask = 要你決定
your-move = 輪到你
rule-open = 看這條規則
why-not = 現在不行：
pick-colour = 選顏色
pick-seat = 選一位玩家
pile-open = 翻找（{ $n } 種可拿）
hint-hand = 點一下牌選中，再點一下打出；長按看全文。
hint-own = 點一下自己的卷軸選中。
wait = 等待
wait-for = 等 { $name }
wait-sheet = 先看這一輪的結算。
wait-over = 這一局打完了。
step-next = 下一步（還有 { $n } 步）
step-skip = 直接到我

own-seat = 你的座位
own-scrolls = 你的卷軸
own-scrolls-none = 沒有卷軸
own-sums = { $cards } 張 · { $total } 分
own-scroll-open = 卷軸{ $scroll }，現在能用。{ $gloss }
own-scroll-spoken = 卷軸{ $scroll }
own-scroll-used = 用過的卷軸{ $scroll }
hand-spoken = 你的手牌，{ $n } 張，左右鍵移動
hand-card-open = { $card }，可以出
hand-card-refused = { $card }，現在不行：{ $reason }
sort-spoken = 手牌按{ $by }排，點一下換
sort-colour = 顏色
sort-number = 數字
inspect-colour = 顏色
inspect-number = 數字（留在手裡就是分數）
inspect-scroll = 只能在自己回合的卷軸階段翻開使用，用過的翻開留在面前。

pile-title = 棄牌
pile-search = 從棄牌裡拿一張
pile-search-why = 選一張拿進手裡，別人看不到是哪張。灰的不能拿。
pile-full = 這桌打出的每張牌都看得到。
pile-none = 這桌只看得到引牌。
pile-lap = 桌上只記得最近一圈棄掉的牌。
pile-empty = 沒有可看的牌。
pile-pick = 先選一張

## 結算

sheet-title = 第 { $n } 輪結算
sheet-lead = { $name }出完了手牌，其餘各家把剩下的數字加進總分。
sheet-out = 出完
sheet-halved = 正好 200 分，減成 100 分
sheet-empty = 沒有剩牌
sheet-continue = 下一輪
over-won = 你贏了
over-shared = 你和別人一起贏了
over-lost = { $name }贏了
over-ranking = 總分，低的在前
over-last = 最後一輪
over-look = 看看牌桌
over-back = 回到結果
over-leave = 回首頁
rematch = 再來一局

## 設定

set-language = 語言
set-theme = 明暗
theme-system = 跟系統
theme-dark = 夜
theme-light = 晝
set-log = 紀錄寫多細
set-pace = 機器人的快慢：
pace-0 = 立刻
pace-1 = 快
pace-2 = 平常
pace-3 = 慢
set-step = 一步一步看
set-step-why = 機器人每走一步都等你按「下一步」。
set-motion = 動畫
motion-system = 跟系統
motion-on = 開
motion-off = 關
set-sound = 聲音
set-sound-why = 輪到你時輕輕一響。

## 紀錄與出錯

report = 牌局紀錄檔案
report-why = 這一局的每個決定都在裡面，可以存起來，也可以附在問題報告裡。注意：裡面有所有人的牌。
report-empty = 還沒有牌局可以存。
report-record = 紀錄全文
report-detail = 引擎最後說的話，請一併附上：
report-copy = 複製
report-copied = 已複製。
report-copy-failed = 瀏覽器不讓複製，請選中上面的文字自己複製。
report-download = 存成檔案
trouble-title = 出了點問題
trouble-engine = 規則引擎停了一下，已經從你的上一步接著來。
trouble-engine-again = 規則引擎一再停下，這一局暫時接不下去。紀錄還在：可以存下來附在報告裡，再重新載入試試。
trouble-save = 存著的那局讀不出來，可能壞了，也可能來自更新的版本。可以先把它存成檔案，再丟掉它開新局。
trouble-full-store = 瀏覽器不讓保存，這一局關掉頁面就沒了。可以在設定裡把紀錄存成檔案。
throw-away = 丟掉它
update-waits = 有新版本了。
update-take = 換上新版本

## 規則頁

rule-title = 規則
rule-table = 表格
rule-missing = 找不到這條規則的說明（{ $path }）。「規則與說明」裡有全部要點。
example-table = 擺成這樣
example-play = 這樣打
example-expect = 結果

help-how = 怎麼玩
help-goal = 目的
help-goal-text = 先把手牌出完。每輪結束時，手裡剩的數字加進總分；有人超過 200 分就終局，總分最低的贏。
help-turn = 一個回合
help-turn-text = 先是卷軸階段：可以用三張同數字的牌換一張卷軸，也可以翻開自己蓋著的卷軸，次數不限。然後是數字階段：出一張牌，或抽一張牌。
help-follow = 跟牌
help-follow-text = 出的牌要和引牌同色或同數字；黑牌什麼時候都能出，並指定下家要跟的顏色。
help-chain = 連鎖
help-chain-text = 有人打出 25，下家就面對連鎖：只能用另一張 25 接著加，或者用蜃氣樓躲開，否則抽完積著的張數，回合結束。
help-scroll = 卷軸
help-scroll-text = 卷軸蓋在面前，只有自己知道。用過的翻開留在桌上。數字階段得到的卷軸，下回合才能用。
help-last = 最後一張
help-last-text = 打到剩一張要宣告「黑與白」。最後一張必須是 1 到 9 的普通牌；沒宣告，或用特殊牌出空，要抽四張。
help-score = 正好 200
help-score-text = 加完後總分正好 200 的，減成 100。
help-marks = 顏色的記號
help-cards = 數字牌
help-scrolls = 卷軸
help-keys = 鍵盤
help-touch = 觸控：點一下選中，再點一下打出；長按任何牌看全文；點別家看他的卷軸。
keys-arrows = 在手牌裡移動
keys-enter = 選中；再按一次打出
keys-escape = 取消選擇
keys-draw = 抽一張
keys-take = 承受連鎖
keys-stop = 到此為止
keys-hand = 回到手牌
keys-inspect = 看選中的牌
keys-sort = 換排序
keys-undo = 悔一步
keys-next = 下一步
keys-log = 牌局紀錄
keys-settings = 設定
keys-help = 這一頁
