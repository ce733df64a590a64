# Playing with others.
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
   *[other] { $who } asks to take back one step, their last one.
}
online-asks-back-too = { $steps ->
    [one] { $who-is ->
        [you] Your step after it would be taken back as well.
       *[other] One later step of { $who } would be taken back as well.
    }
   *[other] { $who-is ->
        [you] Your { $steps } steps after it would be taken back as well.
       *[other] { $steps } later steps of { $who } would be taken back as well.
    }
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
online-join-next = Join the next match
online-next = To the next match
online-verify = Check the shuffle
lost-cleared = Whoever opened this table has given it up.
lost-rules = This match follows rules that this version of Roundtable does not play. Load the page again. If that does not help, tell the people who run the server.
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
