# 千智风声的一句话说明：功能、角色的机密任务和技能。和黑名单相同的，引用黑名单或 2010 标准版。

## 牌

fs-fn-qianzhi-lock-gloss = { fs-fn-blacklist-lock-gloss }
fs-fn-qianzhi-lure-gloss = { fs-fn-blacklist-lure-gloss }
fs-fn-qianzhi-intercept-gloss = 别人回合的情报途中：情报改为传向自己，别人还能插手；没有被调开，就必须接收，否则回到原来的路上。
fs-fn-qianzhi-decode-gloss = { fs-fn-blacklist-decode-gloss }
fs-fn-qianzhi-burn-gloss = { fs-fn-burn-gloss }
fs-fn-qianzhi-counter-gloss = { fs-fn-counter-gloss }
fs-fn-qianzhi-confound-gloss = { fs-fn-blacklist-confound-gloss }
fs-fn-qianzhi-probe-gloss = { fs-fn-blacklist-probe-gloss }
fs-fn-qianzhi-swap-gloss = { fs-fn-blacklist-swap-gloss }
fs-fn-qianzhi-transfer-gloss = { fs-fn-blacklist-transfer-gloss }
fs-fn-qianzhi-weigh-gloss = 自己的出牌步：弃掉全部手牌，抽同样多的牌。
fs-fn-qianzhi-reinforce-gloss = 自己的出牌步，自己面前要有黑色情报：抽的牌比自己的黑色情报多一张。

## 时机

fs-window-qianzhi-in-transit-gloss = { fs-window-blacklist-in-transit-gloss }
fs-window-qianzhi-arrived-gloss = { fs-window-blacklist-arrived-gloss }

## 角色

fs-role-qianzhi-old-ghost-mission = { fs-role-old-ghost-mission }
fs-skill-qianzhi-old-ghost-trigger-0 = { fs-skill-old-ghost-trigger-0 }
fs-skill-qianzhi-old-ghost-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-qianzhi-old-ghost-passive-0 = { fs-skill-old-ghost-passive-0 }
fs-skill-qianzhi-old-ghost-passive-0-gloss = { fs-skill-old-ghost-passive-0-gloss }
fs-skill-qianzhi-old-ghost-trigger-1 = { fs-skill-old-ghost-trigger-1 }
fs-skill-qianzhi-old-ghost-trigger-1-gloss = { fs-skill-blacklist-old-ghost-trigger-1-gloss }
fs-skill-qianzhi-old-ghost-skill-0 = { fs-skill-blacklist-old-ghost-skill-0 }
fs-skill-qianzhi-old-ghost-skill-0-gloss = { fs-skill-blacklist-old-ghost-skill-0-gloss }

fs-role-qianzhi-old-gun-mission = { fs-role-old-gun-mission }
fs-skill-qianzhi-old-gun-trigger-0 = { fs-skill-old-gun-trigger-0 }
fs-skill-qianzhi-old-gun-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-qianzhi-old-gun-skill-0 = { fs-skill-old-gun-skill-0 }
fs-skill-qianzhi-old-gun-skill-0-gloss = { fs-skill-blacklist-old-gun-skill-0-gloss }
fs-skill-qianzhi-old-gun-skill-1 = { fs-skill-blacklist-old-gun-skill-1 }
fs-skill-qianzhi-old-gun-skill-1-gloss = { fs-skill-blacklist-old-gun-skill-1-gloss }

fs-role-qianzhi-old-jin-mission = { fs-role-old-jin-mission }
fs-skill-qianzhi-old-jin-trigger-0 = { fs-skill-old-jin-trigger-0 }
fs-skill-qianzhi-old-jin-trigger-0-gloss = { fs-skill-old-jin-trigger-0-gloss }
fs-skill-qianzhi-old-jin-trigger-1 = { fs-skill-old-jin-trigger-1 }
fs-skill-qianzhi-old-jin-trigger-1-gloss = 翻开时得到情报，颜色不限，每回合一次：可以在自己面前放一张黑色手牌并盖上；还活着，就可以在另一位玩家面前放一张手牌。

