# Labyrinthos

labyrinthos-name = Labyrinthos
labyrinthos-tagline = Find four keys in a maze that turns and escape by the Door, while everybody steers the monster.

## Options

labyrinthos-option-monster = Monster
    .hint = minotaur, medusa or cerberus; the last two have rules and cards of their own.
labyrinthos-option-no-empty-slot = No empty key slot
    .hint = Harder: every key covers an action.
labyrinthos-option-heroes = Heroes
    .hint = sostrate, diodotus, akikios, leona by seat; if empty, the players choose in turn.
labyrinthos-option-rounds = Rounds
    .hint = After this many rounds the most keys win; 150 is the whole game, ten a short one.
labyrinthos-option-start = Who starts
    .hint = The seat that begins.
    .zero = drawn at random

## What is asked

labyrinthos-asked-choose-hero = Choose your hero.
labyrinthos-asked-turn = Act, or end your turn.
labyrinthos-asked-tokens = Choose your seven tokens: how many feet, the rest hands.
labyrinthos-asked-refresh = Discard what you like; then you draw up to your limit.
labyrinthos-asked-orient = Choose how the new tile lies, turned clockwise from how it is shown.
labyrinthos-asked-take-key = Take one of the keys of this colour.
labyrinthos-asked-key-slot = Put your key on a slot without one.
labyrinthos-asked-rearrange = Move a key to another slot.
labyrinthos-asked-step = Move on, tile by tile, or stop.
labyrinthos-asked-climb = Climb over a wall.
labyrinthos-asked-fly = Fly to a face-up tile of your row or column.
labyrinthos-asked-run = Choose the direction of your run.
labyrinthos-asked-rotate = Rotate another tile by a quarter, or stop.
labyrinthos-asked-build = Place another wall, or stop.
labyrinthos-asked-raze = Remove another wall, or stop.
labyrinthos-asked-build-or-raze = Place or remove another wall, or stop.
labyrinthos-asked-swing = Move another wall to a different side of one of its tiles, or stop.
labyrinthos-asked-place-wall = Place a wall between two tiles.
labyrinthos-asked-heal = Choose the wound to remove.
labyrinthos-asked-give = Choose which of your wounds to give away.
labyrinthos-asked-wound = Choose the action that takes the wound.
labyrinthos-asked-target = Choose the player this is aimed at.
labyrinthos-asked-look = Look secretly at another face-down tile, or stop.
labyrinthos-asked-reveal = Turn up another face-down tile, or stop.
labyrinthos-asked-scout = Turn up a tile your path leads to.
labyrinthos-asked-disarm = Choose the tile whose symbol stops counting.
labyrinthos-asked-monster = Use a point of the monster: move it, rotate a tile beside it, or remove a wall at it.
labyrinthos-asked-charge = Choose where the monster charges.
labyrinthos-asked-passage = Choose the secret passage the monster comes out of.
labyrinthos-asked-bait = Choose the secret passage tile to put the monster on.
labyrinthos-asked-displace = Choose where the attacked hero is moved.
labyrinthos-asked-strike = Strike a tile beside Medusa, or stop.
labyrinthos-asked-intuition = Roll the monster die instead of using two points, or take the points.
labyrinthos-asked-smell = Choose the card to discard from this hand.
labyrinthos-asked-barter = Choose the key to swap for yours: the player and the colour.
labyrinthos-asked-scheme = Choose the card to discard for Royal Cunning.
labyrinthos-asked-shake = Choose where this hero is moved.
labyrinthos-asked-gain = Choose your tokens: how many feet, the rest hands.
labyrinthos-asked-give-to = Choose who gets the wound.
labyrinthos-asked-on-card = A card has been played: cancel it with Hermes’ Mischief, or decline.
labyrinthos-asked-on-attack = The monster attacks: react before the Blood die, or decline.
labyrinthos-asked-on-blood = The Blood die is rolled: react before the wounds, or decline.
labyrinthos-asked-on-step = Cerberus has moved: react, or decline.
labyrinthos-asked-wait = You have answered. The others are still answering.
labyrinthos-asked-over = The game is over.

## The agenda: what else is still to come, and for whom

labyrinthos-note-agenda = After that: { $tasks }.
labyrinthos-task-turn = the turn of { $name }
    .own = your turn
labyrinthos-task-end-turn = the end of the turn of { $name }
    .own = the end of your turn
labyrinthos-task-tokens = new tokens for { $name }
    .own = your new tokens
labyrinthos-task-refresh = new cards for { $name }
    .own = your new cards
labyrinthos-task-draw = drawing cards for { $name }
    .own = drawing your cards
labyrinthos-task-die = the monster die of { $name }
    .own = your monster die
labyrinthos-task-deed = { $deed } of { $name }
    .own = your { $deed }
labyrinthos-task-on-card = answers to the card of { $name }
    .own = answers to your card
labyrinthos-task-on-attack = answers to the attack
labyrinthos-task-on-blood = answers to the Blood die
labyrinthos-task-on-step = answers to Cerberus’ step
labyrinthos-task-roll-blood = the Blood die
labyrinthos-task-bleed = the wounds of the attack
labyrinthos-task-displace = moving the attacked heroes away
labyrinthos-task-land = the tiles of the displaced heroes
labyrinthos-task-after-attack = the end of the attack
labyrinthos-task-mirror = Medusa’s return to the Door
labyrinthos-task-monster = the monster’s movement by { $name }
    .own = your movement of the monster
labyrinthos-task-shake = the Earthquake of { $name }
    .own = your Earthquake
labyrinthos-task-step = the way of { $name }
    .own = your way
labyrinthos-task-run = the run of { $name }
    .own = your run
labyrinthos-task-reveal = tiles turned up by { $name }
    .own = tiles turned up by you

## What to have in mind

labyrinthos-note-card = { $card }: { $text }
labyrinthos-note-hand = Your cards:
labyrinthos-note-no-hand = You have no cards.
labyrinthos-note-known = You know that { $name } holds: { $cards }.
labyrinthos-note-seen = You have looked at { $cell }: { $tile }.
labyrinthos-note-asked = Waiting for: { $names }.
labyrinthos-note-points = { $count ->
    [one] One point is left.
   *[other] { $count } points are left.
  }
labyrinthos-note-player = { $name } ({ $hero }) is on { $cell }: { $feet ->
    [one] one foot
   *[other] { $feet } feet
  }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Keys: { $keys }. Wounds: { $wounds }.
labyrinthos-note-key = { $key } on { $slot }
labyrinthos-note-none = none
labyrinthos-note-monster = { $monster-def } is on { $cell }.
labyrinthos-note-no-monster = The monster comes after the first round.
labyrinthos-note-walls = Walls: { $walls }.

