# The page's own words: buttons, settings, headings, help, and what it says when something goes wrong.

brand = Hearsay
title = Hearsay
title-table = { $game } · Hearsay
title-your-move = Your move · { $game }
game-han = 黑与白
play-blanc-noir = Blanc Noir
play-blanc-noir-line = Four inks, one chain, a few face-down scrolls. Be the first to empty your hand, and leave the counting to the others.
play-fengsheng-name = Fengsheng
play-fengsheng-2010 = Fengsheng, 2010 edition
play-fengsheng-2010-line = Two hidden sides at one table, and intelligence that goes from hand to hand. Listen, and find your own people.
play-fengsheng-blacklist = Fengsheng, Blacklist
play-fengsheng-blacklist-line = Until intelligence is taken anybody may meddle: it is swapped and transferred, and everybody has play steps before and after it.
play-fengsheng-qianzhi = Fengsheng, Qianzhi
play-fengsheng-qianzhi-line = Blacklist’s way to play with a shorter turn, in five kinds of room, for two to eight.
games-choose = Choose a game
games-saved = One game is not finished
about = The rules and the bots run inside this page, no server needed. Opened once, it plays without a network too.

list-comma = ,{" "}
nothing = nothing
sentence-join = .{" "}
yes = Yes
no = No
close = Close
loading = Opening…
understood = Understood
reload = Reload
help = Rules and help
settings = Settings
undo = Take back
leave = Back to the start page

## Start page

goon-title = Unfinished: { $game }
goon-when = kept { $when }
goon = Go on
goon-damaged = The game that was kept cannot be read.
goon-look = See what to do
new-game = A new game
seats-how-many = How many players
your-name = Your name
you-name = Guest
you-here = you sit here
bot-kind = Which bot plays for { $name }
bot-heuristic = plays sensibly
bot-balanced = plays sensibly, and as the Storyteller keeps the game even
bot-random = plays at random
bot-name-1 = Inka
bot-name-2 = Brief
bot-name-3 = Morse
bot-name-4 = Vesper
bot-name-5 = Lamp
bot-name-6 = Reed
bot-name-7 = Sage
bot-name-8 = Bell
bot-all = All bots
bot-mixed = not all the same
begin = Deal
begin-replaces = A new game replaces the one that was kept.
house-rules = House rules
house-rules-changed = { $n ->
    [0] as usual
    [one] one changed
   *[other] { $n } changed
}
house-rules-intro = Each switch is written into the record and stays as it is for the whole game. When in doubt, leave them alone.
house-rules-usual = Back to the usual rules
seed = Shuffle seed
seed-why = The same 64 hexadecimal digits deal the same cards. Leave it empty for a random deal.
seed-bad = A seed has exactly 64 hexadecimal digits (0–9, a–f). Correct it or clear the field.

