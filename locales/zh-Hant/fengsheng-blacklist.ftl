# 黑名單的一句話說明：功能、角色的機密任務和技能。名稱與 2010 標準版相同的，寫在 fengsheng-names.ftl。
# 「回應、途中或輪到自己時」：有牌或技能等著生效、情報在途中、自己的回合或自己的出牌步。

## 牌

fs-fn-blacklist-lock-gloss = 自己回合的出牌步，或自己的情報途中：指定另一位玩家，本回合的情報到達那裡就必須接收，也不能轉移。
fs-fn-blacklist-lure-gloss = 情報途中，誰的回合都行：指定一位別的玩家，這次傳遞中不能接收。不能指定傳出者、被鎖定的玩家和情報轉移過去的玩家。
fs-fn-blacklist-intercept-gloss = 別人回合的情報途中：情報改為傳向自己，別人還能插手；不接收就回到原來的路上。
fs-fn-blacklist-decode-gloss = 蓋著的情報到達自己面前：先宣示一種顏色，再看它；含有那種顏色，可以亮出來並抽一張牌。
fs-fn-blacklist-burn-gloss = { fs-fn-burn-gloss }
fs-fn-blacklist-counter-gloss = { fs-fn-counter-gloss }
fs-fn-blacklist-confound-gloss = 自己回合的出牌步：從牌堆頂取與在場人數相等的牌洗勻，從自己開始逆時針每人得一張作為情報。
fs-fn-blacklist-probe-gloss = 自己回合的出牌步，蓋著交給另一位玩家：屬於牌上的陣營，就照牌抽牌或棄一張；不屬於，就答「不是」。內容只有兩人知道，用完移出遊戲。
fs-fn-blacklist-swap-gloss = 情報途中，誰的回合都行：這張牌亮著換下途中的情報，傳遞方式和傳出者不變；換下的棄掉。
fs-fn-blacklist-transfer-gloss = 情報到達自己面前，自己沒有被鎖定，情報也不是轉移來的：改為傳向另一位玩家，那人必須接收，不能再轉移。
fs-fn-blacklist-gamble-gloss = 自己的出牌步，誰的回合都行，牌堆要有牌：牌堆頂一張成為一位玩家的情報，自己也可以。誰因此死亡，算你殺死的。
fs-fn-blacklist-weigh-gloss = 自己的出牌步，誰的回合都行：棄掉全部手牌，抽同樣多的牌。
fs-fn-blacklist-reinforce-gloss = 自己的出牌步，誰的回合都行，自己面前要有黑色情報：抽的牌比自己的黑色情報多一張。
fs-fn-blacklist-public-text-gloss = 只能作為情報傳出。接收的人照顏色回應：紅色，軍情局和打醬油的抽一張牌；藍色，潛伏戰線和打醬油的；黑色，潛伏戰線和軍情局。其他人答「不是」。

## 時機

fs-window-blacklist-in-transit-gloss = 情報正傳向一位玩家：可以用鎖定、調虎離山、截獲、調包。
fs-window-blacklist-arrived-gloss = 情報放在一位玩家面前，那位玩家可以用破譯、轉移，然後決定接不接收。

## 角色

fs-role-blacklist-old-ghost-mission = { fs-role-old-ghost-mission }
fs-skill-blacklist-old-ghost-trigger-0 = { fs-skill-old-ghost-trigger-0 }
fs-skill-blacklist-old-ghost-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-ghost-passive-0 = { fs-skill-old-ghost-passive-0 }
fs-skill-blacklist-old-ghost-passive-0-gloss = { fs-skill-old-ghost-passive-0-gloss }
fs-skill-blacklist-old-ghost-trigger-1 = { fs-skill-old-ghost-trigger-1 }
fs-skill-blacklist-old-ghost-trigger-1-gloss = 翻開時死亡：可以在一位玩家面前放至多兩張手牌，顏色不限。
fs-skill-blacklist-old-ghost-skill-0 = 犧牲
fs-skill-blacklist-old-ghost-skill-0-gloss = 翻開時，回應、途中或輪到自己時，整局一次：在自己面前放一張黑色手牌，抽一張牌，然後才看是否死亡。

