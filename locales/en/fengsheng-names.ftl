# Names and one-sentence glosses of Fengsheng: functions, colours, ways, factions, probes, characters, missions, skills, windows.
# The page, the terminal and the records all read this one file.
# Numbers of skills: a skill is declared, a trigger answers what happens, a passive always holds.

game-fengsheng-standard-2010 = Fengsheng, 2010 standard edition
game-fengsheng-blacklist = Fengsheng, Blacklist
game-fengsheng-qianzhi = Fengsheng, Qianzhi
fs-edition-standard-2010 = 2010 standard edition
fs-edition-blacklist = Blacklist
fs-edition-qianzhi = Qianzhi

## Cards

# As in "Red Lock" or "Blue Probe (Lurker draws)".
fs-card = { $colour } { $function }
fs-card-probe = { $colour } { $function } ({ $order })

fs-colour-red = Red
fs-colour-blue = Blue
fs-colour-black = Black
# Between the two colours of a card of two, as in "Red-Black Intercept".
fs-colour-and = -
fs-colour-red-gloss = What the Lurkers want: one member with three wins for them all.
fs-colour-blue-gloss = What the Agency wants: one member with three wins for them all.
fs-colour-black-gloss = False intelligence: a player with three of it dies.

fs-fn-lock = Lock
fs-fn-lock-gloss = In your own play phase or while your intelligence is on its way: another player must take this turn's intelligence if it gets there.
fs-fn-lure = Lure
fs-fn-lure-gloss = While intelligence is on its way, in any turn: one player takes no part in this transmission. It passes that player by; a direct one goes back to its sender. Neither the sender nor a locked player.
fs-fn-intercept = Intercept
fs-fn-intercept-gloss = While another player's intelligence is on its way: take it at once, whatever the locks, the lures and the way it travels. Of several, the last one used gets it.
fs-fn-return = Return
fs-fn-return-gloss = When another player's intelligence has arrived before you: it turns round, or goes back to its sender if it is direct. No effect if you are locked.
fs-fn-decode = Decode
fs-fn-decode-gloss = When intelligence has arrived before you: look at it, then decide whether to take it.
fs-fn-burn = Burn
fs-fn-burn-gloss = Whenever one may act: discard one black intelligence before any player. Too late once the third lies there.
fs-fn-counter = Counter
fs-fn-counter-gloss = When somebody else has just used a card: it has no effect. A Counter can be countered; skills and sending cannot.
fs-fn-confound = Confound
fs-fn-confound-gloss = In your own play phase: as many cards as there are living players are taken from the deck and shuffled; counter-clockwise from you, each player gains one as intelligence.
fs-fn-probe = Probe
fs-fn-probe-gloss = In your own play phase, face down to another player: who is of the faction on it draws two or discards one, as it says; anybody else says “not me”. Only the two of you know which. Then it leaves the game.
fs-fn-swap = Swap
fs-fn-transfer = Transfer
fs-fn-gamble = Gamble
fs-fn-weigh = Weigh
fs-fn-reinforce = Reinforce
fs-fn-public-text = Public Text

# In the names the faction goes by its short name (Lurker), in the glosses by its full one (Lurkers).
fs-probe-draw = { $faction } draws
fs-probe-draw-gloss = { $faction }: draw { $n ->
    [one] a card
   *[other] { $n } cards
}. Anybody else: say “not me”.
fs-probe-discard = { $faction } discards
fs-probe-discard-gloss = { $faction }: discard a card of the hand. Anybody else: say “not me”.

## Ways

fs-way-secret = Secret
fs-way-secret-gloss = Face down to the player on the right, and on to the right if not taken; back with its sender, it must be taken.
fs-way-direct = Direct
fs-way-direct-gloss = Face down to any other player; if not taken it goes back to its sender, who must take it.
fs-way-open = Open
fs-way-open-gloss = Face up to the player on the right, and on to the right if not taken; back with its sender, it must be taken.

## Factions

fs-faction-lurker = Lurkers
fs-faction-lurker-short = Lurker
fs-faction-lurker-gloss = One member with three red intelligence wins for the whole faction, its dead included.
fs-faction-agency = Agency
fs-faction-agency-short = Agency
fs-faction-agency-gloss = One member with three blue intelligence wins for the whole faction, its dead included.
fs-faction-bystander = Bystander
fs-faction-bystander-short = Bystander
fs-faction-bystander-gloss = Wins alone, by the secret mission of the character.
fs-faction-removed = No identity
fs-faction-removed-short = None
fs-faction-removed-gloss = The identity was taken by somebody else: of no faction.

