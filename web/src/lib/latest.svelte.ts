// Answers that come too late: a language or a game may have been changed while they were on the way.

/** Asks anew whenever what `ask` reads changes, and takes the answer to the last question only. */
export function latest<T>(
  ask: () => Promise<T> | undefined,
  take: (answer: T) => void,
  fail: (error: unknown) => void = () => undefined,
): void {
  $effect(() => {
    let late = false
    ask()?.then(
      (answer) => {
        if (!late) take(answer)
      },
      (error: unknown) => {
        if (!late) fail(error)
      },
    )
    return () => {
      late = true
    }
  })
}
