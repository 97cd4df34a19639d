# 鐘樓謎團的相剋規則：兩個角色都在劇本上時另有的規則，編號是 ct-jinx-一個-另一個。都是自己寫的，不是官方的文字。

ct-jinx-alchemist-boffin = 鍊金術士不會得知惡魔得到了什麼能力。
ct-jinx-alchemist-marionette = 鍊金術士拿到提線木偶的能力，就等於沒有能力，而提線木偶必須在場。
ct-jinx-alchemist-mastermind = 鍊金術士拿到主謀的能力，就等於沒有能力，主謀也不在場。
ct-jinx-alchemist-organgrinder = 鍊金術士拿到街頭風琴手的能力，街頭風琴手也必須在場；兩人都清醒時，就都醉酒。
ct-jinx-alchemist-spy = 鍊金術士拿到間諜的能力，就等於沒有能力，而間諜必須在場。鍊金術士存活時，每次處決之後可以當眾猜一次誰是間諜；猜中，惡魔當夜必須攻擊那人。
ct-jinx-alchemist-widow = 鍊金術士拿到寡婦的能力，就等於沒有能力，而寡婦必須在場。鍊金術士存活時，每次處決之後可以當眾猜一次誰是寡婦；猜中，惡魔當夜必須攻擊那人。
ct-jinx-alchemist-wraith = 鍊金術士拿到亡魂的能力，就等於沒有能力，而亡魂必須在場。鍊金術士存活時，每次處決之後可以當眾猜一次誰是亡魂；猜中，惡魔當夜必須攻擊那人。
ct-jinx-alchemist-summoner = 鍊金術士拿到召喚師的能力：得不到偽裝，只選變成哪個惡魔，不選由誰來變；在那之前死亡，邪惡獲勝。開局時不發惡魔。

ct-jinx-alhadikhia-mastermind = 惡魔因處決死亡而主謀存活：哈迪寂亞當夜仍選三位善良玩家；三位都選生，邪惡獲勝，否則善良獲勝。
ct-jinx-alhadikhia-princess = 公主使人被處決，當夜哈迪寂亞同樣不能讓人死亡。

ct-jinx-boffin-cultleader = 惡魔得到異教領袖的能力，也不會因它轉為善良。
ct-jinx-boffin-goon = 惡魔得到莽夫的能力，也不會因它轉為善良。
ct-jinx-boffin-drunk = 惡魔不能得到酒鬼的能力。
ct-jinx-boffin-heretic = 惡魔不能得到異端分子的能力。
ct-jinx-boffin-ogre = 惡魔不能得到食人魔的能力。
ct-jinx-boffin-politician = 惡魔不能得到政客的能力。
ct-jinx-boffin-villageidiot = 村夫的標記還有剩的，惡魔就可以得到村夫的能力。

ct-jinx-bountyhunter-kazali = 卡扎力把賞金獵人變成爪牙，就不會有邪惡的鎮民。
ct-jinx-bountyhunter-philosopher = 哲學家得到賞金獵人的能力時，可能有一位鎮民轉為邪惡。

ct-jinx-butler-organgrinder = 閉眼投票時，管家隨時可以舉手，但主人也投了才算數。

ct-jinx-cannibal-butler = 食人族得到管家的能力時，會得知此事。
ct-jinx-cannibal-zealot = 食人族得到狂熱者的能力時，會得知此事。
ct-jinx-cannibal-juggler = 雜耍藝人第一天猜過，當天又被處決：當夜存活的食人族得知猜中幾次。
ct-jinx-cannibal-princess = 食人族提名公主，使她因處決死亡：當夜惡魔不殺人。

ct-jinx-cerenovus-goblin = 洗腦師也可以選哥布林，讓人瘋狂自稱是它。

ct-jinx-heretic-baron = 兩者不能同時在場。
ct-jinx-heretic-godfather = 兩者不能同時在場。
ct-jinx-heretic-lleech = 兩者不能同時在場。
ct-jinx-heretic-pithag = 兩者不能同時在場。
ct-jinx-heretic-spy = 兩者不能同時在場。
ct-jinx-heretic-widow = 兩者不能同時在場。

