# 钟楼谜团的名称与一句话说明：剧本、阵营、角色类型、状态、阶段、提示标记、角色。都是自己写的，不是官方的文字。
# “首夜”指有这个角色的第一夜；“当夜”“当天”指最近的一个；谁定的没写，就是说书人定。

game-clocktower = 钟楼谜团
game-clocktower-line = 小镇里藏着恶魔：夜里各用能力，白天商议、提名、处决。善良要除掉恶魔，邪恶要撑到最后。
ct-notice = 这是爱好者做的非官方作品，与原作的作者和出版方无关。游戏和角色的名称属于各自的权利人；这里没有官方的图画和文字，规则都是自己写的。

## 剧本

ct-script-trouble-brewing = 暗流涌动
ct-script-trouble-brewing-gloss = 第一次玩就选它：能力好懂，中毒、酒鬼和间谍让话不能全信。五人起。
ct-script-bad-moon-rising = 黯月初升
ct-script-bad-moon-rising-gloss = 死得快，也救得多：消息很少，要从谁死了、谁没死里推断。七人起。
ct-script-sects-and-violets = 梦殒春宵
ct-script-sects-and-violets-gloss = 消息很多，却未必真：有人疯狂，有人换角色，有人换阵营。七人起。

## 阵营

ct-side-good = 善良
ct-side-good-gloss = 恶魔全都死亡，善良获胜；双方同时达成也是善良获胜。
ct-side-evil = 邪恶
ct-side-evil-gloss = 只剩两人存活，邪恶获胜；旅行者不算在内。

## 角色类型

ct-team-townsfolk = 镇民
ct-team-townsfolk-gloss = 善良，人数最多，能力能帮大家找出恶魔。
ct-team-outsider = 外来者
ct-team-outsider-gloss = 善良，能力却给自己人添麻烦。
ct-team-minion = 爪牙
ct-team-minion-gloss = 邪恶，用能力帮恶魔撑到最后。
ct-team-demon = 恶魔
ct-team-demon-gloss = 邪恶，多在夜里杀人；全都死亡，善良获胜。
ct-team-traveller = 旅行者
ct-team-traveller-gloss = 随时可以来去。角色公开，阵营由说书人暗定；不会被处决，但会被流放。
ct-team-fabled = 传奇角色
ct-team-fabled-gloss = 不属于任何玩家，由说书人公开加入，使一局更公平或更顺利。
ct-team-loric = 奇遇角色
ct-team-loric-gloss = 不属于任何玩家，由说书人公开加入，给一局换一种玩法。

## 状态

ct-state-alive = 存活
ct-state-alive-gloss = 有能力；每天可以提名一次，每次投票都能投。
ct-state-dead = 死亡
ct-state-dead-gloss = 没有能力，不能提名，此后只能再投一次票。照样说话，与自己的阵营同胜同败，角色不公开。
ct-state-drunk = 醉酒
ct-state-drunk-gloss = 没有能力，自己未必知道：照常醒来、选人，但不起作用，得知的可能是假的。
ct-state-poisoned = 中毒
ct-state-poisoned-gloss = 与醉酒一样没有能力而不自知，起因是别人下的毒；下毒的人失去能力，毒就解了。
ct-state-mad = 疯狂
ct-state-mad-gloss = 要尽力让大家相信指定的事。够不够卖力由说书人判断，后果写在使人疯狂的能力里。

## 阶段

ct-phase-dusk = 黄昏
ct-phase-dusk-gloss = 白天结束，大家闭眼；“到黄昏为止”的都在这时结束。
ct-phase-minion-info = 爪牙信息
ct-phase-minion-info-gloss = 首夜，七人或更多：爪牙一起醒来，得知彼此和恶魔。
ct-phase-demon-info = 恶魔信息
ct-phase-demon-info-gloss = 首夜，七人或更多：恶魔得知谁是爪牙，以及三个不在场的善良角色，可以用来伪装。
ct-phase-dawn = 黎明
ct-phase-dawn-gloss = 大家睁眼，公布夜里谁死亡、谁复活，不说原因。
ct-phase-day = 白天
ct-phase-day-gloss = 自由交谈，当众或私下都行。
ct-phase-nominations = 提名
ct-phase-nominations-gloss = 存活的玩家每天可以提名一次；每位玩家每天只能被提名一次，死者也行。
ct-phase-vote = 投票
ct-phase-vote-gloss = 从被提名者的下一位起顺时针计票，最后是被提名者自己。达到存活人数的一半，并且多于当天所有别人，才即将被处决；平票则谁都不是。
ct-phase-execution = 处决
ct-phase-execution-gloss = 即将被处决的玩家被处决，通常死亡。每天最多一次，白天随之结束。

## 提示标记

