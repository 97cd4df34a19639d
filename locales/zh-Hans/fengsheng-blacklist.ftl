# 黑名单的一句话说明：功能、角色的机密任务和技能。名称与 2010 标准版相同的，写在 fengsheng-names.ftl。
# “响应、途中或轮到自己时”：有牌或技能等着生效、情报在途中、自己的回合或自己的出牌步。

## 牌

fs-fn-blacklist-lock-gloss = 自己回合的出牌步，或自己的情报途中：指定另一位玩家，本回合的情报到达那里就必须接收，也不能转移。
fs-fn-blacklist-lure-gloss = 情报途中，谁的回合都行：指定一位别的玩家，这次传递中不能接收。不能指定传出者、被锁定的玩家和情报转移过去的玩家。
fs-fn-blacklist-intercept-gloss = 别人回合的情报途中：情报改为传向自己，别人还能插手；不接收就回到原来的路上。
fs-fn-blacklist-decode-gloss = 盖着的情报到达自己面前：先宣示一种颜色，再看它；含有那种颜色，可以亮出来并抽一张牌。
fs-fn-blacklist-burn-gloss = { fs-fn-burn-gloss }
fs-fn-blacklist-counter-gloss = { fs-fn-counter-gloss }
fs-fn-blacklist-confound-gloss = 自己回合的出牌步：从牌堆顶取与在场人数相等的牌洗匀，从自己开始逆时针每人得一张作为情报。
fs-fn-blacklist-probe-gloss = 自己回合的出牌步，盖着交给另一位玩家：属于牌上的阵营，就照牌抽牌或弃一张；不属于，就答“不是”。内容只有两人知道，用完移出游戏。
fs-fn-blacklist-swap-gloss = 情报途中，谁的回合都行：这张牌亮着换下途中的情报，传递方式和传出者不变；换下的弃掉。
fs-fn-blacklist-transfer-gloss = 情报到达自己面前，自己没有被锁定，情报也不是转移来的：改为传向另一位玩家，那人必须接收，不能再转移。
fs-fn-blacklist-gamble-gloss = 自己的出牌步，谁的回合都行，牌堆要有牌：牌堆顶一张成为一位玩家的情报，自己也可以。谁因此死亡，算你杀死的。
fs-fn-blacklist-weigh-gloss = 自己的出牌步，谁的回合都行：弃掉全部手牌，抽同样多的牌。
fs-fn-blacklist-reinforce-gloss = 自己的出牌步，谁的回合都行，自己面前要有黑色情报：抽的牌比自己的黑色情报多一张。
fs-fn-blacklist-public-text-gloss = 只能作为情报传出。接收的人照颜色回应：红色，军情局和打酱油的抽一张牌；蓝色，潜伏战线和打酱油的；黑色，潜伏战线和军情局。其他人答“不是”。

## 时机

fs-window-blacklist-in-transit-gloss = 情报正传向一位玩家：可以用锁定、调虎离山、截获、调包。
fs-window-blacklist-arrived-gloss = 情报放在一位玩家面前，那位玩家可以用破译、转移，然后决定接不接收。

## 角色

fs-role-blacklist-old-ghost-mission = { fs-role-old-ghost-mission }
fs-skill-blacklist-old-ghost-trigger-0 = { fs-skill-old-ghost-trigger-0 }
fs-skill-blacklist-old-ghost-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-ghost-passive-0 = { fs-skill-old-ghost-passive-0 }
fs-skill-blacklist-old-ghost-passive-0-gloss = { fs-skill-old-ghost-passive-0-gloss }
fs-skill-blacklist-old-ghost-trigger-1 = { fs-skill-old-ghost-trigger-1 }
fs-skill-blacklist-old-ghost-trigger-1-gloss = 翻开时死亡：可以在一位玩家面前放至多两张手牌，颜色不限。
fs-skill-blacklist-old-ghost-skill-0 = 牺牲
fs-skill-blacklist-old-ghost-skill-0-gloss = 翻开时，响应、途中或轮到自己时，整局一次：在自己面前放一张黑色手牌，抽一张牌，然后才看是否死亡。

