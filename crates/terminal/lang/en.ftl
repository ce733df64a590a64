# What the terminal client says. Words of the command line stay as they are in every language.

# Before, between and after matches.
terminal-seat-person = Seat { $number }: { $name }
terminal-seat-bot = Seat { $number }: { $name }, a bot ({ terminal-level })
terminal-level = { $level ->
    [page] page
    [squire] squire
    [knight] knight
    [strategy-1] strategy 1
    [strategy-2] strategy 2
    [champion] champion
   *[other] { $level }
}
terminal-sealed = The seed is sealed: { $commitment }
terminal-scripted = Nothing is sealed: somebody writes down every card and die.
terminal-kept = The match is kept in { $file }
terminal-verify = Check that the cards and dice were honest: roundtable verify { $file }
terminal-left = The match is saved. Go on with: roundtable play --resume { $file }
terminal-input-closed = The input ended before the match did; it is saved, and roundtable play --resume { $file } goes on with it.
terminal-unsaved = The match could not be saved: { $why }
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } could not be written: { $why }
terminal-won = { $who-is ->
    [you] You have won!
   *[other] { $who } has won.
}
terminal-shared = { victory-of }
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-place = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-curtain = { $who-is ->
    [you] Press Enter when you are ready.
   *[other] Pass the screen to { $who }. Press Enter when you are ready, { $who }.
}

