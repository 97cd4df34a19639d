# 風聲的名稱與一句話說明：功能、顏色、傳遞方式、陣營、試探、角色、機密任務、技能、時機。網頁、終端機和紀錄都讀這一份。
# 技能的編號：skill 是宣告發動的，trigger 是有事發生時發動的，passive 是一直有效的。

game-fengsheng-standard-2010 = 風聲 2010 標準版
game-fengsheng-blacklist = 風聲黑名單
game-fengsheng-qianzhi = 千智風聲
fs-edition-standard-2010 = 2010 標準版
fs-edition-blacklist = 黑名單
fs-edition-qianzhi = 千智

## 牌

# 如「紅鎖定」「藍試探（潛伏抽牌）」。
fs-card = { $colour }{ $function }
fs-card-probe = { $colour }{ $function }（{ $order }）

fs-colour-red = 紅
fs-colour-blue = 藍
fs-colour-black = 黑
# 雙色牌的兩個顏色之間，如「紅黑截獲」。
fs-colour-and = { "" }
fs-colour-red-gloss = 潛伏戰線要的情報：一位成員得到三張，全體獲勝。
fs-colour-blue-gloss = 軍情局要的情報：一位成員得到三張，全體獲勝。
fs-colour-black-gloss = 假情報：面前有三張的玩家死亡。

fs-fn-lock = 鎖定
fs-fn-lock-gloss = 自己回合的出牌階段，或自己的情報途中：指定另一位玩家，本回合的情報到達那裡就必須接收。
fs-fn-lure = 調虎離山
fs-fn-lure-gloss = 情報途中，誰的回合都行：指定一位玩家不參與這次傳遞，情報越過那裡，直達則退給傳出者。不能指定傳出者和被鎖定的玩家。
fs-fn-intercept = 截獲
fs-fn-intercept-gloss = 別人回合的情報途中：立刻得到它，不管鎖定、調虎離山和傳遞方式。幾張截獲相爭，最後用的得到。
fs-fn-return = 退回
fs-fn-return-gloss = 別人的情報到達自己面前：讓它掉頭往回傳，直達則退給傳出者。自己被鎖定時沒有效果。
fs-fn-decode = 破譯
fs-fn-decode-gloss = 情報到達自己面前：先看一眼，再決定接不接收。
fs-fn-burn = 燒毀
fs-fn-burn-gloss = 任何能行動的時候：棄掉一位玩家面前的一張黑色情報。第三張黑色已經落下就來不及了。
fs-fn-counter = 識破
fs-fn-counter-gloss = 別人剛用了一張牌：那張牌無效。識破也能被識破；技能和傳遞不能被識破。
fs-fn-confound = 真偽莫辨
fs-fn-confound-gloss = 自己的出牌階段：從牌堆頂取與在場人數相等的牌洗勻，從自己開始逆時針每人得一張作為情報。
fs-fn-probe = 試探
fs-fn-probe-gloss = 自己的出牌階段，蓋著交給另一位玩家：屬於牌上的陣營，就照牌抽兩張或棄一張；不屬於，就答「不是」。內容只有兩人知道，用完移出遊戲。
fs-fn-swap = 調包
fs-fn-transfer = 轉移
fs-fn-gamble = 博弈
fs-fn-weigh = 權衡
fs-fn-reinforce = 增援
fs-fn-public-text = 公開文本

# 名稱裡的 faction 是陣營的短名（潛伏），說明裡的是全名（潛伏戰線）。
fs-probe-draw = { $faction }抽牌
fs-probe-draw-gloss = { $faction }：抽 { $n } 張牌。其他人答「不是」。
fs-probe-discard = { $faction }棄牌
fs-probe-discard-gloss = { $faction }：棄一張手牌。其他人答「不是」。

## 傳遞方式

fs-way-secret = 密電
fs-way-secret-gloss = 蓋著傳給右邊的玩家，不接收就繼續往右；繞回傳出者面前就必須接收。
fs-way-direct = 直達
fs-way-direct-gloss = 蓋著傳給任意一位別的玩家，不接收就退給傳出者；傳出者必須接收。
fs-way-open = 文本
fs-way-open-gloss = 亮著傳給右邊的玩家，不接收就繼續往右；繞回傳出者面前就必須接收。

