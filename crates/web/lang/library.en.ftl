# The lesson.
learn-safe = You cannot do anything wrong here.
learn-leave = Leave
learn-page = Page { $page } of { $pages }
learn-progress = Your progress
learn-again = Start over
learn-back = Back
learn-on = Continue
learn-ahead = Skip ahead
learn-play = Play a real match
learn-slip = In your own match you may do that: { $choice }. In this lesson, please follow along: { $asked }.
lost-lesson = There is no lesson for this game.

# The rulebook.
to-the-table = Back to the table
rules-search = Search for words or a rule number
rules-contents = Rulebook
rules-cards = The cards
rules-print = Print
rules-found = { $count ->
    [0] No rule found.
    [one] 1 rule found.
   *[other] { $count } rules found.
}

# The replay.
replay-file = The file with the log
replay-download = Download the log
replay-seen-from = View
replay-guest = Spectator
replay-mover = Player to move
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-moment = Moment of the match
replay-step = Step { $at } of { $lines }
replay-share = Link to this moment
replay-address = This link contains the whole match:
replay-play-on = Continue from here
replay-refused = The match cannot be continued from here.
replay-running = This match is still running, so the other players’ cards stay hidden. You can watch the replay when it is over.
replay-bad-link = This link is damaged. Perhaps a part of it was lost when it was copied.
replay-bad-file = This file cannot be read.
replay-bad-log = This log cannot be read with this version of Roundtable:

# The analysis.
analysis-back = To the replay
analysis-title = What decided this match?
analysis-about = Merlin plays through every decision several thousand times: once with the information the player had, once with open cards. This takes a while. The result is saved with the match.
analysis-begin = Start the analysis
analysis-working = { $done } of { $total } positions analysed
analysis-stop = Stop
analysis-lost = The analysis was interrupted. Start it again.
analysis-graph = Chance to win, in percent
analysis-summary = { $who }: from { $start } % to { $end } %.
analysis-moment = Step { $at }: { $chances }
analysis-share = { $who-subject } { $percent } %
analysis-see = Show
analysis-try = Try again from here
analysis-table = The chances as a table
analysis-step = Step
analysis-points = Turning points
analysis-points-about = The moments that changed the chances most. “Better” means better with the information the player had at that time.
analysis-luck-here = Step { $at }: luck
analysis-choice-here = Step { $at }: { $who-is ->
    [you] your decision
   *[other] { $who }’s decision
}
analysis-swing = { $who-is ->
    [you] Your chance
   *[other] { $who }’s chance
} to win: { $before } % before, { $after } % after.
analysis-better = Better with the information at that time: { $choice } (chance to win { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} higher).
analysis-better-points = Better with the information at that time: { $choice }. With simple play from there on, it would have brought about { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
analysis-sound = With the information at that time, no choice was clearly better.
analysis-open = With open cards, the best choice was: { $choice }.
analysis-luck-title = Luck and skill
analysis-luck-about = In percentage points of the chance to win, with all cards open. Luck is the effect of cards and dice. Start, luck and all decisions add up to the end. Given away is what a player’s own decisions cost, compared with the best decisions by the information at that time. The search only estimates, so small numbers mean little.
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-end = End
analysis-given = Given away

# Playing alone.
alone-title = solo
alone-today = Today’s challenge
alone-today-about = Every day, everyone gets the same cards, even offline. A new challenge starts at midnight UTC.
alone-begin = Take it on
alone-again = Try again
alone-best-today = Your best today: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [yes] , with a victory
   *[no] , without a victory
}
alone-best = Best scores
alone-best-none = No scores yet. Every solo match that you finish is listed here, on this device only.
alone-class = Category
alone-points = Points
alone-end = Result
alone-day = Day
alone-won = ★ won
alone-unwon = not won
alone-feats = Feats
alone-feats-count = { $got } of { $all }
alone-feat-open = Not yet
alone-free = Set up your own match
