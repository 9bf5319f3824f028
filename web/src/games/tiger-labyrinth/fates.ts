// What bots take notice of: who has come to a door, who cannot move.
import type { Fate } from '../../lib/tempers'
import type { Happening } from './types'

export function fates(events: Happening[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    if (event.event === 'arrived') return [{ seat: event.seat, what: 'feat' }]
    if (event.event === 'blocked') return [{ seat: event.seat, what: 'mishap' }]
    return []
  })
}