## 陣營

fs-faction-lurker = 潛伏戰線
fs-faction-lurker-short = 潛伏
fs-faction-lurker-gloss = 一位成員面前有三張紅色情報，整個陣營獲勝，死者也算。
fs-faction-agency = 軍情局
fs-faction-agency-short = 軍情
fs-faction-agency-gloss = 一位成員面前有三張藍色情報，整個陣營獲勝，死者也算。
fs-faction-bystander = 打醬油的
fs-faction-bystander-short = 醬油
fs-faction-bystander-gloss = 完成自己角色的機密任務，獨自獲勝。
fs-faction-removed = 沒有身分
fs-faction-removed-short = 無
fs-faction-removed-gloss = 身分牌被換走了，不屬於任何一方。

## 時機

fs-window-play = 出牌階段
fs-window-play-gloss = 輪到的玩家可以用牌，並且要傳出一張情報；別人可以用不限時機的牌和技能。
fs-window-step = 出牌步
fs-window-step-gloss = 出牌階段裡輪到一位玩家：想用幾張牌都行，過了就輪到下一位。別人可以回應，在兩次行動之間可以用不限時機的牌和技能。
fs-window-in-transit = 途中
fs-window-in-transit-gloss = 情報正傳向一位玩家：可以用鎖定、調虎離山、截獲。
fs-window-arrived = 到達
fs-window-arrived-gloss = 情報放在一位玩家面前，那位玩家可以用破譯、退回，然後決定接不接收。
fs-window-answer = 回應
fs-window-answer-gloss = 剛有人用了牌或發動技能：可以回應，後用的先結算。

## 桌規

fs-split-main = 通常的分配
fs-split-alternative = 另一種分配
fs-rule-split = 身分怎麼分配
fs-rule-split-gloss = 有的人數另有一種印出來的分配：2010 標準版是四人、六人、七人，黑名單是四人。
fs-rule-mode = 模式
fs-rule-mode-gloss = 千智有幾種場次，人數和身分各不相同。
fs-rule-lure_self = 調虎離山可以對自己用
fs-rule-lure_self-gloss = 自己不參與這次傳遞，情報越過自己。
fs-rule-last_side_wins = 最後的陣營獲勝
fs-rule-last_side_wins-gloss = 活著的都是同一方（潛伏戰線或軍情局），那一方就獲勝。
fs-rule-probe_draws = 試探抽幾張
fs-rule-probe_draws-gloss = 被試探的人照牌抽牌時抽幾張。
fs-rule-victory_first = 獲勝先於死亡
fs-rule-victory_first-gloss = 一張情報既是第三張黑色，又是自己顏色的第三張，就獲勝而不死亡。
fs-rule-lock_answers = 鎖定可以用來回應
fs-rule-lock_answers-gloss = 有牌或技能等著結算時也能用鎖定。
fs-rule-counter_any = 識破可以挑連環裡的任何一張
fs-rule-counter_any-gloss = 對一位玩家用識破，他最後用的那張牌無效，壓在別的下面也行；不用這條，只能識破最後用的那一張。
fs-rule-interceptor_may_refuse = 截獲的人可以不接收
fs-rule-interceptor_may_refuse-gloss = 不接收，情報就回到原來的路上；關掉就必須接收，除非被調開。
fs-rule-swapped_to_hand = 調包換下的牌進手裡
fs-rule-swapped_to_hand-gloss = 換下的情報歸用調包的人，而不是棄掉。
fs-rule-transfer_again = 轉移來的可以再轉移
fs-rule-transfer_again-gloss = 被轉移到的玩家沒有被鎖定，就可以再轉移給別人。
fs-rule-reinforce_without_black = 沒有黑色情報也能增援
fs-rule-reinforce_without_black-gloss = 自己面前沒有黑色情報時，增援抽一張牌。
fs-rule-gamble_refills = 博弈時補牌堆
fs-rule-gamble_refills-gloss = 牌堆空了，博弈先把棄牌洗成新的牌堆。
fs-rule-laps = 每人都有出牌步
fs-rule-laps-gloss = 出牌階段裡，輪到的玩家之後，別人依次各有一個出牌步。
fs-rule-short_turn = 簡化的回合
fs-rule-short_turn-gloss = 給新手：抽牌，出牌，傳情報，沒有第二個出牌階段。
fs-rule-second_play_phase = 第二個出牌階段
fs-rule-second_play_phase-gloss = 傳完情報之後還有一個出牌階段。
fs-rule-limited_skills = 整局一次的技能
fs-rule-limited_skills-gloss = 關掉就不用這些技能；要亮出身分的仍然能用。
fs-rule-large_deck = 多六張牌
fs-rule-large_deck-gloss = 黑名單加六張公開文本，共 119 張。
fs-rule-offered = 幾個角色裡選
fs-rule-offered-gloss = 開局發給每人兩個或三個角色，留下一個。
fs-rule-roles = 用哪些角色
fs-rule-roles-gloss = 全部、不用，或只用選出的這些。

