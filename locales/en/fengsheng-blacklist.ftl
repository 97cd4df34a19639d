# Glosses of Blacklist: functions, secret missions and skills. What bears the same name as in the 2010 standard edition is in fengsheng-names.ftl.
# “In answer, on the way or when it is your turn”: while something waits to take effect, while intelligence is on its way, in your own turn or play step.

## Cards

fs-fn-blacklist-lock-gloss = In your own play step in your own turn, or while your intelligence is on its way: another player must take this turn's intelligence if it gets there, and cannot transfer it.
fs-fn-blacklist-lure-gloss = While intelligence is on its way, in any turn: another player cannot take it in this transmission. Neither its sender, nor a locked player, nor one it was transferred to.
fs-fn-blacklist-intercept-gloss = While another player's intelligence is on its way: it travels to you now, and others may still step in; if you do not take it, it goes back to its old way.
fs-fn-blacklist-decode-gloss = When face-down intelligence has arrived before you: call a colour and look at it; if it has that colour, you may turn it up and draw a card.
fs-fn-blacklist-burn-gloss = { fs-fn-burn-gloss }
fs-fn-blacklist-counter-gloss = { fs-fn-counter-gloss }
fs-fn-blacklist-confound-gloss = In your own play step in your own turn: as many cards as there are living players are taken from the deck and shuffled; counter-clockwise from you, each player gains one as intelligence.
fs-fn-blacklist-probe-gloss = In your own play step in your own turn, face down to another player: who is of the faction on it draws or discards a card, as it says; anybody else says “not me”. Only the two of you know which. Then it leaves the game.
fs-fn-blacklist-swap-gloss = While intelligence is on its way, in any turn: this card takes its place, face up. Its way and its sender stay as they were; what it replaces is discarded.
fs-fn-blacklist-transfer-gloss = When intelligence has arrived before you that was not transferred to you, unless you are locked: it travels to another player, who must take it and cannot transfer it on.
fs-fn-blacklist-gamble-gloss = In your own play step, in any turn, while the deck has a card: the top card of the deck becomes intelligence of any player, yourself included. Whoever dies of it was killed by you.
fs-fn-blacklist-weigh-gloss = In your own play step, in any turn: discard your whole hand and draw as many cards.
fs-fn-blacklist-reinforce-gloss = In your own play step, in any turn, with black intelligence before you: draw one card more than you have black intelligence.
fs-fn-blacklist-public-text-gloss = It can only be sent. Whoever takes it answers by its colour: red, the Agency and Bystanders draw a card; blue, Lurkers and Bystanders; black, Lurkers and the Agency. Anybody else says “not me”.

## Windows

fs-window-blacklist-in-transit-gloss = Intelligence is on its way to a player: Lock, Lure, Intercept and Swap may be used.
fs-window-blacklist-arrived-gloss = Intelligence lies before a player, who may use Decode or Transfer and then decides whether to take it.

## Characters

fs-role-blacklist-old-ghost-mission = { fs-role-old-ghost-mission }
fs-skill-blacklist-old-ghost-trigger-0 = { fs-skill-old-ghost-trigger-0 }
fs-skill-blacklist-old-ghost-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-ghost-passive-0 = { fs-skill-old-ghost-passive-0 }
fs-skill-blacklist-old-ghost-passive-0-gloss = { fs-skill-old-ghost-passive-0-gloss }
fs-skill-blacklist-old-ghost-trigger-1 = { fs-skill-old-ghost-trigger-1 }
fs-skill-blacklist-old-ghost-trigger-1-gloss = Dying face up: you may lay up to two cards of your hand, of any colours, before one player.
fs-skill-blacklist-old-ghost-skill-0 = Sacrifice
fs-skill-blacklist-old-ghost-skill-0-gloss = Face up, in answer, on the way or when it is your turn, once a game: lay a black card of your hand before yourself and draw one; only then is it seen whether you die.

fs-role-blacklist-old-gun-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-old-gun-trigger-0 = { fs-skill-old-gun-trigger-0 }
fs-skill-blacklist-old-gun-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-blacklist-old-gun-skill-0 = { fs-skill-old-gun-skill-0 }
fs-skill-blacklist-old-gun-skill-0-gloss = Face up, in answer, on the way or when it is your turn: turn down; you and another player look at each other's identity. If theirs is a hidden character that lies face up, you may lay a black card before yourself to turn it down.
fs-skill-blacklist-old-gun-skill-1 = Cards on the Table
fs-skill-blacklist-old-gun-skill-1-gloss = Face up, in answer, on the way or when it is your turn, once a game: show your identity and that of another player.

