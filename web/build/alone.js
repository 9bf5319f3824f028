// Python for a page without a server. `make site` has put Pyodide's and Clew's files into a folder
// (`building/site.py`); here they become files of the page, with hashes in their names.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @param {string} from @returns {import('vite').Plugin} */
export function python(from) {
    const assets = 'assets'
    return {
        name: 'python',
        resolveId: (id) =>
            id === 'virtual:python' || id === 'virtual:answers' ? `\0${id}` : undefined,
        load(id) {
            if (id === '\0virtual:python')
                return this.environment.mode === 'dev' ? '' : pieces(this)
            if (id === '\0virtual:answers') return answers(this)
        },
    }

    /** @param {import('rolldown').PluginContext} context */
    function pieces(context) {
        const place = join(from, 'pyodide')
        const names = readdirSync(place).sort()
        const files = names.map((name) => [name, readFileSync(join(place, name))])
        const hash = createHash('sha256')
        for (const [name, source] of files) hash.update(name).update(source)
        const folder = `${assets}/python-${hash.digest('hex').slice(0, 8)}/`
        for (const [name, source] of files)
            context.emitFile({ type: 'asset', fileName: folder + name, source })
        const modules = JSON.parse(readFileSync(join(from, 'parts.json'), 'utf8'))
        const packed = Object.keys(modules).map((name) => {
            const source = readFileSync(join(from, 'parts', `${name}.pack`))
            const file = context.emitFile({ type: 'asset', name: `${name}.pack`, source })
            return { name, source, file }
        })
        const parts = packed.map(({ name, file }) => {
            const begins = JSON.stringify(modules[name])
            return `${JSON.stringify(name)}: { file: import.meta.ROLLUP_FILE_URL_${file}, modules: ${begins} }`
        })
        const lock = JSON.parse(readFileSync(join(from, 'lock.json'), 'utf8'))
        const fetched = files.filter(([name]) => /wasm|zip/.test(name)).map(([, source]) => source)
        const first = packed.find(({ name }) => name === 'clew').source
        const all = [first, ...fetched].reduce((sum, source) => sum + source.length, 0)
        // A worker lies among the assets, too.
        return [
            `export const folder = new URL(${JSON.stringify(`./${folder.slice(assets.length + 1)}`)}, import.meta.url).href`,
            `export const parts = {${parts.join(',')}}`,
            `export const sizes = ${JSON.stringify({ all, info: lock.info })}`,
        ].join('\n')
    }

    /** @param {import('rolldown').PluginContext} context */
    function answers(context) {
        const all = JSON.parse(readFileSync(join(from, 'answers.json'), 'utf8'))
        const lines = Object.entries(all).map(([address, answer]) => {
            const file = context.emitFile({
                type: 'asset',
                name: 'answer.json',
                source: JSON.stringify(answer),
            })
            return `${JSON.stringify(address)}: import.meta.ROLLUP_FILE_URL_${file}`
        })
        return `export const prepared = {${lines.join(',')}}`
    }
}

const POLICY = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
].join('; ')

/** What a server would say in its headers, and addresses that hold in any folder.
 * @returns {import('vite').Plugin} */
export function alone() {
    let folder = ''
    return {
        name: 'alone',
        apply: 'build',
        configResolved(config) {
            folder = config.build.outDir
        },
        closeBundle() {
            keepWhole(folder)
        },
        transformIndexHtml: (html) =>
            html.replace(
                '<meta name="viewport"',
                `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta name="viewport"`,
            ),
    }
}

/** Puts all files of the page, and a version that changes with them, into its service worker.
 * @param {string} folder */
function keepWhole(folder) {
    const worker = join(folder, 'sw.js')
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
    const hash = createHash('sha256')
    for (const name of names) hash.update(name).update(readFileSync(join(folder, name)))
    const files = [
        './',
        ...names.filter((name) => name !== 'index.html').map((name) => `./${name}`),
    ]
    const text = readFileSync(worker, 'utf8')
        .replace("const VERSION = 'clew-1'", `const VERSION = '${hash.digest('hex').slice(0, 16)}'`)
        .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
    writeFileSync(worker, text)
}