ct-jinx-legion-engineer = 工程師造出軍團，邪惡玩家全都變成軍團；軍團已經在場，工程師沒有能力，並且會得知。
ct-jinx-legion-hatter = 有人因帽匠改當軍團，邪惡玩家全都變成軍團；軍團已經在場，帽匠沒有作用。
ct-jinx-legion-minstrel = 軍團被處決，不會使軍團醉酒，但吟遊詩人可能得知此事。
ct-jinx-legion-politician = 軍團看投票的是否全是邪惡玩家時，可以把政客當作邪惡。
ct-jinx-legion-zealot = 軍團看投票的是否全是邪惡玩家時，可以把狂熱者當作邪惡。
ct-jinx-legion-preacher = 軍團被傳教士選中，仍有能力，但傳教士可能得知此事。
ct-jinx-legion-summoner = 召喚出軍團，邪惡玩家全都變成軍團。

ct-jinx-leviathan-banshee = 從第二夜起，利維坦每夜選一位沒選過的存活善良玩家；選中報喪女妖，她就死亡，能力生效。
ct-jinx-leviathan-farmer = 從第二夜起，利維坦每夜選一位沒選過的存活善良玩家；選中農夫，那人不死，死亡時的能力照樣生效。
ct-jinx-leviathan-sage = 從第二夜起，利維坦每夜選一位沒選過的存活善良玩家；選中賢者，那人不死，死亡時的能力照樣生效。
ct-jinx-leviathan-ravenkeeper = 從第二夜起，利維坦每夜選一位沒選過的存活玩家；選中守鴉人，那人不死，能力照樣使用。
ct-jinx-leviathan-exorcist = 利維坦親自提名驅魔人選中的玩家，那人被處決：善良獲勝。
ct-jinx-leviathan-innkeeper = 利維坦親自提名受旅店老闆保護的玩家，那人被處決：善良獲勝。
ct-jinx-leviathan-monk = 利維坦親自提名受僧侶保護的玩家，那人被處決：善良獲勝。
ct-jinx-leviathan-soldier = 利維坦親自提名士兵，士兵被處決：善良獲勝。
ct-jinx-leviathan-grandmother = 孫子因處決死亡，邪惡獲勝。
ct-jinx-leviathan-king = 有人死亡之後，國王每夜都得知一個存活玩家的角色。

ct-jinx-riot-banshee = 從第二夜起，暴亂每夜選一位沒選過的存活善良玩家；選中報喪女妖，她就死亡，能力生效。
ct-jinx-riot-farmer = 從第二夜起，暴亂每夜選一位沒選過的存活善良玩家；選中農夫，那人不死，死亡時的能力照樣生效。
ct-jinx-riot-sage = 從第二夜起，暴亂每夜選一位沒選過的存活善良玩家；選中賢者，那人不死，死亡時的能力照樣生效。
ct-jinx-riot-ravenkeeper = 從第二夜起，暴亂每夜選一位沒選過的存活玩家；選中守鴉人，那人不死，能力照樣使用。
ct-jinx-riot-exorcist = 暴亂親自提名驅魔人選中的玩家，那人被處決：善良獲勝。
ct-jinx-riot-innkeeper = 暴亂親自提名受旅店老闆保護的玩家，那人被處決：善良獲勝。
ct-jinx-riot-monk = 暴亂親自提名受僧侶保護的玩家，那人被處決：善良獲勝。
ct-jinx-riot-soldier = 暴亂親自提名士兵，士兵被處決：善良獲勝。
ct-jinx-riot-grandmother = 孫子因處決死亡，邪惡獲勝。
ct-jinx-riot-king = 有人死亡之後，國王每夜都得知一個存活玩家的角色。

ct-jinx-leviathan-hatter = 第五天過後，利維坦不能再登場。
ct-jinx-leviathan-pithag = 第五天過後，利維坦不能再登場。
ct-jinx-leviathan-mayor = 第五天利維坦和鎮長都存活，又沒有處決：善良獲勝。

