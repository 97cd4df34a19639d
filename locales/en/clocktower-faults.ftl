# What is wrong with a script file. What has to stand in the file is written as it stands there, between "straight" quotation marks.

ct-fault-at = line { $line }, column { $column }: { $what }
ct-fault-empty = there is nothing here. A script is a list of characters like ["washerwoman", "imp"].
ct-fault-no-script = this is no script file. One is a list of characters like ["washerwoman", "imp"].
ct-fault-not-a-list = this is { $found }, and a script is a list. Put the characters between [ and ].
ct-fault-too-many-items = this is item 202 of { $items }, and a script has 201 at most. Take some out.
ct-fault-no-item = this is { $found }, and a character is an id like "imp" or an object. Write one of these, or take it out.
ct-fault-no-id = this object has no id. Give the character’s as "id", or "_meta" if it describes the script.
ct-fault-empty-id = “{ $id }” is no id. One has letters or digits, like "imp".
ct-fault-unknown = there is no official character “{ $id }”. One of your own is an object with "id", "name", "team" and "ability".
ct-fault-unknown-near = there is no character “{ $id }”. Did you mean { $near }? One of your own is an object with "id", "name", "team" and "ability".
ct-fault-no-team = “{ $id }” is no official character, and its team is missing. Write "townsfolk", "outsider", "minion", "demon", "traveller", "fabled" or "loric" as its "team".
ct-fault-no-team-near = “{ $id }” is no official character, and its team is missing. Write "townsfolk", "outsider", "minion", "demon", "traveller", "fabled" or "loric" as its "team"; or did you mean { $near }?
ct-fault-unknown-team = “{ $team }”, said of “{ $id }”, is no team. The teams are "townsfolk", "outsider", "minion", "demon", "traveller", "fabled" and "loric".
ct-fault-unknown-team-near = “{ $team }”, said of “{ $id }”, is no team. Did you mean { $near }?
ct-fault-wrong-kind = this is { $found } where "{ $field }" wants { $wanted }. Change it, or take it out.
ct-fault-bad-number = { $number } cannot be used as "{ $field }". Write a number up to 1000000000 with six digits behind the point at most.
ct-fault-missing = "{ $part }" is missing here; everything in "{ $field }" has one. Write it.
ct-fault-too-many-own = this is the script’s own character number { $n }, and { $most } can be played with. Take some out.
ct-fault-meant = "{ $id }"
ct-fault-meant-known = "{ $id }" ({ $name })
ct-fault-kind-text = a text
ct-fault-kind-number = a number
ct-fault-kind-truth = true or false
ct-fault-kind-list = a list
ct-fault-kind-object = an object
ct-fault-kind-nothing = null

## Why it is no JSON

ct-fault-json-ends-in-object = the file ends inside an object. A { "}" } is missing.
ct-fault-json-ends-early = the file ends too early. Something is missing here.
ct-fault-json-curly-quote = { $quote } is a curly quotation mark. Write a straight one: "
ct-fault-json-nothing-before-bracket = something is missing before this, behind the colon.
ct-fault-json-stray-brace = no object is open here that this { "}" } could end. Take it out, or write ] where the list ends.
ct-fault-json-stray-bracket = no list is open here that this ] could end. Take it out, or write { "}" } where the object ends.
ct-fault-json-nothing-before-comma = something is missing before this comma. Write it, or take the comma out.
ct-fault-json-open-list = this list does not end. A ] is missing.
ct-fault-json-open-object = this object does not end. A { "}" } is missing.
ct-fault-json-open-text = this text does not end. A quotation mark " is missing.
ct-fault-json-backslash = a backslash in a text begins something that JSON does not know. A backslash itself is written \\.
ct-fault-json-no-comma = a comma is missing here.
ct-fault-json-last-comma = nothing follows this comma. Take it out.
ct-fault-json-comment = JSON has no comments. Take this one out.
ct-fault-json-single-quote = a text stands between double quotation marks. Write ", not '.
ct-fault-json-more = the script ended before this. Take the rest out.
ct-fault-json-no-colon = a colon is missing here. It stands between a field and what it holds.
ct-fault-json-no-value = something is missing behind the colon.
ct-fault-json-no-field = a field was expected here, as in { "{" }"id": "imp"{ "}" }. Its name stands between quotation marks.
ct-fault-json-too-deep = lists lie in lists more than 500 deep. A script needs three levels.
ct-fault-json-bare-text = a text stands between quotation marks, as in "imp".
ct-fault-json-bad-number = this is no number as JSON writes them, like 12 or 12.5.
ct-fault-json-stray = “{ $letter }” is out of place here. Take it out, or put it between quotation marks.
