// What has been chosen so far of something that is chosen in steps, and what is looked at.
import type { Option } from './actions'
import type { Begun } from './listing'

export class Choosing {
  /** The action of the hero board that is being used. */
  mode = $state('')
  /** A tile on which there is more than one thing to choose. */
  cell = $state('')
  card = $state('')
  /** The colour of the key that is to be moved. */
  colour = $state('')
  /** What would be, before it is chosen. */
  preview = $state.raw<Option>()
  /** Where the monster would come to. */
  ahead = $state('')
  /** Whose hero board is looked at, if not the one that matters now. */
  peek = $state(0)
  /** The tile under the mouse. */
  pointed = $state('')

  get begun(): Begun {
    return { mode: this.mode, cell: this.cell, card: this.card }
  }
  get isBegun(): boolean {
    return Boolean(this.mode || this.cell || this.card)
  }

  reset(): void {
    this.mode = ''
    this.cell = ''
    this.card = ''
    this.colour = ''
    this.preview = undefined
    this.ahead = ''
  }
  /** Begins with an action or a card, or leaves it if it was that; says whether it began. */
  toggle(part: 'mode' | 'card', name: string): boolean {
    const was = this[part]
    this.reset()
    if (was === name) return false
    this[part] = name
    return true
  }
  /** Looks at an option; where a charge would end is asked of `after`. */
  look(option: Option | undefined, after?: (action: string) => Promise<string>): void {
    this.preview = option
    this.ahead = ''
    if (option?.verb === 'charge' && after)
      void after(option.action).then((cell) => {
        if (this.preview === option) this.ahead = cell
      })
  }
}
