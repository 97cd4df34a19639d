# 钟楼谜团的提问：ct-ask 问玩家，ct-decide 问说书人，ct-pass 说明不选是什么意思。

ct-ask = 继续。
ct-ask-vote = 处决{ $seat }：举手吗？
ct-ask-vote-exile = 流放{ $seat }：举手吗？
ct-ask-day = 白天：提名、行动，或者没有别的事。
ct-ask-day-storyteller = 白天：记下大家做的事；谈够了就结束这一天。现在没有人待处决。
ct-ask-day-doomed = 白天：记下大家做的事；谈够了就结束这一天。{ $seat }待处决。
ct-ask-call = 夜晚：接下来叫{ $slot }。
ct-ask-pick = { $role }：选一名玩家。
ct-ask-pick-another = { $role }：再选一名玩家。
ct-ask-pick-or-none = { $role }：选一名玩家，也可以不选。
ct-ask-pick-another-or-none = { $role }：再选一名玩家，也可以不选。
ct-ask-name = { $role }：指定一个角色。
ct-ask-name-or-none = { $role }：指定一个角色，也可以不指定。
ct-ask-newcomer = 你作为旅行者加入：选一个角色，大家都会看到。
ct-ask-yes-no = { $role }：是或否？
ct-ask-harlot = 对方想知道你的角色。同意吗？
ct-ask-judge = 要裁定刚才的投票吗？只能裁定一次。
ct-ask-judge-how = 裁定：是，处决通过；否，处决不成。
ct-ask-state = { $role }：公开说一句话。
ct-ask-artist = 问说书人一个是非问题。
ct-ask-talk = 你在说书人身边。说完就走。

## 问说书人

ct-decide-say = { $role }：告诉这名玩家什么？
ct-decide-hand = { $role }：这个角色由你亲手办理，办完继续。
ct-decide-pick = { $role }：由你选一名玩家。
ct-decide-name = { $role }：由你选一个角色。
ct-decide-yes-no = { $role }：由你决定，是或否？
ct-decide-side = { $role }：这名旅行者是邪恶的吗？
ct-decide-go-on = 没有什么要决定的，继续。
ct-decide-execution = 处决{ $seat }：谁为此而死？没有人死也行的时候可以不选。
ct-decide-nomination = { $seat }被提名：提名者当场被处决吗？只有能发生的可以选。
ct-decide-which-first = 提名者另有遭遇：先处决提名者吗？
ct-decide-death = { $seat }将要死亡：让这名玩家活下来吗？
ct-decide-another = { $seat }将要死亡：换谁死？选原来的玩家就是不换。
ct-decide-made-up-minion = 自以为是恶魔的玩家：把谁说成爪牙？
ct-decide-bluff = 恶魔信息：再给一个不在场的善良角色。
ct-decide-visit = 有人来找你。说完继续。
ct-decide-newcomer = { $seat }作为旅行者加入：坐在谁的左边？
ct-decide-apprentice-name = 学徒：得到哪个角色的能力？
ct-decide-barber-pick = 理发师死了：哪个恶魔可以对调角色？
ct-decide-barista-pick = 咖啡师：谁受影响？
ct-decide-barista-yes-no = 咖啡师：是，清醒且健康；否，行动两次。
ct-decide-courtier-pick = 侍臣：所说的角色算是谁的？
ct-decide-deviant-yes-no = 怪咖被流放：今天够有趣，活下来吗？
ct-decide-eviltwin-pick = 镜像双子：谁是善良的双子？
ct-decide-fanggu-yes-no = 方古：选中的玩家算是外来者吗？
ct-decide-fortuneteller-pick = 占卜师：谁是干扰项？
ct-decide-gambler-yes-no = 赌徒：猜得算对吗？
ct-decide-godfather-yes-no = 教父：今天死的人里算有外来者吗？
ct-decide-gossip-pick = 造谣者说中了：今夜谁死？
ct-decide-gossip-yes-no = 造谣者的话算真吗？
ct-decide-grandmother-pick = 祖母：谁是孙辈？
ct-decide-harlot-yes-no = 流莺：两个人今夜都死吗？
ct-decide-imp-pick = 小恶魔杀了自己：哪个爪牙成为小恶魔？
ct-decide-innkeeper-pick = 旅店老板：两人中谁醉酒？
ct-decide-klutz-yes-no = 呆瓜：选中的玩家算是邪恶的吗？
ct-decide-minstrel-yes-no = 吟游诗人：被处决的算是爪牙吗？
ct-decide-moonchild-yes-no = 月之子：选中的玩家算是善良的吗？
ct-decide-philosopher-pick = 哲学家：哪名玩家因此醉酒？
ct-decide-pithag-pick = 麻脸巫婆造出了恶魔：今夜还有谁死？可以不选。
ct-decide-professor-yes-no = 教授：选中的玩家算是镇民吗？
ct-decide-sailor-pick = 水手：两人中谁醉酒？
ct-decide-shabaloth-pick = 沙巴洛斯：吐出谁？可以不吐。
ct-decide-slayer-yes-no = 猎手：这一击算打中恶魔吗？
ct-decide-snakecharmer-yes-no = 舞蛇人：选中的玩家算是恶魔吗？
ct-decide-sweetheart-pick = 心上人死了：谁从此醉酒？
ct-decide-tinker-yes-no = 修补匠：现在死吗？
ct-decide-vigormortis-pick = 亡骨魔：哪个邻座的镇民中毒？

## 不选的意思

ct-pass-day = 暂时没有别的事。有人说话、有新的投票以后会再问。
ct-pass-decline = 不选：能力这次不用。
ct-pass-hand = 办完了，继续夜里的下一步。
