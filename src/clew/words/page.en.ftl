# What the page says. Every message here is also in page.fr.ftl.

page-motto = Five labyrinths, one thread
page-what = Push the walls, swap the cards, bluff the tiger. Play at once against bots, or send a link to friends.
page-elsewhere = Elsewhere
page-games = Games
page-my-games = Continue playing
page-past-games = Games you have played
page-open-tables = Open tables
    .none = Nobody is waiting for players right now. Open a table with friends and list it here.
page-credits = Credits
    .icons = Icons by Lorc, Delapouite and others
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
page-theme-auto = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = Same as system
page-motion-full = Full
page-motion-none = None
page-sound = Sound
page-signs = Show the bots’ reactions
page-my-name = Your name

## A game on the home page

page-players = players
page-minutes = { $from }–{ $to } min
page-level-1 = easy to learn
page-level-2 = takes some thought
page-level-3 = for experienced players
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
page-how-friends = Friends, each on their own device
    .hint = You get a link to send.
page-how-screen = All of us on this device
    .hint = You pass the screen from player to player.
page-how-bots = Bots
    .hint = The game begins at once.
page-how-many = How many players
page-which-bot = How strong
page-bots = Bots
    .open = Bot for open seats
page-listed = List it among the open tables
page-options = Game options
page-make-table = Open the table
page-start = Begin
page-start-with-bots = Begin, with bots in the open seats
page-waiting-for-players = Send this link to the people you want to play with.
page-all-here = Everybody is here.
page-invite = Link to this table
page-copy = Copy
page-copied = Copied
page-sit = Sit here
page-give-to-bot = Give to a bot
page-free-seat = Free the seat
page-close-table = Close the table
page-host-starts = The game begins when the host starts it.

## At the table

page-board = Board
page-seats = Players
page-log = What happened
    .none = Nothing has happened yet.
    .look = Look at this moment
page-rules = Rules
page-rules-legend = Every rule has a number. “Our ruling” marks how we read the rulebook where it is silent.
page-undo = Take back
page-leave = Leave
page-leave-ask = Leave the table?
    .hint = The game is kept: you can come back at any time. Resigning ends it for you.
    .later = Leave for now
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
page-is-acting = playing
page-show-rule = Show the rule
page-connection-lost = Connection lost. Trying again…
page-hand-over-ready = I am { $name }
page-command-line = Command line
page-not-now = There is nothing to do now.
page-refused-unreadable = That is not an action. Type help to see what you can type.
page-refused-stale = The game has moved on. Look again.
page-refused-unavailable = The server cannot store anything at the moment. Nothing was played; please try again.
page-refused-too-fast = Too fast. Wait a moment.
page-refused-not-yours = That is not yours to do.
page-refused-not-running = The game is not running.
page-refused-taken = That is already taken.
page-refused-blocked = You cannot sit at this table.
page-refused-not-full = A seat is still open.
page-refused-offline = The server cannot be reached.
page-refused-no-address = That is not an e-mail address.
page-refused-mail-fails = The mail could not be sent. Try again later.
page-refused-banned = This player is banned from this server.
page-refused-foreign = That request came from another site’s page and was ignored.
page-refused-hidden = This cannot be shown yet.
page-refused-illegal = That cannot be done: { $text }.
page-refused-no-account = You need an account to have programs.
page-refused-no-entry = There is no such moment in this game.
page-refused-no-mail = This link is no longer valid.
page-refused-no-program = There is no program with this name.
page-refused-no-puzzle = There is no such puzzle.
page-refused-no-seat = There is no such seat.
page-refused-no-table = There is no table at this link.
page-refused-no-token = This token is not valid, or it has been revoked.
page-refused-not-now = That is not possible at the moment.
page-refused-nothing = There are no lessons for this game.
page-refused-other-rules = This game was begun under an older version of its rules. It cannot continue here.
page-refused-too-many = There are too many already.
page-refused-wrong = That cannot be done: { $text }.

## Labyrinth's board

page-turn-left = Turn left
page-turn-right = Turn right

## The Lady and the Tiger: Labyrinth


## The Lady and the Tiger: Traps


## Learning

page-learn = Learn it
page-learn-title = Learn { $game }
page-lesson = Lesson
page-lessons = Lessons
page-learn-far = Your progress
page-learn-next = Continue
page-learn-hint = Show me how
page-learn-done = You know how to play
    .hint = Now for a real game, against an opponent who does not know much more than you do.
page-learn-play = Play against the novice
page-learn-again = Start again

## The end

page-over = The game is over
page-victory = You win!
page-again = Play again
page-replay = Look back

## Looking back

page-replay-of = Looking back: { $game }
page-replay-at = Step { $n } of { $last }
page-replay-start = To the start
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Forward
page-replay-end = To the end
page-replay-speed = Speed
page-replay-eyes = Seen by
page-replay-nobody = a spectator
page-replay-record = Record
page-replay-hidden = The full record is available once the game is over.
page-to-table = Back to the table
page-verify = Verify the shuffle
page-verify-what = Before the game, the server published the hash of a secret. Your own browser now computes what follows from it.
page-verify-commitment = The secret is the one whose hash was published before the game.
    .bad = The secret is not the one whose hash was published before the game.
