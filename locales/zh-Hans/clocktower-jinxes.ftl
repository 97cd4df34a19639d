# 钟楼谜团的相克规则：两个角色都在剧本上时另有的规则，编号是 ct-jinx-一个-另一个。都是自己写的，不是官方的文字。

ct-jinx-alchemist-boffin = 炼金术士不会得知恶魔得到了什么能力。
ct-jinx-alchemist-marionette = 炼金术士拿到提线木偶的能力，就等于没有能力，而提线木偶必须在场。
ct-jinx-alchemist-mastermind = 炼金术士拿到主谋的能力，就等于没有能力，主谋也不在场。
ct-jinx-alchemist-organgrinder = 炼金术士拿到街头风琴手的能力，街头风琴手也必须在场；两人都清醒时，就都醉酒。
ct-jinx-alchemist-spy = 炼金术士拿到间谍的能力，就等于没有能力，而间谍必须在场。炼金术士存活时，每次处决之后可以当众猜一次谁是间谍；猜中，恶魔当夜必须攻击那人。
ct-jinx-alchemist-widow = 炼金术士拿到寡妇的能力，就等于没有能力，而寡妇必须在场。炼金术士存活时，每次处决之后可以当众猜一次谁是寡妇；猜中，恶魔当夜必须攻击那人。
ct-jinx-alchemist-wraith = 炼金术士拿到亡魂的能力，就等于没有能力，而亡魂必须在场。炼金术士存活时，每次处决之后可以当众猜一次谁是亡魂；猜中，恶魔当夜必须攻击那人。
ct-jinx-alchemist-summoner = 炼金术士拿到召唤师的能力：得不到伪装，只选变成哪个恶魔，不选由谁来变；在那之前死亡，邪恶获胜。开局时不发恶魔。

ct-jinx-alhadikhia-mastermind = 恶魔因处决死亡而主谋存活：哈迪寂亚当夜仍选三位善良玩家；三位都选生，邪恶获胜，否则善良获胜。
ct-jinx-alhadikhia-princess = 公主使人被处决，当夜哈迪寂亚同样不能让人死亡。

ct-jinx-boffin-cultleader = 恶魔得到异教领袖的能力，也不会因它转为善良。
ct-jinx-boffin-goon = 恶魔得到莽夫的能力，也不会因它转为善良。
ct-jinx-boffin-drunk = 恶魔不能得到酒鬼的能力。
ct-jinx-boffin-heretic = 恶魔不能得到异端分子的能力。
ct-jinx-boffin-ogre = 恶魔不能得到食人魔的能力。
ct-jinx-boffin-politician = 恶魔不能得到政客的能力。
ct-jinx-boffin-villageidiot = 村夫的标记还有剩的，恶魔就可以得到村夫的能力。

ct-jinx-bountyhunter-kazali = 卡扎力把赏金猎人变成爪牙，就不会有邪恶的镇民。
ct-jinx-bountyhunter-philosopher = 哲学家得到赏金猎人的能力时，可能有一位镇民转为邪恶。

ct-jinx-butler-organgrinder = 闭眼投票时，管家随时可以举手，但主人也投了才算数。

ct-jinx-cannibal-butler = 食人族得到管家的能力时，会得知此事。
ct-jinx-cannibal-zealot = 食人族得到狂热者的能力时，会得知此事。
ct-jinx-cannibal-juggler = 杂耍艺人第一天猜过，当天又被处决：当夜存活的食人族得知猜中几次。
ct-jinx-cannibal-princess = 食人族提名公主，使她因处决死亡：当夜恶魔不杀人。

ct-jinx-cerenovus-goblin = 洗脑师也可以选哥布林，让人疯狂自称是它。

ct-jinx-heretic-baron = 两者不能同时在场。
ct-jinx-heretic-godfather = 两者不能同时在场。
ct-jinx-heretic-lleech = 两者不能同时在场。
ct-jinx-heretic-pithag = 两者不能同时在场。
ct-jinx-heretic-spy = 两者不能同时在场。
ct-jinx-heretic-widow = 两者不能同时在场。

