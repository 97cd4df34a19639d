//! 菜单 — answers as a list that is opened step by step: who answers, what is done, then with whom. For games in which hundreds of
//! answers may be allowed, and for a host, who answers for many.

mod keys;

use protocol::{Choice, Line, Prompt, Tag};

use crate::App;
use crate::text::cells;

/// As many answers stand side by side without being put together.
const FEW: usize = 9;
/// Answers of these kinds stand behind one line even where they are few: they differ in the empty chair only.
const ALIKE: [&str; 1] = ["ct-verb-welcome"];
/// The most rows of a page.
const ROWS: usize = 5;
/// The cells around an entry: its digit, and the space after it.
const AROUND: usize = 6;

/// What has been opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The answers of another seat, by its number.
    Who(u8),
    /// Everything of one kind, by the key of its text.
    Verb(String),
}

/// Where the person is in the menu.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Menu {
    path: Vec<Step>,
    /// What is highlighted.
    at: usize,
    /// What is being looked for.
    pub(crate) filter: Option<String>,
}

/// One line of the menu.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// An answer.
    Answer(Answer),
    /// More answers behind it.
    Open(Step),
}

/// An answer, and to which question.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    seat: kernel::Seat,
    moment: u32,
    action: String,
}

/// A page of the menu as it stands on the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    /// The entries' texts, and whether each is highlighted.
    pub(crate) cells: Vec<(String, bool)>,
    /// How many stand side by side, and how wide each is.
    pub(crate) columns: usize,
    pub(crate) column: usize,
    /// Which page it is, and of how many.
    pub(crate) number: usize,
    pub(crate) of: usize,
}

impl App {
    /// Everybody whom the person answers for and who is asked: the own seat first.
    pub(crate) fn asked(&self) -> Vec<&Prompt> {
        if !self.queue.is_empty() {
            return Vec::new();
        }
        self.coming.iter().chain(&self.for_others).collect()
    }

    /// The question that is looked at.
    pub(crate) fn looked_at(&self) -> Option<&Prompt> {
        let asked = self.asked();
        let who = self.menu.path.iter().find_map(|step| match step {
            Step::Who(seat) => Some(*seat),
            Step::Verb(_) => None,
        });
        match who {
            Some(who) => asked.into_iter().find(|it| it.seat.number() == who),
            None => asked.into_iter().next(),
        }
    }

    /// What the menu offers now, with its text.
    pub(crate) fn entries(&self) -> Vec<(Entry, String)> {
        if let Some(filter) = &self.menu.filter {
            return self.found(filter);
        }
        let asked = self.asked();
        let Some(prompt) = self.looked_at() else {
            return Vec::new();
        };
        let verb = self.menu.path.iter().find_map(|step| match step {
            Step::Verb(key) => Some(key),
            Step::Who(_) => None,
        });
        if let Some(verb) = verb {
            let of_it = prompt.options.iter().filter(|it| is_of(it, verb));
            return of_it.map(|choice| self.answer(prompt, choice)).collect();
        }
        let mut entries = self.put_together(prompt);
        if self.menu.path.is_empty() {
            let others = asked.iter().copied().skip(1);
            let (bots, people): (Vec<&Prompt>, Vec<&Prompt>) =
                others.partition(|it| self.is_bot(it.seat));
            entries.extend(people.into_iter().map(|other| {
                let name = self.name(other.seat);
                let text = self
                    .words
                    .text_with("tui-ct-answers-for", &[("name", name.as_str().into())]);
                (Entry::Open(Step::Who(other.seat.number())), text)
            }));
            let wishes = bots.into_iter().flat_map(|bot| self.wishes(bot));
            entries.splice(0..0, wishes);
        }
        entries
    }

    fn is_bot(&self, seat: kernel::Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_some)
    }

    /// What a bot wants to be called upon for.
    fn wishes(&self, bot: &Prompt) -> Vec<(Entry, String)> {
        let name = self.name(bot.seat);
        let wish = |choice: &Choice| {
            let (entry, what) = self.answer(bot, choice);
            let values = [
                ("name", name.as_str().into()),
                ("what", what.as_str().into()),
            ];
            (entry, self.words.text_with("tui-ct-bot-wants", &values))
        };
        bot.options.iter().map(wish).collect()
    }

    /// The answers to one question; where there are many, those of one kind behind one line.
    fn put_together(&self, prompt: &Prompt) -> Vec<(Entry, String)> {
        let many = prompt.options.len() > FEW;
        let mut entries: Vec<(Entry, String)> = Vec::new();
        let mut seen: Vec<&str> = Vec::new();
        let mut options: Vec<&Choice> = prompt.options.iter().collect();
        options.sort_by_key(|choice| choice.tags.first().copied().unwrap_or(Tag::End));
        for choice in options {
            let is_one_of_many = |verb: &&Line| many || ALIKE.contains(&verb.key.as_str());
            match choice.verb.as_ref().filter(is_one_of_many) {
                Some(verb) if seen.contains(&verb.key.as_str()) => {}
                Some(verb) => {
                    seen.push(&verb.key);
                    let text = format!("{} …", self.line(verb));
                    entries.push((Entry::Open(Step::Verb(verb.key.clone())), text));
                }
                None => entries.push(self.answer(prompt, choice)),
            }
        }
        // What is done at once comes before what has to be opened.
        entries.sort_by_key(|(entry, _)| matches!(entry, Entry::Open(_)));
        entries
    }

    fn answer(&self, prompt: &Prompt, choice: &Choice) -> (Entry, String) {
        let mut text = self.line(&choice.label);
        for tag in &choice.tags {
            text += &format!(" ({})", self.words.text(&format!("ct-tag-{}", tag.name())));
        }
        let answer = Answer {
            seat: prompt.seat,
            moment: prompt.moment,
            action: choice.action.clone(),
        };
        (Entry::Answer(answer), text)
    }

    /// All answers to all questions that have every one of these words in them.
    fn found(&self, filter: &str) -> Vec<(Entry, String)> {
        let words: Vec<String> = filter
            .to_lowercase()
            .split(' ')
            .map(str::to_owned)
            .collect();
        let asked = self.asked();
        let several = asked.len() > 1;
        let all = asked.iter().flat_map(|prompt| {
            prompt.options.iter().map(|choice| {
                let (entry, text) = self.answer(prompt, choice);
                if several {
                    (entry, format!("{}: {text}", self.name(prompt.seat)))
                } else {
                    (entry, text)
                }
            })
        });
        all.filter(|(_, text)| {
            let text = text.to_lowercase();
            words.iter().all(|word| text.contains(word))
        })
        .collect()
    }

    /// The page on which the highlighted entry stands.
    pub(crate) fn menu_page(&self, width: usize) -> Page {
        let entries = self.entries();
        let widest = entries.iter().map(|(_, text)| cells(text)).max();
        let Some(widest) = widest else {
            return Page::default();
        };
        let column = (widest + AROUND).min(width);
        let columns = (width / column).clamp(1, 4);
        let size = FEW.min(columns * ROWS);
        let at = self.menu.at.min(entries.len() - 1);
        let page = at / size;
        Page {
            cells: entries
                .into_iter()
                .enumerate()
                .skip(page * size)
                .take(size)
                .map(|(place, (_, text))| (text, place == at))
                .collect(),
            columns,
            column,
            number: page + 1,
            of: self.entries().len().div_ceil(size),
        }
    }
}

fn is_of(choice: &Choice, verb: &str) -> bool {
    choice.verb.as_ref().is_some_and(|it| it.key == verb)
}