fs-role-qianzhi-viper-mission = { fs-role-viper-mission }
fs-skill-qianzhi-viper-skill-0 = { fs-skill-viper-skill-0 }
fs-skill-qianzhi-viper-skill-0-gloss = { fs-skill-viper-skill-0-gloss }
fs-skill-qianzhi-viper-skill-1 = { fs-skill-viper-skill-1 }
fs-skill-qianzhi-viper-skill-1-gloss = { fs-skill-blacklist-viper-skill-1-gloss }

fs-role-qianzhi-steel-agent-mission = { fs-role-blacklist-steel-agent-mission }
fs-skill-qianzhi-steel-agent-skill-0 = { fs-skill-blacklist-steel-agent-skill-0 }
fs-skill-qianzhi-steel-agent-skill-0-gloss = { fs-skill-blacklist-steel-agent-skill-0-gloss }
fs-skill-qianzhi-steel-agent-trigger-0 = { fs-skill-blacklist-steel-agent-trigger-0 }
fs-skill-qianzhi-steel-agent-trigger-0-gloss = { fs-skill-blacklist-steel-agent-trigger-0-gloss }
fs-skill-qianzhi-steel-agent-trigger-1 = { fs-skill-blacklist-steel-agent-trigger-1 }
fs-skill-qianzhi-steel-agent-trigger-1-gloss = { fs-skill-blacklist-steel-agent-trigger-1-gloss }

fs-role-qianzhi-dai-li-mission = { fs-role-code-clerk-mission }
fs-skill-qianzhi-dai-li-trigger-0 = { fs-skill-blacklist-dai-li-trigger-0 }
fs-skill-qianzhi-dai-li-trigger-0-gloss = { fs-skill-blacklist-dai-li-trigger-0-gloss }
fs-skill-qianzhi-dai-li-trigger-1 = { fs-skill-blacklist-dai-li-trigger-1 }
fs-skill-qianzhi-dai-li-trigger-1-gloss = { fs-skill-blacklist-dai-li-trigger-1-gloss }
fs-skill-qianzhi-dai-li-trigger-2 = { fs-skill-blacklist-dai-li-trigger-2 }
fs-skill-qianzhi-dai-li-trigger-2-gloss = { fs-skill-blacklist-dai-li-trigger-2-gloss }

fs-role-qianzhi-ninety-nine-mission = { fs-role-phantom-thief-mission }
fs-skill-qianzhi-ninety-nine-trigger-0 = { fs-skill-phantom-thief-trigger-0 }
fs-skill-qianzhi-ninety-nine-trigger-0-gloss = { fs-skill-blacklist-ninety-nine-trigger-0-gloss }
fs-skill-qianzhi-ninety-nine-trigger-1 = { fs-skill-phantom-thief-trigger-1 }
fs-skill-qianzhi-ninety-nine-trigger-1-gloss = 别人的回合，你得到传来的黑色情报：可以看一位别人的手牌，再随机拿走其中一张。
fs-skill-qianzhi-ninety-nine-skill-0 = { fs-skill-blacklist-ninety-nine-skill-0 }
fs-skill-qianzhi-ninety-nine-skill-0-gloss = { fs-skill-blacklist-ninety-nine-skill-0-gloss }

fs-role-qianzhi-brother-mark-mission = { fs-role-blade-mission }
fs-skill-qianzhi-brother-mark-trigger-0 = { fs-skill-brother-mark-trigger-0 }
fs-skill-qianzhi-brother-mark-trigger-0-gloss = { fs-skill-blacklist-brother-mark-trigger-0-gloss }

fs-role-qianzhi-professional-killer-mission = { fs-role-professional-killer-mission }
fs-skill-qianzhi-professional-killer-trigger-0 = { fs-skill-professional-killer-trigger-0 }
fs-skill-qianzhi-professional-killer-trigger-0-gloss = { fs-skill-blacklist-professional-killer-trigger-0-gloss }
fs-skill-qianzhi-professional-killer-passive-0 = { fs-skill-professional-killer-passive-0 }
fs-skill-qianzhi-professional-killer-passive-0-gloss = { fs-skill-blacklist-professional-killer-passive-0-gloss }
fs-skill-qianzhi-professional-killer-skill-0 = { fs-skill-black-hand-trigger-0 }
fs-skill-qianzhi-professional-killer-skill-0-gloss = 自己的回合，整局一次：本回合你的任何手牌都可以当作锁定使用，不能被识破。

