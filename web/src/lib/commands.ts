// What can be typed at the command line besides actions: as src/clew/terminal/sayings.py has it.
import type { Words } from './words'

export const COMMANDS = ['help', 'legal', 'board', 'describe', 'log', 'rules', 'undo'] as const
export type Command = (typeof COMMANDS)[number]

/** The command that a line means, in English or the reader's language. */
export function commandOf(words: Words, text: string): Command | undefined {
  const said = text.trim().toLowerCase()
  return COMMANDS.find((name) => said === name || said === words.say(`terminal-command-${name}`))
}

/** One legal action of each kind. */
export function examplesOf(legal: string[]): string {
  const kinds = new Map<string, string>()
  for (const action of legal) {
    const kind = action.split(' ')[0]!
    if (!kinds.has(kind)) kinds.set(kind, action)
  }
  return [...kinds.values()].slice(0, 6).join(', ')
}