# 编号是英文标签的小写字母和数字；只有一个问号的标签是 question。
ct-reminder-1 = 1
ct-reminder-2 = 2
ct-reminder-2nd = 第二名
ct-reminder-3 = 3
ct-reminder-3attacks = 攻击三次
ct-reminder-3votes = 3票
ct-reminder-abnormal = 未正常生效
ct-reminder-abouttodie = 即将被处决
ct-reminder-actstwice = 行动两次
ct-reminder-aligned = 同阵营
ct-reminder-alive = 复活
ct-reminder-amigo = 同伴
ct-reminder-cannotdie = 不会死亡
ct-reminder-chosen = 被选择
ct-reminder-claimed = 已宣称
ct-reminder-correct = 猜测正确
ct-reminder-cursed = 被诅咒
ct-reminder-day1 = 第一天
ct-reminder-day2 = 第二天
ct-reminder-day3 = 第三天
ct-reminder-day4 = 第四天
ct-reminder-day5 = 第五天
ct-reminder-dead = 死亡
ct-reminder-demonnotvoted = 恶魔未投票
ct-reminder-demonvoted = 恶魔已投票
ct-reminder-diedtoday = 死于今日
ct-reminder-doesntkill = 没有死亡
ct-reminder-drunk = 醉酒
ct-reminder-drunk1 = 醉酒1
ct-reminder-drunk2 = 醉酒2
ct-reminder-drunk3 = 醉酒3
ct-reminder-everyoneisdrunk = 全员醉酒
ct-reminder-evil = 邪恶
ct-reminder-evilwakes = 唤醒邪恶
ct-reminder-falseinfo = 错误信息
ct-reminder-fauxpaw = 失足
ct-reminder-fear = 恐惧
ct-reminder-finalnightnoattack = 无法攻击
ct-reminder-friend = 挚友
ct-reminder-goal = 目标
ct-reminder-good = 善良
ct-reminder-goodplayerexecuted = 善良被处决
ct-reminder-grandchild = 孙子
ct-reminder-guessused = 已被猜测
ct-reminder-haircutstonight = 今晚理发
ct-reminder-hasability = 具有能力
ct-reminder-hat = 讷帽
ct-reminder-isthealchemist = 是炼金术士
ct-reminder-istheapprentice = 是学徒
ct-reminder-isthedemon = 是恶魔
ct-reminder-isthedrunk = 是酒鬼
ct-reminder-isthemarionette = 是提线木偶
ct-reminder-isthephilosopher = 是哲学家
ct-reminder-know = 得知
ct-reminder-lunch = 饱餐
ct-reminder-mad = 疯狂
ct-reminder-master = 主人
ct-reminder-maynotnominate = 无法提名
ct-reminder-minion = 爪牙
ct-reminder-minionnominated = 爪牙已提名
ct-reminder-minionsnotnominated = 爪牙未提名
ct-reminder-negativevote = 负票
ct-reminder-night1 = 第一晚
ct-reminder-night2 = 第二晚
ct-reminder-night3 = 第三晚
ct-reminder-noability = 失去能力
ct-reminder-nominateevil = 提名邪恶方
ct-reminder-nominategood = 提名善良方
ct-reminder-nomoreevil = 禁止邪恶
ct-reminder-notme = 不是我
ct-reminder-once = 限一次
ct-reminder-outsider = 外来者
ct-reminder-poisoned = 中毒
ct-reminder-protected = 庇护
ct-reminder-question = ？
ct-reminder-redherring = 干扰项
ct-reminder-registerfalsely = 被当作其他
ct-reminder-safe = 不会死亡
ct-reminder-soberhealthy = 清醒且健康
ct-reminder-somethingbad = 不好的事
ct-reminder-stormcaught = 不会死亡
ct-reminder-storytellerability = 说书人能力
ct-reminder-survivesexecution = 处决不死
ct-reminder-teapartytonight = 今晚茶会
ct-reminder-townsfolk = 镇民
ct-reminder-turnsevil = 转为邪恶
ct-reminder-twin = 对立双子
ct-reminder-visitor = 访客
ct-reminder-whoopsie = 哎呀
ct-reminder-wrong = 错误
ct-reminder-x = X

## 暗流涌动的角色

ct-role-chef = 厨师
ct-role-chef-gloss = 首夜：绕场数一圈，得知邪恶挨着邪恶的有几对；三位相连算两对。
ct-role-investigator = 调查员
ct-role-investigator-gloss = 首夜：看到一个爪牙角色和两位玩家，其中一位就是它；没有爪牙就得知零。
ct-role-washerwoman = 洗衣妇
ct-role-washerwoman-gloss = 首夜：看到一个镇民角色和两位玩家，其中一位就是它。
ct-role-librarian = 图书管理员
ct-role-librarian-gloss = 首夜：看到一个外来者角色和两位玩家，其中一位就是它；没有外来者就得知零。
ct-role-empath = 共情者
ct-role-empath-gloss = 每夜：得知左右两边最近的存活玩家里有几位邪恶，从零到二。
ct-role-fortuneteller = 占卜师
ct-role-fortuneteller-gloss = 每夜：选两位玩家，死者和自己也行，得知里面有没有恶魔。有一位善良玩家从开局起总被当作恶魔，可能就是你自己。
ct-role-undertaker = 送葬者
ct-role-undertaker-gloss = 除首夜外每夜：当天有人因处决死亡，就得知那人是什么角色。
ct-role-monk = 僧侣
ct-role-monk-gloss = 除首夜外每夜：选自己以外的一位玩家，今夜恶魔的能力伤不到那人。
ct-role-slayer = 猎手
ct-role-slayer-gloss = 整局一次，白天：当众指一位玩家，是恶魔就当场死亡，不是就什么也不发生，机会照样用掉。
ct-role-soldier = 士兵
ct-role-soldier-gloss = 恶魔的能力伤不到你。
ct-role-ravenkeeper = 守鸦人
ct-role-ravenkeeper-gloss = 在夜里死亡，怎么死的都算：当夜醒来，选一位玩家，得知那人的角色。
ct-role-mayor = 镇长
ct-role-mayor-gloss = 黄昏时正好三人存活，当天又没有处决：你的阵营获胜。你将在夜里死亡时，说书人可以让别人替你死。
ct-role-virgin = 贞洁者
ct-role-virgin-gloss = 第一次有人提名你：提名者是镇民，就立刻被处决，白天到此为止；不是，就什么也不发生。能力只管这一次。

