# The jinxes of Clocktower: what else holds when two characters are on one script; keys are ct-jinx-one-other. In our own words, not the official ones.

ct-jinx-alchemist-boffin = The Alchemist is not told which ability the Demon has been given.
ct-jinx-alchemist-marionette = An Alchemist with the Marionette's ability has none, and there must be a Marionette in play.
ct-jinx-alchemist-mastermind = An Alchemist with the Mastermind's ability has none, and no Mastermind is in play.
ct-jinx-alchemist-organgrinder = If the Alchemist has the Organ Grinder's ability, the Organ Grinder must be in play too; whenever both are sober, both become drunk.
ct-jinx-alchemist-spy = An Alchemist with the Spy's ability has none, and there must be a Spy in play. After every execution a living Alchemist may guess in public who that is; if right, the Demon has to attack the Spy that night.
ct-jinx-alchemist-widow = An Alchemist with the Widow's ability has none, and there must be a Widow in play. After every execution a living Alchemist may guess in public who that is; if right, the Demon has to attack the Widow that night.
ct-jinx-alchemist-wraith = An Alchemist with the Wraith's ability has none, and there must be a Wraith in play. After every execution a living Alchemist may guess in public who that is; if right, the Demon has to attack the Wraith that night.
ct-jinx-alchemist-summoner = An Alchemist with the Summoner's ability gets no bluffs and chooses the Demon, but not the player. Dying before that is a win for evil. At setup no Demon is dealt.

ct-jinx-alhadikhia-mastermind = If the Demon dies by execution while the Mastermind lives, Al-Hadikhia still chooses three good players that night: evil wins if all three choose life, otherwise good does.
ct-jinx-alhadikhia-princess = When the Princess has had somebody executed, Al-Hadikhia causes no deaths that night either.

ct-jinx-boffin-cultleader = A Demon who was given the Cult Leader's ability does not turn good by it.
ct-jinx-boffin-goon = A Demon who was given the Goon's ability does not turn good by it.
ct-jinx-boffin-drunk = The Demon cannot be given the Drunk's ability.
ct-jinx-boffin-heretic = The Demon cannot be given the Heretic's ability.
ct-jinx-boffin-ogre = The Demon cannot be given the Ogre's ability.
ct-jinx-boffin-politician = The Demon cannot be given the Politician's ability.
ct-jinx-boffin-villageidiot = As long as a Village Idiot token is left over, the Demon may be given that ability.

ct-jinx-bountyhunter-kazali = If the Kazali makes the Bounty Hunter a Minion, none of the Townsfolk is evil for it.
ct-jinx-bountyhunter-philosopher = When the Philosopher gains the Bounty Hunter's ability, one of the Townsfolk may turn evil.

ct-jinx-butler-organgrinder = With eyes closed the Butler may raise a hand at any time, but it counts only if the master voted too.

ct-jinx-cannibal-butler = A Cannibal who gains the Butler's ability is told so.
ct-jinx-cannibal-zealot = A Cannibal who gains the Zealot's ability is told so.
ct-jinx-cannibal-juggler = If the Juggler guessed on the first day and was executed that day, a living Cannibal is told that night how many guesses were right.
ct-jinx-cannibal-princess = If the Cannibal nominated the Princess and she died by that execution, the Demon kills nobody that night.

ct-jinx-cerenovus-goblin = The Cerenovus may choose the Goblin as the character to be mad about.

ct-jinx-heretic-baron = The two are never in play together.
ct-jinx-heretic-godfather = The two are never in play together.
ct-jinx-heretic-lleech = The two are never in play together.
ct-jinx-heretic-pithag = The two are never in play together.
ct-jinx-heretic-spy = The two are never in play together.
ct-jinx-heretic-widow = The two are never in play together.

ct-jinx-legion-engineer = If the Engineer makes Legion, all evil players become Legion. With Legion in play already, the Engineer has no ability and is told so.
ct-jinx-legion-hatter = If somebody turns into Legion through the Hatter, all evil players do. With Legion in play already, the Hatter has no effect.
ct-jinx-legion-minstrel = The execution of a Legion makes no Legion drunk, but the Minstrel may be told of it.
ct-jinx-legion-politician = When it matters to Legion whether only evil players voted, the Politician may count as evil.
ct-jinx-legion-zealot = When it matters to Legion whether only evil players voted, the Zealot may count as evil.
ct-jinx-legion-preacher = A Legion chosen by the Preacher keeps the ability, but the Preacher may be told of it.
ct-jinx-legion-summoner = If Legion is summoned, all evil players become Legion.

