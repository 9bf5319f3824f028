// The clocks that a form offers, by the names of their words.
import type { Clock } from './contract'

export const CLOCKS: Record<string, Clock> = {
  'move-30': { kind: 'move', amount: 30, increment: 0 },
  'move-120': { kind: 'move', amount: 120, increment: 0 },
  'bank-300': { kind: 'bank', amount: 300, increment: 5 },
  'bank-900': { kind: 'bank', amount: 900, increment: 10 },
  'days-1': { kind: 'days', amount: 1, increment: 0 },
  'days-3': { kind: 'days', amount: 3, increment: 0 },
}
