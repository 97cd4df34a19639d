# Names and short rules of Clocktower: scripts, sides, kinds, states, phases, reminder tokens, characters. In our own words, not the official ones.
# "First night" is the first night a player has the character. What nobody is said to choose, the Storyteller does.

game-clocktower = Clocktower
game-clocktower-line = A Demon hides in the town: by night abilities are used, by day people talk, nominate and execute. Good has to kill the Demon, evil to hold out.
ct-notice = An unofficial project by fans, with no ties to the authors and publishers of the game. Names of the game and its characters belong to their owners. There is no official art or text here; the rules are told in our own words.

## Scripts

ct-script-trouble-brewing = Trouble Brewing
ct-script-trouble-brewing-gloss = The one to begin with: abilities are plain, while poison, the Drunk and the Spy see to it that not everything is true. Five or more.
ct-script-bad-moon-rising = Bad Moon Rising
ct-script-bad-moon-rising-gloss = Much death and much rescue: little is told, and one reasons from who died and who did not. Seven or more.
ct-script-sects-and-violets = Sects & Violets
ct-script-sects-and-violets-gloss = Much is told, and much of it false: players go mad, characters change, and so do sides. Seven or more.

## Sides

ct-side-good = Good
ct-side-good-gloss = Wins when no Demon is alive, even if evil would win at the same moment.
ct-side-evil = Evil
ct-side-evil-gloss = Wins when only two players are alive, Travellers not counted.

## Kinds of characters

ct-team-townsfolk = Townsfolk
ct-team-townsfolk-gloss = Good, and the most numerous; their abilities help to find the Demon.
ct-team-outsider = Outsider
ct-team-outsider-gloss = Good, but their abilities are in the way of their own side.
ct-team-minion = Minion
ct-team-minion-gloss = Evil; their abilities help the Demon to hold out.
ct-team-demon = Demon
ct-team-demon-gloss = Evil, and mostly kills at night; good wins when none is alive.
ct-team-traveller = Traveller
ct-team-traveller-gloss = Comes and goes at any time. The character is public, the side secretly the Storyteller's choice; not executed, but exiled.
ct-team-fabled = Fabled
ct-team-fabled-gloss = Belongs to no player; the Storyteller adds it in public to make a game fairer or smoother.
ct-team-loric = Loric
ct-team-loric-gloss = Belongs to no player; the Storyteller adds it in public to play by a different idea.

## States

ct-state-alive = Alive
ct-state-alive-gloss = Has an ability, may nominate once a day and vote every time.
ct-state-dead = Dead
ct-state-dead-gloss = Has no ability, may not nominate and has one vote left for the rest of the game. Still talks, and wins or loses with the team; the character stays secret.
ct-state-drunk = Drunk
ct-state-drunk-gloss = Has no ability, mostly without knowing: wakes and chooses as usual, but nothing comes of it, and what is heard may be false.
ct-state-poisoned = Poisoned
ct-state-poisoned-gloss = The same as drunk, but somebody else's doing: ends when whoever poisons loses the ability.
ct-state-mad = Mad
ct-state-mad-gloss = Makes every effort to have the others believe a certain thing. The Storyteller judges the effort; what follows is said by the ability that made them mad.

## Phases

ct-phase-dusk = Dusk
ct-phase-dusk-gloss = The day is over and all eyes close; what lasts until dusk ends here.
ct-phase-minion-info = Minion information
ct-phase-minion-info-gloss = First night, with seven or more players: the Minions wake together and learn each other and the Demon.
ct-phase-demon-info = Demon information
ct-phase-demon-info-gloss = First night, with seven or more players: the Demon learns the Minions, and three good characters not in play to bluff with.
ct-phase-dawn = Dawn
ct-phase-dawn-gloss = Eyes open. Who died in the night and who came back is announced, not why.
ct-phase-day = Day
ct-phase-day-gloss = Everybody talks, in public or in private.
ct-phase-nominations = Nominations
ct-phase-nominations-gloss = Each living player may nominate once a day; everybody, the dead too, can be nominated once a day.
ct-phase-vote = Vote
ct-phase-vote-gloss = Counted clockwise from the seat after the nominee, who comes last. Half of the living, and more than anybody else that day, puts the nominee up for execution; a tie puts up nobody.
ct-phase-execution = Execution
ct-phase-execution-gloss = Whoever is up for execution is executed and usually dies. At most once a day; the day ends with it.

## Reminder tokens

