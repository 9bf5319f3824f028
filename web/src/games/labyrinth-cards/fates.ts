// What bots take notice of: who takes many cards at once.
import type { Fate } from '../../lib/tempers'
import type { GameEvent } from '../../lib/protocol'

const MANY = 3

export function fates(events: GameEvent[]): Fate[] {
  const taken = events.filter((event) => event.event === 'taken')
  return taken.length >= MANY ? [{ seat: taken[0]!.seat as number, what: 'feat' }] : []
}
