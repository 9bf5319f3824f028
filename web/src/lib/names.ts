// What players are called.
import { page } from './page.svelte'
import type { TableInfo } from './protocol'

/** Equal names get their seat's number. */
export function namesOf(info: TableInfo | undefined): string[] {
  const names = info?.seats.map((seat) => nameOf(seat.name, seat.kind)) ?? []
  return names.map((name, i) =>
    names.filter((other) => other === name).length > 1
      ? page.say('terminal-numbered', { name, seat: i + 1 })
      : name,
  )
}

function nameOf(name: string, kind: string): string {
  const bot = `bot-${kind}`
  return kind !== 'human' && page.words?.has(bot) ? page.say(bot) : name
}
