# 鐘樓謎團的提問：ct-ask 問玩家，ct-decide 問說書人，ct-pass 說明不選是什麼意思。

ct-ask = 繼續。
ct-ask-vote = 處決{ $seat }：舉手嗎？
ct-ask-vote-exile = 流放{ $seat }：舉手嗎？
ct-ask-day = 白天：提名、行動，或者沒有別的事。
ct-ask-day-storyteller = 白天：記下大家做的事；談夠了就結束這一天。現在沒有人待處決。
ct-ask-day-doomed = 白天：記下大家做的事；談夠了就結束這一天。{ $seat }待處決。
ct-ask-call = 夜晚：接下來叫{ $slot }。
ct-ask-pick = { $role }：選一名玩家。
ct-ask-pick-another = { $role }：再選一名玩家。
ct-ask-pick-or-none = { $role }：選一名玩家，也可以不選。
ct-ask-pick-another-or-none = { $role }：再選一名玩家，也可以不選。
ct-ask-name = { $role }：指定一個角色。
ct-ask-name-or-none = { $role }：指定一個角色，也可以不指定。
ct-ask-newcomer = 你作為旅行者加入：選一個角色，大家都會看到。
ct-ask-yes-no = { $role }：是或否？
ct-ask-harlot = 對方想知道你的角色。同意嗎？
ct-ask-judge = 要裁定剛才的投票嗎？只能裁定一次。
ct-ask-judge-how = 裁定：是，處決通過；否，處決不成。
ct-ask-state = { $role }：公開說一句話。
ct-ask-artist = 問說書人一個是非問題。
ct-ask-talk = 你在說書人身邊。說完就走。

## 問說書人

ct-decide-say = { $role }：告訴這名玩家什麼？
ct-decide-hand = { $role }：這個角色由你親手辦理，辦完繼續。
ct-decide-pick = { $role }：由你選一名玩家。
ct-decide-name = { $role }：由你選一個角色。
ct-decide-yes-no = { $role }：由你決定，是或否？
ct-decide-side = { $role }：這名旅行者是邪惡的嗎？
ct-decide-go-on = 沒有什麼要決定的，繼續。
ct-decide-execution = 處決{ $seat }：誰為此而死？沒有人死也行的時候可以不選。
ct-decide-nomination = { $seat }被提名：提名者當場被處決嗎？只有能發生的可以選。
ct-decide-which-first = 提名者另有遭遇：先處決提名者嗎？
ct-decide-death = { $seat }將要死亡：讓這名玩家活下來嗎？
ct-decide-another = { $seat }將要死亡：換誰死？選原來的玩家就是不換。
ct-decide-made-up-minion = 自以為是惡魔的玩家：把誰說成爪牙？
ct-decide-bluff = 惡魔信息：再給一個不在場的善良角色。
ct-decide-visit = 有人來找你。說完繼續。
ct-decide-newcomer = { $seat }作為旅行者加入：坐在誰的左邊？
ct-decide-apprentice-name = 學徒：得到哪個角色的能力？
ct-decide-barber-pick = 理髮師死了：哪個惡魔可以對調角色？
ct-decide-barista-pick = 咖啡師：誰受影響？
ct-decide-barista-yes-no = 咖啡師：是，清醒且健康；否，行動兩次。
ct-decide-courtier-pick = 侍臣：所說的角色算是誰的？
ct-decide-deviant-yes-no = 怪咖被流放：今天夠有趣，活下來嗎？
ct-decide-eviltwin-pick = 鏡像雙子：誰是善良的雙子？
ct-decide-fanggu-yes-no = 方古：選中的玩家算是外來者嗎？
ct-decide-fortuneteller-pick = 占卜師：誰是干擾項？
ct-decide-gambler-yes-no = 賭徒：猜得算對嗎？
ct-decide-godfather-yes-no = 教父：今天死的人裡算有外來者嗎？
ct-decide-gossip-pick = 造謠者說中了：今夜誰死？
ct-decide-gossip-yes-no = 造謠者的話算真嗎？
ct-decide-grandmother-pick = 祖母：誰是孫輩？
ct-decide-harlot-yes-no = 流鶯：兩個人今夜都死嗎？
ct-decide-imp-pick = 小惡魔殺了自己：哪個爪牙成為小惡魔？
ct-decide-innkeeper-pick = 旅店老闆：兩人中誰醉酒？
ct-decide-klutz-yes-no = 呆瓜：選中的玩家算是邪惡的嗎？
ct-decide-minstrel-yes-no = 吟遊詩人：被處決的算是爪牙嗎？
ct-decide-moonchild-yes-no = 月之子：選中的玩家算是善良的嗎？
ct-decide-philosopher-pick = 哲學家：哪名玩家因此醉酒？
ct-decide-pithag-pick = 麻臉巫婆造出了惡魔：今夜還有誰死？可以不選。
ct-decide-professor-yes-no = 教授：選中的玩家算是鎮民嗎？
ct-decide-sailor-pick = 水手：兩人中誰醉酒？
ct-decide-shabaloth-pick = 沙巴洛斯：吐出誰？可以不吐。
ct-decide-slayer-yes-no = 獵手：這一擊算打中惡魔嗎？
ct-decide-snakecharmer-yes-no = 舞蛇人：選中的玩家算是惡魔嗎？
ct-decide-sweetheart-pick = 心上人死了：誰從此醉酒？
ct-decide-tinker-yes-no = 修補匠：現在死嗎？
ct-decide-vigormortis-pick = 亡骨魔：哪個鄰座的鎮民中毒？

## 不選的意思

ct-pass-day = 暫時沒有別的事。有人說話、有新的投票以後會再問。
ct-pass-decline = 不選：能力這次不用。
ct-pass-hand = 辦完了，繼續夜裡的下一步。
