// A turn in one sentence: what was pushed, and how far it went.
import type { Telling } from '../board'
import type { Happening } from './types'

/** What the sentence says; everything else of a turn is told beside it. */
export const covers = ['pushed', 'moved', 'stayed', 'passed', 'found']

export function tell(events: Happening[], { words, names, reader }: Telling): string {
  const pushed = events.find((event) => event.event === 'pushed')
  if (!pushed) return ''
  const walked = events.findLast((event) => event.event === 'moved')
  const found = events.find((event) => event.event === 'found')
  const stayed = events.some((event) => event.event === 'stayed')
  return words.say('labyrinth-turn-told', {
    seat: names[pushed.seat - 1] ?? '',
    'seat-you': pushed.seat === reader ? 'yes' : 'no',
    arrow: pushed.arrow,
    then: found ? 'found' : walked ? 'walked' : stayed ? 'stayed' : 'open',
    steps: (walked?.path.length ?? 1) - 1,
    'treasure-def': found ? words.thing(found.treasure, 'def') : '',
    'treasure-acc': found ? words.thing(found.treasure, 'acc') : '',
  })
}
