// What tiles, slots, cards and choices are called, for everybody and for those who only listen.
import type { Words } from '../../lib/words'
import { type Option, tilesOf } from './actions'
import {
  cellsOf,
  COLOURS,
  HEROES,
  indexOf,
  type MazeCell,
  openSides,
  opposite,
  type Side,
  turned,
  wallsOf,
} from './maze'
import type { Offer, View } from './types'

export class Labels {
  readonly words: Words
  readonly view: View
  readonly names: string[]
  constructor(words: Words, view: View, names: string[]) {
    this.words = words
    this.view = view
    this.names = names
  }

  say(message: string, values: Record<string, string | number> = {}): string {
    return this.words.say(`labyrinthos-${message}`, values)
  }
  side(side: Side): string {
    return this.words.thing(side[0]!)
  }
  sides(sides: Side[]): string {
    return this.words.listed(sides.map((side) => this.side(side)))
  }
  name(seat: number): string {
    return this.names[seat - 1] ?? ''
  }
  /** An action of a hero board, or a key. */
  slot(slot: string, hero = ''): string {
    if (slot === 'special' && hero) return this.say(`special-${hero}`)
    const own = `labyrinthos-slot-${slot}`
    return this.words.has(own) ? this.words.say(own) : this.words.thing(slot)
  }
  what(slot: string, hero = ''): string {
    if (slot === 'special') return hero ? this.say(`special-${hero}.what`) : ''
    return this.words.has(`labyrinthos-what-${slot}`)
      ? this.say(`what-${slot}`)
      : this.sentence(this.say(`deed-${slot}`))
  }
  /** A text of the catalogue that stands alone. */
  sentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1)
  }
  cost(offer: Offer): string {
    const parts = (['feet', 'hands', 'either'] as const).flatMap((kind) =>
      offer[kind] ? [this.say('cost', { kind, count: offer[kind] })] : [],
    )
    return parts.length ? this.words.listed(parts) : this.say('cost', { kind: 'free', count: 0 })
  }
  /** When a card can be played besides in the own turn; nothing for most. */
  when(card: string): string {
    return this.words.has(`labyrinthos-when-${card}`) ? this.say(`when-${card}`) : ''
  }

  /** What it is called; a wall by the tile it is looked at from. */
  option(plain: Option, from = ''): string {
    const { view } = this
    const option = seenFrom(plain, from)
    const total = view.agenda.at(-1)?.count ?? 0
    const number = option.number ?? 0
    const owner = view.players[(view.agenda.at(-1)?.target || view.seat) - 1]
    const values: Record<string, string | number> = {
      cell: option.cell ?? '',
      way: option.way ?? '',
      side: option.side ? this.side(option.side) : '',
      to: option.to ? this.side(option.to) : '',
      slot: option.slot ? this.slot(option.slot, owner?.hero) : '',
      card: option.card ? this.words.thing(option.card) : '',
      key: option.key ? this.words.thing(option.key) : '',
      token: option.token ?? '',
      colour: option.colour ? this.sentence(this.words.thing(option.colour)) : '',
      name: option.seat ? this.name(option.seat) : '',
      hero: '',
      special: '',
      own: '',
      degrees: number,
      open: '',
      feet: number,
      hands: total - number,
    }
    if (option.verb === 'recover' || option.verb === 'rearrange') {
      const offer = view.offers.find((one) => one.name === option.verb)
      values.hands = (offer?.either ?? 0) - number
    } else if (option.verb === 'done' && view.asked === 'refresh')
      return this.say('do-done.refresh', { count: total })
    else if (option.verb === 'turn')
      values.open = this.sides(openSides(turned(this.laid, number / 90)))
    else if (option.verb === 'hero') {
      values.hero = this.words.thing(option.hero!)
      values.special = this.say(`special-${option.hero}`)
    } else if (option.verb === 'player') {
      values.hero = this.words.thing(view.players[option.seat! - 1]!.hero)
    } else if (option.verb === 'key') {
      values.key = this.words.thing(
        this.keyOf(view.agenda.at(-1)?.target || view.seat, option.colour!),
      )
    } else if (option.verb === 'barter') {
      values.key = this.words.thing(this.keyOf(option.seat!, option.colour!))
      values.own = this.words.thing(this.keyOf(view.seat, option.colour!))
    }
    return this.say(`do-${option.verb}`, values)
  }
  /** The open sides of the tile that is to be laid. */
  get laid(): number {
    const cell = this.view.agenda.at(-1)?.cell
    if (!cell) return 0
    return parseInt(this.view.tiles[indexOf(cell)]!, 16) || 0
  }
  /** What is on a tile that lies face up. */
  featureAt(cell: string): string {
    return cellsOf(this.view.tiles, this.view.features)[indexOf(cell)]!.feature
  }
  colour(key: string): string {
    return colourOf(key)
  }
  /** A player's key of a colour. */
  keyOf(seat: number, colour: string): string {
    const keys = Object.values(this.view.players[seat - 1]?.keys ?? {})
    return keys.find((key) => colourOf(key) === colour) ?? ''
  }

  /** All there is to a tile, and what can be chosen on it. */
  cell(cell: MazeCell, choices: Option[]): string {
    const { view, words } = this
    const told: string[] = []
    if (cell.sides === undefined) told.push(this.say('cell-down', { cell: cell.name }))
    else {
      const open = this.sides(openSides(cell.sides))
      told.push(this.say('cell-up', { cell: cell.name, feature: this.feature(cell.feature), open }))
    }
    const seen = view.seen[cell.name]
    if (seen) {
      const tile = words.listed(seen.split(' ').map((part) => words.thing(part)))
      told.push(this.say('cell-seen', { tile }))
    }
    if (cell.name in view.disarmed) told.push(this.say('cell-disarmed'))
    const walls = wallsOf(cell.name, view.walls)
    if (walls.length) told.push(this.say('cell-walls', { sides: this.sides(walls) }))
    const here = view.players.flatMap((p, i) =>
      p.cell === cell.name
        ? [this.say('do-player', { name: this.name(i + 1), hero: words.thing(p.hero) })]
        : [],
    )
    if (here.length) told.push(this.say('cell-heroes', { names: words.listed(here) }))
    if (view.monster_cell === cell.name)
      told.push(
        this.say('cell-monster', {
          'monster-def': this.sentence(words.thing(view.monster, 'def')),
        }),
      )
    if (choices.length === 1) told.push(`${this.option(choices[0]!, cell.name)}.`)
    else if (choices.length) told.push(this.say('cell-choices', { count: choices.length }))
    return told.join(' ')
  }
  feature(feature: string): string {
    const { words } = this
    if (COLOURS.includes(feature)) return words.thing(feature, 'def')
    if (HEROES.includes(feature)) return this.say('hero-place', { hero: words.thing(feature) })
    return feature === 'minotaur' ? words.thing(this.view.monster) : words.thing(feature)
  }
  /** What the sign of a tile means; nothing for a tile without one. */
  sign(cell: string): string {
    const feature = this.featureAt(cell)
    const name = COLOURS.includes(feature) ? 'key' : feature
    if (!this.words.has(`labyrinthos-sign-${name}`)) return ''
    const title = this.sentence(this.feature(feature))
    return `${title}. ${this.say(`sign-${name}`)}`
  }
  /** The options that can be chosen on a tile. */
  on(cell: string, options: Option[]): Option[] {
    const heroes = this.view.players.map((player) => player.cell)
    return options.filter((option) =>
      option.hero
        ? option.hero === this.featureAt(cell)
        : tilesOf(option, heroes, this.view.monster_cell).includes(cell),
    )
  }
}

function seenFrom(option: Option, cell: string): Option {
  const isWall = option.verb === 'wall' || option.verb === 'raze'
  if (!isWall || !cell || cell === option.cell) return option
  return { ...option, cell, side: opposite(option.side!) }
}

/** Keys by colour, as they lie in the box; a key knows its colour. */
const KEYS: Record<string, string[]> = {
  bronze: ['bandages', 'build', 'secret-lever', 'visions'],
  silver: ['run', 'double-step', 'climb', 'scout'],
  gold: ['enrage', 'lure', 'bait', 'smoke'],
  iron: ['manipulate', 'pickpocket', 'hex', 'barter'],
}
export function colourOf(key: string): string {
  return Object.keys(KEYS).find((colour) => KEYS[colour]!.includes(key)) ?? ''
}
