# The browser client in English.
app-title = Roundtable
app-motto = The table for knightly games
app-promise = Play alone, with friends or against bots. No account needed.
to-the-shelf = To the shelf

# Settings.
settings-language = Language
settings-language-away = The words of this language cannot be fetched now. Perhaps the network is gone.
settings-theme = Theme
settings-hatching = Hatching
settings-sound = Sound
settings-pace = Pace of bots and cards
theme-system = As the device
theme-light = Light
theme-dark = Dark
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast

# The shelf.
shelf-heading = The shelf
shelf-continue = Continue
shelf-past = Past matches
shelf-players = { $fewest } to { $most } players
shelf-play = Play
shelf-your-turn = Your turn
shelf-waiting = Waiting
shelf-over = Over
shelf-throw = Throw this match away
shelf-broken = This match cannot be opened with this version.

# Setting the table.
set-title = Set the table
set-game = Game
set-hurry = In a hurry?
set-hurry-about = The usual company, the usual rules.
set-just-play = Just play
set-rules = House rules
set-rules-about = As most tables play. Change what you like.
set-begin = Begin at this table
set-length = About { $minutes }. None of the bots sees more than you do.
set-summary = { $people ->
    [0] Nobody
    [one] You
   *[other] { $people } people
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}, { $rules ->
    [usual] the usual rules
   *[own] rules of your own
}.
set-levels-about = A page plays by instinct, a squire counts what it sees, a knight thinks ahead, a champion thinks further and guesses your hand.
set-add-chair = Add a chair
set-remove-chair = Take this chair away
set-name = Name
set-bearing = { $colour }, { $charge }
sitter-person = Person
sitter-page = Page
sitter-squire = Squire
sitter-knight = Knight
sitter-champion = Champion
sitter-strategy-1 = Strategy 1
sitter-strategy-2 = Strategy 2
charge-lion = a lion
charge-tower = a tower
charge-stag = a stag
charge-boar = a boar
charge-key = a key
charge-rose = a rose

# When something is not there.
lost-title = This page cannot be shown
lost-address = There is no such page.
lost-game = There is no such game in this version:
lost-match = There is no such match in this browser. It may have been played in another one.
lost-log = This match cannot be opened with this version of Roundtable:
unpacking = Unpacking the game …
unpacking-failed = The game cannot be fetched. Is there a network?

# The table.
table-undo = Take back
table-menu = Menu
table-log = Log
table-close = Close
table-full-screen = Full screen
table-players = Players
table-show = What { $who-is ->
    [you] you have
   *[other] { $who } has
}
table-board = The table
table-beside = Beside the board
table-yours = Yours
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-bot = bot, { $level }
table-thinking = thinking
table-turn = to move
table-answers = What you can do
table-cancel = Something else
table-sure = { $what } This cannot be taken back.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } choices
table-again = Same table again
table-result = The result
table-won = { $who-is ->
    [you] You have won!
   *[other] { $who } has won.
}
table-shared = { victory-of }
curtain-title = The device goes to { $who-object }
curtain-about = Nobody else should look now.
curtain-lift = { $who-is ->
    [you] It’s me
   *[other] I am { $who }
}
trouble-mind = A bot’s thought was interrupted.
trouble-storage = The browser keeps nothing here: this match is lost when the page is closed.
trouble-retry = Try again
trouble-dismiss = All right
update-ready = A new version is ready.
update-now = Use it

# Merlin’s counsel.
merlin-ask = Hint
merlin-ask-about = Ask Merlin what he would do (H)
merlin-title = Merlin’s counsel
merlin-thinks = Merlin thinks
merlin-tries = { $count } / { $of } tries
merlin-after = Chances to win after { $count } tries, with what you can know. Touch a line, or press its number, to play it.
merlin-after-points = Chances to win after { $count } tries, with what you can know, and the points at the end if the rest is played by rules of thumb. Touch a line, or press its number, to play it.
merlin-stop = Enough
merlin-chance = { $percent } %
merlin-points = About { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
merlin-says = Merlin would choose: { $choice }. Chance to win: { $percent } %.
merlin-only = There is only one choice: { $choice }.
merlin-lost = Merlin’s thought was interrupted. Ask him again.

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
map-zoom = Closer and farther
map-closer = Closer
map-farther = Farther away
map-whole = The whole map

# Playing alone.
alone-link = Records and today’s challenge
alone-new-best = Your best score of this kind so far: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-old-best = Your best score of this kind: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-new-feat = A new feat: { $feat }

# Playing with others.
online-play = Play with others
online-ways = Ways
online-tables = Tables

# The best players, and a person's page.
best-title = Best players

# A table elsewhere.
bell-waiting = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}

# Opening a table.
open-title = Open a table

# The room where people wait.
room-free = A free seat
