# The lesson.
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
analysis-share = { $who-subject } { $percent } %
analysis-see = See it
analysis-try = Try again from here
analysis-table = The chances as a table
analysis-step = Step
analysis-points = Turning points
analysis-points-about = The largest swings. What would have been better is judged by what could be known then.
analysis-luck-here = Step { $at }: luck
analysis-choice-here = Step { $at }: { $who-is ->
    [you] your decision
   *[other] { $who }’s decision
}
analysis-swing = { $who-is ->
    [you] Your chance
   *[other] { $who }’s chance
} to win: { $before } % before, { $after } % after.
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

# Playing alone.
alone-title = alone
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
