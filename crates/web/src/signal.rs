//! Signals, memos, effects and stored values, for values of any type.
//!
//! Leptos compiles the code behind a signal for each type of value, and the code behind a memo or an effect for each
//! closure. Here values and closures are boxed, so that this code is compiled once and the download is smaller.
//!
//! A caller that reads a value must be sure that the owner of the value still exists, or use a `try` method. Changing a
//! disposed value does nothing.

use std::any::Any;
use std::marker::PhantomData;

use leptos::prelude::{
    self as of_leptos, LocalStorage, Set, Track, Update, UpdateValue, WithUntracked, WithValue,
};

/// A value that changes and notifies its subscribers.
pub(crate) struct RwSignal<T> {
    held: of_leptos::RwSignal<Box<dyn Any + Send + Sync>>,
    of: PhantomData<fn() -> T>,
}

/// A derived value. It notifies its subscribers when the result changes.
pub(crate) struct Memo<T> {
    held: of_leptos::Memo<Box<dyn Alike>>,
    of: PhantomData<fn() -> T>,
}

/// A value without subscribers.
pub(crate) struct StoredValue<T> {
    held: of_leptos::StoredValue<Box<dyn Any>, LocalStorage>,
    of: PhantomData<fn() -> T>,
}

/// Runs a function once, and again whenever a value changes that it read. The function gets its previous result.
pub(crate) fn effect<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    let run: Box<dyn FnMut()> = Box::new(move || before = Some(run(before.take())));
    of_leptos::Effect::new(run);
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    pub(crate) fn new(value: T) -> Self {
        RwSignal { held: of_leptos::RwSignal::new(Box::new(value)), of: PhantomData }
    }

    pub(crate) fn track(self) {
        self.held.track();
    }

    pub(crate) fn try_with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        look_at(self.held, look)
    }

    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        still_there(self.try_with_untracked(look))
    }

    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.with_untracked(look)
    }

    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        self::change(self.held, change);
    }

    pub(crate) fn set(self, value: T) {
        self.held.set(Box::new(value));
    }
}

impl<T: Clone + Send + Sync + 'static> RwSignal<T> {
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    pub(crate) fn new(follow: impl Fn() -> T + Send + Sync + 'static) -> Self {
        fn memo(follow: Box<dyn Fn() -> Box<dyn Alike> + Send + Sync>) -> of_leptos::Memo<Box<dyn Alike>> {
            of_leptos::Memo::new_with_compare(
                move |_| follow(),
                |before, now| match (before, now) {
                    (Some(before), Some(now)) => !before.is_like(&**now),
                    _ => true,
                },
            )
        }
        Memo { held: memo(Box::new(move || Box::new(follow()))), of: PhantomData }
    }

    pub(crate) fn track(self) {
        self.held.track();
    }

    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        still_there(look_at(self.held, look))
    }

    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.with_untracked(look)
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Memo<T> {
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: 'static> StoredValue<T> {
    pub(crate) fn new(value: T) -> Self {
        StoredValue { held: of_leptos::StoredValue::new_local(Box::new(value)), of: PhantomData }
    }

    pub(crate) fn try_with_value<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        look_at(self.held, look)
    }

    pub(crate) fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        still_there(self.try_with_value(look))
    }

    pub(crate) fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self::change(self.held, change)
    }

    pub(crate) fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    pub(crate) fn set_value(self, value: T) {
        self.update_value(|held| *held = value);
    }
}

impl<T: Clone + 'static> StoredValue<T> {
    pub(crate) fn get_value(self) -> T {
        self.with_value(T::clone)
    }

    pub(crate) fn try_get_value(self) -> Option<T> {
        self.try_with_value(T::clone)
    }
}

