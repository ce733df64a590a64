//! What a game shows: its [`Portray`] functions as values, because the laws hold for games without scenes too.

use std::collections::HashSet;

use engine::Game;
use scene::{Area, Beat, Choice, Leaf, PieceKind, Portray, Refusal, Role, Scene, StoryLine};

use super::Verdict;

pub(crate) struct Faces<G: Game> {
    has_board: bool,
    pub(crate) scene: fn(&G::View) -> Scene,
    choice: fn(&G::View, G::Action) -> Choice,
    pub(crate) narrate: fn(G::Event) -> Option<StoryLine>,
    pub(crate) refuse: fn(&G::View, G::Action) -> Refusal,
    beat: fn(&[G::Event], &G::View) -> Option<Beat>,
}

/// All that the owner of a view has before its eyes.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    has_board: bool,
    scene: Scene,
    choices: Vec<Choice>,
}

impl<G: Game> Faces<G> {
    pub(crate) fn of_portray() -> Faces<G>
    where
        G: Portray,
    {
        Faces {
            has_board: G::has_board(),
            scene: G::scene,
            choice: G::choice,
            narrate: G::narrate,
            refuse: G::refuse,
            beat: G::beat,
        }
    }

    /// What a step decided for the owner of a view; nothing if it was told nothing.
    pub(crate) fn beat_of(&self, heard: &[G::Event], view: &G::View) -> Option<Beat> {
        if heard.is_empty() { None } else { (self.beat)(heard, view) }
    }

    pub(crate) fn shown(&self, view: &G::View, actions: &[G::Action]) -> Shown {
        let choices = actions.iter().map(|action| (self.choice)(view, *action)).collect();
        Shown { has_board: self.has_board, scene: (self.scene)(view), choices }
    }
}

impl Shown {
    /// What can be touched can be told apart, and choices name actions and touch what is there.
    pub(crate) fn sound<A: ToString>(&self, actions: &[A]) -> Verdict {
        let mut ids = HashSet::new();
        for zone in &self.scene.zones {
            let spots = zone.spots.iter().map(|spot| &spot.id);
            if let Some(twice) =
                zone.pieces.iter().map(|piece| &piece.id).chain(spots).find(|id| !ids.insert(*id))
            {
                return Err(format!("two things in the scene are called {twice:?}"));
            }
            let is_plain =
                zone.spots.is_empty() && zone.pieces.iter().all(|piece| piece.kind == PieceKind::Card);
            if !self.has_board && !is_plain {
                return Err(format!("the game says that it has no board, and {:?} is one", zone.id));
            }
            let mut stood_on = zone.pieces.iter().filter_map(|piece| piece.spot.as_ref());
            if let Some(lost) = stood_on.find(|spot| zone.spots.iter().all(|known| known.id != **spot)) {
                return Err(format!("a piece stands on {lost:?}, which is not in {:?}", zone.id));
            }
        }
        self.laid_out()?;
        for (choice, action) in self.choices.iter().zip(actions) {
            if choice.notation != action.to_string() {
                return Err(format!("the choice {:?} stands for {}", choice.notation, action.to_string()));
            }
            if let Some(lost) = choice.touches.iter().find(|id| !ids.contains(id)) {
                return Err(format!("{:?} touches {lost:?}, which is not in the scene", choice.notation));
            }
        }
        Ok(())
    }

    /// Every zone and every panel has its place in wide and in tall windows, and only one. The plates show what lies before others.
    fn laid_out(&self) -> Verdict {
        let scene = &self.scene;
        let zones = scene.zones.iter().filter(|zone| zone.role != Role::Opponent);
        let zones = zones.map(|zone| Leaf::Zone(zone.id.to_string()));
        let panels = scene.panels.iter().map(|panel| Leaf::Panel(panel.id.to_string()));
        let wanted: Vec<Leaf> = zones.chain(panels).collect();
        let plan = scene.plan();
        for (shape, area) in [("wide", &plan.wide), ("tall", &plan.tall)] {
            let mut places = Vec::new();
            leaves(area, &mut places);
            for leaf in &wanted {
                match places.iter().filter(|place| **place == leaf).count() {
                    1 => {}
                    count => return Err(format!("{leaf:?} has {count} places in a {shape} window")),
                }
            }
        }
        Ok(())
    }
}

fn leaves<'a>(area: &'a Area, to: &mut Vec<&'a Leaf>) {
    match area {
        Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells) => {
            cells.iter().for_each(|cell| leaves(&cell.area, to));
        }
        Area::Leaf(leaf) => to.push(leaf),
    }
}
