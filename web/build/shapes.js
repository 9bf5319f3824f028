// The breakpoints of the page, each by a name and in this one place. `@container upright` in a
// style is the shape of the table; `@media (--phone)` is a page that is read, not played on.

/**
 * The table asks its own box (see `Spread.svelte`), never the window. `upright`, `low` and `wide`
 * are the three shapes; `small` is one of the first two, `slim` an upright phone, `handheld` a phone
 * either way, `large-` one whose letters are larger
 * than usual; a `turnable` table may lie between people. A board asks the room it has: where that is `tall`, what belongs to it stands below
 * it and not beside. Sizes are in rem: who reads at 200 % has half the room, in the same window.
 */
const BOXES = {
    upright: 'table (aspect-ratio <= 11/10)',
    slim: 'table (aspect-ratio <= 11/10) and (width < 35rem)',
    'tall-slim': 'table (aspect-ratio <= 11/10) and (width < 35rem) and (height >= 45rem)',
    low: 'table (aspect-ratio > 11/10) and (height < 33.25rem)',
    wide: 'table (aspect-ratio > 11/10) and (height >= 33.25rem)',
    'slim-wide': 'table (aspect-ratio > 11/10) and (height >= 33.25rem) and (width < 70rem)',
    small: 'table (aspect-ratio <= 11/10) or (height < 33.25rem)',
    handheld:
        'table ((aspect-ratio <= 11/10) and (width < 35rem)) or ((aspect-ratio > 11/10) and (height < 33.25rem))',
    'large-slim': 'table (aspect-ratio <= 11/10) and (width < 18rem)',
    'large-low': 'table (aspect-ratio > 11/10) and (width < 36rem)',
    'large-handheld':
        'table ((aspect-ratio <= 11/10) and (width < 18rem)) or ((aspect-ratio > 11/10) and (width < 36rem))',
    'short-low': 'table (aspect-ratio > 11/10) and (height < 33.25rem) and (width < 48rem)',
    turnable: 'table (width >= 40rem) and (height >= 40rem)',
    tall: 'board (aspect-ratio <= 1/1)',
    'long-hand': 'board (aspect-ratio <= 1/1) and (width >= 33.8rem)',
    'low-goal': 'goal (height < 6.4rem)',
    'slim-place': 'place (width <= 13rem)',
    'tiny-place': 'place (width <= 9rem)',
    'slim-puzzle': 'puzzle (width <= 30rem)',
    'slim-standings': 'standings (width <= 19rem)',
    'room-for-signs': 'signs (height >= 16rem)',
    'flat-victory': 'victory (height < 26.25rem)',
    'tiny-head': 'head (width < 16rem)',
    'slim-head': 'head (width < 19.375rem)',
    'large-letters': 'head (width <= 20rem)',
    'broad-head': 'head (width >= 34rem)',
    'short-header': 'header (width <= 53.75rem)',
    'narrow-header': 'header (width <= 47.5rem)',
    'tiny-header': 'header (width < 16rem)',
    'slim-header': 'header (width <= 30rem)',
    'slim-dialog': 'dialog (width <= 25.875rem)',
}
const PAGES = {
    phone: '(max-width: 480px)',
    narrow: '(max-width: 760px)',
    roomy: '(min-width: 761px)',
    flat: '(min-width: 600px) and (max-height: 531px)',
    vast: '(min-width: 1080px) and (min-height: 532px)',
}

/** @param {string} css */
export function spelledOut(css) {
    return css
        .replace(/@container ([a-z-]+)(?= \{)/g, (_, name) => `@container ${known(BOXES, name)}`)
        .replace(/@media \(--([a-z]+)\)/g, (_, name) => `@media ${known(PAGES, name)}`)
}

/** @param {Record<string, string>} sizes @param {string} name */
function known(sizes, name) {
    const size = sizes[name]
    if (!size) throw new Error(`no breakpoint is called ${name}: see build/shapes.js`)
    return size
}

/** For the styles of components. @returns {import('svelte/compiler').PreprocessorGroup} */
export function shapes() {
    return { name: 'shapes', style: ({ content }) => ({ code: spelledOut(content) }) }
}
