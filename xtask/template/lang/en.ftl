card = Secret card { $value }
card-about = It counts at the end, when it is added to the steps.
value = value
steps = steps
stage-move = Move

zone-track = The race
zone-hand = Your card
figure = { $who-is ->
    [you] Your runner
   *[other] Runner of { $who }
}
step = Step { $number }

prompt-choose = Choose secretly: walk one step, or run and roll for up to three.
prompt-wait = { $who-is ->
    [you] You have
    [with-you] { $who } have
    [several] { $who } have
   *[other] { $who } has
} not chosen yet.
prompt-chance = A card or the die is falling.
prompt-over = The race is over.

choice-walk = Walk
choice-run = Run

event-drew = You drew the secret card { $value }.
event-drew-unseen = { $who } drew a secret card.
event-sealed = { $action ->
    [walk] You have chosen to walk.
   *[run] You have chosen to run.
}
event-sealed-unseen = { $who-is ->
    [you] You have
   *[other] { $who } has
} chosen.
event-walked = { $who-is ->
    [you] You walked
   *[other] { $who } walked
} { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-ran = { $who-is ->
    [you] You ran
   *[other] { $who } ran
} and rolled { $steps }.
event-scored = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and a card of { $card }.

refuse-now = That cannot be done now.

tally-steps = Steps
tally-card = Secret card