fs-role-blacklist-old-gun-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-old-gun-trigger-0 = { fs-skill-old-gun-trigger-0 }
fs-skill-blacklist-old-gun-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-gun-skill-0 = { fs-skill-old-gun-skill-0 }
fs-skill-blacklist-old-gun-skill-0-gloss = 翻開時，回應、途中或輪到自己時：蓋上自己，和另一位玩家互看身分。對方是翻開的潛伏角色，還可以在自己面前放一張黑色手牌，把它蓋上。
fs-skill-blacklist-old-gun-skill-1 = 攤牌
fs-skill-blacklist-old-gun-skill-1-gloss = 翻開時，回應、途中或輪到自己時，整局一次：亮出自己和另一位玩家的身分。

fs-role-blacklist-old-jin-mission = { fs-role-old-jin-mission }
fs-skill-blacklist-old-jin-trigger-0 = { fs-skill-old-jin-trigger-0 }
fs-skill-blacklist-old-jin-trigger-0-gloss = 蓋著時，你的牌被識破：可以翻開，抽六張牌，再把兩張手牌放回牌堆頂。
fs-skill-blacklist-old-jin-trigger-1 = { fs-skill-old-jin-trigger-1 }
fs-skill-blacklist-old-jin-trigger-1-gloss = 翻開時得到黑色情報，每回合一次：可以在自己面前放一張黑色手牌並蓋上；還活著，就可以在另一位玩家面前放一張手牌。
fs-skill-blacklist-old-jin-skill-0 = 天衣無縫
fs-skill-blacklist-old-jin-skill-0-gloss = 翻開時，自己回合的出牌步，沒有別的牌等著結算，整局一次：直到回合結束，你用的牌立刻生效，不能回應。

fs-role-blacklist-viper-mission = { fs-role-viper-mission }
fs-skill-blacklist-viper-skill-0 = { fs-skill-viper-skill-0 }
fs-skill-blacklist-viper-skill-0-gloss = { fs-skill-viper-skill-0-gloss }
fs-skill-blacklist-viper-skill-1 = { fs-skill-viper-skill-1 }
fs-skill-blacklist-viper-skill-1-gloss = 蓋著而沒有手牌時，任何能行動的時候：翻開，抽兩張牌。
fs-skill-blacklist-viper-skill-2 = 合金裝備
fs-skill-blacklist-viper-skill-2-gloss = 翻開時，回應、途中或輪到自己時，整局一次：本回合黑色情報殺不死你；回合結束時，燒毀本回合得到的黑色情報。

fs-role-blacklist-steel-agent-mission = 手裡有四張識破。
fs-skill-blacklist-steel-agent-skill-0 = 警覺
fs-skill-blacklist-steel-agent-skill-0-gloss = 蓋著時，別人剛用了一張牌：翻開，那張牌無效。不能被識破。
fs-skill-blacklist-steel-agent-trigger-0 = 掩護
fs-skill-blacklist-steel-agent-trigger-0-gloss = 翻開時得到情報：必須蓋上。
fs-skill-blacklist-steel-agent-trigger-1 = 反擊
fs-skill-blacklist-steel-agent-trigger-1-gloss = 翻開時，別人的識破將要生效，整局一次：可以使它無效，並把它收進手裡。

fs-role-blacklist-dai-li-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-dai-li-trigger-0 = 笑裡藏刀
fs-skill-blacklist-dai-li-trigger-0-gloss = 別人得到你傳出的紅色或藍色情報：可以在那人面前放一張黑色手牌。
fs-skill-blacklist-dai-li-trigger-1 = 運籌帷幄
fs-skill-blacklist-dai-li-trigger-1-gloss = 你得到情報，顏色不限：可以抽一張牌。
fs-skill-blacklist-dai-li-trigger-2 = 咄咄逼人
fs-skill-blacklist-dai-li-trigger-2-gloss = 有人因為你的試探抽牌或棄牌，整局一次：可以在那人面前放至多兩張黑色手牌。

