# What the table says when something cannot be done. In every case nothing has changed.

sorry-not-a-message = The table did not understand this message ({ $why }).
sorry-version = This table speaks version { $ours } of its messages, the page version { $theirs }. Reload the page, or update the program.
sorry-unknown-game = There is no game “{ $game }” here. There is: { $games }.
sorry-setup = These settings cannot be read ({ $why }).
sorry-setup-seats = Blanc Noir is for 2 to 6 players, not for { $seats }.
sorry-setup-starter = Seat number { $seat } is to start, but it is not at this table (seats count from 0).
sorry-setup-forgetful = The chance to forget is given in thousandths, 0 to 1000; { $chance } is too much.
sorry-setup-players = This edition is for { $fewest } to { $most } players, not for { $seats }.
sorry-setup-split = For { $seats } players no alternative split of identities is printed. Choose the main one.
sorry-setup-characters = { $roles } characters are too few for { $seats } players: each is offered two. Allow at least { $needed }, or play without characters.
sorry-plan-seats = { $planned } people and bots cannot sit on { $seats } seats. Name one for each seat.
sorry-plan-you = Exactly one seat must be yours; bots play the others.
sorry-unknown-bot = There is no bot “{ $bot }”. There is: { $bots }.
sorry-no-seed = A new game needs a seed of 64 hexadecimal digits to shuffle with, and none was given.
sorry-bad-seed = A seed has exactly 64 hexadecimal digits (0–9, a–f).
sorry-record-line = This record cannot be read. Line { $line }: { $why }.
sorry-record-decision = This record cannot be replayed. Decision { $decision }: { $why }.
sorry-record-you = This record does not say which one seat is yours. Its notes must name a bot for every other seat.
sorry-no-game = No game is being played here. Start one, or go on with a record.
sorry-not-asked = Somebody else is asked now.
sorry-over = The game is over.
sorry-stale = This answers an older question; the table has moved on. Answer the present one.
sorry-sealed = You have answered already; the others are still thinking.
sorry-no-action = “{ $action }” is no answer here ({ $why }).
sorry-nothing-to-undo = You have not decided anything yet that could be taken back.