# The key is the label in lower-case letters and digits; that of a lone question mark is `question`.
ct-reminder-1 = 1
ct-reminder-2 = 2
ct-reminder-2nd = 2nd
ct-reminder-3 = 3
ct-reminder-3attacks = 3 Attacks
ct-reminder-3votes = 3 Votes
ct-reminder-abnormal = Abnormal
ct-reminder-abouttodie = About To Die
ct-reminder-actstwice = Acts Twice
ct-reminder-aligned = Aligned
ct-reminder-alive = Alive
ct-reminder-amigo = Amigo
ct-reminder-cannotdie = Cannot Die
ct-reminder-chosen = Chosen
ct-reminder-claimed = Claimed
ct-reminder-correct = Correct
ct-reminder-cursed = Cursed
ct-reminder-day1 = Day 1
ct-reminder-day2 = Day 2
ct-reminder-day3 = Day 3
ct-reminder-day4 = Day 4
ct-reminder-day5 = Day 5
ct-reminder-dead = Dead
ct-reminder-demonnotvoted = Demon Not Voted
ct-reminder-demonvoted = Demon Voted
ct-reminder-diedtoday = Died Today
ct-reminder-doesntkill = Doesn't Kill
ct-reminder-drunk = Drunk
ct-reminder-drunk1 = Drunk 1
ct-reminder-drunk2 = Drunk 2
ct-reminder-drunk3 = Drunk 3
ct-reminder-everyoneisdrunk = Everyone Is Drunk
ct-reminder-evil = Evil
ct-reminder-evilwakes = Evil Wakes
ct-reminder-falseinfo = False Info
ct-reminder-fauxpaw = Faux Paw
ct-reminder-fear = Fear
ct-reminder-finalnightnoattack = Final Night: No Attack
ct-reminder-friend = Friend
ct-reminder-goal = Goal
ct-reminder-good = Good
ct-reminder-goodplayerexecuted = Good Player Executed
ct-reminder-grandchild = Grandchild
ct-reminder-guessused = Guess Used
ct-reminder-haircutstonight = Haircuts Tonight
ct-reminder-hasability = Has Ability
ct-reminder-hat = Hat
ct-reminder-isthealchemist = Is The Alchemist
ct-reminder-istheapprentice = Is The Apprentice
ct-reminder-isthedemon = Is The Demon
ct-reminder-isthedrunk = Is The Drunk
ct-reminder-isthemarionette = Is The Marionette
ct-reminder-isthephilosopher = Is The Philosopher
ct-reminder-know = Know
ct-reminder-lunch = Lunch
ct-reminder-mad = Mad
ct-reminder-master = Master
ct-reminder-maynotnominate = May Not Nominate
ct-reminder-minion = Minion
ct-reminder-minionnominated = Minion Nominated
ct-reminder-minionsnotnominated = Minions Not Nominated
ct-reminder-negativevote = Negative Vote
ct-reminder-night1 = Night 1
ct-reminder-night2 = Night 2
ct-reminder-night3 = Night 3
ct-reminder-noability = No Ability
ct-reminder-nominateevil = Nominate Evil
ct-reminder-nominategood = Nominate Good
ct-reminder-nomoreevil = No More Evil
ct-reminder-notme = Not Me
ct-reminder-once = Once
ct-reminder-outsider = Outsider
ct-reminder-poisoned = Poisoned
ct-reminder-protected = Protected
ct-reminder-question = ?
ct-reminder-redherring = Red Herring
ct-reminder-registerfalsely = Register Falsely?
ct-reminder-safe = Safe
ct-reminder-soberhealthy = Sober & Healthy
ct-reminder-somethingbad = Something Bad
ct-reminder-stormcaught = Stormcaught
ct-reminder-storytellerability = Storyteller Ability
ct-reminder-survivesexecution = Survives Execution
ct-reminder-teapartytonight = Tea Party Tonight
ct-reminder-townsfolk = Townsfolk
ct-reminder-turnsevil = Turns Evil
ct-reminder-twin = Twin
ct-reminder-visitor = Visitor
ct-reminder-whoopsie = Whoopsie
ct-reminder-wrong = Wrong
ct-reminder-x = X

## Characters of Trouble Brewing