fs-role-blacklist-old-jin-mission = { fs-role-old-jin-mission }
fs-skill-blacklist-old-jin-trigger-0 = { fs-skill-old-jin-trigger-0 }
fs-skill-blacklist-old-jin-trigger-0-gloss = Face down, when your card was countered: you may turn up, draw six and put two cards of your hand back on the deck.
fs-skill-blacklist-old-jin-trigger-1 = { fs-skill-old-jin-trigger-1 }
fs-skill-blacklist-old-jin-trigger-1-gloss = Face up, when you gain black intelligence, once a turn: you may lay a black card before yourself and turn down; if you live, you may lay a card of your hand before one other player.
fs-skill-blacklist-old-jin-skill-0 = Seamless
fs-skill-blacklist-old-jin-skill-0-gloss = Face up, in your own play step in your own turn, while nothing waits to take effect, once a game: until the turn ends, cards you use take effect at once and cannot be answered.

fs-role-blacklist-viper-mission = { fs-role-viper-mission }
fs-skill-blacklist-viper-skill-0 = { fs-skill-viper-skill-0 }
fs-skill-blacklist-viper-skill-0-gloss = { fs-skill-viper-skill-0-gloss }
fs-skill-blacklist-viper-skill-1 = { fs-skill-viper-skill-1 }
fs-skill-blacklist-viper-skill-1-gloss = Face down with an empty hand, whenever one may act: turn up and draw two.
fs-skill-blacklist-viper-skill-2 = Alloy Gear
fs-skill-blacklist-viper-skill-2-gloss = Face up, in answer, on the way or when it is your turn, once a game: this turn black intelligence cannot kill you; when the turn ends, what you gained of it is burnt.

fs-role-blacklist-steel-agent-mission = Hold four Counters.
fs-skill-blacklist-steel-agent-skill-0 = Alertness
fs-skill-blacklist-steel-agent-skill-0-gloss = Face down, when somebody else has just used a card: turn up; that card has no effect. It cannot be countered.
fs-skill-blacklist-steel-agent-trigger-0 = Cover
fs-skill-blacklist-steel-agent-trigger-0-gloss = Face up, when you gain intelligence: you must turn down.
fs-skill-blacklist-steel-agent-trigger-1 = Strike Back
fs-skill-blacklist-steel-agent-trigger-1-gloss = Face up, when another player's Counter is about to take effect, once a game: you may make it void and take it into your hand.

fs-role-blacklist-dai-li-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-dai-li-trigger-0 = Dagger behind the Smile
fs-skill-blacklist-dai-li-trigger-0-gloss = When another player gains red or blue intelligence you sent: you may lay a black card of your hand before them.
fs-skill-blacklist-dai-li-trigger-1 = Planning in the Tent
fs-skill-blacklist-dai-li-trigger-1-gloss = When you gain intelligence of any colour: you may draw one.
fs-skill-blacklist-dai-li-trigger-2 = Overbearing
fs-skill-blacklist-dai-li-trigger-2-gloss = When a player has drawn or discarded for your Probe, once a game: you may lay up to two black cards of your hand before them.

fs-role-blacklist-ninety-nine-mission = { fs-role-phantom-thief-mission }
fs-skill-blacklist-ninety-nine-trigger-0 = { fs-skill-phantom-thief-trigger-0 }
fs-skill-blacklist-ninety-nine-trigger-0-gloss = When a player, yourself included, gains black intelligence you sent: you may take a random card of any other player's hand.
fs-skill-blacklist-ninety-nine-trigger-1 = { fs-skill-phantom-thief-trigger-1 }
fs-skill-blacklist-ninety-nine-trigger-1-gloss = When you gain black intelligence that was sent: you may look at another player's hand and take a random card of it.
fs-skill-blacklist-ninety-nine-skill-0 = Ruse
fs-skill-blacklist-ninety-nine-skill-0-gloss = In answer, on the way or when it is your turn, once a game: take a red or blue intelligence of your own into your hand.

fs-role-blacklist-brother-mark-mission = { fs-role-blade-mission }
fs-skill-blacklist-brother-mark-trigger-0 = { fs-skill-brother-mark-trigger-0 }
fs-skill-blacklist-brother-mark-trigger-0-gloss = When you gain black intelligence and live, unless you laid it by this very skill: you must draw two, then you may lay a black card of your hand before a player.
fs-skill-blacklist-brother-mark-trigger-1 = Die for the Cause
fs-skill-blacklist-brother-mark-trigger-1-gloss = When you are about to die, once a game: first you may draw two and lay a black card of your hand before any player, yourself too; if your condition holds then, you win, otherwise you die.

