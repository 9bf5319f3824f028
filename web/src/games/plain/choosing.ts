// From touches to an action: it is the one that all touched spaces have in common.
import type { Area, Space } from '../../lib/contract'

/** The legal actions that may still be meant after these touches. */
export function meant(legal: string[], touched: Space[]): string[] {
  return legal.filter((action) => touched.every((space) => space.actions.includes(action)))
}

/** Whether a further touch of a space leads on: to an action, or to fewer of them. */
export function leads(space: Space, left: string[], touched: Space[]): boolean {
  const own = left.filter((action) => space.actions.includes(action)).length
  return own > 0 && (own < left.length || touched.length === 0)
}

/** What no touch of the board can tell apart: it needs buttons of its own. Before the first touch
 *  these are the actions that stand nowhere on the board. */
export function unsaid(areas: Area[], left: string[], touched: Space[]): string[] {
  const spaces = areas.flatMap((area) => area.spaces)
  if (!touched.length)
    return left.filter((action) => !spaces.some((space) => space.actions.includes(action)))
  return spaces.some((space) => leads(space, left, touched)) ? [] : left
}
