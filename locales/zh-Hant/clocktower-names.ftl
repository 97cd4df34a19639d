# 鐘樓謎團的名稱與一句話說明：劇本、陣營、角色類型、狀態、階段、提示標記、角色。都是自己寫的，不是官方的文字。
# 「首夜」指有這個角色的第一夜；「當夜」「當天」指最近的一個；誰定的沒寫，就是說書人定。

game-clocktower = 鐘樓謎團
game-clocktower-line = 小鎮裡藏著惡魔：夜裡各用能力，白天商議、提名、處決。善良要除掉惡魔，邪惡要撐到最後。
ct-notice = 這是愛好者做的非官方作品，與原作的作者和出版方無關。遊戲和角色的名稱屬於各自的權利人；這裡沒有官方的圖畫和文字，規則都是自己寫的。

## 劇本

ct-script-trouble-brewing = 暗流湧動
ct-script-trouble-brewing-gloss = 第一次玩就選它：能力好懂，中毒、酒鬼和間諜讓話不能全信。五人起。
ct-script-bad-moon-rising = 黯月初升
ct-script-bad-moon-rising-gloss = 死得快，也救得多：消息很少，要從誰死了、誰沒死裡推斷。七人起。
ct-script-sects-and-violets = 夢殞春宵
ct-script-sects-and-violets-gloss = 消息很多，卻未必真：有人瘋狂，有人換角色，有人換陣營。七人起。

## 陣營

ct-side-good = 善良
ct-side-good-gloss = 惡魔全都死亡，善良獲勝；雙方同時達成也是善良獲勝。
ct-side-evil = 邪惡
ct-side-evil-gloss = 只剩兩人存活，邪惡獲勝；旅行者不算在內。

## 角色類型

ct-team-townsfolk = 鎮民
ct-team-townsfolk-gloss = 善良，人數最多，能力能幫大家找出惡魔。
ct-team-outsider = 外來者
ct-team-outsider-gloss = 善良，能力卻給自己人添麻煩。
ct-team-minion = 爪牙
ct-team-minion-gloss = 邪惡，用能力幫惡魔撐到最後。
ct-team-demon = 惡魔
ct-team-demon-gloss = 邪惡，多在夜裡殺人；全都死亡，善良獲勝。
ct-team-traveller = 旅行者
ct-team-traveller-gloss = 隨時可以來去。角色公開，陣營由說書人暗定；不會被處決，但會被流放。
ct-team-fabled = 傳奇角色
ct-team-fabled-gloss = 不屬於任何玩家，由說書人公開加入，使一局更公平或更順利。
ct-team-loric = 奇遇角色
ct-team-loric-gloss = 不屬於任何玩家，由說書人公開加入，給一局換一種玩法。

## 狀態

ct-state-alive = 存活
ct-state-alive-gloss = 有能力；每天可以提名一次，每次投票都能投。
ct-state-dead = 死亡
ct-state-dead-gloss = 沒有能力，不能提名，此後只能再投一次票。照樣說話，與自己的陣營同勝同敗，角色不公開。
ct-state-drunk = 醉酒
ct-state-drunk-gloss = 沒有能力，自己未必知道：照常醒來、選人，但不起作用，得知的可能是假的。
ct-state-poisoned = 中毒
ct-state-poisoned-gloss = 與醉酒一樣沒有能力而不自知，起因是別人下的毒；下毒的人失去能力，毒就解了。
ct-state-mad = 瘋狂
ct-state-mad-gloss = 要盡力讓大家相信指定的事。夠不夠賣力由說書人判斷，後果寫在使人瘋狂的能力裡。

## 階段

ct-phase-dusk = 黃昏
ct-phase-dusk-gloss = 白天結束，大家閉眼；「到黃昏為止」的都在這時結束。
ct-phase-minion-info = 爪牙信息
ct-phase-minion-info-gloss = 首夜，七人或更多：爪牙一起醒來，得知彼此和惡魔。
ct-phase-demon-info = 惡魔信息
ct-phase-demon-info-gloss = 首夜，七人或更多：惡魔得知誰是爪牙，以及三個不在場的善良角色，可以用來偽裝。
ct-phase-dawn = 黎明
ct-phase-dawn-gloss = 大家睜眼，公布夜裡誰死亡、誰復活，不說原因。
ct-phase-day = 白天
ct-phase-day-gloss = 自由交談，當眾或私下都行。
ct-phase-nominations = 提名
ct-phase-nominations-gloss = 存活的玩家每天可以提名一次；每位玩家每天只能被提名一次，死者也行。
ct-phase-vote = 投票
ct-phase-vote-gloss = 從被提名者的下一位起順時針計票，最後是被提名者自己。達到存活人數的一半，並且多於當天所有別人，才即將被處決；平票則誰都不是。
ct-phase-execution = 處決
ct-phase-execution-gloss = 即將被處決的玩家被處決，通常死亡。每天最多一次，白天隨之結束。

## 提示標記

