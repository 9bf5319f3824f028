// What bots take notice of: who has come to a door, who cannot move.
import type { Fate } from '../../lib/tempers'
import type { GameEvent } from '../../lib/protocol'

export function fates(events: GameEvent[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    const seat = event.seat as number
    if (event.event === 'arrived') return [{ seat, what: 'feat' }]
    if (event.event === 'blocked') return [{ seat, what: 'mishap' }]
    return []
  })
}
