// Marks the buttons of an action, so that a board that names it need not know of hints.

export function buttonsOf(action: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('.board [data-action]')
  return [...all].filter((element) => element.dataset.action === action)
}

/** Marks them, and gives what takes the marks away again. */
export function mark(action: string): () => void {
  const marked = buttonsOf(action)
  for (const element of marked) element.toggleAttribute('data-hinted', true)
  return () => marked.forEach((element) => element.removeAttribute('data-hinted'))
}
