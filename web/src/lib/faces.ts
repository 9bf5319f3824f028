// The faces of the cast, drawn by us: where each one's picture lies.
const PICTURES = import.meta.glob<string>('../faces/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function pictureOfFace(face: string): string | undefined {
  return PICTURES[`../faces/${face}.svg`]
}
