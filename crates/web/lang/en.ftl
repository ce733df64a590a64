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
unpacking = Unpacking the game …
unpacking-failed = The game cannot be fetched. Is there a network?

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
analysis-choice-here = Step { $at }: decision, { $who }
analysis-swing = Chance to win ({ $who }): { $before } % before, { $after } % after.
analysis-better = Better with what could be known: { $choice } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance).
analysis-better-points = Better with what could be known: { $choice }. Played on by rules of thumb, that line would have given about { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
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

# Playing with others.
online-play = Play with others
online-ways = Ways
online-tables = Tables
online-nobody = No server with tables answers.
online-nobody-about = Perhaps the network is gone, or the server was stopped. Everything at this device works as ever.
online-connecting = Going to the table …
online-name = What shall others call you?
online-enter = That is me
online-enter-about = No account needed: this browser remembers you. You have an account?
online-lost = The connection is lost and is being tried again. Nothing you did is lost.
online-sending = On its way …
online-stand-in = A bot stands in for you.
online-return = I am back
online-resigned = You have given up; a bot plays your seat to the end.
online-watching = You are watching: you see what everybody may see.
online-asks-back = { $who-is ->
    [you] You ask to take back your last step. The others are being asked.
   *[other] { $who } asks to take back a step.
}
online-asks-end = { $who-is ->
    [you] You propose to end the match without a winner. The others are being asked.
   *[other] { $who } proposes to end the match without a winner.
}
online-asks-pause = { $who-is ->
    [you] You propose a pause. The others are being asked.
   *[other] { $who } proposes a pause.
}
online-paused = The match is paused: no clock runs, and anybody at the table may go on with it.
online-resume = Go on
online-agree = Agree
online-disagree = Refuse
online-withdraw = Withdraw
online-settle = With the others
online-ask-back = Ask to take back my last step
online-ask-pause = Propose a pause
online-ask-end = Propose to end without a winner
online-resign = Give up
online-resign-sure = Really give up: a bot plays on for you
online-plate-stand-in = a bot stands in
online-plate-resigned = gave up
online-plate-away = not here
online-plate-vacation = on vacation until { $date }
online-clock = Time left
online-ended-agreed = The match was ended by agreement, without a winner.
online-ended-abandoned = The match has ended: nobody was left who wanted to play.
online-rematch = Another match
online-next = To the next match
online-verify = Check the shuffle
lost-table = There is no such table, or it is only for those who were invited.
clock-none = no clock
clock-live = { $minutes } min + { $seconds } s a step
clock-days = { $days ->
    [one] 1 day a step
   *[other] { $days } days a step
}
clock-left-days = { $days } d { $hours } h

# Who the reader is.
you-title = You
you-nobody = Who are you?
you-new = New here
you-name = Name
you-page = How your matches went
you-rename = Change
you-renamed = Changed.
you-log-in = Sign in
you-log-out = Sign out
you-keep = Keep it with an account
you-keep-about = Until now only this browser knows you. With a login and a password you are the same person on every device.
you-keep-now = Make the account
you-login = Login
you-password = Password (at least ten characters)
you-devices = Devices that know you
you-devices-about = A guest who signs out everywhere cannot come back.
you-device = since { $date }
you-here = this one
you-revoke = Revoke
you-goodbye = Take along, and leave
you-goodbye-about = Whoever leaves is forgotten: matches stay, without the name.
you-export = Fetch everything kept of me
you-export-ready = Save the file
you-forget = Delete me
you-forget-sure = Really delete me

# The best players, and a person's page.
best-title = Best players
best-games = The best of which game
best-about = The mark shows how strong somebody most likely is, the bar how sure that is: every match makes it shorter. The order is that of the left ends, of which one can be sure.
best-place = Place
best-who = Who
best-none = Nobody has played this game to the end with others yet. Somebody has to be first.
best-more = The next ones
standing-strength = Strength
standing-matches = Matches
standing-wins = Won
standing-program = (program)
standing-bot = { $level } (bot)
person-title = Who is who
person-guest = A guest.
person-account = Somebody with an account.
person-program = A program that plays by itself.
person-yours = That is you: name, account, devices
person-standings = How it went
deeds-place = Mean place
deeds-row = Won in a row
deeds-row-of = { $now }, at best { $longest }
deeds-sizes = By number of players
deeds-seats = { $count } players
history-none = Nothing that everybody may see.
history-place = Place { $place } of { $of } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
history-agreed = Ended by agreement
history-abandoned = Left by all
person-none = No match played to the end with others yet.
lost-person = Nobody here is known by this address.

# Being told that it is one's turn.
notices = When it is your turn
notices-about = While a page is open, its title shows a mark when another table waits. Elsewhere you can be told like this:
notices-impossible = This browser cannot take messages here. It needs a safe connection (https, or this machine itself), and a browser that can.
notices-denied = Messages from here are blocked in this browser. You can allow them in its settings for this site.
notices-off = This device is told nothing while no page is open.
notices-on = This device is told when it is your turn, even while no page is open.
notices-begin = Tell this device
notices-end = No longer
notices-webhook = Address to call
notices-webhook-about = A program of yours at this address (https) is called when it is your turn. Leave it empty if you have none.
notices-secret = The calls are signed with this secret:
notices-quiet = Quiet hours
notices-from = Nothing is sent from
notices-to = until
notices-keep = Keep
notices-kept = Kept.
notices-sound = A sound in the page when another table waits.

# Vacation.
vacation = Vacation
vacation-about = Where there are days for each step, your clocks stand still while you are away, at every table; the others see until when.
vacation-until = You are on vacation until { $date }.
vacation-left = You may take { $left } of { $all } days a year.
vacation-how-long = How long
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-go = Go on vacation
vacation-back = I am back

# Who is not heard.
muted = Whom you do not hear
muted-about = What they say in chats is not shown to you, at any table. They do not notice.
muted-hear = Hear again
muted-hear-about = Hear { $name } again

# A table elsewhere.
bell-waiting = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}

