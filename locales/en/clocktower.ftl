# What happens in Clocktower, what is said, what stands on buttons. Names are in clocktower-names.ftl, questions in clocktower-ask.ftl.

ct-storyteller = Storyteller

## What happened

ct-called = The Storyteller calls: { $slot }.
ct-night-fell = Night { $n }.
ct-dawned-none = The town wakes; nobody died in the night.
ct-dawned-died = The town wakes; in the night died: { $died }.
ct-dawned-revived = The town wakes; back to life came: { $revived }.
ct-dawned-both = The town wakes; in the night died: { $died }; back to life came: { $revived }.
ct-day-ended = The day is over.
ct-told = { $seat } learns ({ $role }): { $what }
ct-picked = { $seat } chose { $whom }.
ct-declined = { $seat } chose nothing.
ct-named = { $seat } named the { $role }.
ct-stated = { $seat } states: { $what }
ct-replied-yes = { $seat }: yes.
ct-replied-no = { $seat }: no.
ct-visited = { $seat } goes to the Storyteller.
ct-claimed = { $seat } claims to be the { $role }.
ct-claimed-to-know = { $seat } claims to have learned on night { $n }: { $what }
ct-claimed-by-day = { $seat } claims to have learned on day { $n }: { $what }
ct-claimed-about = { $seat } claims to have learned on night { $n } about { $a } and { $b }: { $what }
ct-suspected = { $seat } suspects { $whom }.
ct-trusted = { $seat } trusts { $whom }.
ct-whispered = { $seat } talks with { $whom } alone.
ct-used = { $seat } does in public what the { $role } does.
ct-passed = { $seat } has nothing more to do for now.
ct-waited = The Storyteller lets the town talk on.
ct-nominated = { $seat } nominates { $whom }.
ct-exile-called = { $seat } calls for the exile of { $whom }.
ct-voted = { $seat } raises a hand.
ct-voted-not = { $seat } raises no hand.
ct-counted-doomed = { $votes } votes on { $seat }, of { $needed } needed: { $seat } is to be executed.
ct-counted-tie = { $votes } votes on { $seat }, of { $needed } needed: a tie, and nobody is to be executed.
ct-counted-fewer = { $votes } votes on { $seat }, of { $needed } needed, but not more than before.
ct-counted-short = { $votes } votes on { $seat }, fewer than the { $needed } needed.
ct-counted-exile = Exile of { $seat }: { $votes } in favour, of { $needed } needed; it is agreed.
ct-counted-no-exile = Exile of { $seat }: { $votes } in favour, fewer than the { $needed } needed.
ct-vote-ended = This vote is not held.
ct-executed = { $seat } is executed.
ct-exiled = { $seat } is exiled.
ct-joined = { $seat } sits down as the { $role }, at the left of { $whom }.
ct-left = { $seat } leaves the game.
ct-died = { $seat } dies.
ct-survived = { $seat } does not die.
ct-revived = { $seat } comes back to life.
ct-token-spent = The vote token of { $seat } is used up.
ct-by-hand = By the Storyteller’s hand: { $what }
ct-died-at-night = { $seat } dies in the night.
ct-survived-at-night = { $seat } was to die in the night, and does not.
ct-won-no-demon = { $side } wins: no Demon is alive.
ct-won-two-left = { $side } wins: only two players are alive.
ct-won-by = { $side } wins by the { $role }.
ct-won-storyteller = The Storyteller says that { $side } wins.
ct-revealed = { $seat }: { $role }, { $side }.

## What is learned

ct-info-nothing = There is nothing to learn.
ct-info-spoken = The Storyteller says it aloud.
ct-info-number = { $n }
ct-info-yes = Yes (a nod).
ct-info-no = No (a shake of the head).
ct-info-none-of = No { $team } is in play.
ct-info-one-of = One of { $a } and { $b } is the { $role }.
ct-info-token = { $seat } is the { $role }.
ct-info-either = { $seat } is the { $good } or the { $evil }.
ct-info-pair = It is { $a } or { $b }.
ct-info-minions = The Minions: { $seats }.
ct-info-demon = The Demon: { $seat }.
ct-info-knows = { $seat } is the { $role }.
ct-info-absent = Not in play: the { $role }.
ct-info-in-play = In play: the { $role }.
ct-info-became = You are the { $role } now.
ct-info-turned = Your side now: { $side }.
ct-info-mad = Do all you can to make the town believe that you are the { $role }.
ct-info-statements = One of these is true: { $a } { $b }
ct-info-reply-yes = Asked whether this is so: { $what } The answer: yes.
ct-info-reply-no = Asked whether this is so: { $what } The answer: no.
ct-info-grimoire = A look into the grimoire.
ct-info-grimoire-exchanged = A look into the grimoire, in which the tokens of { $a } and { $b } were exchanged.
ct-info-believes = { $seat } believes to be the { $role }.
ct-info-marked = { $seat } bears a token: { $token } ({ $role }).
ct-info-marked-mad = { $seat } bears a token: Mad, to pass for the { $of } ({ $role }).

