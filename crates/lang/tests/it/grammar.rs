//! How a sentence speaks of "you" and of a player with a name, checked by the words around them.

use lang::Locale;

/// A word of a sentence and what stands between it and the word before.
struct Word<'a> {
    word: &'a str,
    /// A sentence may begin here: it is the first word, or a colon or the end of a sentence stands before it.
    opens: Opens,
    /// Only a blank stands between it and the word before.
    follows: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Opens {
    Sentence,
    /// After a colon both "you" and "You" may stand.
    Part,
    Nothing,
}

/// Returns the grammar faults of a sentence that names these players; `to_player` if it is spoken to one of them.
pub(crate) fn faults(
    locale: Locale,
    id: &str,
    sentence: &str,
    names: &[&str],
    to_player: bool,
) -> Vec<String> {
    let mut faults = Vec::new();
    if sentence.contains(['{', '}', '[', ']', '$']) {
        faults.push("something is missing".to_owned());
    }
    let plain = without_parentheses(sentence);
    let words = words(&plain);
    let is_sentence = plain.ends_with(['.', '!', '?']);
    faults.extend(case_faults(locale, &words, is_sentence));
    faults.extend(match locale {
        Locale::En => english(&words, names),
        Locale::De => german(&words, &plain, names),
    });
    let told_of_others = ["log-", "wait-"].iter().any(|start| id.starts_with(start)) && !to_player;
    if told_of_others && let Some(word) = words.iter().find(|word| is_second_person(locale, word.word)) {
        faults.push(format!("nobody is “{}”", word.word));
    }
    faults
}

