// A server: requests over HTTP, a table's messages over a websocket.
import { type Parts, addressOf } from './address'
import { away } from './away.svelte'
import { setServerTime } from './clock'
import type {
  FromClient,
  FromQueue,
  FromServer,
  Me,
  Problem as Told,
  Requests,
  ToQueue,
} from './contract'
import { Problem } from './problem'
import type {
  Answer,
  Behind,
  Given,
  Line,
  Listened,
  Listener,
  WaitingLine,
  Wish,
} from './transport'

type Name = keyof Requests
/** The same for everybody: no need to know who asks. */
const PUBLIC = /^GET \/api\/games/
/** A person's clicks never meet the limits: what came too fast is asked again after so long. */
const AGAIN = [1000, 1500]

/** Who we are, as the first answer says: whoever asks twice before it is two guests. */
let first: Promise<Me> | undefined
let known = false

async function ask<R extends Name>(request: R, given: Given<R>): Promise<Answer<R>> {
  if (!known && !PUBLIC.test(request)) {
    const me = meet()
    if (request === 'GET /api/me') return me
    await me.catch(() => undefined)
  }
  return patiently(request, given)
}

function meet(): Promise<Me> {
  first ??= patiently('GET /api/me', {}).then(
    (me) => {
      known = true
      return me
    },
    (error: unknown) => {
      first = undefined
      throw error
    },
  )
  return first
}

async function patiently<R extends Name>(request: R, given: Given<R>): Promise<Answer<R>> {
  for (const pause of AGAIN) {
    try {
      return await once(request, given)
    } catch (error) {
      if (!(error instanceof Problem) || error.reason !== 'too-fast') throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return once(request, given)
}

async function once<R extends Name>(request: R, given: Given<R>): Promise<Answer<R>> {
  const { body } = given as Parts
  const init: RequestInit = { method: request.split(' ')[0]! }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(addressOf(request, given), init)
  } catch {
    away.is = true
    throw new Problem({ reason: 'offline', text: 'the server cannot be reached' })
  }
  away.is = false
  setServerTime(answer.headers.get('date'))
  const text = await answer.text()
  if (!answer.ok) throw problemOf(text, answer.statusText)
  const type = answer.headers.get('content-type') ?? ''
  return (type.startsWith('text/') ? text : JSON.parse(text)) as Answer<R>
}

function problemOf(text: string, status: string): Problem {
  try {
    const told = JSON.parse(text) as Partial<Told>
    return new Problem({
      ...told,
      reason: told.reason ?? 'wrong',
      text: told.text ?? status,
    })
  } catch {
    // Not every answer between here and the server is ours.
    return new Problem({ reason: 'wrong', text: status })
  }
}

function open({ key, n, seat }: Listened, listener: Listener): Line {
  const eyes = seat ? `&seat=${seat}` : ''
  return socketTo<FromServer, FromClient>(`/api/tables/${key}/socket?n=${n}${eyes}`, listener)
}

function wait({ game, players, rated }: Wish, hears: Hears<FromQueue>): WaitingLine {
  const wish = new URLSearchParams({ game, players: `${players}`, rated: `${rated}` })
  return socketTo<FromQueue, ToQueue>(`/api/match/socket?${wish}`, hears)
}

interface Hears<Heard> {
  hear(message: Heard): void
  ended(): void
}

/** A websocket: what comes is heard, and its end, where it was not ours. */
function socketTo<Heard, Said>(path: string, hears: Hears<Heard>) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}${path}`)
  socket.onmessage = (message) => hears.hear(JSON.parse(message.data as string) as Heard)
  socket.onclose = () => hears.ended()
  return {
    send(message: Said) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close() {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    },
  }
}

const where = () => location.pathname + location.search
const linkTo = (path: string) => path

const keepOffline = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined)

/** The server says so in the page's head, if it has it. */
const meanwhile =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=clew-alone]')?.content ?? ''

export const behind: Behind = {
  ask,
  open,
  wait,
  where,
  linkTo,
  keepOffline,
  alone: false,
  elsewhere: '',
  meanwhile,
}
