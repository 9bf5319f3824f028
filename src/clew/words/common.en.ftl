# What all games share. Every message here is also in common.fr.ftl.

list-last = { $rest } and { $last }

## The installation

interpreted = The rules are not compiled here and run about a hundred times slower, so masters think ahead less than they otherwise would. Install a C compiler, then install Clew again: { $command }

## Refusals

refused = { $reason } ({ $rule })
refusal = The rules do not allow that here.
refusal-co-01 = It is not your turn.
refusal-co-06 = There is no such action in this game.

## Seats

seat-name = Player { $seat }
seat-human = human
seat-bot = { $bot } bot
bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
    .hint = looks at the next move
bot-adept = Adept
    .hint = thinks a few moves ahead
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
ended-other-rules = it was begun under older rules, which are no longer played here
left-resign = { $name } resigns.
left-forfeit = { $name } forfeits.
left-undo = { $name } takes the last action back.
left-takeover = A bot plays on for { $name }.
left-return = { $name } is back.
left-takeback = Everybody agrees: { $name } takes back the last action.
left-timeout = { $name } did not answer in time.

## Rules

rules-tag-book = the rulebook
rules-tag-ruling = our ruling
rules-tag-data = what is in the box
rules-tag-ours = our own
rules-legend = [book] is in the rulebook, [ruling] is how we read it where it is silent, [data] is what is in the box, [ours] is our own invention.

## Verification

verify-digest = The file is as it was written: its digest matches.
    .bad = The file was changed after it was written: its digest does not match.
verify-commitment = The secret is the one whose hash was published before the game.
    .bad = The secret is not the one whose hash was published before the game.
verify-setup = The seed gives the shuffles and deals of the setup.
    .bad = The seed does not give the shuffles and deals of the setup.
verify-entries = { $entries ->
    [one] The one entry
   *[other] All { $entries } entries
  } and all { $draws } draws follow from the seed and the rules.
verify-entry = Entry { $entry } does not fit: { $detail }
verify-result = The result follows from the actions.
    .bad = The result does not follow from the actions.
verify-good = { $file }: the game is what it claims to be.
verify-draws = { $entries ->
    [one] All { $draws } draws of the setup and the one entry
   *[other] All { $draws } draws of the setup and { $entries } entries
  } follow from the seed.
verify-rules = It was played under { $age ->
    [newer] newer
   *[older] older
  } rules of the game, so it cannot be checked here whether the actions and the result follow them.
verify-good-draws = { $file }: the shuffle is what it claims to be.
verify-bad = { $file }: this is not the game that was played.

## Terminal

terminal-numbered = { $name } { $seat }
terminal-saved = The game is saved in { $path }
terminal-resume = Continue it: clew play { $game } --resume { $path }
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
games-options = clew games GAME lists a game’s options.
terminal-plain-welcome = { $game }. { $tagline } Type { $help } for help.
terminal-plain-commands = Besides the game’s own actions you can type:
terminal-prompt = { $name }>

terminal-command-entry = { $name }: { $hint }
terminal-command-help = help
    .hint = this help
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
terminal-keys = ? help  : type  u undo  q leave
terminal-small = Too small: 80 columns and 24 lines are needed.
terminal-keys-list = ↑↓ choose  Enter do it
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
    - **u**: take back
    - **l**: English or French
    - **q**: leave, or resign; the game is saved
    - **Ctrl-C**: leave at once; the game is saved

    The mouse works too: click to choose, and click again to confirm.
terminal-help-bots = # Who you play against
terminal-help-commands = # What you can type

## Puzzles

puzzle-goal = Your goal: { $goal }
puzzle-solved = Solved!
puzzle-missed = That is not the solution. Start again.
puzzle-you = You
puzzle-other = Your opponent

## Mail

mail-confirm-subject = Clew: is this your address?
mail-confirm-text =
    Hello { $name },

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

learn-read = (Enter to go on, { terminal-command-quit } to leave)
learn-do = (your action, { terminal-command-help }, or { terminal-command-quit })>
learn-not-that = The rules allow that, but let’s do this first.
learn-done = You know how to play. Now a real game: { $command }
learn-name-1 = You
learn-name-2 = Ariadne
learn-name-3 = Daedalus
learn-name-4 = Icarus
learn-name-5 = Pasiphae
learn-name-6 = Minos