## What stands, and is easily forgotten: who is protected, what waits, what is spent

labyrinthos-standing-began = Began the game: { $names }.
labyrinthos-standing-cloaked = Neither wounded nor displaced: { $names }.
labyrinthos-standing-spared = Fewer wounds for { $names }: { $count }.
labyrinthos-standing-mirror = After this attack Medusa is put on the Door.
labyrinthos-standing-jaws = The Blood die is rolled twice; the higher roll counts.
labyrinthos-standing-rolls = The Blood die showed { $lower } and { $blood }; the higher counts.
labyrinthos-standing-fresh = Cerberus has just caught sight of { $names }.
labyrinthos-standing-movements = Monster movements still to come: { $names }.
labyrinthos-standing-gained = No further monster movement until all is settled: { $names }.
labyrinthos-standing-disarmed = Without a symbol until the next turn of { $names }: { $cells }.
labyrinthos-standing-python = This turn Medusa can strike the tiles beside her.
labyrinthos-standing-trapped = { $names } has met the first trap of this turn.
labyrinthos-standing-schemed = { $names } has used Royal Cunning this turn.

## The plain drawing

labyrinthos-drawing-status = round { $round }   walls left { $walls }   deck { $deck }
labyrinthos-drawing-hero = { $hero } { $cell }   feet { $feet }  hands { $hands }  cards { $cards }  keys { $keys }
labyrinthos-drawing-no-hero = no hero yet
labyrinthos-drawing-smoked = in smoke
labyrinthos-drawing-gazed = cannot use Move
labyrinthos-drawing-asked = { $seats }: { $asked }

## What happened

labyrinthos-chose = { $seat-you ->
    [yes] You choose
   *[no] { $seat } chooses
  } { $hero }, on { $cell }.
labyrinthos-dealt = Your cards: { $cards }.
labyrinthos-round = Round { $round }.
labyrinthos-turn = { $seat-you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
  }
labyrinthos-put = { $monster-first } is put on { $cell }.
labyrinthos-moved = { $seat-you ->
    [yes] You go
   *[no] { $seat } goes
  } from { $from-cell } to { $cell }.
labyrinthos-turned-up = { $seat-you ->
    [yes] You turn up
   *[no] { $seat } turns up
  } { $cell }: { $shape-indef }, { $feature }.
labyrinthos-laid = { $seat-you ->
    [yes] You lay
   *[no] { $seat } lays
  } { $cell }{ $rotation ->
    [0] {""} as it is.
   *[other] , turned by { $rotation }°.
  }
labyrinthos-rotated = { $seat-you ->
    [yes] You rotate
   *[no] { $seat } rotates
  } { $cell } to the { $direction }.
labyrinthos-walled = { $seat-you ->
    [yes] You place
   *[no] { $seat } places
  } a wall { $side } of { $cell }.
labyrinthos-razed = { $seat-you ->
    [yes] You remove
   *[no] { $seat } removes
  } the wall { $side } of { $cell }.
labyrinthos-shifted = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
  } the wall { $side } of { $cell } to its { $to-side } side.
labyrinthos-healed = { $seat-you ->
    [yes] You heal
   *[no] { $seat } heals
  } { $slot }.
labyrinthos-recovered = { $seat-you ->
    [yes] You remove all your wounds.
   *[no] { $seat } removes all their wounds.
  }
labyrinthos-wounded = { $seat-you ->
    [yes] You are
   *[no] { $seat } is
  } wounded: { $slot }.
labyrinthos-numb = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
  } no free action for another wound.
labyrinthos-spared = { $seat-you ->
    [yes] You are
   *[no] { $seat } is
  } a veteran: the first trap does no harm.
labyrinthos-gave = { $seat-you ->
    [yes] You give
   *[no] { $seat } gives
  } the wound on { $slot } to { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-found = { $seat-you ->
    [yes] You find
   *[no] { $seat } finds
  } { $key-def } ({ $colour }) and { $seat-you ->
    [yes] put
   *[no] puts
  } it on { $slot }.
labyrinthos-rearranged = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
  } { $key-def } on { $owner-seat-you ->
    [yes] your hero board
   *[no] the hero board of { $owner-seat }
  } to { $slot }.
labyrinthos-bartered = { $seat-you ->
    [yes] You swap
   *[no] { $seat } swaps
  } { $key-def } for { $other-key-def } from { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-passed = { $seat-you ->
    [yes] You pass.
   *[no] { $seat } passes.
  }
labyrinthos-took = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
  } { $feet ->
    [one] one foot
   *[other] { $feet } feet
  } and { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }.
labyrinthos-discarded = { $seat-you ->
    [yes] You discard
   *[no] { $seat } discards
  } { $card-def }.
labyrinthos-reshuffled = The deck is empty: { $cards ->
    [one] the one discard makes
   *[other] the { $cards } discards make
  } a new one.
labyrinthos-drew = { $seat-you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
labyrinthos-drawn = You drew: { $cards }.
labyrinthos-rolled = { $seat-you ->
    [yes] You roll
   *[no] { $seat } rolls
  } the monster die: { $face }.
labyrinthos-prowled = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
  } { $monster-def } to { $cell }.
labyrinthos-charged = { $monster-first } charges { $side } as far as { $cell }, led by { $seat-you ->
    [yes] you
   *[no] { $seat }
  }.
labyrinthos-attacked = { $monster-first } attacks { $seats } on { $cell }, led by { $seat-you ->
    [yes] you
   *[no] { $seat }
  }.
labyrinthos-bled = { $seat-you ->
    [yes] You roll
   *[no] { $seat } rolls
  } the Blood die: { $blood ->
    [one] one wound
   *[other] { $blood } wounds
  }{ $lower ->
    [0] {""}
   *[other] {""} (the other roll: { $lower })
  }.
labyrinthos-displaced = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
  } { $hero-seat-you ->
    [yes] your hero
   *[no] the hero of { $hero-seat }
  } to { $cell }.
labyrinthos-stood = { $seat-you ->
    [yes] You stand your ground.
   *[no] { $seat } stands firm.
  }
labyrinthos-intuited = { $seat-you ->
    [yes] You trust
   *[no] { $seat } trusts
  } in Wild Intuition.
labyrinthos-played = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
  } { $card }.
labyrinthos-aimed = { $seat-you ->
    [yes] You aim
   *[no] { $seat } aims
  } { $deed } at { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-used = { $seat-you ->
    [yes] You use
   *[no] { $seat } uses
  } { $key-def }.
labyrinthos-answered = Your answer is noted.
labyrinthos-cancelled = { $seat-you ->
    [yes] You cancel
   *[no] { $seat } cancels
  } { $card }, played by { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-cloaked = { $seat-you ->
    [yes] You slip
   *[no] { $seat } slips
  } out of the attack.
labyrinthos-eased = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
  } one wound fewer.
labyrinthos-stole = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
  } a random card from { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-bare = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
  } no card left.
