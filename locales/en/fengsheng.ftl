# What Fengsheng says: log, what just happened, questions, what passing means, buttons, reasons. The names of cards, characters and
# skills are in fengsheng-names.ftl.
# Variables: seat is who; other is another player; seats are several; card, cards name cards; n counts; role, second are characters;
# faction, function, skill, way are names; what is a card's function or a skill.
# The log is in the past tense, so that a player may be called "You".

## Log: what happened
## Keys that end in -cards or -which are only for those who saw it.

fs-offered = { $seat } was dealt characters to choose from.
fs-offered-which = { $seat } could choose { $role } or { $second }.
fs-offered-three = { $seat } may choose { $role }, { $second } or { $third }.
fs-kept = { $seat } chose a character.
fs-kept-which = { $seat } chose { $role }.
fs-turned-up = { $seat } turned up { $role }.
fs-turned-down = The character of { $seat } turned down.
fs-identified = { $seat } got an identity.
fs-identified-which = { $seat } got this identity: { $faction }.
fs-identity-shown = { $seat } showed this identity: { $faction }.
fs-identity-seen = { $seat } looked at the identity of { $other }.
fs-identity-seen-which = { $seat } looked at the identity of { $other }: { $faction }.
fs-identity-taken = The identity of { $seat } left the game face down; that of { $other } took its place.
fs-identity-taken-which = The identity of { $seat } left the game face down; that of { $other } took its place: { $faction }.
fs-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
fs-drew-cards = { $seat } drew { $cards }.
fs-reshuffled = The deck ran out; { $n ->
    [one] one discarded card became
   *[other] { $n } discarded cards became
} the new one.
fs-turn-began = The turn passed to { $seat }.
fs-declared = { $seat } used { $card }.
fs-declared-at = { $seat } used { $card } on { $other }.
fs-declared-own = { $seat } used { $card }, aimed at { $seat }.
fs-declared-as = { $seat } used { $card } as { $function }.
fs-declared-as-at = { $seat } used { $card } as { $function } on { $other }.
fs-declared-as-own = { $seat } used { $card } as { $function }, aimed at { $seat }.
fs-declared-probe = { $seat } probed { $other }.
fs-declared-probe-which = { $seat } probed { $other }: { $card }.
fs-declared-skill = { $seat } used the skill { $skill }.
fs-declared-skill-at = { $seat } used the skill { $skill } on { $other }.
fs-declared-skill-own = { $seat } used the skill { $skill }, aimed at { $seat }.
fs-passed = { $seat } passed.
fs-voided = The Counter by { $seat } took effect.
fs-outranked = Number { $n } of what waits to take effect comes to nothing.
fs-resolved = What { $seat } had used took effect.
fs-resolved-void = What { $seat } had used came to nothing.
fs-spent = { $card } went to the discard.
fs-removed = A Probe left the game face down.
fs-removed-which = { $card } left the game face down.
fs-sent = { $seat } sent intelligence towards { $other } ({ $way }).
fs-sent-which = { $seat } sent { $card } towards { $other } ({ $way }).
fs-sent-left = { $seat } sent intelligence leftwards, towards { $other } ({ $way }).
fs-sent-left-which = { $seat } sent { $card } leftwards, towards { $other } ({ $way }).
fs-goes-on = The intelligence went on towards { $seat }.
fs-goes-back = The intelligence turned round, towards { $seat }.
fs-arrived = The intelligence arrived before { $seat }.
fs-looked-at = { $seat } looked at the intelligence.
fs-looked-at-which = { $seat } looked at the intelligence: { $card }.
fs-named = { $seat } called { $colour }.
fs-transit-turned-up = { $seat } turned the intelligence up: { $card }.
fs-swapped = { $seat } swapped the intelligence for { $card }.
fs-picked-up = { $seat } took what was replaced into the hand.
fs-picked-up-which = { $seat } took { $card }, which was replaced, into the hand.
fs-called-aside = The intelligence was called aside, towards { $seat }.
fs-exchanged = { $seat } exchanged the intelligence for the top card of the deck.
fs-exchanged-which = { $seat } exchanged the intelligence for the top card of the deck, { $card }.
fs-exchanged-chosen = { $seat } exchanged the intelligence for one of the cards looked at.
fs-exchanged-chosen-which = { $seat } exchanged the intelligence for one of the cards looked at, { $card }.
fs-dropped = { $card } came to lie before nobody and was discarded.
fs-locked = { $seat } got locked: the intelligence must be taken if it comes there.
fs-lured = { $seat } got lured out of this transmission.
fs-holds-sends-direct = This once { $seat } sends a black card as direct intelligence.
fs-holds-kiss = This once { $seat } sends a black card as direct intelligence, to a player who counts as locked.
fs-holds-seamless = Until the turn ends, cards of { $seat } take effect at once and cannot be answered.
fs-holds-encrypted = Until the turn ends, intelligence from { $seat } cannot be intercepted, swapped, transferred or decoded.
fs-holds-undying = Until the turn ends, black intelligence cannot kill { $seat }.
fs-holds-cold-blood = Until the turn ends, any card of { $seat } may be used as a Lock that cannot be countered.
fs-intercepted = { $seat } took the intelligence out of its way.
fs-gained = { $seat } gained { $card }.
fs-gained-sent = { $seat } gained { $card }, sent by { $other }.
fs-gained-own = { $seat } gained { $card }, which { $seat } had sent.
fs-gained-confound = Confound brought { $card } to { $seat }.
fs-gained-placed = { $other } laid { $card } before { $seat }.
fs-gained-placed-own = { $seat } laid { $card } before { $seat }.
fs-burnt = { $seat } burnt { $card } before { $other }.
fs-burnt-own = { $seat } burnt { $card } before { $seat }.
fs-moved = { $seat } picked up { $card } from before { $other }.
fs-moved-own = { $seat } picked up { $card } from before { $seat }.
fs-taken = { $card } went from before { $other } into the hand of { $seat }.
fs-taken-own = { $card } before { $seat } went back into the hand.
fs-put-on-deck = { $card } before { $seat } went onto the deck.
fs-discarded = { $seat } discarded { $card }.
fs-handed = { $other } got { $n ->
    [one] a card
   *[other] { $n } cards
} from { $seat }.
fs-handed-cards = { $other } got { $cards } from { $seat }.
fs-left-hand = { $card } from the hand of { $seat } became intelligence.
fs-put-back = { $seat } put a card back on the deck.
fs-put-back-which = { $seat } put { $card } back on the deck.
fs-top-shown = The top card of the deck was { $card }.
fs-top-seen = { $seat } looked at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck.
fs-top-seen-cards = { $seat } looked at the top of the deck: { $cards }.
fs-from-discard = { $card } of the discard became intelligence.
fs-dealt = The top card of the deck went to { $seat } as intelligence.
fs-hand-seen = { $seat } looked at the hand of { $other }.
fs-hand-seen-cards = { $seat } looked at the hand of { $other }: { $cards }.
fs-probe-seen = { $seat } looked at the Probe.
fs-probe-seen-which = { $seat } looked at the Probe: { $card }.
fs-reacted-drew = { $seat } answered by drawing.
fs-reacted-discarded = { $seat } answered by discarding.
fs-reacted-said = { $seat } answered “not me”.
fs-died = { $seat } died.
fs-died-by = { $other } killed { $seat }.
fs-died-own = { $seat } died at the hand of { $seat }.
fs-lost = { $seat } lost the game and is out of it.
fs-buried = { $seat } left the table as { $role }, { $faction }; { $cards } went to the discard.
fs-buried-empty = { $seat } left the table as { $role }, { $faction }.
fs-buried-roleless = { $seat } left the table, identity { $faction }; { $cards } went to the discard.
fs-buried-roleless-empty = { $seat } left the table, identity { $faction }.
fs-victory = { $seat } declared victory.
fs-victory-overridden = { $seat } declared victory, and it failed.
fs-over = { $seats } won the game.
fs-over-nobody = Nobody won the game.

