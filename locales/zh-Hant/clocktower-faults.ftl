# 劇本檔案哪裡不對。該寫進檔案的內容照檔案裡的樣子寫，夾在 "直引號" 裡。

ct-fault-at = 第 { $line } 行第 { $column } 個字：{ $what }
ct-fault-empty = 這裡什麼也沒有。劇本是一列角色，例如 ["washerwoman", "imp"]。
ct-fault-no-script = 這不是劇本檔案。劇本是一列角色，例如 ["washerwoman", "imp"]。
ct-fault-not-a-list = 這是{ $found }，劇本卻應該是清單。請把角色寫在 [ 和 ] 之間。
ct-fault-too-many-items = 這是第 202 項，一共有 { $items } 項；一個劇本最多 201 項。請去掉一些。
ct-fault-no-item = 這是{ $found }，角色卻應該是 "imp" 這樣的代號，或者一個物件。請改成其中一種，或者去掉。
ct-fault-no-id = 這個物件沒有代號。請用 "id" 寫明是哪個角色；如果是介紹劇本的，寫 "_meta"。
ct-fault-empty-id = 「{ $id }」不能當代號。代號裡要有字母或數字，例如 "imp"。
ct-fault-unknown = 沒有「{ $id }」這個官方角色。自製角色要寫成物件，帶上 "id"、"name"、"team" 和 "ability"。
ct-fault-unknown-near = 沒有「{ $id }」這個角色。是不是想寫 { $near }？自製角色要寫成物件，帶上 "id"、"name"、"team" 和 "ability"。
ct-fault-no-team = 「{ $id }」不是官方角色，又沒寫是哪一類。請在 "team" 裡寫 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 或 "loric"。
ct-fault-no-team-near = 「{ $id }」不是官方角色，又沒寫是哪一類。請在 "team" 裡寫 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 或 "loric"；或者是不是想寫 { $near }？
ct-fault-unknown-team = 「{ $id }」的類別寫的是「{ $team }」，沒有這一類。類別有 "townsfolk"、"outsider"、"minion"、"demon"、"traveller"、"fabled" 和 "loric"。
ct-fault-unknown-team-near = 「{ $id }」的類別寫的是「{ $team }」，沒有這一類。是不是想寫 { $near }？
ct-fault-wrong-kind = 這是{ $found }，而 "{ $field }" 裡應該是{ $wanted }。請改正，或者去掉。
ct-fault-bad-number = { $number } 不能用在 "{ $field }" 裡。請寫不超過 1000000000 的數，小數最多六位。
ct-fault-missing = 這裡缺 "{ $part }"，"{ $field }" 裡每一項都要有。請補上。
ct-fault-too-many-own = 這是第 { $n } 個自製角色，最多只能用 { $most } 個。請去掉一些。
ct-fault-meant = "{ $id }"
ct-fault-meant-known = "{ $id }"（{ $name }）
ct-fault-kind-text = 文字
ct-fault-kind-number = 數
ct-fault-kind-truth = true 或 false
ct-fault-kind-list = 清單
ct-fault-kind-object = 物件
ct-fault-kind-nothing = null（空）

## 為什麼不成 JSON

ct-fault-json-ends-in-object = 物件還沒寫完，檔案就結束了。缺一個 { "}" }。
ct-fault-json-ends-early = 檔案結束得太早，這裡缺了東西。
ct-fault-json-curly-quote = { $quote } 是彎引號。請寫直引號："
ct-fault-json-nothing-before-bracket = 這前面的冒號後面缺了東西。
ct-fault-json-stray-brace = 這裡沒有要結束的物件，這個 { "}" } 多了。請去掉；如果是要結束清單，寫 ]。
ct-fault-json-stray-bracket = 這裡沒有要結束的清單，這個 ] 多了。請去掉；如果是要結束物件，寫 { "}" }。
ct-fault-json-nothing-before-comma = 這個逗號前面缺了東西。請補上，或者去掉逗號。
ct-fault-json-open-list = 這個清單沒有結束，缺一個 ]。
ct-fault-json-open-object = 這個物件沒有結束，缺一個 { "}" }。
ct-fault-json-open-text = 這段文字沒有結束，缺一個引號 "。
ct-fault-json-backslash = 文字裡有個反斜線，後面的寫法 JSON 不認識。反斜線本身要寫成 \\。
ct-fault-json-no-comma = 這裡缺一個逗號。
ct-fault-json-last-comma = 這個逗號後面沒有東西了。請去掉它。
ct-fault-json-comment = JSON 裡不能有註解。請去掉這一段。
ct-fault-json-single-quote = 文字要夾在雙引號裡。請寫 "，不要寫 '。
ct-fault-json-more = 劇本到這裡之前已經結束了。請去掉後面的內容。
ct-fault-json-no-colon = 這裡缺一個冒號；欄位和它的內容之間要有冒號。
ct-fault-json-no-value = 冒號後面缺了東西。
ct-fault-json-no-field = 這裡應該是一個欄位，例如 { "{" }"id": "imp"{ "}" }。欄位名要夾在引號裡。
ct-fault-json-too-deep = 清單一層套一層，超過了 500 層。劇本只用得到三層。
ct-fault-json-bare-text = 文字要夾在引號裡，例如 "imp"。
ct-fault-json-bad-number = JSON 裡的數不這樣寫，要寫成 12 或 12.5 這樣。
ct-fault-json-stray = 「{ $letter }」不該出現在這裡。請去掉，或者夾在引號裡。
