# 牌桌办不到某件事时说的话。无论哪一句，牌局都没有改变。

sorry-not-a-message = 牌桌看不懂这条消息（{ $why }）。
sorry-version = 牌桌用的是第 { $ours } 版消息，页面用的是第 { $theirs } 版。请刷新页面，或更新程序。
sorry-unknown-game = 这里没有“{ $game }”这个游戏。现有：{ $games }。
sorry-setup = 读不懂这份开局设置（{ $why }）。
sorry-setup-seats = 黑与白是 2 到 6 人的游戏，{ $seats } 人开不了局。
sorry-setup-starter = 首家指定为第 { $seat } 号座位，但这张桌子没有这个座位（座位从 0 数起）。
sorry-setup-forgetful = 忘记宣告的机会以千分计，从 0 到 1000，{ $chance } 太大了。
sorry-setup-players = 这一版要 { $fewest } 到 { $most } 人玩，{ $seats } 人玩不了。
sorry-setup-split = { $seats } 人局没有印另一种身份分配，请用常规的那一种。
sorry-setup-characters = { $seats } 人每人要发两个角色来挑，{ $roles } 个角色不够。至少允许 { $needed } 个，或者不用角色玩。
sorry-plan-seats = 安排了 { $planned } 名玩家，座位却有 { $seats } 个。请给每个座位各安排一名。
sorry-plan-you = 必须正好有一个座位是你的，其余由机器人来坐。
sorry-unknown-bot = 没有名为“{ $bot }”的机器人。现有：{ $bots }。
sorry-no-seed = 新开一局需要 64 位十六进制的洗牌种子，但没有收到。
sorry-bad-seed = 种子必须正好是 64 位十六进制数字（0–9、a–f）。
sorry-record-line = 读不懂这份棋谱。第 { $line } 行：{ $why }。
sorry-record-decision = 这份棋谱无法重演。第 { $decision } 步：{ $why }。
sorry-record-you = 这份棋谱没有说明哪一个座位是你的：其余每个座位都要注明是哪种机器人。
sorry-no-game = 这里还没有牌局。请新开一局，或继续一份棋谱。
sorry-not-asked = 现在问的是别人。
sorry-over = 这局已经结束。
sorry-stale = 这是对上一个问题的回答，牌局已经往下走了。请回答现在的问题。
sorry-sealed = 你已经回答过了，请等其他人。
sorry-no-action = “{ $action }”不是这里的回答（{ $why }）。
sorry-nothing-to-undo = 你还没有做过可以收回的决定。