/// “You” begins a sentence, “you” does not.
fn case_faults(locale: Locale, words: &[Word<'_>], is_sentence: bool) -> Vec<String> {
    let mut faults = Vec::new();
    for word in words.iter().filter(|word| is_second_person(locale, word.word)) {
        let is_capital = word.word.starts_with(char::is_uppercase);
        match word.opens {
            Opens::Nothing if is_capital => faults.push(format!("“{}” inside a sentence", word.word)),
            Opens::Sentence if !is_capital && is_sentence => {
                faults.push(format!("“{}” begins a sentence", word.word));
            }
            _ => {}
        }
    }
    faults
}

fn is_second_person(locale: Locale, word: &str) -> bool {
    let word = word.to_lowercase();
    match locale {
        Locale::En => matches!(&*word, "you" | "your" | "yours" | "yourself" | "you’s" | "you're"),
        Locale::De => matches!(&*word, "du" | "dich" | "dir" | "euch") || is_your(&word),
    }
}

/// A German form of "your".
fn is_your(word: &str) -> bool {
    word.strip_prefix("dein").is_some_and(|end| matches!(end, "" | "e" | "en" | "em" | "er" | "es"))
}

/// Verbs that English says of "you" and not of one other.
const OF_YOU: &str = "are arm ask banish bear begin bring challenge choose command decide discard do draw enter face \
    give have lay lead muster pay play predict propose receive rest ride rise roll score see share \
    sit sponsor stand take think turn wait want were win";

/// Words with an s at their end that may follow "you" and are no verbs.
const AFTER_YOU: [&str; 2] = ["as", "this"];

fn english(words: &[Word<'_>], names: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, pair) in words.windows(2).enumerate() {
        let [one, next] = pair else { continue };
        let alone = at == 0 || !matches!(words[at - 1].word, "and" | "between");
        if !next.follows {
            continue;
        }
        let is_you = one.word.eq_ignore_ascii_case("you");
        if is_you && next.word.ends_with('s') && !AFTER_YOU.contains(&next.word) {
            faults.push(format!("“{} {}”", one.word, next.word));
        }
        if alone && names.contains(&one.word) && OF_YOU.split(' ').any(|verb| verb == next.word) {
            faults.push(format!("“{} {}”", one.word, next.word));
        }
        let plural = matches!(next.word, "is" | "has" | "was" | "does");
        if !alone && (is_you || names.contains(&one.word)) && plural && words[at - 1].word == "and" {
            faults.push(format!("“and {} {}”", one.word, next.word));
        }
    }
    let wrong = words.iter().filter(|word| word.word.eq_ignore_ascii_case("you’s"));
    faults.extend(wrong.map(|word| format!("“{}”", word.word)));
    faults
}

/// Forms of the third person that are not seen by their ending.
const THIRD_PERSON: &str = "hat ist wird war hatte kann konnte darf will muss kam bekam rief zahlte steht";

/// Forms of the second person that do not end with "st".
const OF_DU: [&str; 2] = ["setzt", "sitzt"];

/// Words that end with "st" and are no verbs of the second person.
const NO_VERBS: [&str; 4] = ["ist", "erst", "selbst", "fast"];

const WITH_DATIVE: [&str; 7] = ["von", "bei", "mit", "zu", "aus", "nach", "seit"];
const WITH_ACCUSATIVE: [&str; 5] = ["für", "gegen", "durch", "ohne", "um"];
const WITH_EITHER: [&str; 5] = ["auf", "an", "in", "über", "vor"];

fn german(words: &[Word<'_>], sentence: &str, names: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, pair) in words.windows(2).enumerate() {
        let [one, next] = pair else { continue };
        if !next.follows {
            continue;
        }
        let (first, second) = (one.word.to_lowercase(), next.word.to_lowercase());
        let alone = at == 0 || words[at - 1].word != "und";
        let in_group = second == "und";
        let is_name = names.contains(&one.word);
        let du_is_wrong = first == "du"
            && alone
            && !in_group
            && (is_third_person(&second) || one.word == "Du" && !is_of_du(&second));
        let before_du_is_wrong = second == "du"
            && (is_third_person(&first)
                || [&WITH_DATIVE[..], &WITH_ACCUSATIVE, &WITH_EITHER]
                    .iter()
                    .any(|list| list.contains(&&*first)));
        let case_is_wrong = second == "dich" && WITH_DATIVE.contains(&&*first)
            || second == "dir" && WITH_ACCUSATIVE.contains(&&*first);
        let name_is_wrong = is_name && alone && is_of_du(&second) && !OF_DU.contains(&&*second);
        let group_is_wrong = is_name
            && at >= 2
            && words[at - 1].word == "und"
            && words[at - 2].word == "Du"
            && !(second == "seid" || second.ends_with('t') && !NO_VERBS.contains(&&*second));
        if du_is_wrong || before_du_is_wrong || case_is_wrong || name_is_wrong || group_is_wrong {
            faults.push(format!("“{} {}”", one.word, next.word));
        }
    }
    for part in sentence.split(['.', '!', '?', ':', ';']) {
        let has = |wanted: &str| self::words(part).iter().any(|word| word.word.eq_ignore_ascii_case(wanted));
        if has("du") && has("sich") {
            faults.push("“du … sich”".to_owned());
        }
    }
    faults
}

/// Plurals that were heard after the number one.
const PLURALS: [&str; 2] = [
    "points cards knights shields seals tiles commands units talismans adventures adversaries rounds turns days hours \
     minutes seconds people bots lines games matches steps",
    "Punkte Punkten Karten Rittern Schilde Schilden Siegeln Befehle Einheiten Talismane Abenteuern Runden Züge Tage \
     Tagen Stunden Minuten Sekunden Bots Zeilen Partien Schritte Schritten Personen",
];

/// Returns every phrase that counts one thing in the plural. A total may be: "1 of 1 cards", "all 1 cards".
pub(crate) fn plural_faults(locale: Locale, sentence: &str) -> Vec<String> {
    let [english, german] = PLURALS;
    let plurals = if locale == Locale::En { english } else { german };
    let words = words(sentence);
    let word = |at: usize| words.get(at).map_or("", |word| word.word);
    let is_total = |at: usize| match at {
        0 => false,
        1 => matches!(word(0), "all" | "alle"),
        _ => {
            matches!(word(at - 1), "all" | "alle")
                || matches!(word(at - 1), "of" | "von") && word(at - 2).parse::<u32>().is_ok()
        }
    };
    let ones = (0..words.len()).filter(|&at| word(at) == "1" && !is_total(at));
    let counted = ones.filter_map(|at| words.get(at + 1).filter(|next| next.follows));
    let wrong = counted.filter(|next| plurals.split(' ').any(|plural| plural == next.word));
    wrong.map(|next| format!("“1 {}”", next.word)).collect()
}

fn is_third_person(word: &str) -> bool {
    THIRD_PERSON.split(' ').any(|verb| verb == word)
}

fn is_of_du(verb: &str) -> bool {
    OF_DU.contains(&verb) || verb.ends_with("st") && !NO_VERBS.contains(&verb)
}

/// Without what stands in parentheses, together with the blank before them.
fn without_parentheses(sentence: &str) -> String {
    let mut plain = String::new();
    for part in sentence.split_inclusive(['(', ')']) {
        match part.strip_suffix('(') {
            Some(outside) => plain.push_str(outside.trim_end()),
            None if part.ends_with(')') => {}
            None => plain.push_str(part),
        }
    }
    plain
}

fn words(sentence: &str) -> Vec<Word<'_>> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '’' | '-');
    let mut words = Vec::new();
    let mut rest = sentence;
    while let Some(start) = rest.find(is_part) {
        let (between, from) = rest.split_at(start);
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let opens = match between.trim_end_matches(['“', '„', '"']).trim_end().chars().last() {
            None if words.is_empty() => Opens::Sentence,
            Some('.' | '!' | '?') => Opens::Sentence,
            Some(':' | '→' | '·') => Opens::Part,
            _ => Opens::Nothing,
        };
        words.push(Word { word: &from[..end], opens, follows: between == " " });
        rest = &from[end..];
    }
    words
}

