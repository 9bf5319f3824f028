// What the master would do, in a sentence and on the board: the buttons of an action are marked, so
// that a board that names it need not know of hints.
import type { BoardExports } from '../games/board'
import type { Best } from './contract'
import { page } from './page.svelte'
import { capital, type Words } from './words'

interface Told {
  words: Words
  names: string[]
  /** For whom the master would play, and who is told of it; 0 is everybody. */
  seat: number
  reader: number
  board: BoardExports | undefined
}

/** Advice as a sentence. */
export function adviceOf(
  { bot, action, what, why }: Omit<Best, 'seat'>,
  { words, names, seat, reader, board }: Told,
): string {
  // As if the master sat here: what would be told of it is what would be done.
  const sitting = names.with(seat - 1, page.say('page-hint-who', { bot }))
  const told = what.map((event) => capital(words.event(event, sitting)))
  if (!told.length) told.push(page.say('page-hint-says', { bot, action: nameOf(action, board) }))
  if (why) told.push(reasonOf(words.event(why, names, seat), names[seat - 1]!, reader === seat))
  return told.join(' ')
}

/** Reasons speak to who plays: to anybody else they are words for that player. */
function reasonOf(why: string, name: string, isTold: boolean): string {
  return isTold ? why : page.say('page-analysis-why', { name, why })
}

/** What an action is called on the board: by the board, or on its button. */
function nameOf(action: string, board: BoardExports | undefined): string {
  const button = buttonsOf(action)[0]
  const named = button?.getAttribute('aria-label') ?? button?.textContent?.trim()
  return board?.label?.(action) ?? (named || action)
}

function buttonsOf(action: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('.board [data-action]')
  return [...all].filter((element) => element.dataset.action === action)
}

/** Marks them, also those that are drawn later, and gives what takes the marks away again. */
export function mark(action: string): () => void {
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>('.board [data-action]'))
      element.toggleAttribute('data-hinted', element.dataset.action === action)
  }
  look()
  const watching = new MutationObserver(look)
  const changes = { subtree: true, childList: true, attributeFilter: ['data-action'] }
  watching.observe(document.body, changes)
  return () => {
    watching.disconnect()
    for (const element of document.querySelectorAll('[data-hinted]'))
      element.removeAttribute('data-hinted')
  }
}
