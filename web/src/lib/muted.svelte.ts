// Whom we do not want to read: kept on this device, by table and seat.
import { SvelteSet } from 'svelte/reactivity'

const STORE = 'clew-muted'
const MOST = 200

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as string[]
  } catch {
    return []
  }
}

const muted = new SvelteSet<string>(stored())

export function isMuted(key: string, seat: number): boolean {
  return muted.has(`${key}/${seat}`)
}

export function mute(key: string, seat: number, on: boolean): void {
  if (on) muted.add(`${key}/${seat}`)
  else muted.delete(`${key}/${seat}`)
  try {
    localStorage.setItem(STORE, JSON.stringify([...muted].slice(-MOST)))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
