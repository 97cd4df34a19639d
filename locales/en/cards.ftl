# Names and one-sentence glosses of cards, scrolls, colours and directions.
# The page, the terminal and the records all read this one file.

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-black = Black

direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise

# A basic card reads "Red 5", a coloured special "Red Knight".
card-basic = { $colour } { $number }
card-coloured = { $colour } { $name }
card-basic-gloss = No ability. Only a basic card may be your last card.

card-priestess = Priestess
card-priestess-gloss = Draw one scroll; nothing happens when the scroll deck is empty.
card-clown = Clown
card-clown-gloss = The next player's whole turn is skipped.
card-magician = Magician
card-magician-gloss = The direction of play flips.
card-lord = Lord
card-lord-gloss = May take along up to two basic cards of the Lord's own colour.
card-princess = Princess
card-princess-gloss = Never alone: goes with one other special card. With the Prince of her colour you may cut your hand to one card.
card-knight = Knight
card-knight-gloss = Chain attack: 2 more cards.
card-prince = Prince
card-prince-gloss = Chain attack: 2 more cards, and the direction flips.
card-golem = Golem
card-golem-gloss = Wild: name a colour. Chain attack: 4 more cards.
card-fairy = Fairy
card-fairy-gloss = Wild: name a colour. Swap up to two of your face-down scrolls with the scroll deck or with face-down scrolls of others.
card-gargoyle = Gargoyle
card-gargoyle-gloss = Wild: name a colour. One player shows their whole hand.
card-valkyrie = Valkyrie
card-valkyrie-gloss = Wild: name a colour. Take one card from the discard, unseen by others; not a Valkyrie.
card-dragon = Dragon
card-dragon-gloss = Wild: name a colour. One player draws four cards.
card-goddess = Goddess
card-goddess-gloss = Wild: name a colour. You may discard up to two more cards.

scroll-herald-red = Red Herald
scroll-herald-red-gloss = Discard any number of red cards; at least two cards stay in your hand.
scroll-herald-yellow = Yellow Herald
scroll-herald-yellow-gloss = Discard any number of yellow cards; at least two cards stay in your hand.
scroll-herald-green = Green Herald
scroll-herald-green-gloss = Discard any number of green cards; at least two cards stay in your hand.
scroll-herald-blue = Blue Herald
scroll-herald-blue-gloss = Discard any number of blue cards; at least two cards stay in your hand.
scroll-outburst = Outburst
scroll-outburst-gloss = One player draws two cards.
scroll-blizzard = Blizzard
scroll-blizzard-gloss = Everyone but you draws one card.
scroll-shockwave = Shockwave
scroll-shockwave-gloss = One player's scroll, face-down or face-up, is shuffled back into the scroll deck.
scroll-mirage = Mirage
scroll-mirage-gloss = Your turn ends at once; a chain passes on to the next player unchanged.
scroll-tornado = Tornado
scroll-tornado-gloss = All scrolls but this one are gathered and shuffled; each player is dealt one.
scroll-threat = Threat
scroll-threat-gloss = Give up to one Golem, one Gargoyle and one Dragon to one player; this may empty your hand.
scroll-relief = Relief
scroll-relief-gloss = With more than five cards, discard down to four.
scroll-revelation = Revelation
scroll-revelation-gloss = Draw two scrolls.
