//! How bags are collected, serialised and printed.

use std::fmt;

use engine::NotationError;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Adversaries, Knights};
use crate::cards::{Adversary, Knight};

impl FromIterator<Knight> for Knights {
    fn from_iter<I: IntoIterator<Item = Knight>>(knights: I) -> Knights {
        knights.into_iter().fold(Knights::NONE, Knights::with)
    }
}

/// How many of each face.
impl Serialize for Knights {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.faces().map(|knight| (knight, self.count(knight))))
    }
}

/// Refuses more cards than there are.
impl<'de> Deserialize<'de> for Knights {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Knights, D::Error> {
        deserializer.deserialize_map(Counts(|bag: Knights, knight: Knight| {
            if bag.count(knight) == knight.copies() {
                return Err(too_many(knight, knight.copies()));
            }
            Ok(bag.with(knight))
        }))
    }
}

impl fmt::Debug for Knights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Adversary> for Adversaries {
    fn from_iter<I: IntoIterator<Item = Adversary>>(adversaries: I) -> Adversaries {
        adversaries.into_iter().fold(Adversaries::NONE, Adversaries::with)
    }
}

/// How many of each face.
impl Serialize for Adversaries {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.faces().map(|adversary| (adversary, self.count(adversary))))
    }
}

/// Refuses more cards than there are.
impl<'de> Deserialize<'de> for Adversaries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Adversaries, D::Error> {
        deserializer.deserialize_map(Counts(|bag: Adversaries, adversary: Adversary| {
            if bag.count(adversary) == adversary.copies() {
                return Err(too_many(adversary, adversary.copies()));
            }
            Ok(bag.with(adversary))
        }))
    }
}

impl fmt::Debug for Adversaries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

fn too_many(face: impl fmt::Display, copies: u8) -> NotationError {
    NotationError::new(format!("at most {copies}"), format!("more {face}"))
}

/// Reads a bag, which takes one card after the other.
struct Counts<B, C>(fn(B, C) -> Result<B, NotationError>);

impl<'de, B: Default, C: Copy + Deserialize<'de>> Visitor<'de> for Counts<B, C> {
    type Value = B;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "how many of each card")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut counts: A) -> Result<B, A::Error> {
        let mut bag = B::default();
        while let Some((face, count)) = counts.next_entry::<C, u8>()? {
            for _ in 0..count {
                bag = self.0(bag, face).map_err(A::Error::custom)?;
            }
        }
        Ok(bag)
    }
}