# 編號是英文標籤的小寫字母和數字；只有一個問號的標籤是 question。
ct-reminder-1 = 1
ct-reminder-2 = 2
ct-reminder-2nd = 第二名
ct-reminder-3 = 3
ct-reminder-3attacks = 攻擊三次
ct-reminder-3votes = 3票
ct-reminder-abnormal = 未正常生效
ct-reminder-abouttodie = 即將被處決
ct-reminder-actstwice = 行動兩次
ct-reminder-aligned = 同陣營
ct-reminder-alive = 復活
ct-reminder-amigo = 同伴
ct-reminder-cannotdie = 不會死亡
ct-reminder-chosen = 被選擇
ct-reminder-claimed = 已宣稱
ct-reminder-correct = 猜測正確
ct-reminder-cursed = 被詛咒
ct-reminder-day1 = 第一天
ct-reminder-day2 = 第二天
ct-reminder-day3 = 第三天
ct-reminder-day4 = 第四天
ct-reminder-day5 = 第五天
ct-reminder-dead = 死亡
ct-reminder-demonnotvoted = 惡魔未投票
ct-reminder-demonvoted = 惡魔已投票
ct-reminder-diedtoday = 死於今日
ct-reminder-doesntkill = 沒有死亡
ct-reminder-drunk = 醉酒
ct-reminder-drunk1 = 醉酒1
ct-reminder-drunk2 = 醉酒2
ct-reminder-drunk3 = 醉酒3
ct-reminder-everyoneisdrunk = 全員醉酒
ct-reminder-evil = 邪惡
ct-reminder-evilwakes = 喚醒邪惡
ct-reminder-falseinfo = 錯誤信息
ct-reminder-fauxpaw = 失足
ct-reminder-fear = 恐懼
ct-reminder-finalnightnoattack = 無法攻擊
ct-reminder-friend = 摯友
ct-reminder-goal = 目標
ct-reminder-good = 善良
ct-reminder-goodplayerexecuted = 善良被處決
ct-reminder-grandchild = 孫子
ct-reminder-guessused = 已被猜測
ct-reminder-haircutstonight = 今晚理髮
ct-reminder-hasability = 具有能力
ct-reminder-hat = 訥帽
ct-reminder-isthealchemist = 是鍊金術士
ct-reminder-istheapprentice = 是學徒
ct-reminder-isthedemon = 是惡魔
ct-reminder-isthedrunk = 是酒鬼
ct-reminder-isthemarionette = 是提線木偶
ct-reminder-isthephilosopher = 是哲學家
ct-reminder-know = 得知
ct-reminder-lunch = 飽餐
ct-reminder-mad = 瘋狂
ct-reminder-master = 主人
ct-reminder-maynotnominate = 無法提名
ct-reminder-minion = 爪牙
ct-reminder-minionnominated = 爪牙已提名
ct-reminder-minionsnotnominated = 爪牙未提名
ct-reminder-negativevote = 負票
ct-reminder-night1 = 第一晚
ct-reminder-night2 = 第二晚
ct-reminder-night3 = 第三晚
ct-reminder-noability = 失去能力
ct-reminder-nominateevil = 提名邪惡方
ct-reminder-nominategood = 提名善良方
ct-reminder-nomoreevil = 禁止邪惡
ct-reminder-notme = 不是我
ct-reminder-once = 限一次
ct-reminder-outsider = 外來者
ct-reminder-poisoned = 中毒
ct-reminder-protected = 庇護
ct-reminder-question = ？
ct-reminder-redherring = 干擾項
ct-reminder-registerfalsely = 被當作其他
ct-reminder-safe = 不會死亡
ct-reminder-soberhealthy = 清醒且健康
ct-reminder-somethingbad = 不好的事
ct-reminder-stormcaught = 不會死亡
ct-reminder-storytellerability = 說書人能力
ct-reminder-survivesexecution = 處決不死
ct-reminder-teapartytonight = 今晚茶會
ct-reminder-townsfolk = 鎮民
ct-reminder-turnsevil = 轉為邪惡
ct-reminder-twin = 對立雙子
ct-reminder-visitor = 訪客
ct-reminder-whoopsie = 哎呀
ct-reminder-wrong = 錯誤
ct-reminder-x = X

## 暗流湧動的角色

ct-role-chef = 廚師
ct-role-chef-gloss = 首夜：繞場數一圈，得知邪惡挨著邪惡的有幾對；三位相連算兩對。
ct-role-investigator = 調查員
ct-role-investigator-gloss = 首夜：看到一個爪牙角色和兩位玩家，其中一位就是它；沒有爪牙就得知零。
ct-role-washerwoman = 洗衣婦
ct-role-washerwoman-gloss = 首夜：看到一個鎮民角色和兩位玩家，其中一位就是它。
ct-role-librarian = 圖書管理員
ct-role-librarian-gloss = 首夜：看到一個外來者角色和兩位玩家，其中一位就是它；沒有外來者就得知零。
ct-role-empath = 共情者
ct-role-empath-gloss = 每夜：得知左右兩邊最近的存活玩家裡有幾位邪惡，從零到二。
ct-role-fortuneteller = 占卜師
ct-role-fortuneteller-gloss = 每夜：選兩位玩家，死者和自己也行，得知裡面有沒有惡魔。有一位善良玩家從開局起總被當作惡魔，可能就是你自己。
ct-role-undertaker = 送葬者
ct-role-undertaker-gloss = 除首夜外每夜：當天有人因處決死亡，就得知那人是什麼角色。
ct-role-monk = 僧侶
ct-role-monk-gloss = 除首夜外每夜：選自己以外的一位玩家，今夜惡魔的能力傷不到那人。
ct-role-slayer = 獵手
ct-role-slayer-gloss = 整局一次，白天：當眾指一位玩家，是惡魔就當場死亡，不是就什麼也不發生，機會照樣用掉。
ct-role-soldier = 士兵
ct-role-soldier-gloss = 惡魔的能力傷不到你。
ct-role-ravenkeeper = 守鴉人
ct-role-ravenkeeper-gloss = 在夜裡死亡，怎麼死的都算：當夜醒來，選一位玩家，得知那人的角色。
ct-role-mayor = 鎮長
ct-role-mayor-gloss = 黃昏時正好三人存活，當天又沒有處決：你的陣營獲勝。你將在夜裡死亡時，說書人可以讓別人替你死。
ct-role-virgin = 貞潔者
ct-role-virgin-gloss = 第一次有人提名你：提名者是鎮民，就立刻被處決，白天到此為止；不是，就什麼也不發生。能力只管這一次。

