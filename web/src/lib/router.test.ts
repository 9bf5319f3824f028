// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', search: '' })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('document', { addEventListener: () => undefined, querySelector: () => null })
vi.stubGlobal(
  '$state',
  Object.assign((value: unknown) => value, { raw: (v: unknown) => v }),
)
const { placeOf } = await import('./router.svelte')

describe('addresses', () => {
  it('are one a place', () => {
    expect(placeOf('/')).toEqual({ at: 'home' })
    expect(placeOf('/new/labyrinth')).toEqual({ at: 'new', game: 'labyrinth' })
    expect(placeOf('/table/abc')).toEqual({ at: 'table', key: 'abc' })
    expect(placeOf('/replay/abc/')).toEqual({ at: 'replay', key: 'abc' })
  })
  it('that are none lead nowhere', () => {
    for (const path of ['/table', '/table/a/b', '/nothing', '/credits/x'])
      expect(placeOf(path)).toEqual({ at: 'nowhere' })
  })
})
