# What the page itself says at a table of Fengsheng: seats, the way of intelligence, when to be asked, help.


## Seats

fs-ui-seat = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
fs-ui-seat-gone = { $name }, { $how }
fs-ui-seat-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
fs-ui-life-living = in the game
fs-ui-life-dead = dead
fs-ui-life-lost = out of the game
fs-ui-life-dead-stamp = Dead
fs-ui-life-lost-stamp = Out
fs-ui-count = { $n } { $colour }
fs-ui-intelligence = Intelligence: { $cards }
fs-ui-intelligence-none = No intelligence
fs-ui-role-unknown = A character face down, unknown
fs-ui-role-unknown-why = It lies face down and has not been seen yet.
fs-ui-role-up = { $role }, face up
fs-ui-role-down = { $role }, face down
fs-ui-up = Face up
fs-ui-down = Face down
fs-ui-up-why = Face up: it has its sex and all its skills.
fs-ui-down-why = Face down: it has no sex, and only the skills that say so.
fs-ui-identity = Of the { $faction }
fs-ui-identity-title = Identity
fs-ui-identity-unknown = Not known.
fs-ui-private = only you know
fs-ui-seen-by-you = you have seen it, others have not
fs-ui-role-title = Character
fs-ui-role-page = Read { $role }
fs-ui-before = Intelligence
fs-ui-locked = Locked
fs-ui-lured = Lured away
fs-ui-comes-here = Intelligence is on its way there
fs-ui-lies-here = Intelligence has arrived there
fs-ui-asked = Deciding
fs-ui-note-spoken = Your guess: { $faction }
fs-ui-own-role = Your character: { $role }. Open for skills and mission
fs-ui-skills = Skills of { $role }
fs-ui-skill = Skill { $skill }
fs-ui-skill-open = Skill { $skill }, usable now. { $gloss }
fs-ui-goal = Goal: three { $colour } (now { $n })
fs-ui-mission = Secret mission
fs-ui-mission-why = The mission counts for Bystanders only.
fs-ui-mission-why-alone = In this game everybody wins by the mission alone, whatever the identity.
fs-ui-kind-skill = declared
fs-ui-kind-trigger = when something happens
fs-ui-kind-passive = always
fs-ui-letter-red = R
fs-ui-letter-blue = B
fs-ui-letter-black = K
fs-ui-bet-draw = draw 2
fs-ui-bet-discard = discard 1

## The centre

fs-ui-happening = What is going on
fs-ui-turn = { $name }’s turn
fs-ui-turn-of = Turn { $n } · { $name }
fs-ui-phase-role = Everybody chooses a character
fs-ui-phase-unsent = { $name }’s play phase, nothing sent yet
fs-ui-phase-sent = { $name }’s play phase, intelligence sent
fs-ui-phase-over = The game is over
fs-ui-sent = { $way } intelligence from { $name }
fs-ui-face-known = It is { $card }
fs-ui-face-unknown = Face down
fs-ui-travels-to = On its way to { $name }
fs-ui-arrived-at = Arrived before { $name }
fs-ui-then = If nobody takes it, then to { $names }
fs-ui-step-travels = On its way
fs-ui-step-arrived = Arrived
fs-ui-step-receiving = To take?
fs-ui-chain = The chain; the top one takes effect first
fs-ui-declared = { $name }: { $what }
fs-ui-declared-at = { $name }: { $what } on { $target }
fs-ui-as = as { $function }
fs-ui-as-short = as { $function }
fs-ui-void = Countered
fs-ui-void-stamp = void
fs-ui-resolving = Taking effect:
fs-ui-resolving-stamp = now
fs-ui-deck-spoken = Deck, { $n } cards
fs-ui-discard-spoken = Discard, { $n } cards: open
fs-ui-discard = The discard holds { $n } cards, all face up; { $deck } are left in the deck.
fs-ui-removed = { $n } probes have left the game.
fs-ui-rule-return-one = Astute
fs-ui-rule-good-manners = Good Manners
fs-ui-rule-turn-up = Turning up

