// The address of a request, as the contract names it.
import type { Requests } from './contract'

/** Any request, as far as its address needs to know it. */
export interface Parts {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
}

/** Where a request goes: its path with the names put in, and its query. */
export function addressOf(request: keyof Requests, given: object): string {
  const { path = {}, query = {} } = given as Parts
  const place = request.split(' ')[1]!
  const there = place.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  return asked.size ? `${there}?${asked}` : there
}
