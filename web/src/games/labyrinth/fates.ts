// What bots take notice of: who has found all, who fell off the edge, who was made to swap.
import type { Fate } from '../../lib/tempers'
import type { Happening } from './types'

export function fates(events: Happening[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    if (event.event === 'found' && event.left === 0) return [{ seat: event.seat, what: 'feat' }]
    if (event.event === 'wrapped') return [{ seat: event.seat, what: 'mishap' }]
    if (event.event === 'swapped') return [{ seat: event.other_seat, what: 'mishap' }]
    return []
  })
}
