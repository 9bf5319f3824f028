import decode from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrOf } from './qr'

const LINK = 'http://192.168.178.23:8000/table/aQ3k-Zx81_7pLm02RtYbEw'

describe('a QR code', () => {
  it('carries the link', () => {
    const { size, path } = qrOf(LINK)
    const pixels = 4 // as a camera sees each square
    const side = size * pixels
    const data = new Uint8Array(side * side * 4).fill(255)
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
      for (let i = 0; i < pixels * pixels; i++) {
        const at = (Number(y) * pixels + Math.floor(i / pixels)) * side
        const place = (at + Number(x) * pixels + (i % pixels)) * 4
        data.fill(0, place, place + 3)
      }
    expect(decode({ width: side, height: side, data })).toBe(LINK)
  })
})