labyrinthos-stolen = { $seat-you ->
    [yes] You took
   *[no] { $seat } took
  } { $card-def } from { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }.
labyrinthos-looked = { $seat-you ->
    [yes] You look
   *[no] { $seat } looks
  } secretly at { $cell }.
labyrinthos-saw = On { $cell } lies { $shape-indef }: { $feature }.
labyrinthos-disarmed = { $seat-you ->
    [yes] You disarm
   *[no] { $seat } disarms
  } { $cell }.
labyrinthos-rearmed = The symbol on { $cell } counts again.
labyrinthos-smoked = { $seat-you ->
    [yes] You vanish
   *[no] { $seat } vanishes
  } in smoke.
labyrinthos-gazed = Medusa’s gaze, by { $seat-you ->
    [yes] you
   *[no] { $seat }
  }, falls on { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }: no Move.
labyrinthos-lengthened = { $seat-you ->
    [yes] You let
   *[no] { $seat } lets
  } Medusa reach the tiles beside her this turn.
labyrinthos-two-rolls = { $seat-you ->
    [yes] You roll
   *[no] { $seat } rolls
  } the Blood die twice, thanks to Three Jaws.
labyrinthos-halted = { $seat-you ->
    [yes] You throw
   *[no] { $seat } throws
  } a honey cake: Cerberus stops.
labyrinthos-smelled = { $seat-you ->
    [yes] You look
   *[no] { $seat } looks
  } at { $other-seat-you ->
    [yes] your hand
   *[no] the hand of { $other-seat }
  }.
labyrinthos-smelt = In the hand of { $other-seat }: { $cards }. { $seat-you ->
    [yes] You
   *[no] { $seat }
  } may choose one.
labyrinthos-swapped = { $seat-you ->
    [yes] You change
   *[no] { $seat } changes
  } places with { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }: { $cell } for { $other-cell }.
labyrinthos-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] You win!
       *[other] You share the win: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
labyrinthos-ended-escaped = escaped by the Door with four keys
labyrinthos-ended-round-limit = the round limit is reached; the most keys win

## Refusals

labyrinthos-refusal-04 = That belongs to a hero’s special action, which cannot be used like that now.
labyrinthos-refusal-06 = You do not have the tokens to pay for that.
labyrinthos-refusal-08 = Choose a hero that nobody has chosen.
labyrinthos-refusal-12 = In your turn, use actions you can pay for, then pass.
labyrinthos-refusal-13 = Choose your seven tokens now: say how many feet.
labyrinthos-refusal-14 = Discard cards from your hand; you can say done once it is within your limit.
labyrinthos-refusal-15 = That action is wounded or covered by a key.
labyrinthos-refusal-17 = No open path leads there from your hero, or the monster is there.
labyrinthos-refusal-18 = Explore a face-down tile beside you that your path leads to without a wall; then choose a rotation that makes a difference.
labyrinthos-refusal-20 = Only a face-up tile can be rotated, once per effect; crossings and straights turn only to the right.
labyrinthos-refusal-21 = A wall at your tile goes to another free side of it; a tile never has more than two walls.
labyrinthos-refusal-22 = Choose one of your wounded actions.
labyrinthos-refusal-23 = You find a key on its key tile, if you have none of its colour; then you take one that is left.
labyrinthos-refusal-24 = A key goes on a slot without a key.
labyrinthos-refusal-25 = Move one of the keys to a slot without a key.
labyrinthos-refusal-26 = You do not have that card.
labyrinthos-refusal-27 = A wall goes between two tiles, one a side, at most two at a tile, never on the edge.
labyrinthos-refusal-32 = A monster point moves it to a connected tile, rotates its tile or one beside it, or removes a wall at it; these points must be used.
labyrinthos-refusal-33 = The monster goes to another face-up secret passage.
labyrinthos-refusal-34 = The monster charges in a direction in which its path leads on.
labyrinthos-refusal-35 = The monster must leave the tile where it began, and cannot end there.
labyrinthos-refusal-37 = Choose a connected tile beside the attacked hero, not the monster’s.
labyrinthos-refusal-40 = A wound goes on one of your actions without a wound.
labyrinthos-refusal-44 = You do not have that key, or its action is not used like that.
labyrinthos-refusal-45 = The game is over: somebody has escaped by the Door.
labyrinthos-refusal-46 = The game is over: the round limit is reached.
labyrinthos-refusal-47 = The card being played asks for something else.
labyrinthos-refusal-48 = Medusa’s power does not allow that now.
labyrinthos-refusal-49 = Choose a card of the hand you are looking at.
labyrinthos-refusal-50 = A window for reactions is open: answer once with a card that fits, or decline.
labyrinthos-refusal-51 = That card is a reaction, and what it reacts to has not just happened.
labyrinthos-refusal-52 = Choose a player at whom it can be aimed.
labyrinthos-refusal-53 = It would have no effect now.

## Cards and keys: what they do

