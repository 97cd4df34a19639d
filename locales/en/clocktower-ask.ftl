# The questions of Clocktower: ct-ask to players, ct-decide to the Storyteller, ct-pass what declining means.

ct-ask = Go on.
ct-ask-vote = Execute { $seat }: do you raise a hand?
ct-ask-vote-exile = Exile { $seat }: do you raise a hand?
ct-ask-day = Day: nominate, act, or say that there is nothing more.
ct-ask-day-storyteller = Day: enter what people do; end the day when they have talked enough. Nobody is to be executed so far.
ct-ask-day-doomed = Day: enter what people do; end the day when they have talked enough. { $seat } is to be executed.
ct-ask-call = Night: the next call is { $slot }.
ct-ask-pick = { $role }: choose a player.
ct-ask-pick-another = { $role }: choose one more player.
ct-ask-pick-or-none = { $role }: choose a player, or nobody.
ct-ask-pick-another-or-none = { $role }: choose one more player, or nobody.
ct-ask-name = { $role }: name a character.
ct-ask-name-or-none = { $role }: name a character, or none.
ct-ask-newcomer = You join as a Traveller: which one? Everybody sees it.
ct-ask-yes-no = { $role }: yes or no?
ct-ask-harlot = You are asked to show your character. Do you agree?
ct-ask-judge = Do you pass judgement on the vote just counted? It can be done once.
ct-ask-judge-how = Your judgement: yes, the execution succeeds; no, it fails.
ct-ask-state = { $role }: make a statement before all.
ct-ask-artist = Ask the Storyteller one question that has a yes or no.
ct-ask-talk = You are with the Storyteller. Leave when you have talked.

## To the Storyteller

ct-decide-say = { $role }: what is this player told?
ct-decide-hand = { $role } is carried out by hand: do what has to be done, then go on.
ct-decide-pick = { $role }: choose a player.
ct-decide-name = { $role }: choose a character.
ct-decide-yes-no = { $role }: you decide, yes or no?
ct-decide-side = { $role }: is this Traveller evil?
ct-decide-go-on = There is nothing to decide; go on.
ct-decide-execution = { $seat } is executed: who dies of it? Where nobody has to, choose nobody.
ct-decide-nomination = { $seat } was nominated: is the nominator executed for it? Only what can happen is offered.
ct-decide-which-first = Something else befalls the nominator: does the execution come first?
ct-decide-death = { $seat } is about to die: is the player kept alive?
ct-decide-another = { $seat } is about to die: who dies instead? Choose the same player for nobody else.
ct-decide-made-up-minion = For the player who only believes to be the Demon: who is shown as a Minion?
ct-decide-bluff = Demon information: one more good character that is not in play.
ct-decide-visit = Somebody has come to you. Go on when you have talked.
ct-decide-newcomer = { $seat } joins as a Traveller: at whose left?
ct-decide-apprentice-name = Apprentice: whose ability is gained?
ct-decide-barber-pick = The Barber died: which Demon may have characters swapped?
ct-decide-barista-pick = Barista: who is affected?
ct-decide-barista-yes-no = Barista: yes, sober and healthy; no, acts twice.
ct-decide-courtier-pick = Courtier: whose is the named character taken to be?
ct-decide-deviant-yes-no = Deviant, exiled: was it funny enough to stay alive?
ct-decide-eviltwin-pick = Evil Twin: who is the good twin?
ct-decide-fanggu-yes-no = Fang Gu: does the chosen player count as an Outsider?
ct-decide-fortuneteller-pick = Fortune Teller: who is the red herring?
ct-decide-gambler-yes-no = Gambler: does the guess count as right?
ct-decide-godfather-yes-no = Godfather: does anybody who died today count as an Outsider?
ct-decide-gossip-pick = The Gossip was right: who dies tonight?
ct-decide-gossip-yes-no = Gossip: does the statement count as true?
ct-decide-grandmother-pick = Grandmother: who is the grandchild?
ct-decide-harlot-yes-no = Harlot: do both die tonight?
ct-decide-imp-pick = The Imp killed itself: which Minion becomes the Imp?
ct-decide-innkeeper-pick = Innkeeper: which of the two is drunk?
ct-decide-klutz-yes-no = Klutz: does the chosen player count as evil?
ct-decide-minstrel-yes-no = Minstrel: does the executed player count as a Minion?
ct-decide-moonchild-yes-no = Moonchild: does the chosen player count as good?
ct-decide-philosopher-pick = Philosopher: which holder of that character is drunk?
ct-decide-pithag-pick = The Pit-Hag made a Demon: who else dies tonight? Nobody is possible.
ct-decide-professor-yes-no = Professor: does the chosen player count as a Townsfolk?
ct-decide-sailor-pick = Sailor: which of the two is drunk?
ct-decide-shabaloth-pick = Shabaloth: who comes back to life? Nobody is possible.
ct-decide-slayer-yes-no = Slayer: does the shot count as hitting the Demon?
ct-decide-snakecharmer-yes-no = Snake Charmer: does the chosen player count as the Demon?
ct-decide-sweetheart-pick = The Sweetheart died: who is drunk from now on?
ct-decide-tinker-yes-no = Tinker: does the player die now?
ct-decide-vigormortis-pick = Vigormortis: which Townsfolk neighbour is poisoned?

## What declining means

ct-pass-day = Nothing more for now. You are asked again once somebody speaks or has been voted on.
ct-pass-decline = Choosing nothing: the ability is not used this time.
ct-pass-hand = All is done; the night goes on.
