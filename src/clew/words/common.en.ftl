# What all games share. Every message here is also in the other languages’ files.

list-last = { $rest } and { $last }

## The installation

interpreted = The rules are not compiled here and run about a hundred times slower, so masters think ahead less than they otherwise would. Install a C compiler, then install Clew again: { $command }
compiling = The rules are being compiled in the background. Until Clew is started again, they run about a hundred times slower, and masters think ahead less.

## Refusals

refused = { $reason } ({ $rule })
refusal = The rules do not allow that here.
refusal-co-01 = It is not your turn.
refusal-co-06 = There is no such action in this game.

## Seats

option-zero = { $hint } 0: { $zero }.
seat-name = Player { $seat }
seat-human = human
seat-bot = { $bot } bot
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
    .hint = plays what comes to mind
bot-novice = Novice
    .hint = looks at the next move
bot-apprentice = Apprentice
    .hint = has learned the first tricks
bot-journeyman = Journeyman
    .hint = knows the trade, not yet the art
bot-adept = Adept
    .hint = thinks a few moves ahead
bot-veteran = Veteran
    .hint = has seen most of it before
bot-expert = Expert
    .hint = misses little
bot-master = Master
    .hint = thinks as far as it can

## How a game ended

won = { $winners-count ->
    [0] Nobody wins: a draw
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
ended-resign = the others have resigned
ended-forfeit = the others have forfeited
ended-desert = nobody was left to play on
ended-other-rules = it was begun under older rules, which are no longer played here
left-resign = { $name } resigns.
left-forfeit = { $name } forfeits.
left-desert = { $name } does not answer in time either: nobody is left.
left-undo = { $name } takes the last action back.
left-takeover = A bot plays on for { $name }.
left-return = { $name } is back.
left-takeback = { $name } goes back to an earlier position.
left-timeout = { $name } did not answer in time.
variations = Variations kept beside this game:
variation = { $number }. After entry { $at }: { $moves }

## Rules

rules-tag-book = the rulebook
rules-tag-ruling = our ruling
rules-tag-data = what is in the box
rules-tag-ours = our own
rules-legend = [book] is in the rulebook, [ruling] is how we read it where it is silent, [data] is what is in the box, [ours] is our own invention.

## Verification

verify-digest = The file is as it was written: its digest matches.
    .bad = The file was changed after it was written: its digest does not match.
verify-commitment = The secret is the one that the commitment in the record stands for.
    .bad = The secret is not the one that the commitment in the record stands for.
verify-setup = The seed gives the shuffles and deals of the setup.
    .bad = The seed does not give the shuffles and deals of the setup.
verify-entries = { $entries ->
    [one] The one entry
   *[other] All { $entries } entries
  } and all { $draws } draws follow from the seed and the rules.
verify-entry = Entry { $entry } does not fit: { $detail }
verify-result = The result follows from the actions.
    .bad = The result does not follow from the actions.
verify-nonces = The bots’ numbers follow from the secret: nobody chose them after the players’.
    .bad = The bots’ numbers do not follow from the secret: somebody could have chosen them.
verify-hash = The running hash is that of everything in the record.
    .bad = The running hash is not that of what stands in the record: something was changed.
verify-signature = It is signed with the key { $key }.
    .bad = The signature does not fit: this is not what the owner of the key { $key } signed.
verify-key = That is the key you named.
    .bad = It is not signed with the key you named.
verify-receipt = It fits your receipt: commitment, your own number and running hash.
verify-differs-id = Your receipt is of another game.
verify-differs-commitment = Your receipt has another commitment: the secret was exchanged.
verify-differs-nonce = Your own number is not the one that you handed in.
verify-differs-unhashed = Your receipt has a running hash, and the record has none.
verify-differs-short = The record ends with entry { $after }, but you saw { $entry } entries.
verify-differs-opening = It differs from the game you played before the first entry: the seats, the names, the options, the start or the deal.
verify-differs-entry = It differs from the game you played { $after ->
    [-1] at entry { $entry } or before
   *[other] after entry { $after }, at entry { $entry } at the latest
  }.
verify-withheld = { $count ->
    [one] The name of seat { $seats } is withheld; the running hash has it, and it can be held against it.
   *[other] The names of seats { $seats } are withheld; the running hash has them, and they can be held against it.
  }
verify-unfinished = The game has no result here: it was broken off, or the rest of it is missing.
verify-unbegun = The table was closed before the game began; it has given out its secret all the same.
verify-proof-receipt = Proved by your receipt: names, who was a person and who a bot, times, resignations, take-backs and every action up to entry { $seen } are those of the game that you were shown while it was played.
verify-proof-rest = Entries after { $seen } you have not seen: for them { $signed ->
    [yes] you have the word of the server that signed
   *[no] nothing speaks but the rules
  }.
verify-proof-signature = Vouched for by whoever owns the key, and proved by nothing else: that these are the actions, the names, the people and bots, the times, resignations and take-backs, and that nothing is missing. Compare the key with the server’s own (/.well-known/clew-keys.json), or name it with --key. A receipt would prove it (--receipt).
verify-proof-neither = Proved by nothing: that these of all legal actions were played, the names, who was a person and who a bot, the times, resignations and take-backs, that the end is not missing, and that the commitment was there before the game. There is no signature, and no receipt was given (--receipt).
verify-good-receipt = { $file }: this is the game you played.
verify-good-signature = { $file }: this is the game as the server with this key gave it out.
verify-good-neither = { $file }: draws, actions and result belong together. Whether it was played like this, the file cannot show.
verify-draws = { $entries ->
    [one] All { $draws } draws of the setup and the one entry
   *[other] All { $draws } draws of the setup and { $entries } entries
  } follow from the seed.
verify-rules = It was played under { $age ->
    [newer] newer
   *[older] older
  } rules of the game, so it cannot be checked here whether the actions and the result follow them.
verify-bad = { $file }: not everything fits, so do not rely on this record.

## Terminal

terminal-numbered = { $name } { $seat }
terminal-saved = The game is saved in { $path }
terminal-resume = Continue it: { $command }
terminal-left = You leave the game.
terminal-not-now = Not now: it is not your turn.
terminal-nothing-to-undo = There is nothing you can take back now.
terminal-unreadable = I do not understand “{ $line }”. You can type, for example: { $examples }
terminal-drawing = { $on ->
    [yes] The board is drawn before every action.
   *[no] The board is drawn only when you ask for it.
  }
terminal-for-example = You can type, for example: { $examples }
terminal-result = { $won }: { $how }.
terminal-place = { $rank }. { $name }
    .score = { $rank }. { $name }: { $score }
terminal-hand-over = Hand the screen to { $name }.
    .others = Everybody else, look away.
    .ready = Enter: I am { $name }, show me my side
    .plain = Hand the screen to { $name }; everybody else, look away. Press Enter when { $name } is here.
terminal-over = The game is over
terminal-no-rules = This game has no rules text.
terminal-no-description = This game has no description: type { $board }.
option-chosen = { $option }: { $value }.
option-values = { $option } ({ $name }): { $values }
option-value = { $value } ({ $name })
option-usual = { $value } ({ $name }, the default)
option-range = { $option }: { $least } to { $most }
saved-none = There is no saved game to continue.
saved-entries = { $entries ->
    [one] 1 action
   *[other] { $entries } actions
  }
saved-continue = Continue one with: clew play --resume { $name }
games-options = clew games GAME lists a game’s options.
terminal-plain-welcome = { $game }. { $tagline } Type { $help } for help.
terminal-plain-commands = Besides the game’s own actions you can type:
terminal-prompt = { $name }>

terminal-command-entry = { $name }: { $hint }
terminal-bot-entry = { $name } ({ $level }): { $manner }
terminal-command-help = help
    .hint = this help
terminal-command-hint = hint
    .hint = what a good player would do here
terminal-command-legal = legal
    .hint = everything you can do now
terminal-command-board = board
    .hint = the board as a drawing
terminal-command-describe = describe
    .hint = the board in words
terminal-command-drawing = drawing
    .hint = switch drawing the board before every action on or off
terminal-command-log = log
    .hint = everything that has happened
terminal-command-rules = rules
    .hint = the rules of the game
terminal-command-undo = undo
    .hint = take back your last action, if it revealed nothing
terminal-command-quiet = quiet
    .hint = decline everything until this turn ends
terminal-command-attacks = attacks
    .hint = ask me only when I am attacked
terminal-command-ask = ask
    .hint = ask me again
terminal-order-turn = You decline everything until this turn ends.
terminal-order-attacked = You will be asked only when you are attacked.
terminal-command-resign = resign
    .hint = give up
terminal-command-quit = quit
    .hint = save and leave

terminal-command-line = Type an action
terminal-keys = ? help  H hint  : type  u undo  q leave
terminal-small = Too small: 80 columns and 24 lines are needed.
terminal-keys-list = ↑↓ choose  Enter do it
terminal-hint = { $bot } advises: { $action }.
terminal-hint-thinking = Thinking about it…
terminal-no-hint = This game has no bot that could give a hint.
terminal-bot-turn = { $name } is thinking…
terminal-leave = Leave the game?
    .save = Enter: save and leave
    .resign = r: resign
    .stay = Esc: play on
    .close = Enter: leave
terminal-close = Esc: back to the game
terminal-help = # Keys

    - **arrows, Tab**: choose
    - **Enter**: do it
    - **Esc**: back
    - **a, b, c…**: the choices listed beside the board
    - **:** type an action or a command (Esc leaves the line)
    - **H**: a hint
    - **u**: take back
    - **l**: the next language
    - **q**: leave, or resign; the game is saved
    - **Ctrl-C**: leave at once; the game is saved

    The mouse works too: click to choose, and click again to confirm.
terminal-help-bots = # Who you play against
terminal-help-commands = # What you can type

## Puzzles

puzzle-heading = { $game }: puzzle { $id }
puzzle-task = { $task } { $left ->
    [one] One turn left.
   *[other] { $left } turns left.
  }
puzzle-hint = One solution goes on with { $action }.
puzzle-hint-elsewhere = The solution I know goes another way. Take back (u) until you are on it.
puzzle-solved = Solved!
puzzle-missed = That is not the solution. Start again.
puzzle-you = You
puzzle-other = Your opponent
puzzle-other-numbered = Opponent { $number }
puzzle-rated = Your rating in these puzzles: { $rating } ({ $change }).
puzzle-share = To share: { $line }

## Links, as those show them who read no script

page-motto = Five labyrinths, one thread
page-what = Push the walls, swap the cards, bluff the tiger. Play at once against bots, or send a link to friends.
link-invites = { $host } invites you to { $game }
link-invited = You are invited to { $game }
link-game = { $game }: { $names }
link-seats = { $open ->
    [0] { $players } players. The table is full; you can watch.
    [one] { $players } players, one seat is free.
   *[other] { $players } players, { $open } seats are free.
  }

## Mail

mail-confirm-subject = Clew: is this your address?
mail-confirm-text =
    Hello,

    Somebody (you, we hope) has asked to be told at this address when it is their turn in a game
    on Clew. If that was you, please confirm it here:

    { $about }

    If not, do nothing: you will receive no further mail.
mail-turn-subject = { $game }: it is your turn
mail-turn-text =
    Hello { $name },

    It is your turn in a game of { $game }:

    { $link }

    To stop these mails: { $about }
mail-page = Mail for { $address }
mail-confirm = Yes, tell me here when it is my turn
mail-confirm-done = Done: { $address } will be told when it is your turn.
mail-stop = Stop these mails
mail-stop-done = Done: nothing more will be sent to { $address }.

# Learning a game line by line.

learn-heading = { $number } of { $count }: { $lesson }
learn-not-that = The rules allow that, but let’s do this first.
learn-done = You know how to play. Now a real game: { $command }
learn-name-1 = You
learn-name-2 = Ariadne
learn-name-3 = Daedalus
learn-name-4 = Icarus
learn-name-5 = Pasiphae
learn-name-6 = Minos

# Lessons and puzzles at the terminal.

exercise-read = (Enter to go on, { terminal-command-quit } to leave)
exercise-do = (your action, { terminal-command-hint }, { terminal-command-help } or { terminal-command-quit })>
exercise-go-on = Enter: go on
exercise-leave = Enter: leave

# Trophies that several games have.

trophy-first-win = First win
    .how = Win a game
trophy-mastered = The master beaten
    .how = Win against the master

# What a browser is told while Clew is closed.

push-turn = It is your turn
push-friend = { $name } is here