## Windows

fs-window-play = Play phase
fs-window-play-gloss = The player on turn uses cards and has to send one intelligence; the others may use whatever may be used at any time.
fs-window-step = Play step
fs-window-step-gloss = A player's part of the play phase: as many cards as wanted, until that player passes. Others may answer, and between two actions use what may be used at any time.
fs-window-in-transit = On its way
fs-window-in-transit-gloss = Intelligence is on its way to a player: Lock, Lure and Intercept may be used.
fs-window-arrived = Arrived
fs-window-arrived-gloss = Intelligence lies before a player, who may use Decode or Return and then decides whether to take it.
fs-window-answer = Answer
fs-window-answer-gloss = Somebody has just used a card or a skill: it may be answered, and the last answer takes effect first.

## House rules

fs-split-main = The usual split
fs-split-alternative = The other split
fs-rule-split = How identities are split
fs-rule-split-gloss = For some numbers another split is printed: for four, six and seven players in the 2010 standard edition, for four in Blacklist.
fs-rule-mode = Mode
fs-rule-mode-gloss = Qianzhi is played in several rooms, each with its own number of players and identities.
fs-rule-lure_self = Lure may be used on oneself
fs-rule-lure_self-gloss = One takes no part in this transmission; the intelligence passes by.
fs-rule-last_side_wins = The last faction wins
fs-rule-last_side_wins-gloss = When all living players are Lurkers, or all are of the Agency, that faction wins.
fs-rule-probe_draws = Cards drawn for a Probe
fs-rule-probe_draws-gloss = How many a probed player draws whom it makes draw.
fs-rule-victory_first = Victory before death
fs-rule-victory_first-gloss = Whoever gains a card that is both the third black and the third of the own colour wins and does not die.
fs-rule-lock_answers = Lock may answer
fs-rule-lock_answers-gloss = Lock may be used while something waits to take effect.
fs-rule-counter_any = A Counter may hit any card that waits
fs-rule-counter_any-gloss = Aimed at a player, a Counter voids what that player used last, even under other declarations; without this rule only the card used last of all can be countered.
fs-rule-interceptor_may_refuse = Whoever intercepts may refuse
fs-rule-interceptor_may_refuse-gloss = Refused, the intelligence goes back to its old way; without this rule it must be taken unless one is lured away.
fs-rule-swapped_to_hand = What Swap replaces goes into the hand
fs-rule-swapped_to_hand-gloss = It goes to whoever used Swap instead of the discard.
fs-rule-transfer_again = Transferred intelligence may be transferred on
fs-rule-transfer_again-gloss = Whoever it was transferred to may transfer it on, unless locked.
fs-rule-reinforce_without_black = Reinforce without black intelligence
fs-rule-reinforce_without_black-gloss = With no black intelligence of one's own, Reinforce draws one card.
fs-rule-gamble_refills = Gamble refills the deck
fs-rule-gamble_refills-gloss = If the deck is empty, the discard becomes a new one first.
fs-rule-laps = Everybody has a play step
fs-rule-laps-gloss = In a play phase each of the others has a play step after the player on turn.
fs-rule-short_turn = Short turn
fs-rule-short_turn-gloss = For beginners: draw, play, send, with no second play phase.
fs-rule-second_play_phase = Second play phase
fs-rule-second_play_phase-gloss = There is a play phase after the transmission too.
fs-rule-limited_skills = Skills of once a game
fs-rule-limited_skills-gloss = Without this rule these skills are not used, except those that show an identity.
fs-rule-large_deck = Six more cards
fs-rule-large_deck-gloss = Six more Public Texts, 119 cards in all; for Blacklist.
fs-rule-offered = Characters to choose from
fs-rule-offered-gloss = Each player is dealt two or three characters and keeps one.
fs-rule-roles = Which characters are used
fs-rule-roles-gloss = All, none, or only those chosen.

## Modes

fs-mode-standard = Standard
fs-mode-standard-gloss = Five or six players, secret identities.
fs-mode-novice = Novice room
fs-mode-novice-gloss = Four players, two Lurkers and two of the Agency, all identities open.
fs-mode-teams = 3V3
fs-mode-teams-gloss = Six players in two teams that sit alternately; identities are open, and each team knows its own characters.
fs-mode-bystanders = Bystander room
fs-mode-bystanders-gloss = Six players; whatever the identity, everybody wins by the secret mission of the character.
fs-mode-free = Free room
fs-mode-free-gloss = Two to eight players, secret identities.

