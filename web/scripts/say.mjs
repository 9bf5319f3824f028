// Says events with the page's own words: JSON lines in, a sentence a line out. For the test that
// compares them with Python's.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Words } from '../src/lib/words.ts'

const known = new Map()

function wordsOf({ language, game, files }) {
    const name = `${language} ${game}`
    const texts = () => files.map((file) => readFileSync(file, 'utf8'))
    if (!known.has(name)) known.set(name, new Words(language, texts(), game))
    return known.get(name)
}

for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line)
    console.log(JSON.stringify(wordsOf(asked).event(asked.event, asked.names, asked.reader)))
}
