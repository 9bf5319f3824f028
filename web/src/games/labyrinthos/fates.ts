// What bots take notice of: who has found a key, who is wounded, who was robbed.
import type { Fate } from '../../lib/tempers'
import type { Happening } from './types'

export function fates(events: Happening[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    if (event.event === 'found') return [{ seat: event.seat, what: 'feat' }]
    if (event.event === 'wounded') return [{ seat: event.seat, what: 'mishap' }]
    if (event.event === 'stole') return [{ seat: event.other_seat, what: 'mishap' }]
    return []
  })
}