#[test]
fn the_faults_that_were_heard_are_found() {
    let names = ["Morgan", "Kay"];
    let is_wrong = |locale, sentence: &str| !faults(locale, "log-test", sentence, &names, true).is_empty();
    let english = [
        "You wins.",
        "You was not in it.",
        "You has won.",
        "You (blue) has won.",
        "Morgan challenged You to a duel.",
        "Morgan have won.",
        "It is you’s turn.",
        "You sent nobody and You go.",
        "you have won.",
        "You and Morgan is choosing.",
    ];
    for sentence in english {
        assert!(is_wrong(Locale::En, sentence), "{sentence}");
    }
    let german = [
        "Gewonnen hat Du.",
        "Gewonnen hat du.",
        "Du hast sich zum Turnier gemeldet.",
        "Du hat gewonnen.",
        "Alle warten auf du.",
        "Alle warten auf Du.",
        "Zug 3: Gral, aufgedeckt von dich.",
        "Morgan hast gewonnen.",
        "Du und Morgan sind am Zug.",
        "Du überlegt.",
    ];
    for sentence in german {
        assert!(is_wrong(Locale::De, sentence), "{sentence}");
    }
    let right = [
        (Locale::En, "You have won."),
        (Locale::En, "Morgan challenged you to a duel: You lost."),
        (Locale::En, "You and Morgan share the victory."),
        (Locale::De, "Du hast dich zum Turnier gemeldet."),
        (Locale::De, "Morgan hat sich zum Turnier gemeldet."),
        (Locale::De, "Du und Morgan seid am Zug; alle warten auf dich."),
    ];
    for (locale, sentence) in right {
        assert_eq!(faults(locale, "log-test", sentence, &names, true), [""; 0], "{sentence}");
    }
    assert_eq!(plural_faults(Locale::En, "You have 1 points, 1 of 1 cards."), ["“1 points”"]);
    assert_eq!(plural_faults(Locale::De, "Du hast 1 Punkte und 1 Karte."), ["“1 Punkte”"]);
    assert_eq!(
        faults(Locale::De, "log-test", "Morgan hat dich gemeldet.", &names, false),
        ["nobody is “dich”"]
    );
}