ct-role-chef = Chef
ct-role-chef-gloss = First night: learn how often, all the way round, evil sits beside evil; three in a row make two.
ct-role-investigator = Investigator
ct-role-investigator-gloss = First night: see a Minion character and two players, one of whom is it; without any Minion you are told zero.
ct-role-washerwoman = Washerwoman
ct-role-washerwoman-gloss = First night: see a Townsfolk character and two players, one of whom is it.
ct-role-librarian = Librarian
ct-role-librarian-gloss = First night: see an Outsider character and two players, one of whom is it; without any Outsider you are told zero.
ct-role-empath = Empath
ct-role-empath-gloss = Each night: of the nearest living players on your left and right, learn how many are evil, none to two.
ct-role-fortuneteller = Fortune Teller
ct-role-fortuneteller-gloss = Each night: name two players, the dead and yourself included, and learn whether a Demon is among them. One good player, perhaps you, always makes the answer yes.
ct-role-undertaker = Undertaker
ct-role-undertaker-gloss = Each night but the first: if somebody died by execution that day, you are shown their character.
ct-role-monk = Monk
ct-role-monk-gloss = Each night but the first: protect a player other than yourself; the Demon's ability cannot harm them tonight.
ct-role-slayer = Slayer
ct-role-slayer-gloss = Once a game, by day: name a player aloud. A Demon dies on the spot; at anybody else the shot is wasted.
ct-role-soldier = Soldier
ct-role-soldier-gloss = The Demon's ability does you no harm.
ct-role-ravenkeeper = Ravenkeeper
ct-role-ravenkeeper-gloss = If you die at night, however it happened, you wake, name a player and learn their character.
ct-role-mayor = Mayor
ct-role-mayor-gloss = Exactly three alive at dusk and no execution that day: your team wins. When you would die at night, the Storyteller may let another die instead.
ct-role-virgin = Virgin
ct-role-virgin-gloss = The first time anybody nominates you: a Townsfolk nominator is executed at once, and the day ends. Anybody else just uses the ability up.

ct-role-butler = Butler
ct-role-butler-gloss = Each night: choose a master other than yourself. Tomorrow you may vote for an execution only if your master's hand is up or already counted.
ct-role-drunk = Drunk
ct-role-drunk-gloss = You believe you are some Townsfolk, but have no such ability, and what you hear may be false. At setup one more Townsfolk is dealt instead of the Drunk, and one of the Townsfolk is secretly the Drunk.
ct-role-recluse = Recluse
ct-role-recluse-gloss = Any ability may take you for evil, or for some Minion or Demon, in life and in death; the Storyteller decides anew each time. You gain no ability by it.
ct-role-saint = Saint
ct-role-saint-gloss = Your death by execution loses the game for your team.

ct-role-poisoner = Poisoner
ct-role-poisoner-gloss = Each night: poison a player until tomorrow's dusk.
ct-role-spy = Spy
ct-role-spy-gloss = Each night: read the Grimoire. Any ability may take you for good, or for some Townsfolk or Outsider, in life and in death; the Storyteller decides anew each time.
ct-role-scarletwoman = Scarlet Woman
ct-role-scarletwoman-gloss = If the Demon dies when five or more were alive just before, Travellers aside, you become that Demon at once.
ct-role-baron = Baron
ct-role-baron-gloss = At setup, two Outsiders take the place of two Townsfolk.

ct-role-imp = Imp
ct-role-imp-gloss = Each night but the first: kill a player. Killing yourself, you pass the Imp on to a living Minion of the Storyteller's choice.

ct-role-thief = Thief
ct-role-thief-gloss = Each night: choose another player, whose vote for an execution counts minus one tomorrow.
ct-role-bureaucrat = Bureaucrat
ct-role-bureaucrat-gloss = Each night: choose another player, whose vote for an execution counts three tomorrow.
ct-role-gunslinger = Gunslinger
ct-role-gunslinger-gloss = Each day, once the first vote for an execution is counted, you may kill one of those who voted.
ct-role-beggar = Beggar
ct-role-beggar-gloss = Every vote of yours costs a vote token. The dead may hand you theirs, and you learn the giver's alignment. You are always sober and healthy.
ct-role-scapegoat = Scapegoat
ct-role-scapegoat-gloss = When a player of your alignment is about to be executed, the Storyteller may have you executed instead.

## Characters of Bad Moon Rising

ct-role-grandmother = Grandmother
ct-role-grandmother-gloss = First night: learn who your grandchild is, a good player, and their character. You die with your grandchild if it is the Demon who kills.
ct-role-sailor = Sailor
ct-role-sailor-gloss = Each night: choose a living player. One of the two of you, as the Storyteller decides, is drunk until tomorrow's dusk. Sober and healthy, you cannot die.
ct-role-chambermaid = Chambermaid
ct-role-chambermaid-gloss = Each night: choose two living players other than yourself and learn how many of them wake tonight for an ability of their own.
ct-role-innkeeper = Innkeeper
ct-role-innkeeper-gloss = Each night but the first: choose two players. Neither can die tonight, but one, as the Storyteller decides, is drunk until tomorrow's dusk.
ct-role-gambler = Gambler
ct-role-gambler-gloss = Each night but the first: guess a player's character. A wrong guess costs your life.
ct-role-exorcist = Exorcist
ct-role-exorcist-gloss = Each night but the first: choose a player, not last night's. If it is the Demon, the Demon learns who you are and does not wake to act tonight.
ct-role-gossip = Gossip
ct-role-gossip-gloss = Each day you may state something in public. If it was true, somebody of the Storyteller's choice dies tonight.
ct-role-courtier = Courtier
ct-role-courtier-gloss = Once a game, at night: name a character. If it is in play, a player who is it is drunk for three nights and three days.
ct-role-professor = Professor
ct-role-professor-gloss = Once a game, on a night but the first: choose a dead player. A Townsfolk comes back to life with the ability fresh.
ct-role-minstrel = Minstrel
ct-role-minstrel-gloss = A Minion's death by execution leaves everybody drunk until the next day's dusk, save you and Travellers.
ct-role-tealady = Tea Lady
ct-role-tealady-gloss = While your nearest living neighbours are both good, neither of them can die.
ct-role-fool = Fool
ct-role-fool-gloss = The first time you would die, you live. Only a death it prevents uses it up.
ct-role-pacifist = Pacifist
ct-role-pacifist-gloss = A good player who is executed may live on, as the Storyteller decides.

