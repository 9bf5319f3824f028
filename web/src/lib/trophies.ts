// The pictures of trophies, by game. Only the page that shows them loads them.
import plain from 'game-icon:trophy-cup'

const PICTURES = import.meta.glob<{ trophies: Record<string, string> }>('../games/*/trophies.ts', {
  eager: true,
})

export function trophyPicture(game: string, trophy: string): string {
  return PICTURES[`../games/${game}/trophies.ts`]?.trophies[trophy] ?? plain
}