/// A value that can be compared with another one of the same type.
pub(crate) trait Alike: Any + Send + Sync {
    fn is_like(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Alike for T {
    fn is_like(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// Holds a value of an erased type, so that code behind it is compiled once.
trait Holder {
    fn look(self, look: &mut dyn FnMut(&dyn Any));
}

/// Holds a value of an erased type that can be changed.
trait Changing {
    fn change(self, change: &mut dyn FnMut(&mut dyn Any));
}

impl Holder for of_leptos::RwSignal<Box<dyn Any + Send + Sync>> {
    fn look(self, look: &mut dyn FnMut(&dyn Any)) {
        self.try_with_untracked(|held| look(&**held));
    }
}

impl Changing for of_leptos::RwSignal<Box<dyn Any + Send + Sync>> {
    fn change(self, change: &mut dyn FnMut(&mut dyn Any)) {
        self.update(|held| change(&mut **held));
    }
}

impl Holder for of_leptos::Memo<Box<dyn Alike>> {
    fn look(self, look: &mut dyn FnMut(&dyn Any)) {
        self.try_with_untracked(|held| look(&**held));
    }
}

impl Holder for of_leptos::StoredValue<Box<dyn Any>, LocalStorage> {
    fn look(self, look: &mut dyn FnMut(&dyn Any)) {
        self.try_with_value(|held| look(&**held));
    }
}

impl Changing for of_leptos::StoredValue<Box<dyn Any>, LocalStorage> {
    fn change(self, change: &mut dyn FnMut(&mut dyn Any)) {
        self.update_value(|held| change(&mut **held));
    }
}

fn look_at<T: 'static, U>(holder: impl Holder, look: impl FnOnce(&T) -> U) -> Option<U> {
    let (mut look, mut found) = (Some(look), None);
    holder.look(&mut |held| found = held.downcast_ref().zip(look.take()).map(|(value, look)| look(value)));
    found
}

fn change<T: 'static, U>(holder: impl Changing, change: impl FnOnce(&mut T) -> U) -> Option<U> {
    let (mut change, mut found) = (Some(change), None);
    holder.change(&mut |held| {
        found = held.downcast_mut().zip(change.take()).map(|(value, change)| change(value));
    });
    found
}

fn still_there<U>(found: Option<U>) -> U {
    found.expect("a value is read after the part of the page that kept it has gone")
}

macro_rules! handle {
    ($($handle:ident)*) => {$(
        impl<T> Clone for $handle<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $handle<T> {}
    )*};
}

handle!(RwSignal Memo StoredValue);

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use leptos::prelude::Owner;

    use super::*;

    #[test]
    fn whoever_follows_a_memo_is_told_when_another_value_follows() {
        static ASKED: AtomicU32 = AtomicU32::new(0);
        Owner::new().with(|| {
            let number = RwSignal::new(3);
            let is_odd = Memo::new(move || number.get() % 2 == 1);
            let words = Memo::new(move || {
                ASKED.fetch_add(1, Ordering::Relaxed);
                is_odd.with(|odd| if *odd { "odd" } else { "even" })
            });
            assert_eq!(words.get_untracked(), "odd");
            number.set(5);
            assert_eq!((words.get_untracked(), ASKED.load(Ordering::Relaxed)), ("odd", 1));
            number.update(|number| *number += 1);
            assert_eq!((words.get_untracked(), ASKED.load(Ordering::Relaxed)), ("even", 2));
        });
    }

    #[test]
    fn what_has_gone_is_neither_read_nor_changed() {
        let owner = Owner::new();
        let (signal, kept) = owner.with(|| (RwSignal::new(1), StoredValue::new(vec![1])));
        kept.update_value(|kept| kept.push(2));
        assert_eq!(
            (signal.try_with_untracked(|value| *value), kept.try_get_value()),
            (Some(1), Some(vec![1, 2]))
        );
        owner.cleanup();
        signal.set(2);
        kept.set_value(Vec::new());
        assert_eq!((signal.try_with_untracked(|value| *value), kept.try_get_value()), (None, None));
    }
}
