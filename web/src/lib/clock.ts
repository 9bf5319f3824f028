// Time as the server has it: a clock shown here must run out when it does there.
import type { Running } from './contract'

let ahead = 0

/** Notes by how much our clock is ahead of the server's, from the date of an answer. */
export function setServerTime(date: string | null, now = Date.now()): void {
  const there = Date.parse(date ?? '')
  // The date is cut to whole seconds: half of one is the best guess.
  if (there) ahead = now - there - 500
}

export function serverSeconds(now = Date.now()): number {
  return (now - ahead) / 1000
}

/** Seconds that a seat has left. */
export function secondsLeft(clock: Running, seat: number, now = serverSeconds()): number {
  const left = clock.left[seat - 1] ?? 0
  const used = clock.seats.includes(seat) ? Math.max(0, now - clock.since) : 0
  return Math.max(0, left - used)
}

/** 1:05, 12:00, 3:04:05, or with days 2 d 4 h. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [days, hours] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24]
  if (days) return `${days} d ${hours} h`
  const two = (number: number) => String(number).padStart(2, '0')
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