ct-role-goon = Goon
ct-role-goon-gloss = Whoever is first in a night to choose you with an ability is drunk until tomorrow's dusk, and you join their side.
ct-role-lunatic = Lunatic
ct-role-lunatic-gloss = You are dealt a Demon's token and believe it, with false Minions and bluffs. The real Demon knows who you are and whom you choose each night.
ct-role-tinker = Tinker
ct-role-tinker-gloss = You may die at any moment, as the Storyteller pleases.
ct-role-moonchild = Moonchild
ct-role-moonchild-gloss = Once you know that you are dead, point at a living player for all to see: if good, they die tonight.

ct-role-godfather = Godfather
ct-role-godfather-gloss = First night: learn which Outsiders are in play. If an Outsider died by day, you kill a player that night. At setup there is one Outsider more or fewer.
ct-role-devilsadvocate = Devil's Advocate
ct-role-devilsadvocate-gloss = Each night: choose a living player, not last night's, who will not die if executed tomorrow.
ct-role-assassin = Assassin
ct-role-assassin-gloss = Once a game, on a night but the first: kill a player. No protection helps.
ct-role-mastermind = Mastermind
ct-role-mastermind-gloss = When the Demon's execution would end the game, one more day is played. Whoever is executed then loses it for their team; if nobody is, good wins.

ct-role-pukka = Pukka
ct-role-pukka-gloss = Each night: poison a player. The one you poisoned before dies and is then healthy.
ct-role-shabaloth = Shabaloth
ct-role-shabaloth-gloss = Each night but the first: kill two players, one after the other. One you chose the night before may come back to life.
ct-role-po = Po
ct-role-po-gloss = Each night but the first: you may kill a player. After choosing nobody you must take three the next time.
ct-role-zombuul = Zombuul
ct-role-zombuul-gloss = Each night but the first, if nobody died that day: kill a player. Your first death is a sham: you live on, and look dead.

ct-role-matron = Matron
ct-role-matron-gloss = Up to three times a day you may have two players change places. Nobody may leave their seat to talk in private.
ct-role-judge = Judge
ct-role-judge-gloss = Once a game, after somebody else's nomination: decide that this execution goes through, or that it fails.
ct-role-apprentice = Apprentice
ct-role-apprentice-gloss = Your first night: gain a Townsfolk's ability if good, a Minion's if evil, chosen by the Storyteller. You remain the Apprentice.
ct-role-bishop = Bishop
ct-role-bishop-gloss = Players do not nominate; the Storyteller does, every day at least one player of the alignment opposed to yours.
ct-role-voudon = Voudon
ct-role-voudon-gloss = Only you and the dead vote. The dead spend no token for it, and half of the living need not be reached.

## Characters of Sects & Violets

ct-role-clockmaker = Clockmaker
ct-role-clockmaker-gloss = First night: learn how many seats it is from the Demon to the closest Minion; next to each other counts one.
ct-role-snakecharmer = Snake Charmer
ct-role-snakecharmer-gloss = Each night: choose a living player. If it is the Demon, the two of you exchange characters and alignments, and the new Snake Charmer is poisoned.
ct-role-mathematician = Mathematician
ct-role-mathematician-gloss = Each night: learn for how many other players, since dawn, an ability went wrong because of somebody else's character.
ct-role-dreamer = Dreamer
ct-role-dreamer-gloss = Each night: choose another player who is no Traveller. You see a good character and an evil one; one of the two is theirs.
ct-role-flowergirl = Flowergirl
ct-role-flowergirl-gloss = Each night but the first: learn whether a Demon cast a vote for an execution that day.
ct-role-towncrier = Town Crier
ct-role-towncrier-gloss = Each night but the first: learn whether a Minion made a nomination that day.
ct-role-oracle = Oracle
ct-role-oracle-gloss = Each night but the first: of the dead, learn how many are evil.
ct-role-savant = Savant
ct-role-savant-gloss = Each day you may go to the Storyteller and hear two statements, one true and one false.
ct-role-seamstress = Seamstress
ct-role-seamstress-gloss = Once a game, at night: choose two others and learn whether they are on the same side.
ct-role-philosopher = Philosopher
ct-role-philosopher-gloss = Once a game, at night: name a good character and have its ability from then on. If it is in play, whoever is it is drunk.
ct-role-artist = Artist
ct-role-artist-gloss = Once a game, by day: ask the Storyteller in private any question that can be answered by yes or no. The answer is yes, no or don't know.
ct-role-juggler = Juggler
ct-role-juggler-gloss = On your first day you may guess aloud, up to five times, that a player is a character. That night you learn how many guesses were right.
ct-role-sage = Sage
ct-role-sage-gloss = If the Demon kills you, you see two players, one of whom is that Demon.

