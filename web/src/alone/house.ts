// The worker that has the tables: it passes on what the page wants, stores what follows from it, and
// tells what was stored. One thing is done after another; only thinking happens beside it.
import type { Problem } from '../lib/contract'
import { loadPython } from './python'
import { keep, kept } from './snapshot'
import { Conflict, type Keep, Store } from './store'
import { type Asked, Thinking } from './thinking'

/** What the page says. */
export type Said =
  | { type: 'ask'; id: number; request: string; path?: object; query?: object; body?: unknown }
  | { type: 'open'; line: number; key: string; n: number; seat: number }
  | { type: 'send'; line: number; message: unknown }
  | { type: 'close'; line: number }
/** What the page is told. */
export type Told =
  | { type: 'progress'; part: number }
  | { type: 'failed'; text: string }
  | { type: 'answer'; id: number; answer?: unknown; problem?: Problem }
  | { type: 'tell'; line: number; text: string }
  | { type: 'end'; line: number }

/** What follows from a message (`clew.alone.house.Followed`). */
interface Followed {
  need?: string
  part?: string
  keep?: Keep[]
  tell?: [number, string][]
  end?: number[]
  answers?: { id: number; answer?: unknown; problem?: Problem }[]
  think?: Asked[]
  drop?: number[]
  wake?: number
}

/** So long after the start there is time to keep how Python starts, in milliseconds. */
const KEPT_AFTER = 4000

const tell = (told: Told) => postMessage(told)
const house = begin()
const others = new BroadcastChannel('clew-tables')
let queue: Promise<unknown> = house
let alarm: ReturnType<typeof setTimeout> | undefined

async function begin() {
  const line = 'from clew.alone.house import House; House'
  const [store, snapshot] = await Promise.all([Store.open(), kept()])
  const [owner, tables, python] = await Promise.all([
    store.owner(),
    store.tables(),
    loadPython(line, (part) => tell({ type: 'progress', part }), { snapshot }),
  ])
  const { found, bring, begun } = python
  if (!snapshot && begun.snapshot) setTimeout(keep, KEPT_AFTER, begun.snapshot)
  const made = (found as unknown as (owner: string, tables: string) => typeof found)(owner, tables)
  const thinking = new Thinking(begun, (thought) => hear({ type: 'thought', ...thought }))
  return { store, python: made, bring, thinking }
}
house.catch((error: unknown) => tell({ type: 'failed', text: String(error) }))

onmessage = ({ data }: MessageEvent<Said>) => hear(data)

/** Does one thing, when everything before it is done. */
function hear(said: object): void {
  queue = queue
    .then(() => take(JSON.stringify(said)))
    .catch((error: unknown) => {
      console.error(error)
      if ('id' in said) tell({ type: 'answer', id: said.id as number, problem: unstored(error) })
    })
}

async function take(text: string): Promise<void> {
  const { store, python, bring, thinking } = await house
  let followed = JSON.parse(python.hear!(text)) as Followed
  while (followed.need || followed.part) {
    if (followed.part) await bring(followed.part)
    else if (followed.need) python.bring!(followed.need, ...(await store.table(followed.need)))
    followed = JSON.parse(python.hear!(text)) as Followed
  }
  try {
    await store.keep(followed.keep ?? [])
  } catch (error) {
    // Nothing of it is stored, so nothing of it has happened: the lines begin again from what is.
    for (const one of followed.keep ?? []) if ('table' in one) await spoil(one.table)
    for (const { id } of followed.answers ?? [])
      tell({ type: 'answer', id, problem: unstored(error) })
    return
  }
  for (const one of followed.keep ?? []) if ('table' in one) others.postMessage(one.table)
  for (const [line, message] of followed.tell ?? []) tell({ type: 'tell', line, text: message })
  for (const line of followed.end ?? []) tell({ type: 'end', line })
  for (const answer of followed.answers ?? []) tell({ type: 'answer', ...answer })
  for (const job of followed.drop ?? []) thinking.drop(job)
  for (const question of followed.think ?? []) thinking.ask(question)
  clearTimeout(alarm)
  if (followed.wake !== undefined)
    alarm = setTimeout(() => hear({ type: 'tick' }), followed.wake * 1000 + 20)
}

function unstored(error: unknown): Problem {
  const reason = error instanceof Conflict ? 'stale' : 'unavailable'
  return { reason, text: String(error), message: '', values: {}, rule: '' }
}

/** What is in memory of a table is no longer so. */
async function spoil(key: string): Promise<void> {
  const { store, python } = await house
  const [row] = await store.table(key)
  for (const line of JSON.parse(python.spoil!(key, row)) as number[]) tell({ type: 'end', line })
}

others.onmessage = ({ data }: MessageEvent<string>) => {
  queue = queue.then(() => spoil(data)).catch((error) => console.error(error))
}
