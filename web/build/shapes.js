// The breakpoints of the page, each by a name and in this one place. `@container upright` in a
// style is the shape of the table; `@media (--phone)` is a page that is read, not played on.

/**
 * The table asks its own box (see `Spread.svelte`), never the window. `upright`, `low` and `wide`
 * are the three shapes; `small` is one of the first two, `slim` an upright phone, `handheld` a phone
 * either way. A board asks the room it has: where that is `tall`, what belongs to it stands below
 * it and not beside.
 */
const BOXES = {
    upright: 'table (aspect-ratio <= 11/10)',
    slim: 'table (aspect-ratio <= 11/10) and (width < 560px)',
    low: 'table (aspect-ratio > 11/10) and (height < 532px)',
    wide: 'table (aspect-ratio > 11/10) and (height >= 532px)',
    small: 'table (aspect-ratio <= 11/10) or (height < 532px)',
    handheld:
        'table ((aspect-ratio <= 11/10) and (width < 560px)) or ((aspect-ratio > 11/10) and (height < 532px))',
    tall: 'board (aspect-ratio <= 1/1)',
    'slim-place': 'place (width <= 13rem)',
    'slim-puzzle': 'puzzle (width <= 30rem)',
    'room-for-signs': 'signs (height >= 16rem)',
    'slim-head': 'head (width < 310px)',
    'short-header': 'header (width <= 860px)',
    'narrow-header': 'header (width <= 760px)',
    'slim-header': 'header (width <= 480px)',
    'slim-dialog': 'dialog (width <= 414px)',
}
const PAGES = {
    phone: '(max-width: 480px)',
    narrow: '(max-width: 760px)',
    roomy: '(min-width: 761px)',
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
