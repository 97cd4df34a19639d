# Glosses of Qianzhi: functions, secret missions and skills. What is as in Blacklist refers to Blacklist or to the 2010 standard edition.

## Cards

fs-fn-qianzhi-lock-gloss = { fs-fn-blacklist-lock-gloss }
fs-fn-qianzhi-lure-gloss = { fs-fn-blacklist-lure-gloss }
fs-fn-qianzhi-intercept-gloss = While another player's intelligence is on its way: it travels to you now, and others may still step in; you must take it unless you are lured away, when it goes back to its old way.
fs-fn-qianzhi-decode-gloss = { fs-fn-blacklist-decode-gloss }
fs-fn-qianzhi-burn-gloss = { fs-fn-burn-gloss }
fs-fn-qianzhi-counter-gloss = { fs-fn-counter-gloss }
fs-fn-qianzhi-confound-gloss = { fs-fn-blacklist-confound-gloss }
fs-fn-qianzhi-probe-gloss = { fs-fn-blacklist-probe-gloss }
fs-fn-qianzhi-swap-gloss = { fs-fn-blacklist-swap-gloss }
fs-fn-qianzhi-transfer-gloss = { fs-fn-blacklist-transfer-gloss }
fs-fn-qianzhi-weigh-gloss = In your own play step: discard your whole hand and draw as many cards.
fs-fn-qianzhi-reinforce-gloss = In your own play step, with black intelligence before you: draw one card more than you have black intelligence.

## Windows

fs-window-qianzhi-in-transit-gloss = { fs-window-blacklist-in-transit-gloss }
fs-window-qianzhi-arrived-gloss = { fs-window-blacklist-arrived-gloss }

## Characters

fs-role-qianzhi-old-ghost-mission = { fs-role-old-ghost-mission }
fs-skill-qianzhi-old-ghost-trigger-0 = { fs-skill-old-ghost-trigger-0 }
fs-skill-qianzhi-old-ghost-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-qianzhi-old-ghost-passive-0 = { fs-skill-old-ghost-passive-0 }
fs-skill-qianzhi-old-ghost-passive-0-gloss = { fs-skill-old-ghost-passive-0-gloss }
fs-skill-qianzhi-old-ghost-trigger-1 = { fs-skill-old-ghost-trigger-1 }
fs-skill-qianzhi-old-ghost-trigger-1-gloss = { fs-skill-blacklist-old-ghost-trigger-1-gloss }
fs-skill-qianzhi-old-ghost-skill-0 = { fs-skill-blacklist-old-ghost-skill-0 }
fs-skill-qianzhi-old-ghost-skill-0-gloss = { fs-skill-blacklist-old-ghost-skill-0-gloss }

fs-role-qianzhi-old-gun-mission = { fs-role-old-gun-mission }
fs-skill-qianzhi-old-gun-trigger-0 = { fs-skill-old-gun-trigger-0 }
fs-skill-qianzhi-old-gun-trigger-0-gloss = { fs-skill-old-gun-trigger-0-gloss }
fs-skill-qianzhi-old-gun-skill-0 = { fs-skill-old-gun-skill-0 }
fs-skill-qianzhi-old-gun-skill-0-gloss = { fs-skill-blacklist-old-gun-skill-0-gloss }
fs-skill-qianzhi-old-gun-skill-1 = { fs-skill-blacklist-old-gun-skill-1 }
fs-skill-qianzhi-old-gun-skill-1-gloss = { fs-skill-blacklist-old-gun-skill-1-gloss }

fs-role-qianzhi-old-jin-mission = { fs-role-old-jin-mission }
fs-skill-qianzhi-old-jin-trigger-0 = { fs-skill-old-jin-trigger-0 }
fs-skill-qianzhi-old-jin-trigger-0-gloss = { fs-skill-old-jin-trigger-0-gloss }
fs-skill-qianzhi-old-jin-trigger-1 = { fs-skill-old-jin-trigger-1 }
fs-skill-qianzhi-old-jin-trigger-1-gloss = Face up, when you gain intelligence of any colour, once a turn: you may lay a black card before yourself and turn down; if you live, you may lay a card of your hand before one other player.

