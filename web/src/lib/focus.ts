// The focus, where what had it is gone: who plays by keys goes on by keys.

const STOP = '[data-target="on"][tabindex="0"]'

let wasSomewhere = false
addEventListener('focusin', () => (wasSomewhere = true))

/** A board takes the focus that fell to the body when it came; never one that nobody had.
 *  As soon as something can be done there, that has it. */
export function takeFocus(board: HTMLElement): { destroy: () => void } {
  const watch = new MutationObserver(() => {
    if (document.activeElement !== board || goOn()) watch.disconnect()
  })
  function goOn(): boolean {
    const stop = board.querySelector<HTMLElement>(STOP)
    ;(stop ?? board).focus({ preventScroll: true })
    return Boolean(stop)
  }
  // What is in it gets its places for the keys first.
  const frame = requestAnimationFrame(() => {
    if (!wasSomewhere || document.activeElement !== document.body || goOn()) return
    watch.observe(board, { childList: true, subtree: true, attributeFilter: ['tabindex'] })
  })
  return {
    destroy() {
      cancelAnimationFrame(frame)
      watch.disconnect()
    },
  }
}

let given = ''
addEventListener('keydown', () => (given = ''), true)

/** Pressed by keys, it gives the focus to what then takes its place. */
export function gives(element: HTMLElement, name: string): void {
  element.addEventListener('click', ({ detail }) => (given = detail ? '' : name))
}
/** It comes in the place of what was pressed, and has the focus. */
export function takes(element: HTMLElement, name: string): void {
  if (given !== name) return
  given = ''
  element.focus()
}

/** What is only read, and may be more than is seen: as long as it is, the keys can scroll it. */
export function scrolls(element: HTMLElement): { destroy: () => void } {
  function look() {
    const { overflowY } = getComputedStyle(element)
    const isScrolled = overflowY === 'auto' || overflowY === 'scroll'
    if (isScrolled && element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const parts = new MutationObserver(look)
  parts.observe(element, { childList: true, characterData: true, subtree: true })
  return {
    destroy() {
      sizes.disconnect()
      parts.disconnect()
    },
  }
}

/** Where the Tab key stops, but for fields: keys that mean something would be written into them. */
const STOPS = 'a[href], button, summary, select, [type=radio], [type=checkbox], [tabindex="0"]'
/** Milliseconds that something may be off, which is only busy. */
const BUSY = 700

interface Held {
  element: HTMLElement
  /** What it is part of, from the inside out; where the Tab key stopped meanwhile. */
  around: Element[]
  stops: Element[]
}

const stopsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(STOPS)]
const isUsable = (one: HTMLElement) =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true })

/** What may take the focus instead, the best first: what has come in its place, then what stood
 *  next to it; of a dialog that is closed, what had the focus before. */
function* heirs({ element, around, stops }: Held, before: HTMLElement[]): Generator<HTMLElement> {
  const places = around.filter((place) => place.isConnected && place.id !== 'app')
  const at = (one: Element) => stops.indexOf(one)
  if (around.some((place) => place.tagName === 'DIALOG' && !place.isConnected)) yield* before
  for (const place of places) {
    const all = stopsIn(place)
    if (place === places[0]) yield* all.filter((one) => at(one) < 0)
    yield* all.filter((one) => at(one) > at(element))
    yield* all.filter((one) => at(one) >= 0 && at(one) < at(element)).reverse()
  }
  yield* before
  // Another page: where it begins. A board takes the focus itself.
  const heading = document.querySelector<HTMLElement>('main:not(.table) h1')
  if (heading) {
    heading.tabIndex = -1
    yield heading
  }
}

/** Whoever goes by keys never loses the place: what had the focus gets it back if it was only off
 *  for a moment, and if it is gone, what stands nearest takes it over. */
export function keepFocus(): void {
  let byKeys = false
  let held: Held | undefined
  let before: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  addEventListener('keydown', () => (byKeys = true), true)
  addEventListener('pointerdown', () => (byKeys = false), true)
  addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    const around: Element[] = []
    for (let place = element.parentElement; place && place !== document.body;)
      [around[around.length], place] = [place, place.parentElement]
    if (held) before = [held.element, ...before.filter((one) => one.isConnected)].slice(0, 9)
    held = { element, around, stops: stopsIn(document) }
  })

  const isFree = () =>
    [document.body, held?.element].includes(document.activeElement as HTMLElement)
  function pass() {
    timer = undefined
    if (!held || !isFree() || isUsable(held.element)) return
    for (const heir of heirs(held, before))
      if (isUsable(heir)) {
        heir.focus()
        if (document.activeElement === heir) return
      }
  }
  new MutationObserver(() => {
    if (!byKeys || !held || !isFree()) return
    const { element } = held
    if (!isUsable(element))
      timer ??= setTimeout(pass, element.isConnected && element.matches(':disabled') ? BUSY : 20)
    else if (timer) {
      clearTimeout(timer)
      timer = undefined
      element.focus()
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