ct-role-butler = 管家
ct-role-butler-gloss = 每夜：选自己以外的一位玩家做主人；明天的处决投票里，主人举着手或已被计票，你才能投。
ct-role-drunk = 酒鬼
ct-role-drunk-gloss = 你以为自己是某个镇民，其实没有那个能力，听到的真假不定。开局时多发一个镇民而不发酒鬼，由说书人指定一位拿到镇民的玩家是酒鬼。
ct-role-recluse = 陌客
ct-role-recluse-gloss = 任何能力都可能把你当作邪恶，或当作某个爪牙或恶魔，死后也一样，每次由说书人另定。你并不因此得到能力。
ct-role-saint = 圣徒
ct-role-saint-gloss = 你若被处决而死，输的是你的整个阵营。

ct-role-poisoner = 投毒者
ct-role-poisoner-gloss = 每夜：选一位玩家，那人中毒到明天黄昏。
ct-role-spy = 间谍
ct-role-spy-gloss = 每夜：翻看魔典。任何能力都可能把你当作善良，或当作某个镇民或外来者，死后也一样，每次由说书人另定。
ct-role-scarletwoman = 红唇女郎
ct-role-scarletwoman-gloss = 恶魔死亡之前有五人或更多存活，旅行者不算：恶魔一死，你就变成它。
ct-role-baron = 男爵
ct-role-baron-gloss = 开局时多两位外来者，少两位镇民。

ct-role-imp = 小恶魔
ct-role-imp-gloss = 除首夜外每夜：杀死一位玩家。杀的是自己，就有一位存活的爪牙变成小恶魔，由说书人选。

ct-role-thief = 窃贼
ct-role-thief-gloss = 每夜：选自己以外的一位玩家，明天那人在处决投票里的一票算负一票。
ct-role-bureaucrat = 官员
ct-role-bureaucrat-gloss = 每夜：选自己以外的一位玩家，明天那人在处决投票里的一票算三票。
ct-role-gunslinger = 枪手
ct-role-gunslinger-gloss = 每天，第一次处决投票计完票后：可以杀死一位刚才投了票的玩家。
ct-role-beggar = 乞丐
ct-role-beggar-gloss = 你每投一票都要用掉一枚投票标记。死者可以把自己的送给你，你就得知那人的阵营。你一直清醒且健康。
ct-role-scapegoat = 替罪羊
ct-role-scapegoat-gloss = 与你同阵营的玩家将被处决时，说书人可以改为处决你。

## 黯月初升的角色

ct-role-grandmother = 祖母
ct-role-grandmother-gloss = 首夜：得知一位善良玩家是谁、是什么角色，那就是你的孙子。孙子被恶魔杀死，你也死亡。
ct-role-sailor = 水手
ct-role-sailor-gloss = 每夜：选一位存活的玩家，自己也行；你和那人有一位醉酒到明天黄昏，由说书人定。你清醒健康时不会死亡。
ct-role-chambermaid = 侍女
ct-role-chambermaid-gloss = 每夜：选自己以外的两位存活玩家，得知其中几位今夜因自己的能力醒来。
ct-role-innkeeper = 旅店老板
ct-role-innkeeper-gloss = 除首夜外每夜：选两位玩家，他们今夜不会死亡，但有一位醉酒到明天黄昏，由说书人定。
ct-role-gambler = 赌徒
ct-role-gambler-gloss = 除首夜外每夜：选一位玩家，猜那人的角色；猜错，你就死亡。
ct-role-exorcist = 驱魔人
ct-role-exorcist-gloss = 除首夜外每夜：选一位玩家，不能是昨夜那位。选中恶魔，恶魔得知你是谁，今夜不会因自己的能力醒来。
ct-role-gossip = 造谣者
ct-role-gossip-gloss = 每天可以当众断言一件事；说的是真的，今夜就有人死亡，由说书人选。
ct-role-courtier = 侍臣
ct-role-courtier-gloss = 整局一次，夜里：说一个角色；它若在场，那位玩家从今夜起醉酒三夜三天。
ct-role-professor = 教授
ct-role-professor-gloss = 整局一次，除首夜外的夜里：选一位死者；是镇民就复活，能力重新可用。
ct-role-minstrel = 吟游诗人
ct-role-minstrel-gloss = 有爪牙因处决死亡：除你和旅行者外，所有玩家醉酒到第二天黄昏。
ct-role-tealady = 茶艺师
ct-role-tealady-gloss = 左右两边最近的存活玩家都善良时，他们两位不会死亡。
ct-role-fool = 弄臣
ct-role-fool-gloss = 你第一次将要死亡时，不死。真的救了你一命才算用掉。
ct-role-pacifist = 和平主义者
ct-role-pacifist-gloss = 善良玩家被处决时可能不死，由说书人定。