## What just happened: said before the question; cards, skills and deaths are told as in the log

fs-now-turn = The play phase of { $seat }; nothing has been sent yet.
fs-now-turn-sent = The play phase of { $seat }; intelligence has been sent.
fs-now-transmission = The transmission phase of { $seat }; nothing has been sent yet.
fs-now-step = The play phase of { $seat }; it is the play step of { $other }.
fs-now-counter = { $seat } used { $card } against { $what } by { $other }.
fs-now-transit = Intelligence from { $seat } is on its way to { $other } ({ $way }).
fs-now-transit-which = { $card } from { $seat } is on its way to { $other } ({ $way }).
fs-now-returning = Intelligence from { $seat } is on its way back to its sender ({ $way }).
fs-now-returning-which = { $card } from { $seat } is on its way back to its sender ({ $way }).
fs-now-arrived = Intelligence from { $seat } has arrived before { $other } ({ $way }).
fs-now-arrived-which = { $card } from { $seat } has arrived before { $other } ({ $way }).
fs-now-returned = Intelligence from { $seat } is back with its sender ({ $way }).
fs-now-returned-which = { $card } from { $seat } is back with its sender ({ $way }).
fs-now-probed = The Probe by { $seat } on { $other } is about to take effect.
fs-now-probe-done = { $seat } has reacted to a Probe.
fs-now-locked = The Lock by { $seat } on { $other } is about to take effect.
fs-now-lock-done = The Lock by { $seat } has taken effect.
fs-now-countered = The card that { $seat } used was countered.
fs-now-decoded = The Decode by { $seat } has taken effect.
fs-now-confounded = The Confound by { $seat } is about to take effect.
fs-now-about = { $function } by { $seat } is about to take effect.
fs-now-sending = { $seat } is about to send intelligence.
fs-now-gained = { $seat } gained intelligence.
fs-now-gained-black = { $seat } gained black intelligence.
fs-now-gained-black-sent = { $seat } gained black intelligence that { $other } sent.
fs-now-gained-black-by = { $other } made { $seat } gain black intelligence.
fs-now-dying = Three black intelligence lie before { $seat }, who is about to die.
fs-now-turn-began = The turn of { $seat } has begun.
fs-now-turn-ended = The turn of { $seat } is about to end.
fs-now-effect = { $what } by { $seat } is taking effect.
fs-now-effect-at = { $what } by { $seat } on { $other } is taking effect.