## 模式

fs-mode-standard = 標準
fs-mode-standard-gloss = 五人或六人，身分保密。
fs-mode-novice = 新手場
fs-mode-novice-gloss = 四人，兩位潛伏戰線，兩位軍情局，身分都亮著。
fs-mode-teams = 3V3
fs-mode-teams-gloss = 六人，兩隊交替入座，身分都亮著，同隊看過彼此的角色。
fs-mode-bystanders = 醬油場
fs-mode-bystanders-gloss = 六人，不論身分，都靠自己角色的機密任務獲勝。
fs-mode-free = 自由場
fs-mode-free-gloss = 二到八人，身分保密。

## 角色

fs-hidden = 潛伏角色
fs-hidden-gloss = 開局蓋著。蓋著的角色沒有性別，只有寫明蓋著時可用的技能有效，機密任務照算。
fs-open = 公開角色
fs-open-gloss = 開局就翻開。被蓋上後失去性別和技能，機密任務照算。
fs-gender-male = 男
fs-gender-female = 女
fs-gender-both = 亦男亦女
fs-gender-neither = 無性別

fs-role-nobody = 沒有角色
fs-role-nobody-mission = 沒有機密任務：身分是打醬油的也不能靠它獲勝。

fs-role-old-ghost = 老鬼
fs-role-old-ghost-mission = 死亡時手裡有三張以上紅牌。
fs-skill-old-ghost-trigger-0 = 就計
fs-skill-old-ghost-trigger-0-gloss = 蓋著時，試探將要對你生效：必須翻開，抽兩張牌。鎖定將要對你生效：可以這樣做。
fs-skill-old-ghost-passive-0 = 城府
fs-skill-old-ghost-passive-0-gloss = 翻開時被試探：不論身分，兩種反應任選。
fs-skill-old-ghost-trigger-1 = 遺志
fs-skill-old-ghost-trigger-1-gloss = 翻開時死亡：可以把手牌蓋著交給一位玩家，隨機三張成為那人的情報；不足三張就全部。

fs-role-code-clerk = 譯電員
fs-role-code-clerk-mission = 面前有三張藍色情報。
fs-skill-code-clerk-skill-0 = 速譯
fs-skill-code-clerk-skill-0-gloss = 蓋著時，情報到達你面前：翻開，抽一張牌，看這張情報。這不算破譯，不能被識破。
fs-skill-code-clerk-trigger-0 = 洞悉
fs-skill-code-clerk-trigger-0-gloss = 翻開時，任何人的破譯生效：可以蓋上。

fs-role-old-gun = 老槍
fs-role-old-gun-mission = 面前有三張紅色情報。
fs-skill-old-gun-trigger-0 = 就計
fs-skill-old-gun-trigger-0-gloss = 蓋著時，試探或鎖定將要對你生效：可以翻開，抽兩張牌。
fs-skill-old-gun-skill-0 = 合謀
fs-skill-old-gun-skill-0-gloss = 翻開時，任何能行動的時候：蓋上自己，再蓋上另一位翻開的角色，兩人互看身分。