ct-jinx-riot-mayor = 鎮長可以叫停連環提名：只有一位暴亂存活，善良獲勝，否則邪惡獲勝。
ct-jinx-riot-atheist = 暴亂中有人提名說書人，就付諸投票：通過則終局，不通過則由說書人接著提名。

ct-jinx-lilmonsta-hatter = 有人因帽匠選了小怪寶，還要另選一個爪牙來當。
ct-jinx-lilmonsta-magician = 魔術師存活時，由說書人選誰照看小怪寶。
ct-jinx-lilmonsta-poppygrower = 爪牙不一起醒來，而是逐個醒來，直到有一位接下小怪寶。
ct-jinx-lilmonsta-psychopath = 精神病患者照看小怪寶時被處決，就會死亡。
ct-jinx-lilmonsta-vizier = 維齊爾照看小怪寶時被處決，就會死亡。
ct-jinx-lilmonsta-scarletwoman = 照看小怪寶的人死亡時有五人或更多存活，此後由紅唇女郎照看。

ct-jinx-lleech-mastermind = 宿主被處決而主謀存活：痢蛭活下來，但沒有能力。
ct-jinx-lleech-slayer = 獵手指中宿主，宿主死亡。

ct-jinx-magician-legion = 魔術師和軍團一起醒來，可以被當作邪惡；軍團知道有魔術師，但不知道是誰。
ct-jinx-magician-marionette = 惡魔不會得知提線木偶是哪一位鄰座。
ct-jinx-magician-spy = 間諜看魔典時，惡魔和魔術師的角色標記都要拿掉。
ct-jinx-magician-widow = 寡婦看魔典時，惡魔和魔術師的角色標記都要拿掉。
ct-jinx-magician-vizier = 魔術師沒有能力，但維齊爾的能力對魔術師不起作用。
ct-jinx-magician-wraith = 魔術師存活時，每次處決之後可以當眾猜一次誰是亡魂；猜中，惡魔當夜必須攻擊那人。

ct-jinx-marionette-balloonist = 提線木偶以為自己是氣球駕駛員，開局時也可能多一位外來者。
ct-jinx-marionette-huntsman = 提線木偶以為自己是巡山人，開局時也要加入落難少女。
ct-jinx-marionette-kazali = 提線木偶在惡魔之後登場，必須與惡魔相鄰。
ct-jinx-marionette-lilmonsta = 提線木偶在惡魔之後登場，必須與惡魔相鄰。
ct-jinx-marionette-summoner = 提線木偶在惡魔之後登場，必須與惡魔相鄰。

ct-jinx-mastermind-vigormortis = 主謀死後保留著能力，亡骨魔死亡時也不失去。

ct-jinx-mathematician-chambermaid = 數學家今夜會不會醒來，侍女也要算上。
ct-jinx-mathematician-drunk = 酒鬼自以為有的能力落空，或得知的是假的，數學家可以算上。
ct-jinx-mathematician-marionette = 提線木偶自以為有的能力落空，或得知的是假的，數學家可以算上。
ct-jinx-mathematician-lunatic = 瘋子所選與惡魔真正的攻擊不同，數學家可以算上。

ct-jinx-pithag-cultleader = 邪惡玩家被變成異教領袖，不會因它轉為善良。
ct-jinx-pithag-goon = 邪惡玩家被變成莽夫，不會因它轉為善良。
ct-jinx-pithag-ogre = 邪惡玩家被變成食人魔，不會因它轉為善良。
ct-jinx-pithag-politician = 邪惡玩家被變成政客，不會因它轉為善良。
ct-jinx-pithag-damsel = 麻臉巫婆造出落難少女，變成她的玩家由說書人定。
ct-jinx-pithag-villageidiot = 村夫的標記還有剩的，就可以再造一位；醉酒的村夫可以換人。

