// What bots take notice of: who takes many cards at once.
import type { Fate } from '../../lib/tempers'
import type { Happening } from './types'

const MANY = 3

export function fates(events: Happening[]): Fate[] {
  const taken = events.filter((event) => event.event === 'taken')
  return taken.length >= MANY ? [{ seat: taken[0]!.seat, what: 'feat' }] : []
}
