# 剧本文件哪里不对。该写进文件的内容照文件里的样子写，夹在 "直引号" 里。

ct-fault-at = 第 { $line } 行第 { $column } 个字：{ $what }
ct-fault-empty = 这里什么也没有。剧本是一列角色，例如 ["washerwoman", "imp"]。
ct-fault-no-script = 这不是剧本文件。剧本是一列角色，例如 ["washerwoman", "imp"]。
ct-fault-not-a-list = 这是{ $found }，剧本却应该是列表。请把角色写在 [ 和 ] 之间。
ct-fault-too-many-items = 这是第 202 项，一共有 { $items } 项；一个剧本最多 201 项。请去掉一些。
ct-fault-no-item = 这是{ $found }，角色却应该是 "imp" 这样的标识，或者一个对象。请改成其中一种，或者去掉。
ct-fault-no-id = 这个对象没有标识。请用 "id" 写明是哪个角色；如果是介绍剧本的，写 "_meta"。
ct-fault-empty-id = “{ $id }”不能当标识。标识里要有字母或数字，例如 "imp"。
ct-fault-unknown = 没有“{ $id }”这个官方角色。自制角色要写成对象，带上 "id"、"name"、"team" 和 "ability"。
ct-fault-unknown-near = 没有“{ $id }”这个角色。是不是想写 { $near }？自制角色要写成对象，带上 "id"、"name"、"team" 和 "ability"。
ct-fault-no-team = “{ $id }”不是官方角色，又没写是哪一类。请在 "team" 里写 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 或 "loric"。
ct-fault-no-team-near = “{ $id }”不是官方角色，又没写是哪一类。请在 "team" 里写 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 或 "loric"；或者是不是想写 { $near }？
ct-fault-unknown-team = “{ $id }”的类别写的是“{ $team }”，没有这一类。类别有 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 和 "loric"。
ct-fault-unknown-team-near = “{ $id }”的类别写的是“{ $team }”，没有这一类。是不是想写 { $near }？
ct-fault-wrong-kind = 这是{ $found }，而 "{ $field }" 里应该是{ $wanted }。请改正，或者去掉。
ct-fault-bad-number = { $number } 不能用在 "{ $field }" 里。请写不超过 1000000000 的数，小数最多六位。
ct-fault-missing = 这里缺 "{ $part }"，"{ $field }" 里每一项都要有。请补上。
ct-fault-too-many-own = 这是第 { $n } 个自制角色，最多只能用 { $most } 个。请去掉一些。
ct-fault-meant = "{ $id }"
ct-fault-meant-known = "{ $id }"（{ $name }）
ct-fault-kind-text = 文字
ct-fault-kind-number = 数
ct-fault-kind-truth = true 或 false
ct-fault-kind-list = 列表
ct-fault-kind-object = 对象
ct-fault-kind-nothing = null（空）

## 为什么不成 JSON

ct-fault-json-ends-in-object = 对象还没写完，文件就结束了。缺一个 { "}" }。
ct-fault-json-ends-early = 文件结束得太早，这里缺了东西。
ct-fault-json-curly-quote = { $quote } 是弯引号。请写直引号："
ct-fault-json-nothing-before-bracket = 这前面的冒号后面缺了东西。
ct-fault-json-stray-brace = 这里没有要结束的对象，这个 { "}" } 多了。请去掉；如果是要结束列表，写 ]。
ct-fault-json-stray-bracket = 这里没有要结束的列表，这个 ] 多了。请去掉；如果是要结束对象，写 { "}" }。
ct-fault-json-nothing-before-comma = 这个逗号前面缺了东西。请补上，或者去掉逗号。
ct-fault-json-open-list = 这个列表没有结束，缺一个 ]。
ct-fault-json-open-object = 这个对象没有结束，缺一个 { "}" }。
ct-fault-json-open-text = 这段文字没有结束，缺一个引号 "。
ct-fault-json-backslash = 文字里有个反斜杠，后面的写法 JSON 不认识。反斜杠本身要写成 \\。
ct-fault-json-no-comma = 这里缺一个逗号。
ct-fault-json-last-comma = 这个逗号后面没有东西了。请去掉它。
ct-fault-json-comment = JSON 里不能有注释。请去掉这一段。
ct-fault-json-single-quote = 文字要夹在双引号里。请写 "，不要写 '。
ct-fault-json-more = 剧本到这里之前已经结束了。请去掉后面的内容。
ct-fault-json-no-colon = 这里缺一个冒号；字段和它的内容之间要有冒号。
ct-fault-json-no-value = 冒号后面缺了东西。
ct-fault-json-no-field = 这里应该是一个字段，例如 { "{" }"id": "imp"{ "}" }。字段名要夹在引号里。
ct-fault-json-too-deep = 列表一层套一层，超过了 500 层。剧本只用得到三层。
ct-fault-json-bare-text = 文字要夹在引号里，例如 "imp"。
ct-fault-json-bad-number = JSON 里的数不这样写，要写成 12 或 12.5 这样。
ct-fault-json-stray = “{ $letter }”不该出现在这里。请去掉，或者夹在引号里。
