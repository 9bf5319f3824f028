// Packs every file of the page that becomes smaller beside itself, so that a server only has to
// send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const PLAIN = /\.(js|css|html|svg|json|webmanifest|wasm)$/
/** Larger ones would take half a minute to become a few hundredths smaller. */
const LARGE = 1_000_000

/** @returns {import('vite').Plugin} */
export function pack() {
    let folder = ''
    return {
        name: 'pack',
        apply: 'build',
        configResolved(config) {
            folder = config.build.outDir
        },
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (!PLAIN.test(name)) continue
                const plain = readFileSync(join(folder, name))
                const quality = { [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 9 : 11 }
                writeFileSync(
                    join(folder, `${name}.br`),
                    brotliCompressSync(plain, { params: quality }),
                )
                writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
            }
        },
    }
}
