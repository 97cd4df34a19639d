//! What a line of a page says of cards, scrolls and colours.

use blanc_noir::{Colour, Face, Scroll};

use super::names;
use crate::cursor::Cursor;
use crate::game::Misread;

impl Cursor<'_> {
    pub(super) fn face(&mut self) -> Result<Face, Misread> {
        self.read("a card such as 红5, 红骑士, 魔像 or R5", names::face)
    }

    pub(super) fn scroll(&mut self) -> Result<Scroll, Misread> {
        self.read("a scroll such as 蜃气楼, 红传令 or mirage", names::scroll)
    }

    pub(super) fn colour(&mut self) -> Result<Colour, Misread> {
        self.read("a colour: 红, 黄, 绿 or 蓝", names::colour)
    }
}
