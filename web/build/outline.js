// Outlines on a grid of whole numbers: icons are drawn in a square of 512 and shown much smaller, so
// nobody sees a step of this grid, and they weigh half as much. Every point is rounded where it really
// lies, so that no error adds up along a line.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const COMMAND = /[\s,]*([a-z])/iy
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y

/**
 * The commands of an outline, each with its numbers.
 * @param {string} outline
 * @returns {[command: string, numbers: number[]][]}
 */
function read(outline) {
    const found = []
    let [at, command] = [0, '']
    const next = (kind) => {
        kind.lastIndex = at
        const match = kind.exec(outline)
        if (match) at = kind.lastIndex
        return match?.[1]
    }
    while (outline.slice(at).trim()) {
        // What follows without a command is done again; after a move these are lines.
        command = next(COMMAND) ?? { M: 'L', m: 'l' }[command] ?? command
        const kind = command.toUpperCase()
        const numbers = []
        while (numbers.length < COUNTS[kind]) {
            // The two flags of an arc may stand together.
            const isFlag = kind === 'A' && (numbers.length === 3 || numbers.length === 4)
            const number = next(isFlag ? FLAG : NUMBER)
            if (number === undefined) throw new Error(`${outline}: no outline from ${at} on`)
            numbers.push(Number(number))
        }
        found.push([command, numbers])
    }
    return found
}

/** Which of a command's numbers are across (0), down (1), or neither (2). */
function axes(kind, count) {
    if (kind === 'H') return [0]
    if (kind === 'V') return [1]
    if (kind === 'A') return [2, 2, 2, 2, 2, 0, 1]
    return Array.from({ length: count }, (_, i) => i % 2)
}

/**
 * The same outline in whole numbers, as short as it can be written.
 * @param {string} outline
 */
export function rounded(outline) {
    let [now, begun] = [
        [0, 0],
        [0, 0],
    ]
    let text = ''
    let before = ''
    for (const [command, numbers] of read(outline)) {
        const kind = command.toUpperCase()
        if (kind === 'Z') {
            now = [...begun]
            text += 'z'
            before = 'z'
            continue
        }
        const base = command === kind ? [0, 0] : now
        const shown = now.map(Math.round)
        const along = axes(kind, numbers.length)
        const whole = numbers.map((number, i) =>
            along[i] === 2
                ? Math.round(number)
                : Math.round(base[along[i]] + number) - shown[along[i]],
        )
        const next = [...now]
        for (const [i, axis] of along.entries()) if (axis < 2) next[axis] = base[axis] + numbers[i]
        now = next
        if (kind === 'M') begun = [...now]
        text += written(kind.toLowerCase(), whole, before)
        before = kind === 'M' ? 'l' : kind.toLowerCase()
    }
    return text
}

/** A command with its numbers; one that stands before it already is not written again. */
function written(command, numbers, before) {
    const list = numbers
        .map((number, i) => (i && number >= 0 ? ` ${number}` : `${number}`))
        .join('')
    const again = command === before && command !== 'm'
    return again ? (numbers[0] < 0 ? list : ` ${list}`) : command + list
}
