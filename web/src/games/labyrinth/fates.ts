// What bots take notice of: who has found all, who fell off the edge, who was made to swap.
import type { Fate } from '../../lib/tempers'
import type { GameEvent } from '../../lib/protocol'

export function fates(events: GameEvent[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    const seat = event.seat as number
    if (event.event === 'found' && event.left === 0) return [{ seat, what: 'feat' }]
    if (event.event === 'wrapped') return [{ seat, what: 'mishap' }]
    if (event.event === 'swapped') return [{ seat: event.other_seat as number, what: 'mishap' }]
    return []
  })
}