# The lobby.
lobby-turns = Your turn
lobby-mine = Your tables
lobby-open = Open tables
lobby-none = No table is open right now. Open one: others will find it here.
lobby-older = Older ones
lobby-new = Open a table
lobby-free = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-watch = Watch
lobby-usual = the usual rules
lobby-own = rules of their own

# Opening a table.
open-title = Open a table
open-who = Who finds it?
open-public = In the lobby
open-public-about = Everybody can sit down or watch.
open-unlisted = Who knows the address
open-unlisted-about = It is in no list.
open-private = By invitation
open-private-about = Only with the link that you give away.
open-clock = How long may people think?
open-about = Others sit down before the match begins; free seats can be given to bots.
open-now = Open the table

# The room where people wait.
room-title = Sitting down
room-seats = Seats
room-free = A free seat
room-me = { $name } (you)
room-here = here
room-away = not here
room-sit = Sit here
room-level = Level of the bot
room-bot = Seat a bot
room-stand = Stand up
room-clear = Free this seat
room-ready = Everybody is seated.
room-host-starts = Whoever opened the table begins the match.
room-close = Clear the table away
room-start = Begin the match
room-invite = Invite others
room-invite-about = Whoever opens this address can come to the table.
room-invite-private = Only who has this link can come to the table.
room-link = The link
room-copy = Copy
room-copied = Copied.
room-qr = The link as a picture for a phone’s camera
room-seal = The sealed shuffle
room-seal-about = The server is bound to its shuffle by this seal, and { $count ->
    [0] nobody has
    [one] one player has
   *[other] { $count } players have
} added a secret word to it. After the end everybody can check that every card fell as it was sealed.
verify-fine = Checked in this browser: the seal is the one shown before the match, and all { $count } cards and dice fell as it was sealed{ $own ->
    [yes] , with the word that you added
   *[no] {""}
}.
verify-wrong = Something is wrong with this shuffle: { $why }
verify-other-seal = Something is wrong: the seal is not the one shown before the match.
verify-unreadable = The log cannot be read with this version of Roundtable.

# The chat.
talk = Chat
talk-news = Chat ({ $count } new)
talk-sides = Log or chat
talk-players = To everybody at the table
talk-spectators = To the others who watch
talk-apart = (watching)
talk-say = Say
talk-about = About this line by { $name }
talk-mute = Hear no more of { $name }
talk-muted = { $count ->
    [one] You do not hear one person.
   *[other] You do not hear { $count } people.
}
talk-report = Report this line
talk-why = What is wrong with it?
talk-report-now = Report
talk-reported = Reported. Those who run this server will read it.