ct-role-goon = 莽夫
ct-role-goon-gloss = 每夜，第一个用能力选中你的玩家醉酒到明天黄昏，你转到那人的阵营。
ct-role-lunatic = 疯子
ct-role-lunatic-gloss = 你拿到一个恶魔标记，以为自己是它，爪牙和伪装也都是假的。真恶魔知道你是疯子，也知道你每夜选了谁。
ct-role-tinker = 修补匠
ct-role-tinker-gloss = 说书人可以在任何时候让你死亡。
ct-role-moonchild = 月之子
ct-role-moonchild-gloss = 得知自己死亡时：当众选一位存活的玩家；那人善良，今夜就死亡。

ct-role-godfather = 教父
ct-role-godfather-gloss = 首夜：得知哪些外来者在场。白天有外来者死亡，当夜你就杀死一位玩家。开局时外来者多一位或少一位。
ct-role-devilsadvocate = 魔鬼代言人
ct-role-devilsadvocate-gloss = 每夜：选一位存活的玩家，不能是昨夜那位；那人明天被处决也不会死。
ct-role-assassin = 刺客
ct-role-assassin-gloss = 整局一次，除首夜外的夜里：选一位玩家，那人死亡，什么保护都挡不住。
ct-role-mastermind = 主谋
ct-role-mastermind-gloss = 恶魔因处决死亡，本该终局：再玩一天。这天谁被处决，谁的阵营就落败；没有人被处决，善良获胜。

ct-role-pukka = 普卡
ct-role-pukka-gloss = 每夜：选一位玩家，那人中毒；你上一次选的玩家死亡，随后不再中毒。
ct-role-shabaloth = 沙巴洛斯
ct-role-shabaloth-gloss = 除首夜外每夜：依次杀死两位玩家；你前一夜选过的玩家里可能有一位复活。
ct-role-po = 珀
ct-role-po-gloss = 除首夜外每夜：可以杀死一位玩家。哪夜谁都不选，下一次就必须杀三位。
ct-role-zombuul = 僵怖
ct-role-zombuul-gloss = 除首夜外每夜，若当天没有人死亡：杀死一位玩家。你第一次死亡其实没死，只是看上去死了。

ct-role-matron = 女舍监
ct-role-matron-gloss = 每天最多三次，可以让两位玩家对换座位。玩家不得离座私聊。
ct-role-judge = 法官
ct-role-judge-gloss = 整局一次，别人提名之后：可以让眼前这次处决必成，或必不成。
ct-role-apprentice = 学徒
ct-role-apprentice-gloss = 你来的首夜：善良就得到一个镇民的能力，邪恶就得到一个爪牙的能力，由说书人选。你仍是学徒。
ct-role-bishop = 主教
ct-role-bishop-gloss = 玩家不能提名，由说书人提名；每天至少要提名一位与你阵营相反的玩家。
ct-role-voudon = 巫毒师
ct-role-voudon-gloss = 只有你和死者能投票，死者投票不用标记，得票也不必达到存活人数的一半。

## 梦殒春宵的角色

ct-role-clockmaker = 钟表匠
ct-role-clockmaker-gloss = 首夜：得知恶魔和离他最近的爪牙隔几步座位，邻座算一。
ct-role-snakecharmer = 舞蛇人
ct-role-snakecharmer-gloss = 每夜：选一位存活的玩家；选中恶魔，你们互换角色和阵营，对方成为舞蛇人并中毒。
ct-role-mathematician = 数学家
ct-role-mathematician-gloss = 每夜：得知从黎明到现在，有几位别的玩家，能力因为他人的角色出了错。
ct-role-dreamer = 筑梦师
ct-role-dreamer-gloss = 每夜：选一位玩家，自己和旅行者除外，看到一善一恶两个角色，其中一个是那人的。
ct-role-flowergirl = 卖花女孩
ct-role-flowergirl-gloss = 除首夜外每夜：得知当天的处决投票里，有没有恶魔投过票。
ct-role-towncrier = 城镇公告员
ct-role-towncrier-gloss = 除首夜外每夜：得知当天有没有爪牙发起过提名。
ct-role-oracle = 神谕者
ct-role-oracle-gloss = 除首夜外每夜：得知死者里有几位邪恶。
ct-role-savant = 博学者
ct-role-savant-gloss = 每天可以私下去找说书人，听到两句话，一真一假。
ct-role-seamstress = 女裁缝
ct-role-seamstress-gloss = 整局一次，夜里：选自己以外的两位玩家，得知他们是不是一个阵营。
ct-role-philosopher = 哲学家
ct-role-philosopher-gloss = 整局一次，夜里：选一个善良角色，得到它的能力；它若在场，那位玩家醉酒。
ct-role-artist = 艺术家
ct-role-artist-gloss = 整局一次，白天：私下问说书人一个是非题，什么都能问，答“是”“否”或“不知道”。
ct-role-juggler = 杂耍艺人
ct-role-juggler-gloss = 你的第一个白天：可以当众猜谁是什么角色，最多猜五次；当夜得知猜中几次。
ct-role-sage = 贤者
ct-role-sage-gloss = 被恶魔杀死：看到两位玩家，其中一位就是杀你的恶魔。