ct-role-sweetheart = Sweetheart
ct-role-sweetheart-gloss = From your death on, a player of the Storyteller's choice is drunk for good.
ct-role-klutz = Klutz
ct-role-klutz-gloss = Once you know that you are dead, point at a living player for all to see: if evil, they cost your team the game.
ct-role-barber = Barber
ct-role-barber-gloss = When you have died, the Demon may that night have two players exchange characters, itself included but no other Demon. Alignments stay.
ct-role-mutant = Mutant
ct-role-mutant-gloss = Should you try to make others believe that you are an Outsider, that is madness, and you may be executed.

ct-role-witch = Witch
ct-role-witch-gloss = Each night: curse a player, who dies on nominating tomorrow. While only three live, you have no ability.
ct-role-cerenovus = Cerenovus
ct-role-cerenovus-gloss = Each night: choose a player and a good character. Tomorrow they are mad that they are it, or may be executed.
ct-role-pithag = Pit-Hag
ct-role-pithag-gloss = Each night but the first: choose a player and a character. If it is not in play, they become it and keep their alignment. If that makes a Demon, tonight's deaths are up to the Storyteller.
ct-role-eviltwin = Evil Twin
ct-role-eviltwin-gloss = You and a player of the other alignment know each other as twins. The good twin's execution is a win for evil; while both live, good cannot win.

ct-role-nodashii = No Dashii
ct-role-nodashii-gloss = Each night but the first: kill a player. The nearest Townsfolk on either side of you, dead or alive, are poisoned.
ct-role-vigormortis = Vigormortis
ct-role-vigormortis-gloss = Each night but the first: kill a player. A Minion you kill keeps the ability, and the nearest Townsfolk on one side of them is poisoned. At setup there is one Outsider fewer.
ct-role-vortox = Vortox
ct-role-vortox-gloss = Each night but the first: kill a player. What Townsfolk learn by their abilities is always false. If a day passes without an execution, evil wins.
ct-role-fanggu = Fang Gu
ct-role-fanggu-gloss = Each night but the first: kill a player. The first Outsider to die so becomes an evil Fang Gu instead, and you die; once a game. At setup there is one Outsider more.

ct-role-barista = Barista
ct-role-barista-gloss = Each night until tomorrow's dusk, a player is either sober, healthy and told the truth, or acts twice. The Storyteller chooses whom and which; they are told which.
ct-role-harlot = Harlot
ct-role-harlot-gloss = Each night but the first: ask a living player. With their consent you are shown their character, at the risk of death for both.
ct-role-butcher = Butcher
ct-role-butcher-gloss = Each day, after the first execution, you may nominate once more; half of the living is enough for this second one.
ct-role-bonecollector = Bone Collector
ct-role-bonecollector-gloss = Once a game, on a night but the first: choose a dead player, who has their ability back until tomorrow's dusk.
ct-role-deviant = Deviant
ct-role-deviant-gloss = On a day you amused the others enough, exile does not kill you.

## Experimental characters

