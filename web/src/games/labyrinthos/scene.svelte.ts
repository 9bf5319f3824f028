// What is on the maze while something happens: the view it began with, changed event by event.
import { pause, run, smooth } from '../../lib/motion'
import { chime } from '../../lib/sound'
import { indexOf, lair, type Side, type Spot, spotOf, standing, turned, wallName } from './maze'
import {
  between,
  BUILD,
  built,
  charged,
  chargeTime,
  ESCAPE,
  FLIP,
  flipped,
  type MovingWall,
  PAWS,
  PROWL,
  ROLL,
  shortWay,
  SLIDE,
  slid,
  STEP,
  STRIKE,
  SWAP,
  TURN,
} from './movement'
import type * as types from './types'
import type { Happening, View } from './types'

const middle = (cell: string): Spot => {
  const { x, y } = spotOf(cell)
  return { x: x * 100 + 50, y: y * 100 + 50 }
}

/** How long what has happened is left to be read: no movement, but as easily skipped. */
const READ = 450
const READ_CARD = 1100

export class Scene {
  tiles = $state('')
  features = $state('')
  walls = $state.raw<string[]>([])
  /** Where heroes are who are not where the view has them. */
  heroes = $state.raw<Record<number, Spot>>({})
  monster = $state.raw<Spot>()
  flip = $state.raw<{ cell: string; width: number }>()
  spin = $state.raw<{ cell: string; degrees: number }>()
  wall = $state.raw<MovingWall>()
  rage = $state(false)
  /** Where the charge began. */
  trail = $state.raw<Spot>()
  hit = $state.raw<number[]>([])
  /** Whether something has just struck the maze so that it shakes. */
  struck = $state(false)
  /** Who goes through the Door, and how far. */
  escape = $state.raw<{ seat: number; far: number }>()
  /** A card or key that is shown to all, and whose it is. */
  shown = $state.raw<{ name: string; seat: number; key: boolean }>()
  face = $state('')
  blood = $state(0)
  rolling = $state<'' | 'monster' | 'blood'>('')
  /** Whether the die has not come to rest yet. */
  tumbling = $state(false)
  busy = $state(false)

  #next!: View

  /** What stays visible even where nothing moves. */
  hear(events: Happening[]): void {
    for (const event of events) {
      if (event.event === 'rolled') this.face = event.face
      else if (event.event === 'bled') this.blood = event.blood
    }
  }

  async play(events: Happening[], view: View, next: View): Promise<void> {
    this.tiles = view.tiles
    this.features = view.features
    this.walls = view.walls
    this.monster = view.monster_cell ? lair(view) : undefined
    this.heroes = {}
    this.#next = next
    this.busy = true
    for (const event of events) await this.#show(event, view)
    // The new view stands where the movement ended.
    queueMicrotask(() => this.rest())
  }
  rest(): void {
    this.busy = false
    this.heroes = {}
    this.flip = undefined
    this.spin = undefined
    this.wall = undefined
    this.shown = undefined
    this.rage = false
    this.trail = undefined
    this.hit = []
    this.struck = false
    this.escape = undefined
  }