fs-role-blacklist-old-gun-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-old-gun-trigger-0 = { fs-skill-old-gun-trigger-0 }
fs-skill-blacklist-old-gun-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-gun-skill-0 = { fs-skill-old-gun-skill-0 }
fs-skill-blacklist-old-gun-skill-0-gloss = 翻开时，响应、途中或轮到自己时：盖上自己，和另一位玩家互看身份。对方是翻开的潜伏角色，还可以在自己面前放一张黑色手牌，把它盖上。
fs-skill-blacklist-old-gun-skill-1 = 摊牌
fs-skill-blacklist-old-gun-skill-1-gloss = 翻开时，响应、途中或轮到自己时，整局一次：亮出自己和另一位玩家的身份。

fs-role-blacklist-old-jin-mission = { fs-role-old-jin-mission }
fs-skill-blacklist-old-jin-trigger-0 = { fs-skill-old-jin-trigger-0 }
fs-skill-blacklist-old-jin-trigger-0-gloss = 盖着时，你的牌被识破：可以翻开，抽六张牌，再把两张手牌放回牌堆顶。
fs-skill-blacklist-old-jin-trigger-1 = { fs-skill-old-jin-trigger-1 }
fs-skill-blacklist-old-jin-trigger-1-gloss = 翻开时得到黑色情报，每回合一次：可以在自己面前放一张黑色手牌并盖上；还活着，就可以在另一位玩家面前放一张手牌。
fs-skill-blacklist-old-jin-skill-0 = 天衣无缝
fs-skill-blacklist-old-jin-skill-0-gloss = 翻开时，自己回合的出牌步，没有别的牌等着结算，整局一次：直到回合结束，你用的牌立刻生效，不能响应。

fs-role-blacklist-viper-mission = { fs-role-viper-mission }
fs-skill-blacklist-viper-skill-0 = { fs-skill-viper-skill-0 }
fs-skill-blacklist-viper-skill-0-gloss = { fs-skill-viper-skill-0-gloss }
fs-skill-blacklist-viper-skill-1 = { fs-skill-viper-skill-1 }
fs-skill-blacklist-viper-skill-1-gloss = 盖着而没有手牌时，任何能行动的时候：翻开，抽两张牌。
fs-skill-blacklist-viper-skill-2 = 合金装备
fs-skill-blacklist-viper-skill-2-gloss = 翻开时，响应、途中或轮到自己时，整局一次：本回合黑色情报杀不死你；回合结束时，烧毁本回合得到的黑色情报。

fs-role-blacklist-steel-agent-mission = 手里有四张识破。
fs-skill-blacklist-steel-agent-skill-0 = 警觉
fs-skill-blacklist-steel-agent-skill-0-gloss = 盖着时，别人刚用了一张牌：翻开，那张牌无效。不能被识破。
fs-skill-blacklist-steel-agent-trigger-0 = 掩护
fs-skill-blacklist-steel-agent-trigger-0-gloss = 翻开时得到情报：必须盖上。
fs-skill-blacklist-steel-agent-trigger-1 = 反击
fs-skill-blacklist-steel-agent-trigger-1-gloss = 翻开时，别人的识破将要生效，整局一次：可以使它无效，并把它收进手里。

fs-role-blacklist-dai-li-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-dai-li-trigger-0 = 笑里藏刀
fs-skill-blacklist-dai-li-trigger-0-gloss = 别人得到你传出的红色或蓝色情报：可以在那人面前放一张黑色手牌。
fs-skill-blacklist-dai-li-trigger-1 = 运筹帷幄
fs-skill-blacklist-dai-li-trigger-1-gloss = 你得到情报，颜色不限：可以抽一张牌。
fs-skill-blacklist-dai-li-trigger-2 = 咄咄逼人
fs-skill-blacklist-dai-li-trigger-2-gloss = 有人因为你的试探抽牌或弃牌，整局一次：可以在那人面前放至多两张黑色手牌。

