// Answers that come too late: a language or a game may have been changed while they were on the way,
// or somebody has clicked on something else.

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

/** What somebody's clicks ask: each question makes those before it void. */
export class Questions {
  #last = 0

  /** Asks anew, and gives what says later whether the answer is still wanted. */
  next(): () => boolean {
    const number = (this.#last += 1)
    return () => number === this.#last
  }
  /** Whatever is on its way is not wanted any more. */
  forget(): void {
    this.#last += 1
  }
}

/** Questions that are all answered with the same thing as it then is, and may change it: the next
 *  one is asked when the one before is answered, so that no answer overtakes another. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve()

  ask<T>(question: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(question)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}
