// Python in a worker: Pyodide, and Clew in parts, each of which comes when it is first needed.
import type { PyodideAPI } from 'pyodide'
import { folder, parts, sizes } from 'virtual:python'
import { type Snapshot, forget, spread, squeeze } from './snapshot'

/** A function of Python, as far as we call one. */
export type Call = (...given: (string | number)[]) => string
export interface Instance {
  [method: string]: Call
}
export interface Python {
  /** What was asked for. */
  found: Instance
  /** Brings a part of Clew that is not here yet. */
  bring(part: string): Promise<void>
  /** For another worker, which then need not begin at the beginning. */
  begun: Begun
}
/** Python as it was compiled, and its memory after it had started. */
export interface Begun {
  compiled?: WebAssembly.Module | undefined
  snapshot?: Snapshot | undefined
}

/** The part that everything needs. */
const FIRST = 'clew'
const ROOT = '/clew'

/** Loads Python and gives what a line of it evaluates to. `progress` is told the part that is done,
 * from 0 to 1: what has arrived counts for most of it. */
export async function loadPython(
  line: string,
  progress: (part: number) => void,
  begun: Begun = {},
): Promise<Python> {
  let { compiled, snapshot } = begun
  const usual = { fetch: globalThis.fetch, instantiate: WebAssembly.instantiateStreaming }
  // Later there is nothing to wait for, and what is not counted the browser keeps as it was compiled.
  if (!snapshot) countArriving((bytes) => progress((0.8 * bytes) / sizes.all))
  if (compiled) takeCompiled(compiled)
  else keepCompiled((module) => (compiled = module))
  try {
    const site = new URL(folder, location.href).href
    const [packed, { loadPyodide }] = await Promise.all([
      unpacked(FIRST),
      import(/* @vite-ignore */ `${site}pyodide.js`) as Promise<typeof import('pyodide')>,
    ])
    const options = {
      indexURL: site,
      // Nothing else is ever loaded by name, so there is nothing to look up.
      lockFileContents: { info: sizes.info, packages: {} },
      checkAPIVersion: false,
    }
    const memory = snapshot ? { _loadSnapshot: spread(snapshot) } : { _makeSnapshot: true }
    const python = await loadPyodide({ ...options, ...memory })
    progress(0.9)
    snapshot ??= squeeze(python.makeMemorySnapshot())
    write(python.FS, packed)
    // Whoever goes on from the same memory must not throw the same dice.
    python.runPython(`import random, sys; random.seed(); sys.path.insert(0, "${ROOT}")`)
    const waiting = python.runPython('from clew.alone import parts; parts') as Instance
    const modules = Object.entries(parts).map(([name, part]) => [name, part.modules])
    waiting.expect!(JSON.stringify(Object.fromEntries(modules)))
    const found = python.runPython(line) as Instance
    progress(1)
    const bring = async (part: string) => {
      write(python.FS, await unpacked(part))
      waiting.arrived!(part)
    }
    return { found, bring, begun: { compiled, snapshot } }
  } catch (error) {
    if (!begun.snapshot) throw error
    await forget()
    return await loadPython(line, progress, { compiled })
  } finally {
    globalThis.fetch = usual.fetch
    WebAssembly.instantiateStreaming = usual.instantiate
  }
}

type Files = [name: string, content: Uint8Array][]

/** The files of a part, as `building/site.py` packed them. */
async function unpacked(part: string): Promise<Files> {
  const answer = await fetch(parts[part]!.file)
  if (!answer.ok || !answer.body) throw new Error(`${part}: ${answer.status}`)
  const stream = answer.body.pipeThrough(new DecompressionStream('gzip'))
  const all = await new Response(stream).arrayBuffer()
  const length = new DataView(all).getUint32(0)
  const listed = new TextDecoder().decode(new Uint8Array(all, 4, length))
  let at = 4 + length
  return (JSON.parse(listed) as [string, number][]).map(([name, size]) => {
    at += size
    return [name, new Uint8Array(all, at - size, size)]
  })
}

function write(files: PyodideAPI['FS'], unpacked: Files): void {
  for (const [name, content] of unpacked) {
    const path = `${ROOT}/${name}`
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    files.writeFile(path, content)
  }
}

/** Counts the bytes of all that is fetched. */
function countArriving(tell: (bytes: number) => void): void {
  const usual = globalThis.fetch
  let bytes = 0
  globalThis.fetch = async (...given) => {
    const answer = await usual(...given)
    if (!answer.body) return answer
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, onwards) {
        bytes += chunk.byteLength
        tell(Math.min(bytes, sizes.all))
        onwards.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = answer
    return new Response(answer.body.pipeThrough(counter), { status, statusText, headers })
  }
}

/** Tells what Pyodide was compiled to. */
function keepCompiled(keep: (module: WebAssembly.Module) => void): void {
  const usual = WebAssembly.instantiateStreaming.bind(WebAssembly)
  WebAssembly.instantiateStreaming = async (answer, imports) => {
    const made = await usual(answer, imports)
    keep(made.module)
    return made
  }
}

/** Nothing is fetched and compiled again that another worker has compiled. */
function takeCompiled(module: WebAssembly.Module): void {
  const usual = globalThis.fetch
  globalThis.fetch = (...given) =>
    String(given[0]).endsWith('.wasm') ? Promise.resolve(new Response()) : usual(...given)
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  })
}