ct-role-sweetheart = 心上人
ct-role-sweetheart-gloss = 你死亡时，一位玩家从此一直醉酒，由说书人选。
ct-role-klutz = 呆瓜
ct-role-klutz-gloss = 得知自己死亡时：当众选一位存活的玩家；那人邪恶，你的阵营就落败。
ct-role-barber = 理发师
ct-role-barber-gloss = 你死亡，当夜恶魔可以让两位玩家互换角色，自己也行，别的恶魔不行；阵营不变。
ct-role-mutant = 畸形秀演员
ct-role-mutant-gloss = 你若疯狂地让人相信自己是外来者，就可能被处决。

ct-role-witch = 女巫
ct-role-witch-gloss = 每夜：诅咒一位玩家，那人明天发起提名就死亡。只有三人存活时你没有能力。
ct-role-cerenovus = 洗脑师
ct-role-cerenovus-gloss = 每夜：选一位玩家和一个善良角色；明天那人必须疯狂地让人相信自己是这个角色，否则可能被处决。
ct-role-pithag = 麻脸巫婆
ct-role-pithag-gloss = 除首夜外每夜：选一位玩家和一个角色；它不在场，那人就变成它，阵营不变。造出恶魔，今夜谁死由说书人定。
ct-role-eviltwin = 镜像双子
ct-role-eviltwin-gloss = 你和一位阵营相反的玩家是双子，互相知道。善良的那位被处决，邪恶获胜；双子都存活，善良不能获胜。

ct-role-nodashii = 诺-达鲺
ct-role-nodashii-gloss = 除首夜外每夜：杀死一位玩家。你左右两边最近的镇民都中毒，死者也算。
ct-role-vigormortis = 亡骨魔
ct-role-vigormortis-gloss = 除首夜外每夜：杀死一位玩家。被你杀死的爪牙保留能力，其左右最近的镇民之一中毒。开局时少一位外来者。
ct-role-vortox = 涡流
ct-role-vortox-gloss = 除首夜外每夜：杀死一位玩家。镇民凭能力得知的必定是假的。哪天没有人被处决，邪恶就获胜。
ct-role-fanggu = 方古
ct-role-fanggu-gloss = 除首夜外每夜：杀死一位玩家。第一个要这样死去的外来者不死，变成邪恶的方古，死的是你；整局一次。开局时多一位外来者。

ct-role-barista = 咖啡师
ct-role-barista-gloss = 每夜，到明天黄昏为止：一位玩家要么清醒健康、得知的都是真的，要么能力能用两次。谁、哪一种由说书人定，那人会得知。
ct-role-harlot = 流莺
ct-role-harlot-gloss = 除首夜外每夜：选一位存活的玩家；对方同意，你得知其角色，但两人可能都死亡。
ct-role-butcher = 屠夫
ct-role-butcher-gloss = 每天第一次处决之后，你可以再提名一次；这次得票达到存活人数的一半就处决。
ct-role-bonecollector = 集骨者
ct-role-bonecollector-gloss = 整局一次，除首夜外的夜里：选一位死者，那人恢复能力到明天黄昏。
ct-role-deviant = 怪咖
ct-role-deviant-gloss = 当天够逗乐大家，你就不会因流放而死亡。

## 实验角色

