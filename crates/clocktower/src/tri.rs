//! 真假或可 — what is true, what is false, and what the storyteller may have either way.

use std::ops::{BitAnd, BitOr, Not};

/// Whether something holds, when some players may count as what they are not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Tri {
    /// It does not, however anybody registers.
    #[default]
    False,
    /// It depends on how somebody registers: the storyteller's choice.
    Maybe,
    /// It does, however anybody registers.
    True,
}

impl Tri {
    /// Whether it can be so.
    pub const fn possible(self) -> bool {
        !matches!(self, Self::False)
    }

    /// Whether it can be otherwise.
    pub const fn deniable(self) -> bool {
        !matches!(self, Self::True)
    }
}

impl From<bool> for Tri {
    fn from(it_is: bool) -> Self {
        if it_is { Self::True } else { Self::False }
    }
}

impl BitAnd for Tri {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.min(other)
    }
}

impl BitOr for Tri {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.max(other)
    }
}

impl Not for Tri {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::False => Self::True,
            Self::Maybe => Self::Maybe,
            Self::True => Self::False,
        }
    }
}

/// How many of some things hold: at least, and at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Count {
    /// So many hold however anybody registers.
    pub least: u8,
    /// No more can hold.
    pub most: u8,
}

impl Count {
    /// Whether exactly so many hold.
    pub fn is(self, number: u8) -> Tri {
        if number < self.least || number > self.most {
            Tri::False
        } else if self.least == self.most {
            Tri::True
        } else {
            Tri::Maybe
        }
    }
}

impl FromIterator<Tri> for Count {
    fn from_iter<I: IntoIterator<Item = Tri>>(all: I) -> Self {
        let mut count = Self::default();
        for one in all {
            count.least += u8::from(one == Tri::True);
            count.most += u8::from(one != Tri::False);
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_spreads_through_what_is_composed_of_it() {
        assert_eq!(Tri::True & Tri::Maybe, Tri::Maybe);
        assert_eq!(Tri::False & Tri::Maybe, Tri::False);
        assert_eq!(Tri::True | Tri::Maybe, Tri::True);
        assert_eq!(!Tri::Maybe, Tri::Maybe);
    }

    #[test]
    fn a_count_is_certain_only_without_a_perhaps() {
        let count: Count = [Tri::True, Tri::Maybe, Tri::False].into_iter().collect();
        assert_eq!(
            [count.is(0), count.is(1), count.is(2)],
            [Tri::False, Tri::Maybe, Tri::Maybe]
        );
        let count: Count = [Tri::True, Tri::False].into_iter().collect();
        assert_eq!(count.is(1), Tri::True);
    }
}
