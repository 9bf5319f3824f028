// A turn in one sentence: which way a cub went, and what was swapped.
import type { Telling } from '../board'
import { cellOf, placeOf } from './grid'
import type { Happening, Stepped } from './types'

/** What the sentence says; everything else of a turn is told beside it. */
export const covers = ['stepped', 'arrived', 'swapped']

export function tell(events: Happening[], { words, names, reader }: Telling): string {
  const stepped = events.find((event) => event.event === 'stepped')
  if (!stepped) return ''
  const swapped = events.find((event) => event.event === 'swapped')
  return words.say('tiger-labyrinth-turn-told', {
    seat: names[stepped.seat - 1] ?? '',
    'seat-you': stepped.seat === reader ? 'yes' : 'no',
    way: wayOf(stepped),
    home: events.some((event) => event.event === 'arrived') ? 'yes' : 'no',
    swapped: swapped ? 'yes' : 'no',
    'card-def': swapped ? words.thing(swapped.card, 'def') : '',
    'card-acc': swapped ? words.thing(swapped.card, 'acc') : '',
    'other-card-def': swapped ? words.thing(swapped.other_card, 'def') : '',
    'other-card-acc': swapped ? words.thing(swapped.other_card, 'acc') : '',
  })
}

function wayOf(stepped: Stepped): 'left' | 'right' | 'up' | 'down' {
  const [from, to] = [placeOf(cellOf(stepped.cell)), placeOf(cellOf(stepped.other_cell))]
  if (from.y === to.y) return to.x > from.x ? 'right' : 'left'
  return to.y > from.y ? 'down' : 'up'
}