fs-role-blacklist-ninety-nine-mission = { fs-role-phantom-thief-mission }
fs-skill-blacklist-ninety-nine-trigger-0 = { fs-skill-phantom-thief-trigger-0 }
fs-skill-blacklist-ninety-nine-trigger-0-gloss = 有人得到你傳出的黑色情報，自己也算：可以隨機拿走一位別人的一張手牌。
fs-skill-blacklist-ninety-nine-trigger-1 = { fs-skill-phantom-thief-trigger-1 }
fs-skill-blacklist-ninety-nine-trigger-1-gloss = 你得到傳來的黑色情報：可以看一位別人的手牌，再隨機拿走其中一張。
fs-skill-blacklist-ninety-nine-skill-0 = 詭計
fs-skill-blacklist-ninety-nine-skill-0-gloss = 回應、途中或輪到自己時，整局一次：把自己面前的一張紅色或藍色情報收進手裡。

fs-role-blacklist-brother-mark-mission = { fs-role-blade-mission }
fs-skill-blacklist-brother-mark-trigger-0 = { fs-skill-brother-mark-trigger-0 }
fs-skill-blacklist-brother-mark-trigger-0-gloss = 你得到黑色情報而還活著，因這個技能放在自己面前的不算：必須抽兩張牌，然後可以在一位玩家面前放一張黑色手牌。
fs-skill-blacklist-brother-mark-trigger-1 = 殺身成仁
fs-skill-blacklist-brother-mark-trigger-1-gloss = 你將要死亡，整局一次：可以先抽兩張牌，再在一位玩家面前放一張黑色手牌，自己面前也行；這時滿足勝利條件就贏，不然才死亡。

fs-role-blacklist-professional-killer-mission = { fs-role-professional-killer-mission }
fs-skill-blacklist-professional-killer-trigger-0 = { fs-skill-professional-killer-trigger-0 }
fs-skill-blacklist-professional-killer-trigger-0-gloss = 有人得到你傳出的黑色情報：必須抽兩張牌，然後可以在那人面前再放一張黑色手牌。
fs-skill-blacklist-professional-killer-passive-0 = { fs-skill-professional-killer-passive-0 }
fs-skill-blacklist-professional-killer-passive-0-gloss = 你的密電手牌可以當作鎖定使用。
fs-skill-blacklist-professional-killer-skill-0 = { fs-skill-black-hand-trigger-0 }
fs-skill-blacklist-professional-killer-skill-0-gloss = 能用鎖定的時候，整局一次：把一張手牌當作鎖定使用，不能被識破。

fs-role-blacklist-beret-mission = { fs-role-beret-mission }
fs-skill-blacklist-beret-passive-0 = { fs-skill-beret-passive-0 }
fs-skill-blacklist-beret-passive-0-gloss = { fs-skill-beret-passive-0-gloss }
fs-skill-blacklist-beret-trigger-0 = { fs-skill-beret-trigger-0 }
fs-skill-blacklist-beret-trigger-0-gloss = 有人得到你傳出的黑色情報：可以把那人面前的一張情報收進自己手裡，顏色不限。
fs-skill-blacklist-beret-trigger-1 = 逆轉
fs-skill-blacklist-beret-trigger-1-gloss = 別人得到你傳出的情報，整局一次：可以把那人面前的一張紅色或藍色情報移到自己面前。

fs-role-blacklist-siskin-mission = { fs-role-siskin-mission }
fs-skill-blacklist-siskin-skill-0 = { fs-skill-siskin-skill-0 }
fs-skill-blacklist-siskin-skill-0-gloss = { fs-skill-siskin-skill-0-gloss }
fs-skill-blacklist-siskin-trigger-0 = { fs-skill-siskin-trigger-0 }
fs-skill-blacklist-siskin-trigger-0-gloss = 翻開時，別人死亡：可以在一位玩家面前放至多兩張黑色手牌。
fs-skill-blacklist-siskin-skill-1 = 誘螳捕蟬
fs-skill-blacklist-siskin-skill-1-gloss = 翻開時，別人的回合，回應、途中或輪到自己時，整局一次：鎖定另一位玩家，那人還沒生效的轉移也無效。

