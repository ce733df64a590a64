# The browser client in English.

app-title = Roundtable
app-motto = The table for knightly games
app-promise = Play alone, with friends or against bots. No account needed.
to-the-shelf = To the shelf
skip = To the table

# Settings.
settings-language = Language
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

# The table.
table-undo = Take back
table-menu = Menu
table-log = Log
table-close = Close
table-full-screen = Full screen
table-players = Players
table-show = What { $who } has
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
table-wait = { $who } is to move.
table-answers = What you can do
table-cancel = Something else
table-sure = { $what } This cannot be taken back.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } choices
table-touched = touched
table-clause = Rule { $clause }
table-again = Same table again
table-result = The result
table-won = { $who-is ->
    [you] You have won!
   *[other] { $who } has won.
}
table-shared = { $winners } share the victory.
table-place = { $place }.
table-copies = × { $count }
curtain-title = The device goes to { $who }
curtain-about = Nobody else should look now.
curtain-lift = I am { $who }
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
merlin-stop = Enough
merlin-chance = { $percent } %
merlin-says = Merlin would choose: { $choice }. Chance to win: { $percent } %.
merlin-only = There is only one choice: { $choice }.
merlin-lost = Merlin’s thought was interrupted. Ask him again.

# The lesson.
learn = Lesson
learn-begin = Learn it
learn-safe = Nothing here can be lost.
learn-leave = Leave
learn-page = Page { $page } of { $pages }
learn-progress = How far you are
learn-again = From the beginning
learn-back = Back
learn-on = Go on
learn-ahead = Skip ahead
learn-play = Play a real game
learn-slip = In a game of your own you may do that: { $choice }. Here let us stay together: { $asked }.
lost-lesson = There is no lesson for this game.

# The rulebook.
to-the-table = Back to the table
rules = Rules
rules-search = Search words or a clause
rules-contents = Rulebook
rules-cards = The cards
rules-print = Print
rules-found = { $count ->
    [0] No clause says that.
    [one] One clause says that.
   *[other] { $count } clauses say that.
}

# The replay.
replay = Replay
replay-watch = Watch it again
replay-open = Open a log
replay-file = The file with the log
replay-download = Download the log
replay-seen-from = Seen from
replay-guest = a guest
replay-mover = whoever moves
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-moment = Moment of the match
replay-step = Step { $at } of { $lines }
replay-share = Link to here
replay-address = The whole match is in this link:
replay-play-on = Continue from here
replay-refused = The match cannot be continued from here.
replay-running = This match is not over yet: what the others hold is still their secret.
replay-bad-link = This link is damaged. Perhaps a part of it was lost when it was copied.
replay-bad-file = This file cannot be read.
replay-bad-log = This log cannot be read with this version of Roundtable:

# The analysis.
analysis = Analysis
analysis-back = To the replay
analysis-title = What decided this match?
analysis-about = Merlin plays every decision again some thousand times: once with what could be known, once with open cards. It takes a while, and what he finds is kept with the match.
analysis-begin = Begin
analysis-working = { $done } of { $total } questions answered
analysis-stop = Stop
analysis-lost = The analysis was interrupted.
analysis-graph = Chance to win, in percent
analysis-summary = { $who }: from { $start } % to { $end } %.
analysis-moment = Step { $at }: { $chances }
analysis-share = { $who } { $percent } %
analysis-see = See it
analysis-try = Try again from here
analysis-table = The chances as a table
analysis-step = Step
analysis-points = Turning points
analysis-points-about = The largest swings. What would have been better is judged by what could be known then.
analysis-luck-here = Step { $at }: luck
analysis-choice-here = Step { $at }: { $who } decides
analysis-swing = Chance of { $who }: { $before } % before, { $after } % after.
analysis-better = Better with what could be known: { $choice } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance).
analysis-sound = With what could be known, nothing was clearly better.
analysis-open = With open cards the best was: { $choice }.
analysis-luck-title = Luck and skill apart
analysis-luck-about = In points of win chance, seen with all cards open. Luck is what the cards did; from the start they add up with all decisions to the end. Given away is what a player’s own decisions lost against the best with what could be known. Searches are not exact: small figures mean little.
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-end = End
analysis-given = Given away

# Maps.
map-zoom = Closer and farther
map-closer = Closer
map-farther = Farther away
map-whole = The whole map

# Playing alone.
alone-title = alone
alone-link = Records and today’s challenge
alone-today = Today’s challenge
alone-today-about = One table a day, with the same cards for everybody, even offline. A new one comes at midnight, universal time.
alone-begin = Take it on
alone-again = Try again
alone-best-today = Your best today: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [yes] , and victory
   *[no] , without a victory
}
alone-best = Best scores
alone-best-none = Nothing yet. Every game that you play to its end is entered here, on this device only.
alone-class = Played
alone-points = Points
alone-end = End
alone-day = Day
alone-won = ★ won
alone-unwon = not won
alone-feats = Feats
alone-feats-count = { $got } of { $all }
alone-feat-open = Not yet
alone-free = Set a table of your own
alone-new-best = Your best score of this kind so far: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-old-best = Your best score of this kind: { $points } { $won ->
    [yes] (won)
   *[no] (not won)
}
alone-new-feat = A new feat: { $feat }