## Questions

fs-ask = What do you do?
fs-ask-role = Two characters: which one do you keep?
fs-ask-role-three = Three characters: which one do you keep?
fs-ask-play = Use cards or skills, or send intelligence.
fs-ask-play-sent = Use any more cards or skills?
fs-ask-play-other = The play phase of { $seat }: do you step in?
fs-ask-step = Your play step in the turn of { $seat }: use cards or skills?
fs-ask-step-unsent = Use cards or skills; sending comes later.
fs-ask-step-other = The play step of { $seat }: do you step in before the next action?
fs-ask-in-transit = The intelligence is on its way to { $seat }: do you step in?
fs-ask-arrived = The intelligence lies before { $seat }: do you step in?
fs-ask-arrived-mine = Do anything before you decide whether to take it?
fs-ask-answer = Do you answer?
fs-ask-send = You have to send intelligence: which card, and to whom?
fs-ask-receive = Take this intelligence from { $seat }?
fs-ask-receive-which = Take { $card } from { $seat }?
fs-ask-react = How do you react to the Probe?
fs-ask-react-draw = The Probe names { $faction }. If that is your identity, draw { $n ->
    [one] a card
   *[other] { $n } cards
}; if not, say “not me”.
fs-ask-react-discard = The Probe names { $faction }. If that is your identity, discard a card of your hand; if not, say “not me”.
fs-ask-read = The Public Text is { $colour }: { $faction } and { $second } draw a card, anybody else says “not me”.
fs-ask-trigger = Use the skill { $skill }?
fs-ask-turn-up = Turn up your character now?
fs-ask-colour = Which colour do you call?
fs-ask-turn-it-up = The intelligence is { $card }, and you called { $colour }. Turn it up and draw a card?
fs-ask-called-wrong = The intelligence is { $card }, and you called { $colour }.
fs-ask-as-intelligence = Gain it as intelligence? If not, it goes into your hand.
fs-ask-card = Which card of your hand?
fs-ask-put-back = Which card goes back on the deck?
fs-ask-discard = Which card do you discard?
fs-ask-lay-own-black = First, which black card do you lay before yourself?
fs-ask-lay-black = Which black card do you lay before { $seat }?
fs-ask-lay = Which card do you lay before { $seat }?
fs-ask-lay-mine = Which card do you lay before yourself?
fs-ask-lay-mine-black = Which black card do you lay before yourself?
fs-ask-lay-to-turn-down = Which black card do you lay before yourself, to turn down the character of { $seat }?
fs-ask-lock-with = With which card of your hand do you lock { $seat }?
fs-ask-give = Which card do you give to { $seat }?
fs-ask-bribe = Which card do you give to { $seat }? { $n } more to give.
fs-ask-shown = Which card of the hand of { $seat }?
fs-ask-discarded = Which card of the discard do you gain as intelligence?
fs-ask-top = Which of the top cards of the deck does the intelligence change places with?
fs-ask-top-stays = Which of the cards you draw do you put back on the deck?
fs-ask-top-may-stay = Which of the cards you draw do you put back on the deck, if any?
fs-ask-intelligence = Which intelligence?
fs-ask-burn = Which intelligence before { $seat } do you burn?
fs-ask-burn-black = Which black intelligence before { $seat } do you burn?
fs-ask-burn-own-black = Which black intelligence before yourself do you burn?
fs-ask-burn-mine-or-female = Which black intelligence before yourself or a female do you burn?
fs-ask-burn-black-anywhere = Which black intelligence on the table do you burn?
fs-ask-burn-or-discard = Which intelligence of your own do you burn? If none, discard a card.
fs-ask-bribe-for = Which intelligence do you take from { $seat }?
fs-ask-sell = Which red or blue intelligence of your own do you discard? { $n } more to discard.
fs-ask-onto-deck = Which intelligence before { $seat } goes onto the deck?
fs-ask-into-any-hand = Which intelligence before { $seat } goes into a hand?
fs-ask-into-my-hand = Which intelligence before another player do you take into your hand?
fs-ask-into-my-hand-from = Which intelligence before { $seat } do you take into your hand?
fs-ask-take-back = Which intelligence before yourself do you take into your hand?
fs-ask-move = Which intelligence on the table do you move?
fs-ask-move-here = Which intelligence before { $seat } comes before you?
fs-ask-move-there = Which black intelligence of your own goes before { $seat }?
fs-ask-whom = Which player?
fs-ask-whom-lay-black = Before whom do you lay black cards?
fs-ask-whom-lay = Before whom do you lay a card?
fs-ask-whom-look = Whose hand do you look at?
fs-ask-whom-bequeath = Who gets your hand? Three of its cards become intelligence there.
fs-ask-whom-give = Who gets a card of your hand?
fs-ask-whom-into-hand = Into whose hand does it go?
fs-ask-whom-take-from = From whose hand do you take a random card?
fs-ask-whom-lock = Whom do you lock?
fs-ask-whom-move = Before whom does it come to lie?
fs-ask-whom-win-along = Which female wins with you?