fs-role-shining = 閃靈
fs-role-shining-mission = 潛伏戰線的成員全部死亡。
fs-skill-shining-skill-0 = 狙擊
fs-skill-shining-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，燒毀另一位玩家面前的三張情報，顏色不限；不足三張就全部。

fs-role-black-rose = 黑玫瑰
fs-role-black-rose-mission = 軍情局的成員全部死亡。
fs-skill-black-rose-skill-0 = 血染玫瑰
fs-skill-black-rose-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，展示牌堆頂一張。是黑牌，可以在一位玩家面前放至多三張黑色手牌；不是，至多一張。

fs-role-emei-wind = 峨嵋風
fs-role-emei-wind-mission = 面前有三張藍色情報。
fs-skill-emei-wind-skill-0 = 截上截
fs-skill-emei-wind-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，能用截獲時就視為截獲，否則只是翻開。不能被識破。
fs-skill-emei-wind-trigger-0 = 計中計
fs-skill-emei-wind-trigger-0-gloss = 翻開時，別人得到你傳出的黑色情報：可以燒毀自己或一位女性面前的一張黑色情報。

fs-role-old-jin = 老金
fs-role-old-jin-mission = 手裡同時有三張紅牌和三張藍牌。
fs-skill-old-jin-trigger-0 = 棄卒保帥
fs-skill-old-jin-trigger-0-gloss = 蓋著時，你的牌被識破：可以翻開，抽五張牌，再把兩張手牌放回牌堆頂。
fs-skill-old-jin-trigger-1 = 釜底抽薪
fs-skill-old-jin-trigger-1-gloss = 翻開時得到黑色情報：可以在自己面前放一張黑色手牌並蓋上，然後在任意幾位玩家面前各放一張手牌，自己也可以。

fs-role-intelligence-chief = 情報處長
fs-role-intelligence-chief-mission = 面前有三張紅色情報。
fs-skill-intelligence-chief-trigger-0 = 隔牆有耳
fs-skill-intelligence-chief-trigger-0-gloss = 任何人的試探生效之後：可以抽一張牌，然後棄一張手牌，或燒毀自己的一張紅色或藍色情報。

fs-role-professional-killer = 職業殺手
fs-role-professional-killer-mission = 親手讓別人成為第二位或更晚的死者。
fs-skill-professional-killer-trigger-0 = 連擊
fs-skill-professional-killer-trigger-0-gloss = 有人得到你傳出的黑色情報：可以在那人面前再放一張黑色手牌。
fs-skill-professional-killer-passive-0 = 預謀
fs-skill-professional-killer-passive-0-gloss = 你的識破可以當作鎖定使用。

fs-role-masked-man = 禮服蒙面人
fs-role-masked-man-mission = 一位女性宣告勝利。
fs-skill-masked-man-trigger-0 = 英雄
fs-skill-masked-man-trigger-0-gloss = 你得到黑色情報，怎麼來的都算：可以抽兩張牌。
fs-skill-masked-man-trigger-1 = 救美
fs-skill-masked-man-trigger-1-gloss = 一位女性將要死亡，整局一次：可以亮出自己的身分，燒毀她面前的兩張黑色情報。不能救自己。

fs-role-seven-hundred = 柒佰
fs-role-seven-hundred-mission = 面前有五張不含黑色的情報。
fs-skill-seven-hundred-passive-0 = 敏銳
fs-skill-seven-hundred-passive-0-gloss = 別人的回合也能用鎖定。
fs-skill-seven-hundred-trigger-0 = 聯動
fs-skill-seven-hundred-trigger-0-gloss = 你的鎖定生效：必須抽兩張牌，再把一張手牌交給另一位玩家。
fs-skill-seven-hundred-passive-1 = 風度
fs-skill-seven-hundred-passive-1-gloss = 你宣告勝利：必須選一位女性一同獲勝。