fs-role-qianzhi-viper-mission = { fs-role-viper-mission }
fs-skill-qianzhi-viper-skill-0 = { fs-skill-viper-skill-0 }
fs-skill-qianzhi-viper-skill-0-gloss = { fs-skill-viper-skill-0-gloss }
fs-skill-qianzhi-viper-skill-1 = { fs-skill-viper-skill-1 }
fs-skill-qianzhi-viper-skill-1-gloss = { fs-skill-blacklist-viper-skill-1-gloss }

fs-role-qianzhi-steel-agent-mission = { fs-role-blacklist-steel-agent-mission }
fs-skill-qianzhi-steel-agent-skill-0 = { fs-skill-blacklist-steel-agent-skill-0 }
fs-skill-qianzhi-steel-agent-skill-0-gloss = { fs-skill-blacklist-steel-agent-skill-0-gloss }
fs-skill-qianzhi-steel-agent-trigger-0 = { fs-skill-blacklist-steel-agent-trigger-0 }
fs-skill-qianzhi-steel-agent-trigger-0-gloss = { fs-skill-blacklist-steel-agent-trigger-0-gloss }
fs-skill-qianzhi-steel-agent-trigger-1 = { fs-skill-blacklist-steel-agent-trigger-1 }
fs-skill-qianzhi-steel-agent-trigger-1-gloss = { fs-skill-blacklist-steel-agent-trigger-1-gloss }

fs-role-qianzhi-dai-li-mission = { fs-role-code-clerk-mission }
fs-skill-qianzhi-dai-li-trigger-0 = { fs-skill-blacklist-dai-li-trigger-0 }
fs-skill-qianzhi-dai-li-trigger-0-gloss = { fs-skill-blacklist-dai-li-trigger-0-gloss }
fs-skill-qianzhi-dai-li-trigger-1 = { fs-skill-blacklist-dai-li-trigger-1 }
fs-skill-qianzhi-dai-li-trigger-1-gloss = { fs-skill-blacklist-dai-li-trigger-1-gloss }
fs-skill-qianzhi-dai-li-trigger-2 = { fs-skill-blacklist-dai-li-trigger-2 }
fs-skill-qianzhi-dai-li-trigger-2-gloss = { fs-skill-blacklist-dai-li-trigger-2-gloss }

fs-role-qianzhi-ninety-nine-mission = { fs-role-phantom-thief-mission }
fs-skill-qianzhi-ninety-nine-trigger-0 = { fs-skill-phantom-thief-trigger-0 }
fs-skill-qianzhi-ninety-nine-trigger-0-gloss = { fs-skill-blacklist-ninety-nine-trigger-0-gloss }
fs-skill-qianzhi-ninety-nine-trigger-1 = { fs-skill-phantom-thief-trigger-1 }
fs-skill-qianzhi-ninety-nine-trigger-1-gloss = In another player's turn, when you gain black intelligence that was sent: you may look at another player's hand and take a random card of it.
fs-skill-qianzhi-ninety-nine-skill-0 = { fs-skill-blacklist-ninety-nine-skill-0 }
fs-skill-qianzhi-ninety-nine-skill-0-gloss = { fs-skill-blacklist-ninety-nine-skill-0-gloss }

fs-role-qianzhi-brother-mark-mission = { fs-role-blade-mission }
fs-skill-qianzhi-brother-mark-trigger-0 = { fs-skill-brother-mark-trigger-0 }
fs-skill-qianzhi-brother-mark-trigger-0-gloss = { fs-skill-blacklist-brother-mark-trigger-0-gloss }

