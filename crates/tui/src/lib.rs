//! 终端 — the table in a terminal: keyboard only, from 80 by 24 cells, in three languages.
//!
//! It speaks with the [`table::door::Door`] in the messages that the page speaks too, and knows no
//! rule: it draws the view it is given and offers the answers it is offered.
//!
//! | part | what it holds |
//! |---|---|
//! | [`App`] | the state, and what a key does to it; no terminal needed |
//! | `picks` | which key picks what, game by game |
//! | `menu` | answers as a list, where there are many, or for several seats |
//! | `passing` | questions that are answered for the person, as they wish |
//! | `wishes` | those wishes as text, for the next evening |
//! | `screen` | the state drawn, game by game |
//! | [`run`] | a real terminal around it |

mod app;
mod choosing;
mod keys;
mod log;
mod menu;
mod naming;
mod overlay;
mod passing;
mod picks;
mod play;
mod screen;
mod showing;
mod terminal;
mod text;
mod theme;
mod unkept;
mod wishes;

pub use app::App;
pub use play::{Keep, Opening, Pace, Play};
pub use screen::draw;
pub use terminal::{Left, run};
