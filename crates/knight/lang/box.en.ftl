# What the box says.

title = Knight
subtitle = A name at court, a land in need
pitch = Twelve turns to save your estate: every event gives with one hand and wakes the enemy with the other. Rise at court, so that the crown sends help in time; alone, side by side, or at war with each other.
minutes = 60 min