fs-role-qianzhi-professional-killer-mission = { fs-role-professional-killer-mission }
fs-skill-qianzhi-professional-killer-trigger-0 = { fs-skill-professional-killer-trigger-0 }
fs-skill-qianzhi-professional-killer-trigger-0-gloss = { fs-skill-blacklist-professional-killer-trigger-0-gloss }
fs-skill-qianzhi-professional-killer-passive-0 = { fs-skill-professional-killer-passive-0 }
fs-skill-qianzhi-professional-killer-passive-0-gloss = { fs-skill-blacklist-professional-killer-passive-0-gloss }
fs-skill-qianzhi-professional-killer-skill-0 = { fs-skill-black-hand-trigger-0 }
fs-skill-qianzhi-professional-killer-skill-0-gloss = In your own turn, once a game: this turn any card of your hand may be used as a Lock that cannot be countered.

fs-role-qianzhi-beret-mission = { fs-role-beret-mission }
fs-skill-qianzhi-beret-passive-0 = { fs-skill-beret-passive-0 }
fs-skill-qianzhi-beret-passive-0-gloss = { fs-skill-beret-passive-0-gloss }
fs-skill-qianzhi-beret-trigger-0 = { fs-skill-beret-trigger-0 }
fs-skill-qianzhi-beret-trigger-0-gloss = When a player gains black intelligence you sent and now has two or more intelligence: you may take one of them, of any colour, into your hand.
fs-skill-qianzhi-beret-trigger-1 = { fs-skill-blacklist-beret-trigger-1 }
fs-skill-qianzhi-beret-trigger-1-gloss = { fs-skill-blacklist-beret-trigger-1-gloss }

fs-role-qianzhi-siskin-mission = { fs-role-siskin-mission }
fs-skill-qianzhi-siskin-skill-0 = { fs-skill-siskin-skill-0 }
fs-skill-qianzhi-siskin-skill-0-gloss = { fs-skill-siskin-skill-0-gloss }
fs-skill-qianzhi-siskin-trigger-0 = { fs-skill-siskin-trigger-0 }
fs-skill-qianzhi-siskin-trigger-0-gloss = { fs-skill-blacklist-siskin-trigger-0-gloss }
fs-skill-qianzhi-siskin-skill-1 = { fs-skill-blacklist-siskin-skill-1 }
fs-skill-qianzhi-siskin-skill-1-gloss = { fs-skill-blacklist-siskin-skill-1-gloss }

fs-role-qianzhi-emei-wind-mission = { fs-role-emei-wind-mission }
fs-skill-qianzhi-emei-wind-skill-0 = { fs-skill-emei-wind-skill-0 }
fs-skill-qianzhi-emei-wind-skill-0-gloss = { fs-skill-blacklist-emei-wind-skill-0-gloss }
fs-skill-qianzhi-emei-wind-trigger-0 = { fs-skill-emei-wind-trigger-0 }
fs-skill-qianzhi-emei-wind-trigger-0-gloss = { fs-skill-blacklist-emei-wind-trigger-0-gloss }

fs-role-qianzhi-seven-hundred-mission = { fs-role-blacklist-seven-hundred-mission }
fs-skill-qianzhi-seven-hundred-passive-0 = { fs-skill-seven-hundred-passive-0 }
fs-skill-qianzhi-seven-hundred-passive-0-gloss = { fs-skill-seven-hundred-passive-0-gloss }
fs-skill-qianzhi-seven-hundred-trigger-0 = { fs-skill-seven-hundred-trigger-0 }
fs-skill-qianzhi-seven-hundred-trigger-0-gloss = { fs-skill-blacklist-seven-hundred-trigger-0-gloss }
fs-skill-qianzhi-seven-hundred-passive-1 = { fs-skill-seven-hundred-passive-1 }
fs-skill-qianzhi-seven-hundred-passive-1-gloss = { fs-skill-seven-hundred-passive-1-gloss }

fs-role-qianzhi-shining-mission = By your own hand, kill another player who has no purely red and no purely blue intelligence; those that are black too do not count.
fs-skill-qianzhi-shining-skill-0 = { fs-skill-shining-skill-0 }
fs-skill-qianzhi-shining-skill-0-gloss = { fs-skill-blacklist-shining-skill-0-gloss }
fs-skill-qianzhi-shining-skill-1 = { fs-skill-blacklist-shining-skill-1 }
fs-skill-qianzhi-shining-skill-1-gloss = { fs-skill-blacklist-shining-skill-1-gloss }