## What passing or choosing nothing means
## Keys that end in -last are for the last one to be asked.

fs-pass-end = Pass: if everybody does, the turn of { $seat } ends.
fs-pass-end-last = Pass: the turn of { $seat } ends.
fs-pass-send = Pass: if everybody does, { $seat } must send intelligence.
fs-pass-send-last = Pass: { $seat } must send intelligence.
fs-pass-lose = Pass: if everybody does, { $seat } will have nothing to send and lose the game.
fs-pass-lose-last = Pass: { $seat } will have nothing to send and lose the game.
fs-pass-lose-later = Pass: { $seat } will have nothing to send and lose when the turn ends.
fs-pass-step = Pass: your play step ends, and that of { $seat } begins.
fs-pass-step-of = Pass: the play step of { $seat } goes on.
fs-pass-arrive = Pass: if everybody does, the intelligence arrives before { $seat }.
fs-pass-arrive-last = Pass: the intelligence arrives before { $seat }.
fs-pass-skip = Pass: if everybody does, the intelligence passes { $seat } by.
fs-pass-skip-last = Pass: the intelligence passes { $seat } by.
fs-pass-decide = Pass: if everybody does, { $seat } will take the intelligence or let it go.
fs-pass-decide-last = Pass: { $seat } will take the intelligence or let it go.
fs-pass-must = Pass: if everybody does, { $seat } must take the intelligence.
fs-pass-must-last = Pass: { $seat } must take the intelligence.
fs-pass-lured = Pass: if everybody does, the intelligence goes on, for { $seat } is lured away.
fs-pass-lured-last = Pass: the intelligence goes on, for { $seat } is lured away.
fs-pass-answer = Pass: if nobody else answers, { $what } by { $seat } takes effect.
fs-pass-answer-last = Pass: { $what } by { $seat } takes effect.
fs-pass-answer-at = Pass: if nobody else answers, { $what } by { $seat } takes effect on { $other }.
fs-pass-answer-at-last = Pass: { $what } by { $seat } takes effect on { $other }.
fs-pass-counter = Pass: if nobody else answers, { $what } by { $other } is countered by { $seat }.
fs-pass-counter-last = Pass: { $what } by { $other } is countered by { $seat }.
fs-pass-refuse = Do not take it: the intelligence goes on to { $seat }.
fs-pass-refuse-must = Do not take it: the intelligence goes on to { $seat }, where it must be taken.
fs-pass-refuse-lost = Do not take it: it can go to nobody else and is discarded.
fs-pass-trigger = Do not use it: { $skill } does nothing this time.
fs-pass-rescue = Do not use it: { $seat } will die.
fs-pass-turn-up = Stay face down: your character remains hidden.
fs-pass-lay = No more: the { $n ->
    [one] card laid down arrives
   *[other] { $n } cards laid down arrive together
}.
fs-pass-lay-none = Lay down none: nothing is laid down.
fs-pass-lay-around = No more: that is the end of it.
fs-pass-leave-up = Lay down none: the other character stays face up.
fs-pass-burn = Do not burn: discard a card of your hand instead.
fs-pass-burn-no-more = Burn no more: that is the end of it.
fs-pass-lock = Lock no more: that is the end of it.
fs-pass-leave-it-down = Leave it: the intelligence stays face down.
fs-pass-into-my-hand = Into the hand: the card is one of your hand then.
fs-pass-not-put-back = Put back none: you keep your whole hand.
fs-pass-choose = Choose none: that is the end of it.