fs-role-blacklist-professional-killer-mission = { fs-role-professional-killer-mission }
fs-skill-blacklist-professional-killer-trigger-0 = { fs-skill-professional-killer-trigger-0 }
fs-skill-blacklist-professional-killer-trigger-0-gloss = When a player gains black intelligence you sent: you must draw two, then you may lay another black card of your hand before them.
fs-skill-blacklist-professional-killer-passive-0 = { fs-skill-professional-killer-passive-0 }
fs-skill-blacklist-professional-killer-passive-0-gloss = The secret cards of your hand may be used as Locks.
fs-skill-blacklist-professional-killer-skill-0 = { fs-skill-black-hand-trigger-0 }
fs-skill-blacklist-professional-killer-skill-0-gloss = When Lock may be used, once a game: use a card of your hand as a Lock that cannot be countered.

fs-role-blacklist-beret-mission = { fs-role-beret-mission }
fs-skill-blacklist-beret-passive-0 = { fs-skill-beret-passive-0 }
fs-skill-blacklist-beret-passive-0-gloss = { fs-skill-beret-passive-0-gloss }
fs-skill-blacklist-beret-trigger-0 = { fs-skill-beret-trigger-0 }
fs-skill-blacklist-beret-trigger-0-gloss = When a player gains black intelligence you sent: you may take one intelligence of theirs, of any colour, into your hand.
fs-skill-blacklist-beret-trigger-1 = Reversal
fs-skill-blacklist-beret-trigger-1-gloss = When another player gains intelligence you sent, once a game: you may move a red or blue intelligence of theirs to before yourself.

fs-role-blacklist-siskin-mission = { fs-role-siskin-mission }
fs-skill-blacklist-siskin-skill-0 = { fs-skill-siskin-skill-0 }
fs-skill-blacklist-siskin-skill-0-gloss = { fs-skill-siskin-skill-0-gloss }
fs-skill-blacklist-siskin-trigger-0 = { fs-skill-siskin-trigger-0 }
fs-skill-blacklist-siskin-trigger-0-gloss = Face up, when another player dies: you may lay up to two black cards of your hand before one player.
fs-skill-blacklist-siskin-skill-1 = Bait the Mantis
fs-skill-blacklist-siskin-skill-1-gloss = Face up, in another player's turn, in answer, on the way or in your play step, once a game: lock another player, whose Transfer is void if it still waits.

fs-role-blacklist-emei-wind-mission = { fs-role-emei-wind-mission }
fs-skill-blacklist-emei-wind-skill-0 = { fs-skill-emei-wind-skill-0 }
fs-skill-blacklist-emei-wind-skill-0-gloss = Face down, while another player's intelligence is on its way: turn up; it counts as an Intercept and cannot be countered.
fs-skill-blacklist-emei-wind-trigger-0 = { fs-skill-emei-wind-trigger-0 }
fs-skill-blacklist-emei-wind-trigger-0-gloss = Face up, when another player's Intercept or Swap is about to take effect on intelligence that travels to you: you may draw one and burn an intelligence of any colour before that player.
fs-skill-blacklist-emei-wind-trigger-1 = Plan within a Plan
fs-skill-blacklist-emei-wind-trigger-1-gloss = Face up, when you gain intelligence you intercepted, once a game: you may gain a card of the discard too, of another colour.

fs-role-blacklist-seven-hundred-mission = Have five red or blue intelligence; those that are black too count.
fs-skill-blacklist-seven-hundred-passive-0 = { fs-skill-seven-hundred-passive-0 }
fs-skill-blacklist-seven-hundred-passive-0-gloss = { fs-skill-seven-hundred-passive-0-gloss }
fs-skill-blacklist-seven-hundred-trigger-0 = { fs-skill-seven-hundred-trigger-0 }
fs-skill-blacklist-seven-hundred-trigger-0-gloss = When your Lock is about to take effect, once a turn: you must draw three, then give a card of your hand to another player.
fs-skill-blacklist-seven-hundred-passive-1 = { fs-skill-seven-hundred-passive-1 }
fs-skill-blacklist-seven-hundred-passive-1-gloss = { fs-skill-seven-hundred-passive-1-gloss }
fs-skill-blacklist-seven-hundred-skill-0 = Disguise
fs-skill-blacklist-seven-hundred-skill-0-gloss = When Lock may be used, once a game: use a direct card of your hand as a Lock that cannot be countered.