fs-role-qianzhi-beret-mission = { fs-role-beret-mission }
fs-skill-qianzhi-beret-passive-0 = { fs-skill-beret-passive-0 }
fs-skill-qianzhi-beret-passive-0-gloss = { fs-skill-beret-passive-0-gloss }
fs-skill-qianzhi-beret-trigger-0 = { fs-skill-beret-trigger-0 }
fs-skill-qianzhi-beret-trigger-0-gloss = 有人得到你传出的黑色情报，面前有了两张以上情报：可以把其中一张收进自己手里，颜色不限。
fs-skill-qianzhi-beret-trigger-1 = { fs-skill-blacklist-beret-trigger-1 }
fs-skill-qianzhi-beret-trigger-1-gloss = { fs-skill-blacklist-beret-trigger-1-gloss }

fs-role-qianzhi-siskin-mission = { fs-role-siskin-mission }
fs-skill-qianzhi-siskin-skill-0 = { fs-skill-siskin-skill-0 }
fs-skill-qianzhi-siskin-skill-0-gloss = { fs-skill-siskin-skill-0-gloss }
fs-skill-qianzhi-siskin-trigger-0 = { fs-skill-siskin-trigger-0 }
fs-skill-qianzhi-siskin-trigger-0-gloss = { fs-skill-blacklist-siskin-trigger-0-gloss }
fs-skill-qianzhi-siskin-skill-1 = { fs-skill-blacklist-siskin-skill-1 }
fs-skill-qianzhi-siskin-skill-1-gloss = { fs-skill-blacklist-siskin-skill-1-gloss }

fs-role-qianzhi-emei-wind-mission = { fs-role-emei-wind-mission }
fs-skill-qianzhi-emei-wind-skill-0 = { fs-skill-emei-wind-skill-0 }
fs-skill-qianzhi-emei-wind-skill-0-gloss = { fs-skill-blacklist-emei-wind-skill-0-gloss }
fs-skill-qianzhi-emei-wind-trigger-0 = { fs-skill-emei-wind-trigger-0 }
fs-skill-qianzhi-emei-wind-trigger-0-gloss = { fs-skill-blacklist-emei-wind-trigger-0-gloss }

fs-role-qianzhi-seven-hundred-mission = { fs-role-blacklist-seven-hundred-mission }
fs-skill-qianzhi-seven-hundred-passive-0 = { fs-skill-seven-hundred-passive-0 }
fs-skill-qianzhi-seven-hundred-passive-0-gloss = { fs-skill-seven-hundred-passive-0-gloss }
fs-skill-qianzhi-seven-hundred-trigger-0 = { fs-skill-seven-hundred-trigger-0 }
fs-skill-qianzhi-seven-hundred-trigger-0-gloss = { fs-skill-blacklist-seven-hundred-trigger-0-gloss }
fs-skill-qianzhi-seven-hundred-passive-1 = { fs-skill-seven-hundred-passive-1 }
fs-skill-qianzhi-seven-hundred-passive-1-gloss = { fs-skill-seven-hundred-passive-1-gloss }

fs-role-qianzhi-shining-mission = 亲手杀死一位面前没有纯红色和纯蓝色情报的别人，带黑色的不算。
fs-skill-qianzhi-shining-skill-0 = { fs-skill-shining-skill-0 }
fs-skill-qianzhi-shining-skill-0-gloss = { fs-skill-blacklist-shining-skill-0-gloss }
fs-skill-qianzhi-shining-skill-1 = { fs-skill-blacklist-shining-skill-1 }
fs-skill-qianzhi-shining-skill-1-gloss = { fs-skill-blacklist-shining-skill-1-gloss }