fs-ui-phase-step = { $name }’s turn, { $other }’s play step
fs-ui-phase-begin = Beginning
fs-ui-phase-draw = Draw
fs-ui-phase-play-1 = Play
fs-ui-phase-transmission = Send
fs-ui-phase-play-2 = Play 2
fs-ui-phase-end = End
fs-ui-step-of = { $name }’s play step
fs-ui-step-travels-why = It travels to a player; others can still meddle.
fs-ui-step-arrived-why = It lies before that player, who alone can deal with it.
fs-ui-step-receiving-why = That player takes it or lets it go on.
fs-ui-stage-title = The turn and its times
fs-ui-stage-now = What may be used now
fs-ui-stage-now-why = By public facts, whoever holds the cards; the skill of a character may say otherwise.
fs-ui-stage-turn = A turn
fs-ui-stage-when = When each function is used
fs-ui-stage-everybody = All
fs-ui-stage-but = Everybody but { $name }
fs-ui-stage-but-short = All but
fs-ui-stage-may = { $by } may use { $functions }
fs-ui-stage-receive = { $name } decides whether to take it
fs-ui-stage-send = { $name } has to send intelligence
fs-ui-stage-decides = { $name } decides
fs-ui-stage-several = Several players decide
fs-ui-time-own-step = In one’s own play step
fs-ui-time-own-play-phase = In one’s own play phase
fs-ui-time-own-turn = In one’s own turn, before intelligence has arrived
fs-ui-time-in-transit = While intelligence is on its way
fs-ui-time-others-in-transit = On its way in another player’s turn
fs-ui-time-arrived = When it lies before oneself
fs-ui-time-arrived-hidden = When it lies face down before oneself
fs-ui-time-arrived-free = When it lies before oneself and need not be taken
fs-ui-time-card-used = In answer to a card just used
fs-ui-time-any-time = At any time one may act
fs-ui-time-only-sent = Only sent as intelligence
fs-ui-turned-up = Face up
fs-ui-turned-up-short = Up
fs-ui-must-take = Must be taken
fs-ui-must-take-short = Must take

## Choosing and taking

fs-ui-pick-open = Choose a card ({ $n })
fs-ui-pick-no = { $card }, not to be chosen
fs-ui-take-kills = It is your third black one: taking it means death.
fs-ui-take-may-kill = Two black ones lie before you: if this one is black, taking it means death.
fs-ui-take-wins = It is your third { $colour } one: taking it wins.
fs-ui-take-may-win = Two { $colour } ones lie before you: if this one is { $colour }, taking it wins.
fs-ui-take-first-black = It is black: it would be your first.
fs-ui-take-second-black = It is black: it would be your second, and a third kills.
fs-ui-take-helps = It is { $colour }, what you need.

## When to be asked

fs-ui-mode = When to ask me
fs-ui-mode-spoken = When to ask me: { $mode }. Press to change
fs-ui-mode-auto = Auto
fs-ui-mode-auto-why = Passes by itself when nothing can be done, or when none of the reasons below holds.
fs-ui-mode-always = Always
fs-ui-mode-always-why = Asks every time.
fs-ui-mode-never = Never
fs-ui-mode-never-why = Passes everything, unless passing may lose the game or miss a victory.
fs-ui-more = Not now, and the reasons to ask
fs-ui-until = Do not ask for now
fs-ui-until-why = Passes now and goes on passing until a new reason comes up.
fs-ui-until-my-turn = Not asking until your turn.
fs-ui-until-my-turn-do = Until my turn
fs-ui-until-intelligence = Not asking about this intelligence.
fs-ui-until-intelligence-do = This intelligence
fs-ui-until-chain = Not asking about this chain.
fs-ui-until-chain-do = This chain
fs-ui-until-stop = Ask me again
fs-ui-stops = Reasons to ask on Auto
fs-ui-stops-why = Where nothing can be done, none of them asks.
fs-ui-stop-fixed = always on: missing it may cost the game
fs-ui-stop-my-turn = It is my turn, or my play step
fs-ui-stop-target = Something is aimed at me
fs-ui-stop-before-me = Intelligence comes to me or lies before me
fs-ui-stop-mine = My intelligence is on its way
fs-ui-stop-danger = One more black one would kill me
fs-ui-stop-i-may-win = I may win
fs-ui-stop-someone-may-win = Somebody else may win
fs-ui-stop-can-counter = I can counter
fs-ui-stop-on-its-way = Others’ intelligence is on its way and I could act
fs-ui-passed-by-mode = (passed by your settings)
fs-ui-passed-by-yield = (passed because you asked not to be asked)
fs-ui-keys-pass = Pass
fs-ui-keys-mode = Change how you are asked: auto, always, never
fs-ui-keys-yield = Not now, and the reasons to ask
fs-ui-keys-character = Read your character