## Characters

fs-hidden = Hidden character
fs-hidden-gloss = Starts face down. Face down, a character has no sex, and only skills that say so can be used; the mission still counts.
fs-open = Open character
fs-open-gloss = Starts face up. Turned down, it loses sex and skills; the mission still counts.
fs-gender-male = male
fs-gender-female = female
fs-gender-both = male and female
fs-gender-neither = neither

fs-role-nobody = No character
fs-role-nobody-mission = No secret mission: a Bystander cannot win by it.

fs-role-old-ghost = Old Ghost
fs-role-old-ghost-mission = Die with three or more red cards in hand.
fs-skill-old-ghost-trigger-0 = Turn the Trick
fs-skill-old-ghost-trigger-0-gloss = Face down, when a Probe is about to take effect on you: you must turn up and draw two. With a Lock, you may.
fs-skill-old-ghost-passive-0 = Shrewdness
fs-skill-old-ghost-passive-0-gloss = Face up and probed: react either way, whatever your identity.
fs-skill-old-ghost-trigger-1 = Last Will
fs-skill-old-ghost-trigger-1-gloss = Dying face up: you may hand your cards face down to one player, who gains three of them at random as intelligence, or all if there are fewer.

fs-role-code-clerk = Code Clerk
fs-role-code-clerk-mission = Have three blue intelligence.
fs-skill-code-clerk-skill-0 = Quick Translation
fs-skill-code-clerk-skill-0-gloss = Face down, when intelligence has arrived before you: turn up, draw one, look at the intelligence. That is no Decode and cannot be countered.
fs-skill-code-clerk-trigger-0 = Insight
fs-skill-code-clerk-trigger-0-gloss = Face up, when anybody's Decode takes effect: you may turn down.

fs-role-old-gun = Old Gun
fs-role-old-gun-mission = Have three red intelligence.
fs-skill-old-gun-trigger-0 = Turn the Trick
fs-skill-old-gun-trigger-0-gloss = Face down, when a Probe or a Lock is about to take effect on you: you may turn up and draw two.
fs-skill-old-gun-skill-0 = Collusion
fs-skill-old-gun-skill-0-gloss = Face up, whenever one may act: turn down, turn another face-up character down, and the two of you look at each other's identity.

fs-role-shining = Shining
fs-role-shining-mission = All Lurkers are dead.
fs-skill-shining-skill-0 = Snipe
fs-skill-shining-skill-0-gloss = Face down, whenever one may act: turn up and burn three intelligence of any colour before one other player, or all if there are fewer.

fs-role-black-rose = Black Rose
fs-role-black-rose-mission = All of the Agency are dead.
fs-skill-black-rose-skill-0 = Blood-stained Rose
fs-skill-black-rose-skill-0-gloss = Face down, whenever one may act: turn up and show the top card of the deck. If it is black you may lay up to three black cards of your hand before one player, otherwise at most one.

fs-role-emei-wind = Emei Wind
fs-role-emei-wind-mission = Have three blue intelligence.
fs-skill-emei-wind-skill-0 = Intercept the Intercept
fs-skill-emei-wind-skill-0-gloss = Face down, whenever one may act: turn up. It counts as an Intercept where you could use one, and cannot be countered.
fs-skill-emei-wind-trigger-0 = Trick within a Trick
fs-skill-emei-wind-trigger-0-gloss = Face up, when another player gains black intelligence you sent: you may burn one black intelligence before yourself or a female.

fs-role-old-jin = Old Jin
fs-role-old-jin-mission = Hold three red and three blue cards at the same time.
fs-skill-old-jin-trigger-0 = Give Up the Pawn
fs-skill-old-jin-trigger-0-gloss = Face down, when your card was countered: you may turn up, draw five and put two cards of your hand back on the deck.
fs-skill-old-jin-trigger-1 = Take the Firewood Away
fs-skill-old-jin-trigger-1-gloss = Face up, when you gain black intelligence: you may lay a black card before yourself and turn down, then lay one card each before any number of players, yourself included.

fs-role-intelligence-chief = Intelligence Chief
fs-role-intelligence-chief-mission = Have three red intelligence.
fs-skill-intelligence-chief-trigger-0 = Walls Have Ears
fs-skill-intelligence-chief-trigger-0-gloss = After anybody's Probe has taken effect: you may draw one, then discard a card or burn one red or blue intelligence of your own.