ct-role-butler = 管家
ct-role-butler-gloss = 每夜：選自己以外的一位玩家做主人；明天的處決投票裡，主人舉著手或已被計票，你才能投。
ct-role-drunk = 酒鬼
ct-role-drunk-gloss = 你以為自己是某個鎮民，其實沒有那個能力，聽到的真假不定。開局時多發一個鎮民而不發酒鬼，由說書人指定一位拿到鎮民的玩家是酒鬼。
ct-role-recluse = 陌客
ct-role-recluse-gloss = 任何能力都可能把你當作邪惡，或當作某個爪牙或惡魔，死後也一樣，每次由說書人另定。你並不因此得到能力。
ct-role-saint = 聖徒
ct-role-saint-gloss = 你若被處決而死，輸的是你的整個陣營。

ct-role-poisoner = 投毒者
ct-role-poisoner-gloss = 每夜：選一位玩家，那人中毒到明天黃昏。
ct-role-spy = 間諜
ct-role-spy-gloss = 每夜：翻看魔典。任何能力都可能把你當作善良，或當作某個鎮民或外來者，死後也一樣，每次由說書人另定。
ct-role-scarletwoman = 紅唇女郎
ct-role-scarletwoman-gloss = 惡魔死亡之前有五人或更多存活，旅行者不算：惡魔一死，你就變成它。
ct-role-baron = 男爵
ct-role-baron-gloss = 開局時多兩位外來者，少兩位鎮民。

ct-role-imp = 小惡魔
ct-role-imp-gloss = 除首夜外每夜：殺死一位玩家。殺的是自己，就有一位存活的爪牙變成小惡魔，由說書人選。

ct-role-thief = 竊賊
ct-role-thief-gloss = 每夜：選自己以外的一位玩家，明天那人在處決投票裡的一票算負一票。
ct-role-bureaucrat = 官員
ct-role-bureaucrat-gloss = 每夜：選自己以外的一位玩家，明天那人在處決投票裡的一票算三票。
ct-role-gunslinger = 槍手
ct-role-gunslinger-gloss = 每天，第一次處決投票計完票後：可以殺死一位剛才投了票的玩家。
ct-role-beggar = 乞丐
ct-role-beggar-gloss = 你每投一票都要用掉一枚投票標記。死者可以把自己的送給你，你就得知那人的陣營。你一直清醒且健康。
ct-role-scapegoat = 替罪羊
ct-role-scapegoat-gloss = 與你同陣營的玩家將被處決時，說書人可以改為處決你。

## 黯月初升的角色

ct-role-grandmother = 祖母
ct-role-grandmother-gloss = 首夜：得知一位善良玩家是誰、是什麼角色，那就是你的孫子。孫子被惡魔殺死，你也死亡。
ct-role-sailor = 水手
ct-role-sailor-gloss = 每夜：選一位存活的玩家，自己也行；你和那人有一位醉酒到明天黃昏，由說書人定。你清醒健康時不會死亡。
ct-role-chambermaid = 侍女
ct-role-chambermaid-gloss = 每夜：選自己以外的兩位存活玩家，得知其中幾位今夜因自己的能力醒來。
ct-role-innkeeper = 旅店老闆
ct-role-innkeeper-gloss = 除首夜外每夜：選兩位玩家，他們今夜不會死亡，但有一位醉酒到明天黃昏，由說書人定。
ct-role-gambler = 賭徒
ct-role-gambler-gloss = 除首夜外每夜：選一位玩家，猜那人的角色；猜錯，你就死亡。
ct-role-exorcist = 驅魔人
ct-role-exorcist-gloss = 除首夜外每夜：選一位玩家，不能是昨夜那位。選中惡魔，惡魔得知你是誰，今夜不會因自己的能力醒來。
ct-role-gossip = 造謠者
ct-role-gossip-gloss = 每天可以當眾斷言一件事；說的是真的，今夜就有人死亡，由說書人選。
ct-role-courtier = 侍臣
ct-role-courtier-gloss = 整局一次，夜裡：說一個角色；它若在場，那位玩家從今夜起醉酒三夜三天。
ct-role-professor = 教授
ct-role-professor-gloss = 整局一次，除首夜外的夜裡：選一位死者；是鎮民就復活，能力重新可用。
ct-role-minstrel = 吟遊詩人
ct-role-minstrel-gloss = 有爪牙因處決死亡：除你和旅行者外，所有玩家醉酒到第二天黃昏。
ct-role-tealady = 茶藝師
ct-role-tealady-gloss = 左右兩邊最近的存活玩家都善良時，他們兩位不會死亡。
ct-role-fool = 弄臣
ct-role-fool-gloss = 你第一次將要死亡時，不死。真的救了你一命才算用掉。
ct-role-pacifist = 和平主義者
ct-role-pacifist-gloss = 善良玩家被處決時可能不死，由說書人定。