fs-role-blacklist-emei-wind-mission = { fs-role-emei-wind-mission }
fs-skill-blacklist-emei-wind-skill-0 = { fs-skill-emei-wind-skill-0 }
fs-skill-blacklist-emei-wind-skill-0-gloss = 蓋著時，別人回合的情報途中：翻開，視為截獲。不能被識破。
fs-skill-blacklist-emei-wind-trigger-0 = { fs-skill-emei-wind-trigger-0 }
fs-skill-blacklist-emei-wind-trigger-0-gloss = 翻開時，別人的截獲或調包將要對傳向你的情報生效：可以抽一張牌，再燒毀那人面前的一張情報，顏色不限。
fs-skill-blacklist-emei-wind-trigger-1 = 謀裡謀
fs-skill-blacklist-emei-wind-trigger-1-gloss = 翻開時，你得到自己截獲的情報，整局一次：可以再從棄牌堆得到一張情報，顏色要不同。

fs-role-blacklist-seven-hundred-mission = 面前有五張紅色或藍色情報，帶黑色的也算。
fs-skill-blacklist-seven-hundred-passive-0 = { fs-skill-seven-hundred-passive-0 }
fs-skill-blacklist-seven-hundred-passive-0-gloss = { fs-skill-seven-hundred-passive-0-gloss }
fs-skill-blacklist-seven-hundred-trigger-0 = { fs-skill-seven-hundred-trigger-0 }
fs-skill-blacklist-seven-hundred-trigger-0-gloss = 你的鎖定將要生效，每回合一次：必須抽三張牌，再把一張手牌交給另一位玩家。
fs-skill-blacklist-seven-hundred-passive-1 = { fs-skill-seven-hundred-passive-1 }
fs-skill-blacklist-seven-hundred-passive-1-gloss = { fs-skill-seven-hundred-passive-1-gloss }
fs-skill-blacklist-seven-hundred-skill-0 = 變裝
fs-skill-blacklist-seven-hundred-skill-0-gloss = 能用鎖定的時候，整局一次：把一張直達手牌當作鎖定使用，不能被識破。

fs-role-blacklist-shining-mission = 親手殺死一位面前沒有紅色和藍色情報的別人。
fs-skill-blacklist-shining-skill-0 = { fs-skill-shining-skill-0 }
fs-skill-blacklist-shining-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，燒毀另一位玩家面前的一到三張情報，顏色不限。
fs-skill-blacklist-shining-skill-1 = 點射
fs-skill-blacklist-shining-skill-1-gloss = 翻開時，回應、途中或輪到自己時，整局一次：燒毀一位玩家面前的一張情報，顏色不限。

fs-role-blacklist-code-clerk-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-code-clerk-skill-0 = { fs-skill-code-clerk-skill-0 }
fs-skill-blacklist-code-clerk-skill-0-gloss = 蓋著時，情報途中：翻開，看這張情報，抽一張牌。這不算破譯，不能被識破。
fs-skill-blacklist-code-clerk-trigger-0 = { fs-skill-code-clerk-trigger-0 }
fs-skill-blacklist-code-clerk-trigger-0-gloss = 翻開時，任何人的破譯或識破生效：可以蓋上。
fs-skill-blacklist-code-clerk-skill-1 = 加密
fs-skill-blacklist-code-clerk-skill-1-gloss = 翻開時，自己的情報途中，整局一次：本回合你傳出的情報不能被截獲、調包、轉移和破譯，還沒生效的也無效。