fs-role-qianzhi-code-clerk-mission = { fs-role-code-clerk-mission }
fs-skill-qianzhi-code-clerk-skill-0 = { fs-skill-code-clerk-skill-0 }
fs-skill-qianzhi-code-clerk-skill-0-gloss = { fs-skill-blacklist-code-clerk-skill-0-gloss }
fs-skill-qianzhi-code-clerk-trigger-0 = { fs-skill-code-clerk-trigger-0 }
fs-skill-qianzhi-code-clerk-trigger-0-gloss = { fs-skill-code-clerk-trigger-0-gloss }
fs-skill-qianzhi-code-clerk-passive-0 = Decoding
fs-skill-qianzhi-code-clerk-passive-0-gloss = Face up, your black secret cards may be used as Decode.

fs-role-qianzhi-holmes-mission = { fs-role-old-gun-mission }
fs-skill-qianzhi-holmes-skill-0 = { fs-skill-blacklist-holmes-skill-0 }
fs-skill-qianzhi-holmes-skill-0-gloss = { fs-skill-blacklist-holmes-skill-0-gloss }
fs-skill-qianzhi-holmes-trigger-0 = { fs-skill-blacklist-holmes-trigger-0 }
fs-skill-qianzhi-holmes-trigger-0-gloss = { fs-skill-blacklist-holmes-trigger-0-gloss }
fs-skill-qianzhi-holmes-trigger-1 = { fs-skill-blacklist-holmes-trigger-1 }
fs-skill-qianzhi-holmes-trigger-1-gloss = { fs-skill-blacklist-holmes-trigger-1-gloss }

fs-role-qianzhi-masked-man-mission = { fs-role-masked-man-mission }
fs-skill-qianzhi-masked-man-trigger-0 = { fs-skill-masked-man-trigger-0 }
fs-skill-qianzhi-masked-man-trigger-0-gloss = When you gain black intelligence and live: you may draw three, one of which you may put back on the deck.
fs-skill-qianzhi-masked-man-trigger-1 = { fs-skill-masked-man-trigger-1 }
fs-skill-qianzhi-masked-man-trigger-1-gloss = { fs-skill-blacklist-masked-man-trigger-1-gloss }

fs-role-qianzhi-blade-mission = { fs-role-blade-mission }
fs-skill-qianzhi-blade-trigger-0 = { fs-skill-blade-passive-0 }
fs-skill-qianzhi-blade-trigger-0-gloss = { fs-skill-blacklist-blade-trigger-0-gloss }
fs-skill-qianzhi-blade-trigger-1 = { fs-skill-blade-trigger-0 }
fs-skill-qianzhi-blade-trigger-1-gloss = { fs-skill-blade-trigger-0-gloss }
fs-skill-qianzhi-blade-trigger-2 = { fs-skill-blacklist-blade-trigger-2 }
fs-skill-qianzhi-blade-trigger-2-gloss = { fs-skill-blacklist-blade-trigger-2-gloss }

fs-role-qianzhi-intelligence-chief-mission = { fs-role-intelligence-chief-mission }
fs-skill-qianzhi-intelligence-chief-trigger-0 = { fs-skill-intelligence-chief-trigger-0 }
fs-skill-qianzhi-intelligence-chief-trigger-0-gloss = { fs-skill-blacklist-intelligence-chief-trigger-0-gloss }
fs-skill-qianzhi-intelligence-chief-skill-0 = { fs-skill-blacklist-intelligence-chief-skill-0 }
fs-skill-qianzhi-intelligence-chief-skill-0-gloss = { fs-skill-blacklist-intelligence-chief-skill-0-gloss }

fs-role-qianzhi-black-rose-mission = { fs-role-blacklist-black-rose-mission }
fs-skill-qianzhi-black-rose-skill-0 = { fs-skill-black-rose-skill-0 }
fs-skill-qianzhi-black-rose-skill-0-gloss = Face down, whenever one may act: turn up, name another player and show the top two cards of the deck. You may lay a black card of your hand before that player, and one more for each black card shown.
fs-skill-qianzhi-black-rose-trigger-0 = { fs-skill-blacklist-black-rose-trigger-0 }
fs-skill-qianzhi-black-rose-trigger-0-gloss = { fs-skill-blacklist-black-rose-trigger-0-gloss }