ct-jinx-plaguedoctor-baron = 說書人不得到男爵的能力，而是讓最多兩位玩家變成外來者。
ct-jinx-plaguedoctor-boomdandy = 說書人不得到炸彈人的能力，而是有一位玩家變成炸彈人。
ct-jinx-plaguedoctor-eviltwin = 說書人不得到鏡像雙子的能力，而是有一位玩家變成鏡像雙子。
ct-jinx-plaguedoctor-fearmonger = 說書人不得到恐懼之靈的能力，而是由一位爪牙得到，那人會得知。
ct-jinx-plaguedoctor-goblin = 說書人不得到哥布林的能力，而是由一位爪牙得到，那人會得知。
ct-jinx-plaguedoctor-scarletwoman = 說書人不得到紅唇女郎的能力，而是由一位爪牙得到，那人會得知。
ct-jinx-plaguedoctor-spy = 說書人不得到間諜的能力，而是由一位爪牙得到，那人會得知。
ct-jinx-plaguedoctor-wraith = 說書人不得到亡魂的能力，而是由一位爪牙得到，那人會得知。
ct-jinx-plaguedoctor-marionette = 說書人不得到提線木偶的能力，而是惡魔的一位善良鄰座變成提線木偶。

ct-jinx-recluse-ogre = 食人魔因陌客轉為邪惡，會得知此事。
ct-jinx-recluse-sage = 賢者看到的兩位玩家裡，陌客可以被當作殺人的惡魔。

ct-jinx-scarletwoman-alhadikhia = 將有兩個惡魔存活時，原先的紅唇女郎變回紅唇女郎。
ct-jinx-scarletwoman-fanggu = 將有兩個惡魔存活時，紅唇女郎不變。

ct-jinx-spy-damsel = 間諜在場，或曾經在場：落難少女中毒。

ct-jinx-widow-damsel = 寡婦在場，或曾經在場：落難少女中毒。

ct-jinx-spy-ogre = 食人魔總把間諜當作邪惡。
ct-jinx-spy-poppygrower = 罌粟種植者有能力時，間諜不能看魔典。

ct-jinx-widow-poppygrower = 罌粟種植者有能力時，寡婦不能看魔典。

ct-jinx-summoner-clockmaker = 鐘錶匠數座位時，把召喚師當作惡魔。
ct-jinx-summoner-courtier = 召喚師存活而因侍臣失去能力時，由說書人使用這個能力。
ct-jinx-summoner-preacher = 召喚師存活而因傳教士失去能力時，由說書人使用這個能力。
ct-jinx-summoner-engineer = 工程師換掉存活的召喚師，就由說書人使用這個能力。
ct-jinx-summoner-hatter = 有第二個惡魔存活，當夜誰死由說書人定。
ct-jinx-summoner-kazali = 有第二個惡魔存活，當夜誰死由說書人定。
ct-jinx-summoner-pithag = 有第二個惡魔存活，當夜誰死由說書人定。
ct-jinx-summoner-lordoftyphon = 召喚出的堤豐之首必須坐在一位爪牙旁邊，另一邊的鄰座變成邪惡的爪牙。
ct-jinx-summoner-poppygrower = 第三夜罌粟種植者存活：召喚師只選變成哪個惡魔，不選由誰來變。
ct-jinx-summoner-pukka = 第二夜就可以召喚普卡。
ct-jinx-summoner-zombuul = 死者被召喚成僵怖，就當作已經死過第一次。

ct-jinx-vizier-alsaahir = 維齊爾是誰不公布。
ct-jinx-vizier-investigator = 維齊爾是誰不公布。
ct-jinx-vizier-courtier = 維齊爾因侍臣失去能力，會得知此事，白天仍然不會死亡。
ct-jinx-vizier-preacher = 維齊爾因傳教士失去能力，會得知此事，白天仍然不會死亡。
ct-jinx-vizier-fearmonger = 維齊爾與恐懼之靈一起醒來，得知選了誰，對那人不能立刻處決。
ct-jinx-vizier-politician = 維齊爾看有沒有善良玩家投票時，可以把政客當作邪惡。
ct-jinx-vizier-zealot = 維齊爾看有沒有善良玩家投票時，可以把狂熱者當作邪惡。

ct-jinx-vortox-banshee = 報喪女妖死亡的公告仍是真的。

ct-jinx-yaggababble-exorcist = 牙噶巴卜被驅魔人選中，當夜不會因它死人。