fs-role-professional-killer = Professional Killer
fs-role-professional-killer-mission = By your own hand, make somebody else the second or a later player to die.
fs-skill-professional-killer-trigger-0 = Double Blow
fs-skill-professional-killer-trigger-0-gloss = When a player gains black intelligence you sent: you may lay another black card of your hand before them.
fs-skill-professional-killer-passive-0 = Premeditation
fs-skill-professional-killer-passive-0-gloss = Your Counters may be used as Locks.

fs-role-masked-man = Masked Man in Evening Dress
fs-role-masked-man-mission = A female declares victory.
fs-skill-masked-man-trigger-0 = Hero
fs-skill-masked-man-trigger-0-gloss = When you gain black intelligence in any way: you may draw two.
fs-skill-masked-man-trigger-1 = Rescue the Lady
fs-skill-masked-man-trigger-1-gloss = When a female is about to die, once a game: you may show your identity and burn two black intelligence before her. Never for yourself.

fs-role-seven-hundred = Seven Hundred
fs-role-seven-hundred-mission = Have five intelligence that are not black.
fs-skill-seven-hundred-passive-0 = Keen
fs-skill-seven-hundred-passive-0-gloss = You may use Lock in other players' turns too.
fs-skill-seven-hundred-trigger-0 = Linkage
fs-skill-seven-hundred-trigger-0-gloss = When your Lock takes effect: you must draw two, then give a card of your hand to another player.
fs-skill-seven-hundred-passive-1 = Good Manners
fs-skill-seven-hundred-passive-1-gloss = When you declare victory: you must choose a female, who wins with you.

fs-role-blade = Blade
fs-role-blade-mission = At least one Lurker and one of the Agency are dead.
fs-skill-blade-passive-0 = Bared Sword
fs-skill-blade-passive-0-gloss = Your Probes and Returns may be used as Locks.
fs-skill-blade-trigger-0 = Bloodthirst
fs-skill-blade-trigger-0-gloss = When another player dies: you may draw four, then give a card of your hand to any player, yourself included.

fs-role-great-beauty = Great Beauty
fs-role-great-beauty-mission = A male declares victory while you have at most one black intelligence.
fs-skill-great-beauty-passive-0 = Astute
fs-skill-great-beauty-passive-0-gloss = You draw three in your draw phase, then put a card of your hand back on the deck.
fs-skill-great-beauty-skill-0 = Love
fs-skill-great-beauty-skill-0-gloss = Whenever one may act, once a game: show your identity and burn one black intelligence before any player. It cannot be countered.

fs-role-sister-six = Sister Six
fs-role-sister-six-mission = Have six intelligence of any colours.
fs-skill-sister-six-trigger-0 = Interrogation
fs-skill-sister-six-trigger-0-gloss = When your Probe is about to take effect: first you may take a random card of the other hand.
fs-skill-sister-six-trigger-1 = Search
fs-skill-sister-six-trigger-1-gloss = When another player dies: you may take a random card of that hand, unseen, as intelligence of your own.

fs-role-brother-mark = Brother Mark
fs-role-brother-mark-mission = All of the Agency are dead.
fs-skill-brother-mark-trigger-0 = True Hero
fs-skill-brother-mark-trigger-0-gloss = When you gain black intelligence that another player sent: you must draw one, then you may lay a black card of your hand before a player.

fs-role-phantom-thief = Phantom Thief Ten
fs-role-phantom-thief-mission = Hold ten cards.
fs-skill-phantom-thief-trigger-0 = Hidden Plot
fs-skill-phantom-thief-trigger-0-gloss = When another player gains black intelligence you sent: you may take a random card of that hand.
fs-skill-phantom-thief-trigger-1 = Open Plot
fs-skill-phantom-thief-trigger-1-gloss = When you gain black intelligence that another player sent: you may take a random card of the sender's hand.

fs-role-beret = Beret
fs-role-beret-mission = Hold three red and three blue cards at the same time.
fs-skill-beret-passive-0 = Swap the Sun
fs-skill-beret-passive-0-gloss = The black cards of your hand may be used as Locks.
fs-skill-beret-trigger-0 = Steal the Sky
fs-skill-beret-trigger-0-gloss = When a player gains black intelligence you sent: you may put one red or blue intelligence of theirs into anybody's hand.

