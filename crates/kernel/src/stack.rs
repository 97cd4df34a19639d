//! 叠 — a short list that lives inside a position, without the heap.

use std::fmt;
use std::hash::{Hash, Hasher};

/// Up to `N` copyable things in order; the last one is the top.
///
/// What lies above the top is always the default value, so that two stacks with the same
/// contents are the same bytes.
///
/// ```
/// use kernel::Stack;
/// let mut pile = Stack::<u8, 4>::default();
/// pile.push(7);
/// pile.push(9);
/// assert_eq!(pile.pop(), Some(9));
/// assert_eq!(pile.as_slice(), [7]);
/// ```
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        const { assert!(N <= 255, "a stack counts in one byte") };
        Self {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// Puts one on top.
    ///
    /// # Panics
    /// If it is full: the rules of each game bound its stacks.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the top one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes out the one at `place`, counted from the bottom; those above move down.
    ///
    /// # Panics
    /// If there is none at `place`.
    pub fn remove(&mut self, place: usize) -> T {
        let len = self.len();
        assert!(place < len, "nothing lies at that place of the stack");
        let item = self.items[place];
        // Mostly it is the top one, and nothing moves.
        if place + 1 < len {
            self.items.copy_within(place + 1..len, place);
        }
        self.pop();
        item
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The top one.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// The top one, to change.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }

    /// All, from the bottom.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// All, from the bottom, to change.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut stack = Self::default();
        items.into_iter().for_each(|item| stack.push(item));
        stack
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Default + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.as_slice()).finish()
    }
}