fs-role-qianzhi-code-clerk-mission = { fs-role-code-clerk-mission }
fs-skill-qianzhi-code-clerk-skill-0 = { fs-skill-code-clerk-skill-0 }
fs-skill-qianzhi-code-clerk-skill-0-gloss = { fs-skill-blacklist-code-clerk-skill-0-gloss }
fs-skill-qianzhi-code-clerk-trigger-0 = { fs-skill-code-clerk-trigger-0 }
fs-skill-qianzhi-code-clerk-trigger-0-gloss = { fs-skill-code-clerk-trigger-0-gloss }
fs-skill-qianzhi-code-clerk-passive-0 = 解码
fs-skill-qianzhi-code-clerk-passive-0-gloss = 翻开时，你的黑色密电手牌可以当作破译使用。

fs-role-qianzhi-holmes-mission = { fs-role-old-gun-mission }
fs-skill-qianzhi-holmes-skill-0 = { fs-skill-blacklist-holmes-skill-0 }
fs-skill-qianzhi-holmes-skill-0-gloss = { fs-skill-blacklist-holmes-skill-0-gloss }
fs-skill-qianzhi-holmes-trigger-0 = { fs-skill-blacklist-holmes-trigger-0 }
fs-skill-qianzhi-holmes-trigger-0-gloss = { fs-skill-blacklist-holmes-trigger-0-gloss }
fs-skill-qianzhi-holmes-trigger-1 = { fs-skill-blacklist-holmes-trigger-1 }
fs-skill-qianzhi-holmes-trigger-1-gloss = { fs-skill-blacklist-holmes-trigger-1-gloss }

fs-role-qianzhi-masked-man-mission = { fs-role-masked-man-mission }
fs-skill-qianzhi-masked-man-trigger-0 = { fs-skill-masked-man-trigger-0 }
fs-skill-qianzhi-masked-man-trigger-0-gloss = 你得到黑色情报而还活着：可以抽三张牌，其中一张可以放回牌堆顶。
fs-skill-qianzhi-masked-man-trigger-1 = { fs-skill-masked-man-trigger-1 }
fs-skill-qianzhi-masked-man-trigger-1-gloss = { fs-skill-blacklist-masked-man-trigger-1-gloss }

fs-role-qianzhi-blade-mission = { fs-role-blade-mission }
fs-skill-qianzhi-blade-trigger-0 = { fs-skill-blade-passive-0 }
fs-skill-qianzhi-blade-trigger-0-gloss = { fs-skill-blacklist-blade-trigger-0-gloss }
fs-skill-qianzhi-blade-trigger-1 = { fs-skill-blade-trigger-0 }
fs-skill-qianzhi-blade-trigger-1-gloss = { fs-skill-blade-trigger-0-gloss }
fs-skill-qianzhi-blade-trigger-2 = { fs-skill-blacklist-blade-trigger-2 }
fs-skill-qianzhi-blade-trigger-2-gloss = { fs-skill-blacklist-blade-trigger-2-gloss }

fs-role-qianzhi-intelligence-chief-mission = { fs-role-intelligence-chief-mission }
fs-skill-qianzhi-intelligence-chief-trigger-0 = { fs-skill-intelligence-chief-trigger-0 }
fs-skill-qianzhi-intelligence-chief-trigger-0-gloss = { fs-skill-blacklist-intelligence-chief-trigger-0-gloss }
fs-skill-qianzhi-intelligence-chief-skill-0 = { fs-skill-blacklist-intelligence-chief-skill-0 }
fs-skill-qianzhi-intelligence-chief-skill-0-gloss = { fs-skill-blacklist-intelligence-chief-skill-0-gloss }

fs-role-qianzhi-black-rose-mission = { fs-role-blacklist-black-rose-mission }
fs-skill-qianzhi-black-rose-skill-0 = { fs-skill-black-rose-skill-0 }
fs-skill-qianzhi-black-rose-skill-0-gloss = 盖着时，任何能行动的时候：翻开，指定另一位玩家，展示牌堆顶两张。可以在那人面前放一张黑色手牌，展示的黑牌每有一张，就可以多放一张。
fs-skill-qianzhi-black-rose-trigger-0 = { fs-skill-blacklist-black-rose-trigger-0 }
fs-skill-qianzhi-black-rose-trigger-0-gloss = { fs-skill-blacklist-black-rose-trigger-0-gloss }