fs-role-blade = 刀鋒
fs-role-blade-mission = 潛伏戰線和軍情局各至少有一位死者。
fs-skill-blade-passive-0 = 亮劍
fs-skill-blade-passive-0-gloss = 你的試探和退回可以當作鎖定使用。
fs-skill-blade-trigger-0 = 嗜血
fs-skill-blade-trigger-0-gloss = 別人死亡：可以抽四張牌，再把一張手牌分給一位玩家，也可以留給自己。

fs-role-great-beauty = 大美女
fs-role-great-beauty-mission = 一位男性宣告勝利，而你的黑色情報不超過一張。
fs-skill-great-beauty-passive-0 = 精明
fs-skill-great-beauty-passive-0-gloss = 抽牌階段抽三張，再把一張手牌放回牌堆頂。
fs-skill-great-beauty-skill-0 = 愛情
fs-skill-great-beauty-skill-0-gloss = 任何能行動的時候，整局一次：亮出自己的身分，燒毀一位玩家面前的一張黑色情報。不能被識破。

fs-role-sister-six = 六姐
fs-role-sister-six-mission = 面前有六張情報，顏色不限。
fs-skill-sister-six-trigger-0 = 拷問
fs-skill-sister-six-trigger-0-gloss = 你的試探將要生效：可以先隨機拿走對方一張手牌。
fs-skill-sister-six-trigger-1 = 搜取
fs-skill-sister-six-trigger-1-gloss = 別人死亡：可以不看牌面，隨機取那人一張手牌作為自己的情報。

fs-role-brother-mark = 小馬哥
fs-role-brother-mark-mission = 軍情局的成員全部死亡。
fs-skill-brother-mark-trigger-0 = 英雄本色
fs-skill-brother-mark-trigger-0-gloss = 你得到別人傳出的黑色情報：必須抽一張牌，然後可以在一位玩家面前放一張黑色手牌。

fs-role-phantom-thief = 怪盜阿十
fs-role-phantom-thief-mission = 手牌達到十張。
fs-skill-phantom-thief-trigger-0 = 陰謀
fs-skill-phantom-thief-trigger-0-gloss = 別人得到你傳出的黑色情報：可以隨機拿走那人一張手牌。
fs-skill-phantom-thief-trigger-1 = 陽謀
fs-skill-phantom-thief-trigger-1-gloss = 你得到別人傳出的黑色情報：可以隨機拿走傳出者一張手牌。

fs-role-beret = 貝雷帽
fs-role-beret-mission = 手裡同時有三張紅牌和三張藍牌。
fs-skill-beret-passive-0 = 換日
fs-skill-beret-passive-0-gloss = 你的黑色手牌可以當作鎖定使用。
fs-skill-beret-trigger-0 = 偷天
fs-skill-beret-trigger-0-gloss = 有人得到你傳出的黑色情報：可以把那人面前的一張紅色或藍色情報放進任意一位玩家的手裡。

fs-role-rookie-white = 小白
fs-role-rookie-white-mission = 你第一個死亡，或者潛伏戰線、軍情局有一方全部死亡。
fs-skill-rookie-white-passive-0 = 喬裝
fs-skill-rookie-white-passive-0-gloss = 既算男性，也算女性。
fs-skill-rookie-white-skill-0 = 收買
fs-skill-rookie-white-skill-0-gloss = 任何能行動的時候：把四張手牌交給另一位有情報的玩家，然後得到那人面前的一張情報。
fs-skill-rookie-white-passive-1 = 敗露
fs-skill-rookie-white-passive-1-gloss = 面前有六張情報就輸掉遊戲，同時達成勝利也一樣。

fs-role-siskin = 黃雀
fs-role-siskin-mission = 潛伏戰線和軍情局各至少有一位死者。
fs-skill-siskin-skill-0 = 潛藏伏擊
fs-skill-siskin-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，把另一位玩家面前的一張情報放到牌堆頂。
fs-skill-siskin-trigger-0 = 黃雀在後
fs-skill-siskin-trigger-0-gloss = 翻開時，別人死亡，整局一次：可以亮出自己的身分，在一位玩家面前放至多兩張黑色手牌。

