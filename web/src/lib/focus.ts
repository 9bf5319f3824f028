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
