// One stop of the Tab key for a whole board; the arrow keys go to what lies next that way.

const TARGET = '[data-target]'

function targets(node: Element): (SVGElement | HTMLElement)[] {
  return [...node.querySelectorAll<SVGElement | HTMLElement>(TARGET)]
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What lies nearest in a direction; what is off to the side counts as farther away. */
function nearest(from: Element, all: Element[], dx: number, dy: number): Element | undefined {
  const here = centre(from)
  let best: Element | undefined
  let least = Infinity
  for (const other of all) {
    const there = centre(other)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (other === from || ahead < 4) continue
    const far = ahead + aside * 2.5
    if (far < least) [best, least] = [other, far]
  }
  return best
}

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function roving(node: Element): { destroy: () => void } {
  /** Whether the keys are here: what has them may vanish, and something else takes them over. */
  let inside = false

  function choose(wanted?: Element): void {
    const all = targets(node)
    const current =
      wanted ??
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.getAttribute('tabindex') === '0' && one.dataset.target !== 'off') ??
      all.find((one) => one.dataset.target !== 'off') ??
      all[0]
    for (const one of all) {
      const wish = one === current ? '0' : '-1'
      if (one.getAttribute('tabindex') !== wish) one.setAttribute('tabindex', wish)
    }
    if (inside && current && document.activeElement === document.body)
      (current as SVGElement).focus()
  }
  function key(event: KeyboardEvent): void {
    const target = (event.target as Element).closest(TARGET)
    if (!target) return
    const way = KEYS[event.key]
    if (way) {
      const next = nearest(target, targets(node), ...way) as SVGElement | undefined
      next?.focus()
      event.preventDefault()
    } else if ((event.key === 'Enter' || event.key === ' ') && target.tagName !== 'BUTTON') {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
      event.preventDefault()
    }
  }
  const focused = (event: Event) => {
    inside = true
    choose((event.target as Element).closest(TARGET) ?? undefined)
  }
  /** The focus went elsewhere, unless what had it is gone. */
  const left = (event: FocusEvent) => {
    const target = event.target as Element
    if (target.isConnected && !node.contains(event.relatedTarget as Node | null))
      queueMicrotask(() => (inside = !target.isConnected))
  }
  const watch = new MutationObserver(() => choose())
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ['data-target'] })
  node.addEventListener('focusin', focused)
  node.addEventListener('focusout', left as EventListener)
  node.addEventListener('keydown', key as EventListener)
  choose()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('focusin', focused)
      node.removeEventListener('focusout', left as EventListener)
      node.removeEventListener('keydown', key as EventListener)
    },
  }
}
