import { beforeEach, expect, test, vi } from 'vitest'
import type { Planned } from '../../lib/contract'
import type { Words } from '../../lib/words'
import { Hand } from './hand.svelte'
import { Planner } from './planner.svelte'
import type { Plan, View } from './types'

vi.mock('../../lib/settings.svelte', () => ({ settings: { still: true } }))
vi.mock('../../lib/page.svelte', () => ({ page: { announce: () => undefined } }))

const WAYS = { a1: ['a1'], b1: ['a1', 'b1'] }
const same = (text: string) => text
const words = { say: same, thing: same, refusal: () => 'refused' } as unknown as Words
const PUSHES = [0, 90, 180, 270].map((degrees) => `push N2 ${degrees}`)

let n = 0
let told: string[] = []
let played: string[] = []
let ways: Plan['ways'] = WAYS

function planner(): Planner {
  return new Planner({
    key: 'table',
    seat: 1,
    open: true,
    ask: (asked): Promise<Planned> => {
      const plan = { ways, finds: { b1: 'owl' }, pushes: asked ? [] : PUSHES } as unknown as Plan
      return Promise.resolve({ n, plan, refused: null })
    },
    act: (action) => void played.push(action),
    tell: (notice) => void (notice && told.push(notice)),
    leave: () => undefined,
  })
}
/** The table after another push, with this tile beside it. */
async function comes(to: Planner, sides: string, legal: string[] = []): Promise<void> {
  n += 1
  const view = { spare: { sides, treasure: '.', back: '' }, players: [] } as unknown as View
  await to.stand({ n, view, legal, words, names: [], hand: new Hand() })
}
/** A corner that is to be pushed in a quarter turned, and played on our turn. */
async function armed(): Promise<Planner> {
  const ours = planner()
  await comes(ours, '3')
  ours.hold({ name: 'N2' }, 90)
  await vi.waitFor(() => expect(ours.course).toBeDefined())
  ours.drop()
  ours.arm('A')
  return ours
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  ;[n, told, played, ways] = [0, [], [], WAYS]
})

test('a tile of the same kind that comes out turned is turned back, and the plan is played', async () => {
  const ours = await armed()
  await comes(ours, '9')
  expect(ours.armed).toBe('A')
  await comes(ours, 'c', PUSHES)
  expect(played).toEqual(['push N2 270'])
  expect(told).toEqual([])
})

test('a tile of another kind cancels it aloud', async () => {
  const ours = await armed()
  await comes(ours, '7', PUSHES)
  expect(told).toEqual(['labyrinth-plan-cancelled-tile'])
  expect(played).toEqual([])
})

test('another way cancels it aloud, whichever way the tile lies', async () => {
  const ours = await armed()
  ways = { a1: ['a1'], b1: ['a1', 'a2', 'b2', 'b1'] }
  await comes(ours, '9', PUSHES)
  expect(told).toEqual(['labyrinth-plan-cancelled-way'])
  expect(played).toEqual([])
})
