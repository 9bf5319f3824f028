// Packs every text file of the page beside itself, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

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
                if (!TEXT.test(name)) continue
                const text = readFileSync(join(folder, name))
                const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
                writeFileSync(
                    join(folder, `${name}.br`),
                    brotliCompressSync(text, { params: quality }),
                )
                writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
            }
        },
    }
}
