# 牌、卷軸、顏色、方向的名稱與一句話說明。網頁、終端機和紀錄都讀這一份。

colour-red = 紅
colour-yellow = 黃
colour-green = 綠
colour-blue = 藍
colour-black = 黑

direction-clockwise = 順時針
direction-counter-clockwise = 逆時針

# 普通牌如「紅5」，有顏色的特殊牌如「紅騎士」。
card-basic = { $colour }{ $number }
card-coloured = { $colour }{ $name }
card-basic-gloss = 沒有能力。只有普通牌可以當最後一張打出。

card-priestess = 女司祭
card-priestess-gloss = 抽一張卷軸；卷軸堆空了就不抽。
card-clown = 小丑
card-clown-gloss = 下一位玩家的整個回合被跳過。
card-magician = 魔術師
card-magician-gloss = 行進方向反轉。
card-lord = 領主
card-lord-gloss = 可以帶上至多兩張與領主同色的普通牌一起打出。
card-princess = 皇女
card-princess-gloss = 不能單獨打出，必須帶上另一張特殊牌；帶的是同色皇子時，手牌可以棄到只剩一張。
card-knight = 騎士
card-knight-gloss = 連鎖攻擊，加 2 張。
card-prince = 皇子
card-prince-gloss = 連鎖攻擊，加 2 張，並且反轉行進方向。
card-golem = 魔像
card-golem-gloss = 萬用牌，打出時指定顏色。連鎖攻擊，加 4 張。
card-fairy = 妖精
card-fairy-gloss = 萬用牌，打出時指定顏色。至多兩張自己蓋著的卷軸，可與卷軸堆或別人蓋著的卷軸交換。
card-gargoyle = 石像鬼
card-gargoyle-gloss = 萬用牌，打出時指定顏色。一位玩家亮出全部手牌。
card-valkyrie = 戰乙女
card-valkyrie-gloss = 萬用牌，打出時指定顏色。從棄牌裡暗中拿回一張牌，不能拿戰乙女。
card-dragon = 龍
card-dragon-gloss = 萬用牌，打出時指定顏色。一位玩家抽四張牌。
card-goddess = 女神
card-goddess-gloss = 萬用牌，打出時指定顏色。可以再棄至多兩張手牌。

scroll-herald-red = 紅傳令
scroll-herald-red-gloss = 棄掉任意幾張紅牌，手裡至少留兩張。
scroll-herald-yellow = 黃傳令
scroll-herald-yellow-gloss = 棄掉任意幾張黃牌，手裡至少留兩張。
scroll-herald-green = 綠傳令
scroll-herald-green-gloss = 棄掉任意幾張綠牌，手裡至少留兩張。
scroll-herald-blue = 藍傳令
scroll-herald-blue-gloss = 棄掉任意幾張藍牌，手裡至少留兩張。
scroll-outburst = 爆發
scroll-outburst-gloss = 一位玩家抽兩張牌。
scroll-blizzard = 吹雪
scroll-blizzard-gloss = 除了你，每人抽一張牌。
scroll-shockwave = 衝擊波
scroll-shockwave-gloss = 把一位玩家的一張卷軸洗回卷軸堆，蓋著的、翻開的都行。
scroll-mirage = 蜃氣樓
scroll-mirage-gloss = 立刻結束你的回合；連鎖原樣轉給下一位。
scroll-tornado = 龍捲
scroll-tornado-gloss = 除了這張，收回全部卷軸重洗，每人發一張。
scroll-threat = 脅威
scroll-threat-gloss = 把手裡的魔像、石像鬼、龍各至多一張交給一位玩家，手牌可以因此變成零。
scroll-relief = 救濟
scroll-relief-gloss = 手牌超過五張時，棄到剩四張。
scroll-revelation = 啟示
scroll-revelation-gloss = 抽兩張卷軸。
