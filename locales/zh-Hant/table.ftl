# 牌桌辦不到某件事時說的話。無論哪一句，牌局都沒有改變。

sorry-not-a-message = 牌桌看不懂這則訊息（{ $why }）。
sorry-version = 牌桌用的是第 { $ours } 版訊息，頁面用的是第 { $theirs } 版。請重新載入頁面，或更新程式。
sorry-unknown-game = 這裡沒有「{ $game }」這個遊戲。現有：{ $games }。
sorry-setup = 讀不懂這份開局設定（{ $why }）。
sorry-setup-seats = 黑與白是 2 到 6 人的遊戲，{ $seats } 人開不了局。
sorry-setup-starter = 首家指定為第 { $seat } 號座位，但這張桌子沒有這個座位（座位從 0 數起）。
sorry-setup-forgetful = 忘記宣告的機會以千分計，從 0 到 1000，{ $chance } 太大了。
sorry-setup-players = 這一版要 { $fewest } 到 { $most } 人玩，{ $seats } 人玩不了。
sorry-setup-split = { $seats } 人局沒有印另一種身份分配，請用常規的那一種。
sorry-setup-characters = { $seats } 人每人要發兩個角色來挑，{ $roles } 個角色不夠。至少允許 { $needed } 個，或者不用角色玩。
sorry-plan-seats = 安排了 { $planned } 名玩家，座位卻有 { $seats } 個。請給每個座位各安排一名。
sorry-plan-you = 必須正好有一個座位是你的，其餘由機器人來坐。
sorry-unknown-bot = 沒有名為「{ $bot }」的機器人。現有：{ $bots }。
sorry-no-seed = 新開一局需要 64 位十六進位的洗牌種子，但沒有收到。
sorry-bad-seed = 種子必須正好是 64 位十六進位數字（0–9、a–f）。
sorry-record-line = 讀不懂這份棋譜。第 { $line } 行：{ $why }。
sorry-record-decision = 這份棋譜無法重演。第 { $decision } 步：{ $why }。
sorry-record-you = 這份棋譜沒有說明哪一個座位是你的：其餘每個座位都要註明是哪種機器人。
sorry-no-game = 這裡還沒有牌局。請新開一局，或繼續一份棋譜。
sorry-not-asked = 現在問的是別人。
sorry-over = 這局已經結束。
sorry-stale = 這是對上一個問題的回答，牌局已經往下走了。請回答現在的問題。
sorry-sealed = 你已經回答過了，請等其他人。
sorry-no-action = 「{ $action }」不是這裡的回答（{ $why }）。
sorry-nothing-to-undo = 你還沒有做過可以收回的決定。
