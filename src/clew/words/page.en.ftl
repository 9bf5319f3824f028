# What the page says. Every message here is also in page.fr.ftl.

page-motto = Five labyrinths, one thread
page-what = Push the walls, swap the cards, bluff the tiger. Play at once against bots, or send a link to friends.
page-games = Games
page-my-games = Go on playing
page-past-games = Games you played
page-open-tables = Open tables
    .none = Nobody is waiting for players right now. Open a table with friends and list it here.
page-credits = Credits
    .icons = Icons by Lorc, Delapouite and others, from
    .fonts = Typefaces:
    .games = The games are by their authors and publishers; Clew has its own words, drawings and program, and is not affiliated with them.
page-interface = For programs
page-close = Close
page-save = Save
page-on = On
page-off = Off

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = As the system
page-motion-full = Full
page-motion-none = None
page-sound = Sound
page-my-name = Your name

## A game on the home page

page-players = players
page-minutes = { $from }–{ $to } min
page-level-1 = easy to learn
page-level-2 = some thought
page-level-3 = for long evenings
page-play-now = Play now
page-with-friends = With friends

page-status-open = waiting for players
page-status-playing = under way
page-status-over = over
page-status-closed = closed
page-you-won = you won
page-you-lost = over
page-seat-open = open seat

## A new table

page-who-plays = Who plays?
page-how-friends = Friends, each at their own device
    .hint = You get a link to send.
page-how-screen = All of us at this one
    .hint = The screen is handed over from turn to turn.
page-how-bots = Bots
    .hint = The game begins at once.
page-how-many = How many players
page-which-bot = How strong
page-listed = List it among the open tables
page-options = Options of the game
page-make-table = Open the table
page-start = Begin
page-start-with-bots = Begin, bots take the open seats
page-waiting-for-players = Send this link to whoever is to play.
page-all-here = Everybody is here.
page-invite = Link to this table
page-copy = Copy
page-copied = Copied
page-sit = Sit here
page-give-to-bot = Give to a bot
page-free-seat = Free the seat
page-close-table = Close the table
page-host-starts = The game begins when the host says so.

## At the table

page-board = Board
page-seats = Players
page-log = What happened
    .none = Nothing has happened yet.
page-rules = Rules
page-rules-legend = Every rule has a number. What is marked as our ruling is how we read the rulebook where it is silent.
page-undo = Take back
page-leave = Leave
page-leave-ask = Leave the table?
    .hint = The game is kept: you can come back at any time. Resigning ends it for you.
    .later = Come back later
    .stay = Play on
page-resign = Resign
page-whose-turn = Whose turn it is
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-answered = Your choice is made. The others are still choosing.
page-you = you
page-is-bot = bot
page-is-away = away
page-has-left = left
page-is-acting = in turn
page-show-rule = Show the rule
page-connection-lost = The connection is lost. Trying again …
page-hand-over-ready = I am { $name }
page-refused-stale = The table had moved on. Look again.
page-refused-unavailable = The server cannot store anything at the moment. Nothing was played; try again.
page-refused-too-fast = Too fast. Wait a moment.
page-refused-not-yours = That is not yours to do.
page-refused-not-running = The game is not running.

## Labyrinth's board

page-push = Push
page-push-at = Push in at { $arrow }
page-spare = Spare tile, turned by { $degrees }°. Turn it
page-turn-left = Turn left
page-turn-right = Turn right
page-goals-left = { $left ->
    [one] one goal left
   *[other] { $left } goals left
  }
page-your-goal = Your goal
page-goal-cover = (secret: cover it)
page-goal-covered = Your goal is covered. Show it
page-go-home = Home to { $cell }
page-choices = What you may do

## The Lady and the Tiger: Labyrinth

page-cubs = { $count ->
    [one] one { $colour ->
        [red] red
       *[blue] blue
      } cub
   *[other] { $count } { $colour ->
        [red] red
       *[blue] blue
      } cubs
  }
page-cubs-home = { $home } of 5 cubs at the door on { $door }
page-door = door
page-step-first = Choose a card with one of your cubs.
page-step-to = Now the card it goes to.
page-swap-first = Choose the first card. Cards that can be swapped are marked.
page-swap-with = Now the card to swap it with.

## The Lady and the Tiger: Traps

page-gems = { $gems ->
    [0] no gem
    [one] one gem
   *[other] { $gems } gems
  }
page-bids = bids { $bid }
page-passed = passed
page-stack = { $name }: { $count ->
    [0] no card face down
    [one] one card face down
   *[other] { $count } cards face down
  }
page-turn-over = Turn over the top card of { $name } ({ $count })
page-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
page-known = known
page-give-gem = A gem for { $name }
page-goal-door = Goal: { $goal }
page-season = Season { $season }, year { $year }
page-pot = { $gems ->
    [0] The pot is empty
    [one] One gem in the pot
   *[other] { $gems } gems in the pot
  }
page-pot-label = the pot
page-promise = { $name } promises { $bid }
page-matched = { $matched } of { $bid } found
page-no-bid = Nobody has bid yet.
page-your-hand = Your hand
page-hand-empty = Your hand is empty.
page-lay = Lay { $card } face down
page-hold = In hand: { $card }
page-bid = Bid
page-pass = Pass

## The end

page-over = The game is over
page-victory = You win!
page-again = Play again
page-replay = Look back

## Looking back

page-replay-of = Looking back: { $game }
page-replay-at = Entry { $n } of { $last }
page-replay-start = To the start
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Forward
page-replay-end = To the end
page-replay-speed = Speed
page-replay-eyes = Seen by
page-replay-nobody = a spectator
page-replay-record = Download the record
page-replay-hidden = The record, with everything in it, is there when the game is over.
page-to-table = To the table
page-verify = Verify the shuffle
page-verify-what = Before the game the server published the hash of a secret. Your own browser now computes what followed from it.
page-verify-commitment = The secret is the one whose hash was published before the game.
    .bad = The secret is not the one whose hash was published before the game.
page-verify-promise = It is the hash that this browser noted when you sat down, and your own random number is in the shuffle.
    .bad = It is not the hash that this browser noted when you sat down, or your own random number is missing from the shuffle.
page-verify-seed = Seed, from the secret, everybody’s numbers and the table’s name: { $seed }
page-verify-draws = All { $draws } draws of { $entries } entries follow from the seed.
    .bad = Entry { $entry } has draws that do not follow from the seed.
page-verify-rules = That the actions follow the rules is proved by this command: { $command }
page-verify-insecure = This browser computes no hashes here: open the page over https or on this machine.

## When something is missing

page-lost = A dead end
    .home = To the games
    .again = Try again
page-lost-nowhere = There is nothing at this address.
page-lost-table = There is no such table, or you may not look at it.
page-lost-closed = The host has closed this table.
page-lost-game = There is no such game here.
page-lost-server = The server cannot be reached. Is it running?
page-lost-script = A part of the page could not be loaded.
page-went-wrong = That did not work. Try again.