ct-role-goon = 莽夫
ct-role-goon-gloss = 每夜，第一個用能力選中你的玩家醉酒到明天黃昏，你轉到那人的陣營。
ct-role-lunatic = 瘋子
ct-role-lunatic-gloss = 你拿到一個惡魔標記，以為自己是它，爪牙和偽裝也都是假的。真惡魔知道你是瘋子，也知道你每夜選了誰。
ct-role-tinker = 修補匠
ct-role-tinker-gloss = 說書人可以在任何時候讓你死亡。
ct-role-moonchild = 月之子
ct-role-moonchild-gloss = 得知自己死亡時：當眾選一位存活的玩家；那人善良，今夜就死亡。

ct-role-godfather = 教父
ct-role-godfather-gloss = 首夜：得知哪些外來者在場。白天有外來者死亡，當夜你就殺死一位玩家。開局時外來者多一位或少一位。
ct-role-devilsadvocate = 魔鬼代言人
ct-role-devilsadvocate-gloss = 每夜：選一位存活的玩家，不能是昨夜那位；那人明天被處決也不會死。
ct-role-assassin = 刺客
ct-role-assassin-gloss = 整局一次，除首夜外的夜裡：選一位玩家，那人死亡，什麼保護都擋不住。
ct-role-mastermind = 主謀
ct-role-mastermind-gloss = 惡魔因處決死亡，本該終局：再玩一天。這天誰被處決，誰的陣營就落敗；沒有人被處決，善良獲勝。

ct-role-pukka = 普卡
ct-role-pukka-gloss = 每夜：選一位玩家，那人中毒；你上一次選的玩家死亡，隨後不再中毒。
ct-role-shabaloth = 沙巴洛斯
ct-role-shabaloth-gloss = 除首夜外每夜：依次殺死兩位玩家；你前一夜選過的玩家裡可能有一位復活。
ct-role-po = 珀
ct-role-po-gloss = 除首夜外每夜：可以殺死一位玩家。哪夜誰都不選，下一次就必須殺三位。
ct-role-zombuul = 僵怖
ct-role-zombuul-gloss = 除首夜外每夜，若當天沒有人死亡：殺死一位玩家。你第一次死亡其實沒死，只是看上去死了。

ct-role-matron = 女舍監
ct-role-matron-gloss = 每天最多三次，可以讓兩位玩家對換座位。玩家不得離座私聊。
ct-role-judge = 法官
ct-role-judge-gloss = 整局一次，別人提名之後：可以讓眼前這次處決必成，或必不成。
ct-role-apprentice = 學徒
ct-role-apprentice-gloss = 你來的首夜：善良就得到一個鎮民的能力，邪惡就得到一個爪牙的能力，由說書人選。你仍是學徒。
ct-role-bishop = 主教
ct-role-bishop-gloss = 玩家不能提名，由說書人提名；每天至少要提名一位與你陣營相反的玩家。
ct-role-voudon = 巫毒師
ct-role-voudon-gloss = 只有你和死者能投票，死者投票不用標記，得票也不必達到存活人數的一半。

## 夢殞春宵的角色

ct-role-clockmaker = 鐘錶匠
ct-role-clockmaker-gloss = 首夜：得知惡魔和離他最近的爪牙隔幾步座位，鄰座算一。
ct-role-snakecharmer = 舞蛇人
ct-role-snakecharmer-gloss = 每夜：選一位存活的玩家；選中惡魔，你們互換角色和陣營，對方成為舞蛇人並中毒。
ct-role-mathematician = 數學家
ct-role-mathematician-gloss = 每夜：得知從黎明到現在，有幾位別的玩家，能力因為他人的角色出了錯。
ct-role-dreamer = 築夢師
ct-role-dreamer-gloss = 每夜：選一位玩家，自己和旅行者除外，看到一善一惡兩個角色，其中一個是那人的。
ct-role-flowergirl = 賣花女孩
ct-role-flowergirl-gloss = 除首夜外每夜：得知當天的處決投票裡，有沒有惡魔投過票。
ct-role-towncrier = 城鎮公告員
ct-role-towncrier-gloss = 除首夜外每夜：得知當天有沒有爪牙發起過提名。
ct-role-oracle = 神諭者
ct-role-oracle-gloss = 除首夜外每夜：得知死者裡有幾位邪惡。
ct-role-savant = 博學者
ct-role-savant-gloss = 每天可以私下去找說書人，聽到兩句話，一真一假。
ct-role-seamstress = 女裁縫
ct-role-seamstress-gloss = 整局一次，夜裡：選自己以外的兩位玩家，得知他們是不是一個陣營。
ct-role-philosopher = 哲學家
ct-role-philosopher-gloss = 整局一次，夜裡：選一個善良角色，得到它的能力；它若在場，那位玩家醉酒。
ct-role-artist = 藝術家
ct-role-artist-gloss = 整局一次，白天：私下問說書人一個是非題，什麼都能問，答「是」「否」或「不知道」。
ct-role-juggler = 雜耍藝人
ct-role-juggler-gloss = 你的第一個白天：可以當眾猜誰是什麼角色，最多猜五次；當夜得知猜中幾次。
ct-role-sage = 賢者
ct-role-sage-gloss = 被惡魔殺死：看到兩位玩家，其中一位就是殺你的惡魔。