fs-role-blacklist-holmes-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-holmes-skill-0 = 揭露
fs-skill-blacklist-holmes-skill-0-gloss = 蓋著的密電在途中，每回合一次：棄一張手牌，把情報亮出來；是黑色，就抽兩張牌。
fs-skill-blacklist-holmes-trigger-0 = 真相
fs-skill-blacklist-holmes-trigger-0-gloss = 別人對別人的試探將要生效：可以先看這張試探。
fs-skill-blacklist-holmes-trigger-1 = 細節
fs-skill-blacklist-holmes-trigger-1-gloss = 你得到黑色情報而還活著，整局一次：可以在自己面前放一張手牌，顏色不限。

fs-role-blacklist-masked-man-mission = { fs-role-masked-man-mission }
fs-skill-blacklist-masked-man-trigger-0 = { fs-skill-masked-man-trigger-0 }
fs-skill-blacklist-masked-man-trigger-0-gloss = 你得到黑色情報而還活著：可以抽三張牌，其中一張放回牌堆頂。
fs-skill-blacklist-masked-man-trigger-1 = { fs-skill-masked-man-trigger-1 }
fs-skill-blacklist-masked-man-trigger-1-gloss = 一位女性將要死亡，整局一次：可以亮出自己的身分，燒毀她面前的全部黑色情報。不能救自己。
fs-skill-blacklist-masked-man-trigger-2 = 情敵
fs-skill-blacklist-masked-man-trigger-2-gloss = 一位男性死亡，整局一次：可以拿走他的全部手牌。

fs-role-blacklist-blade-mission = { fs-role-blade-mission }
fs-skill-blacklist-blade-trigger-0 = { fs-skill-blade-passive-0 }
fs-skill-blacklist-blade-trigger-0-gloss = 自己的回合開始：可以鎖定任意幾位別的玩家，本回合有效。
fs-skill-blacklist-blade-trigger-1 = { fs-skill-blade-trigger-0 }
fs-skill-blacklist-blade-trigger-1-gloss = { fs-skill-blade-trigger-0-gloss }
fs-skill-blacklist-blade-trigger-2 = 殺意
fs-skill-blacklist-blade-trigger-2-gloss = 正要傳出情報，整局一次：可以把一張黑色手牌當作直達傳出。

fs-role-blacklist-intelligence-chief-mission = { fs-role-intelligence-chief-mission }
fs-skill-blacklist-intelligence-chief-trigger-0 = { fs-skill-intelligence-chief-trigger-0 }
fs-skill-blacklist-intelligence-chief-trigger-0-gloss = 你的試探將要生效：可以抽兩張牌，再把一張手牌放回牌堆頂。
fs-skill-blacklist-intelligence-chief-skill-0 = 偷龍轉鳳
fs-skill-blacklist-intelligence-chief-skill-0-gloss = 情報到達你面前，每回合一次：和牌堆頂一張對換。蓋著的仍舊蓋著，傳遞方式不變。
fs-skill-blacklist-intelligence-chief-skill-1 = 鑿壁偷光
fs-skill-blacklist-intelligence-chief-skill-1-gloss = 情報到達你面前，整局一次：看牌堆頂至多五張，選一張和情報對換。

fs-role-blacklist-black-rose-mission = 親手殺死一位面前有三張紅色或藍色情報的別人，帶黑色的也算。
fs-skill-blacklist-black-rose-skill-0 = { fs-skill-black-rose-skill-0 }
fs-skill-blacklist-black-rose-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，指定另一位玩家，展示牌堆頂兩張。有黑牌，可以在那人面前放至多三張黑色手牌；沒有，至多一張。
fs-skill-blacklist-black-rose-trigger-0 = 黑色之吻
fs-skill-blacklist-black-rose-trigger-0-gloss = 翻開時，正要傳出情報，整局一次：可以把一張黑色手牌當作直達傳出，收到的人視為被鎖定。