ct-role-steward = 事务官
ct-role-steward-gloss = 首夜：得知一位善良的玩家。
ct-role-knight = 骑士
ct-role-knight-gloss = 首夜：得知两位不是恶魔的玩家。
ct-role-noble = 贵族
ct-role-noble-gloss = 首夜：得知三位玩家，正好一位邪恶。
ct-role-shugenja = 修行者
ct-role-shugenja-gloss = 首夜：得知离你最近的邪恶玩家在顺时针还是逆时针方向；两边一样近，由说书人定。
ct-role-pixie = 小精灵
ct-role-pixie-gloss = 首夜：得知一个在场的镇民角色。你若曾疯狂地让人相信自己是它，那位玩家死亡时，你就得到这个能力。
ct-role-bountyhunter = 赏金猎人
ct-role-bountyhunter-gloss = 首夜：得知一位邪恶玩家；每当你得知的玩家死亡，当夜再得知另一位。开局时有一位镇民是邪恶的。
ct-role-highpriestess = 女祭司
ct-role-highpriestess-gloss = 每夜：得知说书人认为你最该去聊聊的一位玩家。
ct-role-balloonist = 气球驾驶员
ct-role-balloonist-gloss = 每夜：得知一位玩家，角色类型与昨夜得知的那位不同。开局时可能多一位外来者。
ct-role-general = 将军
ct-role-general-gloss = 每夜：得知在说书人看来哪一方占上风：善良、邪恶，还是不相上下。
ct-role-preacher = 传教士
ct-role-preacher-gloss = 每夜：选一位玩家；是爪牙就会得知此事，从此没有能力。你失去能力，这些人就恢复。
ct-role-villageidiot = 村夫
ct-role-villageidiot-gloss = 每夜：选一位玩家，得知其阵营。开局时最多再加两位村夫；加了，多出来的里面就有一位醉酒。
ct-role-king = 国王
ct-role-king-gloss = 每夜，只要死者不少于存活者：得知一个存活玩家的角色，不知是谁。恶魔从开局就知道你是国王。
ct-role-cultleader = 异教领袖
ct-role-cultleader-gloss = 每夜：你转到一位存活邻座的阵营，由说书人选。每天可以召集信众；善良玩家全都加入，你的阵营获胜。
ct-role-acrobat = 杂技演员
ct-role-acrobat-gloss = 除首夜外每夜：选一位玩家；那人今夜醉酒或中毒，选的当时或之后都算，你就死亡。
ct-role-lycanthrope = 半兽人
ct-role-lycanthrope-gloss = 除首夜外每夜：选一位存活的玩家；善良的就死亡，今夜恶魔不能再杀人。有一位善良玩家总被当作邪恶。
ct-role-alsaahir = 戏法师
ct-role-alsaahir-gloss = 每天一次：当众猜谁是爪牙、谁是恶魔；一个不差，善良获胜。
ct-role-engineer = 工程师
ct-role-engineer-gloss = 整局一次，夜里：指定场上是哪些爪牙，或是哪个恶魔；邪恶玩家的角色随之改变。
ct-role-nightwatchman = 守夜人
ct-role-nightwatchman-gloss = 整局一次，夜里：选一位玩家，那人得知你是守夜人。
ct-role-huntsman = 巡山人
ct-role-huntsman-gloss = 整局一次，夜里：选一位存活的玩家；选中落难少女，她变成一个不在场的镇民。开局时用落难少女换下一位镇民。
ct-role-fisherman = 渔夫
ct-role-fisherman-gloss = 整局一次，白天：去找说书人，得到一条能帮你的阵营获胜的建议。
ct-role-princess = 公主
ct-role-princess-gloss = 你的第一个白天提名的玩家当天被处决：当夜恶魔不杀人。
ct-role-alchemist = 炼金术士
ct-role-alchemist-gloss = 你善良，却有一个爪牙的能力；说书人可以要你改选。那个爪牙若改变开局配置，照样生效。
ct-role-cannibal = 食人族
ct-role-cannibal-gloss = 你有最近一位因处决死亡的玩家的能力。那人若邪恶，你中毒，直到有善良玩家因处决死亡。
ct-role-amnesiac = 失忆者
ct-role-amnesiac-gloss = 你有一个说书人定下的能力，但不知道是什么。每天可以私下猜一次，得知猜得多近。
ct-role-farmer = 农夫
ct-role-farmer-gloss = 你在夜里死亡：一位存活的善良玩家变成农夫，由说书人选。
ct-role-choirboy = 唱诗男孩
ct-role-choirboy-gloss = 国王被恶魔杀死，当夜你得知哪位玩家是恶魔。开局时用国王换下一位镇民。
ct-role-banshee = 报丧女妖
ct-role-banshee-gloss = 被恶魔杀死，所有人都会得知。从此你每天可以提名两次，每次投票可以投两票，不用投票标记。
ct-role-magician = 魔术师
ct-role-magician-gloss = 首夜：恶魔看到你在爪牙里，爪牙看到你也是恶魔。
ct-role-poppygrower = 罂粟种植者
ct-role-poppygrower-gloss = 爪牙和恶魔互不知道。你死亡的当夜，他们才互相得知。
ct-role-atheist = 无神论者
ct-role-atheist-gloss = 说书人可以不守规则；处决说书人，善良就获胜，你死了也一样。开局时没有邪恶角色。

ct-role-hermit = 隐士
ct-role-hermit-gloss = 你同时有剧本上所有外来者的能力。开局时可能少一位外来者。
ct-role-ogre = 食人魔
ct-role-ogre-gloss = 首夜：选自己以外的一位玩家，你转到那人的阵营，但不知道是哪个；醉酒中毒也照样。
ct-role-golem = 魔像
ct-role-golem-gloss = 整局只能提名一次；被你提名的不是恶魔，就立刻死亡，投票照常。
ct-role-plaguedoctor = 瘟疫医生
ct-role-plaguedoctor-gloss = 你死亡时，说书人得到一个爪牙的能力，此后由说书人使用。
ct-role-hatter = 帽匠
ct-role-hatter-gloss = 你死亡，当夜爪牙可以各自改当另一个爪牙，恶魔可以改当另一个恶魔。
ct-role-politician = 政客
ct-role-politician-gloss = 你的阵营落败，而你最该负责：你转到另一方，与之同胜，死了也一样。
ct-role-zealot = 狂热者
ct-role-zealot-gloss = 五人或更多存活时，每次投票你都必须投。
ct-role-damsel = 落难少女
ct-role-damsel-gloss = 爪牙从开局就知道有落难少女。他们一共能当众猜一次是谁，猜中你，你的阵营就落败。
ct-role-snitch = 告密者
ct-role-snitch-gloss = 每个爪牙都得知三个不在场的角色，可以用来伪装。
ct-role-heretic = 异端分子
ct-role-heretic-gloss = 该胜的落败，该败的获胜，你死了也一样。
ct-role-puzzlemaster = 解谜大师
ct-role-puzzlemaster-gloss = 有一位玩家一直醉酒，你死了也一样。你可以猜一次是谁：猜对得知恶魔是谁，猜错得知一个假的。