ct-role-steward = Steward
ct-role-steward-gloss = First night: you are shown a player who is good.
ct-role-knight = Knight
ct-role-knight-gloss = First night: you are shown two players, neither of them the Demon.
ct-role-noble = Noble
ct-role-noble-gloss = First night: you are shown three players, exactly one of them evil.
ct-role-shugenja = Shugenja
ct-role-shugenja-gloss = First night: learn whether the nearest evil player is clockwise or counter-clockwise of you. If both are equally near, the Storyteller chooses.
ct-role-pixie = Pixie
ct-role-pixie-gloss = First night: learn a Townsfolk character in play. If you were mad that you are it, you gain its ability when whoever is it dies.
ct-role-bountyhunter = Bounty Hunter
ct-role-bountyhunter-gloss = First night: learn an evil player. Whenever the one you know dies, learn another that night. At setup, one of the Townsfolk is evil.
ct-role-highpriestess = High Priestess
ct-role-highpriestess-gloss = Each night: the Storyteller shows you the player with whom a talk seems most worth while.
ct-role-balloonist = Balloonist
ct-role-balloonist-gloss = Each night: you are shown a player whose character type differs from last night's. At setup there may be one Outsider more.
ct-role-general = General
ct-role-general-gloss = Each night: learn which side is ahead in the Storyteller's eyes: good, evil or neither.
ct-role-preacher = Preacher
ct-role-preacher-gloss = Each night: choose a player. A Minion learns of it and has no ability from then on, for as long as you have yours.
ct-role-villageidiot = Village Idiot
ct-role-villageidiot-gloss = Each night: name a player and be told their side. At setup up to two more Village Idiots may be added; if any are, one of the extras is drunk.
ct-role-king = King
ct-role-king-gloss = Once at least half of the players are dead, you learn each night a character still alive, but not whose. The Demon knows you for the King from the start.
ct-role-cultleader = Cult Leader
ct-role-cultleader-gloss = Each night: you take the alignment of a living neighbour of the Storyteller's choice. Each day you may call for your cult: if all good players join, your team wins.
ct-role-acrobat = Acrobat
ct-role-acrobat-gloss = Each night but the first: choose a player. Should they be drunk or poisoned at any time tonight, it costs your life.
ct-role-lycanthrope = Lycanthrope
ct-role-lycanthrope-gloss = Each night but the first: attack a living player. A good one dies, and then the Demon kills nobody tonight. Some good player always counts as evil.
ct-role-alsaahir = Alsaahir
ct-role-alsaahir-gloss = Once a day: say aloud who the Minions are and who the Demons are. If all of it is right, good wins.
ct-role-engineer = Engineer
ct-role-engineer-gloss = Once a game, at night: decide either which Minions or which Demon there are. The evil players' characters change to fit.
ct-role-nightwatchman = Nightwatchman
ct-role-nightwatchman-gloss = Once a game, at night: let a player know that you are the Nightwatchman.
ct-role-huntsman = Huntsman
ct-role-huntsman-gloss = Once a game, at night: choose a living player. If it is the Damsel, she becomes some Townsfolk not in play. At setup the Damsel takes the place of a Townsfolk.
ct-role-fisherman = Fisherman
ct-role-fisherman-gloss = Once a game, by day: ask the Storyteller for a hint on how your team might win.
ct-role-princess = Princess
ct-role-princess-gloss = If somebody you nominated on your first day is executed that day, the Demon kills nobody that night.
ct-role-alchemist = Alchemist
ct-role-alchemist-gloss = You are good, yet have a Minion's ability; the Storyteller may make you choose again. What that Minion changes at setup is changed.
ct-role-cannibal = Cannibal
ct-role-cannibal-gloss = You have the ability of whoever died by execution last. If they were evil, you are poisoned until a good player dies that way.
ct-role-amnesiac = Amnesiac
ct-role-amnesiac-gloss = You have an ability made up by the Storyteller and do not know it. Each day you may guess in private and learn how close you are.
ct-role-farmer = Farmer
ct-role-farmer-gloss = Dying at night, you make a living good player, of the Storyteller's choice, a Farmer.
ct-role-choirboy = Choirboy
ct-role-choirboy-gloss = Should the Demon kill the King, you are shown the Demon that night. At setup the King takes the place of a Townsfolk.
ct-role-banshee = Banshee
ct-role-banshee-gloss = If the Demon kills you, everybody is told. From then on you may nominate twice a day and vote twice each time, without a token.
ct-role-magician = Magician
ct-role-magician-gloss = First night: the Demon is shown you among the Minions, and the Minions are shown you as a Demon.
ct-role-poppygrower = Poppy Grower
ct-role-poppygrower-gloss = Minions and Demons do not learn of each other until the night after you died.
ct-role-atheist = Atheist
ct-role-atheist-gloss = Rules do not bind the Storyteller, whose execution is a win for good, even when you are dead. At setup there are no evil characters.

ct-role-hermit = Hermit
ct-role-hermit-gloss = You have the abilities of all Outsiders on the script. At setup there may be one Outsider fewer.
ct-role-ogre = Ogre
ct-role-ogre-gloss = First night: choose another player and join their side without being told which, even when drunk or poisoned.
ct-role-golem = Golem
ct-role-golem-gloss = You may nominate only once in the game. Unless it is the Demon, your nominee dies at once, and the vote goes on.
ct-role-plaguedoctor = Plague Doctor
ct-role-plaguedoctor-gloss = Your death hands the Storyteller a Minion's ability, to use from then on.
ct-role-hatter = Hatter
ct-role-hatter-gloss = When you have died, that night each Minion may turn into another Minion, and the Demon into another Demon.
ct-role-politician = Politician
ct-role-politician-gloss = If your team lost and the blame is mostly yours, you change sides and win, even when dead.
ct-role-zealot = Zealot
ct-role-zealot-gloss = While five or more live, you have to vote on every nomination.
ct-role-damsel = Damsel
ct-role-damsel-gloss = The Minions are told that there is a Damsel. They have one public guess among them: if it is you, your team loses.
ct-role-snitch = Snitch
ct-role-snitch-gloss = Each Minion is shown three characters not in play to bluff with.
ct-role-heretic = Heretic
ct-role-heretic-gloss = The side that should win loses, and the other wins, even when you are dead.
ct-role-puzzlemaster = Puzzlemaster
ct-role-puzzlemaster-gloss = One player is drunk all game, even after your death. You may guess once who: if right, you learn who the Demon is; if wrong, you are told a false one.

