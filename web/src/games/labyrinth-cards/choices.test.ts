import { describe, expect, it } from 'vitest'
import { keyOf, mostOf, nextTurn, placesOf, takesOf, toggled } from './choices'

describe('what may be done', () => {
  it('sorts placements by card, cell and rotation', () => {
    const places = placesOf(['place 17 2,-1 90', 'place 17 2,-1 180', 'place 3 0,2 0', 'take none'])
    expect(places.get(17)?.get('2,-1')).toEqual([90, 180])
    expect([...places.keys()]).toEqual([17, 3])
  })

  it('finds what can be taken together', () => {
    const takes = takesOf(['take none', 'take 3 with 17', 'take 3 28 with 17'])
    expect(takes.get('')).toBe('take none')
    expect(takes.get(keyOf([28, 3]))).toBe('take 3 28 with 17')
    expect([...mostOf(takes)]).toEqual([3, 28])
    expect([...toggled(mostOf(takes), 3)]).toEqual([28])
  })

  it('turns on and on, never back', () => {
    expect(nextTurn([0, 90], 90, 90, 1)).toEqual({ degrees: 0, spin: 360 })
    expect(nextTurn([0, 90, 180], 0, 0, -1)).toEqual({ degrees: 180, spin: -180 })
    expect(nextTurn([90, 270], 90, 450, 1)).toEqual({ degrees: 270, spin: 630 })
  })
})