labyrinthos-deed-earthquake = move each hero one tile, as you choose; secret passages count.
labyrinthos-deed-hermes-mischief = when another player plays a card: cancel it.
labyrinthos-deed-ambrosia = remove all your wounds.
labyrinthos-deed-loose-locks = move up to two different keys of one player to other slots.
labyrinthos-deed-wings-of-icarus = fly to any face-up tile of your row or column.
labyrinthos-deed-ball-of-thread = move up to three tiles.
labyrinthos-deed-blueprint-of-daedalus = rotate up to three tiles.
labyrinthos-deed-falling-stones = place up to two walls.
labyrinthos-deed-crumbling-walls = remove up to three walls.
labyrinthos-deed-echoing-roar = use up to three monster points; the rest is lost.
labyrinthos-deed-red-cloth = make the monster charge.
labyrinthos-deed-cloak-of-shadows = when you are attacked: neither wounds nor displacement.
labyrinthos-deed-close-call = after the Blood die: take one wound fewer.
labyrinthos-deed-torchlight = turn over up to two face-down tiles.
labyrinthos-deed-disarm = a tile’s symbol does not count until your next turn.
labyrinthos-deed-twist-of-fate = change places with another hero.
labyrinthos-deed-second-wind = gain three tokens.
labyrinthos-deed-thief-in-the-dark = take a random card from another player.
labyrinthos-deed-poisoned-spring = another player takes a wound.
labyrinthos-deed-whisper-of-the-oracle = look secretly at up to three face-down tiles.
labyrinthos-deed-body-of-a-python = this turn Medusa can strike the tiles beside her, walls or not.
labyrinthos-deed-stone-gaze = a hero in Medusa’s sight, not on her tile, cannot use Move in its next turn.
labyrinthos-deed-mirror-shield = when Medusa attacks you: you are safe, and she goes to the Door.
labyrinthos-deed-petrify = a wounded player takes one more wound, on the topmost free action.
labyrinthos-deed-shed-skin = remove up to two wounds.
labyrinthos-deed-smell-o-vision = when Cerberus catches sight of a hero: look at that hand and discard a card.
labyrinthos-deed-honey-cake = after a step of Cerberus: he loses his points.
labyrinthos-deed-three-jaws = when you lead Cerberus’ attack: roll the Blood die twice, take the higher.
labyrinthos-deed-gate-of-hades = put Cerberus on the Door.
labyrinthos-deed-fresh-trail = up to two points that bring Cerberus nearer to a hero; the rest is lost.
labyrinthos-deed-bandages = heal a wound.
labyrinthos-deed-build = place or remove up to two walls.
labyrinthos-deed-secret-lever = rotate up to four tiles.
labyrinthos-deed-visions = move up to four walls to other sides of their tiles.
labyrinthos-deed-run = move in one direction as far as you can.
labyrinthos-deed-double-step = move up to two tiles.
labyrinthos-deed-climb = move across a wall.
labyrinthos-deed-scout = turn up a tile beside you without moving.
labyrinthos-deed-enrage = make the monster charge.
labyrinthos-deed-lure = use one monster point.
labyrinthos-deed-bait = put the monster on a secret passage without a hero.
labyrinthos-deed-smoke = you are hidden until your next turn, even on the monster’s tile.
labyrinthos-deed-manipulate = rearrange a key of a player on the same symbol.
labyrinthos-deed-pickpocket = take a random card from a player beside you.
labyrinthos-deed-hex = give a wound to a player beside you.
labyrinthos-deed-barter = swap keys of one colour with another player.

## On the page's board: what can be done

labyrinthos-do-pass = End my turn
labyrinthos-do-done = That is enough
    .refresh = Keep these, draw to { $count }
labyrinthos-do-decline = Do not react
labyrinthos-do-discover = Discover the key here
labyrinthos-do-special = Use Royal Cunning
labyrinthos-do-roll = Roll the monster die
labyrinthos-do-points = Use two points
labyrinthos-do-move = Go to { $cell }
labyrinthos-do-explore = Explore { $cell }
labyrinthos-do-monster = Monster to { $cell }
labyrinthos-do-send = Hero to { $cell }
labyrinthos-do-strike = Strike { $cell }
labyrinthos-do-look = Look at { $cell }
labyrinthos-do-reveal = Turn up { $cell }
labyrinthos-do-disarm = Disarm { $cell }
labyrinthos-do-rotate = { $way ->
    [right] Turn { $cell } right
   *[left] Turn { $cell } left
  }
labyrinthos-do-wall = Wall { $side } of { $cell }
labyrinthos-do-raze = Remove the wall { $side } of { $cell }
labyrinthos-do-shift = Wall of { $cell }: from { $side } to { $to }
labyrinthos-do-charge = Charge { $side }
labyrinthos-do-turn = { $degrees ->
    [0] Lay it as it is: open { $open }
   *[other] Turned by { $degrees }°: open { $open }
  }
labyrinthos-do-heal = Heal: { $slot }
labyrinthos-do-wound = Wound on { $slot }
labyrinthos-do-give = Give away the wound on { $slot }
labyrinthos-do-slot = Key on { $slot }
labyrinthos-do-key = { $key } to { $slot }
labyrinthos-do-play = Play { $card }
labyrinthos-do-discard = Discard { $card }
labyrinthos-do-use = { $token ->
    [foot] Use { $key }, paid with a foot
    [hand] Use { $key }, paid with a hand
   *[none] Use { $key }
  }
labyrinthos-do-take = Take { $key }
labyrinthos-do-barter = { $colour } key of { $name }: { $key } for your { $own }
labyrinthos-do-player = { $name } ({ $hero })
labyrinthos-do-feet = { $feet ->
    [one] one foot
   *[other] { $feet } feet
  }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
labyrinthos-do-recover = Pay { $feet ->
    [one] one foot
   *[other] { $feet } feet
  }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
labyrinthos-do-rearrange = Pay { $feet ->
    [one] one foot
   *[other] { $feet } feet
  }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
labyrinthos-do-hero = { $hero }, { $special }
labyrinthos-do-back = Back
labyrinthos-do-play-card = Play it ({ $cost })
labyrinthos-order-turn = Skip me this turn
    .hint = You will not be asked again until this turn ends; nobody else sees this.
    .on = You are skipped until this turn ends.
labyrinthos-order-attacked = Ask only when I am attacked
    .hint = Until you say otherwise; nobody else sees this.
    .on = You are asked only when you are attacked.
labyrinthos-order-none = Ask me again

## On the page's board: hero boards

labyrinthos-slot-special = Special
labyrinthos-slot-desperate = Desperate action
labyrinthos-slot-empty = Empty slot
labyrinthos-slot-recover = Recover
labyrinthos-slot-rearrange = Rearrange
labyrinthos-what-move = Go to a connected tile.
labyrinthos-what-explore = Turn up a face-down tile your path leads to, and go there.
labyrinthos-what-discover = On a key tile: take a key of its colour.
labyrinthos-what-desperate = Play a card.
labyrinthos-what-rotate-wall = Move a wall at your tile to another side of it.
labyrinthos-what-rotate-tile = Turn any face-up tile by a quarter.
labyrinthos-what-heal = Remove one wound.
labyrinthos-what-recover = Remove all your wounds.
labyrinthos-what-rearrange = Move a key to another slot.
labyrinthos-what-empty = A key put here covers no action.
labyrinthos-special-sostrate = Shield Maiden
    .what = When attacked, you are not displaced.
labyrinthos-special-diodotus = Veteran Warrior
    .what = The first trap of your turn does not wound you.
labyrinthos-special-akikios = Royal Cunning
    .what = Once in your turn: discard a card, give a wound away.
labyrinthos-special-leona = Wild Intuition
    .what = On a monster symbol you may roll the die instead.
labyrinthos-cost = { $kind ->
    [feet] { $count ->
        [one] one foot
       *[other] { $count } feet
      }
    [hands] { $count ->
        [one] one hand
       *[other] { $count } hands
      }
    [either] { $count ->
        [one] one token
       *[other] { $count } tokens
      }
   *[free] free
  }
