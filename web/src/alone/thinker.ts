// The worker that thinks: bots, hints, curves. It has a Python of its own, so that the tables never
// wait for it.
import { type Begun, type Python, loadPython } from './python'

export interface Question {
  job: number
  work: string
  question: unknown
}
export type Thought = { job: number; answer?: unknown } | { job: number; failed: string }

let python: Promise<Python>

onmessage = async ({ data }: MessageEvent<Begun | Question>) => {
  // What it hears first.
  if (!('job' in data)) {
    const line = 'from clew.alone import thinking; thinking'
    python = loadPython(line, () => undefined, data)
    python.catch(() => undefined)
    return
  }
  const { job } = data
  try {
    postMessage({ job, answer: await answer(data) } satisfies Thought)
  } catch (error) {
    postMessage({ job, failed: String(error) } satisfies Thought)
  }
}

async function answer({ work, question }: Question): Promise<unknown> {
  const { found, bring } = await python
  for (;;) {
    const text = found.do!(work, JSON.stringify(question))
    const done = JSON.parse(text) as { answer?: unknown; part?: string }
    if (!done.part) return done.answer
    await bring(done.part)
  }
}