fs-role-blacklist-deadly-perfume-mission = { fs-role-nobody-mission }
fs-skill-blacklist-deadly-perfume-skill-0 = 急中生智
fs-skill-blacklist-deadly-perfume-skill-0-gloss = 整局一次：把自己面前的一份情報當作任意一張此刻可以用的功能牌使用，像手牌一樣，可以被識破。
fs-skill-blacklist-deadly-perfume-trigger-0 = 攻守兼備
fs-skill-blacklist-deadly-perfume-trigger-0-gloss = 你的鎖定或調虎離山將要生效：必須抽兩張牌，再把一張手牌放回牌堆頂。
fs-skill-blacklist-deadly-perfume-trigger-1 = 臨危受命
fs-skill-blacklist-deadly-perfume-trigger-1-gloss = 別人死亡，身分還沒有亮出：可以把自己的身分牌蓋著移出遊戲，換成死者的身分牌。

fs-role-blacklist-rookie-white-mission = { fs-role-rookie-white-mission }
fs-skill-blacklist-rookie-white-passive-0 = { fs-skill-rookie-white-passive-0 }
fs-skill-blacklist-rookie-white-passive-0-gloss = { fs-skill-rookie-white-passive-0-gloss }
fs-skill-blacklist-rookie-white-skill-0 = { fs-skill-rookie-white-skill-0 }
fs-skill-blacklist-rookie-white-skill-0-gloss = 任何能行動而沒有別的牌等著結算的時候：把四張手牌交給另一位有情報的玩家，然後得到那人面前的一張情報。
fs-skill-blacklist-rookie-white-skill-1 = 出賣
fs-skill-blacklist-rookie-white-skill-1-gloss = 回應、途中或輪到自己時，整局一次：棄掉自己面前的兩張紅色或藍色情報，得到另一位玩家面前的一張情報，顏色不限。

fs-role-blacklist-duckweed-mission = { fs-role-duckweed-mission }
fs-skill-blacklist-duckweed-skill-0 = { fs-skill-duckweed-skill-0 }
fs-skill-blacklist-duckweed-skill-0-gloss = 蓋著時，任何能行動的時候：翻開，隨機拿走另一位玩家三張手牌，不足三張就全部，然後那人抽一張。
fs-skill-blacklist-duckweed-trigger-0 = 部署
fs-skill-blacklist-duckweed-trigger-0-gloss = 翻開時死亡，用後著的時候，整局一次：可以先看一位別人的手牌。
fs-skill-blacklist-duckweed-trigger-1 = { fs-skill-duckweed-trigger-0 }
fs-skill-blacklist-duckweed-trigger-1-gloss = { fs-skill-duckweed-trigger-0-gloss }

fs-role-blacklist-sister-six-mission = { fs-role-sister-six-mission }
fs-skill-blacklist-sister-six-trigger-0 = { fs-skill-sister-six-trigger-0 }
fs-skill-blacklist-sister-six-trigger-0-gloss = { fs-skill-sister-six-trigger-0-gloss }
fs-skill-blacklist-sister-six-trigger-1 = { fs-skill-sister-six-trigger-1 }
fs-skill-blacklist-sister-six-trigger-1-gloss = 別人死亡：可以看那人的手牌，拿一張到自己手裡，或者作為自己的情報。
fs-skill-blacklist-sister-six-trigger-2 = 嚴刑
fs-skill-blacklist-sister-six-trigger-2-gloss = 有人因為你的試探抽牌或棄牌，整局一次：可以讓那人棄掉全部手牌。

fs-role-blacklist-great-beauty-mission = { fs-role-great-beauty-mission }
fs-skill-blacklist-great-beauty-passive-0 = { fs-skill-great-beauty-passive-0 }
fs-skill-blacklist-great-beauty-passive-0-gloss = { fs-skill-mr-yi-passive-0-gloss }
fs-skill-blacklist-great-beauty-skill-0 = { fs-skill-great-beauty-skill-0 }
fs-skill-blacklist-great-beauty-skill-0-gloss = 自己的回合，整局一次：亮出自己的身分，燒毀桌上一到三張黑色情報。不能被識破。
fs-skill-blacklist-great-beauty-skill-1 = 仇恨
fs-skill-blacklist-great-beauty-skill-1-gloss = 回應、途中或輪到自己時，整局一次：棄掉全部手牌，至少一張，把自己面前的一張黑色情報移到一位男性面前。
