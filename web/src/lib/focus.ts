// The focus, where what had it is gone: who plays by keys goes on by keys.

let wasSomewhere = false
addEventListener('focusin', () => (wasSomewhere = true))

/** A board takes the focus that fell to the body when it came; never one that nobody had. */
export function takeFocus(board: HTMLElement): void {
  // What is in it gets its places for the keys first.
  requestAnimationFrame(() => {
    if (!wasSomewhere || document.activeElement !== document.body) return
    const stop = board.querySelector<HTMLElement>('[data-target][tabindex="0"]') ?? board
    stop.focus({ preventScroll: true })
  })
}
