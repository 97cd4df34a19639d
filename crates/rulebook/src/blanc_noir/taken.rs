//! Which cards and scrolls a `table` block has named so far: none more often than it exists.

use blanc_noir::{Face, Scroll};

use crate::cursor::Cursor;
use crate::game::Misread;

#[derive(Clone, Default)]
pub(super) struct Taken {
    pub(super) faces: Vec<Face>,
    scrolls: Vec<Scroll>,
}

impl Taken {
    pub(super) fn face(&mut self, line: &mut Cursor<'_>) -> Result<Face, Misread> {
        let start = line.clone();
        let face = line.face()?;
        take(&mut self.faces, face, face.copies(), &start)?;
        Ok(face)
    }

    pub(super) fn scroll(&mut self, line: &mut Cursor<'_>) -> Result<Scroll, Misread> {
        let start = line.clone();
        let scroll = line.scroll()?;
        take(&mut self.scrolls, scroll, scroll.copies(), &start)?;
        Ok(scroll)
    }
}

fn take<T: PartialEq>(
    taken: &mut Vec<T>,
    it: T,
    copies: u8,
    start: &Cursor<'_>,
) -> Result<(), Misread> {
    if taken.iter().filter(|&other| *other == it).count() == usize::from(copies) {
        let expected = match copies {
            1 => "a card that is still free: there is one of this, and it was named before"
                .to_owned(),
            _ => format!(
                "a card that is still free: there are {copies} of this, and they were named before"
            ),
        };
        return Err(start.misread(expected));
    }
    taken.push(it);
    Ok(())
}
