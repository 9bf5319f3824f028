// A text as a QR code: one path of dark squares.
import encode from 'qr'

export interface Qr {
  /** How many squares a side has, with the white margin. */
  size: number
  path: string
}

export function qrOf(text: string): Qr {
  const rows = encode(text, 'raw', { border: 2 })
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}