ct-role-mezepheles = 灵言师
ct-role-mezepheles-gloss = 首夜：得知一个暗语。第一位说出它的善良玩家，当夜转为邪恶。
ct-role-harpy = 鹰身女妖
ct-role-harpy-gloss = 每夜：选两位玩家；明天第一位必须疯狂地让人相信第二位邪恶，否则其中一位或两位可能死亡。
ct-role-fearmonger = 恐惧之灵
ct-role-fearmonger-gloss = 每夜：选一位玩家；那人由你提名而被处决，其阵营就落败。每当你换了人选，所有人都会得知你换了。
ct-role-psychopath = 精神病患者
ct-role-psychopath-gloss = 每天提名开始前，可以当众杀死一位玩家。你被处决时与提名者猜拳，输了才死。
ct-role-wizard = 巫师
ct-role-wizard-gloss = 整局一次：向说书人许一个愿。若是实现，可能有代价，也可能留下线索。
ct-role-widow = 寡妇
ct-role-widow-gloss = 首夜：翻看魔典，选一位玩家，那人中毒，直到你失去能力。有一位善良玩家得知寡妇在场。
ct-role-xaan = 限
ct-role-xaan-gloss = 开局时外来者人数随意，设为 X：第 X 夜，所有镇民中毒到下一个黄昏。
ct-role-marionette = 提线木偶
ct-role-marionette-gloss = 你以为自己是某个善良角色，其实不是，也没有那个能力。恶魔知道你是谁。开局时你拿到的是善良角色的标记，坐在恶魔旁边。
ct-role-wraith = 亡魂
ct-role-wraith-gloss = 夜里你可以睁着眼；别的邪恶玩家醒来时，你也醒来。
ct-role-summoner = 召唤师
ct-role-summoner-gloss = 首夜：得知三个不在场的善良角色。第三夜：选一位玩家和一个恶魔，那人变成它，归邪恶。开局时没有恶魔，以一位镇民代替。
ct-role-goblin = 哥布林
ct-role-goblin-gloss = 被提名时当众自称哥布林，当天又被处决：你的阵营获胜。
ct-role-boomdandy = 炸弹人
ct-role-boomdandy-gloss = 你被处决，只留三人存活，其余全部死亡。倒数之后，被最多人指着的那位也死亡。
ct-role-vizier = 维齐尔
ct-role-vizier-gloss = 所有人都知道你是谁，但白天什么都杀不死你。有善良玩家投了票，你就可以让被提名者立刻被处决。
ct-role-organgrinder = 街头风琴手
ct-role-organgrinder-gloss = 所有人闭眼投票，票数保密。每夜你可以选择醉酒到明天黄昏。
ct-role-boffin = 科学怪人
ct-role-boffin-gloss = 恶魔还有一个不在场的善良角色的能力，醉酒中毒也不失去；你们俩都知道是哪个。那个角色若改变开局配置，照样生效。

ct-role-yaggababble = 牙噶巴卜
ct-role-yaggababble-gloss = 首夜：得知一句暗语。当天你当众说了几次，当夜就可能死几位玩家，由说书人选。
ct-role-lilmonsta = 小怪宝
ct-role-lilmonsta-gloss = 每夜爪牙们选一人照看小怪宝，那人就当作恶魔。除首夜外每夜，可能有一位玩家死亡，由说书人定。开局时谁都不发恶魔，多一位爪牙。
ct-role-ojo = 奥赫
ct-role-ojo-gloss = 除首夜外每夜：选一个角色，那位玩家死亡；它不在场，谁死由说书人定。
ct-role-kazali = 卡扎力
ct-role-kazali-gloss = 首夜：选哪些玩家成为哪些爪牙。除首夜外每夜：杀死一位玩家。开局时不发爪牙，外来者人数随意。
ct-role-legion = 军团
ct-role-legion-gloss = 开局时多数玩家都是军团。除首夜外每夜，可能有一位玩家死亡，由说书人定。投票的全是邪恶玩家，就算零票。你也被当作爪牙。
ct-role-lordoftyphon = 堤丰之首
ct-role-lordoftyphon-gloss = 除首夜外每夜：杀死一位玩家。邪恶角色坐成不断的一排，你在当中。开局时多一位爪牙，外来者人数随意。
ct-role-lleech = 痢蛭
ct-role-lleech-gloss = 首夜：选一位玩家做宿主，那人中毒。宿主死亡，你就死亡，此外你怎么都不会死。除首夜外每夜：杀死一位玩家。
ct-role-alhadikhia = 哈迪寂亚
ct-role-alhadikhia-gloss = 除首夜外每夜：可以选三位玩家，所有人都会得知是谁。他们各自暗选生或死，死者选生就复活；三位都生，就三位都死。
ct-role-riot = 暴乱
ct-role-riot-gloss = 第三天：爪牙都变成暴乱；谁被提名就立刻死亡，并且必须马上提名下一位存活者，直到终局。
ct-role-leviathan = 利维坦
ct-role-leviathan-gloss = 所有人都知道你在场。第五天结束，或第二位善良玩家被处决，邪恶获胜。