## Buttons

fs-do-pass = Pass
fs-do-end-step = Pass (ends the play step)
fs-do-choose = Keep { $role }
fs-do-use = Use { $card }
fs-do-use-at = Use { $card } on { $seat }
fs-do-use-own = Use { $card } on yourself
fs-do-use-as = Use { $card } as { $function }
fs-do-use-as-at = Use { $card } as { $function } on { $seat }
fs-do-use-as-own = Use { $card } as { $function } on yourself
fs-do-probe = Probe { $seat } with { $card }
fs-do-send = Send { $card } to { $seat } ({ $way })
fs-do-skill = Use { $skill }
fs-do-skill-at = Use { $skill } on { $seat }
fs-do-skill-own = Use { $skill } on yourself
fs-do-skill-number = Use skill { $n }
fs-do-skill-number-at = Use skill { $n } on { $seat }
fs-do-skill-number-own = Use skill { $n } on yourself
fs-do-name = Call { $colour }
fs-do-trigger = Use it
fs-do-turn-up = Turn up
fs-do-turn-it-up = Turn it up and draw a card
fs-do-leave-it-down = Leave it face down
fs-do-as-intelligence = Gain it as intelligence
fs-do-into-my-hand = Into my hand
fs-do-stay-down = Stay face down
fs-do-not-trigger = Do not use it
fs-do-take = Take it
fs-do-refuse = Do not take it
fs-do-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}
fs-do-discard = Discard a card
fs-do-say = Say “not me”
fs-do-pick = Choose { $card }
fs-do-put-back = Put back { $card }
fs-do-discard-card = Discard { $card }
fs-do-lay = Lay down { $card }
fs-do-lock-with = Lock with { $card }
fs-do-gain = Gain { $card }
fs-do-exchange = Exchange for { $card }
fs-do-give = Give { $card }
fs-do-pick-from = Choose { $card } before { $seat }
fs-do-burn = Burn { $card } before { $seat }
fs-do-burn-own = Burn { $card } before yourself
fs-do-onto-deck = Put { $card } before { $seat } onto the deck
fs-do-take-card = Take { $card } from before { $seat }
fs-do-move = Move { $card } from before { $seat }
fs-do-target = Choose { $seat }
fs-do-look = Look at the hand of { $seat }
fs-do-lay-before = Lay it before { $seat }
fs-do-give-to = Give to { $seat }
fs-do-into-hand = Put it into the hand of { $seat }
fs-do-take-from-hand = Take a card of { $seat }
fs-do-lock = Lock { $seat }
fs-do-win-with = Win with { $seat }
fs-do-lay-none = Lay down none
fs-do-lay-no-more = Lay down no more
fs-do-not-burn = Do not burn
fs-do-burn-no-more = Burn no more
fs-do-lock-no-more = Lock no more
fs-do-not-put-back = Put back none
fs-do-choose-none = Choose none
fs-verb-use = Use as { $function }
fs-verb-as = Use as { $function } instead
fs-verb-send = Send as intelligence ({ $way })