rule-declare_mode = Who declares the last card
rule-declare_mode-why = With one card left you declare “Blanc Noir”; going out undeclared costs four cards.
rule-declare_mode-auto = The table
rule-declare_mode-manual = Each player
rule-declare_mode-forgetful = Sometimes forgotten
rule-discard_memory = How much of the discard the table remembers
rule-discard_memory-why = At a real table nobody may look through the discard.
rule-discard_memory-last-lap = One lap
rule-discard_memory-none = Only the lead
rule-discard_memory-full = Everything
rule-play_after_draw = A drawn card may be played at once
rule-play_after_draw-why = Usually drawing is all you do that turn.
rule-voluntary_draw = You may draw although you could play
rule-voluntary_draw-why = Drawing is a choice, not a last resort.
rule-chain_must_answer = A 25 must answer a chain
rule-chain_must_answer-why = Nobody sees your hand, so usually nobody forces you.
rule-two_player_reverse = Flipping with two players
rule-two_player_reverse-why = With two, the other player is next either way; some count it as a skip.
rule-two_player_reverse-noop = Only the marker turns
rule-two_player_reverse-skip = Counts as a skip
rule-first_card_effects = Ability of the first lead
rule-first_card_effects-why = A special card turned up at the start usually does nothing.
rule-first_card_effects-none = None
rule-first_card_effects-uno = Hits the starter
rule-princess_companion_effect = The Princess's companion
rule-princess_companion_effect-why = Whether the special card played with her uses its own ability.
rule-princess_companion_effect-resolve = Uses its ability
rule-princess_companion_effect-none = Is only discarded
rule-princess_companion_on_top = The companion lies on top of the Princess
rule-princess_companion_on_top-why = The card on top is the new lead.
rule-prince_combo_partial = Princess with Prince may keep more than one card
rule-prince_combo_partial-why = Usually you keep exactly one or discard nothing.
rule-gargoyle_audience = Who sees a hand shown by the Gargoyle
rule-gargoyle_audience-why = The whole table, or only the one who played it.
rule-gargoyle_audience-all = The table
rule-gargoyle_audience-user = Its player
rule-valkyrie_zone_after_reshuffle = Where the Valkyrie looks after a reshuffle
rule-valkyrie_zone_after_reshuffle-why = Once the discard went back into the deck, little is left in it.
rule-valkyrie_zone_after_reshuffle-discard_and_draw = Discard and deck
rule-valkyrie_zone_after_reshuffle-discard_only = Discard only
rule-valkyrie_counts_before_empty_check = A last Valkyrie takes her card first
rule-valkyrie_counts_before_empty_check-why = The hand is counted after she took one, so it is not empty and costs nothing.
rule-shockwave_scope = How much Shockwave sweeps away
rule-shockwave_scope-why = One scroll of a player, or all of them.
rule-shockwave_scope-one = One
rule-shockwave_scope-all = All
rule-tornado_includes_deck = Tornado shuffles the scroll deck in
rule-tornado_includes_deck-why = Otherwise only the scrolls before the players are dealt anew.
rule-threat_empty_hand_wins = Giving the last card with Threat goes out
rule-threat_empty_hand_wins-why = The round ends at once.
rule-threat_drops_pending_chain = Going out by Threat ends a chain
rule-threat_drops_pending_chain-why = Otherwise somebody still takes the waiting cards.
rule-trade_may_empty_hand = A trade may empty the hand
rule-trade_may_empty_hand-why = If allowed, it costs four cards as usual.
rule-effect_discards_under_lead = Discarded cards go under the lead
rule-effect_discards_under_lead-why = A trade or a Herald does not change the colour to follow.
rule-first_starter = Who starts the first round
rule-first_starter-why = Each later round starts one seat further clockwise.
rule-first_starter-random = Random
rule-first_starter-first = You
rule-end_tie = Equal lowest totals
rule-end_tie-why = When several players share the lowest total at the end.
rule-end_tie-shared = They all win
rule-end_tie-playoff = One more round
fs-start-split = Lurkers { $lurkers } · Agency { $agency } · Bystanders { $bystanders }
fs-start-flow-full = Full turn
fs-start-flow-short = Short turn for beginners
fs-start-deck = { $n } cards
fs-start-roles-all = All characters
fs-start-roles-none = No characters

## Table

seats = Other players
seat-spoken = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, { $down } face-down scrolls, total { $total }
seat-spoken-up = Face-up scrolls: { $scrolls }
seat-declared = Has declared Blanc Noir.
seat-turn = It is their turn
seat-next = Next to move
seat-choosable = You may choose this player
points-short = total
next-short = next
declared-stamp = BN
seat-facts = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in hand, total { $total }.
seat-bot = A bot that { $bot }.
seat-down = Face-down scrolls
seat-down-none = No face-down scrolls.
seat-up = Used scrolls
seat-lap = Cards discarded in their last turn
seat-known = Cards known to be in this hand
seat-known-why = They were shown once and have not been played since.
scrolls-of = { $name }: scrolls

centre = Middle of the table
deck-spoken = Draw deck, { $n } cards
deck-short = deck
scroll-deck-spoken = Scroll deck, { $n } scrolls
scroll-deck-short = scrolls
discard-spoken = Discard, { $n } cards; see what the table remembers
discard-short = discard
lead-spoken = Lead: { $card }. { $follow }
lead-follow = Follow { $colour } or { $number }
lead-open = Anything may be played
lead-open-short = any card
lead-naming = The colour is being named.
lead-naming-short = colour?
direction-spoken = Direction of play: { $direction }
chain-spoken = A chain of { $n } cards is waiting. { $faces } faces it, then { $next }
chain-faces = faces it
chain-next = is next

strip-open = Open the log
strip-empty = Nothing has happened yet.
log = Log
log-short = Log
log-level = How much the log tells
log-story = Story
log-moves = Moves
log-everything = Everything
log-read = Read { $name }
log-folded = { $n ->
    [one] One earlier entry is
   *[other] { $n } earlier entries are
} folded away: this table remembers one lap. After the game you see it all.
round = Round { $n }

ask = Your decision
your-move = Your move
rule-open = Read this rule
why-not = Not now:
pick-colour = Choose a colour
pick-seat = Choose a player
pile-open = Look through ({ $n } to choose from)
hint-hand = Tap a card to select it, tap again to commit. Long press shows its text.
hint-own = Tap one of your scrolls to select it.
wait = Waiting
wait-for = Waiting for { $name }
wait-sheet = First look at the score of this round.
wait-over = This game is over.
step-next = Next step ({ $n } left)
step-skip = Straight to me