ct-role-sweetheart = 心上人
ct-role-sweetheart-gloss = 你死亡時，一位玩家從此一直醉酒，由說書人選。
ct-role-klutz = 呆瓜
ct-role-klutz-gloss = 得知自己死亡時：當眾選一位存活的玩家；那人邪惡，你的陣營就落敗。
ct-role-barber = 理髮師
ct-role-barber-gloss = 你死亡，當夜惡魔可以讓兩位玩家互換角色，自己也行，別的惡魔不行；陣營不變。
ct-role-mutant = 畸形秀演員
ct-role-mutant-gloss = 你若瘋狂地讓人相信自己是外來者，就可能被處決。

ct-role-witch = 女巫
ct-role-witch-gloss = 每夜：詛咒一位玩家，那人明天發起提名就死亡。只有三人存活時你沒有能力。
ct-role-cerenovus = 洗腦師
ct-role-cerenovus-gloss = 每夜：選一位玩家和一個善良角色；明天那人必須瘋狂地讓人相信自己是這個角色，否則可能被處決。
ct-role-pithag = 麻臉巫婆
ct-role-pithag-gloss = 除首夜外每夜：選一位玩家和一個角色；它不在場，那人就變成它，陣營不變。造出惡魔，今夜誰死由說書人定。
ct-role-eviltwin = 鏡像雙子
ct-role-eviltwin-gloss = 你和一位陣營相反的玩家是雙子，互相知道。善良的那位被處決，邪惡獲勝；雙子都存活，善良不能獲勝。

ct-role-nodashii = 諾-達鯴
ct-role-nodashii-gloss = 除首夜外每夜：殺死一位玩家。你左右兩邊最近的鎮民都中毒，死者也算。
ct-role-vigormortis = 亡骨魔
ct-role-vigormortis-gloss = 除首夜外每夜：殺死一位玩家。被你殺死的爪牙保留能力，其左右最近的鎮民之一中毒。開局時少一位外來者。
ct-role-vortox = 渦流
ct-role-vortox-gloss = 除首夜外每夜：殺死一位玩家。鎮民憑能力得知的必定是假的。哪天沒有人被處決，邪惡就獲勝。
ct-role-fanggu = 方古
ct-role-fanggu-gloss = 除首夜外每夜：殺死一位玩家。第一個要這樣死去的外來者不死，變成邪惡的方古，死的是你；整局一次。開局時多一位外來者。

ct-role-barista = 咖啡師
ct-role-barista-gloss = 每夜，到明天黃昏為止：一位玩家要麼清醒健康、得知的都是真的，要麼能力能用兩次。誰、哪一種由說書人定，那人會得知。
ct-role-harlot = 流鶯
ct-role-harlot-gloss = 除首夜外每夜：選一位存活的玩家；對方同意，你得知其角色，但兩人可能都死亡。
ct-role-butcher = 屠夫
ct-role-butcher-gloss = 每天第一次處決之後，你可以再提名一次；這次得票達到存活人數的一半就處決。
ct-role-bonecollector = 集骨者
ct-role-bonecollector-gloss = 整局一次，除首夜外的夜裡：選一位死者，那人恢復能力到明天黃昏。
ct-role-deviant = 怪咖
ct-role-deviant-gloss = 當天夠逗樂大家，你就不會因流放而死亡。

## 實驗角色

