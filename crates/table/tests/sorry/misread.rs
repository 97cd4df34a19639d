//! What cannot be read is refused in the reader's language: with the place in a file, or the field of a setting.

use serde_json::{Value, json};

use crate::client::{Client, FENGSHENG};
use crate::refusal::{said, sorry};

#[test]
fn a_broken_script_is_refused_with_the_place_in_every_language() {
    let mut client = Client::new();
    let start = |setup: Value| {
        let plan = vec![json!({"t": "you", "name": ""}); 6];
        json!({"t": "start", "game": "clocktower", "setup": setup, "plan": plan, "seed": "0".repeat(64)}).to_string()
    };
    for (setup, key, chinese) in [
        (
            json!({"script": "[\"imp\",\n \"washerwomen\"]", "seats": 5}),
            "sorry-ct-script",
            "这个剧本读不了：第 2 行第 2 个字：没有“washerwomen”这个角色。是不是想写 \"washerwoman\"（洗衣妇）？",
        ),
        (
            json!({"script": "[\"imp\"", "seats": 5}),
            "sorry-ct-script",
            "这个剧本读不了：第 1 行第 1 个字：这个列表没有结束，缺一个 ]。",
        ),
        (
            json!({"script": "trouble-brewing"}),
            "sorry-setup",
            "读不懂这份开局设置：缺少“seats”。请补上。",
        ),
        (
            json!({"script": "trouble-brewing", "seats": "many"}),
            "sorry-setup",
            "读不懂这份开局设置：“seats”不能是 many。请改正。",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 5, "moon": 1}),
            "sorry-setup",
            "读不懂这份开局设置：没有“moon”这一项。有的是：script, seats",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 5, "seating": ["nobody"]}),
            "sorry-ct-no-character",
            "没有“nobody”这个角色。",
        ),
        (
            json!({"script": "[\"chef\", \"imp\"]", "seats": 5}),
            "sorry-ct-too-few",
            "这么多玩家需要",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 5, "seating": ["chef", "imp"]}),
            "sorry-ct-seating",
            "为 5 名玩家指定了 2 个角色",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 1}),
            "sorry-ct-residents",
            "除旅行者外",
        ),
        (
            json!({"script": "nowhere", "seats": 5}),
            "sorry-ct-no-script",
            "这里没有剧本“nowhere”",
        ),
    ] {
        let answer = sorry(&mut client, &start(setup), key);
        let [text, ..] = said(&answer["line"]);
        assert!(text.starts_with(chinese), "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_told_by_its_field() {
    let mut client = Client::new();
    let good = FENGSHENG.start(5, 0, 1);
    for (rules, chinese) in [
        (
            json!({"split": "odd"}),
            "“rules.split”不能是 odd。可以是：main, alternative。",
        ),
        (
            json!({"roles": "stranger"}),
            "“rules.roles”不能是 stranger。请改正。",
        ),
        (
            json!({"lure_self": 3}),
            "“rules.lure_self”不能是 3。请改正。",
        ),
        (json!({"luck": true}), "没有“rules.luck”这一项。有的是："),
    ] {
        let mut message = good.clone();
        message["setup"] = json!({"edition": "standard-2010", "seats": 5, "rules": rules});
        let answer = sorry(&mut client, &message.to_string(), "sorry-setup");
        let [text, ..] = said(&answer["line"]);
        assert!(text.contains(chinese), "{text}");
    }
}