own-seat = Your seat
own-scrolls = Your scrolls
own-scrolls-none = no scrolls
own-sums = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $total }
own-scroll-open = Scroll { $scroll }, can be used now. { $gloss }
own-scroll-spoken = Scroll { $scroll }
used-short = used
own-scroll-used = Used scroll { $scroll }
hand-spoken = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
}; move with the arrow keys
hand-card-open = { $card }, playable
hand-card-refused = { $card }, not now: { $reason }
sort-spoken = Hand sorted by { $by }; press to change
sort-colour = colour
sort-number = number
inspect-colour = Colour
inspect-number = Number (and points if it stays in hand)
inspect-scroll = Used only in the scroll phase of your own turn; it then stays face-up before you.

pile-title = Discard
pile-search = Take one card from the discard
pile-search-why = Choose one card for your hand; nobody else sees which. Greyed cards cannot be taken.
pile-full = This table shows every card that was played.
pile-none = This table shows only the lead.
pile-lap = This table remembers the discards of one lap.
pile-empty = There are no cards to see.
pile-pick = Choose a card first

## Scores

sheet-title = Score of round { $n }
sheet-lead = { $name } went out. Everyone else adds the numbers still in hand to their total.
sheet-out = went out
sheet-halved = exactly 200, cut to 100
sheet-empty = no cards left
sheet-continue = Next round
over-won = You win
over-shared = You share the win
over-lost = { $name } wins
over-ranking = Totals, lowest first
over-last = The last round
over-look = Look at the table
over-back = Back to the result
over-leave = Start page
rematch = Play again

## Settings

set-language = Language
set-theme = Light
theme-system = As the system
theme-dark = Night
theme-light = Day
set-log = How much the log tells
set-pace = Speed of the bots:
pace-0 = at once
pace-1 = fast
pace-2 = normal
pace-3 = slow
set-step = Step by step
set-step-why = Every move of a bot waits until you press “Next step”.
set-motion = Animation
motion-system = As the system
motion-on = On
motion-off = Off
set-sound = Sound
set-sound-why = A short tick when it is your move.

## Record and trouble

report = Game record
report-why = It holds every decision of this game. Keep it, or add it to a report of a problem. Mind that it contains everybody's cards.
report-empty = There is no game to keep yet.
report-record = The whole record
report-detail = The engine’s last words, please add them to a report:
report-copy = Copy
report-copied = Copied.
report-copy-failed = The browser refused to copy. Select the text above and copy it by hand.
report-download = Save as a file
trouble-title = Something went wrong
trouble-engine = The rules engine stopped for a moment. The game goes on from your last move.
trouble-engine-again = The rules engine stopped again and again, so this game cannot go on now. Its record is safe: keep it for a report, then reload the page.
trouble-engine-missing = The rules engine cannot be opened. Check that the network is there, then reload this page.
trouble-save = The game that was kept cannot be read. It may be damaged or come from a newer version. Save it as a file if you like, then throw it away and deal a new game.
trouble-full-store = The browser refuses to keep the game, so it is lost when you close the page. You can save the record as a file in the settings.
throw-away = Throw it away
update-waits = A new version is ready.
update-take = Use it now

## Rule pages

rule-title = Rule
rule-back = Back
rule-contents = Contents of the rulebook
rule-page = Read its page in the rulebook
rule-chinese = The page itself is written in Chinese.
rule-table = Table
rule-missing = There is no page for this rule ({ $path }). The essentials are under “Rules and help”.
example-table = The table
example-play = Play
example-expect = What follows

help-how = How to play
help-goal = Goal
help-goal-text = Be the first to empty your hand. At the end of a round the numbers left in your hand are added to your total. Once somebody is above 200 the game ends and the lowest total wins.
help-turn = A turn
help-turn-text = First the scroll phase: trade three cards of one number for a scroll, or turn up your own face-down scrolls, as often as you like. Then the number phase: play one card or draw one.
help-follow = Following
help-follow-text = A card must match the colour or the number of the lead. Black cards may be played at any time and name the colour to follow.
help-chain = Chains
help-chain-text = A 25 starts a chain. The next player answers with another 25, slips away with Mirage, or takes all the waiting cards and the turn ends.
help-scroll = Scrolls
help-scroll-text = Scrolls lie face-down before you and only you know them. Used ones stay face-up. A scroll you get in the number phase can be used from your next turn on.
help-last = The last card
help-last-text = With one card left you declare “Blanc Noir”. The last card must be a basic card, 1 to 9. Going out undeclared or with a special card costs four cards.
help-score = Exactly 200
help-score-text = A total of exactly 200 after adding is cut to 100.
help-marks = Marks of the colours
help-cards = Number cards
help-scrolls = Scrolls
help-keys = Keyboard
help-touch = Touch: tap to select, tap again to do it. Long press any card for its text. Tap another player to see what lies before them.
keys-arrows = move through your hand
keys-enter = select; again: play
keys-escape = select nothing
keys-draw = draw a card
keys-take = take the chain
keys-stop = enough
keys-hand = back to your hand
keys-inspect = read the selected card
keys-sort = change the order
keys-undo = take back
keys-next = next step
keys-log = log
keys-settings = settings
keys-help = this page