ct-jinx-legion-engineer = 工程师造出军团，邪恶玩家全都变成军团；军团已经在场，工程师没有能力，并且会得知。
ct-jinx-legion-hatter = 有人因帽匠改当军团，邪恶玩家全都变成军团；军团已经在场，帽匠没有作用。
ct-jinx-legion-minstrel = 军团被处决，不会使军团醉酒，但吟游诗人可能得知此事。
ct-jinx-legion-politician = 军团看投票的是否全是邪恶玩家时，可以把政客当作邪恶。
ct-jinx-legion-zealot = 军团看投票的是否全是邪恶玩家时，可以把狂热者当作邪恶。
ct-jinx-legion-preacher = 军团被传教士选中，仍有能力，但传教士可能得知此事。
ct-jinx-legion-summoner = 召唤出军团，邪恶玩家全都变成军团。

ct-jinx-leviathan-banshee = 从第二夜起，利维坦每夜选一位没选过的存活善良玩家；选中报丧女妖，她就死亡，能力生效。
ct-jinx-leviathan-farmer = 从第二夜起，利维坦每夜选一位没选过的存活善良玩家；选中农夫，那人不死，死亡时的能力照样生效。
ct-jinx-leviathan-sage = 从第二夜起，利维坦每夜选一位没选过的存活善良玩家；选中贤者，那人不死，死亡时的能力照样生效。
ct-jinx-leviathan-ravenkeeper = 从第二夜起，利维坦每夜选一位没选过的存活玩家；选中守鸦人，那人不死，能力照样使用。
ct-jinx-leviathan-exorcist = 利维坦亲自提名驱魔人选中的玩家，那人被处决：善良获胜。
ct-jinx-leviathan-innkeeper = 利维坦亲自提名受旅店老板保护的玩家，那人被处决：善良获胜。
ct-jinx-leviathan-monk = 利维坦亲自提名受僧侣保护的玩家，那人被处决：善良获胜。
ct-jinx-leviathan-soldier = 利维坦亲自提名士兵，士兵被处决：善良获胜。
ct-jinx-leviathan-grandmother = 孙子因处决死亡，邪恶获胜。
ct-jinx-leviathan-king = 有人死亡之后，国王每夜都得知一个存活玩家的角色。

ct-jinx-riot-banshee = 从第二夜起，暴乱每夜选一位没选过的存活善良玩家；选中报丧女妖，她就死亡，能力生效。
ct-jinx-riot-farmer = 从第二夜起，暴乱每夜选一位没选过的存活善良玩家；选中农夫，那人不死，死亡时的能力照样生效。
ct-jinx-riot-sage = 从第二夜起，暴乱每夜选一位没选过的存活善良玩家；选中贤者，那人不死，死亡时的能力照样生效。
ct-jinx-riot-ravenkeeper = 从第二夜起，暴乱每夜选一位没选过的存活玩家；选中守鸦人，那人不死，能力照样使用。
ct-jinx-riot-exorcist = 暴乱亲自提名驱魔人选中的玩家，那人被处决：善良获胜。
ct-jinx-riot-innkeeper = 暴乱亲自提名受旅店老板保护的玩家，那人被处决：善良获胜。
ct-jinx-riot-monk = 暴乱亲自提名受僧侣保护的玩家，那人被处决：善良获胜。
ct-jinx-riot-soldier = 暴乱亲自提名士兵，士兵被处决：善良获胜。
ct-jinx-riot-grandmother = 孙子因处决死亡，邪恶获胜。
ct-jinx-riot-king = 有人死亡之后，国王每夜都得知一个存活玩家的角色。

ct-jinx-leviathan-hatter = 第五天过后，利维坦不能再登场。
ct-jinx-leviathan-pithag = 第五天过后，利维坦不能再登场。
ct-jinx-leviathan-mayor = 第五天利维坦和镇长都存活，又没有处决：善良获胜。

