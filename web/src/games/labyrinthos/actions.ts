// Legal actions, read: what each is about, so that it can be offered where people look for it.
import { beside, type Side, wallName } from './maze'

export interface Option {
  action: string
  verb: string
  cell?: string
  side?: Side
  /** Where a wall goes. */
  to?: Side
  /** Which way a tile turns. */
  way?: 'left' | 'right'
  slot?: string
  card?: string
  key?: string
  colour?: string
  token?: string
  seat?: number
  /** Degrees, or feet paid or taken. */
  number?: number
  hero?: string
}

const ON_CELLS = ['move', 'explore', 'monster', 'send', 'strike', 'look', 'reveal', 'disarm']
const ON_SLOTS = ['heal', 'wound', 'give', 'slot']
const COUNTED = ['feet', 'recover', 'rearrange', 'turn']

export function read(action: string): Option {
  const [verb = '', one = '', two = '', three = ''] = action.split(' ')
  const option: Option = { action, verb }
  if (ON_CELLS.includes(verb)) return { ...option, cell: one }
  if (ON_SLOTS.includes(verb)) return { ...option, slot: one }
  if (COUNTED.includes(verb)) return { ...option, number: Number(one) }
  switch (verb) {
    case 'rotate':
      return { ...option, cell: one, way: two as 'left' | 'right' }
    case 'wall':
    case 'raze':
      return { ...option, cell: one, side: two as Side }
    case 'shift':
      return { ...option, cell: one, side: two as Side, to: three as Side }
    case 'charge':
      return { ...option, side: one as Side }
    case 'play':
    case 'discard':
      return { ...option, card: one }
    case 'use':
      return { ...option, key: one, token: two || 'none' }
    case 'take':
      return { ...option, key: one }
    case 'key':
      return { ...option, colour: one, slot: two }
    case 'barter':
      return { ...option, seat: Number(one), colour: two }
    case 'player':
      return { ...option, seat: Number(one) }
    case 'hero':
      return { ...option, hero: one }
  }
  return option
}

/** The tiles an option can be chosen on. */
export function tilesOf(option: Option, heroes: string[], monster: string): string[] {
  if (option.verb === 'wall' || option.verb === 'raze')
    return [option.cell!, beside(option.cell!, option.side!)!]
  if (option.cell) return [option.cell]
  if (option.verb === 'player' || option.verb === 'barter') return [heroes[option.seat! - 1]!]
  if (option.verb === 'charge') {
    const ahead = beside(monster, option.side!)
    return ahead ? [ahead] : []
  }
  return []
}

/** The place between two tiles an option can be chosen at. */
export function edgeOf(option: Option): string | undefined {
  if (option.verb === 'wall' || option.verb === 'raze') return wallName(option.cell!, option.side!)
  if (option.verb === 'shift') return wallName(option.cell!, option.to!)
  return undefined
}

const OFFERS: Record<string, string> = {
  move: 'move',
  explore: 'explore',
  discover: 'discover',
  play: 'desperate',
  shift: 'rotate-wall',
  rotate: 'rotate-tile',
  heal: 'heal',
  special: 'special',
  recover: 'recover',
  rearrange: 'rearrange',
}

/** The action of the hero board, or the key, that an option of the own turn belongs to. */
export function offerOf(option: Option): string {
  return option.verb === 'use' ? option.key! : (OFFERS[option.verb] ?? '')
}

/** What the maze lets choose: in the own turn ways to go, unless an action is chosen. */
export function shownOn(options: Option[], asked: string, mode: string): Option[] {
  if (asked !== 'turn') return options
  if (mode) return options.filter((option) => offerOf(option) === mode)
  return options.filter((option) => option.verb === 'move' || option.verb === 'explore')
}
