// Where in the page we are: one address a place, so that links, back and reload work.

export type Place =
  | { at: 'home' }
  | { at: 'new' | 'learn'; game: string }
  | { at: 'table'; key: string }
  | { at: 'replay'; key: string }
  | { at: 'ratings'; game: string }
  | { at: 'puzzle'; key: string }
  | { at: 'puzzles' }
  | { at: 'account' | 'history' | 'credits' }
  | { at: 'nowhere' }

export function placeOf(path: string): Place {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (!first) return { at: 'home' }
  if (more.length) return { at: 'nowhere' }
  if (!second && (first === 'credits' || first === 'account' || first === 'history'))
    return { at: first }
  if (first === 'puzzles') return second ? { at: 'puzzle', key: second } : { at: 'puzzles' }
  if (first === 'ratings') return { at: 'ratings', game: second }
  if ((first === 'new' || first === 'learn') && second) return { at: first, game: second }
  if (first === 'table' && second) return { at: 'table', key: second }
  if (first === 'replay' && second) return { at: 'replay', key: second }
  return { at: 'nowhere' }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname))
  search = $state.raw(location.search)

  constructor() {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.place = placeOf(location.pathname)
    this.search = location.search
  }

  /** A click on a link of ours does not load the page again. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return
    const link = (click.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    if (link.hash && link.pathname === location.pathname) return
    click.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