ct-role-steward = 事務官
ct-role-steward-gloss = 首夜：得知一位善良的玩家。
ct-role-knight = 騎士
ct-role-knight-gloss = 首夜：得知兩位不是惡魔的玩家。
ct-role-noble = 貴族
ct-role-noble-gloss = 首夜：得知三位玩家，正好一位邪惡。
ct-role-shugenja = 修行者
ct-role-shugenja-gloss = 首夜：得知離你最近的邪惡玩家在順時針還是逆時針方向；兩邊一樣近，由說書人定。
ct-role-pixie = 小精靈
ct-role-pixie-gloss = 首夜：得知一個在場的鎮民角色。你若曾瘋狂地讓人相信自己是它，那位玩家死亡時，你就得到這個能力。
ct-role-bountyhunter = 賞金獵人
ct-role-bountyhunter-gloss = 首夜：得知一位邪惡玩家；每當你得知的玩家死亡，當夜再得知另一位。開局時有一位鎮民是邪惡的。
ct-role-highpriestess = 女祭司
ct-role-highpriestess-gloss = 每夜：得知說書人認為你最該去聊聊的一位玩家。
ct-role-balloonist = 氣球駕駛員
ct-role-balloonist-gloss = 每夜：得知一位玩家，角色類型與昨夜得知的那位不同。開局時可能多一位外來者。
ct-role-general = 將軍
ct-role-general-gloss = 每夜：得知在說書人看來哪一方占上風：善良、邪惡，還是不相上下。
ct-role-preacher = 傳教士
ct-role-preacher-gloss = 每夜：選一位玩家；是爪牙就會得知此事，從此沒有能力。你失去能力，這些人就恢復。
ct-role-villageidiot = 村夫
ct-role-villageidiot-gloss = 每夜：選一位玩家，得知其陣營。開局時最多再加兩位村夫；加了，多出來的裡面就有一位醉酒。
ct-role-king = 國王
ct-role-king-gloss = 每夜，只要死者不少於存活者：得知一個存活玩家的角色，不知是誰。惡魔從開局就知道你是國王。
ct-role-cultleader = 異教領袖
ct-role-cultleader-gloss = 每夜：你轉到一位存活鄰座的陣營，由說書人選。每天可以召集信眾；善良玩家全都加入，你的陣營獲勝。
ct-role-acrobat = 雜技演員
ct-role-acrobat-gloss = 除首夜外每夜：選一位玩家；那人今夜醉酒或中毒，選的當時或之後都算，你就死亡。
ct-role-lycanthrope = 半獸人
ct-role-lycanthrope-gloss = 除首夜外每夜：選一位存活的玩家；善良的就死亡，今夜惡魔不能再殺人。有一位善良玩家總被當作邪惡。
ct-role-alsaahir = 戲法師
ct-role-alsaahir-gloss = 每天一次：當眾猜誰是爪牙、誰是惡魔；一個不差，善良獲勝。
ct-role-engineer = 工程師
ct-role-engineer-gloss = 整局一次，夜裡：指定場上是哪些爪牙，或是哪個惡魔；邪惡玩家的角色隨之改變。
ct-role-nightwatchman = 守夜人
ct-role-nightwatchman-gloss = 整局一次，夜裡：選一位玩家，那人得知你是守夜人。
ct-role-huntsman = 巡山人
ct-role-huntsman-gloss = 整局一次，夜裡：選一位存活的玩家；選中落難少女，她變成一個不在場的鎮民。開局時用落難少女換下一位鎮民。
ct-role-fisherman = 漁夫
ct-role-fisherman-gloss = 整局一次，白天：去找說書人，得到一條能幫你的陣營獲勝的建議。
ct-role-princess = 公主
ct-role-princess-gloss = 你的第一個白天提名的玩家當天被處決：當夜惡魔不殺人。
ct-role-alchemist = 鍊金術士
ct-role-alchemist-gloss = 你善良，卻有一個爪牙的能力；說書人可以要你改選。那個爪牙若改變開局配置，照樣生效。
ct-role-cannibal = 食人族
ct-role-cannibal-gloss = 你有最近一位因處決死亡的玩家的能力。那人若邪惡，你中毒，直到有善良玩家因處決死亡。
ct-role-amnesiac = 失憶者
ct-role-amnesiac-gloss = 你有一個說書人定下的能力，但不知道是什麼。每天可以私下猜一次，得知猜得多近。
ct-role-farmer = 農夫
ct-role-farmer-gloss = 你在夜裡死亡：一位存活的善良玩家變成農夫，由說書人選。
ct-role-choirboy = 唱詩男孩
ct-role-choirboy-gloss = 國王被惡魔殺死，當夜你得知哪位玩家是惡魔。開局時用國王換下一位鎮民。
ct-role-banshee = 報喪女妖
ct-role-banshee-gloss = 被惡魔殺死，所有人都會得知。從此你每天可以提名兩次，每次投票可以投兩票，不用投票標記。
ct-role-magician = 魔術師
ct-role-magician-gloss = 首夜：惡魔看到你在爪牙裡，爪牙看到你也是惡魔。
ct-role-poppygrower = 罌粟種植者
ct-role-poppygrower-gloss = 爪牙和惡魔互不知道。你死亡的當夜，他們才互相得知。
ct-role-atheist = 無神論者
ct-role-atheist-gloss = 說書人可以不守規則；處決說書人，善良就獲勝，你死了也一樣。開局時沒有邪惡角色。

ct-role-hermit = 隱士
ct-role-hermit-gloss = 你同時有劇本上所有外來者的能力。開局時可能少一位外來者。
ct-role-ogre = 食人魔
ct-role-ogre-gloss = 首夜：選自己以外的一位玩家，你轉到那人的陣營，但不知道是哪個；醉酒中毒也照樣。
ct-role-golem = 魔像
ct-role-golem-gloss = 整局只能提名一次；被你提名的不是惡魔，就立刻死亡，投票照常。
ct-role-plaguedoctor = 瘟疫醫生
ct-role-plaguedoctor-gloss = 你死亡時，說書人得到一個爪牙的能力，此後由說書人使用。
ct-role-hatter = 帽匠
ct-role-hatter-gloss = 你死亡，當夜爪牙可以各自改當另一個爪牙，惡魔可以改當另一個惡魔。
ct-role-politician = 政客
ct-role-politician-gloss = 你的陣營落敗，而你最該負責：你轉到另一方，與之同勝，死了也一樣。
ct-role-zealot = 狂熱者
ct-role-zealot-gloss = 五人或更多存活時，每次投票你都必須投。
ct-role-damsel = 落難少女
ct-role-damsel-gloss = 爪牙從開局就知道有落難少女。他們一共能當眾猜一次是誰，猜中你，你的陣營就落敗。
ct-role-snitch = 告密者
ct-role-snitch-gloss = 每個爪牙都得知三個不在場的角色，可以用來偽裝。
ct-role-heretic = 異端分子
ct-role-heretic-gloss = 該勝的落敗，該敗的獲勝，你死了也一樣。
ct-role-puzzlemaster = 解謎大師
ct-role-puzzlemaster-gloss = 有一位玩家一直醉酒，你死了也一樣。你可以猜一次是誰：猜對得知惡魔是誰，猜錯得知一個假的。

