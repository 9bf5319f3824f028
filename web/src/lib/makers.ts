// Who has invented the games, and who publishes them: as in CREDITS.md.
export const MAKERS = {
  labyrinth: ['Max J. Kobbert', 'Ravensburger'],
  'labyrinth-cards': ['Max J. Kobbert', 'Ravensburger'],
  labyrinthos: ['Dog Might Games', 'Dog Might Games'],
  'tiger-labyrinth': ['Peter C. Hayward', 'Jellybean Games'],
  'tiger-traps': ['Peter C. Hayward', 'Jellybean Games'],
} as const