ct-role-mezepheles = Mezepheles
ct-role-mezepheles-gloss = First night: learn a secret word. Whichever good player says it first is evil from that night on.
ct-role-harpy = Harpy
ct-role-harpy-gloss = Each night: choose two players. Tomorrow the first has to be mad that the second is evil; otherwise one of them, or both, may die.
ct-role-fearmonger = Fearmonger
ct-role-fearmonger-gloss = Each night: choose a player. If you nominate them and they are executed, their team loses. When you choose somebody new, everybody is told that you did.
ct-role-psychopath = Psychopath
ct-role-psychopath-gloss = Each day before nominations you may kill a player in public. Executed, you play rock, paper, scissors with your nominator and die only if you lose.
ct-role-wizard = Wizard
ct-role-wizard-gloss = Once a game: tell the Storyteller a wish. It may come true, perhaps at a price, and perhaps with a hint for the others.
ct-role-widow = Widow
ct-role-widow-gloss = First night: read the Grimoire and poison a player for as long as you have your ability. One good player learns that a Widow is in play.
ct-role-xaan = Xaan
ct-role-xaan-gloss = At setup there may be any number of Outsiders, X. On night X all Townsfolk are poisoned until the next dusk.
ct-role-marionette = Marionette
ct-role-marionette-gloss = You believe you are a good character, but are not and have no such ability. The Demon knows you. At setup you are dealt a good token and seated next to the Demon.
ct-role-wraith = Wraith
ct-role-wraith-gloss = At night you may keep your eyes open, and you wake whenever other evil players do.
ct-role-summoner = Summoner
ct-role-summoner-gloss = First night: learn three good characters not in play. Third night: choose a player and a Demon; they become it, and evil. At setup a Townsfolk takes the Demon's place.
ct-role-goblin = Goblin
ct-role-goblin-gloss = On being nominated, you may claim in public to be the Goblin. Should the town execute you that day, your team wins.
ct-role-boomdandy = Boomdandy
ct-role-boomdandy-gloss = Your execution kills all players but three. After a countdown, the one most fingers point at dies too.
ct-role-vizier = Vizier
ct-role-vizier-gloss = Everybody knows who you are, but nothing kills you by day. Whenever a good player voted, you may have the nominee executed on the spot.
ct-role-organgrinder = Organ Grinder
ct-role-organgrinder-gloss = Everybody votes with eyes closed, and the count is kept secret. Each night you may choose to be drunk until tomorrow's dusk.
ct-role-boffin = Boffin
ct-role-boffin-gloss = The Demon, even drunk or poisoned, also has the ability of a good character not in play; both of you know which. What that character changes at setup is changed.

ct-role-yaggababble = Yaggababble
ct-role-yaggababble-gloss = First night: learn a secret phrase. For every time you said it in public today, a player of the Storyteller's choice may die tonight.
ct-role-lilmonsta = Lil' Monsta
ct-role-lilmonsta-gloss = Each night the Minions agree on a babysitter for Lil' Monsta; whoever that is counts as the Demon. Each night but the first a player may die, as the Storyteller decides. At setup nobody is dealt the Demon, and there is one Minion more.
ct-role-ojo = Ojo
ct-role-ojo-gloss = Each night but the first: name a character; whoever is it dies. If nobody is, the victim is the Storyteller's choice.
ct-role-kazali = Kazali
ct-role-kazali-gloss = First night: choose which players become which Minions. Each night but the first: kill a player. At setup no Minions are dealt, and any number of Outsiders.
ct-role-legion = Legion
ct-role-legion-gloss = At setup most players are Legion. Each night but the first a player may die, as the Storyteller decides. If only evil players vote, the count is zero. You count as a Minion too.
ct-role-lordoftyphon = Lord of Typhon
ct-role-lordoftyphon-gloss = Each night but the first: kill a player. The evil characters sit in one line, and you within it. At setup there is one Minion more and any number of Outsiders.
ct-role-lleech = Lleech
ct-role-lleech-gloss = First night: choose a host, who is poisoned. You die when the host is dead, and in no other way. Each night but the first: kill a player.
ct-role-alhadikhia = Al-Hadikhia
ct-role-alhadikhia-gloss = Each night but the first: you may choose three players, which is announced. Each secretly chooses to live or die, and the dead may return. If all three would live, all three die.
ct-role-riot = Riot
ct-role-riot-gloss = On day three the Minions become Riot. Whoever is nominated dies at once and must nominate a living player straight away, until the game ends.
ct-role-leviathan = Leviathan
ct-role-leviathan-gloss = Everybody knows that you are in play. Evil wins after day five, or when a second good player has been executed.