labyrinthos-cannot-wait = Not now.
labyrinthos-cannot-wounded = Wounded: heal it first.
labyrinthos-cannot-covered = Covered by a key.
labyrinthos-cannot-tokens = You cannot pay for it.
labyrinthos-cannot-gazed = Medusa’s gaze: not this turn.
labyrinthos-cannot-by-itself = Works by itself.
labyrinthos-cannot-no-effect = It would have no effect now.
labyrinthos-cannot-move = No open path leads on from your tile.
labyrinthos-cannot-explore = No path of yours leads to a face-down tile.
labyrinthos-cannot-discover = Only on a key tile of a colour you lack.
labyrinthos-cannot-desperate = None of your cards can be played now.
labyrinthos-cannot-rotate-wall = No wall at your tile can be moved.
labyrinthos-cannot-rotate-tile = No tile can be turned.
labyrinthos-cannot-heal = You have no wound.
labyrinthos-cannot-special = Needs a card and a wound, once a turn.
labyrinthos-cannot-recover = You have no wound.
labyrinthos-cannot-rearrange = You have no key.
labyrinthos-when-hermes-mischief = Reaction: another player plays a card
    .then = Cancel it.
labyrinthos-when-cloak-of-shadows = Reaction: the monster attacks you
    .then = Neither wounds nor displacement.
labyrinthos-when-close-call = Reaction: the Blood die wounds you
    .then = Take one wound fewer.
labyrinthos-when-mirror-shield = Reaction: Medusa attacks you
    .then = You are safe, and she goes to the Door.
labyrinthos-when-smell-o-vision = Reaction: Cerberus catches sight of a hero
    .then = Look at that hand and discard one of its cards.
labyrinthos-when-honey-cake = Reaction: Cerberus has taken a step
    .then = He loses his points.
labyrinthos-when-three-jaws = Reaction: you lead Cerberus’ attack
    .then = Roll the Blood die twice, take the higher.
labyrinthos-slot-cost = ({ $cost })
labyrinthos-slot-ready = Can be used now.
labyrinthos-slot-chosen = Chosen.
labyrinthos-slot-choose = Choose this one.
labyrinthos-slot-hurt = Wounded.
labyrinthos-slot-key = { $key }, { $colour } key, on { $slot }

## On the page's board: the maze and the rest

labyrinthos-board-maze = The maze, seven rows of seven tiles
labyrinthos-board-hero = Hero board of { $name }
    .own = Your hero board