ct-jinx-leviathan-banshee = From the second night on, Leviathan chooses a living good player each night, somebody new every time. A Banshee chosen dies, and her ability begins.
ct-jinx-leviathan-farmer = From the second night on, Leviathan chooses a living good player each night, somebody new every time. A Farmer chosen uses the ability as if killed, but lives.
ct-jinx-leviathan-sage = From the second night on, Leviathan chooses a living good player each night, somebody new every time. A Sage chosen uses the ability as if killed, but lives.
ct-jinx-leviathan-ravenkeeper = From the second night on, Leviathan chooses a living player each night, somebody new every time. A Ravenkeeper chosen uses the ability, but lives.
ct-jinx-leviathan-exorcist = If Leviathan nominates whom the Exorcist has chosen, and they are executed, good wins.
ct-jinx-leviathan-innkeeper = If Leviathan nominates somebody the Innkeeper protects, and they are executed, good wins.
ct-jinx-leviathan-monk = If Leviathan nominates whom the Monk protects, and they are executed, good wins.
ct-jinx-leviathan-soldier = If Leviathan nominates the Soldier, who is then executed, good wins.
ct-jinx-leviathan-grandmother = If the grandchild dies by execution, evil wins.
ct-jinx-leviathan-king = Once anybody is dead, the King learns a living character every night.

ct-jinx-riot-banshee = From the second night on, Riot chooses a living good player each night, somebody new every time. A Banshee chosen dies, and her ability begins.
ct-jinx-riot-farmer = From the second night on, Riot chooses a living good player each night, somebody new every time. A Farmer chosen uses the ability as if killed, but lives.
ct-jinx-riot-sage = From the second night on, Riot chooses a living good player each night, somebody new every time. A Sage chosen uses the ability as if killed, but lives.
ct-jinx-riot-ravenkeeper = From the second night on, Riot chooses a living player each night, somebody new every time. A Ravenkeeper chosen uses the ability, but lives.
ct-jinx-riot-exorcist = If Riot nominates whom the Exorcist has chosen, and they are executed, good wins.
ct-jinx-riot-innkeeper = If Riot nominates somebody the Innkeeper protects, and they are executed, good wins.
ct-jinx-riot-monk = If Riot nominates whom the Monk protects, and they are executed, good wins.
ct-jinx-riot-soldier = If Riot nominates the Soldier, who is then executed, good wins.
ct-jinx-riot-grandmother = If the grandchild dies by execution, evil wins.
ct-jinx-riot-king = Once anybody is dead, the King learns a living character every night.

ct-jinx-leviathan-hatter = Leviathan cannot come into play once day five is over.
ct-jinx-leviathan-pithag = Leviathan cannot come into play once day five is over.
ct-jinx-leviathan-mayor = If Leviathan and the Mayor both live on day five, and nobody is executed, good wins.

ct-jinx-riot-mayor = The Mayor may stop the chain of nominations: with a single Riot alive good wins, otherwise evil does.
ct-jinx-riot-atheist = If the Storyteller is nominated during the riot, a vote is held: if it passes, the game is over; if not, the Storyteller makes the next nomination.

ct-jinx-lilmonsta-hatter = Whoever picks Lil' Monsta through the Hatter also picks a Minion to be.
ct-jinx-lilmonsta-magician = While the Magician lives, the Storyteller chooses who babysits Lil' Monsta.
ct-jinx-lilmonsta-poppygrower = The Minions wake one at a time until one of them takes Lil' Monsta.
ct-jinx-lilmonsta-psychopath = A Psychopath who babysits Lil' Monsta dies when executed.
ct-jinx-lilmonsta-vizier = A Vizier who babysits Lil' Monsta dies when executed.
ct-jinx-lilmonsta-scarletwoman = If whoever babysits Lil' Monsta dies with five or more alive, the Scarlet Woman babysits from then on.

ct-jinx-lleech-mastermind = If the host is executed while the Mastermind lives, the Lleech lives on without an ability.
ct-jinx-lleech-slayer = If the Slayer shoots the host, the host dies.

ct-jinx-magician-legion = The Magician wakes together with Legion and may count as evil. Legion knows that there is one, but not who.
ct-jinx-magician-marionette = The Demon is not told which neighbour is the Marionette.
ct-jinx-magician-spy = When the Spy reads the Grimoire, the tokens of the Demon and of the Magician are taken out.
ct-jinx-magician-widow = When the Widow reads the Grimoire, the tokens of the Demon and of the Magician are taken out.
ct-jinx-magician-vizier = The Magician has no ability, but the Vizier's power does not work on the Magician.
ct-jinx-magician-wraith = After every execution a living Magician may guess in public who the Wraith is; if right, the Demon has to attack the Wraith that night.

ct-jinx-marionette-balloonist = A Marionette who believes to be the Balloonist may still add an Outsider at setup.
ct-jinx-marionette-huntsman = A Marionette who believes to be the Huntsman still adds the Damsel at setup.
ct-jinx-marionette-kazali = The Marionette comes into play after the Demon and has to sit next to it.
ct-jinx-marionette-lilmonsta = The Marionette comes into play after the Demon and has to sit next to it.
ct-jinx-marionette-summoner = The Marionette comes into play after the Demon and has to sit next to it.

ct-jinx-mastermind-vigormortis = A Mastermind who kept the ability in death still has it when the Vigormortis dies.

