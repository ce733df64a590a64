//! What is said about proposals, answers and refused requests.

use client::{Agreement, Answer, Offer, Outcome, Refusal, Request};
use engine::Seat;
use scene::Text;

use crate::speech::Speech;

/// The message that names an offer.
pub(crate) fn offer_word(offer: Offer) -> &'static str {
    match offer {
        Offer::ProposeTakeBack => "terminal-offer-back",
        Offer::ProposePause => "terminal-offer-pause",
        Offer::ProposeEnd => "terminal-offer-end",
        Offer::Agree => "terminal-offer-agree",
        Offer::Refuse => "terminal-offer-refuse",
        Offer::Withdraw => "terminal-offer-withdraw",
        Offer::Resume => "terminal-offer-resume",
        Offer::Return => "terminal-offer-return",
        Offer::Resign => "terminal-offer-resign",
        Offer::Rematch => "terminal-offer-rematch",
        Offer::JoinRematch => "terminal-offer-join",
    }
}

/// The word that asks for an offer in line mode.
pub(crate) fn offer_command(offer: Offer) -> &'static str {
    match offer {
        Offer::ProposeTakeBack => "propose back",
        Offer::ProposePause => "propose pause",
        Offer::ProposeEnd => "propose end",
        Offer::Agree => "agree",
        Offer::Refuse | Offer::Withdraw => "refuse",
        Offer::Resume => "resume",
        Offer::Return => "return",
        Offer::Resign => "resign",
        Offer::Rematch | Offer::JoinRematch => "rematch",
    }
}

/// What the players have to settle: what is proposed, that the match is paused, that a bot stands in.
pub(crate) fn affairs(agreement: &Agreement, speech: &Speech, you: Option<Seat>) -> Vec<String> {
    let question = agreement.question.iter().flat_map(|question| question.texts("terminal-"));
    let paused = agreement.is_paused.then(|| Text::new("terminal-paused"));
    let away = agreement.offers(Offer::Return).then(|| Text::new("terminal-stand-in"));
    question.chain(paused).chain(away).map(|text| speech.say(&text, you)).collect()
}

/// What became of a request, if there is anything to say about it.
pub(crate) fn answer_words(answer: &Answer, speech: &Speech, you: Option<Seat>) -> Option<String> {
    match (&answer.outcome, &answer.request) {
        (Outcome::Done, Request::TakeBack) => Some(speech.word("terminal-undone")),
        (Outcome::Done, _) => None,
        (Outcome::Refused(refusal), _) => Some(refusal_words(refusal, speech, you)),
        (Outcome::Passed, _) => Some(speech.word("terminal-far-passed")),
        (Outcome::Unknown, _) => Some(speech.word("terminal-far-unknown")),
    }
}

fn refusal_words(refusal: &Refusal, speech: &Speech, you: Option<Seat>) -> String {
    match refusal {
        Refusal::Rules(error) => error.say(&speech.voice, speech.names(you)),
        Refusal::Server(problem) => {
            let sentence = problem.detail.as_ref().unwrap_or(&problem.title);
            match &problem.clause {
                Some(clause) => format!("{sentence} ({clause})"),
                None => sentence.clone(),
            }
        }
    }
}
