# The browser client in English.
app-title = Roundtable
app-motto = The table for knightly games
app-promise = Play alone, with friends or against bots. No account needed.
to-the-shelf = To the shelf

# Settings.
settings-language = Language
settings-language-away = This language could not be loaded. Check your connection and try again later.
settings-theme = Theme
settings-hatching = Hatching
settings-sound = Sound
settings-pace = Pace of bots and cards
theme-system = Same as device
theme-light = Light
theme-dark = Dark
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
settings-beats = Moments that decide
beats-held = Wait for me
beats-fast = Go on alone
beats-off = Off

beat-go-on = Go on
beat-again = Show each moment
beat-recap = Since your last move
beat-recap-about = What happened since your last move

# The shelf.
shelf-heading = The shelf
shelf-continue = Continue
shelf-past = Past matches
shelf-players = { $most ->
    [one] 1 player
   *[other] { $fewest } to { $most } players
}
shelf-play = Play
shelf-your-turn = Your turn
shelf-waiting = In progress
shelf-over = Finished
shelf-throw = Delete this match
shelf-broken = This match cannot be opened with this version.

# The setup of a table.
set-title = Set the table
set-game = Game
set-hurry = In a hurry?
set-hurry-about = Play at once: you against bots, with the standard rules.
set-just-play = Just play
set-rules = House rules
set-rules-about = The standard rules are selected. Change what you like.
set-begin = Start the match
set-length = { $bots ->
    [0] It takes about { $minutes }.
   *[other] It takes about { $minutes }. Bots see only what a person in their seat would see.
}
set-summary = { $people ->
    [0] No people
    [one] You
   *[other] { $people } people
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}, { $rules ->
    [usual] standard rules
   *[own] custom rules
}.
set-add-chair = Add a seat
set-remove-chair = Remove this seat
set-name = Name
set-bearing = { $colour }, { $charge }
sitter-person = Person
sitter-page = Page
sitter-squire = Squire
sitter-knight = Knight
sitter-champion = Champion
sitter-strategy-1 = Strategy 1
sitter-strategy-2 = Strategy 2
sitter-other = { $id }
set-sitter = Who sits here
set-presets = Sets of rules
set-own-rules = Your own rules
set-own-rules-about = Selected as soon as you change a rule below.
set-rare = { $count ->
    [one] One more, rarely changed
   *[other] { $count } more, rarely changed
}
set-rare-changed = { $count ->
    [0] none changed
    [one] one changed
   *[other] { $count } changed
}
sitter-person-about = { $place ->
    [online] joins by your link, or from the lobby
   *[here] plays on this device
}
sitter-page-about = plays by instinct
sitter-squire-about = counts what it sees
sitter-knight-about = thinks ahead
sitter-champion-about = thinks further and guesses your hand
sitter-strategy-1-about = holds back until something is at stake
sitter-strategy-2-about = always takes part and spends little
sitter-other-about = plays by rules of its own
charge-lion = a lion
charge-tower = a tower
charge-stag = a stag
charge-boar = a boar
charge-key = a key
charge-rose = a rose

# Errors.
lost-title = This page cannot be shown
lost-address = There is no page at this address.
lost-game = This version of Roundtable does not include this game.
lost-match = This browser does not have this match. You may have played it in another browser, or deleted it.
lost-log = This match cannot be opened with this version of Roundtable:
unpacking = Loading …
unpacking-failed = Loading failed. Check your connection and try again.

# The table.
table-undo = Take back
table-menu = Menu
table-log = Log
table-more-rules = { $count ->
    [one] One more rule applies now
   *[other] { $count } more rules apply now
}
table-unfold = One by one
table-close = Close
table-full-screen = Full screen
table-players = Players
table-show = { $who-is ->
    [you] Show what you have
   *[other] Show what { $who } has
}
table-board = The table
table-yours = Your area
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-bot = bot, { $level }
table-thinking = thinking
table-turn = to move
table-answers = What you can do
table-answers-all = All answers
table-answers-next = More
table-answers-close = Close
table-cancel = Cancel
table-sure = { $what } This cannot be taken back.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } choices
table-again = Play again
result-aside = Look at the table
result-course = Points in the course of the match
result-show = Show the result
table-result = The result
table-won = { $who-is ->
    [you] You have won!
   *[other] { $who } has won.
}
table-shared = { victory-of }
table-ask-device = { $who-is ->
    [you] You act out of turn …
   *[other] { $who } acts out of turn …
}
table-return-device = Give the device back
curtain-title = { $who-is ->
    [you] It is your turn
   *[other] Pass the device to { $who }
}
curtain-about = Everyone else, please look away.
curtain-lift = { $who-is ->
    [you] It’s me
   *[other] I am { $who }
}
trouble-mind = A bot stopped responding. Try again to continue the match.
trouble-storage = This browser cannot save the match. It will be lost when you close the page.
trouble-retry = Try again
trouble-dismiss = OK
update-ready = A new version is ready.
update-now = Update now

# Merlin’s counsel.
merlin-ask = Hint
merlin-ask-about = Ask Merlin what he would do (H)
merlin-title = Merlin’s counsel
merlin-thinks = Merlin thinks
merlin-tries = { $count } of { $of } simulations
merlin-after = Chances to win after { $count } simulations, based only on what you can know. To play a choice, tap it or press its number.
merlin-after-points = Chances to win after { $count } simulations, based only on what you can know. The final points assume simple play from here on. To play a choice, tap it or press its number.
merlin-stop = Stop
merlin-chance = { $percent } %
merlin-points = About { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
merlin-says = Merlin would choose: { $choice }. Chance to win: { $percent } %.
merlin-only = There is only one choice: { $choice }.
merlin-lost = Merlin could not finish. Ask him again.

# The lesson.
learn = Lesson
learn-begin = Learn it

# The rulebook.
rules = Rules

# The replay.
replay = Replay
replay-watch = Watch it again
replay-open = Open a log

# The analysis.
analysis = Analysis

# Maps.
map-zoom = Zoom the map
map-closer = Zoom in
map-farther = Zoom out
map-whole = The whole map

# Playing alone.
alone-link = Records and today’s challenge
alone-new-best = New best score in this category: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-old-best = Your best score in this category: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-new-feat = New feat: { $feat }

# Playing with others.
online-play = Play with others
online-ways = Main navigation
online-tables = Tables

# The best players, and a person's page.
best-title = Best players

# A table elsewhere.
bell-waiting = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}

# Opening a table.
open-title = Open a table

# The waiting room.
room-free = Free seat