ct-jinx-riot-mayor = 镇长可以叫停连环提名：只有一位暴乱存活，善良获胜，否则邪恶获胜。
ct-jinx-riot-atheist = 暴乱中有人提名说书人，就付诸投票：通过则终局，不通过则由说书人接着提名。

ct-jinx-lilmonsta-hatter = 有人因帽匠选了小怪宝，还要另选一个爪牙来当。
ct-jinx-lilmonsta-magician = 魔术师存活时，由说书人选谁照看小怪宝。
ct-jinx-lilmonsta-poppygrower = 爪牙不一起醒来，而是逐个醒来，直到有一位接下小怪宝。
ct-jinx-lilmonsta-psychopath = 精神病患者照看小怪宝时被处决，就会死亡。
ct-jinx-lilmonsta-vizier = 维齐尔照看小怪宝时被处决，就会死亡。
ct-jinx-lilmonsta-scarletwoman = 照看小怪宝的人死亡时有五人或更多存活，此后由红唇女郎照看。

ct-jinx-lleech-mastermind = 宿主被处决而主谋存活：痢蛭活下来，但没有能力。
ct-jinx-lleech-slayer = 猎手指中宿主，宿主死亡。

ct-jinx-magician-legion = 魔术师和军团一起醒来，可以被当作邪恶；军团知道有魔术师，但不知道是谁。
ct-jinx-magician-marionette = 恶魔不会得知提线木偶是哪一位邻座。
ct-jinx-magician-spy = 间谍看魔典时，恶魔和魔术师的角色标记都要拿掉。
ct-jinx-magician-widow = 寡妇看魔典时，恶魔和魔术师的角色标记都要拿掉。
ct-jinx-magician-vizier = 魔术师没有能力，但维齐尔的能力对魔术师不起作用。
ct-jinx-magician-wraith = 魔术师存活时，每次处决之后可以当众猜一次谁是亡魂；猜中，恶魔当夜必须攻击那人。

ct-jinx-marionette-balloonist = 提线木偶以为自己是气球驾驶员，开局时也可能多一位外来者。
ct-jinx-marionette-huntsman = 提线木偶以为自己是巡山人，开局时也要加入落难少女。
ct-jinx-marionette-kazali = 提线木偶在恶魔之后登场，必须与恶魔相邻。
ct-jinx-marionette-lilmonsta = 提线木偶在恶魔之后登场，必须与恶魔相邻。
ct-jinx-marionette-summoner = 提线木偶在恶魔之后登场，必须与恶魔相邻。

ct-jinx-mastermind-vigormortis = 主谋死后保留着能力，亡骨魔死亡时也不失去。

ct-jinx-mathematician-chambermaid = 数学家今夜会不会醒来，侍女也要算上。
ct-jinx-mathematician-drunk = 酒鬼自以为有的能力落空，或得知的是假的，数学家可以算上。
ct-jinx-mathematician-marionette = 提线木偶自以为有的能力落空，或得知的是假的，数学家可以算上。
ct-jinx-mathematician-lunatic = 疯子所选与恶魔真正的攻击不同，数学家可以算上。

ct-jinx-pithag-cultleader = 邪恶玩家被变成异教领袖，不会因它转为善良。
ct-jinx-pithag-goon = 邪恶玩家被变成莽夫，不会因它转为善良。
ct-jinx-pithag-ogre = 邪恶玩家被变成食人魔，不会因它转为善良。
ct-jinx-pithag-politician = 邪恶玩家被变成政客，不会因它转为善良。
ct-jinx-pithag-damsel = 麻脸巫婆造出落难少女，变成她的玩家由说书人定。
ct-jinx-pithag-villageidiot = 村夫的标记还有剩的，就可以再造一位；醉酒的村夫可以换人。