fs-role-blacklist-shining-mission = By your own hand, kill another player who has no red and no blue intelligence.
fs-skill-blacklist-shining-skill-0 = { fs-skill-shining-skill-0 }
fs-skill-blacklist-shining-skill-0-gloss = Face down, whenever one may act: turn up and burn one to three intelligence of any colour before one other player.
fs-skill-blacklist-shining-skill-1 = Single Shot
fs-skill-blacklist-shining-skill-1-gloss = Face up, in answer, on the way or when it is your turn, once a game: burn an intelligence of any colour before any player.

fs-role-blacklist-code-clerk-mission = { fs-role-code-clerk-mission }
fs-skill-blacklist-code-clerk-skill-0 = { fs-skill-code-clerk-skill-0 }
fs-skill-blacklist-code-clerk-skill-0-gloss = Face down, while intelligence is on its way: turn up, look at the intelligence, draw one. That is no Decode and cannot be countered.
fs-skill-blacklist-code-clerk-trigger-0 = { fs-skill-code-clerk-trigger-0 }
fs-skill-blacklist-code-clerk-trigger-0-gloss = Face up, when anybody's Decode or Counter takes effect: you may turn down.
fs-skill-blacklist-code-clerk-skill-1 = Encryption
fs-skill-blacklist-code-clerk-skill-1-gloss = Face up, while your own intelligence is on its way, once a game: this turn it cannot be intercepted, swapped, transferred or decoded, and what waits to do so is void.

fs-role-blacklist-holmes-mission = { fs-role-old-gun-mission }
fs-skill-blacklist-holmes-skill-0 = Exposure
fs-skill-blacklist-holmes-skill-0-gloss = While face-down secret intelligence is on its way, once a turn: discard a card of your hand and turn the intelligence up; if it is black, draw two.
fs-skill-blacklist-holmes-trigger-0 = The Truth
fs-skill-blacklist-holmes-trigger-0-gloss = When a Probe between two other players is about to take effect: you may look at it first.
fs-skill-blacklist-holmes-trigger-1 = Detail
fs-skill-blacklist-holmes-trigger-1-gloss = When you gain black intelligence and live, once a game: you may lay a card of your hand, of any colour, before yourself.

fs-role-blacklist-masked-man-mission = { fs-role-masked-man-mission }
fs-skill-blacklist-masked-man-trigger-0 = { fs-skill-masked-man-trigger-0 }
fs-skill-blacklist-masked-man-trigger-0-gloss = When you gain black intelligence and live: you may draw three, one of which you put back on the deck.
fs-skill-blacklist-masked-man-trigger-1 = { fs-skill-masked-man-trigger-1 }
fs-skill-blacklist-masked-man-trigger-1-gloss = When a female is about to die, once a game: you may show your identity and burn all black intelligence before her. Never for yourself.
fs-skill-blacklist-masked-man-trigger-2 = Rival in Love
fs-skill-blacklist-masked-man-trigger-2-gloss = When a male dies, once a game: you may take his whole hand.

fs-role-blacklist-blade-mission = { fs-role-blade-mission }
fs-skill-blacklist-blade-trigger-0 = { fs-skill-blade-passive-0 }
fs-skill-blacklist-blade-trigger-0-gloss = When your turn begins: you may lock any number of other players for this turn.
fs-skill-blacklist-blade-trigger-1 = { fs-skill-blade-trigger-0 }
fs-skill-blacklist-blade-trigger-1-gloss = { fs-skill-blade-trigger-0-gloss }
fs-skill-blacklist-blade-trigger-2 = Intent to Kill
fs-skill-blacklist-blade-trigger-2-gloss = When you are about to send intelligence, once a game: you may send a black card of your hand as direct intelligence.

fs-role-blacklist-intelligence-chief-mission = { fs-role-intelligence-chief-mission }
fs-skill-blacklist-intelligence-chief-trigger-0 = { fs-skill-intelligence-chief-trigger-0 }
fs-skill-blacklist-intelligence-chief-trigger-0-gloss = When your Probe is about to take effect: you may draw two, then put a card of your hand back on the deck.
fs-skill-blacklist-intelligence-chief-skill-0 = Swap Dragon for Phoenix
fs-skill-blacklist-intelligence-chief-skill-0-gloss = When intelligence has arrived before you, once a turn: it changes places with the top card of the deck. Its way, and how it lies, stay as they were.
fs-skill-blacklist-intelligence-chief-skill-1 = Borrowed Light
fs-skill-blacklist-intelligence-chief-skill-1-gloss = When intelligence has arrived before you, once a game: look at up to five cards on top of the deck and choose which of them it changes places with.