## Notebook

fs-ui-notebook = Notebook
fs-ui-notebook-open = Notebook: who is on which side
fs-ui-notebook-why = Only you see it. Tap a square for a guess: perhaps, surely not, nothing. What follows from the facts is filled in; tap it for the reason.
fs-ui-note-split = { $faction }, { $n }
fs-ui-note-is = { $name } is of the { $faction }; open for the reason
fs-ui-note-is-not = { $name } is not of the { $faction }; open for the reason
fs-ui-note-guess-none = { $name }, { $faction }: no guess
fs-ui-note-guess-yes = { $name }, { $faction }: perhaps
fs-ui-note-guess-no = { $name }, { $faction }: surely not
fs-ui-note-mine = It is your own identity.
fs-ui-note-shown = { $name }’s identity has been shown.
fs-ui-note-seen = You have seen { $name }’s identity.
fs-ui-note-enough = { $name } has { $n } of that colour and has not won, so is not of the { $faction }.
fs-ui-note-full = All { $n } of the { $faction } are known.
fs-ui-note-rest = There are { $n } of the { $faction }, and nobody else is left to be one.
fs-ui-note-left = Neither of the other two.
fs-ui-note-other = Already of the { $faction }.
fs-ui-note-aids = Fill in what follows
fs-ui-note-aids-why = Switch it off if you want no help.
fs-ui-keys-notebook = Notebook: who is on which side

## The end

fs-ui-over-draw = Nobody wins
fs-ui-over-players = Everybody’s identity and character
fs-ui-over-won = Won
fs-ui-over-mission = { $role }’s mission:

## Help

fs-ui-help-goal = Aim
fs-ui-help-goal-text = A Lurker with three red intelligence wins for all Lurkers, a member of the Agency with three blue for the Agency. A Bystander wins alone, by the secret mission of the character.
fs-ui-help-turn = A turn
fs-ui-help-turn-text = Draw two cards; then comes the play phase: use as many cards as you like and send exactly one card of your hand as intelligence, in any order.
fs-ui-help-blacklist-turn-text = Draw two cards; a first play phase; send one intelligence; a second play phase. In both play phases every player has a play step, beginning with whose turn it is. Whoever has nothing to send is out.
fs-ui-help-qianzhi-turn-text = Draw two cards, play, then send one intelligence. In the play phase only the player on turn has a play step; others may answer. Whoever has sent nothing when the turn ends is out.
fs-ui-help-send = Sending
fs-ui-help-send-text = The seal in a card’s corner says how it travels. Whoever it comes to takes it or lets it go on; back with its sender, it must be taken.
fs-ui-help-answer = Answering
fs-ui-help-answer-text = Whenever somebody uses a card or a skill, everybody else may answer; the last answer takes effect first. When all pass, it is carried out.
fs-ui-help-die = Death
fs-ui-help-die-text = Three black intelligence before you mean death: your identity and character are shown and you play no more. The dead may still win with their faction.
fs-ui-help-character = Characters
fs-ui-help-character-text = You keep one of two characters. Some begin face down and unknown; turning up or down changes which skills hold.
fs-ui-help-marks = Marks
fs-ui-help-cards = Cards
fs-ui-help-windows = When cards may be used
fs-ui-help-mode = Everybody is asked at every use of a card and every step of intelligence. The button at the lower right says when to ask you: auto, always, never; “⋯” beside it asks nothing for a while, and changes the reasons.