  async #show(event: Happening, view: View): Promise<void> {
    switch (event.event) {
      case 'moved':
        return this.#walk(event.seat, event.cell, view)
      case 'displaced':
        return this.#walk(event.hero_seat, event.cell, view)
      case 'swapped':
        return this.#swap(event, view)
      case 'turned-up':
        return this.#turnUp(event)
      case 'laid':
        return this.#lay(event)
      case 'rotated':
        return this.#rotate(event)
      case 'walled':
        return this.#build(event)
      case 'razed':
        return this.#raze(event)
      case 'shifted':
        return this.#shift(event)
      case 'put':
      case 'prowled':
        return this.#prowl(event.cell)
      case 'charged':
        return this.#charge(event)
      case 'attacked':
        this.hit = event.seats
        chime('hit')
        return pause(400)
      case 'rolled':
        return this.#roll('monster', () => (this.face = event.face))
      case 'bled':
        return this.#roll('blood', () => (this.blood = event.blood))
      case 'played':
      case 'used':
        return this.#reveal(event, view)
      case 'found':
        chime('found')
        return pause(300)
      case 'ended':
        return this.#escape(event)
      case 'wounded':
        this.hit = [event.seat]
        return pause(220)
    }
  }

  async #walk(seat: number, cell: string, view: View): Promise<void> {
    const from = this.heroes[seat] ?? standing(view, seat)
    const to = middle(cell)
    chime('move')
    await run(STEP, (t) => {
      this.heroes = { ...this.heroes, [seat]: between(from, to, smooth(t)) }
    })
  }
  async #swap(event: types.Swapped, view: View): Promise<void> {
    const one = this.heroes[event.seat] ?? standing(view, event.seat)
    const two = this.heroes[event.other_seat] ?? standing(view, event.other_seat)
    await run(SWAP, (t) => {
      this.heroes = {
        ...this.heroes,
        [event.seat]: between(one, two, smooth(t)),
        [event.other_seat]: between(two, one, smooth(t)),
      }
    })
  }
  async #turnUp({ cell }: types.TurnedUp): Promise<void> {
    let isUp = false
    await run(FLIP, (t) => {
      if (t >= 0.5 && !isUp) this.#take(cell)
      isUp = t >= 0.5
      this.flip = { cell, width: flipped(t) }
    })
    this.flip = undefined
  }
  /** A tile as the next view has it. */
  #take(cell: string): void {
    const at = indexOf(cell)
    this.tiles = changed(this.tiles, at, this.#next.tiles[at]!)
    this.features = changed(this.features, at, this.#next.features[at]!)
  }
  async #lay({ cell, rotation }: types.Laid): Promise<void> {
    const way = shortWay(rotation)
    if (way) await run(TURN, (t) => (this.spin = { cell, degrees: way * smooth(t) }))
    this.spin = undefined
    this.#take(cell)
  }
  async #rotate(event: types.Rotated): Promise<void> {
    const { cell } = event
    const way = event.direction === 'right' ? 1 : -1
    chime('move')
    await run(TURN, (t) => (this.spin = { cell, degrees: 90 * way * smooth(t) }))
    this.spin = undefined
    const at = indexOf(cell)
    this.tiles = changed(this.tiles, at, turned(parseInt(this.tiles[at]!, 16), way).toString(16))
  }
  async #build(event: types.Walled): Promise<void> {
    const side = sideOf(event.side)
    await run(BUILD, (t) => (this.wall = built(event.cell, side, t)))
    this.wall = undefined
    this.walls = [...this.walls, wallName(event.cell, side)]
  }
  async #raze(event: types.Razed): Promise<void> {
    const side = sideOf(event.side)
    this.#without(event.cell, side)
    await run(BUILD, (t) => (this.wall = built(event.cell, side, 1 - t)))
    this.wall = undefined
  }
  async #shift(event: types.Shifted): Promise<void> {
    const [side, to] = [sideOf(event.side), sideOf(event.to_side)]
    this.#without(event.cell, side)
    chime('move')
    await run(SLIDE, (t) => (this.wall = slid(event.cell, side, to, t)))
    this.wall = undefined
    this.walls = [...this.walls, wallName(event.cell, to)]
  }
  #without(cell: string, side: Side): void {
    const name = wallName(cell, side)
    this.walls = this.walls.filter((wall) => wall !== name)
  }
  async #prowl(cell: string): Promise<void> {
    const to = middle(cell)
    const from = this.monster ?? to
    chime('move')
    await run(PROWL, (t) => (this.monster = between(from, to, smooth(t))))
  }
  async #charge(event: types.Charged): Promise<void> {
    const to = middle(event.cell)
    const from = this.monster ?? to
    this.rage = true
    chime('charge')
    await pause(PAWS)
    this.trail = from
    await run(chargeTime(from, to), (t) => (this.monster = charged(from, to, t)))
    chime('hit')
    this.struck = true
    await pause(STRIKE)
    this.struck = false
    this.trail = undefined
    this.rage = false
  }
  /** Whoever has won by the Door is seen going through it. */
  async #escape(event: types.Ended): Promise<void> {
    if (this.#next.outcome?.termination !== 'escaped') return
    const seat = event.winners[0]!
    chime('door')
    await run(ESCAPE, (t) => (this.escape = { seat, far: smooth(t) }))
  }
  async #roll(die: 'monster' | 'blood', settle: () => void): Promise<void> {
    this.rolling = die
    this.tumbling = true
    await pause(ROLL)
    settle()
    this.tumbling = false
    await pause(READ)
    this.rolling = ''
  }
  async #reveal(event: types.Played | types.Used, view: View): Promise<void> {
    const name = event.event === 'played' ? event.card : event.key
    this.shown = { name, seat: event.seat, key: event.event === 'used' }
    await pause(event.seat === view.seat ? READ : READ_CARD)
    this.shown = undefined
  }
}

function changed(text: string, at: number, letter: string): string {
  return text.slice(0, at) + letter + text.slice(at + 1)
}
const COMPASS: Record<string, Side> = { n: 'north', e: 'east', s: 'south', w: 'west' }
function sideOf(letter: string): Side {
  return COMPASS[letter[0]!.toLowerCase()]!
}