labyrinthos-board-own = You
labyrinthos-board-boards = Hero boards
labyrinthos-board-actions = Actions
labyrinthos-board-keys = Keys
labyrinthos-board-tokens = { $feet ->
    [one] one foot
   *[other] { $feet } feet
  }, { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
labyrinthos-board-goal = { $keys } of 4 keys. { $keys ->
    [4] Now reach the Door on d4!
   *[other] With all four, reach the Door on d4.
  }
labyrinthos-board-has-key = { $colour }: found
    .no = { $colour }: not yet
labyrinthos-board-hand = Your cards
labyrinthos-board-dice = Dice
labyrinthos-board-monster-die = Monster die: { $face }
    .none = Monster die: not rolled yet
labyrinthos-board-blood-die = Blood die: { $blood }
    .none = Blood die: not rolled yet
labyrinthos-board-round = Round { $round }/{ $rounds }
labyrinthos-board-deck = deck { $deck }
labyrinthos-board-walls = walls { $walls }
labyrinthos-board-you = You decide
labyrinthos-board-other = { $name } decides
labyrinthos-board-asked = Waiting for: { $names }
labyrinthos-board-answer = You are asked
labyrinthos-board-seconds = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
labyrinthos-board-later = Then
labyrinthos-board-choices = What you can do
labyrinthos-hint-turn = { $explore ->
    [yes] { $move ->
        [yes] Bright tiles: go there. Tiles marked with a torch: explore them. Or use an action of your hero board, or a card.
       *[no] Tiles marked with a torch: explore them. Or use an action of your hero board, or a card.
      }
   *[no] { $move ->
        [yes] Bright tiles: go there. Or use an action of your hero board, or a card.
       *[no] No path leads on from here. Turn a tile, use another action or a card, or end your turn.
      }
  }
labyrinthos-hint-spent = You have no tokens left: end your turn to take seven new ones.
labyrinthos-hint-actions = Other actions ({ $count })
labyrinthos-hint-hero = You begin on the tile with your hero’s sign.
labyrinthos-hint-tile = Choose a bright tile.
labyrinthos-hint-edge = Choose a place between two tiles, or a tile and then its side.
labyrinthos-hint-slot = Choose a bright slot of the hero board.
labyrinthos-hint-discard = Choose the cards to discard from your hand.
labyrinthos-hint-left = { $count ->
    [one] one left
   *[other] { $count } left
  }
labyrinthos-hint-played = { $name } plays { $card }
labyrinthos-hint-aimed = { $name } plays { $card } against { $other }
    .you = { $name } plays { $card } against you
labyrinthos-hint-attacked = { $monster-def } attacks { $names }
    .you = { $monster-def } attacks you
    .both = { $monster-def } attacks you and { $names }
labyrinthos-hint-no-reaction = None of your cards fits. You are asked all the same, so that nobody learns what you hold.
labyrinthos-hint-key = { $key } ({ $colour }): { $text }
labyrinthos-cell-down = { $cell }, face down.
labyrinthos-cell-up = { $cell }, { $feature }, open { $open }.
labyrinthos-cell-walls = Walls: { $sides }.
labyrinthos-cell-heroes = Here: { $names }.
labyrinthos-cell-monster = { $monster-def } is here.
labyrinthos-cell-disarmed = Its symbol does not count.
labyrinthos-cell-seen = You have looked: { $tile }.
labyrinthos-cell-choices = { $count } choices.
labyrinthos-hero-place = place of { $hero }

## On the page's board: for who sits down for the first time

labyrinthos-board-signs = The signs on the tiles
labyrinthos-board-key-tile = Key
labyrinthos-sign-passage = They are all connected.
labyrinthos-sign-hide = Nobody is attacked here.
labyrinthos-sign-trap = Whoever comes here takes a wound.
labyrinthos-sign-wall = Whoever comes here places a wall anywhere.
labyrinthos-sign-minotaur = Whoever comes here moves the monster with two points.
labyrinthos-sign-key = A hero without its colour can discover a key here.
labyrinthos-sign-door = Whoever comes here with four keys wins.
labyrinthos-board-how = How to win
labyrinthos-how-explore = Explore: turn up the face-down tiles until you find the key tiles.
labyrinthos-how-keys = Take a key of each of the four colours. Each is a new action for you.
labyrinthos-how-door = Be the first to reach the Door in the middle with all four.
labyrinthos-how-monster = After the first round { $monster-def } hunts you all. Whoever ends a turn rolls the die and moves it; those it meets are wounded.

## On the screen of the terminal

labyrinthos-note-why = Why: { $why }.
labyrinthos-screen-status = Round { $round }   walls left { $walls }   deck { $deck }
labyrinthos-screen-began = began
labyrinthos-screen-heroes = Heroes
labyrinthos-screen-agenda = What the game waits for
labyrinthos-screen-key = { $key } on { $slot }
labyrinthos-screen-would = Enter: { $action }
labyrinthos-screen-more = r: another of { $count } ways
labyrinthos-screen-scroll = PgUp PgDn: { $lines } more lines
labyrinthos-screen-choose = Choose one by its letter.
labyrinthos-screen-nothing = Nothing to do on { $cell }.
labyrinthos-token-foot = f
labyrinthos-token-hand = h
labyrinthos-token-either = *
labyrinthos-short-wait = not now
labyrinthos-short-wounded = ✗ wounded
labyrinthos-short-covered = covered
labyrinthos-short-tokens = too costly
labyrinthos-short-gazed = petrified
labyrinthos-short-by-itself = by itself
labyrinthos-short-no-effect = no effect
labyrinthos-short-move = no way
labyrinthos-short-explore = no way
labyrinthos-short-discover = no key here
labyrinthos-short-desperate = no card
labyrinthos-short-rotate-wall = no wall
labyrinthos-short-rotate-tile = no tile
labyrinthos-short-heal = no wound
labyrinthos-short-special = not now
labyrinthos-short-recover = no wound
labyrinthos-short-rearrange = no key
labyrinthos-mark-wall = wa
labyrinthos-mark-minotaur = mi
labyrinthos-mark-medusa = me
labyrinthos-mark-cerberus = ce
labyrinthos-mark-hide = hi
labyrinthos-mark-trap = tr
labyrinthos-mark-passage = pa
labyrinthos-mark-door = Do
labyrinthos-mark-bronze = Br
labyrinthos-mark-silver = Si
labyrinthos-mark-gold = Go
labyrinthos-mark-iron = Ir
labyrinthos-keys-cell = ←↑↓→ tile
labyrinthos-keys-turn = r turn
labyrinthos-keys-pass = x pass
labyrinthos-keys-done = x done
labyrinthos-keys-decline = x decline
labyrinthos-keys-order = z all turn
labyrinthos-keys-back = Esc back
labyrinthos-keys-page = v pages
labyrinthos-keys-help =
    - **a, b, c…**: an action of your hero board, or one of the choices; beside it you see its cost (f foot, h hand, * either), or why it cannot be used
    - **arrows, Tab**: a tile; in your turn Enter goes or explores there
    - **r, Space**: another way to do it there: the other direction, another side of the tile
    - **x**: pass, done or decline; Enter confirms
    - **v**: your cards, all hero boards, what the game waits for, your own board; **PgUp, PgDn** scroll
    - **z**: decline everything until this turn ends; **Z**: ask me only when I am attacked

    In the maze: wa wall, mi monster symbol, hi hiding place, tr trap, pa secret passage, Br Si Go Ir keys, Do the Door; capitals on red are the monster, numbers the heroes, thick lines walls, ░ face-down tiles. Beside the names: ◆ keys, ✗ wounds, ▯ cards, tokens.

## Things

labyrinthos-thing-earthquake = Earthquake
    .def = Earthquake
    .indef = Earthquake
    .bare = Earthquake
labyrinthos-thing-hermes-mischief = Hermes’ Mischief
    .def = Hermes’ Mischief
    .indef = Hermes’ Mischief
    .bare = Hermes’ Mischief
labyrinthos-thing-ambrosia = Ambrosia
    .def = Ambrosia
    .indef = Ambrosia
    .bare = Ambrosia
labyrinthos-thing-loose-locks = Loose Locks
    .def = Loose Locks
    .indef = Loose Locks
    .bare = Loose Locks
labyrinthos-thing-wings-of-icarus = Wings of Icarus
    .def = Wings of Icarus
    .indef = Wings of Icarus
    .bare = Wings of Icarus
labyrinthos-thing-ball-of-thread = Ball of Thread
    .def = Ball of Thread
    .indef = Ball of Thread
    .bare = Ball of Thread
labyrinthos-thing-blueprint-of-daedalus = Blueprint of Daedalus
    .def = Blueprint of Daedalus
    .indef = Blueprint of Daedalus
    .bare = Blueprint of Daedalus
labyrinthos-thing-falling-stones = Falling Stones
    .def = Falling Stones
    .indef = Falling Stones
    .bare = Falling Stones
labyrinthos-thing-crumbling-walls = Crumbling Walls
    .def = Crumbling Walls
    .indef = Crumbling Walls
    .bare = Crumbling Walls
labyrinthos-thing-echoing-roar = Echoing Roar
    .def = Echoing Roar
    .indef = Echoing Roar
    .bare = Echoing Roar
labyrinthos-thing-red-cloth = Red Cloth
    .def = Red Cloth
    .indef = Red Cloth
    .bare = Red Cloth
labyrinthos-thing-cloak-of-shadows = Cloak of Shadows
    .def = Cloak of Shadows
    .indef = Cloak of Shadows
    .bare = Cloak of Shadows
labyrinthos-thing-close-call = Close Call
    .def = Close Call
    .indef = Close Call
    .bare = Close Call
labyrinthos-thing-torchlight = Torchlight
    .def = Torchlight
    .indef = Torchlight
    .bare = Torchlight
labyrinthos-thing-disarm = Disarm
    .def = Disarm
    .indef = Disarm
    .bare = Disarm
labyrinthos-thing-twist-of-fate = Twist of Fate
    .def = Twist of Fate
    .indef = Twist of Fate
    .bare = Twist of Fate
labyrinthos-thing-second-wind = Second Wind
    .def = Second Wind
    .indef = Second Wind
    .bare = Second Wind
labyrinthos-thing-thief-in-the-dark = Thief in the Dark
    .def = Thief in the Dark
    .indef = Thief in the Dark
    .bare = Thief in the Dark
labyrinthos-thing-poisoned-spring = Poisoned Spring
    .def = Poisoned Spring
    .indef = Poisoned Spring
    .bare = Poisoned Spring
labyrinthos-thing-whisper-of-the-oracle = Whisper of the Oracle
    .def = Whisper of the Oracle
    .indef = Whisper of the Oracle
    .bare = Whisper of the Oracle
labyrinthos-thing-body-of-a-python = Body of a Python
    .def = Body of a Python
    .indef = Body of a Python
    .bare = Body of a Python
labyrinthos-thing-stone-gaze = Stone Gaze
    .def = Stone Gaze
    .indef = Stone Gaze
    .bare = Stone Gaze
labyrinthos-thing-mirror-shield = Mirror Shield
    .def = Mirror Shield
    .indef = Mirror Shield
    .bare = Mirror Shield
labyrinthos-thing-petrify = Petrify
    .def = Petrify
    .indef = Petrify
    .bare = Petrify
labyrinthos-thing-shed-skin = Shed Skin
    .def = Shed Skin
    .indef = Shed Skin
    .bare = Shed Skin
labyrinthos-thing-smell-o-vision = Smell-O-Vision
    .def = Smell-O-Vision
    .indef = Smell-O-Vision
    .bare = Smell-O-Vision
labyrinthos-thing-honey-cake = Honey Cake
    .def = Honey Cake
    .indef = Honey Cake
    .bare = Honey Cake
labyrinthos-thing-three-jaws = Three Jaws
    .def = Three Jaws
    .indef = Three Jaws
    .bare = Three Jaws
labyrinthos-thing-gate-of-hades = Gate of Hades
    .def = Gate of Hades
    .indef = Gate of Hades
    .bare = Gate of Hades
labyrinthos-thing-fresh-trail = Fresh Trail
    .def = Fresh Trail
    .indef = Fresh Trail
    .bare = Fresh Trail
labyrinthos-thing-bandages = Bandages
    .def = Bandages
    .indef = Bandages
    .bare = Bandages
labyrinthos-thing-build = Build
    .def = Build
    .indef = Build
    .bare = Build
labyrinthos-thing-secret-lever = Secret Lever
    .def = Secret Lever
    .indef = Secret Lever
    .bare = Secret Lever
labyrinthos-thing-visions = Visions
    .def = Visions
    .indef = Visions
    .bare = Visions
labyrinthos-thing-run = Run
    .def = Run
    .indef = Run
    .bare = Run
labyrinthos-thing-double-step = Double Step
    .def = Double Step
    .indef = Double Step
    .bare = Double Step
labyrinthos-thing-climb = Climb
    .def = Climb
    .indef = Climb
    .bare = Climb
labyrinthos-thing-scout = Scout
    .def = Scout
    .indef = Scout
    .bare = Scout
labyrinthos-thing-enrage = Enrage
    .def = Enrage
    .indef = Enrage
    .bare = Enrage
labyrinthos-thing-lure = Lure
    .def = Lure
    .indef = Lure
    .bare = Lure
labyrinthos-thing-bait = Bait
    .def = Bait
    .indef = Bait
    .bare = Bait
labyrinthos-thing-smoke = Smoke
    .def = Smoke
    .indef = Smoke
    .bare = Smoke
labyrinthos-thing-manipulate = Manipulate
    .def = Manipulate
    .indef = Manipulate
    .bare = Manipulate
labyrinthos-thing-pickpocket = Pickpocket
    .def = Pickpocket
    .indef = Pickpocket
    .bare = Pickpocket
labyrinthos-thing-hex = Hex
    .def = Hex
    .indef = Hex
    .bare = Hex
labyrinthos-thing-barter = Barter
    .def = Barter
    .indef = Barter
    .bare = Barter
labyrinthos-thing-sostrate = Sostrate
    .def = Sostrate
    .indef = Sostrate
    .bare = Sostrate
labyrinthos-thing-diodotus = Diodotus
    .def = Diodotus
    .indef = Diodotus
    .bare = Diodotus
labyrinthos-thing-akikios = Akikios
    .def = Akikios
    .indef = Akikios
    .bare = Akikios
labyrinthos-thing-leona = Leona
    .def = Leona
    .indef = Leona
    .bare = Leona
labyrinthos-thing-minotaur = Minotaur
    .def = the Minotaur
    .indef = a Minotaur
    .bare = Minotaur
labyrinthos-thing-medusa = Medusa
    .def = Medusa
    .indef = Medusa
    .bare = Medusa
labyrinthos-thing-cerberus = Cerberus
    .def = Cerberus
    .indef = Cerberus
    .bare = Cerberus
labyrinthos-thing-plain = no symbol
    .def = no symbol
    .indef = no symbol
    .bare = no symbol
labyrinthos-thing-wall = wall
    .def = a wall
    .indef = a wall
    .bare = wall
labyrinthos-thing-hide = hiding place
    .def = a hiding place
    .indef = a hiding place
    .bare = hiding place
labyrinthos-thing-trap = trap
    .def = a trap
    .indef = a trap
    .bare = trap
labyrinthos-thing-passage = secret passage
    .def = a secret passage
    .indef = a secret passage
    .bare = secret passage
labyrinthos-thing-door = the Door
    .def = the Door
    .indef = the Door
    .bare = the Door
labyrinthos-thing-bronze = bronze
    .def = the bronze key
    .indef = the bronze key
    .bare = bronze
labyrinthos-thing-silver = silver
    .def = the silver key
    .indef = the silver key
    .bare = silver
labyrinthos-thing-gold = gold
    .def = the gold key
    .indef = the gold key
    .bare = gold
labyrinthos-thing-iron = iron
    .def = the iron key
    .indef = the iron key
    .bare = iron
labyrinthos-thing-crossing = crossing
    .def = the crossing
    .indef = a crossing
    .bare = crossing
labyrinthos-thing-tee = tee
    .def = the tee
    .indef = a tee
    .bare = tee
labyrinthos-thing-straight = straight
    .def = the straight
    .indef = a straight
    .bare = straight
labyrinthos-thing-corner = corner
    .def = the corner
    .indef = a corner
    .bare = corner
labyrinthos-thing-n = north
    .def = north
    .indef = north
    .bare = north
labyrinthos-thing-e = east
    .def = east
    .indef = east
    .bare = east
labyrinthos-thing-s = south
    .def = south
    .indef = south
    .bare = south
labyrinthos-thing-w = west
    .def = west
    .indef = west
    .bare = west
labyrinthos-thing-right = right
    .def = right
    .indef = right
    .bare = right
labyrinthos-thing-left = left
    .def = left
    .indef = left
    .bare = left
labyrinthos-thing-1 = one hoof
    .def = one hoof
    .indef = one hoof
    .bare = one hoof
labyrinthos-thing-2 = two hooves
    .def = two hooves
    .indef = two hooves
    .bare = two hooves
labyrinthos-thing-3 = three hooves
    .def = three hooves
    .indef = three hooves
    .bare = three hooves
labyrinthos-thing-4 = four hooves
    .def = four hooves
    .indef = four hooves
    .bare = four hooves
labyrinthos-thing-charge = a charge
    .def = a charge
    .indef = a charge
    .bare = a charge
labyrinthos-thing-move = Move
    .def = Move
    .indef = Move
    .bare = Move
labyrinthos-thing-explore = Explore
    .def = Explore
    .indef = Explore
    .bare = Explore
labyrinthos-thing-discover = Discover key
    .def = Discover key
    .indef = Discover key
    .bare = Discover key
labyrinthos-thing-desperate = Desperate action
    .def = Desperate action
    .indef = Desperate action
    .bare = Desperate action
labyrinthos-thing-rotate-wall = Rotate wall
    .def = Rotate wall
    .indef = Rotate wall
    .bare = Rotate wall
labyrinthos-thing-rotate-tile = Rotate tile
    .def = Rotate tile
    .indef = Rotate tile
    .bare = Rotate tile
labyrinthos-thing-heal = Heal
    .def = Heal
    .indef = Heal
    .bare = Heal
labyrinthos-thing-special = the special
    .def = the special
    .indef = the special
    .bare = the special
labyrinthos-thing-empty = the empty slot
    .def = the empty slot
    .indef = the empty slot
    .bare = the empty slot

## Why a bot plays what it plays

labyrinthos-reason-win = It wins at once.
labyrinthos-reason-key = It takes { $colour-def }.
labyrinthos-reason-way = { $steps ->
    [0] It reaches { $goal-def }.
    [one] From there { $goal-def } is one action away.
   *[other] From there { $goal-def } is about { $steps } actions away.
  }
labyrinthos-reason-explore = { $keys ->
    [one] It looks for the last key that nobody has found yet.
   *[other] It looks for keys: { $keys } have not been found yet.
  }
labyrinthos-reason-monster = { $steps ->
    [0] It sets { $monster-def } on { $other-seat }.
    [one] It brings { $monster-def } within a step of { $other-seat }.
   *[other] It brings { $monster-def } within { $steps } steps of { $other-seat }.
  }
labyrinthos-reason-hinder = { $actions ->
    [one] It costs { $other-seat } about one extra action.
   *[other] It costs { $other-seat } about { $actions } extra actions.
  }
labyrinthos-reason-safe = It keeps you from being wounded.
labyrinthos-reason-spoil = It spoils the card of { $other-seat }.
labyrinthos-reason-heal = It makes { $slot } work again.
labyrinthos-reason-rest = Nothing else you can pay for would do more now.
labyrinthos-reason-hero = Any hero will do: take the one whose special action you like.
labyrinthos-reason-tokens = { $goal-id ->
    [hidden] What you look for still lies face down: { $feet } feet to walk and explore, { $hands } hands for everything else.
   *[other] { $goal-first } is about { $steps ->
      [one] one action
     *[other] { $steps } actions
    } away: { $feet } feet for the way, { $hands } hands for everything else.
  }
labyrinthos-reason-discards = You hold { $cards ->
    [one] one card
   *[other] { $cards } cards
  }; with your keys you may keep { $most }, and you draw up to that number.
labyrinthos-reason-keeps = { $cards ->
    [one] Your card stays in your hand for a better moment.
   *[other] Your { $cards } cards stay in your hand for a better moment.
  }
labyrinthos-reason-wound = { $works-id ->
    [both] { $slot } no longer works, but Move and Explore still do.
    [move] { $slot } no longer works, but Move still does.
    [explore] { $slot } no longer works, but Explore still does.
   *[neither] Neither Move nor Explore works then, wherever the wound goes.
  }
labyrinthos-reason-covers = { $works-id ->
    [both] The key covers { $slot }: Move and Explore still work.
    [move] The key covers { $slot }: Move still works.
    [explore] The key covers { $slot }: Explore still works.
   *[neither] The key covers { $slot }: what is hurt can be healed.
  }
labyrinthos-reason-target = { $most ->
    [true] No opponent has more keys than { $other-seat } ({ $keys }).
   *[false] { $other-seat } has { $keys ->
      [one] one key
     *[other] { $keys } keys
    }.
  }
labyrinthos-reason-flees = It takes you away from { $monster-def }, which is then about { $steps ->
    [one] one action
   *[other] { $steps } actions
  } from you.
labyrinthos-reason-shortest = Nothing else you could choose here leaves you a shorter way: about { $steps } actions over all keys you know to the Door.
labyrinthos-reason-detour = Nothing else you could choose here gives { $other-seat } more to do.
labyrinthos-reason-standing = After it you are about { $own ->
    [one] one token
   *[other] { $own } tokens
  } from winning, and { $other-seat } about { $theirs }.

## What the bots are like, after their names

labyrinthos-bot-beginner = knows the way to the keys, and does not think of half it could do
    .who = the tortoise
    .line = Arrives. Nobody said when.
labyrinthos-bot-novice = knows the way to the keys, and overlooks a third of what it could do
    .who = the kid
    .line = Eats first, reads the map later. Has eaten the map.
labyrinthos-bot-apprentice = knows the way to the keys, and overlooks a thing now and then
    .who = the dog
    .line = Waits at the Door, and fetches everything but the key.
labyrinthos-bot-journeyman = sees its next action well, and no further
    .who = the faun
    .line = Plays the flute at every crossing, and takes the wrong one gladly.
labyrinthos-bot-adept = decides quickly: sees what is good, not what is best
    .who = the gorgon
    .line = One look, and you forget where you were going.
labyrinthos-bot-expert = tries everything in many mazes, and goes by rules of thumb
    .who = the sphinx
    .line = Asks you a riddle, and moves while you think.
labyrinthos-bot-master = plans a whole round, and sets the monster on whoever leads
    .who = the minotaur
    .line = Grew up in here. Knows every way out, and stands in it.

# What is remembered of many games: figures and trophies.

labyrinthos-trophy-hundred-keys = Bunch of keys
    .how = Find a hundred keys
labyrinthos-trophy-unhurt = Unhurt
    .how = Win without a wound
labyrinthos-trophy-mason = Mason
    .how = Place fifty walls
labyrinthos-trophy-beast-master = The beast obeys
    .how = Lead the monster to twenty-five heroes
labyrinthos-figure-journey = Longest way in a turn, in tiles
labyrinthos-figure-keys = Most keys found in a game
labyrinthos-figure-walls = Walls placed
labyrinthos-figure-attacks = Heroes you led the monster to
## Puzzles

labyrinthos-puzzle-task = You have four keys: reach the Door this turn, and leave nothing to luck.
labyrinthos-puzzle-answers = { $answers ->
    [one] Only one short way leads out.
   *[other] { $answers } short ways lead out; any way that needs no luck will do.
  }
labyrinthos-puzzle-missed = That does not lead out for sure in this turn.

## The page: the end

labyrinthos-page-figure = { $score ->
    [0] Nothing
    [one] One key
   *[other] { $score } keys
  }; { $you ->
    [yes] you have
   *[no] { $next } has
  } { $their ->
    [0] none
   *[other] { $their }
  }.
labyrinthos-page-figure-1 = You explore tiles that lie face down, and take a key of each colour.
labyrinthos-page-figure-2 = The monster charges along a path until something stops it; whoever it meets is hurt.
