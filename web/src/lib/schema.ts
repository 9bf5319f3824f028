// A game's options as their JSON schema describes them: as much of it as a form needs.
import type { GameInfo } from './contract'

export interface Schema {
  $ref?: string
  type?: string
  enum?: (string | number)[]
  properties?: Record<string, Schema>
  default?: unknown
  minimum?: number
  maximum?: number
}

/** The options of a game by name; a reference is followed. */
export function schemaOf(game: GameInfo): Record<string, Schema> {
  const { options, $defs } = game.schema as {
    options: Schema
    $defs: Record<string, Schema>
  }
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? ($defs[schema.$ref.split('/').at(-1)!] ?? {}) : schema
  const fields = Object.entries(resolve(options).properties ?? {})
  return Object.fromEntries(fields.map(([name, schema]) => [name, resolve(schema)]))
}