fs-role-blacklist-ninety-nine-mission = { fs-role-phantom-thief-mission }
fs-skill-blacklist-ninety-nine-trigger-0 = { fs-skill-phantom-thief-trigger-0 }
fs-skill-blacklist-ninety-nine-trigger-0-gloss = 有人得到你传出的黑色情报，自己也算：可以随机拿走一位别人的一张手牌。
fs-skill-blacklist-ninety-nine-trigger-1 = { fs-skill-phantom-thief-trigger-1 }
fs-skill-blacklist-ninety-nine-trigger-1-gloss = 你得到传来的黑色情报：可以看一位别人的手牌，再随机拿走其中一张。
fs-skill-blacklist-ninety-nine-skill-0 = 诡计
fs-skill-blacklist-ninety-nine-skill-0-gloss = 响应、途中或轮到自己时，整局一次：把自己面前的一张红色或蓝色情报收进手里。

fs-role-blacklist-brother-mark-mission = { fs-role-blade-mission }
fs-skill-blacklist-brother-mark-trigger-0 = { fs-skill-brother-mark-trigger-0 }
fs-skill-blacklist-brother-mark-trigger-0-gloss = 你得到黑色情报而还活着，因这个技能放在自己面前的不算：必须抽两张牌，然后可以在一位玩家面前放一张黑色手牌。
fs-skill-blacklist-brother-mark-trigger-1 = 杀身成仁
fs-skill-blacklist-brother-mark-trigger-1-gloss = 你将要死亡，整局一次：可以先抽两张牌，再在一位玩家面前放一张黑色手牌，自己面前也行；这时满足胜利条件就赢，不然才死亡。

fs-role-blacklist-professional-killer-mission = { fs-role-professional-killer-mission }
fs-skill-blacklist-professional-killer-trigger-0 = { fs-skill-professional-killer-trigger-0 }
fs-skill-blacklist-professional-killer-trigger-0-gloss = 有人得到你传出的黑色情报：必须抽两张牌，然后可以在那人面前再放一张黑色手牌。
fs-skill-blacklist-professional-killer-passive-0 = { fs-skill-professional-killer-passive-0 }
fs-skill-blacklist-professional-killer-passive-0-gloss = 你的密电手牌可以当作锁定使用。
fs-skill-blacklist-professional-killer-skill-0 = { fs-skill-black-hand-trigger-0 }
fs-skill-blacklist-professional-killer-skill-0-gloss = 能用锁定的时候，整局一次：把一张手牌当作锁定使用，不能被识破。

fs-role-blacklist-beret-mission = { fs-role-beret-mission }
fs-skill-blacklist-beret-passive-0 = { fs-skill-beret-passive-0 }
fs-skill-blacklist-beret-passive-0-gloss = { fs-skill-beret-passive-0-gloss }
fs-skill-blacklist-beret-trigger-0 = { fs-skill-beret-trigger-0 }
fs-skill-blacklist-beret-trigger-0-gloss = 有人得到你传出的黑色情报：可以把那人面前的一张情报收进自己手里，颜色不限。
fs-skill-blacklist-beret-trigger-1 = 逆转
fs-skill-blacklist-beret-trigger-1-gloss = 别人得到你传出的情报，整局一次：可以把那人面前的一张红色或蓝色情报移到自己面前。

fs-role-blacklist-siskin-mission = { fs-role-siskin-mission }
fs-skill-blacklist-siskin-skill-0 = { fs-skill-siskin-skill-0 }
fs-skill-blacklist-siskin-skill-0-gloss = { fs-skill-siskin-skill-0-gloss }
fs-skill-blacklist-siskin-trigger-0 = { fs-skill-siskin-trigger-0 }
fs-skill-blacklist-siskin-trigger-0-gloss = 翻开时，别人死亡：可以在一位玩家面前放至多两张黑色手牌。
fs-skill-blacklist-siskin-skill-1 = 诱螳捕蝉
fs-skill-blacklist-siskin-skill-1-gloss = 翻开时，别人的回合，响应、途中或轮到自己时，整局一次：锁定另一位玩家，那人还没生效的转移也无效。