## Why not

fs-no-game-over = This game is over.
fs-no-not-asked = Somebody else is asked now.
fs-no-wrong-question = That is not what is asked now.
fs-no-not-in-hand = That card is not in your hand.
fs-no-not-offered = Keep one of the characters you were offered.
fs-no-chain-full = The chain is as long as it may get; you can only pass.
fs-no-not-that-function = No skill of yours makes this card that function.
fs-no-not-now-own-turn = Use it in your own turn, before intelligence has arrived.
fs-no-not-now-own-play-phase = Use it in your own play phase, while nothing waits to take effect.
fs-no-not-now-in-transit = Use it while intelligence is on its way.
fs-no-not-now-others-in-transit = Use it while intelligence is on its way in another player's turn.
fs-no-not-now-arrived = Use it when intelligence has arrived before you and nothing waits to take effect; Return only for somebody else's.
fs-no-not-now-arrived-hidden = Use it when face-down intelligence has arrived before you and nothing waits to take effect.
fs-no-not-now-arrived-free = Use it when intelligence that you need not take has arrived before you and nothing waits to take effect.
fs-no-not-now-card-used = Use it when somebody else has just used a card; skills and sending cannot be countered.
fs-no-not-now-any-time = Use it as soon as one may act.
fs-no-not-now-own-step = Use it in your own play step, while nothing waits to take effect; Gamble needs a deck, Reinforce black intelligence before you.
fs-no-not-now-only-sent = This card can only be sent as intelligence.
fs-no-not-now-never = This edition has no such function.
fs-no-needs-target = Name a player.
fs-no-takes-no-target = This names no player.
fs-no-not-that-player = This player cannot be named here; choose another.
fs-no-may-not-send = Send in your own play phase, once a turn, while nothing waits to take effect.
fs-no-not-that-way = Secret and open intelligence goes to the player on your right (with Chance Encounter also to the left), direct intelligence to any other player.
fs-no-no-such-skill = The character has no such skill.
fs-no-skill-not-now = This skill's time has not come.
fs-no-not-honest = React to a Probe as your identity says.
fs-no-must-answer = This skill must be used.
fs-no-skill-needs-card = You do not hold the card this skill needs.
fs-no-not-that-colour = A card of this colour cannot be chosen here.
fs-no-no-such-intelligence = No such intelligence can be chosen there.
fs-no-must-choose = Something must be chosen here.