ct-jinx-mathematician-chambermaid = The Chambermaid counts the Mathematician too if they are going to wake tonight.
ct-jinx-mathematician-drunk = If what the Drunk believes to be an ability fails or gives a false answer, the Mathematician may count it.
ct-jinx-mathematician-marionette = If what the Marionette believes to be an ability fails or gives a false answer, the Mathematician may count it.
ct-jinx-mathematician-lunatic = If the Lunatic's choice is not what the Demon really attacked, the Mathematician may count it.

ct-jinx-pithag-cultleader = An evil player turned into the Cult Leader does not become good by it.
ct-jinx-pithag-goon = An evil player turned into the Goon does not become good by it.
ct-jinx-pithag-ogre = An evil player turned into the Ogre does not become good by it.
ct-jinx-pithag-politician = An evil player turned into the Politician does not become good by it.
ct-jinx-pithag-damsel = If the Pit-Hag makes a Damsel, the Storyteller decides which player it is.
ct-jinx-pithag-villageidiot = Another Village Idiot may be made while a token is left over; which of them is drunk may change.

ct-jinx-plaguedoctor-baron = Instead of the Storyteller gaining the Baron's ability, up to two players become Outsiders.
ct-jinx-plaguedoctor-boomdandy = Instead of the Storyteller gaining the ability, a player becomes the Boomdandy.
ct-jinx-plaguedoctor-eviltwin = Instead of the Storyteller gaining the ability, a player becomes the Evil Twin.
ct-jinx-plaguedoctor-fearmonger = Instead of the Storyteller, a Minion gains the Fearmonger's ability and is told so.
ct-jinx-plaguedoctor-goblin = Instead of the Storyteller, a Minion gains the Goblin's ability and is told so.
ct-jinx-plaguedoctor-scarletwoman = Instead of the Storyteller, a Minion gains the Scarlet Woman's ability and is told so.
ct-jinx-plaguedoctor-spy = Instead of the Storyteller, a Minion gains the Spy's ability and is told so.
ct-jinx-plaguedoctor-wraith = Instead of the Storyteller, a Minion gains the Wraith's ability and is told so.
ct-jinx-plaguedoctor-marionette = Instead of the Storyteller gaining the ability, a good neighbour of the Demon becomes the Marionette.

ct-jinx-recluse-ogre = An Ogre who turned evil because of the Recluse is told so.
ct-jinx-recluse-sage = Of the two players shown to the Sage, the Recluse may stand for the Demon who killed.

ct-jinx-scarletwoman-alhadikhia = If two Demons would be alive, the one who was the Scarlet Woman becomes her again.
ct-jinx-scarletwoman-fanggu = If two Demons would be alive, the Scarlet Woman does not change.

ct-jinx-spy-damsel = If a Spy is or was in play, the Damsel is poisoned.

ct-jinx-widow-damsel = If a Widow is or was in play, the Damsel is poisoned.

ct-jinx-spy-ogre = To the Ogre the Spy is always evil.
ct-jinx-spy-poppygrower = While the Poppy Grower has the ability, the Spy does not see the Grimoire.

ct-jinx-widow-poppygrower = While the Poppy Grower has the ability, the Widow does not see the Grimoire.

ct-jinx-summoner-clockmaker = In counting seats, the Clockmaker takes the Summoner for the Demon.
ct-jinx-summoner-courtier = While a living Summoner is without the ability because of the Courtier, the Storyteller has it.
ct-jinx-summoner-preacher = While a living Summoner is without the ability because of the Preacher, the Storyteller has it.
ct-jinx-summoner-engineer = If the Engineer replaces a living Summoner, the Storyteller has the ability.
ct-jinx-summoner-hatter = If there is a second living Demon, the Storyteller decides who dies that night.
ct-jinx-summoner-kazali = If there is a second living Demon, the Storyteller decides who dies that night.
ct-jinx-summoner-pithag = If there is a second living Demon, the Storyteller decides who dies that night.
ct-jinx-summoner-lordoftyphon = A Lord of Typhon who is summoned has to sit next to a Minion; the neighbour on the other side becomes an evil Minion.
ct-jinx-summoner-poppygrower = If the Poppy Grower lives on the third night, the Summoner chooses the Demon, but not the player.
ct-jinx-summoner-pukka = A Pukka may be summoned on the second night already.
ct-jinx-summoner-zombuul = A dead player summoned as the Zombuul has had the first death already.

ct-jinx-vizier-alsaahir = It is not announced who the Vizier is.
ct-jinx-vizier-investigator = It is not announced who the Vizier is.
ct-jinx-vizier-courtier = A Vizier who loses the ability because of the Courtier is told so and still cannot die by day.
ct-jinx-vizier-preacher = A Vizier who loses the ability because of the Preacher is told so and still cannot die by day.
ct-jinx-vizier-fearmonger = The Vizier wakes with the Fearmonger, learns the choice and cannot have that player executed at once.
ct-jinx-vizier-politician = When it matters to the Vizier whether a good player voted, the Politician may count as evil.
ct-jinx-vizier-zealot = When it matters to the Vizier whether a good player voted, the Zealot may count as evil.

ct-jinx-vortox-banshee = The announcement that the Banshee died is still true.

ct-jinx-yaggababble-exorcist = A Yaggababble chosen by the Exorcist kills nobody that night.