fs-role-rookie-white = Rookie White
fs-role-rookie-white-mission = Be the first to die, or all Lurkers are dead, or all of the Agency are.
fs-skill-rookie-white-passive-0 = In Disguise
fs-skill-rookie-white-passive-0-gloss = Counts as male and as female.
fs-skill-rookie-white-skill-0 = Bribe
fs-skill-rookie-white-skill-0-gloss = Whenever one may act: give four cards of your hand to another player with intelligence, then gain one intelligence of theirs.
fs-skill-rookie-white-passive-1 = Exposed
fs-skill-rookie-white-passive-1-gloss = With six intelligence you lose the game, even if you win by the sixth.

fs-role-siskin = Siskin
fs-role-siskin-mission = At least one Lurker and one of the Agency are dead.
fs-skill-siskin-skill-0 = Ambush
fs-skill-siskin-skill-0-gloss = Face down, whenever one may act: turn up and put one intelligence before another player on top of the deck.
fs-skill-siskin-trigger-0 = The Siskin Behind
fs-skill-siskin-trigger-0-gloss = Face up, when another player dies, once a game: you may show your identity and lay up to two black cards of your hand before one player.

fs-role-thousand-faces = Woman of a Thousand Faces
fs-role-thousand-faces-mission = The nearest living player to your left or right declares victory: it fails, and you win.
fs-skill-thousand-faces-passive-0 = Shrewdness
fs-skill-thousand-faces-passive-0-gloss = When probed: react either way, whatever your identity.
fs-skill-thousand-faces-passive-1 = Chance Encounter
fs-skill-thousand-faces-passive-1-gloss = You choose left or right for whatever you send, unless it is direct.
fs-skill-thousand-faces-trigger-0 = Song and Dance
fs-skill-thousand-faces-trigger-0-gloss = When anybody's Confound is about to take effect: you may draw three, then give a card of your hand to another player.

fs-role-black-hand = Black Hand
fs-role-black-hand-mission = Kill a female character by your own hand.
fs-skill-black-hand-passive-0 = Cruelty
fs-skill-black-hand-passive-0-gloss = The cards of your hand that travel openly may be used as Locks.
fs-skill-black-hand-trigger-0 = Cold Blood
fs-skill-black-hand-trigger-0-gloss = At the end of a turn of yours in which you killed somebody else: you may move one intelligence on the table to before a player.
fs-skill-black-hand-passive-1 = Wanton Killing
fs-skill-black-hand-passive-1-gloss = When you kill a Bystander, you win alone.

fs-role-viper = Viper
fs-role-viper-mission = Somebody declares victory before anybody has died: it fails, and you win.
fs-skill-viper-skill-0 = Feint
fs-skill-viper-skill-0-gloss = Face up, while intelligence is on its way: turn down; it counts as a Lure.
fs-skill-viper-skill-1 = Endless Ammunition
fs-skill-viper-skill-1-gloss = Face down with an empty hand, whenever one may act: turn up and draw one.

fs-role-tide = Tide
fs-role-tide-mission = Somebody declares victory by intelligence you sent: it fails, and you win.
fs-skill-tide-passive-0 = Shrewdness
fs-skill-tide-passive-0-gloss = When probed: react either way, whatever your identity.
fs-skill-tide-trigger-0 = Time Lag
fs-skill-tide-trigger-0-gloss = When you gain black intelligence: you may take an intelligence before another player into your hand.

fs-role-duckweed = Duckweed
fs-role-duckweed-mission = Be the second or a later player to die.
fs-skill-duckweed-skill-0 = First Move
fs-skill-duckweed-skill-0-gloss = Face down, whenever one may act: turn up and take two random cards of another hand; that player then draws two.
fs-skill-duckweed-trigger-0 = Afterthought
fs-skill-duckweed-trigger-0-gloss = Dying face up: you may look at another hand and lay one of its cards before a player.

fs-role-mr-yi = Mr Yi
fs-role-mr-yi-mission = Somebody declares victory after somebody has died: it fails, and you win.
fs-skill-mr-yi-passive-0 = Greed
fs-skill-mr-yi-passive-0-gloss = You draw three in your draw phase.
fs-skill-mr-yi-passive-1 = Discernment
fs-skill-mr-yi-passive-1-gloss = Your Returns and Intercepts may be used as Counters.
fs-skill-mr-yi-passive-2 = Love and Hate
fs-skill-mr-yi-passive-2-gloss = A female who kills you wins alone.

# These characters are not in the 2010 standard edition; their missions and skills are in the files of the other editions.
fs-role-steel-agent = Steel Agent
fs-role-dai-li = Dai Li
fs-role-ninety-nine = Phantom Thief Ninety-nine
fs-role-holmes = Holmes
fs-role-deadly-perfume = Deadly Perfume
