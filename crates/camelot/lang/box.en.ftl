# What the box says.

title = The Future of Camelot
subtitle = Knights, magicians and five rooms
pitch = Send knights in secret, predict how many all of you have sent, and choose your mission first if your magician saw best. Every room of the castle plays by its own rules.
minutes = 45–60 min
