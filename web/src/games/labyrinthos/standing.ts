// What stands besides boards and maze, and is easily forgotten at a table: who is protected, what
// waits, what is spent. The terminal has the same sentences (games/labyrinthos/standing.py).
import type { Labels } from './labels'
import type { View } from './types'

export function standingOf(view: View, labels: Labels): string[] {
  if (view.outcome) return []
  const told: string[] = []
  function tell(message: string, seats: number[], values: Record<string, string | number> = {}) {
    const names = labels.words.listed(seats.map((seat) => labels.name(seat)))
    told.push(labels.say(`standing-${message}`, { names, ...values }))
  }
  if (view.cloaked.length) tell('cloaked', view.cloaked)
  view.spared.forEach((count, i) => {
    if (count) tell('spared', [i + 1], { count })
  })
  if (view.mirror) tell('mirror', [])
  const [lower, blood] = view.rolls
  if (lower !== undefined && blood !== undefined) tell('rolls', [], { lower, blood })
  else if (view.jaws) tell('jaws', [])
  if (view.fresh.length) tell('fresh', view.fresh)
  if (view.movements.length) tell('movements', view.movements)
  if (view.gained.length && view.agenda.length > 1) tell('gained', view.gained)
  const disarmers = [...new Set(Object.values(view.disarmed))].sort((a, b) => a - b)
  for (const seat of disarmers) {
    const cells = Object.keys(view.disarmed).filter((cell) => view.disarmed[cell] === seat)
    tell('disarmed', [seat], { cells: cells.join(', ') })
  }
  if (view.python) tell('python', [])
  if (view.trapped && view.players[view.turn - 1]?.hero === 'diodotus') tell('trapped', [view.turn])
  if (view.schemed) tell('schemed', [view.turn])
  return told
}
