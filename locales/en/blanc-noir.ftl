# What Blanc Noir says: log, questions, buttons, reasons. The names of cards, scrolls and colours are in cards.ftl.
# Variables: seat is who; other and third are further players; card, cards, scroll name things; n counts.
# The log is in the past tense, so that a player may be called "You".

game-blanc-noir = Blanc Noir

## Log: what happened
## Keys that end in -cards or -which are only for those who saw the cards.

bn-round-began = Round { $n } began; { $seat } had the first turn.
bn-dealt = { $seat } was dealt { $n } cards.
bn-dealt-cards = { $seat } got this hand: { $cards }.
bn-got-scroll = { $seat } got a scroll.
bn-got-scroll-which = { $seat } got the scroll { $scroll }.
bn-turned-up = The first lead was { $card }.
bn-turn-began = The turn passed to { $seat }.
bn-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
bn-drew-cards = { $seat } drew { $cards }.
bn-drew-dragon = The Dragon made { $seat } draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
bn-drew-dragon-cards = The Dragon made { $seat } draw { $cards }.
bn-drew-outburst = Outburst made { $seat } draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
bn-drew-outburst-cards = Outburst made { $seat } draw { $cards }.
bn-drew-blizzard = Blizzard made { $seat } draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
bn-drew-blizzard-cards = Blizzard made { $seat } draw { $cards }.
bn-reshuffled = The deck ran out; { $n ->
    [one] one discarded card became
   *[other] { $n } discarded cards became
} the new one.
bn-played = { $seat } played { $card }.
bn-paired = { $seat } sent { $card } along with the Princess.
bn-discarded = { $seat } discarded { $card }.
bn-discarded-leads = { $seat } discarded { $card }, and it became the lead.
bn-discarded-trade = { $seat } traded away { $card }.
bn-discarded-herald = The Herald took { $card } from { $seat }.
bn-discarded-relief = Relief took { $card } from { $seat }.
bn-discarded-goddess = The Goddess took { $card } from { $seat }.
bn-discarded-lord = { $seat } sent { $card } along with the Lord.
bn-discarded-princess = { $seat } laid { $card } under the Princess.
bn-discarded-combo = Princess and Prince went together; { $seat } discarded { $card }.
bn-named = { $seat } named { $colour }.
bn-flipped = The direction changed to { $direction }.
bn-skipped = { $seat } missed a turn.
bn-chained = The chain grew to { $n } cards.
bn-chain-taken = { $seat } took the chain of { $n } cards.
bn-used = { $seat } turned up the scroll { $scroll }.
bn-passed = { $seat } ended the turn at once.
bn-searched = { $seat } sent the Valkyrie to look for a card.
bn-searched-nothing = { $seat } sent the Valkyrie, who found nothing to take.
bn-recovered = { $seat } took a card back from the discard, unseen.
bn-recovered-cards = { $seat } took { $cards } back from the discard.
bn-recovered-deck = { $seat } took a card from the deck, unseen, and the deck was shuffled.
bn-recovered-deck-cards = { $seat } took { $cards } from the deck, and the deck was shuffled.
bn-showed = { $seat } showed the whole hand.
bn-showed-cards = { $seat } showed this hand: { $cards }.
bn-showed-one = { $seat } showed the whole hand to { $other } only.
bn-showed-one-cards = { $seat } showed this hand to { $other } only: { $cards }.
bn-gave = { $seat } gave { $card } to { $other }.
bn-swapped-deck = { $seat } swapped a face-down scroll with the scroll deck.
bn-swapped-deck-which = { $seat } swapped { $gave } for { $got } from the scroll deck.
bn-swapped-slot = { $seat } swapped a face-down scroll with { $other }.
bn-swapped-slot-which = { $seat } swapped { $gave } for { $got } from { $other }.
bn-returned-down = { $seat } lost a face-down scroll to the scroll deck.
bn-returned-down-which = { $seat } lost the face-down { $scroll } to the scroll deck.
bn-returned-up = { $seat } lost a face-up scroll to the scroll deck.
bn-returned-up-which = { $seat } lost the face-up { $scroll } to the scroll deck.
bn-gathered = { $seat } had the scrolls gathered, shuffled and dealt anew.
bn-declared = { $seat } declared “Blanc Noir”.
bn-forgot = { $seat } kept one card and declared nothing.
bn-penalised = { $seat } could not go out like that: four penalty cards.
bn-went-out = { $seat } went out; the round was over.
bn-counted = { $seat } was left with { $cards }: { $points } points, { $total } in all.
bn-counted-halved = { $seat } was left with { $cards }: { $points } points made exactly 200, cut to { $total }.
bn-counted-nothing = { $seat } had no cards left and stayed at { $total }.
bn-over = { $seat } won the game with the lowest total.
bn-over-two = { $seat } and { $other } shared the lowest total and won together.
bn-over-three = { $seat }, { $other } and { $third } shared the lowest total and won together.
bn-over-many = { $n } players shared the lowest total and won together.

