//! A refusal, and its sentence in three languages.

use protocol::Line;
use serde_json::Value;
use words::{Locale, Words};

use crate::client::Client;

/// Says `text` and expects the sorry with this key.
pub(crate) fn sorry(client: &mut Client, text: &str, key: &str) -> Value {
    let answer = client.say(text);
    assert_eq!(answer["t"], "sorry", "{text}: {answer}");
    assert_eq!(answer["line"]["key"], key, "{text}: {answer}");
    said(&answer["line"]);
    answer
}

/// The sentence in three languages, in which nothing is missing, and nothing English in Chinese.
pub(crate) fn said(line: &Value) -> [String; 3] {
    let line: Line = serde_json::from_value(line.clone()).unwrap();
    Locale::ALL.map(|locale| {
        let text = Words::load(locale).line(&line, &[]);
        assert!(!text.contains(['⟨', '$']), "{locale}: {text}");
        let is_english = locale == Locale::En;
        assert!(is_english || !is_latin_sentence(&text), "{locale}: {text}");
        text
    })
}

/// Whether words of a Latin script follow one another outside quotation marks, between which stands what was sent.
fn is_latin_sentence(text: &str) -> bool {
    let mut inside = false;
    let outside: String = text
        .chars()
        .map(|letter| {
            inside = match letter {
                '"' => !inside,
                '“' | '「' => true,
                '”' | '」' => false,
                _ => inside,
            };
            if inside { '，' } else { letter }
        })
        .collect();
    let words: Vec<&str> = outside.split(' ').collect();
    let is_latin = |word: &str| word.len() > 1 && word.chars().all(|it| it.is_ascii_alphabetic());
    words
        .windows(2)
        .any(|two| two.iter().all(|it| is_latin(it)))
}