ct-role-cacklejack = Cacklejack
ct-role-cacklejack-gloss = Each day: choose a player. That night somebody else, as the Storyteller decides, changes character.
ct-role-gangster = Gangster
ct-role-gangster-gloss = Once a day: you may kill one of your living neighbours if the other one agrees.
ct-role-gnome = Gnome
ct-role-gnome-gloss = From the start everybody knows one player of your alignment. You may kill whoever nominates them.

ct-role-deusexfiasco = Deus ex Fiasco
ct-role-deusexfiasco-gloss = At least once a game the Storyteller makes a mistake, puts it right and owns up to it.
ct-role-ferryman = Ferryman
ct-role-ferryman-gloss = On the last day all of the dead get their vote tokens back.

## Fabled

ct-role-angel = Angel
ct-role-angel-gloss = New players are protected: whoever is most to blame for the death of one may have something bad happen to them.
ct-role-buddhist = Buddhist
ct-role-buddhist-gloss = For the first two minutes of each day the experienced players named do not speak.
ct-role-djinn = Djinn
ct-role-djinn-gloss = The jinxes of the script's characters are in force, and everybody is told what they are.
ct-role-doomsayer = Doomsayer
ct-role-doomsayer-gloss = While four or more live, each living player may, once a game, call in public for a death on their own side; the Storyteller chooses whose.
ct-role-duchess = Duchess
ct-role-duchess-gloss = Each day three players may visit. That night each learns how many of the three are evil, one of them wrongly.
ct-role-fibbin = Fibbin
ct-role-fibbin-gloss = Once a game, what a good player learns may be wrong.
ct-role-fiddler = Fiddler
ct-role-fiddler-gloss = Once a game, the Demon secretly picks a player of the other alignment. All players vote which of the two wins the game, with their team.
ct-role-hellslibrarian = Hell's Librarian
ct-role-hellslibrarian-gloss = Whoever goes on talking when the Storyteller has called for quiet may have something bad happen to them.
ct-role-revolutionary = Revolutionary
ct-role-revolutionary-gloss = It is known that two certain neighbours are on the same side. Once a game, one of them registers as what they are not.
ct-role-sentinel = Sentinel
ct-role-sentinel-gloss = At setup there may be one Outsider more, or one fewer.
ct-role-spiritofivory = Spirit of Ivory
ct-role-spiritofivory-gloss = There is never more than one evil player beyond those at the start.
ct-role-toymaker = Toymaker
ct-role-toymaker-gloss = The Demon may skip an attack and has to do so at least once. Even in a small game evil gets its usual first-night information.

## Loric

ct-role-bootlegger = Bootlegger
ct-role-bootlegger-gloss = The script has characters or rules of its own making; everybody is told which.
ct-role-bigwig = Big Wig
ct-role-bigwig-gloss = Each nominee names an advocate, who alone may speak until the vote and is mad that the nominee is good, at the risk of dying.
ct-role-gardener = Gardener
ct-role-gardener-gloss = At setup the Storyteller assigns characters to players instead of dealing at random.
ct-role-godofug = God of Ug
ct-role-godofug-gloss = A hat goes from player to player. Its wearer may speak only in single syllables and has two votes; break that, and the hat moves on.
ct-role-hindu = Hindu
ct-role-hindu-gloss = Each of the first four players to die becomes a Traveller of the same alignment at once.
ct-role-knaves = Knaves
ct-role-knaves-gloss = There are two Storytellers, one truthful and one lying. Once a game they may change parts at dusk.
ct-role-pope = Pope
ct-role-pope-gloss = At setup some good characters are dealt to more than one player; they may be among the Demon's bluffs too.
ct-role-stormcatcher = Storm Catcher
ct-role-stormcatcher-gloss = At setup a good character is named. Whoever is it survives everything but execution, but is shown to evil.
ct-role-tor = Tor
ct-role-tor-gloss = Everybody's character and alignment are hidden even from themselves; whoever dies is told.
ct-role-ventriloquist = Ventriloquist
ct-role-ventriloquist-gloss = A nominee who is mad that they are a different character than claimed before may live through an execution that day.
ct-role-zenomancer = Zenomancer
ct-role-zenomancer-gloss = Some players are given a goal. On reaching it they learn something true.