ct-role-mezepheles = 靈言師
ct-role-mezepheles-gloss = 首夜：得知一個暗語。第一位說出它的善良玩家，當夜轉為邪惡。
ct-role-harpy = 鷹身女妖
ct-role-harpy-gloss = 每夜：選兩位玩家；明天第一位必須瘋狂地讓人相信第二位邪惡，否則其中一位或兩位可能死亡。
ct-role-fearmonger = 恐懼之靈
ct-role-fearmonger-gloss = 每夜：選一位玩家；那人由你提名而被處決，其陣營就落敗。每當你換了人選，所有人都會得知你換了。
ct-role-psychopath = 精神病患者
ct-role-psychopath-gloss = 每天提名開始前，可以當眾殺死一位玩家。你被處決時與提名者猜拳，輸了才死。
ct-role-wizard = 巫師
ct-role-wizard-gloss = 整局一次：向說書人許一個願。若是實現，可能有代價，也可能留下線索。
ct-role-widow = 寡婦
ct-role-widow-gloss = 首夜：翻看魔典，選一位玩家，那人中毒，直到你失去能力。有一位善良玩家得知寡婦在場。
ct-role-xaan = 限
ct-role-xaan-gloss = 開局時外來者人數隨意，設為 X：第 X 夜，所有鎮民中毒到下一個黃昏。
ct-role-marionette = 提線木偶
ct-role-marionette-gloss = 你以為自己是某個善良角色，其實不是，也沒有那個能力。惡魔知道你是誰。開局時你拿到的是善良角色的標記，坐在惡魔旁邊。
ct-role-wraith = 亡魂
ct-role-wraith-gloss = 夜裡你可以睜著眼；別的邪惡玩家醒來時，你也醒來。
ct-role-summoner = 召喚師
ct-role-summoner-gloss = 首夜：得知三個不在場的善良角色。第三夜：選一位玩家和一個惡魔，那人變成它，歸邪惡。開局時沒有惡魔，以一位鎮民代替。
ct-role-goblin = 哥布林
ct-role-goblin-gloss = 被提名時當眾自稱哥布林，當天又被處決：你的陣營獲勝。
ct-role-boomdandy = 炸彈人
ct-role-boomdandy-gloss = 你被處決，只留三人存活，其餘全部死亡。倒數之後，被最多人指著的那位也死亡。
ct-role-vizier = 維齊爾
ct-role-vizier-gloss = 所有人都知道你是誰，但白天什麼都殺不死你。有善良玩家投了票，你就可以讓被提名者立刻被處決。
ct-role-organgrinder = 街頭風琴手
ct-role-organgrinder-gloss = 所有人閉眼投票，票數保密。每夜你可以選擇醉酒到明天黃昏。
ct-role-boffin = 科學怪人
ct-role-boffin-gloss = 惡魔還有一個不在場的善良角色的能力，醉酒中毒也不失去；你們倆都知道是哪個。那個角色若改變開局配置，照樣生效。

ct-role-yaggababble = 牙噶巴卜
ct-role-yaggababble-gloss = 首夜：得知一句暗語。當天你當眾說了幾次，當夜就可能死幾位玩家，由說書人選。
ct-role-lilmonsta = 小怪寶
ct-role-lilmonsta-gloss = 每夜爪牙們選一人照看小怪寶，那人就當作惡魔。除首夜外每夜，可能有一位玩家死亡，由說書人定。開局時誰都不發惡魔，多一位爪牙。
ct-role-ojo = 奧赫
ct-role-ojo-gloss = 除首夜外每夜：選一個角色，那位玩家死亡；它不在場，誰死由說書人定。
ct-role-kazali = 卡扎力
ct-role-kazali-gloss = 首夜：選哪些玩家成為哪些爪牙。除首夜外每夜：殺死一位玩家。開局時不發爪牙，外來者人數隨意。
ct-role-legion = 軍團
ct-role-legion-gloss = 開局時多數玩家都是軍團。除首夜外每夜，可能有一位玩家死亡，由說書人定。投票的全是邪惡玩家，就算零票。你也被當作爪牙。
ct-role-lordoftyphon = 堤豐之首
ct-role-lordoftyphon-gloss = 除首夜外每夜：殺死一位玩家。邪惡角色坐成不斷的一排，你在當中。開局時多一位爪牙，外來者人數隨意。
ct-role-lleech = 痢蛭
ct-role-lleech-gloss = 首夜：選一位玩家做宿主，那人中毒。宿主死亡，你就死亡，此外你怎麼都不會死。除首夜外每夜：殺死一位玩家。
ct-role-alhadikhia = 哈迪寂亞
ct-role-alhadikhia-gloss = 除首夜外每夜：可以選三位玩家，所有人都會得知是誰。他們各自暗選生或死，死者選生就復活；三位都生，就三位都死。
ct-role-riot = 暴亂
ct-role-riot-gloss = 第三天：爪牙都變成暴亂；誰被提名就立刻死亡，並且必須馬上提名下一位存活者，直到終局。
ct-role-leviathan = 利維坦
ct-role-leviathan-gloss = 所有人都知道你在場。第五天結束，或第二位善良玩家被處決，邪惡獲勝。