fs-role-thousand-faces = 千面女郎
fs-role-thousand-faces-mission = 左邊或右邊最近的在場玩家宣告勝利；那次宣告失敗，你獲勝。
fs-skill-thousand-faces-passive-0 = 城府
fs-skill-thousand-faces-passive-0-gloss = 被試探：不論身分，兩種反應任選。
fs-skill-thousand-faces-passive-1 = 逢緣
fs-skill-thousand-faces-passive-1-gloss = 你傳出的情報只要不是直達，往左往右由你定。
fs-skill-thousand-faces-trigger-0 = 笙歌
fs-skill-thousand-faces-trigger-0-gloss = 任何人的真偽莫辨將要生效：可以抽三張牌，再把一張手牌交給另一位玩家。

fs-role-black-hand = 黑手
fs-role-black-hand-mission = 親手殺死一位女性角色。
fs-skill-black-hand-passive-0 = 殘忍
fs-skill-black-hand-passive-0-gloss = 你的文本手牌可以當作鎖定使用。
fs-skill-black-hand-trigger-0 = 冷血
fs-skill-black-hand-trigger-0-gloss = 你在自己的回合殺死過別人，回合結束時：可以把桌上一張情報移到一位玩家面前。
fs-skill-black-hand-passive-1 = 濫殺
fs-skill-black-hand-passive-1-gloss = 你殺死打醬油的玩家：獨自獲勝。

fs-role-viper = 蝮蛇
fs-role-viper-mission = 還沒有人死亡時有人宣告勝利；那次宣告失敗，你獲勝。
fs-skill-viper-skill-0 = 聲東擊西
fs-skill-viper-skill-0-gloss = 翻開時，情報途中：蓋上，視為調虎離山。
fs-skill-viper-skill-1 = 彈藥無限
fs-skill-viper-skill-1-gloss = 蓋著而沒有手牌時，任何能行動的時候：翻開，抽一張牌。

fs-role-tide = 潮汐
fs-role-tide-mission = 有人因為得到你傳出的情報而宣告勝利；那次宣告失敗，你獲勝。
fs-skill-tide-passive-0 = 城府
fs-skill-tide-passive-0-gloss = 被試探：不論身分，兩種反應任選。
fs-skill-tide-trigger-0 = 時差
fs-skill-tide-trigger-0-gloss = 你得到黑色情報：可以把另一位玩家面前的一張情報拿到手裡。

fs-role-duckweed = 浮萍
fs-role-duckweed-mission = 你是第二位或更晚的死者。
fs-skill-duckweed-skill-0 = 先機
fs-skill-duckweed-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，隨機拿走另一位玩家兩張手牌，然後那人抽兩張。
fs-skill-duckweed-trigger-0 = 後著
fs-skill-duckweed-trigger-0-gloss = 翻開時死亡：可以看另一位玩家的手牌，把其中一張放到一位玩家面前。

fs-role-mr-yi = 易先生
fs-role-mr-yi-mission = 已經有人死亡之後有人宣告勝利；那次宣告失敗，你獲勝。
fs-skill-mr-yi-passive-0 = 貪婪
fs-skill-mr-yi-passive-0-gloss = 抽牌階段抽三張。
fs-skill-mr-yi-passive-1 = 洞察
fs-skill-mr-yi-passive-1-gloss = 你的退回和截獲可以當作識破使用。
fs-skill-mr-yi-passive-2 = 情仇
fs-skill-mr-yi-passive-2-gloss = 一位女性殺死你：她獨自獲勝。

# 下面的角色在 2010 標準版裡沒有；機密任務和技能寫在各版自己的文件裡。
fs-role-steel-agent = 鋼鐵特工
fs-role-dai-li = 戴笠
fs-role-ninety-nine = 怪盜九九
fs-role-holmes = 福爾摩斯
fs-role-deadly-perfume = 致命香水
