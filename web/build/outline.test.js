import { expect, test } from 'vitest'
import { rounded } from './outline.js'

test('every point is rounded where it lies, so that no error adds up', () => {
    expect(rounded('M.4.4l.4.4.4.4.4.4')).toBe('m0 0 1 1 0 0 1 1')
    expect(rounded('M10.2 10h.4.4V20.6z')).toBe('m10 10h1 0v11z')
})

test('what follows a closed outline begins where that one began', () => {
    expect(rounded('m5.4 5h10v9zm1.4 1h2')).toBe('m5 5h10v9zm2 1h2')
})

test('the flags of an arc may stand together', () => {
    expect(rounded('M0 0a25.4 26 0 01.6-3')).toBe('m0 0a25 26 0 0 1 1-3')
})

test('what is no outline is not guessed', () => {
    expect(() => rounded('M1 2 l 3')).toThrow()
})
