// Where in the page we are: one address a place, so that links, back and reload work.
import { behind } from '$behind'

/** Places without anything behind their name. */
const SINGLE = [
  'about',
  'account',
  'credits',
  'friends',
  'help',
  'history',
  'moderation',
  'privacy',
  'tournaments',
] as const
type Single = (typeof SINGLE)[number]

export type Place =
  | { at: 'home' }
  | { at: 'new' | 'learn' | 'rules'; game: string }
  | { at: 'table'; key: string }
  | { at: 'replay'; key: string }
  | { at: 'tournament'; key: string }
  | { at: 'player'; handle: string }
  | { at: 'ratings'; game: string }
  | { at: 'puzzle'; key: string }
  | { at: 'puzzles' }
  | { at: Single }
  | { at: 'nowhere' }

export function placeOf(path: string): Place {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (!first) return { at: 'home' }
  if (more.length) return { at: 'nowhere' }
  const single = SINGLE.find((name) => name === first)
  if (single && !second) return { at: single }
  if (first === 'puzzles') return second ? { at: 'puzzle', key: second } : { at: 'puzzles' }
  if (first === 'ratings') return { at: 'ratings', game: second }
  if ((first === 'new' || first === 'learn' || first === 'rules') && second)
    return { at: first, game: second }
  if (first === 'table' && second) return { at: 'table', key: second }
  if (first === 'replay' && second) return { at: 'replay', key: second }
  if (first === 'tournament' && second) return { at: 'tournament', key: second }
  if (first === 'player' && second) return { at: 'player', handle: second }
  return { at: 'nowhere' }
}

/** The link to a place, wherever the page stands. */
export const to = behind.linkTo

class Router {
  place = $state.raw<Place>({ at: 'home' })
  search = $state.raw('')

  constructor() {
    this.#look()
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to(path))
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    const [path = '', search = ''] = behind.where().split('?')
    this.place = placeOf(path)
    this.search = search
  }

  /** A click on a link of ours does not load the page again. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return
    const link = (click.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    const inside = link.hash && link.pathname === location.pathname
    if (inside && !link.hash.startsWith('#/')) return
    click.preventDefault()
    this.go(inside ? link.hash.slice(1) : link.pathname + link.search)
  }
}

export const router = new Router()