fs-role-qianzhi-deadly-perfume-mission = { fs-role-nobody-mission }
fs-skill-qianzhi-deadly-perfume-trigger-0 = { fs-skill-blacklist-deadly-perfume-trigger-0 }
fs-skill-qianzhi-deadly-perfume-trigger-0-gloss = { fs-skill-blacklist-deadly-perfume-trigger-0-gloss }
fs-skill-qianzhi-deadly-perfume-trigger-1 = { fs-skill-blacklist-deadly-perfume-trigger-1 }
fs-skill-qianzhi-deadly-perfume-trigger-1-gloss = When another player dies, before the identity is shown: you may have your own identity leave the game face down and take that of the dead; then you may let an intelligence before any player change places with the top card of the deck.

fs-role-qianzhi-rookie-white-mission = { fs-role-rookie-white-mission }
fs-skill-qianzhi-rookie-white-passive-0 = { fs-skill-rookie-white-passive-0 }
fs-skill-qianzhi-rookie-white-passive-0-gloss = { fs-skill-rookie-white-passive-0-gloss }
fs-skill-qianzhi-rookie-white-skill-0 = { fs-skill-rookie-white-skill-0 }
fs-skill-qianzhi-rookie-white-skill-0-gloss = { fs-skill-blacklist-rookie-white-skill-0-gloss }
fs-skill-qianzhi-rookie-white-skill-1 = { fs-skill-blacklist-rookie-white-skill-1 }
fs-skill-qianzhi-rookie-white-skill-1-gloss = { fs-skill-blacklist-rookie-white-skill-1-gloss }

fs-role-qianzhi-duckweed-mission = { fs-role-duckweed-mission }
fs-skill-qianzhi-duckweed-skill-0 = { fs-skill-duckweed-skill-0 }
fs-skill-qianzhi-duckweed-skill-0-gloss = { fs-skill-blacklist-duckweed-skill-0-gloss }
fs-skill-qianzhi-duckweed-trigger-0 = { fs-skill-blacklist-duckweed-trigger-0 }
fs-skill-qianzhi-duckweed-trigger-0-gloss = { fs-skill-blacklist-duckweed-trigger-0-gloss }
fs-skill-qianzhi-duckweed-trigger-1 = { fs-skill-blacklist-duckweed-trigger-1 }
fs-skill-qianzhi-duckweed-trigger-1-gloss = { fs-skill-blacklist-duckweed-trigger-1-gloss }

fs-role-qianzhi-sister-six-mission = { fs-role-sister-six-mission }
fs-skill-qianzhi-sister-six-trigger-0 = { fs-skill-sister-six-trigger-0 }
fs-skill-qianzhi-sister-six-trigger-0-gloss = { fs-skill-sister-six-trigger-0-gloss }
fs-skill-qianzhi-sister-six-trigger-1 = { fs-skill-sister-six-trigger-1 }
fs-skill-qianzhi-sister-six-trigger-1-gloss = { fs-skill-blacklist-sister-six-trigger-1-gloss }
fs-skill-qianzhi-sister-six-trigger-2 = { fs-skill-blacklist-sister-six-trigger-2 }
fs-skill-qianzhi-sister-six-trigger-2-gloss = { fs-skill-blacklist-sister-six-trigger-2-gloss }

fs-role-qianzhi-great-beauty-mission = A male declares victory while you have no black intelligence.
fs-skill-qianzhi-great-beauty-passive-0 = { fs-skill-great-beauty-passive-0 }
fs-skill-qianzhi-great-beauty-passive-0-gloss = { fs-skill-mr-yi-passive-0-gloss }
fs-skill-qianzhi-great-beauty-skill-0 = { fs-skill-great-beauty-skill-0 }
fs-skill-qianzhi-great-beauty-skill-0-gloss = { fs-skill-blacklist-great-beauty-skill-0-gloss }
