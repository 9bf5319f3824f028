// Answers that come in another order than their questions were asked.
import { beforeEach, expect, test, vi } from 'vitest'
import { Advice } from './advice.svelte'
import { Again } from './again.svelte'
import { Analysis } from './analysis.svelte'
import type { TableInfo } from './contract'
import type { Game } from './game.svelte'
import { InTurn } from './latest.svelte'
import { match } from './match.svelte'
import { Past } from './past.svelte'
import { Planning } from './planning.svelte'
import { Playback } from './playback.svelte'
import { Replay } from './replay.svelte'
import type { Turn } from './turns'

/** What was asked, in order, and the way to answer it. */
interface Question {
  name: string
  given: unknown[]
  answer: (found: unknown) => void
}
const asked = vi.hoisted(() => [] as Question[])
const wonder = vi.hoisted(
  () =>
    (name: string) =>
    (...given: unknown[]) =>
      new Promise((answer) => asked.push({ name, given, answer })),
)
const went = vi.hoisted(() => [] as string[])

vi.mock('./api', () => ({
  api: new Proxy({}, { get: (_, name) => wonder(String(name)) }),
}))
vi.mock('./settings.svelte', () => ({ settings: { still: true, language: 'en' } }))
vi.mock('./page.svelte', () => ({
  page: { announce: () => undefined, say: (text: string) => text },
}))
vi.mock('./router.svelte', () => ({
  router: { go: (path: string) => went.push(path) },
  to: (path: string) => path,
}))
vi.mock('./games', () => ({ gamesIn: wonder('gamesIn') }))
vi.mock('./start', () => ({ againstBots: wonder('againstBots'), noteSeat: () => undefined }))
vi.mock('./notify', () => ({ callToOffer: () => undefined }))
vi.mock('./receipts', () => ({ promise: () => undefined }))
vi.mock('./transport', () => ({ wait: () => ({ send: () => true, close: () => undefined }) }))
vi.mock('../games', () => ({ planOf: wonder('planOf') }))
vi.stubGlobal('history', {
  replaceState: (_: unknown, __: string, path: string) => went.push(path),
})

beforeEach(() => {
  asked.length = 0
  went.length = 0
})

async function question(name: string, which = 0): Promise<Question> {
  return vi.waitUntil(() => asked.filter((one) => one.name === name)[which])
}
const moment = (n: number) => ({ n, view: `view ${n}`, events: [] })
/** Lets everything go on that has been answered. */
const settle = () => new Promise((done) => setTimeout(done))

test('who goes back to the present is not brought to the past by a late answer', async () => {
  const past = new Past('table', () => 1)
  const looked = past.look(3)
  past.leave()
  asked[0]!.answer([moment(3)])
  await looked
  expect(past.moment).toBeUndefined()
})

test('of two moments that are looked at the later wish is shown', async () => {
  const past = new Past('table', () => 1)
  const first = past.look(3)
  const second = past.look(4)
  asked[1]!.answer([moment(4)])
  asked[0]!.answer([moment(3)])
  await Promise.all([first, second])
  expect(past.moment!.n).toBe(4)
})

test('a turn that is no longer to be shown again stays away', async () => {
  const past = new Past('table', () => 1)
  const again = new Again('table', past, new Playback())
  const shown = again.show({ told: [{ n: 2 }] } as unknown as Turn, 1, 'fast')
  again.stop()
  asked[0]!.answer([moment(1), moment(2)])
  await shown
  expect(past.moment).toBeUndefined()
})

test('advice for one seat is not given to the next that has the screen', async () => {
  const advice = new Advice('table', () => 7)
  const given = advice.ask(1)
  advice.hide()
  asked[0]!.answer({ n: 7, action: 'bid 3' })
  expect(await given).toBeUndefined()
  expect(advice.hint).toBeUndefined()
})

test('a plan that is being opened stays shut for the next that has the screen', async () => {
  const game = {
    info: { game: 'maze', settings: { plans: true, hints: true } },
    seat: 1,
    shown: {},
    past: { leave: () => undefined },
    again: { stop: () => undefined },
  }
  const planning = new Planning(game as unknown as Game)
  const opened = planning.toggle()
  planning.forget()
  asked[0]!.answer({ Panel: undefined, Planner: Object })
  await opened
  expect(planning.open).toBe(false)
  expect(planning.planner).toBeUndefined()
})

test('a game is looked back at through the eyes that were chosen last', async () => {
  const replay = new Replay('table', 0, undefined)
  replay.info = { seats: [{ you: true }, { you: true }] } as unknown as TableInfo
  const first = replay.look(1)
  const second = replay.look(2)
  asked[1]!.answer([moment(0), moment(1)])
  await second
  asked[0]!.answer([moment(0)])
  await first
  expect(replay.eyes).toBe(2)
  expect(replay.moments).toHaveLength(2)
})

test('who has left a replay keeps the address of the next page', async () => {
  const replay = new Replay('table', 0, undefined)
  const looked = replay.look(0)
  replay.close()
  asked[0]!.answer([moment(0)])
  await looked
  replay.remember()
  expect(went).toEqual([])
})

const INFO = { key: 'table', game: 'maze' } as unknown as TableInfo
const tried = (view: string) => ({ view, told: [[]], legal: ['go'], pending: [1], seat: 1 })

test('a variation that is chosen while a move is on its way is what stands on the board', async () => {
  const analysis = new Analysis(INFO, () => undefined)
  void analysis.open(4)
  ;(await question('analyse')).answer({ ...tried('beginning'), told: [] })
  await vi.waitUntil(() => !analysis.busy)
  analysis.act('go')
  const chosen = analysis.choose({ at: 9, moves: [{ seat: 2, action: 'stay' }] })
  ;(await question('analyse', 2)).answer(tried('chosen'))
  await chosen
  ;(await question('analyse', 1)).answer(tried('went'))
  await settle()
  expect(analysis.view).toBe('chosen')
  expect([analysis.at, analysis.line]).toEqual([9, [{ seat: 2, action: 'stay' }]])
})

test('what the bots thought of another line is not said of this one', async () => {
  const analysis = new Analysis(INFO, () => undefined)
  void analysis.open(4)
  ;(await question('analyse')).answer({ ...tried('beginning'), told: [] })
  const before = await question('assess')
  const chosen = analysis.choose({ at: 9, moves: [] })
  ;(await question('analyse', 1)).answer({ ...tried('chosen'), told: [] })
  await chosen
  before.answer({ chances: [1, 0] })
  await settle()
  expect(analysis.judged).toEqual([])
  ;(await question('assess', 1)).answer({ chances: [0, 1] })
  await vi.waitUntil(() => !analysis.judging)
  expect(analysis.judged).toEqual([{ chances: [0, 1] }])
})

test('who meets somebody is not led to the bots that were called meanwhile', async () => {
  match.look({ game: 'maze', players: 2, rated: false })
  asked[0]!.answer([{ id: 'maze' }])
  await vi.waitUntil(() => match.game)
  const played = match.playBots()
  match.cancel()
  asked[1]!.answer({ key: 'bots' })
  ;(await question('close')).answer(undefined)
  await played
  expect(went).toEqual([])
  expect(match.meanwhile).toBe('')
})

test('questions about the same thing are asked one after another, even if one fails', async () => {
  const inTurn = new InTurn()
  const order: string[] = []
  const first = inTurn.ask(async () => {
    await settle()
    order.push('first')
    throw new Error()
  })
  const second = inTurn.ask(async () => order.push('second'))
  await expect(first).rejects.toThrow()
  await second
  expect(order).toEqual(['first', 'second'])
})