## Statements

ct-statement-evil = { $seat } is evil.
ct-statement-team = { $seat } is a { $team }.
ct-statement-is = { $seat } is the { $role }.
ct-statement-spoken = (Said aloud.)

## By the Storyteller’s hand

ct-tool-kill = { $seat } dies.
ct-tool-revive = { $seat } lives again.
ct-tool-become = { $seat } becomes the { $role }.
ct-tool-turn = { $seat } changes to { $side }.
ct-tool-drunk = { $seat } is drunk.
ct-tool-poison = { $seat } is poisoned until dusk.
ct-tool-remind = { $seat } gets a reminder token.
ct-tool-clear = What was put before { $seat } by hand is taken away.
ct-tool-tell = { $seat } is told something by word of mouth.
ct-tool-win = { $side } wins.

## Buttons

ct-do-wait = Let the town talk on
ct-do-go-on = Go on
ct-do-pass = Nothing more
ct-do-raise = Raise a hand
ct-do-not-raise = No hand
ct-do-yes = Yes
ct-do-no = No
ct-do-strike = Strike { $seat }
ct-do-pick = { $seat }
ct-do-decline = Nobody
ct-do-decline-character = No character
ct-do-decline-statement = Nothing
ct-do-name = { $role }
ct-do-nominate = Nominate { $seat }
ct-do-exile = Call for the exile of { $seat }
ct-do-welcome = Welcome a Traveller: { $seat }
ct-do-see-off = See { $seat } off, who leaves the game
ct-do-use = Do what the { $role } does
ct-do-visit = Go to the Storyteller
ct-do-claim = Claim to be the { $role }
ct-do-claim-by-day = Claim, for day { $n }: { $what }
ct-do-claim-to-know = Claim, for night { $n }: { $what }
ct-do-claim-about = Claim, for night { $n } and { $a } and { $b }: { $what }
ct-do-suspect = Suspect { $seat }
ct-do-trust = Trust { $seat }
ct-do-whisper = Talk with { $seat } alone
ct-do-say = { $what }
ct-do-hand = { $what }
ct-do-call = Next call: { $slot }
ct-do-execute = End the day: { $seat } is executed
ct-do-end-the-day = End the day without an execution

## What one spot can be chosen for

ct-verb-nominate = Nominate
ct-verb-exile = Exile
ct-verb-welcome = Welcome a Traveller
ct-verb-see-off = See a Traveller off
ct-verb-suspect = Suspect
ct-verb-trust = Trust
ct-verb-whisper = Talk alone
ct-verb-claim = Claim to be
ct-verb-claim-to-know = Claim to know
ct-verb-use = Do in public
ct-verb-strike = Strike
ct-verb-kill = Dies
ct-verb-revive = Lives again
ct-verb-become = Becomes
ct-verb-turn = Changes sides
ct-verb-drunk = Drunk
ct-verb-poison = Poisoned
ct-verb-remind = Reminder token
ct-verb-clear = Take tokens away
ct-verb-tell = Told aloud
ct-verb-win = Wins

## Why something cannot be done

ct-no-over = The game is over.
ct-no-not-asked = This seat is not asked now.
ct-no-not-the-question = That is no answer to what is asked.
ct-no-not-among = That is not among what can be chosen.
ct-no-may-not-decline = Somebody or something has to be chosen.
ct-no-dead-do-not-nominate = The dead do not nominate.
ct-no-has-nominated = Everybody nominates once a day.
ct-no-was-nominated = Everybody is nominated once a day.
ct-no-is-a-traveller = Travellers are exiled, not executed.
ct-no-storyteller-nominates = As long as the Bishop lives, only the Storyteller nominates.
ct-no-somebody-must-be-nominated = There is the Bishop: somebody of the other side has to be nominated before the day ends.
ct-no-not-a-traveller = Only a living Traveller is exiled.
ct-no-was-called-for = The exile of each Traveller is called for once a day.
ct-no-not-an-empty-chair = A newcomer sits down at an empty chair.
ct-no-no-traveller-left = Every Traveller of the script is in play already.
ct-no-only-travellers-leave = Only Travellers leave before the game is over.
ct-no-may-not-vote = Your own ability does not let you vote now.
ct-no-done-today = That was done today already.
ct-no-said-aloud = At this table people talk themselves.
ct-no-said-enough = You have said enough for today.
ct-no-nothing-to-do = There is nothing of the kind to be done now.

