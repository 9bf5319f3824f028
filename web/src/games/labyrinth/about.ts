import type { About } from '../board'

export const about: About = { minutes: [20, 30], level: 1, players: 4 }
