# Playing with others.
online-nobody = The server cannot be reached.
online-nobody-about = You may be offline, or the server may have been stopped. Matches on this device still work.
online-connecting = Connecting to the table …
online-name = What should other players call you?
online-enter = Continue
online-enter-about = You need no account: this browser remembers you. Do you have an account?
online-lost = The connection is lost. Roundtable is trying to reconnect. Your steps are not lost.
online-sending = Sending …
online-passed = The table has changed in the meantime, so your step was not played.
online-unknown = The connection was lost before the server answered. Look at the table; if nothing has happened, try again.
online-stand-in = A bot is playing for you.
online-return = I am back
online-resigned = You have resigned. A bot plays your seat to the end.
online-watching = You are watching. You see only what everyone may see.
online-asks-back = { $who-is ->
    [you] You asked to take back your last step. The others have not agreed yet.
   *[other] { $who } asks to take back their last step.
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
    [you] You proposed to end the match without a winner. The others have not agreed yet.
   *[other] { $who } proposes to end the match without a winner.
}
online-asks-pause = { $who-is ->
    [you] You proposed a pause. The others have not agreed yet.
   *[other] { $who } proposes a pause.
}
online-paused = The match is paused. No clock is running, and any player can resume the match.
online-resume = Resume
online-agree = Agree
online-disagree = Decline
online-withdraw = Withdraw
online-settle = This match
online-ask-back = Ask to take back my last step
online-ask-pause = Propose a pause
online-ask-end = Propose to end without a winner
online-resign = Resign
online-resign-sure = Yes, resign: a bot plays on for me
online-plate-stand-in = a bot plays
online-plate-resigned = resigned
online-plate-away = away
online-plate-vacation = on vacation until { $date }
online-clock = Time left
online-ended-agreed = The match was ended by agreement, without a winner.
online-ended-abandoned = The match has ended because all players left it.
online-rematch = Play another match
online-join-next = Join the next match
online-next = Go to the next match
online-verify = Check the shuffle
lost-cleared = The host has closed this table.
lost-rules = This match follows rules that this version of Roundtable does not play. Load the page again. If that does not help, tell the people who run the server.
lost-table = This table does not exist, or only invited people can see it.
clock-none = no time limit
clock-live = { $minutes } min + { $seconds } s per step
clock-days = { $days ->
    [one] 1 day per step
   *[other] { $days } days per step
}
clock-left-days = { $days } d { $hours } h

# The account page.
you-title = You
you-nobody = Who are you?
you-new = New here
you-name = Name
you-page = Your profile and matches
you-rename = Change
you-renamed = Changed.
you-log-in = Sign in
you-log-out = Sign out
you-keep = Create an account
you-keep-about = So far, only this browser knows you. With a user name and a password you are the same person on every device.
you-keep-now = Create account
you-login = User name
you-password = Password (at least ten characters)
you-devices = Your devices
you-devices-about = Without an account, you cannot come back after signing out on all devices.
you-device = since { $date }
you-here = this device
you-revoke = Sign out
you-goodbye = Your data
you-goodbye-about = You can download everything the server stores about you, or delete yourself. Your matches stay, without your name.
you-export = Prepare my data for download
you-export-ready = Save the file
you-forget = Delete me
you-forget-sure = Yes, delete me