## Questions

bn-ask-turn = Play { $colour } or number { $number }; a black card will do too.
bn-ask-turn-number = Play number { $number }; a black card will do too.
bn-ask-open = The lead is open: play anything.
bn-ask-chain = A chain of { $n } cards: answer with a 25, or take it.
bn-ask-after-draw = Play the card just drawn?
bn-ask-after-draw-card = You drew { $card }. Play it now?
bn-ask-trade-more = Which other { $number } goes? { $n } more to choose.
bn-ask-colour = Which colour for { $card }?
bn-ask-companion = Which special card goes with the Princess?
bn-ask-lord-companion = Which basic { $colour } card goes with the Lord? Up to { $n } more.
bn-ask-herald = Which { $colour } card goes?
bn-ask-herald-more = Which other { $colour } card goes?
bn-ask-relief = Which card goes? { $n } more to discard.
bn-ask-keep-one = Which one card do you keep? All the others go.
bn-ask-cut = Which card goes? At least one stays.
bn-ask-goddess = Which card goes? Up to { $n } more.
bn-ask-target = Which player?
bn-ask-target-dragon = Who draws four?
bn-ask-target-gargoyle = Who shows their hand?
bn-ask-target-outburst = Who draws two?
bn-ask-target-shockwave = Whose scrolls go back into the deck?
bn-ask-target-threat = Who gets them?
bn-ask-fairy-own = Which of your scrolls do you swap? Up to { $n } more.
bn-ask-fairy-source = Which scroll do you swap it for?
bn-ask-shockwave = Which scroll goes back into the deck?
bn-ask-threat = Which monster do you give away?
bn-ask-threat-more = Which other monster do you give away?
bn-ask-valkyrie = Which card do you take back?
bn-ask-declare = One card left: declare “Blanc Noir”?

## What stopping, drawing or taking means

bn-pass-draw = Or draw one card, and the turn is over.
bn-pass-draw-play = Or draw one card; if it fits, you may play it at once.
bn-pass-draw-forced = You draw one card only when you can play none.
bn-pass-take = Taking it: draw { $n }, the chain is gone and the turn over.
bn-pass-take-forced = Taking it is only for a hand without a 25: draw { $n }, the chain is gone and the turn over.
bn-pass-after-draw = Keep it, and the turn is over.
bn-pass-lord-companion = Stop, and no more cards go with the Lord.
bn-pass-herald = Stop, and the rest stays in hand.
bn-pass-keep-one = Stop, and the whole hand stays.
bn-pass-cut = Stop, and the rest stays in hand.
bn-pass-goddess = Stop, and the rest stays in hand.
bn-pass-fairy-own = Stop, and only the chosen ones are swapped.
bn-pass-threat = Stop, and the rest stays in hand.
bn-pass-declare = Undeclared, your last card will cost you four.

## Buttons