page-verify-promise = It is the hash that this browser noted when you sat down, and your own random number is part of the shuffle.
    .bad = It is not the hash that this browser noted when you sat down, or your own random number is missing from the shuffle.
page-verify-seed = Seed, from the secret, everybody’s numbers and the table’s name:
page-verify-draws = { $entries ->
    [one] All { $draws } draws of the one entry follow from the seed.
   *[other] All { $draws } draws of { $entries } entries follow from the seed.
  }
    .bad = Entry { $entry } has draws that do not follow from the seed.
page-verify-rules = The downloaded record and this command prove that the actions follow the rules:
page-verify-older = This game was played under other rules than this server has now: the shuffle can be proved, but not that every action follows the rules.
page-verify-insecure = This browser cannot compute hashes here: open the page over https or on this machine.

## When something is missing

page-lost = A dead end
    .home = To the games
    .again = Try again
page-lost-lesson = There is nothing to learn here, or the server cannot be reached.
page-lost-nowhere = There is nothing at this address.
page-lost-table = There is no such table, or you may not look at it.
page-lost-closed = The host has closed this table.
page-other-rules-ended = The rules of this game have changed since you began, so this game has ended: nobody has won or lost, and it does not count for any rating. Its record is here, with the secret of the shuffle.
page-other-rules-played = This game was played under older rules, which this server can no longer show move by move. Its record is here, with the secret of the shuffle.
page-other-rules-again = New table
page-lost-game = There is no such game here.
page-lost-server = The server cannot be reached. Is it running?
page-lost-script = A part of the page could not be loaded.
page-lost-broken = Something went wrong on this page. Your game is safe on the server: try again to continue.
page-went-wrong = That did not work. Try again.

## Who I am

page-account = Account
page-account-guest = You are playing as a guest in this browser. With an account, your games and ratings follow you to every device.
page-account-of = Signed in as { $login }.
page-saved = Saved.
page-register = New account
    .hint = No e-mail needed: just a name to sign in with and a password. Your games so far come with you.
page-sign-in = Sign in
    .hint = What you have played here as a guest is moved into the account.
page-recover = Forgot password?
    .set = Set new password
    .hint = Use one of your recovery codes to set a new password.
page-sign-in-wrong = The name, the password or the code is wrong. A sign-in name has 2 to 40 characters.
page-login = Sign-in name
page-password = Password
page-password-new = New password
page-code = Recovery code
page-codes = Keep these codes
    .hint = A forgotten password cannot be sent to you by e-mail. Each of these codes lets you set a new one, once. They are shown only now.
page-codes-save = Save as a file
page-codes-done = I have them
page-sign-out = Sign out
page-mail = Mail when it is your turn
    .hint = For games that allow days for a decision: you get a mail when it is your turn and you are not at the table.
page-mail-address = E-mail
page-mail-asked = We have sent a mail to { $address }: follow its link to confirm that the address is yours.
page-mail-confirmed = { $address } gets a mail when it is your turn.
page-mail-none = No more mail
page-data = Your data
    .hint = Everything stored about you, to download or to delete.
page-data-export = Download it
page-data-delete = Delete me
page-open-name = Show my name in the open data
    .hint = Finished games of public tables are open for everybody to study; your name is left out unless you choose to show it.
page-programs = Programs
    .hint = Bots that you have written, in any language: they can join tables here from anywhere, each with its own token.
page-program-name = Name
page-program-make = Make a token
page-program-token = The token of { $name }. It is shown only now: keep it in a file.
page-program-revoke = Revoke
page-program-again = New token
page-programs-here = Programs
page-program-invite = Invite
page-invited = { $name } is invited.
page-programs-may = Programs may join
    .hint = Other players’ bots can take open seats at a public table.
page-delete = Delete everything stored about you?
    .hint = Your account, your ratings and your messages are deleted for good. Games stay for those who played with you, without your name.
    .keep = Keep it

## Games played, ratings

page-history = Games played
page-history-every = All games
page-history-count = { $count ->
    [one] one game
   *[other] { $count } games
  }, { $won } won
page-history-none = No game has been finished yet.
page-all-games = Show all
page-you-came = Place { $rank }
page-ratings = Ratings
    .hint = From rated games, for people and bots alike. The number is a cautious estimate: it rises as more games confirm it.
    .none = Nobody has played a rated game of this yet. Tick “rated” when you open a table.
    .open = Open a rated table
page-place = Place
page-name = Name
page-rating-head = Rating
page-rating = rating { $rating }
    .league = league { $rating }
page-new-rating = Your rating is now { $rating }, after { $games ->
    [one] one game
   *[other] { $games } games
  }.

## Talk at the table