fs-role-blacklist-emei-wind-mission = { fs-role-emei-wind-mission }
fs-skill-blacklist-emei-wind-skill-0 = { fs-skill-emei-wind-skill-0 }
fs-skill-blacklist-emei-wind-skill-0-gloss = 盖着时，别人回合的情报途中：翻开，视为截获。不能被识破。
fs-skill-blacklist-emei-wind-trigger-0 = { fs-skill-emei-wind-trigger-0 }
fs-skill-blacklist-emei-wind-trigger-0-gloss = 翻开时，别人的截获或调包将要对传向你的情报生效：可以抽一张牌，再烧毁那人面前的一张情报，颜色不限。
fs-skill-blacklist-emei-wind-trigger-1 = 谋里谋
fs-skill-blacklist-emei-wind-trigger-1-gloss = 翻开时，你得到自己截获的情报，整局一次：可以再从弃牌堆得到一张情报，颜色要不同。

fs-role-blacklist-seven-hundred-mission = 面前有五张红色或蓝色情报，带黑色的也算。
fs-skill-blacklist-seven-hundred-passive-0 = { fs-skill-seven-hundred-passive-0 }
fs-skill-blacklist-seven-hundred-passive-0-gloss = { fs-skill-seven-hundred-passive-0-gloss }
fs-skill-blacklist-seven-hundred-trigger-0 = { fs-skill-seven-hundred-trigger-0 }
fs-skill-blacklist-seven-hundred-trigger-0-gloss = 你的锁定将要生效，每回合一次：必须抽三张牌，再把一张手牌交给另一位玩家。
fs-skill-blacklist-seven-hundred-passive-1 = { fs-skill-seven-hundred-passive-1 }
fs-skill-blacklist-seven-hundred-passive-1-gloss = { fs-skill-seven-hundred-passive-1-gloss }
fs-skill-blacklist-seven-hundred-skill-0 = 变装
fs-skill-blacklist-seven-hundred-skill-0-gloss = 能用锁定的时候，整局一次：把一张直达手牌当作锁定使用，不能被识破。

fs-role-blacklist-shining-mission = 亲手杀死一位面前没有红色和蓝色情报的别人。
fs-skill-blacklist-shining-skill-0 = { fs-skill-shining-skill-0 }
fs-skill-blacklist-shining-skill-0-gloss = 盖着时，任何能行动的时候：翻开，烧毁另一位玩家面前的一到三张情报，颜色不限。
fs-skill-blacklist-shining-skill-1 = 点射
fs-skill-blacklist-shining-skill-1-gloss = 翻开时，响应、途中或轮到自己时，整局一次：烧毁一位玩家面前的一张情报，颜色不限。

fs-role-blacklist-code-clerk-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-code-clerk-skill-0 = { fs-skill-code-clerk-skill-0 }
fs-skill-blacklist-code-clerk-skill-0-gloss = 盖着时，情报途中：翻开，看这张情报，抽一张牌。这不算破译，不能被识破。
fs-skill-blacklist-code-clerk-trigger-0 = { fs-skill-code-clerk-trigger-0 }
fs-skill-blacklist-code-clerk-trigger-0-gloss = 翻开时，任何人的破译或识破生效：可以盖上。
fs-skill-blacklist-code-clerk-skill-1 = 加密
fs-skill-blacklist-code-clerk-skill-1-gloss = 翻开时，自己的情报途中，整局一次：本回合你传出的情报不能被截获、调包、转移和破译，还没生效的也无效。

