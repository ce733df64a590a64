# What the box says.

title = Quests of the Round Table
subtitle = Sponsor, dare, tilt, rise
pitch = Lay out perils for the others, or dare theirs: with sword, horse and good company, or with nothing but nerve. Quests and tournaments win shields, shields make knights, and the first at the Round Table wins.
minutes = 60 min
