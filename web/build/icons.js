// `import owl from 'game-icon:owl'` is the outline of that icon, and only icons that are
// imported end up in the page. `coin-icon:owl` is the same in a file of its own, for those who
// need one of many: what is imported by name with others would be split, too.
import { createRequire } from 'node:module'
import { rounded } from './outline.js'

const { icons, width = 512 } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const PREFIX = /^(?:game|coin)-icon:/

/** @returns {import('vite').Plugin} */
export function gameIcons() {
    return {
        name: 'game-icons',
        enforce: 'pre',
        resolveId: (id) => (PREFIX.test(id) ? `\0${id}` : undefined),
        load(id) {
            if (!id.startsWith('\0') || !PREFIX.test(id.slice(1))) return
            const name = id.slice(1).replace(PREFIX, '')
            const body = icons[name]?.body
            const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
            if (width !== 512 || paths.length === 0) this.error(`there is no game icon ${name}`)
            return `export default ${JSON.stringify(paths.map(rounded).join(''))}`
        },
    }
}