fs-role-blacklist-holmes-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-holmes-skill-0 = 揭露
fs-skill-blacklist-holmes-skill-0-gloss = 盖着的密电在途中，每回合一次：弃一张手牌，把情报亮出来；是黑色，就抽两张牌。
fs-skill-blacklist-holmes-trigger-0 = 真相
fs-skill-blacklist-holmes-trigger-0-gloss = 别人对别人的试探将要生效：可以先看这张试探。
fs-skill-blacklist-holmes-trigger-1 = 细节
fs-skill-blacklist-holmes-trigger-1-gloss = 你得到黑色情报而还活着，整局一次：可以在自己面前放一张手牌，颜色不限。

fs-role-blacklist-masked-man-mission = { fs-role-masked-man-mission }
fs-skill-blacklist-masked-man-trigger-0 = { fs-skill-masked-man-trigger-0 }
fs-skill-blacklist-masked-man-trigger-0-gloss = 你得到黑色情报而还活着：可以抽三张牌，其中一张放回牌堆顶。
fs-skill-blacklist-masked-man-trigger-1 = { fs-skill-masked-man-trigger-1 }
fs-skill-blacklist-masked-man-trigger-1-gloss = 一位女性将要死亡，整局一次：可以亮出自己的身份，烧毁她面前的全部黑色情报。不能救自己。
fs-skill-blacklist-masked-man-trigger-2 = 情敌
fs-skill-blacklist-masked-man-trigger-2-gloss = 一位男性死亡，整局一次：可以拿走他的全部手牌。

fs-role-blacklist-blade-mission = { fs-role-blade-mission }
fs-skill-blacklist-blade-trigger-0 = { fs-skill-blade-passive-0 }
fs-skill-blacklist-blade-trigger-0-gloss = 自己的回合开始：可以锁定任意几位别的玩家，本回合有效。
fs-skill-blacklist-blade-trigger-1 = { fs-skill-blade-trigger-0 }
fs-skill-blacklist-blade-trigger-1-gloss = { fs-skill-blade-trigger-0-gloss }
fs-skill-blacklist-blade-trigger-2 = 杀意
fs-skill-blacklist-blade-trigger-2-gloss = 正要传出情报，整局一次：可以把一张黑色手牌当作直达传出。

fs-role-blacklist-intelligence-chief-mission = { fs-role-intelligence-chief-mission }
fs-skill-blacklist-intelligence-chief-trigger-0 = { fs-skill-intelligence-chief-trigger-0 }
fs-skill-blacklist-intelligence-chief-trigger-0-gloss = 你的试探将要生效：可以抽两张牌，再把一张手牌放回牌堆顶。
fs-skill-blacklist-intelligence-chief-skill-0 = 偷龙转凤
fs-skill-blacklist-intelligence-chief-skill-0-gloss = 情报到达你面前，每回合一次：和牌堆顶一张对换。盖着的仍旧盖着，传递方式不变。
fs-skill-blacklist-intelligence-chief-skill-1 = 凿壁偷光
fs-skill-blacklist-intelligence-chief-skill-1-gloss = 情报到达你面前，整局一次：看牌堆顶至多五张，选一张和情报对换。

fs-role-blacklist-black-rose-mission = 亲手杀死一位面前有三张红色或蓝色情报的别人，带黑色的也算。
fs-skill-blacklist-black-rose-skill-0 = { fs-skill-black-rose-skill-0 }
fs-skill-blacklist-black-rose-skill-0-gloss = 盖着时，任何能行动的时候：翻开，指定另一位玩家，展示牌堆顶两张。有黑牌，可以在那人面前放至多三张黑色手牌；没有，至多一张。
fs-skill-blacklist-black-rose-trigger-0 = 黑色之吻
fs-skill-blacklist-black-rose-trigger-0-gloss = 翻开时，正要传出情报，整局一次：可以把一张黑色手牌当作直达传出，收到的人视为被锁定。

