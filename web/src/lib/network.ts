// A server: requests over HTTP, a table's messages over a websocket.
import { setServerTime } from './clock'
import type { FromServer, Me, Problem as Told, Requests } from './contract'
import { Problem } from './problem'
import type { Answer, Given, Line, Listened, Listener } from './transport'

type Name = keyof Requests
/** Any request, as far as its address needs to know it. */
interface Parts {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
}

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
    throw new Problem({ reason: 'offline', text: 'the server cannot be reached' })
  }
  setServerTime(answer.headers.get('date'))
  const text = await answer.text()
  if (!answer.ok) throw problemOf(text, answer.statusText)
  const type = answer.headers.get('content-type') ?? ''
  return (type.startsWith('text/') ? text : JSON.parse(text)) as Answer<R>
}

/** Where a request goes: its path with the names put in, and its query. */
export function addressOf(request: Name, given: object): string {
  const { path = {}, query = {} } = given as Parts
  const place = request.split(' ')[1]!
  const there = place.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  return asked.size ? `${there}?${asked}` : there
}

function problemOf(text: string, status: string): Problem {
  try {
    const told = JSON.parse(text) as Partial<Told> & { detail?: string }
    return new Problem({
      ...told,
      reason: told.reason ?? 'wrong',
      text: told.text ?? told.detail ?? status,
    })
  } catch {
    // Not every answer between here and the server is ours.
    return new Problem({ reason: 'wrong', text: status })
  }
}

function open({ key, n, seat }: Listened, listener: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const eyes = seat ? `&seat=${seat}` : ''
  const socket = new WebSocket(
    `${scheme}://${location.host}/api/tables/${key}/socket?n=${n}${eyes}`,
  )
  socket.onmessage = (message) => listener.hear(JSON.parse(message.data as string) as FromServer)
  socket.onclose = () => listener.ended()
  return {
    send(message) {
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

export const network = { ask, open }