fs-role-qianzhi-deadly-perfume-mission = { fs-role-nobody-mission }
fs-skill-qianzhi-deadly-perfume-trigger-0 = { fs-skill-blacklist-deadly-perfume-trigger-0 }
fs-skill-qianzhi-deadly-perfume-trigger-0-gloss = { fs-skill-blacklist-deadly-perfume-trigger-0-gloss }
fs-skill-qianzhi-deadly-perfume-trigger-1 = { fs-skill-blacklist-deadly-perfume-trigger-1 }
fs-skill-qianzhi-deadly-perfume-trigger-1-gloss = 别人死亡，身份还没有亮出：可以把自己的身份牌盖着移出游戏，换成死者的身份牌；然后可以拿一位玩家面前的一份情报与牌堆顶的一张互换。

fs-role-qianzhi-rookie-white-mission = { fs-role-rookie-white-mission }
fs-skill-qianzhi-rookie-white-passive-0 = { fs-skill-rookie-white-passive-0 }
fs-skill-qianzhi-rookie-white-passive-0-gloss = { fs-skill-rookie-white-passive-0-gloss }
fs-skill-qianzhi-rookie-white-skill-0 = { fs-skill-rookie-white-skill-0 }
fs-skill-qianzhi-rookie-white-skill-0-gloss = { fs-skill-blacklist-rookie-white-skill-0-gloss }
fs-skill-qianzhi-rookie-white-skill-1 = { fs-skill-blacklist-rookie-white-skill-1 }
fs-skill-qianzhi-rookie-white-skill-1-gloss = { fs-skill-blacklist-rookie-white-skill-1-gloss }

fs-role-qianzhi-duckweed-mission = { fs-role-duckweed-mission }
fs-skill-qianzhi-duckweed-skill-0 = { fs-skill-duckweed-skill-0 }
fs-skill-qianzhi-duckweed-skill-0-gloss = { fs-skill-blacklist-duckweed-skill-0-gloss }
fs-skill-qianzhi-duckweed-trigger-0 = { fs-skill-blacklist-duckweed-trigger-0 }
fs-skill-qianzhi-duckweed-trigger-0-gloss = { fs-skill-blacklist-duckweed-trigger-0-gloss }
fs-skill-qianzhi-duckweed-trigger-1 = { fs-skill-blacklist-duckweed-trigger-1 }
fs-skill-qianzhi-duckweed-trigger-1-gloss = { fs-skill-blacklist-duckweed-trigger-1-gloss }

fs-role-qianzhi-sister-six-mission = { fs-role-sister-six-mission }
fs-skill-qianzhi-sister-six-trigger-0 = { fs-skill-sister-six-trigger-0 }
fs-skill-qianzhi-sister-six-trigger-0-gloss = { fs-skill-sister-six-trigger-0-gloss }
fs-skill-qianzhi-sister-six-trigger-1 = { fs-skill-sister-six-trigger-1 }
fs-skill-qianzhi-sister-six-trigger-1-gloss = { fs-skill-blacklist-sister-six-trigger-1-gloss }
fs-skill-qianzhi-sister-six-trigger-2 = { fs-skill-blacklist-sister-six-trigger-2 }
fs-skill-qianzhi-sister-six-trigger-2-gloss = { fs-skill-blacklist-sister-six-trigger-2-gloss }

fs-role-qianzhi-great-beauty-mission = 一位男性宣告胜利，而你没有黑色情报。
fs-skill-qianzhi-great-beauty-passive-0 = { fs-skill-great-beauty-passive-0 }
fs-skill-qianzhi-great-beauty-passive-0-gloss = { fs-skill-mr-yi-passive-0-gloss }
fs-skill-qianzhi-great-beauty-skill-0 = { fs-skill-great-beauty-skill-0 }
fs-skill-qianzhi-great-beauty-skill-0-gloss = { fs-skill-blacklist-great-beauty-skill-0-gloss }