fs-role-blacklist-deadly-perfume-mission = { fs-role-nobody-mission }
fs-skill-blacklist-deadly-perfume-skill-0 = 急中生智
fs-skill-blacklist-deadly-perfume-skill-0-gloss = 整局一次：把自己面前的一份情报当作任意一张此刻可以用的功能牌使用，像手牌一样，可以被识破。
fs-skill-blacklist-deadly-perfume-trigger-0 = 攻守兼备
fs-skill-blacklist-deadly-perfume-trigger-0-gloss = 你的锁定或调虎离山将要生效：必须抽两张牌，再把一张手牌放回牌堆顶。
fs-skill-blacklist-deadly-perfume-trigger-1 = 临危受命
fs-skill-blacklist-deadly-perfume-trigger-1-gloss = 别人死亡，身份还没有亮出：可以把自己的身份牌盖着移出游戏，换成死者的身份牌。

fs-role-blacklist-rookie-white-mission = { fs-role-rookie-white-mission }
fs-skill-blacklist-rookie-white-passive-0 = { fs-skill-rookie-white-passive-0 }
fs-skill-blacklist-rookie-white-passive-0-gloss = { fs-skill-rookie-white-passive-0-gloss }
fs-skill-blacklist-rookie-white-skill-0 = { fs-skill-rookie-white-skill-0 }
fs-skill-blacklist-rookie-white-skill-0-gloss = 任何能行动而没有别的牌等着结算的时候：把四张手牌交给另一位有情报的玩家，然后得到那人面前的一张情报。
fs-skill-blacklist-rookie-white-skill-1 = 出卖
fs-skill-blacklist-rookie-white-skill-1-gloss = 响应、途中或轮到自己时，整局一次：弃掉自己面前的两张红色或蓝色情报，得到另一位玩家面前的一张情报，颜色不限。

fs-role-blacklist-duckweed-mission = { fs-role-duckweed-mission }
fs-skill-blacklist-duckweed-skill-0 = { fs-skill-duckweed-skill-0 }
fs-skill-blacklist-duckweed-skill-0-gloss = 盖着时，任何能行动的时候：翻开，随机拿走另一位玩家三张手牌，不足三张就全部，然后那人抽一张。
fs-skill-blacklist-duckweed-trigger-0 = 部署
fs-skill-blacklist-duckweed-trigger-0-gloss = 翻开时死亡，用后着的时候，整局一次：可以先看一位别人的手牌。
fs-skill-blacklist-duckweed-trigger-1 = { fs-skill-duckweed-trigger-0 }
fs-skill-blacklist-duckweed-trigger-1-gloss = { fs-skill-duckweed-trigger-0-gloss }

fs-role-blacklist-sister-six-mission = { fs-role-sister-six-mission }
fs-skill-blacklist-sister-six-trigger-0 = { fs-skill-sister-six-trigger-0 }
fs-skill-blacklist-sister-six-trigger-0-gloss = { fs-skill-sister-six-trigger-0-gloss }
fs-skill-blacklist-sister-six-trigger-1 = { fs-skill-sister-six-trigger-1 }
fs-skill-blacklist-sister-six-trigger-1-gloss = 别人死亡：可以看那人的手牌，拿一张到自己手里，或者作为自己的情报。
fs-skill-blacklist-sister-six-trigger-2 = 严刑
fs-skill-blacklist-sister-six-trigger-2-gloss = 有人因为你的试探抽牌或弃牌，整局一次：可以让那人弃掉全部手牌。

fs-role-blacklist-great-beauty-mission = { fs-role-great-beauty-mission }
fs-skill-blacklist-great-beauty-passive-0 = { fs-skill-great-beauty-passive-0 }
fs-skill-blacklist-great-beauty-passive-0-gloss = { fs-skill-mr-yi-passive-0-gloss }
fs-skill-blacklist-great-beauty-skill-0 = { fs-skill-great-beauty-skill-0 }
fs-skill-blacklist-great-beauty-skill-0-gloss = 自己的回合，整局一次：亮出自己的身份，烧毁桌上一到三张黑色情报。不能被识破。
fs-skill-blacklist-great-beauty-skill-1 = 仇恨
fs-skill-blacklist-great-beauty-skill-1-gloss = 响应、途中或轮到自己时，整局一次：弃掉全部手牌，至少一张，把自己面前的一张黑色情报移到一位男性面前。