ct-role-cacklejack = 笑匠
ct-role-cacklejack-gloss = 每天：選一位玩家；當夜另有一位玩家變成別的角色，由說書人定。
ct-role-gangster = 黑幫
ct-role-gangster-gloss = 每天一次：一邊的存活鄰座同意，就可以殺死另一邊的存活鄰座。
ct-role-gnome = 侏儒
ct-role-gnome-gloss = 從開局起，所有人知道一位與你同陣營的玩家。誰提名那人，你就可以殺死誰。

ct-role-deusexfiasco = 失敗的上帝
ct-role-deusexfiasco-gloss = 整局至少一次，說書人會犯錯、改正，並且當眾承認。
ct-role-ferryman = 擺渡人
ct-role-ferryman-gloss = 最後一天，死者全都拿回投票標記。

## 傳奇角色

ct-role-angel = 天使
ct-role-angel-gloss = 新手受保護：誰最該為新手的死負責，誰就可能遇到壞事。
ct-role-buddhist = 佛教徒
ct-role-buddhist-gloss = 每天的頭兩分鐘，指定的老手不得說話。
ct-role-djinn = 燈神
ct-role-djinn-gloss = 啟用劇本裡角色之間的相剋規則，並且告訴所有人。
ct-role-doomsayer = 末日預言者
ct-role-doomsayer-gloss = 四人或更多存活時，每位存活的玩家整局一次，可以當眾要一位同陣營的玩家死亡，由說書人選。
ct-role-duchess = 公爵夫人
ct-role-duchess-gloss = 每天可以有三位玩家來訪；當夜他們各自得知三人裡有幾位邪惡，但有一人得知的是假的。
ct-role-fibbin = 騙人精
ct-role-fibbin-gloss = 整局一次，一位善良玩家得知的可能是錯的。
ct-role-fiddler = 小提琴手
ct-role-fiddler-gloss = 整局一次：惡魔暗選一位陣營相反的玩家，由所有玩家表決兩人裡誰獲勝，其陣營隨之獲勝。
ct-role-hellslibrarian = 地獄藏書員
ct-role-hellslibrarian-gloss = 說書人要大家安靜時還在說話的人，可能遇到壞事。
ct-role-revolutionary = 革命者
ct-role-revolutionary-gloss = 所有人知道某兩位鄰座是同一陣營。整局一次，其中一位會被當作別的。
ct-role-sentinel = 哨兵
ct-role-sentinel-gloss = 開局時外來者可能多一位，也可能少一位。
ct-role-spiritofivory = 聖潔之魂
ct-role-spiritofivory-gloss = 邪惡玩家最多只能比開局時多一位。
ct-role-toymaker = 玩具匠
ct-role-toymaker-gloss = 惡魔可以不攻擊，整局至少要有一次不攻擊。人數少時，邪惡玩家首夜也照常互相得知。

## 奇遇角色

ct-role-bootlegger = 私貨商人
ct-role-bootlegger-gloss = 這個劇本有自製的角色或規則，會告訴所有人。
ct-role-bigwig = 首席律師
ct-role-bigwig-gloss = 被提名者各選一位辯護人；投票之前只有辯護人能說話，而且必須瘋狂地讓人相信被提名者善良，否則可能死亡。
ct-role-gardener = 園丁
ct-role-gardener-gloss = 開局時由說書人安排誰是什麼角色，而不是隨機發。
ct-role-godofug = 訥神
ct-role-godofug-gloss = 一頂訥帽在玩家之間傳來傳去：戴著的人只能一個字一個字地說，一票算兩票；說錯了，帽子就換人。
ct-role-hindu = 印度教教徒
ct-role-hindu-gloss = 最先死亡的四位玩家立刻變成旅行者，陣營不變。
ct-role-knaves = 詭詐傑克
ct-role-knaves-gloss = 說書人有兩位，一位只說真話，一位只說假話；可能有一次，兩人在黃昏時對調。
ct-role-pope = 教皇
ct-role-pope-gloss = 開局時有的善良角色不止一位；給惡魔的偽裝裡也可能有它們。
ct-role-stormcatcher = 暴風捕手
ct-role-stormcatcher-gloss = 開局時公布一個善良角色；它若在場，那位玩家只會因處決死亡，但邪惡玩家得知他是誰。
ct-role-tor = 遺忘之門
ct-role-tor-gloss = 誰都不知道自己是什麼角色、屬於哪個陣營，死亡時才揭曉，只告訴本人。
ct-role-ventriloquist = 腹語師
ct-role-ventriloquist-gloss = 被提名者若瘋狂地讓人相信自己是另一個沒報過的角色，當天被處決就可能不死。
ct-role-zenomancer = 異術士
ct-role-zenomancer-gloss = 有的玩家各有一個目標；達成了，就得知一件真事。
