// Where the words come from: ours are part of the page, a game's are asked for.
import { api } from './api'
import { type Language, Words } from './words'

const CATALOGUES = import.meta.glob<string>(
  '../../../src/clew/words/{common,page,errors,help,tournaments}.*.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)
const loaded = new Map<string, Promise<string>>()

function once(name: string, load: () => Promise<string>): Promise<string> {
  const found = loaded.get(name) ?? load()
  loaded.set(name, found)
  found.catch(() => loaded.delete(name))
  return found
}

function catalogue(name: string): Promise<string> {
  return once(name, () => CATALOGUES[`../../../src/clew/words/${name}.ftl`]!())
}

/** The words of a language: those of the page, those of a game, and of its lessons. */
export async function load(language: Language, game = '', lessons = false): Promise<Words> {
  const texts = ['common', 'page', 'errors'].map((name) => catalogue(`${name}.${language}`))
  if (game) texts.push(once(`${game}.${language}`, () => api.words(game, language)))
  if (lessons) texts.push(once(`learn ${game}.${language}`, () => api.lessonWords(game, language)))
  return new Words(language, await Promise.all(texts), game)
}

/** What only some pages say: those about Clew, those of tournaments. */
export async function loadPart(part: 'help' | 'tournaments', language: Language): Promise<Words> {
  return new Words(language, [await catalogue(`${part}.${language}`)])
}