ct-jinx-plaguedoctor-baron = 说书人不得到男爵的能力，而是让最多两位玩家变成外来者。
ct-jinx-plaguedoctor-boomdandy = 说书人不得到炸弹人的能力，而是有一位玩家变成炸弹人。
ct-jinx-plaguedoctor-eviltwin = 说书人不得到镜像双子的能力，而是有一位玩家变成镜像双子。
ct-jinx-plaguedoctor-fearmonger = 说书人不得到恐惧之灵的能力，而是由一位爪牙得到，那人会得知。
ct-jinx-plaguedoctor-goblin = 说书人不得到哥布林的能力，而是由一位爪牙得到，那人会得知。
ct-jinx-plaguedoctor-scarletwoman = 说书人不得到红唇女郎的能力，而是由一位爪牙得到，那人会得知。
ct-jinx-plaguedoctor-spy = 说书人不得到间谍的能力，而是由一位爪牙得到，那人会得知。
ct-jinx-plaguedoctor-wraith = 说书人不得到亡魂的能力，而是由一位爪牙得到，那人会得知。
ct-jinx-plaguedoctor-marionette = 说书人不得到提线木偶的能力，而是恶魔的一位善良邻座变成提线木偶。

ct-jinx-recluse-ogre = 食人魔因陌客转为邪恶，会得知此事。
ct-jinx-recluse-sage = 贤者看到的两位玩家里，陌客可以被当作杀人的恶魔。

ct-jinx-scarletwoman-alhadikhia = 将有两个恶魔存活时，原先的红唇女郎变回红唇女郎。
ct-jinx-scarletwoman-fanggu = 将有两个恶魔存活时，红唇女郎不变。

ct-jinx-spy-damsel = 间谍在场，或曾经在场：落难少女中毒。

ct-jinx-widow-damsel = 寡妇在场，或曾经在场：落难少女中毒。

ct-jinx-spy-ogre = 食人魔总把间谍当作邪恶。
ct-jinx-spy-poppygrower = 罂粟种植者有能力时，间谍不能看魔典。

ct-jinx-widow-poppygrower = 罂粟种植者有能力时，寡妇不能看魔典。

ct-jinx-summoner-clockmaker = 钟表匠数座位时，把召唤师当作恶魔。
ct-jinx-summoner-courtier = 召唤师存活而因侍臣失去能力时，由说书人使用这个能力。
ct-jinx-summoner-preacher = 召唤师存活而因传教士失去能力时，由说书人使用这个能力。
ct-jinx-summoner-engineer = 工程师换掉存活的召唤师，就由说书人使用这个能力。
ct-jinx-summoner-hatter = 有第二个恶魔存活，当夜谁死由说书人定。
ct-jinx-summoner-kazali = 有第二个恶魔存活，当夜谁死由说书人定。
ct-jinx-summoner-pithag = 有第二个恶魔存活，当夜谁死由说书人定。
ct-jinx-summoner-lordoftyphon = 召唤出的堤丰之首必须坐在一位爪牙旁边，另一边的邻座变成邪恶的爪牙。
ct-jinx-summoner-poppygrower = 第三夜罂粟种植者存活：召唤师只选变成哪个恶魔，不选由谁来变。
ct-jinx-summoner-pukka = 第二夜就可以召唤普卡。
ct-jinx-summoner-zombuul = 死者被召唤成僵怖，就当作已经死过第一次。

ct-jinx-vizier-alsaahir = 维齐尔是谁不公布。
ct-jinx-vizier-investigator = 维齐尔是谁不公布。
ct-jinx-vizier-courtier = 维齐尔因侍臣失去能力，会得知此事，白天仍然不会死亡。
ct-jinx-vizier-preacher = 维齐尔因传教士失去能力，会得知此事，白天仍然不会死亡。
ct-jinx-vizier-fearmonger = 维齐尔与恐惧之灵一起醒来，得知选了谁，对那人不能立刻处决。
ct-jinx-vizier-politician = 维齐尔看有没有善良玩家投票时，可以把政客当作邪恶。
ct-jinx-vizier-zealot = 维齐尔看有没有善良玩家投票时，可以把狂热者当作邪恶。

ct-jinx-vortox-banshee = 报丧女妖死亡的公告仍是真的。

ct-jinx-yaggababble-exorcist = 牙噶巴卜被驱魔人选中，当夜不会因它死人。