# The best players, and a person's page.
best-games = Rankings by game
best-about = The mark shows the most likely strength, the bar its uncertainty. Every match makes the bar shorter. The ranking uses the left end of the bar: the strength that is almost certain.
best-place = Place
best-who = Player
best-none = Nobody has finished a match of this game with other people yet. Be the first!
best-more = Show more
standing-strength = Strength
standing-matches = Matches
standing-wins = Won
standing-program = (program)
standing-bot = { $level } (bot)
person-title = Profile
person-guest = A guest.
person-account = A person with an account.
person-program = A program that plays by itself.
person-yours = This is you: name, account and devices
person-standings = Results
deeds-place = Average place
deeds-row = Winning streak
deeds-row-of = { $now } (best: { $longest })
deeds-sizes = By number of players
deeds-seats = { $count } players
history-none = No public matches yet.
history-place = Place { $place } of { $of } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
history-solo = { $end ->
    [victory] Won
    [survival] Survived
   *[defeat] Lost
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
history-agreed = Ended by agreement
history-abandoned = Left by all players
person-none = No finished matches with other people yet.
lost-person = There is no person at this address.

# Notifications of a turn.
notices = When it is your turn
notices-about = While Roundtable is open, the title of the page shows a mark when another table is waiting. You can also be notified while it is closed:
notices-impossible = This browser cannot receive notifications here. They need a secure connection (https, or this computer itself) and a browser that supports them.
notices-denied = Notifications from this site are blocked. You can allow them in your browser’s settings for this site.
notices-off = This device does not notify you while Roundtable is closed.
notices-on = This device notifies you when it is your turn, even while Roundtable is closed.
notices-begin = Turn on notifications
notices-end = Turn off
notices-webhook = Webhook address
notices-webhook-about = Roundtable calls this address (https) when it is your turn. Leave it empty if you do not need it.
notices-secret = Roundtable signs the calls with this secret:
notices-quiet = Quiet hours
notices-from = No notifications from
notices-to = until
notices-keep = Save
notices-kept = Saved.
notices-sound = Play a sound when another table is waiting

# Vacation.
vacation = Vacation
vacation-about = In matches with days per step, your clocks stop at all tables while you are on vacation. The other players see when you will be back.
vacation-until = You are on vacation until { $date }.
vacation-left = You have { $left } of { $all } vacation days left this year.
vacation-how-long = How long
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-go = Go on vacation
vacation-back = I am back

# Muted people.
muted = Muted people
muted-about = You do not see their chat messages at any table. They are not told.
muted-hear = Unmute
muted-hear-about = Unmute { $name }

# The lobby.
lobby-turns = Your turn
lobby-mine = Your tables
lobby-open = Open tables
lobby-none = No tables are open right now. Open one, and others will find it here.
lobby-older = Show older
lobby-new = Open a table
lobby-free = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-watch = Watch
lobby-usual = standard rules
lobby-own = custom rules

# Opening a table.
open-who = Who can find the table?
open-public = Everyone
open-public-about = The table is in the lobby. Everyone can join or watch.
open-unlisted = Everyone with the address
open-unlisted-about = The table is not in the lobby.
open-private = Invited people
open-private-about = Only people with your link can join or watch.
open-clock = Time limit
open-about = The others join before the match starts. You can give free seats to bots.
open-now = Open the table

# The waiting room.
room-title = Waiting room
room-seats = Seats
room-me = { $name } (you)
room-here = here
room-away = away
room-sit = Take this seat
room-level = Level of the bot
room-bot = Add a bot
room-stand = Leave this seat
room-clear = Free this seat
room-ready = All seats are taken. You can start the match.
room-host-starts = All seats are taken. The host starts the match.
room-close = Close the table
room-start = Start the match
room-invite = Invite others
room-invite-about = Everyone with this address can come to the table.
room-invite-private = Only people with this link can come to the table.
room-link = Invitation link
room-copy = Copy
room-copied = Copied.
room-qr = The link as a QR code for a phone’s camera
room-seal = The sealed shuffle
room-seal-about = This seal commits the server to its shuffle, and { $count ->
    [0] nobody has
    [one] one player has
   *[other] { $count } players have
} added a secret word to it. After the match, everyone can check that every card and die came as sealed.
verify-fine = Checked in this browser: the seal is the one shown before the match, and { $count ->
    [one] the only card or die matches it
   *[other] all { $count } cards and dice match it
}{ $own ->
    [yes] , including the word that you added
   *[no] {""}
}.
verify-wrong = The shuffle does not match its seal: { $why }
verify-other-seal = The seal is not the one shown before the match, so you cannot trust this shuffle.
verify-unreadable = This version of Roundtable cannot read the log.

# The chat.
talk = Chat
talk-news = Chat ({ $count } new)
talk-sides = Log or chat
talk-players = To everyone at the table
talk-spectators = To the other spectators
talk-apart = (watching)
talk-say = Send
talk-about = About this message by { $name }
talk-mute = Mute { $name }
talk-muted = { $count ->
    [one] You have muted one person.
   *[other] You have muted { $count } people.
}
talk-report = Report this message
talk-why = What is wrong with it?
talk-report-now = Report
talk-reported = Reported. The operators of this server will read it.