ct-role-cacklejack = 笑匠
ct-role-cacklejack-gloss = 每天：选一位玩家；当夜另有一位玩家变成别的角色，由说书人定。
ct-role-gangster = 黑帮
ct-role-gangster-gloss = 每天一次：一边的存活邻座同意，就可以杀死另一边的存活邻座。
ct-role-gnome = 侏儒
ct-role-gnome-gloss = 从开局起，所有人知道一位与你同阵营的玩家。谁提名那人，你就可以杀死谁。

ct-role-deusexfiasco = 失败的上帝
ct-role-deusexfiasco-gloss = 整局至少一次，说书人会犯错、改正，并且当众承认。
ct-role-ferryman = 摆渡人
ct-role-ferryman-gloss = 最后一天，死者全都拿回投票标记。

## 传奇角色

ct-role-angel = 天使
ct-role-angel-gloss = 新手受保护：谁最该为新手的死负责，谁就可能遇到坏事。
ct-role-buddhist = 佛教徒
ct-role-buddhist-gloss = 每天的头两分钟，指定的老手不得说话。
ct-role-djinn = 灯神
ct-role-djinn-gloss = 启用剧本里角色之间的相克规则，并且告诉所有人。
ct-role-doomsayer = 末日预言者
ct-role-doomsayer-gloss = 四人或更多存活时，每位存活的玩家整局一次，可以当众要一位同阵营的玩家死亡，由说书人选。
ct-role-duchess = 公爵夫人
ct-role-duchess-gloss = 每天可以有三位玩家来访；当夜他们各自得知三人里有几位邪恶，但有一人得知的是假的。
ct-role-fibbin = 骗人精
ct-role-fibbin-gloss = 整局一次，一位善良玩家得知的可能是错的。
ct-role-fiddler = 小提琴手
ct-role-fiddler-gloss = 整局一次：恶魔暗选一位阵营相反的玩家，由所有玩家表决两人里谁获胜，其阵营随之获胜。
ct-role-hellslibrarian = 地狱藏书员
ct-role-hellslibrarian-gloss = 说书人要大家安静时还在说话的人，可能遇到坏事。
ct-role-revolutionary = 革命者
ct-role-revolutionary-gloss = 所有人知道某两位邻座是同一阵营。整局一次，其中一位会被当作别的。
ct-role-sentinel = 哨兵
ct-role-sentinel-gloss = 开局时外来者可能多一位，也可能少一位。
ct-role-spiritofivory = 圣洁之魂
ct-role-spiritofivory-gloss = 邪恶玩家最多只能比开局时多一位。
ct-role-toymaker = 玩具匠
ct-role-toymaker-gloss = 恶魔可以不攻击，整局至少要有一次不攻击。人数少时，邪恶玩家首夜也照常互相得知。

## 奇遇角色

ct-role-bootlegger = 私货商人
ct-role-bootlegger-gloss = 这个剧本有自制的角色或规则，会告诉所有人。
ct-role-bigwig = 首席律师
ct-role-bigwig-gloss = 被提名者各选一位辩护人；投票之前只有辩护人能说话，而且必须疯狂地让人相信被提名者善良，否则可能死亡。
ct-role-gardener = 园丁
ct-role-gardener-gloss = 开局时由说书人安排谁是什么角色，而不是随机发。
ct-role-godofug = 讷神
ct-role-godofug-gloss = 一顶讷帽在玩家之间传来传去：戴着的人只能一个字一个字地说，一票算两票；说错了，帽子就换人。
ct-role-hindu = 印度教教徒
ct-role-hindu-gloss = 最先死亡的四位玩家立刻变成旅行者，阵营不变。
ct-role-knaves = 诡诈杰克
ct-role-knaves-gloss = 说书人有两位，一位只说真话，一位只说假话；可能有一次，两人在黄昏时对调。
ct-role-pope = 教皇
ct-role-pope-gloss = 开局时有的善良角色不止一位；给恶魔的伪装里也可能有它们。
ct-role-stormcatcher = 暴风捕手
ct-role-stormcatcher-gloss = 开局时公布一个善良角色；它若在场，那位玩家只会因处决死亡，但邪恶玩家得知他是谁。
ct-role-tor = 遗忘之门
ct-role-tor-gloss = 谁都不知道自己是什么角色、属于哪个阵营，死亡时才揭晓，只告诉本人。
ct-role-ventriloquist = 腹语师
ct-role-ventriloquist-gloss = 被提名者若疯狂地让人相信自己是另一个没报过的角色，当天被处决就可能不死。
ct-role-zenomancer = 异术士
ct-role-zenomancer-gloss = 有的玩家各有一个目标；达成了，就得知一件真事。
