// What bots take notice of: who has found a key, who is wounded, who was robbed.
import type { Fate } from '../../lib/tempers'
import type { GameEvent } from '../../lib/protocol'

export function fates(events: GameEvent[]): Fate[] {
  return events.flatMap((event): Fate[] => {
    const seat = event.seat as number
    if (event.event === 'found') return [{ seat, what: 'feat' }]
    if (event.event === 'wounded') return [{ seat, what: 'mishap' }]
    if (event.event === 'stole') return [{ seat: event.other_seat as number, what: 'mishap' }]
    return []
  })
}