# While a match goes on.
terminal-thinking = Thinking …
terminal-thinks = { $who-is ->
    [you] You are thinking
   *[other] { $who } is thinking
}
terminal-hint-title = What the champion would do, after { $count } tries, with the chance to win:
terminal-hint-only = There is only one choice: { $choice }.
terminal-hint-points = about { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
terminal-undone = Taken back.
terminal-language = We speak English now.
terminal-no-language = The languages are en (English) and de (Deutsch).
terminal-not-your-turn = It is not your turn.
terminal-pace = Bots play { $pace ->
    [slow] slowly
    [normal] at a normal pace
    [fast] fast
   *[instant] at once
}.
terminal-script = Which card was turned or die cast? In the notation of the log:
terminal-save-as = Save a copy as (Enter: save, Esc: back)
terminal-search = Find in the rules (Esc: all of them)
terminal-no-rule = No rule says anything about that.
terminal-rules-now = Rules of the moment
terminal-nothing-focused = Move with the arrow keys to a card; it explains itself here.
terminal-too-small = This terminal has { $has-width } × { $has-height } characters; the table needs at least { $width } × { $height }. Make the window larger, or play with --plain.

# Panes.
terminal-pane-help = Help
terminal-pane-rules = Rules
terminal-pane-log = Log
terminal-pane-explain = What is this?
terminal-pane-table = The table in words
terminal-pane-match = This match
terminal-pane-hint = Hint
terminal-pane-foot = Esc back · ↑↓ scroll
terminal-pane-foot-rules = Esc back · ↑↓ scroll · / find
terminal-beat-foot = Enter go on · f off
terminal-recap-foot = Enter go on · w show each moment
terminal-recap = Since your last move
terminal-beats-on = Moments that decide are shown.
terminal-beats-off = Moments that decide are not shown any more; w tells what happened since your last move.
terminal-keys = ? help  u undo  h hint  r rules  g log  e explain  l Deutsch  q quit
terminal-help =
    Tab, Shift-Tab – to the next thing that can be touched (▸, heavy edge)
    Arrow keys – to any card; it explains itself
    Enter, Space – touch it
    A to Z (capital) – touch the card with this letter
    1 to 9 – press the button with this number
    Esc – forget what was touched; close a pane
    Mouse – click what you want to touch

    u – take back the last step
    h or m – hint: what the champion would do, with the chances to win
    r – rules, those of the moment first; / finds words
    g – log of the match
    e – all about the card under the keyboard
    t – the whole table in words
    o – this match: players, seal, file, result
    p – at a server, with the others: answer a proposal, propose to take back, to pause or to end, give up, another match
    c – at a server: the chat, and a line to say something
    d – pass the screen to the next person, who wants to act out of turn
    b – give the screen back without acting
    w – what happened since your last move; once more: each moment that decided
    f – show moments that decide, or not
    l – language
    s – save a copy
    + and - – speed of the bots
    q or Ctrl-C – leave; the match is saved and can be resumed

    Touching narrows: what can still be meant stays lit. If one choice is left, it is played, unless it cannot be taken back: then touch it again. If several are left, they become buttons. A second touch of the same card takes the first one back.
    Colours are also hatched: red ║, blue ═, green ╲, violet ╱, gold ∙, orange ╳, black ╬, white ░.

# Line mode.
terminal-plain-help-hint = Type a number, an action in the notation in brackets, or: help.
terminal-no-number = The numbers go from 1 to { $last }.
terminal-pause = Anyone at this terminal may act out of turn now. Press Enter to go on.
terminal-go-on = Go on
terminal-screen-back = You have the screen out of turn. Press b to give it back.
terminal-screen-pass = Does someone else want to act out of turn? Press d to pass the screen on.
terminal-not-now = This does not work now.
terminal-plain-help =
    a number – the choice with this number
    an action in notation – as it stands in brackets behind a choice
    hint – what the champion would do, with the chances to win
    undo – take back the last step
    rules – the whole rulebook; rules now – those of the moment; rules NUMBER or rules WORD – those about it
    log – the match so far
    state – the table once more
    lang en, lang de – language
    save FILE – write a copy of the match
    say WORDS – at a server: say something to the table; chat – what was said
    propose – at a server: what can be settled with the others now; propose back, propose pause, propose end – ask them
    agree, refuse – answer what is proposed; refuse also withdraws your own proposal
    screen NUMBER – pass the screen to the person at this seat, who wants to act out of turn; screen back – give it back
    resume – go on with a paused match; return – take your seat back from a bot; resign – give up
    quit – leave; the match is saved and can be resumed

# A match that a server runs.
terminal-far-kept = The table is at { $address }
terminal-far-left = The match goes on without you. Come back with: roundtable play --server { $address }
terminal-far-ended = The match was ended early.
terminal-far-lost = The connection is lost; trying again. Wait, or leave with q or Ctrl-C.
terminal-far-silent = The server has not answered yet: wait, or leave with q or Ctrl-C.
terminal-far-back = The server is there again.
terminal-far-draining = The server is about to restart; clocks stand still.
terminal-far-said = { $name }: { $words }
terminal-far-no-hint = There are no hints where people play against each other.
terminal-far-gone = The server is gone.
terminal-far-closed = There is nothing to see at this table any more.
terminal-far-version = The server plays another version of this game: use its own client.
terminal-far-refused = { $why }
terminal-far-passed = The table has changed meanwhile, so your step was not played.
terminal-far-unknown = The connection was lost before the server answered. Look at the table; if it was not done, ask again.

# With others at a server.
terminal-pane-others = With the others
terminal-pane-chat = Chat
terminal-say = Say to the table (Enter: say, Esc: back)
terminal-settle-how = (p: answer)
terminal-alone = Nobody else is here: you play at this terminal.
terminal-nothing-to-settle = There is nothing to settle with others now.
terminal-nothing-said = Nothing has been said yet.
terminal-sure = { $what } This cannot be taken back: touch it again, or press its button.
terminal-resign-sure = Really give up? A bot plays on for you. Ask once more to give up.
terminal-stand-in = A bot stands in for you.
terminal-paused = The match is paused: no clock runs, and anybody at the table may go on with it.
terminal-asks-back = { $who-is ->
    [you] You ask to take back your last step. The others are being asked.
   *[other] { $who } asks to take back their last step.
}
terminal-asks-back-too = { $steps ->
    [one] { $who-is ->
        [you] Your step after it would be taken back as well.
       *[other] One later step of { $who } would be taken back as well.
    }
   *[other] { $who-is ->
        [you] Your { $steps } steps after it would be taken back as well.
       *[other] { $steps } later steps of { $who } would be taken back as well.
    }
}
terminal-asks-end = { $who-is ->
    [you] You propose to end the match without a winner. The others are being asked.
   *[other] { $who } proposes to end the match without a winner.
}
terminal-asks-pause = { $who-is ->
    [you] You propose a pause. The others are being asked.
   *[other] { $who } proposes a pause.
}
terminal-offer-back = Ask to take back my last step
terminal-offer-pause = Propose a pause
terminal-offer-end = Propose to end without a winner
terminal-offer-agree = Agree
terminal-offer-refuse = Refuse
terminal-offer-withdraw = Withdraw the proposal
terminal-offer-resume = Go on with the match
terminal-offer-return = I am back: take my seat from the bot
terminal-offer-resign = Give up: a bot plays on for you
terminal-offer-rematch = Another match with the same people
terminal-offer-join = Join the next match
terminal-rematch-how = Another match with the same people: p
