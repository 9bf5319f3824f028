// What bots take notice of: who took the pot, who turned over a trap, and whose it was.
import type { Fate } from '../../lib/tempers'
import type { GameEvent } from '../../lib/protocol'

export function fates(events: GameEvent[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    const seat = event.seat as number
    if (event.event === 'took') return [{ seat, what: 'feat' }]
    if (event.event === 'trapped' && event.owner_seat !== seat)
      return [
        { seat, what: 'mishap' },
        { seat: event.owner_seat as number, what: 'catch' },
      ]
    return []
  })
}
