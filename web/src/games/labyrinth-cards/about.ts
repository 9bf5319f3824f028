import type { About } from '../board'

export const about: About = { minutes: [15, 20], level: 1, players: 3 }
