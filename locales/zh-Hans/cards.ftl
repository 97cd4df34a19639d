# 牌、卷轴、颜色、方向的名称与一句话说明。网页、终端和记录都读这一份。

colour-red = 红
colour-yellow = 黄
colour-green = 绿
colour-blue = 蓝
colour-black = 黑

direction-clockwise = 顺时针
direction-counter-clockwise = 逆时针

# 普通牌如“红5”，有颜色的特殊牌如“红骑士”。
card-basic = { $colour }{ $number }
card-coloured = { $colour }{ $name }
card-basic-gloss = 没有能力。只有普通牌可以当最后一张打出。

card-priestess = 女司祭
card-priestess-gloss = 抽一张卷轴；卷轴堆空了就不抽。
card-clown = 小丑
card-clown-gloss = 下一位玩家的整个回合被跳过。
card-magician = 魔术师
card-magician-gloss = 行进方向反转。
card-lord = 领主
card-lord-gloss = 可以带上至多两张与领主同色的普通牌一起打出。
card-princess = 皇女
card-princess-gloss = 不能单独打出，必须带上另一张特殊牌；带的是同色皇子时，手牌可以弃到只剩一张。
card-knight = 骑士
card-knight-gloss = 连锁攻击，加 2 张。
card-prince = 皇子
card-prince-gloss = 连锁攻击，加 2 张，并且反转行进方向。
card-golem = 魔像
card-golem-gloss = 万用牌，打出时指定颜色。连锁攻击，加 4 张。
card-fairy = 妖精
card-fairy-gloss = 万用牌，打出时指定颜色。至多两张自己盖着的卷轴，可与卷轴堆或别人盖着的卷轴交换。
card-gargoyle = 石像鬼
card-gargoyle-gloss = 万用牌，打出时指定颜色。一位玩家亮出全部手牌。
card-valkyrie = 战乙女
card-valkyrie-gloss = 万用牌，打出时指定颜色。从弃牌里暗中拿回一张牌，不能拿战乙女。
card-dragon = 龙
card-dragon-gloss = 万用牌，打出时指定颜色。一位玩家抽四张牌。
card-goddess = 女神
card-goddess-gloss = 万用牌，打出时指定颜色。可以再弃至多两张手牌。

scroll-herald-red = 红传令
scroll-herald-red-gloss = 弃掉任意几张红牌，手里至少留两张。
scroll-herald-yellow = 黄传令
scroll-herald-yellow-gloss = 弃掉任意几张黄牌，手里至少留两张。
scroll-herald-green = 绿传令
scroll-herald-green-gloss = 弃掉任意几张绿牌，手里至少留两张。
scroll-herald-blue = 蓝传令
scroll-herald-blue-gloss = 弃掉任意几张蓝牌，手里至少留两张。
scroll-outburst = 爆发
scroll-outburst-gloss = 一位玩家抽两张牌。
scroll-blizzard = 吹雪
scroll-blizzard-gloss = 除了你，每人抽一张牌。
scroll-shockwave = 冲击波
scroll-shockwave-gloss = 把一位玩家的一张卷轴洗回卷轴堆，盖着的、翻开的都行。
scroll-mirage = 蜃气楼
scroll-mirage-gloss = 立刻结束你的回合；连锁原样转给下一位。
scroll-tornado = 龙卷
scroll-tornado-gloss = 除了这张，收回全部卷轴重洗，每人发一张。
scroll-threat = 胁威
scroll-threat-gloss = 把手里的魔像、石像鬼、龙各至多一张交给一位玩家，手牌可以因此变成零。
scroll-relief = 救济
scroll-relief-gloss = 手牌超过五张时，弃到剩四张。
scroll-revelation = 启示
scroll-revelation-gloss = 抽两张卷轴。
