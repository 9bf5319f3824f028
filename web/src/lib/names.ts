// What players are called.
import { page } from './page.svelte'
import type { SeatInfo, TableInfo } from './contract'

/** Equal names get their seat's number. */
export function namesOf(info: TableInfo | undefined): string[] {
  const names = info?.seats.map(nameOf) ?? []
  return names.map((name, i) =>
    names.filter((other) => other === name).length > 1
      ? page.say('terminal-numbered', { name, seat: i + 1 })
      : name,
  )
}

/** Who plays with me: all, where I am nobody or everybody. A line breaks between names only. */
export function othersOf(info: TableInfo): string[] {
  const names = namesOf(info).map((name, i) =>
    info.seats[i]!.kind === 'open' ? page.say('page-seat-open') : name,
  )
  const whole = names.map((name) => name.replaceAll(' ', '\u00a0'))
  const others = whole.filter((_, i) => !info.seats[i]!.you)
  return others.length ? others : whole
}

/** A bot that is nobody is called by its level. */
function nameOf({ name, kind, face }: SeatInfo): string {
  return face || kind === 'human' ? name : (levelOf(kind) ?? name)
}

/** The level of a bot in words; undefined for everybody else. */
export function levelOf(kind: string): string | undefined {
  return page.words?.has(`bot-${kind}`) ? page.say(`bot-${kind}`) : undefined
}
