// The slots of a hero board from the top down: what lies on each, what it costs, whether it can be
// used now and if not, why. All of that comes from the view.
import { type Option } from './actions'
import { colourOf, type Labels } from './labels'
import type { Offer, View } from './types'

const ORDER = [
  'move',
  'heal',
  'desperate',
  'rotate-tile',
  'rotate-wall',
  'discover',
  'explore',
  'special',
  'empty',
  'recover',
  'rearrange',
]

export interface Slot {
  slot: string
  name: string
  key: string
  wounded: boolean
  offer: Offer | undefined
  /** What a click on the slot itself chooses: a wound, a place for a key. */
  picks: Option[]
  ready: boolean
  why: string
}

/** `options`: what can be chosen on the board itself; `free`: whether anything can be done now. */
export function slotsOf(
  view: View,
  owner: number,
  options: Option[],
  free: boolean,
  labels: Labels,
): Slot[] {
  const player = view.players[owner - 1]!
  const mine = owner === view.seat
  const myTurn = mine && view.asked === 'turn' && view.acting === view.seat
  return ORDER.filter((slot) => slot !== 'empty' || !view.no_empty_slot).map((slot) => {
    const key = player.keys[slot] ?? ''
    const name = key || slot
    const offer = mine ? view.offers.find((one) => one.name === name) : undefined
    const picks = options.filter((option) => option.slot === slot)
    const ready = picks.length > 0 || (myTurn && free && offer !== undefined && !offer.why)
    const why = myTurn && offer?.why && !picks.length ? labels.say(`cannot-${offer.why}`) : ''
    return { slot, name, key, wounded: player.wounds.includes(slot), offer, picks, ready, why }
  })
}

export function titleOf(slot: Slot, hero: string, labels: Labels): string {
  return slot.key ? labels.words.thing(slot.key) : labels.slot(slot.slot, hero)
}

/** Whether what it does stands there for everybody to read. */
export function isTold(slot: Slot): boolean {
  return !slot.why && Boolean(slot.key || slot.slot === 'special')
}

/** What a look tells: whether it can be used or chosen, and for a key where it lies. */
export function stateOf(slot: Slot, hero: string, mode: string, labels: Labels): string {
  const parts = [slot.offer ? labels.say('slot-cost', { cost: labels.cost(slot.offer) }) : '']
  if (slot.key)
    parts.push(
      labels.say('slot-key', {
        key: titleOf(slot, hero, labels),
        colour: labels.words.thing(colourOf(slot.key)),
        slot: labels.slot(slot.slot, hero),
      }),
    )
  if (!isTold(slot)) parts.push(labels.what(slot.name, hero))
  if (slot.wounded) parts.push(labels.say('slot-hurt'))
  if (slot.picks.length) parts.push(labels.say('slot-choose'))
  else if (mode === slot.name) parts.push(labels.say('slot-chosen'))
  else if (slot.ready) parts.push(labels.say('slot-ready'))
  return parts.filter(Boolean).join(' ')
}
