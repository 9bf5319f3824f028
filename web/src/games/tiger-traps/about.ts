import type { About } from '../board'

export const about: About = { minutes: [15, 20], level: 2, players: 4 }
