// A turn in one sentence: which card was laid, and what it won.
import type { Telling } from '../board'
import type { Happening } from './types'

/** What the sentence says; everything else of a turn is told beside it. */
export const covers = ['placed', 'taken', 'left', 'drew', 'drawn']

export function tell(events: Happening[], { words, names, reader }: Telling): string {
  const placed = events.find((event) => event.event === 'placed')
  if (!placed) return ''
  const taken = events.filter((event) => event.event === 'taken')
  return words.say('labyrinth-cards-turn-told', {
    seat: names[placed.seat - 1] ?? '',
    'seat-you': placed.seat === reader ? 'yes' : 'no',
    treasure: words.thing(placed.treasure),
    'treasure-def': words.thing(placed.treasure, 'def'),
    'other-treasure': words.thing(placed.other_treasure),
    'other-treasure-def': words.thing(placed.other_treasure, 'def'),
    count: taken.length,
  })
}
