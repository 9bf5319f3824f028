// No server: the same requests and messages, answered by Python in a worker of this browser.
import type { FromServer, Requests, TableInfo } from '../lib/contract'
import { loading } from '../lib/loading.svelte'
import { addressOf } from '../lib/address'
import { Problem } from '../lib/problem'
import type { Answer, Behind, Given, Line, Listened, Listener } from '../lib/transport'
import type { Said, Told } from './house'
import House from './house?worker'
import * as offline from './offline'
import { prepared } from 'virtual:answers'

const house = new House()
const asked = new Map<number, { done: (answer: never) => void; fail: (problem: Problem) => void }>()
const lines = new Map<number, Listener>()
let number = 0
let failed: Problem | undefined

let plays: () => void = () => undefined
/** Resolves when a table has been shown. */
const playing = new Promise<void>((done) => (plays = done))

const say = (said: Said) => house.postMessage(said)

house.onmessage = ({ data }: MessageEvent<Told>) => {
  switch (data.type) {
    case 'progress':
      loading.part = data.part
      break
    case 'failed':
      failed = new Problem({ reason: 'offline', text: data.text })
      for (const { fail } of asked.values()) fail(failed)
      break
    case 'answer': {
      const waiting = asked.get(data.id)
      asked.delete(data.id)
      if (data.problem) waiting?.fail(new Problem(data.problem))
      else waiting?.done((data.answer ?? null) as never)
      break
    }
    case 'tell':
      plays()
      lines.get(data.line)?.hear(JSON.parse(data.text) as FromServer)
      break
    case 'end': {
      const listener = lines.get(data.line)
      lines.delete(data.line)
      listener?.ended()
    }
  }
}

async function ask<R extends keyof Requests>(request: R, given: Given<R>): Promise<Answer<R>> {
  // What never changes was answered when the site was made: it is there before Python is.
  const file = prepared[addressOf(request, given)]
  if (file && request.startsWith('GET ')) return (await fetch(file)).json() as Promise<Answer<R>>
  if (failed) throw failed
  return wish(request, given)
}

function wish<T>(request: string, given: object): Promise<T> {
  const id = ++number
  return new Promise((done, fail) => {
    asked.set(id, { done, fail })
    say({ type: 'ask', id, request, ...given })
  })
}

/** The one request that no server answers (`clew.alone.requests.BRING`). */
const bring = (text: string) => wish<TableInfo>('POST /api/records', { body: text })

function open({ key, n, seat }: Listened, listener: Listener): Line {
  const line = ++number
  lines.set(line, listener)
  say({ type: 'open', line, key, n, seat })
  return {
    send(message) {
      if (!lines.has(line)) return false
      say({ type: 'send', line, message })
      return true
    },
    close() {
      lines.delete(line)
      say({ type: 'close', line })
    },
  }
}

/** Any file server gives the one page there is: where in it we are stands behind the #. */
const where = () => location.hash.slice(1) || '/'
const linkTo = (path: string) => `#${path}`

const elsewhere = (import.meta.env.VITE_CLEW_SERVER as string | undefined) ?? ''

const keepOffline = () => offline.keepOffline(playing)

export const behind: Behind = {
  ask,
  open,
  bring,
  where,
  linkTo,
  keepOffline,
  alone: true,
  elsewhere,
  meanwhile: '',
}