fs-role-blacklist-black-rose-mission = By your own hand, kill another player who has three red or blue intelligence; those that are black too count.
fs-skill-blacklist-black-rose-skill-0 = { fs-skill-black-rose-skill-0 }
fs-skill-blacklist-black-rose-skill-0-gloss = Face down, whenever one may act: turn up, name another player and show the top two cards of the deck. If any is black you may lay up to three black cards of your hand before that player, otherwise at most one.
fs-skill-blacklist-black-rose-trigger-0 = Black Kiss
fs-skill-blacklist-black-rose-trigger-0-gloss = Face up, when you are about to send intelligence, once a game: you may send a black card of your hand as direct intelligence, to a player who counts as locked.

fs-role-blacklist-deadly-perfume-mission = { fs-role-nobody-mission }
fs-skill-blacklist-deadly-perfume-skill-0 = Quick Wit
fs-skill-blacklist-deadly-perfume-skill-0-gloss = Once a game: an intelligence that lies before you is used as any card whose time has come, as if it were in your hand; it can be countered.
fs-skill-blacklist-deadly-perfume-trigger-0 = Attack and Defence
fs-skill-blacklist-deadly-perfume-trigger-0-gloss = When your Lock or Lure is about to take effect: you must draw two, then put a card of your hand back on the deck.
fs-skill-blacklist-deadly-perfume-trigger-1 = Called at the Critical Hour
fs-skill-blacklist-deadly-perfume-trigger-1-gloss = When another player dies, before the identity is shown: you may have your own identity leave the game face down and take that of the dead.

fs-role-blacklist-rookie-white-mission = { fs-role-rookie-white-mission }
fs-skill-blacklist-rookie-white-passive-0 = { fs-skill-rookie-white-passive-0 }
fs-skill-blacklist-rookie-white-passive-0-gloss = { fs-skill-rookie-white-passive-0-gloss }
fs-skill-blacklist-rookie-white-skill-0 = { fs-skill-rookie-white-skill-0 }
fs-skill-blacklist-rookie-white-skill-0-gloss = Whenever one may act and nothing waits to take effect: give four cards of your hand to another player with intelligence, then gain one intelligence of theirs.
fs-skill-blacklist-rookie-white-skill-1 = Sell Out
fs-skill-blacklist-rookie-white-skill-1-gloss = In answer, on the way or when it is your turn, once a game: discard two red or blue intelligence of your own, then gain an intelligence of any colour from another player.

fs-role-blacklist-duckweed-mission = { fs-role-duckweed-mission }
fs-skill-blacklist-duckweed-skill-0 = { fs-skill-duckweed-skill-0 }
fs-skill-blacklist-duckweed-skill-0-gloss = Face down, whenever one may act: turn up and take three random cards of another player's hand, or all if there are fewer; then that player draws one.
fs-skill-blacklist-duckweed-trigger-0 = Deployment
fs-skill-blacklist-duckweed-trigger-0-gloss = Dying face up, when you use Afterthought, once a game: first you may look at another player's hand.
fs-skill-blacklist-duckweed-trigger-1 = { fs-skill-duckweed-trigger-0 }
fs-skill-blacklist-duckweed-trigger-1-gloss = { fs-skill-duckweed-trigger-0-gloss }

fs-role-blacklist-sister-six-mission = { fs-role-sister-six-mission }
fs-skill-blacklist-sister-six-trigger-0 = { fs-skill-sister-six-trigger-0 }
fs-skill-blacklist-sister-six-trigger-0-gloss = { fs-skill-sister-six-trigger-0-gloss }
fs-skill-blacklist-sister-six-trigger-1 = { fs-skill-sister-six-trigger-1 }
fs-skill-blacklist-sister-six-trigger-1-gloss = When another player dies: you may look at that hand and take a card of it into your own, or as intelligence.
fs-skill-blacklist-sister-six-trigger-2 = Torture
fs-skill-blacklist-sister-six-trigger-2-gloss = When a player has drawn or discarded for your Probe, once a game: you may make them discard the whole hand.

fs-role-blacklist-great-beauty-mission = { fs-role-great-beauty-mission }
fs-skill-blacklist-great-beauty-passive-0 = { fs-skill-great-beauty-passive-0 }
fs-skill-blacklist-great-beauty-passive-0-gloss = { fs-skill-mr-yi-passive-0-gloss }
fs-skill-blacklist-great-beauty-skill-0 = { fs-skill-great-beauty-skill-0 }
fs-skill-blacklist-great-beauty-skill-0-gloss = In your own turn, once a game: show your identity and burn one to three black intelligence on the table. It cannot be countered.
fs-skill-blacklist-great-beauty-skill-1 = Hatred
fs-skill-blacklist-great-beauty-skill-1-gloss = In answer, on the way or when it is your turn, once a game: discard your whole hand, of at least one card, and move a black intelligence of your own to before a male.
