// Where the cards are, as far as a seat knows: counted from its view.
import { TREASURES } from '../treasures'
import { faceOf, lying } from './cards'
import type { View } from './types'

export const KINDS = ['unseen', 'hand', 'table', 'taken'] as const
export type Kind = (typeof KINDS)[number]

/** For each treasure, how many of its four cards are where. */
export function counted(view: View): { treasure: string; counts: Record<Kind, number> }[] {
  const places = new Map<number, Kind>()
  for (const { card } of lying(view.table)) places.set(card, 'table')
  for (const player of view.players) for (const card of player.taken) places.set(card, 'taken')
  for (const card of view.hand) places.set(card, 'hand')
  return TREASURES.map((treasure) => {
    const counts = { unseen: 0, hand: 0, table: 0, taken: 0 }
    view.faces.forEach((text, i) => {
      if (faceOf(text).treasures.includes(treasure)) counts[places.get(i + 1) ?? 'unseen']++
    })
    return { treasure, counts }
  })
}