## Tokens

ct-mark-drunk = Drunk
ct-mark-poisoned = Poisoned
ct-mark-sober = Sober and healthy
ct-mark-safe-from-demon = Safe from the Demon
ct-mark-cannot-die = Cannot die
ct-mark-survives-execution = Survives execution
ct-mark-sleeps = Not woken tonight
ct-mark-acts-twice = Acts twice
ct-mark-has-ability = Has the ability in death
ct-mark-mad = Mad
ct-mark-reminder = Reminder
ct-mark-moonchild-0 = Will die
ct-mark-moonchild-1 = May die
ct-mark-butler-0 = Master
ct-mark-witch-0 = Cursed
ct-mark-eviltwin-0 = Twin
ct-mark-devilsadvocate-0 = Chosen last
ct-mark-fanggu-0 = To be taken over
ct-mark-fanggu-1 = Has moved once
ct-mark-shabaloth-0 = Was eaten
ct-mark-minstrel-0 = May count as a Minion
ct-mark-grandmother-0 = Grandchild
ct-mark-fortuneteller-0 = Red herring
ct-mark-sage-0 = Killer
ct-mark-juggler-0 = Wrong guess
ct-mark-juggler-1 = Perhaps right
ct-mark-juggler-2 = Right guess
ct-mark-exorcist-0 = Chosen last
ct-mark-thief-0 = Vote counts against
ct-mark-deviant-0 = Funny today
ct-mark-bureaucrat-0 = Vote counts three

## What is under way

ct-business-setup = Before the first night
ct-business-night = An ability at night
ct-business-day = An ability by day
ct-business-then = What follows
ct-business-death = A death
ct-business-nomination = A nomination
ct-business-execution = An execution
ct-business-manual = By hand
ct-business-visit = A visit
ct-business-arrival = A Traveller comes

## What an answer amounts to

ct-tag-true = true
ct-tag-false = false
ct-tag-registration = true by registration
ct-tag-impaired = ability fails
ct-tag-kill = kills
ct-tag-bounce = another dies
ct-tag-spare = spares
ct-tag-revive = revives
ct-tag-heir = new Demon
ct-tag-red-herring = red herring
ct-tag-bluff = bluff
ct-tag-change = changes
ct-tag-impair = impairs
ct-tag-note = note
ct-tag-end = ends the game

## Why the Storyteller does so: what the balanced Storyteller goes by

ct-why-when-setup = Before the game
ct-why-when-night = Night { $n }
ct-why-when-day = Day { $n }
ct-why-who = { $seat } ({ $role })
ct-why-whoever = whoever is told
ct-why-goes-on = Nothing more is to be decided here; the game goes on.
ct-why-town-talks = The town still has things to say to each other.
ct-why-true-by-rule = It has to be the truth for { $who }; among the truths, this one suits the game as it stands.
ct-why-truth-helps = For { $who } it could be something false, but the town needs the truth now.
ct-why-false-by-right = What { $who } learns may be false, and a falsehood that can be believed keeps the game open.
ct-why-registers = For what { $who } learns, somebody may count as what they are not; so the truth tells less.
ct-why-nothing-to-tell = There is nothing to tell here.
ct-why-bounced = Somebody else is to die, since good can ill afford the death that was meant.
ct-why-takes-its-course = The death takes its course; nothing speaks for stepping in.
ct-why-spared = This death is held back, so that the game stays open.
ct-why-fair-heir = With { $seat } as the new Demon it is fairest to play on.
ct-why-fair-herring = A false lead to { $seat } confuses the town without deciding the game.
ct-why-safe-bluff = Nobody has the { $role }, so the Demon can claim to be that safely.
ct-why-nothing-by-hand = What is done by hand needs nothing now.
ct-why-by-hand = The Storyteller did this by hand.
ct-why-helps-behind = A Traveller who comes late helps whichever side is behind.
ct-why-no-difference = It makes no difference to either side’s chances.
ct-why-chances-good = Good is ahead, with { $n ->
    [one] one execution
   *[other] { $n } executions
  } left before evil wins.
ct-why-chances-evil = Evil is ahead; good has { $n ->
    [one] one execution
   *[other] { $n } executions
  } left.
ct-why-chances-even = The chances are about even; good has { $n ->
    [one] one execution
   *[other] { $n } executions
  } left.