bn-do-play = Play { $card }
bn-do-draw = Draw one
bn-do-take = Take the chain
bn-do-trade = Trade { $card } for a scroll
bn-do-use = Turn up { $scroll }
bn-do-pick = Choose { $card }
bn-do-trade-more = Add { $card } to the trade
bn-do-take-along = Take { $card } along
bn-do-discard = Discard { $card }
bn-do-keep = Keep only { $card }
bn-do-give = Give { $card }
bn-do-recover = Take { $card } back
bn-do-name = Name { $colour }
bn-do-target = Choose { $seat }
bn-do-target-dragon = Make { $seat } draw four
bn-do-target-gargoyle = Make { $seat } show the hand
bn-do-target-outburst = Make { $seat } draw two
bn-do-target-shockwave = Return the scrolls of { $seat }
bn-do-target-threat = Give to { $seat }
bn-do-slot = Choose scroll { $n } of { $seat }
bn-do-slot-own = Swap your scroll { $n }
bn-do-slot-fairy = Swap for scroll { $n } of { $seat }
bn-do-slot-shockwave = Return scroll { $n } of { $seat }
bn-do-open = Return { $scroll } of { $seat }
bn-do-deck = Swap with the scroll deck
bn-do-declare = Declare “Blanc Noir”
bn-do-silent = Say nothing
bn-do-keep-drawn = Keep it
bn-do-stop = Stop
bn-do-stop-lord-none = Take none along
bn-do-stop-lord = Take no more along
bn-do-stop-discarding = Discard no more
bn-do-stop-goddess-none = Discard none
bn-do-stop-keep-all = Keep the whole hand
bn-do-stop-fairy-none = Swap none
bn-do-stop-fairy = Swap no more
bn-do-stop-giving = Give no more

## Why not

bn-no-game-over = The game is over.
bn-no-not-your-turn = Somebody else is being asked.
bn-no-wrong-question = That is not what is being asked now.
bn-no-scroll-not-now = Scrolls and trades belong to the scroll phase; something else is being asked now.
bn-no-not-in-hand = That card is not in your hand.
bn-no-must-follow = Follow { $colour } or { $number }, or play black.
bn-no-must-follow-number = Follow { $number }, or play black.
bn-no-chain-only-25 = A chain of { $n } cards is waiting: only a 25 answers it.
bn-no-princess-cannot-answer = The Princess is a 20: even with a 25 beside her she answers no chain.
bn-no-princess-needs-special = The Princess needs another special card beside her.
bn-no-only-the-drawn-card = Only the card just drawn may be played now.
bn-no-chain-pending = A chain of { $n } cards is waiting: answer with a 25 or take it; there is no drawing.
bn-no-draw-only-without-play = You can play, and this table draws only when it cannot.
bn-no-no-chain = There is no chain to take.
bn-no-must-answer-chain = You hold a 25, and at this table it has to answer.
bn-no-trade-needs-three = A trade takes three cards of number { $number }.
bn-no-trade-would-empty = A trade must leave at least one card in your hand.
bn-no-trade-no-scrolls = The scroll deck is empty: there is nothing to trade for.
bn-no-scroll-not-yours = That scroll does not lie face-down before you.
bn-no-herald-needs-card = You hold no { $colour } card for the Herald.
bn-no-herald-leaves-two = The Herald leaves two cards in hand, so none can go now.
bn-no-relief-needs-six = Relief needs more than five cards in hand.
bn-no-threat-needs-monster = Threat needs a Golem, a Gargoyle or a Dragon in your hand.
bn-no-shockwave-no-target = There is no other scroll to return.
bn-no-revelation-empty = The scroll deck is empty: Revelation would draw nothing.
bn-no-not-that-number = This trade is of { $number }s.
bn-no-not-that-colour = Only a { $colour } card will do here.
bn-no-not-special = It takes a special card here.
bn-no-not-basic = It takes a basic card here, 1 to 9.
bn-no-not-a-monster = Only a Golem, a Gargoyle or a Dragon can be given.
bn-no-already-given = You gave one of that kind already.
bn-no-one-must-stay = At least one card has to stay.
bn-no-cannot-stop-yet = You have to choose first; stopping comes later.
bn-no-not-another-player = Choose another player.
bn-no-not-playing = That player is not in this round.
bn-no-no-such-scroll = No such scroll lies there.
bn-no-source-closed = The scroll deck is empty: nothing to swap with.
bn-no-already-swapped = That place was chosen already.
bn-no-not-in-pile = That card is not among those you may take.