page-talk = Talk
page-talk-said = What was said
page-talk-none = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Send
page-talk-new = new messages
page-emotes = Quick messages
page-emote-hello = Hello!
page-emote-well-played = Well played!
page-emote-thanks = Thank you!
page-emote-wow = Wow!
page-emote-oops = Oops!
page-emote-sorry = Sorry!
page-emote-hurry = Your move!
page-emote-good-game = Good game!
page-mute = Mute
    .hint = You will no longer see what this player says.
page-unmute = Unmute
page-block = Block
    .hint = You will never be seated at the same table again.
page-blocked = { $name } is blocked.
page-report = Report
    .hint = Tell the people who run this server what happened.
page-reported = Reported. Thank you.

## Time

page-clock = Time to think
page-clock-none = As long as you like
page-clock-move-30 = 30 seconds per decision
page-clock-move-120 = 2 minutes per decision
page-clock-bank-300 = 5 minutes for the game, plus 5 seconds per decision
page-clock-bank-900 = 15 minutes for the game, plus 10 seconds per decision
page-clock-days-1 = A day per decision
page-clock-days-3 = 3 days per decision
page-clock-of-move = { $amount } per decision
page-clock-of-bank = { $amount } for the game, plus { $increment } s per decision
page-clock-of-days = { $amount ->
    [one] a day
   *[other] { $amount } days
  } per decision
page-late = A player who runs out of time
page-late-bot = is replaced by a bot until they return
page-late-forfeit = loses
page-time-left = { $time } left
page-rated = Rated
    .hint = It counts towards the ratings of everybody who plays.
page-spectators = Others may watch
page-table-options = Time, rating, spectators
page-same-screen = Same screen

## Going back

page-past = Position at step { $n } of { $last }
page-past-now = Back to now
page-back-ask = Ask to go back to this point
page-back-go = Continue from here
page-back-sure = Continue from this point?
    .hint = { $count ->
        [one] The step after it is taken back for good.
       *[other] The { $count } steps after it are taken back for good.
    }
    .not = Leave it as it is
page-back-asked = { $name } asks to go back to this point:
page-back-waiting = You have asked to go back. Waiting for the others to answer.
page-back-to-start = the start of the game
page-back-look = Look
page-back-withdraw = Withdraw
page-agree = Agree
page-decline = Decline
page-away = You ran out of time: a bot is playing for you.
page-come-back = I am back
page-again-join = Join the next game
page-notify = Notify me when it is my turn

## Everything open

page-replay-open = everybody, with all cards open
page-replay-share = Share
page-replay-shared = Link copied

## Hints, and who was ahead

page-hint = Hint
    .asking = Thinking…
    .play = Play it
    .hide = Hide the hint
    .typed = Typed:
page-hint-who = the { $bot }
page-hint-says = The { $bot } would play: { $action }.
page-hints = Hints allowed
    .hint = Players may ask what the master would do. Never in rated games.
page-refused-no-hints = This table is played without hints.
page-curve = Who was ahead
    .show = Who was ahead?
    .asking = Working it out…
    .how = How often each player wins when bots play on from that point, with all cards as they really were ({ $games } games a point, { $bot }).
    .estimated = Each player’s chance, as the bots judge it from what a player could know, averaged over all players.
    .table = As a table
    .entry = Step
    .chart = Chances of winning, step by step
page-moments = What decided it
    .none = No single moment decided it: the lead kept changing, or never changed.
page-moment = { $name }: from { $before }% to { $after }%
page-percent = { $percent }%

## Puzzles

page-puzzles = Puzzles
    .what = A new one every day, easy on Monday, hard on Sunday, and many more to work through.
page-puzzle-shelf = { $game }: { $turns }
page-puzzle-daily = Puzzle of the day
page-puzzle-of = { $game }: puzzle { $number }
page-puzzle-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
page-puzzle-left = { $left ->
    [0] No turn left
    [one] One turn left
   *[other] { $left } turns left
  }
page-puzzle-start = Solve it
page-puzzle-again = Start again
page-puzzle-next = Next puzzle
page-puzzle-back = Take back
page-puzzle-answer = Show an answer
    .hint = Once you have seen it, this puzzle no longer counts for your streak.
page-puzzle-answer-is = One answer
page-puzzle-all = All puzzles
page-puzzle-solved-of = { $solved } of { $count } solved
page-puzzle-is-solved = solved
page-puzzle-solved = Solved!
page-puzzle-streak = { $days ->
    [0] No streak yet: solve today’s puzzle.
    [one] One day in a row
   *[other] { $days } days in a row
  }
page-puzzle-streak-best = Best: { $days ->
    [one] one day
   *[other] { $days } days
  }
page-puzzle-today-done = Today’s puzzle is solved. The next one comes tomorrow.
page-puzzle-see = Look at it again
page-puzzle-keep = Without an account, your streak is kept only in this browser; with one, it follows you to every device.
    .how = Create an account
page-puzzle-you = You
page-puzzle-other = Your opponent
page-puzzle-colour = You play { $colour }.
page-lost-puzzle = There is no such puzzle.
