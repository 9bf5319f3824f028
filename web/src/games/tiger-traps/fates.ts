// What bots take notice of: who took the pot, who turned over a trap, and whose it was.
import type { Fate } from '../../lib/tempers'
import type { Happening } from './types'

export function fates(events: Happening[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    if (event.event === 'took') return [{ seat: event.seat, what: 'feat' }]
    if (event.event === 'trapped' && event.owner_seat !== event.seat)
      return [
        { seat: event.seat, what: 'mishap' },
        { seat: event.owner_seat, what: 'catch' },
      ]
    return []
  })
}
